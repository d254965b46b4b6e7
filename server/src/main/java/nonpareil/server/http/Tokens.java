package nonpareil.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Secrets of 256 bits, and the hashes by which they are kept. */
final class Tokens {
  private static final int BYTES = 32;
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{43}");
  private static final int ID_LETTERS = 16;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

  private static final SecureRandom RANDOM = new SecureRandom();

  private Tokens() {}

  static String token() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static boolean isToken(String text) {
    return TOKEN.matcher(text).matches();
  }

  /** A name for something new that nobody could have guessed. */
  static String id(String prefix) {
    var id = new StringBuilder(prefix);
    for (int i = 0; i < ID_LETTERS; i++) {
      id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return id.toString();
  }

  static String hash(String token) {
    return HexFormat.of().formatHex(sha256(token.getBytes(StandardCharsets.UTF_8)));
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }
}
