package nonpareil.server.store;

import org.jspecify.annotations.Nullable;

/**
 * An address of a person's own that is told.
 *
 * @param secret signs what is sent
 * @param failures how often in a row nothing could be delivered
 * @param last what came of the last attempt; null before the first
 * @param off whether it was switched off because of that
 */
public record HookRow(
    String person,
    String url,
    String secret,
    String language,
    boolean live,
    int failures,
    @Nullable String last,
    boolean off) {

  /** After an attempt. */
  public HookRow after(String outcome, int failed, boolean ends) {
    return new HookRow(person, url, secret, language, live, failed, outcome, ends);
  }
}
