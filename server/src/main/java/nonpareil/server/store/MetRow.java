package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A seat of somebody else at a table where a person has played.
 *
 * @param person whose it is; never told to anybody
 * @param at when the table was made
 */
public record MetRow(
    String game, int seat, String person, String name, @Nullable String avatar, Instant at) {}
