package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.Test;

final class RecoveryCodeTest {

  @Test
  void isEasyToReadAndType() {
    Set<String> made = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      String code = RecoveryCode.make();
      assertThat(code).matches("([" + RecoveryCode.LETTERS + "]{5}-){4}[A-Z]{5}");
      assertThat(made.add(code)).isTrue();
    }
    assertThat(RecoveryCode.LETTERS).doesNotContain("I", "O", "0", "1", "A", "E", "U", "L");
    double bits = 24 * Math.log(RecoveryCode.LETTERS.length()) / Math.log(2);
    assertThat(bits).as("too many to try").isGreaterThan(100);
  }

  @Test
  void groupsAndCaseDoNotMatter() {
    String code = RecoveryCode.make();
    String letters = code.replace("-", "");
    assertThat(RecoveryCode.read(code)).isEqualTo(letters);
    assertThat(RecoveryCode.read(" " + letters.toLowerCase(Locale.ROOT) + "\n")).isEqualTo(letters);
    assertThat(RecoveryCode.read(code.replace('-', '–'))).isEqualTo(letters);
    assertThat(RecoveryCode.read(code.replace("-", " . "))).isEqualTo(letters);
  }

  /** One wrong letter, or two neighbours that changed places. */
  @Test
  void mistypedOnesAreNoticed() {
    String letters = RecoveryCode.make().replace("-", "");
    for (int i = 0; i < letters.length(); i++) {
      for (char other : RecoveryCode.LETTERS.toCharArray()) {
        if (other != letters.charAt(i)) {
          refused(letters.substring(0, i) + other + letters.substring(i + 1));
        }
      }
      if (i > 1 && letters.charAt(i) != letters.charAt(i - 1) && i < letters.length() - 1) {
        refused(
            letters.substring(0, i - 1)
                + letters.charAt(i)
                + letters.charAt(i - 1)
                + letters.substring(i + 1));
      }
    }
    refused("");
    refused(letters.substring(1));
    refused(letters + "B");
    refused("ß".repeat(25));
  }

  private static void refused(String typed) {
    assertThatThrownBy(() -> RecoveryCode.read(typed))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("found")
        .hasMessageContaining("expected")
        .satisfies(e -> assertThat(((Refusal) e).at()).isEqualTo("code"));
  }
}
