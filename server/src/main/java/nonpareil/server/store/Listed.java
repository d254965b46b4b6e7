package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A table in a public list: one that waits, or is played.
 *
 * @param house where it was made; null if that is not known
 */
public record Listed(String id, String creator, Instant created, @Nullable String house) {}
