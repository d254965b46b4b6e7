package nonpareil.engine.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a card or an ability does: a small immutable tree of words.
 *
 * <p>"You" is the owner of the card or ability, "the opponent" the other player of the combat. Some
 * words leave something behind for those that follow in the same effect: the chosen fighter,
 * player, space, token or number, the last card discarded or revealed, the damage last dealt.
 */
public sealed interface Effect {

  // ---- order and choice

  /** Several effects in printed order. */
  record Sequence(List<Effect> effects) implements Effect {}

  /** An effect that depends on a condition, read when it is reached. */
  record If(Condition condition, Effect then, Effect otherwise) implements Effect {}

  /** You may: yes or no. */
  record May(Effect effect) implements Effect {}

  /** Choose this many different printed options, then carry them out in an order you choose. */
  record ChooseOptions(int take, List<Effect> options) implements Effect {}

  // ---- cards

  /** Draw cards; a missing card costs damage (DRAW-2). */
  record Draw(Players who, Amount cards) implements Effect {}

  /** Choose a number up to the given one and draw that many; they are the "drawn" cards. */
  record DrawUpTo(int most) implements Effect {}

  /** Keep this many of the drawn cards; the others go under the deck in an order you choose. */
  record KeepDrawn(int keep) implements Effect {}

  /**
   * Look at the top cards of your deck, take some into hand, return the rest on top in your order.
   */
  record LookAtTop(int cards, int take) implements Effect {}

  /** Put cards from your hand on top of your deck; the first named ends on top. */
  record PutOnDeck(int cards) implements Effect {}

  /** Players discard cards of their own choice. */
  record Discard(Players who, int cards) implements Effect {}

  /** Players discard random cards from hand; the last one is the "discarded" card. */
  record DiscardRandom(Players who, int cards) implements Effect {}

  /** Discard the top card of your deck; it is the "discarded" card. */
  record DiscardTop() implements Effect {}

  /** Discard any number of hand cards, all or those of one banner; the number is "discarded". */
  record DiscardAny(@Nullable String banner) implements Effect {}

  /** A player may discard exactly this many cards: one thing happens if so, another if not. */
  record Pay(Players who, int cards, Effect then, Effect otherwise) implements Effect {}

  /** You alone look at a player's hand. */
  record SeeHand(Players who) implements Effect {}

  /** A player's hand is shown to all. */
  record RevealHand(Players who) implements Effect {}

  /** You name a card of a hand you have just seen; its owner discards it. */
  record DiscardSeen(Players who) implements Effect {}

  /** A player discards a card with the named number as its value, of the player's own choice. */
  record DiscardNamed(Players who) implements Effect {}

  /**
   * Choose an opponent with a fighter on the board: the "chosen" player. If there is none, what
   * follows about that player does not happen.
   */
  record ChooseOpponent() implements Effect {}

  /** Name a number from 0 to the given one: the "named" number. */
  record NameNumber(int most) implements Effect {}

  /** Take a card from your discard pile, or else from your deck, which is then shuffled. */
  record Search(String card) implements Effect {}

  /** Take all cards with a tag from your discard pile into hand. */
  record TakeDiscards(String tag) implements Effect {}

  /** Turn up the top card of your deck: the "revealed" card. */
  record RevealTop() implements Effect {}

  /** Take the revealed card into hand. */
  record TakeRevealed() implements Effect {}

  /**
   * Take back into hand one of the cards your card of this combat was boosted with by its effect.
   */
  record TakeBoostCard() implements Effect {}

  // ---- combat

  /** Cancel the open effects of the opposing card. */
  record Cancel() implements Effect {}

  /** The value of your card is this instead of the printed one. */
  record SetValue(int value) implements Effect {}

  /** Add to the value of your card. */
  record AddValue(Amount amount) implements Effect {}

  /** The printed value of the opposing card becomes its boost value. */
  record OpposingValueIsBoost() implements Effect {}

  /** The value of the opposing card is this, and no card effect changes it. */
  record LockOpposingValue(int value) implements Effect {}

  /** The value of the opposing card counts as 0 whatever changes it. */
  record IgnoreOpposingValue() implements Effect {}

  /** You, or the opponent, may boost the own card of the combat, up to this many times. */
  record Boost(Players who, int times) implements Effect {}

  /** Damage to these fighters is prevented until the combat is cleaned up. */
  record PreventDamage(Fighters who) implements Effect {}

  /** You may take your attack card back and play another one in its place. */
  record ReplaceAttackCard() implements Effect {}

  /** The attack card returns to hand; you see that hand and pick the attack card anew. */
  record ForceAttackCard() implements Effect {}

  /** Another fighter of yours takes the place of your fighter in the combat. */
  record TakeOver(Fighters who) implements Effect {}

  /** Until the end of the turn the value of each card you play is this and nothing changes it. */
  record LockOwnValues(int value) implements Effect {}

  // ---- fighters

  /** Choose one fighter: the "chosen" fighter. */
  record ChooseFighter(Fighters among, boolean may) implements Effect {}

  /** Choose a space; the second one chosen stands beside the first. */
  record ChooseSpace(Spaces among) implements Effect {}

  /** Deal damage to all these fighters at once. */
  record Damage(Fighters to, Amount amount) implements Effect {}

  /** These fighters recover health, never above their maximum. */
  record Heal(Fighters who, Amount amount) implements Effect {}

  /** The health of these fighters becomes this number. */
  record SetHealth(Fighters who, int health) implements Effect {}

  /**
   * Undo the defeat of your fighter of this combat: it has this health and is placed on any space.
   */
  record Revive(int health) implements Effect {}

  /** Move these fighters one after the other, each up to this far. */
  record Move(Fighters who, int upTo, boolean throughOpposing) implements Effect {}

  /** Place a fighter; it may stay where it is if that is allowed too, unless it must leave. */
  record Place(Fighters who, Spaces on, boolean may, boolean mustLeave) implements Effect {}

  /** Two fighters exchange their spaces. */
  record Swap(Fighters one, Fighters other) implements Effect {}

  /** A defeated sidekick of this kind returns to a free space in a zone of your hero. */
  record ReturnSidekick(String kind) implements Effect {}

  /** Your fighter leaves the board undefeated; it returns at the start of your next turn. */
  record LeaveBoard() implements Effect {}

  // ---- traits and tokens

  /** Your hero takes on this trait. */
  record BecomeTrait(String trait) implements Effect {}

  /** Your hero takes on the other (next) trait. */
  record ToggleTrait() implements Effect {}

  /** Your hero may take on another trait of your choice. */
  record ChooseTrait() implements Effect {}

  /** Move your tokens: how many, by whom, how far. */
  record MoveToken(Which which, Players by, int upTo, boolean may, boolean freeOfFighters)
      implements Effect {
    /** No limit of distance: any other space. */
    public static final int ANYWHERE = -1;
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
  record GainAction(int actions) implements Effect {}

  /** Your turn ends after this action. */
  record EndTurn() implements Effect {}
}
