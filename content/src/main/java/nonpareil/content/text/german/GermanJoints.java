package nonpareil.content.text.german;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Joints;
import nonpareil.content.text.Lead;
import nonpareil.content.text.Part;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Card;

/** German sentences put together: after a lead the verb comes first. */
final class GermanJoints implements Joints {

  private final GermanConditions conditions;

  GermanJoints(GermanConditions conditions) {
    this.conditions = conditions;
  }

  @Override
  public Lead when(Condition condition) {
    return new Lead(Lead.Kind.CLAUSE, "wenn " + conditions.text(condition));
  }

  @Override
  public Lead during(Condition condition) {
    return new Lead(Lead.Kind.CLAUSE, "solange " + conditions.text(condition));
  }

  @Override
  public String until(Condition condition) {
    return "bis " + conditions.text(condition);
  }

  @Override
  public Lead otherwise() {
    return new Lead(Lead.Kind.LINK, "andernfalls");
  }

  @Override
  public Lead inThatCase() {
    return new Lead(Lead.Kind.LINK, "in diesem Fall");
  }

  @Override
  public Lead ifDone(Players who, boolean done) {
    if (who == Players.YOU) {
      return new Lead(Lead.Kind.CLAUSE, done ? "wenn du das tust" : "wenn du das nicht tust");
    }
    return new Lead(Lead.Kind.CLAUSE, done ? "wenn er das tut" : "wenn er das nicht tut");
  }

  @Override
  public String heading(Card.Timing timing) {
    return switch (timing) {
      case IMMEDIATELY -> "SOFORT";
      case DURING_COMBAT -> "WÄHREND KAMPF";
      case AFTER_COMBAT -> "NACH KAMPF";
      case SCHEME -> "";
      case BOOST_BONUS -> "BOOST-BONUS";
      case FORCED_DISCARD -> "REAKTION";
    };
  }

  @Override
  public String say(Part.Sentence sentence) {
    var text = new StringBuilder();
    List<Lead> leads = sentence.leads();
    boolean capital = false;
    for (int i = 0; i < leads.size(); i++) {
      Lead lead = leads.get(i);
      boolean clauseFollows = i + 1 < leads.size() && leads.get(i + 1).kind() == Lead.Kind.CLAUSE;
      if (lead.kind() == Lead.Kind.MOMENT && clauseFollows && isTwoClauses(leads, i + 1)) {
        text.append(lead.text()).append(", "); // the colon stands between the clauses
        continue;
      }
      if (lead.kind() == Lead.Kind.MOMENT && clauseFollows) {
        text.append(lead.text().replaceFirst(",$", "")).append(": ");
        capital = true;
        continue;
      }
      if (isTwoClauses(leads, i)) {
        text.append(capital ? Texts.capital(lead.text()) : lead.text()).append(": ");
        capital = true;
        continue;
      }
      boolean momentFollows = i + 1 < leads.size() && leads.get(i + 1).kind() == Lead.Kind.MOMENT;
      if (lead.kind() == Lead.Kind.CLAUSE && momentFollows) {
        // only one of them can stand before the verb
        text.append(capital ? Texts.capital(lead.text()) : lead.text()).append(": ");
        capital = true;
        continue;
      }
      boolean another = i + 2 < leads.size() && leads.get(i + 2).kind() == Lead.Kind.CLAUSE;
      if (momentFollows && !another && lead.text().startsWith("bis ")) {
        // so can only one of how long and when
        text.append(capital ? Texts.capital(lead.text()) : lead.text()).append(": ");
        capital = true;
        continue;
      }
      boolean comma = lead.kind() == Lead.Kind.CLAUSE || clauseFollows;
      text.append(capital ? Texts.capital(lead.text()) : lead.text()).append(comma ? ", " : " ");
      capital = false;
    }
    boolean then = sentence.then() && sentence.clauses().size() == 1;
    text.append(then ? "dann " : "");
    return text.append(body(sentence, then || !leads.isEmpty())).toString();
  }

  /** Whether a clause, with no other before it, is followed by one with "wenn". */
  private static boolean isTwoClauses(List<Lead> leads, int at) {
    return at + 1 < leads.size()
        && leads.subList(0, at).stream().allMatch(lead -> lead.kind() == Lead.Kind.MOMENT)
        && (at == 0 || leads.get(at).kind() == Lead.Kind.CLAUSE)
        && leads.get(at + 1).kind() == Lead.Kind.CLAUSE
        && leads.get(at + 1).text().startsWith("wenn ");
  }

  private static String body(Part.Sentence sentence, boolean inverted) {
    List<Clause> clauses = sentence.clauses();
    var texts = new ArrayList<String>();
    if (sentence.may()) {
      texts.add(clauses.getFirst().may(inverted));
      clauses.stream().skip(1).map(Clause::infinitive).forEach(texts::add);
      return join(texts, sentence.then());
    }
    boolean told = sentence.leads().stream().anyMatch(l -> l.kind() == Lead.Kind.MOMENT);
    if (sentence.yours() && !told) {
      return join(clauses.stream().map(Clause::command).toList(), sentence.then());
    }
    String subject = "";
    for (Clause clause : clauses) {
      boolean same = clause.subject().equals(subject) && !isNone(subject);
      boolean first = texts.isEmpty();
      boolean then = sentence.then() && !first && texts.size() == clauses.size() - 1;
      texts.add(
          same
              ? then ? clause.predicateThen() : clause.predicate()
              : (then ? "dann " : "") + clause.statement(then || first && inverted));
      subject = clause.subject();
    }
    return join(texts, false);
  }

  /** Nobody and nothing: what is not so of it is said in full each time. */
  private static boolean isNone(String subject) {
    return subject.startsWith("kein") || subject.equals("nichts");
  }

  private static String join(List<String> texts, boolean then) {
    if (texts.size() == 1) {
      return texts.getFirst();
    }
    String most = String.join(", ", texts.subList(0, texts.size() - 1));
    return most + (then ? " und dann " : " und ") + texts.getLast();
  }
}
