package nonpareil.engine.game;

import java.util.Locale;
import nonpareil.engine.effect.Pile;
import org.jspecify.annotations.Nullable;

/** What people may do by hand, one at a time, if their opponents agree. */
public enum FreeAct {
  /** A fighter moves, as far as its way is free. */
  MOVE(What.SPACE, null, null),
  /** A fighter is placed; a defeated one comes back with the health it began with. */
  PLACE(What.SPACE, null, null),
  /** The health of a fighter becomes a number, which is neither damage nor recovery; 0: defeat. */
  HEALTH(What.NUMBER, null, null),
  /** A player draws a card. */
  DRAW(What.NOTHING, null, null),
  /** A player discards a card of the own choice. */
  DISCARD(What.NOTHING, Pile.Kind.HAND, Pile.Kind.DISCARD),
  /** The top card of a deck is discarded. */
  DISCARD_TOP(What.NOTHING, null, null),
  TAKE_DISCARD(What.CARD, Pile.Kind.DISCARD, Pile.Kind.HAND),
  DISCARD_TO_TOP(What.CARD, Pile.Kind.DISCARD, Pile.Kind.DECK_TOP),
  DISCARD_TO_BOTTOM(What.CARD, Pile.Kind.DISCARD, Pile.Kind.DECK_BOTTOM),
  /** A player puts a card of the own choice on the deck, unseen. */
  HAND_TO_TOP(What.NOTHING, Pile.Kind.HAND, Pile.Kind.DECK_TOP),
  HAND_TO_BOTTOM(What.NOTHING, Pile.Kind.HAND, Pile.Kind.DECK_BOTTOM);

  /** What is chosen after whom it is about, before opponents agree. */
  enum What {
    SPACE,
    NUMBER,
    CARD,
    NOTHING
  }

  private static final FreeAct[] ALL = values();

  final What what;

  /** The piles a card goes between; null where no card is named. */
  final Pile.@Nullable Kind from;

  final Pile.@Nullable Kind to;

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  FreeAct(What what, Pile.@Nullable Kind from, Pile.@Nullable Kind to) {
    this.what = what;
    this.from = from;
    this.to = to;
  }

  /** As it is written in scenarios, saves and messages. */
  public String text() {
    return text;
  }

  /** Whether it is about a fighter; otherwise it is about a player. */
  public boolean isOfFighter() {
    return what == What.SPACE || what == What.NUMBER;
  }

  /** Whether the player it is about picks a card of the own hand when all have agreed. */
  boolean picksFromHand() {
    return from == Pile.Kind.HAND;
  }

  static int count() {
    return ALL.length;
  }

  static FreeAct of(int ordinal) {
    return ALL[ordinal];
  }
}
