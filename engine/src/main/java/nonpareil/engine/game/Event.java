package nonpareil.engine.game;

import java.util.List;

/**
 * Something that happened, and why. Log, animation, explanation and statistics read events and
 * never compare states. Players count from 0, cards are numbers of their owner's deck.
 */
public sealed interface Event {

  /**
   * Why something happened.
   *
   * @param player whose card or ability it was; -1 for a rule
   * @param card the card, or -1 for an ability or a rule
   */
  record Cause(int player, int card) {
    private static final int CARDS = nonpareil.engine.hero.Hero.DECK_SIZE + 1;

    /** All causes there can be: search goes through thousands and must not allocate. */
    private static final Cause[] ALL = all();

    /** A rule of the game. */
    public static final Cause RULE = of(-1, -1);

    private static Cause[] all() {
      var all = new Cause[(State.MAX_PLAYERS + 1) * CARDS];
      for (int i = 0; i < all.length; i++) {
        all[i] = new Cause(i / CARDS - 1, i % CARDS - 1);
      }
      return all;
    }

    static Cause of(int player, int card) {
      return ALL[(player + 1) * CARDS + card + 1];
    }

    static Cause ability(int player) {
      return of(player, -1);
    }
  }

  record TurnBegan(int player) implements Event {}

  /** A player put the hand back and draws a new one, before the first turn. */
  record Mulligan(int player) implements Event {}

  record ManeuverBegan(int player) implements Event {}

  record SchemePlayed(int player, int card, int fighter) implements Event {}

  record AttackDeclared(int attacker, int target) implements Event {}

  /**
   * A card was laid face down, or face up with a named number; card is -1 for who may not see it.
   */
  record CardCommitted(int player, int card, boolean faceUp, boolean boost) implements Event {}

  record NumberNamed(int player, int number, Cause cause) implements Event {}

  /** The cards of a combat are turned up; -1 for none. */
  record CardsRevealed(int attackCard, int defenseCard, int boostCard) implements Event {}

  /** The attack card was exchanged for another. */
  record AttackCardReplaced(int returned, int played, Cause cause) implements Event {}

  record EffectsCancelled(int player, int card, Cause cause) implements Event {}

  /** An effect that would have shown a hand was cancelled by showing a card. */
  record EffectStopped(int player, int shown, Cause stopped) implements Event {}

  /** How the value of a side's card changed. */
  record ValueChanged(int player, How how, int amount, Cause cause) implements Event {
    /** The kinds of change. */
    public enum How {
      INSTEAD,
      PLUS,
      PRINTED_IS_BOOST,
      LOCKED,
      IGNORED
    }
  }

  /** The sum behind a value of a combat. */
  record CombatValue(
      int player,
      int card,
      int printed,
      int base,
      int additions,
      int bonuses,
      int hiddenBoost,
      boolean locked,
      boolean ignored,
      int value) {}

  record CombatSettled(CombatValue attack, CombatValue defense, int damage, int winner)
      implements Event {}

  /** Cards came into hand; those who may not see them get a list of -1. */
  record CardsTaken(int player, List<Integer> cards, From from, Cause cause) implements Event {
    /** Where they came from. */
    public enum From {
      DRAWN,
      DECK,
      DISCARD_PILE,
      TABLE
    }

    /** Whether everybody sees which cards they are. */
    public boolean open() {
      return from == From.DISCARD_PILE || from == From.TABLE;
    }
  }

  /** Somebody had to draw from an empty deck. */
  record Exhausted(int player) implements Event {}

  record CardDiscarded(int player, int card, boolean fromDeck, Cause cause) implements Event {}

  record CardBoosted(int player, int card, int boost, Cause cause) implements Event {}

  /** A card was put back into the deck; card is -1 for who may not see it. */
  record CardReturned(int player, int card, boolean top, Cause cause) implements Event {}

  /** A player has looked at the top cards of the own deck. */
  record TopSeen(int player, int cards, Cause cause) implements Event {}

  record CardRevealed(int player, int card, Cause cause) implements Event {}

  record DeckShuffled(int player) implements Event {}

  record HandSeen(int player, int viewer, Cause cause) implements Event {}

  record HandRevealed(int player, List<Integer> cards, Cause cause) implements Event {}

  /** A fighter or token moved along the spaces of the path, both ends included. */
  record Moved(int piece, List<Integer> path, Cause cause) implements Event {}

  /** A fighter or token was put on a space; from is -1 if it was off the board. */
  record Placed(int piece, int from, int to, Cause cause) implements Event {}

  record Swapped(int fighter, int other, Cause cause) implements Event {}

  record TookOver(int fighter, int replaced, Cause cause) implements Event {}

  record LeftBoard(int piece, Cause cause) implements Event {}

  record Damaged(int fighter, int amount, int healthLeft, boolean combat, Cause cause)
      implements Event {}

  record DamagePrevented(int fighter, int amount) implements Event {}

  record Healed(int fighter, int amount, int health, Cause cause) implements Event {}

  record Defeated(int fighter, Cause cause) implements Event {}

  record Returned(int fighter, int space, int health, Cause cause) implements Event {}

  record TraitChanged(int player, int trait, Cause cause) implements Event {}

  record ActionsGained(int player, int actions, Cause cause) implements Event {}

  record PlayerOut(int player) implements Event {}

  record GameEnded(int winners, boolean draw) implements Event {}

  /** The event as a viewer may know it; {@link State#SPECTATOR} for public facts only. */
  default Event seenBy(int viewer, Game game) {
    return switch (this) {
      case CardCommitted e when !e.faceUp && !sees(viewer, e.player, game) ->
          new CardCommitted(e.player, -1, false, e.boost);
      case CardsTaken e when !e.open() && !sees(viewer, e.player, game) ->
          new CardsTaken(e.player, e.cards.stream().map(_ -> -1).toList(), e.from, e.cause);
      case CardReturned e when !sees(viewer, e.player, game) ->
          new CardReturned(e.player, -1, e.top, e.cause);
      default -> this;
    };
  }

  /**
   * Whether somebody learns by it what was hidden from them before: a drawn card, a seen hand, a
   * card that is shown, played, turned up or discarded from a hand or deck.
   */
  default boolean revealsHidden() {
    return switch (this) {
      case CardsTaken e -> !e.open();
      case CardCommitted e -> e.faceUp;
      case SchemePlayed _,
          CardsRevealed _,
          AttackCardReplaced _,
          EffectStopped _,
          CardBoosted _,
          CardDiscarded _,
          CardRevealed _,
          HandSeen _,
          TopSeen _,
          HandRevealed _ ->
          true;
      default -> false;
    };
  }

  /** Whether chance alone decided it. */
  default boolean isChance() {
    return this instanceof DeckShuffled;
  }

  private static boolean sees(int viewer, int player, Game game) {
    return viewer < game.players() && game.sameTeam(viewer, player);
  }
}
