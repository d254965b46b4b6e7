package nonpareil.engine.hero;

/**
 * A kind of fighter: the hero itself or its sidekicks.
 *
 * @param large cannot use secret passages
 */
public record FighterKind(
    String id, boolean hero, int count, int health, int maxHealth, boolean ranged, boolean large) {}
