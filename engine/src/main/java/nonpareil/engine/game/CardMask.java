package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.hero.Card;
import org.jspecify.annotations.Nullable;

/**
 * A compiled set of cards.
 *
 * @param fixed the cards of each player that fit all that is known beforehand
 * @param namedType only cards of the type named before
 * @param value what holds of the printed value, if it has to be asked anew
 * @param boost what holds of the boost value, likewise
 * @param exceptThis no copies of the card of the effect
 * @param chosen copies of the card chosen before only
 */
record CardMask(
    List<Integer> fixed,
    boolean namedType,
    @Nullable Limit value,
    @Nullable Limit boost,
    boolean exceptThis,
    boolean chosen) {

  /** How a number on a card compares with an amount. */
  record Limit(Comparison how, Op.Count than) {}

  /** The cards of a player's deck that are meant now, all copies of each. */
  int of(State s, int fr, int owner, int player) {
    Deck deck = s.game.seat(player).deck();
    int set = fixed.get(player);
    boolean framed = fr != Meaning.NO_FRAME;
    if (exceptThis && framed && owner == player && s.get(fr + EffectStack.CARD) >= 0) {
      set &= ~deck.copies(s.get(fr + EffectStack.CARD));
    }
    if (chosen) {
      set &= framed ? copiesOfChosen(s, fr, player) : 0;
    }
    if (namedType) {
      set &= s.game.seat(player).cardsOfType(framed ? Recall.namedType(s, fr) : State.NOBODY);
    }
    if (value != null) {
      set =
          limited(
              set,
              deck,
              value.how,
              Meaning.count(s, fr, owner, self(s, fr, owner), value.than),
              true);
    }
    if (boost != null) {
      set =
          limited(
              set,
              deck,
              boost.how,
              Meaning.count(s, fr, owner, self(s, fr, owner), boost.than),
              false);
    }
    return set;
  }

  /** The chosen card and its copies in the deck of a player; two may play the same hero. */
  private static int copiesOfChosen(State s, int fr, int player) {
    int card = s.get(fr + EffectStack.LAST_CARD);
    int of = s.get(fr + EffectStack.LAST_OWNER);
    if (card < 0 || of < 0) {
      return 0;
    }
    Seat seat = s.game.seat(player);
    boolean same = of == player || seat.hero().equals(s.game.seat(of).hero());
    return same ? seat.deck().copies(card) : 0;
  }

  /** Who "self" is in an amount: the fighter of the effect, or the hero for a standing rule. */
  private static int self(State s, int fr, int owner) {
    return fr == Meaning.NO_FRAME ? s.game.seat(owner).heroFighter() : s.get(fr + EffectStack.SELF);
  }

  private static int limited(int cards, Deck deck, Comparison how, int than, boolean value) {
    int set = cards;
    for (int c = 0; c < deck.size(); c++) {
      if (!fits(deck, c, how, than, value)) {
        set &= ~deck.copies(c);
      }
    }
    return set;
  }

  static boolean fits(Deck deck, int card, Comparison how, int than, boolean value) {
    return value
        ? deck.card(card).value() != Card.NONE && how.holds(deck.value(card), than)
        : how.holds(deck.boost(card), than);
  }

  /** Whether it is all cards. */
  boolean isAny(int player) {
    return fixed.get(player) == Deck.all()
        && !namedType
        && value == null
        && boost == null
        && !exceptThis
        && !chosen;
  }
}
