package nonpareil.server.notify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.time.Duration;
import java.time.Instant;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * The key by which push services know this server and all others on its store (RFC 8292). It is
 * made at the first start and kept in the store: subscriptions are bound to it, so whoever loses it
 * loses them.
 */
final class ServerKey {
  /** What it is called in the store: there are the private key and the point. */
  static final String FACT = "push-key";

  /** Where it was kept by earlier versions, in the data folder: the same, a line each. */
  static final String FILE = "push.key";

  /** Push services take no longer ones than a day. */
  private static final Duration VALID = Duration.ofHours(12);

  private final KeyPair pair;

  ServerKey(KeyPair pair) {
    this.pair = pair;
  }

  /** The one that is kept in a store, or was in a folder, or a new one. */
  static ServerKey of(Store store, Path folder) {
    String known = store.recall(FACT);
    return read(known != null ? known : store.settle(FACT, first(folder.resolve(FILE))));
  }

  /** What is kept if no other server is faster. */
  private static String first(Path file) {
    if (Files.exists(file)) {
      try {
        String text = String.join(" ", Files.readAllLines(file)).strip();
        read(text);
        return text;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (IllegalArgumentException e) {
        throw new UncheckedIOException(
            new IOException(
                file
                    + " is damaged: expected two lines, a private key and its point. Without the"
                    + " file a new key is made, and people must allow notifications again",
                e));
      }
    }
    KeyPair made = P256.newPair();
    return P256.base64(P256.secret((ECPrivateKey) made.getPrivate()))
        + " "
        + P256.base64(P256.point((ECPublicKey) made.getPublic()));
  }

  private static ServerKey read(String text) {
    String[] parts = text.split("\\s+", -1);
    if (parts.length != 2) {
      throw new IllegalArgumentException("expected a private key and its point");
    }
    return new ServerKey(P256.pair(P256.bytes(parts[1]), P256.bytes(parts[0])));
  }

  /** What browsers subscribe with. */
  String text() {
    return P256.base64(P256.point((ECPublicKey) pair.getPublic()));
  }

  /**
   * The header by which a push service knows who sends.
   *
   * @param contact where its people may write to: {@code mailto:} or {@code https:}
   */
  String authorization(URI endpoint, Instant now, @Nullable URI contact) {
    ObjectNode claims =
        Json.object().put("aud", origin(endpoint)).put("exp", now.plus(VALID).getEpochSecond());
    if (contact != null) {
      claims.put("sub", contact.toString());
    }
    String head = part(Json.object().put("typ", "JWT").put("alg", "ES256"));
    String text = head + "." + part(claims);
    try {
      Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
      signature.initSign(pair.getPrivate());
      signature.update(text.getBytes(StandardCharsets.US_ASCII));
      return "vapid t=%s.%s, k=%s".formatted(text, P256.base64(signature.sign()), text());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  private static String part(ObjectNode json) {
    return P256.base64(Json.bytes(json));
  }

  private static String origin(URI endpoint) {
    String host = endpoint.getScheme() + "://" + endpoint.getHost();
    return endpoint.getPort() < 0 ? host : host + ":" + endpoint.getPort();
  }
}
