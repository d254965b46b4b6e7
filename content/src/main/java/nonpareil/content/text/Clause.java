package nonpareil.content.text;

/** One statement of a rules text, ready for every form a sentence may need. */
public interface Clause {

  /** Who does it, as text. */
  String subject();

  /** Whether the reader does it, so that it can be a command. */
  boolean yours();

  /** Whether something after a semicolon ends the sentence here. */
  boolean ends();

  /** "draw 1 card", only where {@link #yours}. */
  String command();

  /** "you draw 1 card"; inverted where the language puts the verb first after a lead. */
  String statement(boolean inverted);

  /** The statement without its subject. */
  String predicate();

  /** The same behind another, where a language puts "then" within it. */
  default String predicateThen() {
    return predicate();
  }

  /** "you may draw 1 card". */
  String may(boolean inverted);

  /** What follows "may". */
  String infinitive();
}
