package nonpareil.lab;

import java.util.Arrays;

/** What one card did in one game, or in many. */
public final class CardUse {

  /** What is counted. */
  public enum What {
    /** Copies that came into hand from the deck, the first hand included. */
    DRAWN,
    ATTACKS,
    DEFENSES,
    SCHEMES,
    /** Times it was spent for its boost. */
    BOOSTS,
    /** Health it took from enemies. */
    DAMAGE,
    /** Of an attack's value, what it stopped as a defense. */
    BLOCKED,
    /** Its values in combats, and its boost values where it was spent. */
    VALUE,
    /** Health it gave back to its own side. */
    HEALED,
    /** Cards that came into a hand by its effects. */
    CARDS;
  }

  private static final int SIZE = What.values().length;

  private final long[] counts = new long[SIZE];

  public long get(What what) {
    return counts[what.ordinal()];
  }

  /** Attacks, defenses and schemes. */
  public long played() {
    return get(What.ATTACKS) + get(What.DEFENSES) + get(What.SCHEMES);
  }

  void add(What what, long amount) {
    counts[what.ordinal()] += amount;
  }

  void add(CardUse other) {
    Arrays.setAll(counts, i -> counts[i] + other.counts[i]);
  }

  boolean isEmpty() {
    return Arrays.stream(counts).allMatch(c -> c == 0);
  }

  String text() {
    var text = new StringBuilder();
    for (long count : counts) {
      text.append(text.isEmpty() ? "" : "/").append(count);
    }
    return text.toString();
  }

  static CardUse parse(String text) {
    String[] parts = text.split("/", -1);
    if (parts.length != SIZE) {
      throw new IllegalArgumentException(text);
    }
    var use = new CardUse();
    Arrays.setAll(use.counts, i -> Long.parseLong(parts[i]));
    return use;
  }
}
