package nonpareil.server.store;

/**
 * What a node has taken: until it leaves or dies, it alone does for a game what comes by itself.
 *
 * @param epoch how often the game was taken
 * @param gap for how long nobody had it who should have, in milliseconds: costs nobody time
 */
public record Lease(String game, int epoch, long gap) {}
