package nonpareil.engine.hero;

import java.util.List;
import java.util.Map;
import nonpareil.engine.Later;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import org.jspecify.annotations.Nullable;

/**
 * One card definition of a deck.
 *
 * @param value the printed value, or {@link #NONE} for a scheme
 * @param boost the boost value, or {@link #NONE}
 * @param banner who may use it: {@link #ANY}, the id of a fighter, or a trait of the hero
 * @param uncancellable its effects cannot be cancelled
 * @param declaresNumber it is defended with face up and with a named number
 * @param hidesHand may be shown from hand to cancel an effect that would show its owner's hand
 * @param uses how it may be used otherwise than its type says; null if as the type says
 * @param inPlay what holds and happens while it lies before its player; null if it does not stay
 */
public record Card(
    String id,
    CardType type,
    int value,
    int boost,
    int copies,
    String banner,
    List<String> tags,
    boolean uncancellable,
    boolean declaresNumber,
    boolean hidesHand,
    Map<Timing, Effect> effects,
    @Later @Nullable Uses uses,
    @Later @Nullable InPlay inPlay) {

  /** A card that does not stay in play. */
  public Card(
      String id,
      CardType type,
      int value,
      int boost,
      int copies,
      String banner,
      List<String> tags,
      boolean uncancellable,
      boolean declaresNumber,
      boolean hidesHand,
      Map<Timing, Effect> effects) {
    this(
        id,
        type,
        value,
        boost,
        copies,
        banner,
        tags,
        uncancellable,
        declaresNumber,
        hidesHand,
        effects,
        null,
        null);
  }

  /** What holds and happens while a scheme lies before its player. */
  public record InPlay(List<Ability.Standing> rules, List<Ability.Triggered> triggered) {}

  public static final int NONE = -1;
  public static final String ANY = "any";

  /**
   * How a card may be used otherwise than its type says.
   *
   * @param reach how many spaces away its target may be; {@link #NONE} if as usual
   * @param zone its target may be in the same zone, whoever attacks
   * @param attack its value as an attack card if it is none by its type, or {@link #NONE}
   * @param defense its value as a defense card if it is none by its type, or {@link #NONE}
   * @param onlyIf what must hold when it is chosen to be played; null if nothing must
   */
  public record Uses(
      int reach, boolean zone, int attack, int defense, @Later @Nullable Condition onlyIf) {

    /** Without a condition. */
    public Uses(int reach, boolean zone, int attack, int defense) {
      this(reach, zone, attack, defense, null);
    }

    /** As its type says. */
    public static Uses only(Condition condition) {
      return new Uses(NONE, false, NONE, NONE, condition);
    }
  }

  /** A target may be any number of spaces away. */
  public static final int ANYWHERE = 99;

  /** When an effect of a card happens. */
  public enum Timing {
    IMMEDIATELY,
    DURING_COMBAT,
    AFTER_COMBAT,
    /** When the card is played as a scheme. */
    SCHEME,
    /** When the card is spent for a boost by its owner. */
    BOOST_BONUS,
    /** When an opponent's effect makes its owner discard the card. */
    FORCED_DISCARD
  }
}
