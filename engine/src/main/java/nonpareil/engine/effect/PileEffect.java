package nonpareil.engine.effect;

import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/** Words about cards in piles: how they get from one to another, and who looks at them. */
public sealed interface PileEffect extends Effect {

  @Override
  default List<Effect> children() {
    return List.of();
  }

  /**
   * Cards go from one pile of a player to another of the same player; how many did, and the last of
   * them, are the "moved" cards. Cards that go onto or under the deck do so in the order they are
   * named in, the first lies highest.
   *
   * @param by who picks them, where there is something to pick
   * @param show everybody sees them
   */
  record MoveCards(
      CardSet cards, HowMany number, Pile from, Pile to, Players whose, By by, boolean show)
      implements PileEffect {

    /** Whether everybody sees which cards are moved. */
    public boolean isOpen() {
      return show || isOpen(from) || isOpen(to);
    }

    private static boolean isOpen(Pile pile) {
      return switch (pile.kind()) {
        case DISCARD,
            DISCARD_TOP,
            OUT_OF_GAME,
            THIS_CARD,
            OPPOSING_CARD,
            BOOST_CARDS,
            MOVED,
            IN_PLAY,
            PLAYED_THIS_TURN,
            LAST_PLAYED,
            PLAYED_BEFORE ->
            true;
        case HAND, DECK_TOP, DECK_BOTTOM, DECK, SEEN, OWN -> false;
      };
    }
  }

  /** How many cards are moved. */
  record HowMany(Kind kind, Amount amount) {
    /** The ways to say it. */
    public enum Kind {
      /** So many, or all if there are less. */
      EXACTLY,
      /** As many as the one who picks likes, but not more than so many. */
      UP_TO,
      /** As many as the one who picks likes. */
      ANY,
      ALL
    }

    public static HowMany of(Kind kind) {
      return new HowMany(kind, new Amount.Fixed(0));
    }

    /** Whether there is a choice of how many. */
    public boolean isFree() {
      return kind == Kind.UP_TO || kind == Kind.ANY;
    }
  }

  /** Who picks the cards. */
  enum By {
    /** The player they belong to. */
    OWNER,
    YOU,
    OPPONENT,
    CHOSEN,
    CHANCE
  }

  /**
   * You look at a player's hand, or a discard pile, and choose a card of it, which everybody sees:
   * the "moved" card, though it stays where it is.
   *
   * @param discarded from the discard pile; otherwise from the hand
   */
  record ChooseCard(CardSet cards, Players whose, @Later boolean discarded) implements PileEffect {

    public ChooseCard(CardSet cards, Players whose) {
      this(cards, whose, false);
    }

    /** Whether it is a card of your own hand, which you show. */
    public boolean isOwn() {
      return whose == Players.YOU && !discarded;
    }
  }

  /**
   * You look at the first cards of a deck: the "seen" cards.
   *
   * @param top from the top; otherwise from the bottom
   * @param show everybody sees them
   * @param until so many that the last of them is such a card, or all if there is none; null: as
   *     many as there are to be
   */
  record Look(
      Players whose, Amount cards, boolean top, boolean show, @Later @Nullable CardSet until)
      implements PileEffect {

    public Look(Players whose, Amount cards, boolean top, boolean show) {
      this(whose, cards, top, show, null);
    }
  }

  /** Players draw until they hold so many cards; nothing if they do. */
  record DrawUntil(Players who, Amount hold) implements PileEffect {}

  /** Name a type of card: the "named" type. */
  record NameType() implements PileEffect {}

  /**
   * Your attack card changes places with another of your cards, if there is one you may attack
   * with.
   *
   * @param from the discard pile, out of the game, or the deck, which is searched and shuffled then
   * @param after where the new card goes after the combat; null: it is discarded
   */
  record ExchangeAttackCard(CardSet cards, Pile from, @Nullable Pile after) implements PileEffect {}

  /**
   * You play one of your schemes: its effects happen, and it goes where a scheme goes, before the
   * next word of this effect. It takes no action. The "moved" card is the one played.
   *
   * @param from a pile of yours
   * @param may or none
   * @param after where it goes when its effects are done; null: where schemes go
   */
  record PlayScheme(CardSet cards, Pile from, boolean may, @Nullable Pile after)
      implements PileEffect {}

  /**
   * The effects of another card of yours at one of its moments happen as if they stood on this one.
   */
  record UseEffects(Amount.BoostOf.Which card, Moment moment) implements PileEffect {
    /** A moment of a card. */
    public enum Moment {
      IMMEDIATELY,
      DURING_COMBAT,
      AFTER_COMBAT,
      SCHEME
    }
  }

  /** You draw cards of your second deck, which lie before you then; as many as there are. */
  record DrawSecond(String deck, Amount cards) implements PileEffect {}

  /** The used cards of your second deck are shuffled into it. */
  record Refill(String deck) implements PileEffect {}
}
