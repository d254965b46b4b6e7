package nonpareil.server.store;

/** Somebody who has been here. */
public record PersonRow(String id, String name) {}
