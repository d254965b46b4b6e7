package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One numbered record of a game's log.
 *
 * @param seat whose record it is; 0 for nobody's
 * @param turn the seat that is asked after it; 0 for none
 * @param request the request that led to it, so that it is known when it comes again
 * @param data what the kind needs, as JSON
 */
public record LogRecord(
    String game,
    int number,
    String kind,
    int seat,
    int turn,
    Instant at,
    @Nullable String request,
    String data) {}
