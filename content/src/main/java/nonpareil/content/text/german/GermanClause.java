package nonpareil.content.text.german;

import static nonpareil.content.text.Term.MAY;

import java.util.stream.Stream;
import nonpareil.content.text.Clause;

/**
 * A German statement: the verb moves, the rest stays in its order.
 *
 * @param middle what stands between the parts of the verb
 * @param tail what follows the whole verb; may be empty
 */
record GermanClause(String subject, Person person, GermanVerb verb, String middle, String tail)
    implements Clause {

  /** Who does it. */
  enum Person {
    YOU,
    ONE,
    MANY
  }

  /** What the reader does. */
  static GermanClause you(GermanVerb verb, String middle) {
    return new GermanClause("du", Person.YOU, verb, middle, "");
  }

  /** What one other does. */
  static GermanClause one(String subject, GermanVerb verb, String middle) {
    return new GermanClause(subject, Person.ONE, verb, middle, "");
  }

  /** What several others do. */
  static GermanClause many(String subject, GermanVerb verb, String middle) {
    return new GermanClause(subject, Person.MANY, verb, middle, "");
  }

  /** With more text right behind the verb. */
  GermanClause opening(String text) {
    // a pronoun stays next to the verb
    String pronoun =
        Stream.of("sich ", "ihn ", "ihm ", "sie ", "es ")
            .filter(middle::startsWith)
            .findFirst()
            .orElse("");
    return new GermanClause(
        subject, person, verb, pronoun + text + middle.substring(pronoun.length()), tail);
  }

  /** Without the comma that would end a clause in it. */
  GermanClause closed() {
    return middle.endsWith(",")
        ? new GermanClause(subject, person, verb, middle.substring(0, middle.length() - 1), tail)
        : this;
  }

  /** With more text after the verb. */
  GermanClause ending(String text) {
    return new GermanClause(subject, person, verb, middle, text);
  }

  @Override
  public boolean yours() {
    return person == Person.YOU && !verb.infinitive().equals("können"); // that is no command
  }

  @Override
  public boolean ends() {
    return tail.contains(";") || tail.startsWith(":");
  }

  @Override
  public String command() {
    return after(verb.told(verb.command()), middle) + verb.end() + tail;
  }

  @Override
  public String statement(boolean inverted) {
    return inverted
        ? after(verb.told(finite()) + " " + subject, middle) + verb.end() + tail
        : subject + " " + predicate();
  }

  @Override
  public String predicate() {
    return after(verb.told(finite()), middle) + verb.end() + tail;
  }

  @Override
  public String predicateThen() {
    return opening("dann ").predicate();
  }

  @Override
  public String may(boolean inverted) {
    String may =
        switch (person) {
          case YOU -> "darfst";
          case ONE -> "darf";
          case MANY -> "dürfen";
        };
    String marked = MAY.mark(may);
    return (inverted ? marked + " " + subject : subject + " " + marked) + " " + infinitive();
  }

  /** "dass dein Gegner 1 Karte zieht". */
  String subordinate() {
    return "dass " + after(subject, middle) + " " + verb.told(verb.prefix() + finite()) + tail;
  }

  @Override
  public String infinitive() {
    return after(middle, verb.told(verb.full())) + tail;
  }

  private static String after(String before, String words) {
    return before.isEmpty() || words.isEmpty() ? before + words : before + " " + words;
  }

  private String finite() {
    return switch (person) {
      case YOU -> verb.you();
      case ONE -> verb.one();
      case MANY -> verb.many();
    };
  }
}
