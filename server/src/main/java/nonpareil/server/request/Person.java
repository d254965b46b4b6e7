package nonpareil.server.request;

/** Somebody who plays or watches: an id that never changes and the name shown to others. */
public record Person(String id, String name) {}
