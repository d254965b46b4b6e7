package nonpareil.engine.effect;

import java.util.List;
import java.util.function.Predicate;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * What a card or an ability does: a small immutable tree of words.
 *
 * <p>"You" is the owner of the card or ability, "the opponent" the other player of the combat. Some
 * words leave something behind for those that follow in the same effect: the chosen fighter,
 * player, space, token or number, the last card discarded or revealed, the damage last dealt.
 */
public sealed interface Effect
    permits Effect.Leaf,
        Effect.Sequence,
        Effect.If,
        Effect.May,
        Effect.ChooseOptions,
        Effect.Pay,
        PileEffect,
        CombatEffect,
        BoardEffect,
        Deciding,
        RuleEffect,
        ByHand {

  /** The effects it is made of, in printed order. */
  List<Effect> children();

  /** Whether it is such an effect, or one stands anywhere in it. */
  default boolean contains(Predicate<Effect> word) {
    return word.test(this) || children().stream().anyMatch(e -> e.contains(word));
  }

  /** A word that has no other effects in it. */
  sealed interface Leaf extends Effect {
    @Override
    default List<Effect> children() {
      return List.of();
    }
  }

  // ---- order and choice

  /** Several effects in printed order. */
  record Sequence(List<Effect> effects) implements Effect {
    @Override
    public List<Effect> children() {
      return effects;
    }
  }

  /** An effect that depends on a condition, read when it is reached. */
  record If(Condition condition, Effect then, Effect otherwise) implements Effect {
    @Override
    public List<Effect> children() {
      return List.of(then, otherwise);
    }
  }

  /** You may: yes or no. */
  record May(Effect effect) implements Effect {
    @Override
    public List<Effect> children() {
      return List.of(effect);
    }
  }

  /**
   * Choose this many different printed options, all if there are no more, then carry them out in an
   * order you choose.
   */
  record ChooseOptions(@Later Amount take, List<Effect> options) implements Effect {
    @Override
    public List<Effect> children() {
      return options;
    }
  }

  // ---- cards

  /** Draw cards; a missing card costs damage (DRAW-2). */
  record Draw(Players who, Amount cards) implements Leaf {}

  /** Choose a number up to the given one and draw that many; they are the "drawn" cards. */
  record DrawUpTo(@Later Amount most) implements Leaf {}

  /** Keep this many of the drawn cards; the others go under the deck in an order you choose. */
  record KeepDrawn(@Later Amount keep) implements Leaf {}

  /**
   * Look at the top cards of your deck, take some into hand, return the rest on top in your order.
   */
  record LookAtTop(@Later Amount cards, @Later Amount take) implements Leaf {}

  /** Put cards from your hand on top of your deck; the first named ends on top. */
  record PutOnDeck(@Later Amount cards) implements Leaf {}

  /** Players discard cards of their own choice. */
  record Discard(Players who, @Later Amount cards) implements Leaf {}

  /** Players discard random cards from hand; the last one is the "discarded" card. */
  record DiscardRandom(Players who, @Later Amount cards) implements Leaf {}

  /** Discard the top card of your deck; it is the "discarded" card. */
  record DiscardTop() implements Leaf {}

  /** Discard any number of hand cards, all or those of one banner; the number is "discarded". */
  record DiscardAny(@Nullable String banner) implements Leaf {}

  /** A player may discard exactly this many cards: one thing happens if so, another if not. */
  record Pay(Players who, @Later Amount cards, Effect then, Effect otherwise) implements Effect {
    @Override
    public List<Effect> children() {
      return List.of(then, otherwise);
    }
  }

  /** You alone look at a player's hand. */
  record SeeHand(Players who) implements Leaf {}

  /** A player's hand is shown to all. */
  record RevealHand(Players who) implements Leaf {}

  /** You name a card of a hand you have just seen; its owner discards it. */
  record DiscardSeen(Players who) implements Leaf {}

  /** A player discards a card with the named number as its value, of the player's own choice. */
  record DiscardNamed(Players who) implements Leaf {}

  /**
   * Choose an opponent with a fighter on the board: the "chosen" player. If there is none, what
   * follows about that player does not happen.
   */
  record ChooseOpponent() implements Leaf {}

  /** Name a number from 0 to the given one: the "named" number. */
  record NameNumber(@Later Amount most) implements Leaf {}

  /** Take a card from your discard pile, or else from your deck, which is then shuffled. */
  record Search(String card) implements Leaf {}

  /** Take all cards with a tag from your discard pile into hand. */
  record TakeDiscards(String tag) implements Leaf {}

  /** Turn up the top card of your deck: the "revealed" card. */
  record RevealTop() implements Leaf {}

  /** Take the revealed card into hand. */
  record TakeRevealed() implements Leaf {}

  /**
   * Take back into hand one of the cards your card of this combat was boosted with by its effect.
   */
  record TakeBoostCard() implements Leaf {}

  // ---- combat

  /** Cancel the open effects of the opposing card. */
  record Cancel() implements Leaf {}

  /** The value of your card is this instead of the printed one. */
  record SetValue(@Later Amount value) implements Leaf {}

  /** Add to the value of your card. */
  record AddValue(Amount amount) implements Leaf {}

  /** The printed value of the opposing card becomes its boost value. */
  record OpposingValueIsBoost() implements Leaf {}

  /** The value of the opposing card is this, and no card effect changes it. */
  record LockOpposingValue(@Later Amount value) implements Leaf {}

  /** The value of the opposing card counts as 0 whatever changes it. */
  record IgnoreOpposingValue() implements Leaf {}

  /** You, or the opponent, may boost the own card of the combat, up to this many times. */
  record Boost(Players who, @Later Amount times) implements Leaf {}

  /** Damage to these fighters is prevented until the combat is cleaned up. */
  record PreventDamage(Fighters who) implements Leaf {}

  /** You may take your attack card back and play another one in its place. */
  record ReplaceAttackCard() implements Leaf {}

  /** The attack card returns to hand; you see that hand and pick the attack card anew. */
  record ForceAttackCard() implements Leaf {}

  /** Another fighter of yours takes the place of your fighter in the combat. */
  record TakeOver(Fighters who) implements Leaf {}

  /** Until the end of the turn the value of each card you play is this and nothing changes it. */
  record LockOwnValues(@Later Amount value) implements Leaf {}

  // ---- fighters

  /**
   * Choose one fighter, or several: the "chosen" fighters.
   *
   * @param may or none; of several, any number up to the given one
   * @param number how many, as far as there are so many; null: one
   */
  record ChooseFighter(Fighters among, boolean may, @Later @Nullable Amount number)
      implements Leaf {

    /** One fighter. */
    public ChooseFighter(Fighters among, boolean may) {
      this(among, may, null);
    }
  }

  /** Choose a space; the second one chosen stands beside the first. */
  record ChooseSpace(Spaces among) implements Leaf {}

  /** Deal damage to all these fighters at once. */
  record Damage(Fighters to, Amount amount) implements Leaf {}

  /** All these fighters are defeated at once, whatever their health; no damage is dealt. */
  record Defeat(Fighters who) implements Leaf {}

  /** These fighters recover health, never above their maximum. */
  record Heal(Fighters who, Amount amount) implements Leaf {}

  /** The health of these fighters becomes this number. */
  record SetHealth(Fighters who, @Later Amount health) implements Leaf {}

  /**
   * Undo the defeat of your fighter of this combat: it has this health and is placed on any space.
   */
  record Revive(@Later Amount health) implements Leaf {}

  /**
   * Move these fighters one after the other, each up to this far.
   *
   * @param to where each has to end, unless it stays; null: anywhere
   */
  record Move(Fighters who, @Later Amount upTo, boolean throughOpposing, @Later @Nullable Spaces to)
      implements Leaf {

    /** To any space. */
    public Move(Fighters who, Amount upTo, boolean throughOpposing) {
      this(who, upTo, throughOpposing, null);
    }
  }

  /**
   * Place these fighters one after the other; each may stay where it is if that is allowed too,
   * unless it must leave.
   */
  record Place(Fighters who, Spaces on, boolean may, boolean mustLeave) implements Leaf {}

  /** Two fighters exchange their spaces. */
  record Swap(Fighters one, Fighters other) implements Leaf {}

  /** A defeated sidekick of this kind returns to a free space in a zone of your hero. */
  record ReturnSidekick(String kind) implements Leaf {}

  /** Your fighter leaves the board undefeated; it returns at the start of your next turn. */
  record LeaveBoard() implements Leaf {}

  // ---- traits and tokens

  /** Your hero takes on this trait. */
  record BecomeTrait(String trait) implements Leaf {}

  /** Your hero takes on the other (next) trait. */
  record ToggleTrait() implements Leaf {}

  /** Your hero may take on another trait of your choice. */
  record ChooseTrait() implements Leaf {}

  /**
   * Move tokens: which, by whom, how far.
   *
   * @param among what they are taken from; null for your tokens
   */
  record MoveToken(
      Which which,
      Players by,
      @Later Amount upTo,
      boolean may,
      boolean freeOfFighters,
      @Later @Nullable Tokens among)
      implements Leaf {

    /** Your tokens. */
    public MoveToken(Which which, Players by, Amount upTo, boolean may, boolean freeOfFighters) {
      this(which, by, upTo, may, freeOfFighters, null);
    }

    /** No limit of distance: any other space. */
    public static final Amount ANYWHERE = new Amount.Fixed(-1);
  }

  /** Which tokens are moved. */
  enum Which {
    /** One of your tokens, chosen by the player who moves it. */
    ONE,
    /** One of your tokens that was not chosen before in this effect. */
    ANOTHER,
    /** The token your fighter stands on. */
    UNDER_SELF,
    /** Each of your tokens in turn. */
    EACH
  }

  // ---- the turn

  /** You gain actions in your own turn. */
  record GainAction(@Later Amount actions) implements Leaf {}

  /**
   * Your turn ends after this action.
   *
   * @param running the turn that is running, whosever it is
   */
  record EndTurn(@Later boolean running) implements Leaf {}

  /** You have another turn after your running one, unless that is such a turn itself. */
  record ExtraTurn() implements Leaf {}
}
