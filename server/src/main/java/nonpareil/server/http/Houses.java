package nonpareil.server.http;

import jakarta.servlet.http.HttpServletRequest;
import nonpareil.server.store.Store;

/**
 * Where requests come from, as tags that may be stored: {@code NETWORK.HOUSE}. They tell whether
 * two are the same, also after a restart, and nothing else to who has not got the key.
 */
final class Houses {
  private static final int BYTES = 8;

  private final Callers callers;
  private final ServerKey key;

  Houses(Store store, Callers callers) {
    this.callers = callers;
    key = new ServerKey(store, "house-key");
  }

  String of(HttpServletRequest request) {
    return tag(callers.networkOf(request)) + "." + tag(callers.of(request));
  }

  private String tag(String address) {
    return key.hash(address, BYTES);
  }
}
