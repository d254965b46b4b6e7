package nonpareil.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import nonpareil.server.store.Store;

/**
 * Where requests come from, as tags that may be stored: {@code NETWORK.HOUSE}. They tell whether
 * two are the same, also after a restart, and nothing else to who has not got the key.
 */
final class Houses {
  private static final String KEY = "house-key";
  private static final String HMAC = "HmacSHA256";
  private static final int BYTES = 8;

  private final Callers callers;
  private final SecretKeySpec key;

  Houses(Store store, Callers callers) {
    this.callers = callers;
    key = new SecretKeySpec(key(store).getBytes(StandardCharsets.UTF_8), HMAC);
  }

  private static String key(Store store) {
    String known = store.recall(KEY);
    if (known != null) {
      return known;
    }
    String made = Tokens.token();
    store.remember(KEY, made);
    return made;
  }

  String of(HttpServletRequest request) {
    return tag(callers.networkOf(request)) + "." + tag(callers.of(request));
  }

  private String tag(String address) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(key);
      byte[] hash = mac.doFinal(address.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
