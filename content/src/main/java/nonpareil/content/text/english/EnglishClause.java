package nonpareil.content.text.english;

import static nonpareil.content.text.Term.LOOK_AT;
import static nonpareil.content.text.Term.MAY;

import java.util.Map;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Term;

/**
 * An English statement.
 *
 * @param third whether the subject is a third person singular
 * @param verb the infinitive
 * @param tail what ends the sentence, after a semicolon; may be empty
 */
record EnglishClause(String subject, boolean third, String verb, String rest, String tail)
    implements Clause {

  private static final String YOU = "you";

  /** The verbs that are terms. */
  private static final Map<String, Term> TERMS =
      Map.of(
          "boost", Term.BOOST,
          "cancel", Term.CANCEL,
          "discard", Term.DISCARD,
          "ignore", Term.IGNORE,
          "move", Term.MOVE,
          "place", Term.PLACE,
          "prevent", Term.PREVENT,
          "recover", Term.RECOVER,
          "reveal", Term.REVEAL);

  /** What the reader does. */
  static EnglishClause you(String verb, String rest) {
    return new EnglishClause(YOU, false, verb, rest, "");
  }

  /** What one other does. */
  static EnglishClause one(String subject, String verb, String rest) {
    return new EnglishClause(subject, true, verb, rest, "");
  }

  /** What several others, or "they", do. */
  static EnglishClause many(String subject, String verb, String rest) {
    return new EnglishClause(subject, false, verb, rest, "");
  }

  /** With more text before the end of the sentence. */
  EnglishClause with(String more) {
    return new EnglishClause(subject, third, verb, rest + more, tail);
  }

  EnglishClause ending(String text) {
    return new EnglishClause(subject, third, verb, rest, "; " + text);
  }

  EnglishClause tailed(String text) {
    return new EnglishClause(subject, third, verb, rest, text);
  }

  @Override
  public boolean yours() {
    return subject.equals(YOU) && !verb.equals("cannot"); // what one cannot do is no command
  }

  @Override
  public boolean ends() {
    return !tail.isEmpty();
  }

  @Override
  public String command() {
    return infinitive();
  }

  @Override
  public String statement(boolean inverted) {
    return subject + " " + predicate();
  }

  @Override
  public String predicate() {
    return told(third ? thirdPerson() : verb.equals("be") ? "are" : verb);
  }

  @Override
  public String may(boolean inverted) {
    return subject + " " + MAY.mark("may") + " " + infinitive();
  }

  @Override
  public String infinitive() {
    return told(verb);
  }

  /** A form of the verb and all that follows. */
  private String told(String form) {
    if (verb.equals("look") && rest.startsWith("at ")) {
      return LOOK_AT.mark(form + " at") + rest.substring(2) + tail;
    }
    Term term = TERMS.get(verb);
    if (form.isEmpty()) { // no more than a name for something
      return rest + tail;
    }
    return (term == null ? form : term.mark(form)) + " " + rest + tail;
  }

  private String thirdPerson() {
    if (verb.equals("be")) {
      return "is";
    }
    if (verb.equals("cannot") || verb.equals("can") || verb.equals("may")) {
      return verb;
    }
    if (verb.equals("have")) {
      return "has";
    }
    if (verb.equals("do")) {
      return "does";
    }
    if (verb.equals("carry")) {
      return "carries";
    }
    boolean hisses = verb.endsWith("s") || verb.endsWith("sh") || verb.endsWith("ch");
    return verb + (hisses ? "es" : "s");
  }
}
