package nonpareil.engine.effect;

import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * A set of cards: all that is said holds at once, and what is not said (null) does not matter.
 *
 * @param type the type; a versatile card counts as an attack and as a defense
 * @param banner who may use them, by the id of a fighter or a trait
 * @param card one certain card, by its id
 * @param value what holds of the printed value; a scheme has none and never fits
 * @param boost what holds of the boost value; a card without one counts as 0
 * @param exceptThis no copies of the card the effect stands on
 * @param chosen the card chosen before in this effect and its copies
 */
public record CardSet(
    @Nullable Type type,
    @Nullable String tag,
    @Nullable String banner,
    @Nullable String card,
    @Nullable Limit value,
    @Nullable Limit boost,
    boolean exceptThis,
    @Later boolean chosen) {

  /** Cards of which nothing chosen before is said. */
  public CardSet(
      @Nullable Type type,
      @Nullable String tag,
      @Nullable String banner,
      @Nullable String card,
      @Nullable Limit value,
      @Nullable Limit boost,
      boolean exceptThis) {
    this(type, tag, banner, card, value, boost, exceptThis, false);
  }

  /** Every card. */
  public static final CardSet ANY = new CardSet(null, null, null, null, null, null, false);

  /** The types a set can ask for. */
  public enum Type {
    ATTACK,
    DEFENSE,
    VERSATILE,
    SCHEME,
    /** The type named before in this effect. */
    NAMED
  }

  /** How a number on a card compares with an amount. */
  public record Limit(Condition.Comparison how, Amount than) {}

  public boolean isAny() {
    return equals(ANY);
  }
}
