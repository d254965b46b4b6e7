package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.SplittableRandom;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class DeckTest {

  private static Deck deck(int... copies) {
    var maker = new TestHeroes.Maker("hero");
    for (int c = 0; c < copies.length; c++) {
      maker.cards(TestHeroes.card("card-" + c, CardType.ATTACK, c, c % 3 - 1, copies[c]));
    }
    return new Deck(maker.make());
  }

  private static Deck random(SplittableRandom random) {
    var copies = new int[30];
    int cards = 0;
    for (int left = Hero.DECK_SIZE; left > 0; cards++) {
      copies[cards] = Math.min(left, random.nextInt(1, 6));
      left -= copies[cards];
    }
    return deck(Arrays.copyOf(copies, cards));
  }

  /** The same multiset as counts. */
  private static int[] counts(Deck deck, int set) {
    var counts = new int[deck.size()];
    for (int c = 0; c < counts.length; c++) {
      counts[c] = deck.count(set, c);
    }
    return counts;
  }

  /** A set in its one proper form: the lowest bits of each card. */
  private static int set(Deck deck, int[] counts) {
    int set = 0;
    int bit = 0;
    for (int c = 0; c < counts.length; c++) {
      for (int i = 0; i < counts[c]; i++) {
        set |= 1 << bit + i;
      }
      bit += deck.card(c).copies();
    }
    return set;
  }

  private static int[] randomCounts(Deck deck, SplittableRandom random) {
    var counts = new int[deck.size()];
    for (int c = 0; c < counts.length; c++) {
      counts[c] = random.nextInt(deck.card(c).copies() + 1);
    }
    return counts;
  }

  @Test
  void arithmeticIsThatOfCounts() {
    var random = new SplittableRandom(2);
    for (int round = 0; round < 2000; round++) {
      Deck deck = random(random);
      int[] a = randomCounts(deck, random);
      int[] b = randomCounts(deck, random);
      int x = set(deck, a);
      int y = set(deck, b);
      int by = random.nextInt(4);
      var less = new int[a.length];
      var sum = new int[a.length];
      var lower = new int[a.length];
      int kinds = 0;
      for (int c = 0; c < a.length; c++) {
        less[c] = Math.max(0, a[c] - b[c]);
        sum[c] = Math.min(a[c] + b[c], deck.card(c).copies());
        lower[c] = Math.max(0, a[c] - by);
        kinds += a[c] > 0 ? 1 : 0;
      }
      assertThat(counts(deck, x)).isEqualTo(a);
      assertThat(deck.minusAll(x, y)).isEqualTo(set(deck, less));
      assertThat(deck.plusAll(x, y)).isEqualTo(set(deck, sum));
      assertThat(deck.lowered(x, by)).isEqualTo(set(deck, lower));
      assertThat(Integer.bitCount(deck.kinds(x))).isEqualTo(kinds);
    }
  }

  @Test
  void addingAndTakingOneByOneKeepsTheProperForm() {
    var random = new SplittableRandom(3);
    for (int round = 0; round < 200; round++) {
      Deck deck = random(random);
      var counts = new int[deck.size()];
      int set = 0;
      for (int i = 0; i < 100; i++) {
        int c = random.nextInt(deck.size());
        if (random.nextBoolean() && counts[c] < deck.card(c).copies()) {
          counts[c]++;
          set = deck.plus(set, c);
        } else {
          counts[c] = Math.max(0, counts[c] - 1);
          set = deck.minus(set, c);
        }
        assertThat(set).isEqualTo(set(deck, counts));
        assertThat(deck.has(set, c)).isEqualTo(counts[c] > 0);
      }
    }
  }

  @Test
  void everyBitBelongsToItsCard() {
    Deck deck = deck(1, 2, 27);
    assertThat(deck.cardAtBit(0)).isZero();
    assertThat(deck.cardAtBit(1)).isEqualTo(1);
    assertThat(deck.cardAtBit(2)).isEqualTo(1);
    assertThat(deck.cardAtBit(29)).isEqualTo(2);
    assertThat(deck.lowest(0b110)).isEqualTo(1);
    assertThat(deck.copies(1)).isEqualTo(0b110);
    assertThat(deck.copies(0) | deck.copies(1) | deck.copies(2)).isEqualTo(Deck.all());
  }

  @Test
  void cardsAreFoundByTheirIds() {
    Deck deck = deck(10, 10, 10);
    assertThat(deck.number("card-2")).isEqualTo(2);
    assertThat(deck.number("card-3")).isEqualTo(-1);
    assertThat(deck.card(0).boost()).isEqualTo(Card.NONE);
    assertThat(deck.boost(0)).as("no boost value counts 0").isZero();
    assertThat(deck.boost(2)).isEqualTo(1);
    assertThat(deck.value(2)).isEqualTo(2);
  }

  @Test
  @Tag("proves:SYS-2")
  void aDeckHasExactlyThirtyCards() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> deck(10, 10, 11))
        .withMessageContaining("hero: a deck has exactly 30 cards");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Deck(withCards(TestHeroes.card("few", CardType.ATTACK, 1, 1, 29))))
        .withMessage("hero: a deck has exactly 30 cards, not 29");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Deck(withCards(TestHeroes.card("none", CardType.ATTACK, 1, 1, 0))))
        .withMessageContaining("hero: a deck has exactly 30 cards");
  }

  private static Hero withCards(Card card) {
    Hero plain = new TestHeroes.Maker("hero").make();
    return new Hero(
        plain.id(),
        plain.fighters(),
        plain.move(),
        plain.traits(),
        null,
        null,
        plain.ability(),
        java.util.List.of(card));
  }
}
