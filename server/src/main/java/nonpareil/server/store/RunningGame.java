package nonpareil.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A game that is being played, as far as one must know to decide whether it can wait in the store.
 *
 * @param start what its first record says; null if there is none
 * @param turn the seat that is asked; 0 for none
 * @param level the computer that plays that seat, if one does from the beginning
 * @param given whether a computer has ever played for somebody
 */
public record RunningGame(
    String id,
    String settings,
    @Nullable LogRecord start,
    int turn,
    @Nullable String level,
    boolean given) {}
