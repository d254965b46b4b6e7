package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;

/** A piece of a text before it is put into words: a sentence or a list of options. */
public sealed interface Part {

  /** The same part, opened by a lead before those it has. */
  Part under(Lead lead);

  /** The same part without commands: somebody else than the reader decides. */
  Part stated();

  /** Whether it hangs on the sentence before it and needs no lead of its own. */
  boolean chained();

  /** What it opens with. */
  List<Lead> leads();

  /** Whether its first clause may be declined. */
  boolean isMay();

  /**
   * One sentence.
   *
   * @param may the first clause, or all if they are the reader's, may be declined
   * @param then it says that it comes after what was said before
   * @param chained it hangs on the sentence before it
   */
  record Sentence(
      List<Lead> leads, boolean may, List<Clause> clauses, boolean then, boolean chained)
      implements Part {

    static Sentence of(Clause... clauses) {
      return of(List.of(clauses));
    }

    static Sentence of(List<Clause> clauses) {
      return new Sentence(List.of(), false, clauses, false, false);
    }

    static Sentence may(Clause clause) {
      return of(clause).asMay();
    }

    @Override
    public Sentence under(Lead lead) {
      return new Sentence(before(lead, leads), may, clauses, false, chained);
    }

    @Override
    public boolean isMay() {
      return may;
    }

    Sentence asMay() {
      return new Sentence(leads, true, clauses, then, chained);
    }

    @Override
    public Sentence stated() {
      List<Clause> told = clauses.stream().<Clause>map(Stated::new).toList();
      return new Sentence(leads, may, told, then, chained);
    }

    Sentence withThen() {
      return new Sentence(leads, may, clauses, true, chained);
    }

    Sentence asChained() {
      return new Sentence(leads, may, clauses, then, true);
    }

    /** Nothing but clauses. */
    boolean plain() {
      return leads.isEmpty() && !may && !chained;
    }

    public boolean yours() {
      return clauses.stream().allMatch(Clause::yours);
    }

    /** Both sentences in one. */
    Sentence and(Sentence other) {
      var all = new ArrayList<>(clauses);
      all.addAll(other.clauses);
      return new Sentence(leads, may, List.copyOf(all), other.then, chained);
    }

    boolean ends() {
      return clauses.getLast().ends();
    }

    private static List<Lead> before(Lead first, List<Lead> rest) {
      var all = new ArrayList<Lead>();
      all.add(first);
      all.addAll(rest);
      return List.copyOf(all);
    }
  }

  /**
   * A sentence that asks for a choice, and what there is to choose from.
   *
   * @param block it asks for no choice: its one item belongs together
   */
  record Options(Sentence intro, List<List<Part>> options, boolean block) implements Part {

    @Override
    public Options under(Lead lead) {
      return new Options(intro.under(lead), options, block);
    }

    @Override
    public Options stated() {
      List<List<Part>> told =
          options.stream().map(parts -> parts.stream().map(Part::stated).toList()).toList();
      return new Options(intro.stated(), told, block);
    }

    Options asMay() {
      return new Options(intro.asMay(), options, block);
    }

    @Override
    public boolean chained() {
      return intro.chained();
    }

    @Override
    public List<Lead> leads() {
      return intro.leads();
    }

    @Override
    public boolean isMay() {
      return intro.may();
    }
  }
}
