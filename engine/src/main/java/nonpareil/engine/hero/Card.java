package nonpareil.engine.hero;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Effect;

/**
 * One card definition of a deck.
 *
 * @param value the printed value, or {@link #NONE} for a scheme
 * @param boost the boost value, or {@link #NONE}
 * @param banner who may use it: {@link #ANY}, the id of a fighter, or a trait of the hero
 * @param uncancellable its effects cannot be cancelled
 * @param declaresNumber it is defended with face up and with a named number
 * @param hidesHand may be shown from hand to cancel an effect that would show its owner's hand
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
    Map<Timing, Effect> effects) {

  public static final int NONE = -1;
  public static final String ANY = "any";

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
