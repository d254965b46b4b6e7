package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A browser that plays as somebody.
 *
 * @param hash of its token
 * @param kind roughly what it is; null if that is not known
 * @param way how it came to be this person's; null if that is not known
 * @param seen when it was here last, to the hour or so; null if that is not known
 */
public record BrowserRow(
    String hash,
    Instant made,
    @Nullable String kind,
    @Nullable String way,
    @Nullable Instant seen) {

  /** The person began here. */
  public static final String FIRST = "first";

  /** By a one-time link of another browser. */
  public static final String LINK = "link";

  /** By the recovery code. */
  public static final String CODE = "code";
}
