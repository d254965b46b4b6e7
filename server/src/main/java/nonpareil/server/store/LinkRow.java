package nonpareil.server.store;

import java.time.Instant;

/**
 * A link by which another browser becomes a person's.
 *
 * @param hash of its secret
 * @param until so long it can be used
 * @param used whether somebody has come by it
 */
public record LinkRow(String hash, Instant until, boolean used) {}
