package nonpareil.server.http;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import nonpareil.server.store.Store;

/** A key of all servers on one store, made at the first start and kept there; hashes by it. */
final class ServerKey {
  private static final String HMAC = "HmacSHA256";

  private final SecretKeySpec key;

  /**
   * @param name each use has its own key
   */
  ServerKey(Store store, String name) {
    String text = store.settle(name, Tokens.token()); // the same for all servers on this store
    key = new SecretKeySpec(text.getBytes(StandardCharsets.UTF_8), HMAC);
  }

  /**
   * The beginning of a hash, as hexadecimal digits.
   *
   * @param bytes how much of it
   */
  String hash(String text, int bytes) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(key);
      byte[] hash = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
