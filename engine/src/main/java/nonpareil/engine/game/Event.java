package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.effect.CombatEffect.Moment;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened, and why. Log, animation, explanation and statistics read events and
 * never compare states. Players count from 0, cards are numbers of their owner's deck; those of a
 * second deck come after the others.
 *
 * <p>An event says by its type who may know it: {@link Fact}, {@link Disclosure}, {@link ByChance}
 * or {@link Secret}.
 */
public sealed interface Event {

  /**
   * Why something happened.
   *
   * @param player whose card or ability it was; -1 for a rule
   * @param card the card, or -1 for an ability or a rule
   */
  record Cause(int player, int card) {
    private static final int CARDS = Hero.DECK_SIZE + Hero.MOST_SECOND + 1;

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

  record TurnBegan(int player) implements Fact {}

  /** A player put the hand back and draws a new one, before the first turn. */
  record Mulligan(int player) implements Fact {}

  record ManeuverBegan(int player) implements Fact {}

  record SchemePlayed(int player, int card, int fighter) implements Disclosure {}

  record AttackDeclared(int attacker, int target) implements Fact {}

  /**
   * A card was laid face down, or face up with a named number; card is -1 for who may not see it.
   */
  record CardCommitted(int player, int card, boolean faceUp, boolean boost) implements Secret {
    @Override
    public boolean isOpen() {
      return faceUp;
    }

    @Override
    public boolean discloses() {
      return faceUp;
    }

    @Override
    public CardCommitted masked() {
      return new CardCommitted(player, -1, faceUp, boost);
    }
  }

  record NumberNamed(int player, int number, Cause cause) implements Fact {}

  /** The cards of a combat are turned up; -1 for none. */
  record CardsRevealed(int attackCard, int defenseCard, int boostCard) implements Disclosure {}

  /** The attack card was exchanged for another. */
  record AttackCardReplaced(int returned, int played, Cause cause) implements Disclosure {}

  /**
   * Effects of a card were cancelled.
   *
   * @param moment those of this moment only; null for all that were still to come
   */
  record EffectsCancelled(int player, int card, @Nullable Moment moment, Cause cause)
      implements Fact {}

  /** An effect that would have shown a hand was cancelled by showing a card. */
  record EffectStopped(int player, int shown, Cause stopped) implements Disclosure {}

  /** How the value of a side's card changed. */
  record ValueChanged(int player, How how, int amount, Cause cause) implements Fact {
    /** The kinds of change. */
    public enum How {
      INSTEAD,
      PLUS,
      PRINTED_IS_BOOST,
      LOCKED,
      IGNORED
    }
  }

  /**
   * The sum behind a value of a combat.
   *
   * @param bonuses what is no card effect: of abilities and of rules in force
   * @param ruled those of them that rules in force bring
   */
  record CombatValue(
      int player,
      int card,
      int printed,
      int base,
      int additions,
      int bonuses,
      int ruled,
      int hiddenBoost,
      boolean locked,
      boolean ignored,
      int value) {}

  record CombatSettled(CombatValue attack, CombatValue defense, int damage, int winner)
      implements Fact {}

  /** Cards came into hand; those who may not see them get a list of -1. */
  record CardsTaken(int player, List<Integer> cards, From from, Cause cause) implements Secret {
    /** Where they came from. */
    public enum From {
      DRAWN,
      DECK,
      DISCARD_PILE,
      TABLE
    }

    @Override
    public boolean isOpen() {
      return switch (from) {
        case DRAWN, DECK -> false;
        case DISCARD_PILE, TABLE -> true;
      };
    }

    /** Its owner learns which cards they are. */
    @Override
    public boolean discloses() {
      return !isOpen();
    }

    @Override
    public CardsTaken masked() {
      return new CardsTaken(player, cards.stream().map(_ -> -1).toList(), from, cause);
    }
  }

  /** Somebody had to draw from an empty deck. */
  record Exhausted(int player) implements Fact {}

  record CardDiscarded(int player, int card, boolean fromDeck, Cause cause) implements Disclosure {}

  record CardBoosted(int player, int card, int boost, Cause cause) implements Disclosure {}

  /** A card was put back into the deck; card is -1 for who may not see it. */
  record CardReturned(int player, int card, boolean top, Cause cause) implements Secret {
    @Override
    public boolean isOpen() {
      return false;
    }

    @Override
    public boolean discloses() {
      return false;
    }

    @Override
    public CardReturned masked() {
      return new CardReturned(player, -1, top, cause);
    }
  }

  /** Where cards lie. */
  enum Place {
    HAND,
    DECK,
    DECK_TOP,
    DECK_BOTTOM,
    DISCARD_PILE,
    OUT_OF_GAME,
    PLAY,
    OWN_PILE
  }

  /**
   * A card went from one place to another in a way no other event tells; card is -1 for who may not
   * see it.
   *
   * @param isOpen everybody sees which card it is
   */
  record CardMoved(int player, int card, Place from, Place to, boolean isOpen, Cause cause)
      implements Secret {
    /** Its owner learns what lay in the deck, all others what they see of hidden cards. */
    @Override
    public boolean discloses() {
      return switch (from) {
        case DECK, DECK_TOP, DECK_BOTTOM -> true;
        case HAND, OWN_PILE -> isOpen;
        case DISCARD_PILE, OUT_OF_GAME, PLAY -> false;
      };
    }

    @Override
    public CardMoved masked() {
      return new CardMoved(player, -1, from, to, isOpen, cause);
    }
  }

  /** A player has looked at cards of a deck that TopSeen does not tell of. */
  record DeckSeen(int player, int viewer, int cards, boolean top, Cause cause)
      implements Disclosure {}

  /** A type of card was named, by its number. */
  record TypeNamed(int player, int type, Cause cause) implements Fact {}

  /** A player wants to do something by hand. */
  record ActProposed(int player, Proposal proposal, Cause cause) implements Fact {}

  /** An opponent has agreed to what was proposed, or not. */
  record ActAnswered(int player, boolean agreed, Cause cause) implements Fact {}

  /** A player has looked at the top cards of the own deck. */
  record TopSeen(int player, int cards, Cause cause) implements Disclosure {}

  record CardRevealed(int player, int card, Cause cause) implements Disclosure {}

  record DeckShuffled(int player) implements ByChance {}

  record HandSeen(int player, int viewer, Cause cause) implements Disclosure {}

  record HandRevealed(int player, List<Integer> cards, Cause cause) implements Disclosure {}

  /** A fighter or token moved along the spaces of the path, both ends included. */
  record Moved(int piece, List<Integer> path, Cause cause) implements Fact {}

  /** A fighter or token was put on a space; from is -1 if it was off the board. */
  record Placed(int piece, int from, int to, Cause cause) implements Fact {}

  record Swapped(int fighter, int other, Cause cause) implements Fact {}

  record TookOver(int fighter, int replaced, Cause cause) implements Fact {}

  record LeftBoard(int piece, Cause cause) implements Fact {}

  record Damaged(int fighter, int amount, int healthLeft, boolean combat, Cause cause)
      implements Fact {}

  record DamagePrevented(int fighter, int amount) implements Fact {}

  record Healed(int fighter, int amount, int health, Cause cause) implements Fact {}

  record Defeated(int fighter, Cause cause) implements Fact {}

  record Returned(int fighter, int space, int health, Cause cause) implements Fact {}

  record TraitChanged(int player, int trait, Cause cause) implements Fact {}

  /** A player has more actions in the running turn, or fewer. */
  record ActionsGained(int player, int actions, Cause cause) implements Fact {}

  /** A player will have more actions in the next turn, or fewer. */
  record NextTurnChanged(int player, int actions, Cause cause) implements Fact {}

  /** A scheme stays before its player. */
  record CardLaid(int player, int card) implements Fact {}

  /**
   * A hero's counter, or those on a card in play, became this number.
   *
   * @param counter the number of the hero's counter, or -1
   * @param card the card they lie on, or -1
   */
  record CounterChanged(int player, int counter, int card, int number, Cause cause)
      implements Fact {}

  /** An effect has put a rule in force. */
  record RuleBegan(InForce rule, Cause cause) implements Fact {}

  /** A card of the second deck was drawn and lies before its player. */
  record SecondDrawn(int player, int card, Cause cause) implements ByChance {}

  /** A player uses a card of the second deck that lies there. */
  record CardUsed(int player, int card) implements Fact {}

  /**
   * A player takes an action of an ability.
   *
   * @param card the card in play it stands on, or {@link State#NOBODY} for the hero's ability
   * @param number its place as {@link OrderedEffect} counts
   */
  record AbilityUsed(int player, int card, int number) implements Fact {}

  /** The used cards of the second deck are in it again. */
  record SecondRefilled(int player, Cause cause) implements Fact {}

  record PlayerOut(int player) implements Fact {}

  record GameEnded(int winners, boolean draw) implements Fact {}

  // ---- who may know it

  /** Everybody sees it, and nobody learns by it what was hidden before. */
  sealed interface Fact extends Event {}

  /**
   * Everybody sees it, and somebody learns by it what was hidden from them before: a seen hand, a
   * card that is shown, played, turned up or discarded from a hand or deck.
   */
  sealed interface Disclosure extends Event {}

  /** Everybody sees it, and chance alone decided it. */
  sealed interface ByChance extends Event {}

  /** Only its owner, and the owner's team mate, may know all of it; unless it happened openly. */
  sealed interface Secret extends Event {
    /** The player whose secret it is. */
    int player();

    /** Whether everybody sees all of it. */
    boolean isOpen();

    /** Whether somebody learns by it what was hidden from them before. */
    boolean discloses();

    /** What everybody else sees of it. */
    Event masked();
  }

  /** The event as a viewer may know it; {@link State#SPECTATOR} for public facts only. */
  default Event seenBy(int viewer, Game game) {
    return switch (this) {
      case Fact e -> e;
      case Disclosure e -> e;
      case ByChance e -> e;
      case Secret e -> e.isOpen() || View.sees(game, viewer, e.player()) ? e : e.masked();
    };
  }

  /** Whether somebody learns by it what was hidden from them before. */
  default boolean revealsHidden() {
    return switch (this) {
      case Fact _, ByChance _ -> false;
      case Disclosure _ -> true;
      case Secret e -> e.discloses();
    };
  }

  /** Whether chance alone decided it. */
  default boolean isChance() {
    return this instanceof ByChance;
  }
}
