package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Part.Options;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Players;

/** Several sentences that belong together: under one lead, in one "may", or run into one. */
final class Joining {

  /** More clauses than this in one sentence are hard to read. */
  private static final int MOST_CLAUSES = 3;

  private final Joints joints;

  Joining(Joints joints) {
    this.joints = joints;
  }

  /** All these parts stand under a lead: in one sentence if that can be, else it is recalled. */
  List<Part> under(Lead lead, List<Part> parts) {
    List<Part> joined = joined(parts);
    var led = new ArrayList<Part>();
    for (Part part : joined) {
      if (led.isEmpty()) {
        led.add(part.under(lead));
      } else {
        led.add(part.chained() ? part : part.under(joints.inThatCase()));
      }
    }
    return led;
  }

  /** Plain sentences as one where that can be read. */
  static List<Part> joined(List<Part> parts) {
    var joined = new ArrayList<Part>();
    for (Part part : parts) {
      if (!joined.isEmpty()
          && joined.getLast() instanceof Sentence before
          && part instanceof Sentence sentence
          && before.plain()
          && sentence.plain()
          && !before.ends()
          && before.clauses().size() + sentence.clauses().size() <= MOST_CLAUSES) {
        joined.set(joined.size() - 1, before.and(sentence));
      } else {
        joined.add(part);
      }
    }
    return joined;
  }

  static List<Part> chained(List<Part> parts) {
    return parts.stream().map(Joining::chained).toList();
  }

  static Part chained(Part part) {
    return switch (part) {
      case Sentence sentence -> sentence.asChained();
      case Options(Sentence intro, List<List<Part>> options) ->
          new Options(intro.asChained(), options);
    };
  }

  /** You may do all this; what the reader does not do itself follows from it. */
  List<Part> optional(List<Part> parts) {
    List<Part> joined = joined(parts);
    if (joined.isEmpty()) {
      return joined;
    }
    var all = new ArrayList<Part>();
    List<Part> rest = joined.subList(1, joined.size());
    switch (joined.getFirst()) {
      case Options(Sentence intro, List<List<Part>> options) ->
          all.add(new Options(intro.asMay(), options));
      case Sentence first when first.may() || first.yours() -> all.add(first.asMay());
      case Sentence first when first.clauses().size() == 1 ->
          all.add(new Sentence(first.leads(), true, letting(first), false, first.chained()));
      case Sentence first -> {
        var clauses = first.clauses();
        all.add(new Sentence(first.leads(), true, letting(first), false, first.chained()));
        var follows = new ArrayList<Part>();
        follows.add(Sentence.of(clauses.subList(1, clauses.size())));
        follows.addAll(rest);
        rest = follows;
      }
    }
    if (!rest.isEmpty()) {
      boolean hangs = rest.getFirst().chained();
      all.addAll(hangs ? rest : chained(under(joints.ifDone(Players.YOU, true), rest)));
    }
    return all;
  }

  /** The first clause as something the reader may bring about. */
  private static List<Clause> letting(Sentence sentence) {
    return List.of(sentence.clauses().getFirst().letting());
  }

  /** Adds parts; what one and the same subject does is told in one sentence. */
  static void add(List<Part> parts, List<Part> more) {
    if (!parts.isEmpty()
        && !more.isEmpty()
        && parts.getLast() instanceof Sentence before
        && more.getFirst() instanceof Sentence after
        && before.plain()
        && after.plain()
        && before.clauses().size() == 1
        && !before.yours()
        && before.clauses().getFirst().subject().equals(after.clauses().getFirst().subject())) {
      parts.set(parts.size() - 1, before.and(after));
      parts.addAll(more.subList(1, more.size()));
    } else {
      parts.addAll(more);
    }
  }
}
