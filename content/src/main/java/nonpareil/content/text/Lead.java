package nonpareil.content.text;

/**
 * What a sentence opens with: a condition, a moment or a word that ties it to the one before.
 *
 * @param kind decides the comma and the word order after it
 */
public record Lead(Kind kind, String text) {

  /** The sorts of leads. */
  public enum Kind {
    /** A subordinate clause: "if you won the combat". */
    CLAUSE,
    /** "at the start of your turn". */
    MOMENT,
    /** "otherwise". */
    LINK
  }
}
