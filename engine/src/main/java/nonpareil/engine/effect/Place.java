package nonpareil.engine.effect;

import org.jspecify.annotations.Nullable;

/**
 * A place told by other spaces: those of tokens, of a zone, chosen ones. Fighters stand at it,
 * tokens lie at it, spaces belong to it.
 *
 * @param spaces how far away, for {@link How#WITHIN} and {@link How#BEYOND}
 * @param from the spaces it is measured from
 * @param not it is not there; for places without a distance
 */
public record Place(How how, @Nullable Amount spaces, Spaces from, boolean not) {

  /** How a place lies to the spaces it is measured from. */
  public enum How {
    /** It is one of them. */
    ON,
    /** It is next to one of them. */
    BESIDE,
    /** It is in a zone of one of them. */
    IN_ZONE,
    /** It is at most so many spaces away from one of them, by lines of the board. */
    WITHIN,
    /** It is farther away than that from all of them. */
    BEYOND,
    /** It is farther from the nearest of them than the fighter that goes there is now. */
    FARTHER,
    /** It is nearer to the nearest of them than the fighter that goes there is now. */
    NEARER
  }

  /** A place without a distance. */
  public Place(How how, Spaces from) {
    this(how, null, from, false);
  }
}
