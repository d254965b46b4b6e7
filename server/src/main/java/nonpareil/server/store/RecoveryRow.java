package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * That somebody has a recovery code.
 *
 * @param maker the hash of the token of the browser where it was made
 * @param used when it was used last; null: never
 */
public record RecoveryRow(String maker, Instant made, @Nullable Instant used) {}
