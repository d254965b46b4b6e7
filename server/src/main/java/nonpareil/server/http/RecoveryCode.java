package nonpareil.server.http;

import java.security.SecureRandom;
import java.util.Locale;
import nonpareil.server.request.Refusal;

/**
 * Codes by which people come back who have no browser left: five groups of five letters. There are
 * nineteen letters, none of which looks like another one or like a digit, and no vowels, so that no
 * words come about. The last letter follows from the others: who mistypes one is told so.
 *
 * <p>24 free letters are 101 bits, drawn evenly. Nobody tries so many, here or on a stolen copy of
 * the store, however fast the hash: a slow one would only let strangers keep the server busy.
 */
final class RecoveryCode {
  static final String LETTERS = "BCDFGHJKMNPQRSTVWXZ";

  private static final int GROUP = 5;
  private static final int LENGTH = 25;
  private static final SecureRandom RANDOM = new SecureRandom();

  private RecoveryCode() {}

  /** A new one, in groups. */
  static String make() {
    var letters = new StringBuilder();
    for (int i = 0; i < LENGTH - 1; i++) {
      letters.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    letters.append(check(letters));
    var code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(i > 0 && i % GROUP == 0 ? "-" : "").append(letters.charAt(i));
    }
    return code.toString();
  }

  /** With weights that a number of letters which is prime tells apart. */
  private static char check(CharSequence letters) {
    int sum = 0;
    for (int i = 0; i < LENGTH - 1; i++) {
      sum += LETTERS.indexOf(letters.charAt(i)) * (i % (LETTERS.length() - 1) + 1);
    }
    return LETTERS.charAt(sum % LETTERS.length());
  }

  /** The letters of what somebody has typed, in whatever groups and case; refused if it is none. */
  static String read(String typed) {
    String letters = typed.toUpperCase(Locale.ROOT).replaceAll("[\\s\\p{Pd}._]", "");
    boolean known = letters.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
    if (letters.length() != LENGTH || !known || check(letters) != letters.charAt(LENGTH - 1)) {
      throw Refusal.badValue(
          "found %d letters, expected a recovery code: five groups of five letters of %s"
              .formatted(letters.length(), LETTERS),
          "code");
    }
    return letters;
  }
}
