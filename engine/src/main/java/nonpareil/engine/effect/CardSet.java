package nonpareil.engine.effect;

import java.util.List;
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
 * @param either one of these sets at least; it does not matter if there are none
 * @param except none of this set
 */
public record CardSet(
    @Nullable Type type,
    @Nullable String tag,
    @Nullable String banner,
    @Nullable String card,
    @Nullable Limit value,
    @Nullable Limit boost,
    boolean exceptThis,
    @Later boolean chosen,
    @Later List<CardSet> either,
    @Later @Nullable CardSet except) {

  /** A set that is none of several. */
  public CardSet(
      @Nullable Type type,
      @Nullable String tag,
      @Nullable String banner,
      @Nullable String card,
      @Nullable Limit value,
      @Nullable Limit boost,
      boolean exceptThis) {
    this(type, tag, banner, card, value, boost, exceptThis, false, List.of(), null);
  }

  /** All cards of a type. */
  public static CardSet of(Type type) {
    return new CardSet(type, null, null, null, null, null, false);
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

  /** The same cards, all of a type. */
  public CardSet withType(Type all) {
    return new CardSet(all, tag, banner, card, value, boost, exceptThis, chosen, either, except);
  }

  public boolean isAny() {
    return equals(ANY);
  }

  /** Whether nothing is said but of which types they are. */
  public boolean isOfTypes() {
    return !either.isEmpty()
        && equals(new CardSet(null, null, null, null, null, null, false, false, either, null))
        && either.stream().allMatch(set -> set.type != null && set.equals(of(set.type)));
  }
}
