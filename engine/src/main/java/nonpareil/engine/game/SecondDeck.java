package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;

/**
 * The cards of a hero's second deck, and arithmetic on sets of them: multisets in bits, as in
 * {@link Deck}, but of their own. Their numbers go on where those of the deck end, so that a number
 * says which deck a card is of. A hero without a second deck has an empty one.
 */
public final class SecondDeck {

  private final int first;
  private final List<Card> cards;
  private final int[] shift;
  private final int[] cardAtBit = new int[Hero.MOST_SECOND];
  private final int all;

  SecondDeck(Hero hero) {
    first = hero.cards().size();
    cards = hero.secondCards();
    shift = new int[cards.size()];
    int bit = 0;
    for (int i = 0; i < shift.length; i++) {
      int copies = cards.get(i).copies();
      if (copies < 1 || bit + copies > Hero.MOST_SECOND) {
        throw new IllegalArgumentException(
            hero.id() + ": a second deck has at most " + Hero.MOST_SECOND + " cards");
      }
      shift[i] = bit;
      java.util.Arrays.fill(cardAtBit, bit, bit + copies, first + i);
      bit += copies;
    }
    all = (1 << bit) - 1;
    if (all != 0 && hero.piles().size() > Hero.MOST_PILES_BESIDE_SECOND) {
      throw new IllegalArgumentException(
          hero.id() + ": beside a second deck there is room for one pile of one's own");
    }
  }

  /** The number of its first card. */
  public int first() {
    return first;
  }

  /** The number after that of its last card. */
  public int end() {
    return first + shift.length;
  }

  /** All its cards. */
  public int all() {
    return all;
  }

  /** Whether a number is that of one of its cards. */
  boolean isOf(int card) {
    return card >= first && card < end();
  }

  /** How many copies of a card there are in a set. */
  public int count(int set, int card) {
    return Integer.bitCount(set & copies(card));
  }

  private int copies(int card) {
    int i = card - first;
    return ((1 << cards.get(i).copies()) - 1) << shift[i];
  }

  /** The set with one copy more. */
  int plus(int set, int card) {
    return set | 1 << shift[card - first] + count(set, card);
  }

  /** The set with one copy less. */
  int minus(int set, int card) {
    return set & ~Integer.highestOneBit(set & copies(card));
  }

  /** What is left in the deck while some of its cards lie in two other places. */
  int without(int set, int other) {
    int rest = all;
    for (int card = first; card < end(); card++) {
      int gone = count(set, card) + count(other, card);
      for (int i = 0; i < gone; i++) {
        rest = minus(rest, card);
      }
    }
    return rest;
  }

  /** The card of a bit. */
  int cardAtBit(int bit) {
    return cardAtBit[bit];
  }

  /** Whether a number is a set of these cards: of each the lowest bits. */
  boolean isSet(int set) {
    int whole = 0;
    for (int card = first; card < end(); card++) {
      for (int i = count(set, card); i > 0; i--) {
        whole = plus(whole, card);
      }
    }
    return whole == set;
  }
}
