package nonpareil.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import nonpareil.engine.game.Seed;

/** What must not be guessed: ids of tables, secrets of invitations, seeds. */
final class Secrets {

  private static final char[] LETTERS = "abcdefghjkmnpqrstuvwxyz23456789".toCharArray();
  private static final int ID = 12;
  private static final int SECRET_BYTES = 18;

  private final SecureRandom random = new SecureRandom();

  SecureRandom random() {
    return random;
  }

  /** A table's address: nobody finds it by trying. */
  String id() {
    var id = new StringBuilder("t");
    for (int i = 0; i < ID; i++) {
      id.append(LETTERS[random.nextInt(LETTERS.length)]);
    }
    return id.toString();
  }

  String secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Of a game. */
  Seed key() {
    return new Seed(random.nextLong(), random.nextLong());
  }

  /** Of what a computer does. */
  long seed() {
    return random.nextLong();
  }

  /** What is kept of a secret. */
  static String hash(String secret) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
