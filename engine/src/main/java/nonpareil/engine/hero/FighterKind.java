package nonpareil.engine.hero;

import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * A kind of fighter: a hero or its sidekicks.
 *
 * @param large cannot use secret passages
 * @param move its own move value; 0 for that of the hero file
 * @param reserve so many of them begin off the board, undefeated
 * @param secondLife the first time one of them would be defeated it has this health instead; 0 if
 *     there is no such rule
 * @param oneOf the group of kinds one of which joins the game, as its player chooses at set-up; null
 *     for those that are always there
 */
public record FighterKind(
    String id,
    boolean hero,
    int count,
    int health,
    int maxHealth,
    boolean ranged,
    boolean large,
    @Later int move,
    @Later int reserve,
    @Later int secondLife,
    @Later @Nullable String oneOf) {

  /** All of them begin on the board and move as the hero file says. */
  public FighterKind(
      String id,
      boolean hero,
      int count,
      int health,
      int maxHealth,
      boolean ranged,
      boolean large) {
    this(id, hero, count, health, maxHealth, ranged, large, 0, 0, 0, null);
  }
}
