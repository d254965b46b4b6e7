package nonpareil.content.language;

/** What a word leaves behind for the words that follow in the same effect. */
public enum LeftBehind {
  CHOSEN_FIGHTER("a chosen fighter", "\"choose-fighter\""),
  CHOSEN_PLAYER("a chosen opponent", "\"choose-opponent\""),
  CHOSEN_SPACE("a chosen space", "\"choose-space\""),
  CHOSEN_TOKEN("a moved token", "\"move-token\""),
  NAMED_NUMBER("a named number", "\"name-number\" (or \"declares-number\" on the card)"),
  DISCARDED_CARD("a discarded card", "\"discard-top\", \"discard-random\" or the like"),
  DISCARDED_COUNT("cards discarded by choice", "\"discard-any\""),
  REVEALED_CARD("a revealed card", "\"reveal-top\""),
  DRAWN_CARDS("cards drawn by choice", "\"draw-up-to\""),
  SEEN_HAND("a hand seen", "\"see-hand\""),
  DAMAGE("damage dealt", "\"damage\"");

  private final String what;
  private final String by;

  LeftBehind(String what, String by) {
    this.what = what;
    this.by = by;
  }

  /** For messages: {@code a chosen fighter}. */
  String what() {
    return what;
  }

  /** The words that leave it. */
  String by() {
    return by;
  }
}
