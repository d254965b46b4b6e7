package nonpareil.content.text.english;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Joints;
import nonpareil.content.text.Lead;
import nonpareil.content.text.Part;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Card;

/** English sentences put together. */
final class EnglishJoints implements Joints {

  private final EnglishConditions conditions;

  EnglishJoints(EnglishConditions conditions) {
    this.conditions = conditions;
  }

  @Override
  public Lead when(Condition condition) {
    return new Lead(Lead.Kind.CLAUSE, "if " + conditions.text(condition));
  }

  @Override
  public Lead during(Condition condition) {
    return new Lead(Lead.Kind.CLAUSE, "while " + conditions.text(condition));
  }

  @Override
  public String until(Condition condition) {
    return "until " + conditions.text(condition);
  }

  @Override
  public Lead otherwise() {
    return new Lead(Lead.Kind.LINK, "otherwise");
  }

  @Override
  public Lead inThatCase() {
    return new Lead(Lead.Kind.LINK, "in that case");
  }

  @Override
  public Lead ifDone(Players who, boolean done) {
    String they = who == Players.YOU ? "you" : "they";
    return new Lead(Lead.Kind.CLAUSE, "if " + they + (done ? " do" : " do not"));
  }

  @Override
  public String heading(Card.Timing timing) {
    return switch (timing) {
      case IMMEDIATELY -> "IMMEDIATELY";
      case DURING_COMBAT -> "DURING COMBAT";
      case AFTER_COMBAT -> "AFTER COMBAT";
      case SCHEME -> "";
      case BOOST_BONUS -> "BOOST BONUS";
      case FORCED_DISCARD -> "REACTION";
    };
  }

  @Override
  public String say(Part.Sentence sentence) {
    String leads =
        sentence.leads().stream().map(lead -> lead.text() + ", ").collect(Collectors.joining());
    String then = sentence.then() && sentence.clauses().size() == 1 ? "then " : "";
    return leads + then + body(sentence);
  }

  private static String body(Part.Sentence sentence) {
    List<Clause> clauses = sentence.clauses();
    if (sentence.may()) {
      var texts = new ArrayList<String>();
      texts.add(clauses.getFirst().may(false));
      clauses.stream().skip(1).map(Clause::infinitive).forEach(texts::add);
      return join(texts, sentence.then());
    }
    if (sentence.yours()) {
      return join(clauses.stream().map(Clause::command).toList(), sentence.then());
    }
    var texts = new ArrayList<String>();
    String subject = "";
    for (Clause clause : clauses) {
      boolean same = clause.subject().equals(subject) && !isNone(subject);
      texts.add(same ? clause.predicate() : clause.statement(false));
      subject = clause.subject();
    }
    return join(texts, sentence.then());
  }

  /** Nobody and nothing: what is not so of it is said in full each time. */
  private static boolean isNone(String subject) {
    return subject.startsWith("no ")
        || subject.startsWith("none ")
        || subject.startsWith("neither ")
        || subject.equals("nothing");
  }

  private static String join(List<String> texts, boolean then) {
    boolean list = texts.stream().limit(texts.size() - 1L).anyMatch(text -> text.contains(", "));
    return Texts.list(texts, then ? ", then " : list ? ", and " : " and ");
  }
}
