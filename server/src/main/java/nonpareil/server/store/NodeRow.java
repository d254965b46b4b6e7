package nonpareil.server.store;

/**
 * A server that works with others on one store.
 *
 * @param id made at its start: one that comes back is another one
 * @param build what tells whether two can follow the same games: rules and content
 */
public record NodeRow(String id, String build) {}
