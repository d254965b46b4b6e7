package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;

/**
 * The thirty cards of a hero, and arithmetic on sets of them.
 *
 * <p>Copies of a card are alike, so any pile whose order does not matter is a multiset, and a
 * multiset of a deck fits into 30 bits: each card owns as many neighbouring bits as it has copies,
 * and n copies are its lowest n bits.
 */
public final class Deck {

  /** The place of the bits of a card of the second deck: no set has any there. */
  private static final int NOWHERE = 31;

  /** How many there are. */
  static final int CARDS = Hero.DECK_SIZE;

  private final int size;

  /** The thirty, and after them those of a second deck, which are in no set of these. */
  private final List<Card> cards;

  private final int[] shift;
  private final int[] mask;
  private final int[] cardAtBit = new int[Hero.DECK_SIZE];
  private final int firsts;
  private final int[] boost;
  private final int[] value;
  private final int[] attack;
  private final int[] defense;

  Deck(Hero hero) {
    size = hero.cards().size();
    cards = hero.allCards();
    shift = new int[cards.size()];
    java.util.Arrays.fill(shift, NOWHERE);
    mask = new int[cards.size()];
    boost = new int[cards.size()];
    value = new int[cards.size()];
    attack = new int[cards.size()];
    defense = new int[cards.size()];
    int bit = 0;
    int first = 0;
    for (int c = 0; c < size; c++) {
      Card card = cards.get(c);
      if (card.copies() < 1 || bit + card.copies() > Hero.DECK_SIZE) {
        throw new IllegalArgumentException(hero.id() + ": a deck has exactly 30 cards");
      }
      shift[c] = bit;
      mask[c] = ((1 << card.copies()) - 1) << bit;
      first |= 1 << bit;
      java.util.Arrays.fill(cardAtBit, bit, bit + card.copies(), c);
      boost[c] = Math.max(0, card.boost());
      value[c] = Math.max(0, card.value());
      Card.Uses uses = card.uses();
      attack[c] = uses == null || card.type().attacks() ? value[c] : Math.max(0, uses.attack());
      defense[c] = uses == null || card.type().defends() ? value[c] : Math.max(0, uses.defense());
      bit += card.copies();
    }
    if (bit != Hero.DECK_SIZE) {
      throw new IllegalArgumentException(hero.id() + ": a deck has exactly 30 cards, not " + bit);
    }
    firsts = first;
  }

  /** How many different cards there are. */
  public int size() {
    return size;
  }

  /** The card with a number; those of a second deck come after the thirty. */
  public Card card(int number) {
    return cards.get(number);
  }

  /** The number of a card of this deck, or -1. */
  public int number(String id) {
    for (int c = 0; c < size; c++) {
      if (cards.get(c).id().equals(id)) {
        return c;
      }
    }
    return -1;
  }

  /** The boost value; 0 if the card has none. */
  public int boost(int card) {
    return boost[card];
  }

  /** The printed value; 0 for a scheme. */
  public int value(int card) {
    return value[card];
  }

  /** The printed value of a card that is played for an attack or for a defense. */
  public int value(int card, boolean attacking) {
    return attacking ? attack[card] : defense[card];
  }

  /** All thirty cards. */
  public static int all() {
    return (1 << Hero.DECK_SIZE) - 1;
  }

  /** All copies of a card. */
  public int copies(int card) {
    return mask[card];
  }

  public int count(int set, int card) {
    return Integer.bitCount(set & mask[card]);
  }

  public boolean has(int set, int card) {
    return (set >>> shift[card] & 1) != 0;
  }

  /** The set with one copy more. */
  public int plus(int set, int card) {
    return set | 1 << (shift[card] + Integer.bitCount(set & mask[card]));
  }

  /** The set with one copy less; the same set if it has none. */
  public int minus(int set, int card) {
    return set & ~Integer.highestOneBit(set & mask[card]);
  }

  /** One set less another, card by card and never below none. */
  public int minusAll(int set, int other) {
    int result = set;
    for (int rest = set & other & firsts; rest != 0; rest &= rest - 1) {
      int card = cardAtBit[Integer.numberOfTrailingZeros(rest)];
      int left = Math.max(0, count(set, card) - count(other, card));
      result = result & ~mask[card] | ((1 << left) - 1) << shift[card];
    }
    return result;
  }

  /** One set and another, card by card. */
  public int plusAll(int set, int other) {
    int result = set;
    for (int rest = other & firsts; rest != 0; rest &= rest - 1) {
      int card = cardAtBit[Integer.numberOfTrailingZeros(rest)];
      int sum = Math.min(count(set, card) + count(other, card), Integer.bitCount(mask[card]));
      result |= ((1 << sum) - 1) << shift[card];
    }
    return result;
  }

  /** The bits that stand for the first copies in a set: one for each different card. */
  public int kinds(int set) {
    return set & firsts;
  }

  /** The card a bit belongs to. */
  public int cardAtBit(int bit) {
    return cardAtBit[bit];
  }

  /** The card of the lowest bit of a set that is not empty. */
  int lowest(int set) {
    return cardAtBit[Integer.numberOfTrailingZeros(set)];
  }

  /** Lowers every card of a set by up to a number of copies. */
  int lowered(int set, int by) {
    int result = 0;
    for (int rest = set & firsts; rest != 0; rest &= rest - 1) {
      int card = cardAtBit[Integer.numberOfTrailingZeros(rest)];
      int left = count(set, card) - by;
      result |= left > 0 ? ((1 << left) - 1) << shift[card] : 0;
    }
    return result;
  }
}
