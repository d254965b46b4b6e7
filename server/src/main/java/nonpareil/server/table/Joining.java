package nonpareil.server.table;

import org.jspecify.annotations.Nullable;

/**
 * How somebody wants to take a seat.
 *
 * @param secret of an invitation; an open table needs none
 * @param seat which one; null for any
 * @param hero where people choose their own
 * @param second the same for the seat that goes with it
 */
public record Joining(
    @Nullable String secret,
    @Nullable Integer seat,
    @Nullable String hero,
    @Nullable String second) {

  @Override
  public String toString() {
    return "Joining seat " + seat; // not the secret
  }
}
