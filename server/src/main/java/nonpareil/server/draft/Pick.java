package nonpareil.server.draft;

/** Somebody has chosen a hero, to play it or to forbid it. */
public record Pick(int seat, String hero) {}
