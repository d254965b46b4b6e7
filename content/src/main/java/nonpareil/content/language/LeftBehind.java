package nonpareil.content.language;

/** What a word leaves behind for the words that follow in the same effect. */
public enum LeftBehind {
  CHOSEN_FIGHTER("a chosen fighter", "\"choose-fighter\""),
  CHOSEN_FIGHTERS("several chosen fighters", "\"choose-fighter\" with \"number\""),
  CHOSEN_BEFORE(
      "a fighter chosen before another",
      "\"choose-fighter\" of one fighter after another one was chosen, or was whom it is about,"),
  MOVE("a move of fighters", "\"move\""),
  CHOSEN_PLAYER("a chosen opponent", "\"choose-opponent\""),
  CHOSEN_SPACE("a chosen space", "\"choose-space\""),
  PASSED(
      "a move of which the way matters",
      "\"move\" with \"whom\", \"passing\", \"exactly\" or \"in-one-zone\""),
  CHOSEN_TOKEN("a chosen token", "\"choose-token\", \"put-token\" or \"move-token\""),
  CHOSEN_ZONE("a chosen zone", "\"choose-zone\""),
  TAKEN_TOKENS("tokens taken back", "\"take-tokens\""),
  NAMED_NUMBER("a named number", "\"name-number\" (or \"declares-number\" on the card)"),
  DISCARDED_CARD(
      "a discarded card", "\"discard\", \"discard-top\", \"pay\" or the like of one player"),
  DISCARDED_COUNT("cards discarded by choice", "\"discard-any\""),
  REVEALED_CARD("a revealed card", "\"reveal-top\""),
  DRAWN_CARDS("cards drawn by choice", "\"draw-up-to\""),
  SEEN_HAND("a hand seen", "\"see-hand\""),
  SEEN_CARDS("cards looked at", "\"look\""),
  SHOWN_CARDS("a card of a deck that everybody sees", "\"look\" with \"show\""),
  MOVED_CARDS("cards moved", "\"move-cards\""),
  MOVED_BY_ONE(
      "cards of one player that everybody has seen moved",
      "\"move-cards\" of one player between open piles"),
  MOVED_OPENLY("a card that everybody has seen moved", "\"move-cards\" between open piles"),
  CHOSEN_CARD("a chosen card", "\"choose-card\""),
  NAMED_TYPE("a named type", "\"name-type\""),
  DAMAGE("damage dealt", "\"damage\""),
  SPENT("spent counters", "\"spend\""),
  CARD_IN_PLAY("a card that lies before you", "\"while-in-play\" of a scheme around it, not");

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
