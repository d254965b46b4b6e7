package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nonpareil.server.request.Refusal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PersonNameTest {

  @ParameterizedTest
  @CsvSource({"Ada,Ada", "'  Ada ',Ada", "Zoe\u0308,Zoë", "李小龙,李小龙", "A & <b>,A & <b>", "👑,👑"})
  void namesAreTrimmedAndComposed(String text, String name) {
    assertThat(PersonName.checked(text)).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "a\u0000b",
        "a\nb",
        "a\u202Eb",
        "a\u200Bb",
        "\uD800",
        "\uE000",
        "a\u2028b",
        "1234567890123456789012345"
      })
  void whatCannotBeSeenIsRefused(String text) {
    assertThatThrownBy(() -> PersonName.checked(text))
        .isInstanceOfSatisfying(
            Refusal.class,
            e -> {
              assertThat(e.code().text()).isEqualTo("bad-value");
              assertThat(e.at()).isEqualTo("name");
            });
  }
}
