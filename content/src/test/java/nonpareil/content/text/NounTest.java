package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.content.Languages;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.german.German;
import org.junit.jupiter.api.Test;

/** A bare name gets sensible forms. */
class NounTest {

  @Test
  void englishPlurals() {
    assertThat(Noun.of(Languages.ENGLISH, "Sister").plural()).isEqualTo("Sisters");
    assertThat(Noun.of(Languages.ENGLISH, "Harpy").plural()).isEqualTo("Harpies");
    assertThat(Noun.of(Languages.ENGLISH, "Witch").plural()).isEqualTo("Witches");
    assertThat(Noun.of(Languages.ENGLISH, "Monkey").plural()).isEqualTo("Monkeys");
  }

  @Test
  void germanGenitives() {
    assertThat(Noun.of(new German(), "Alice").genitive()).isEqualTo("Alices");
    assertThat(Noun.of(new German(), "Artus").genitive()).isEqualTo("Artus’");
    assertThat(common("Dschinn", Gender.M).genitive()).isEqualTo("Dschinns");
    assertThat(common("Riss", Gender.M).genitive()).isEqualTo("Risses");
    assertThat(common("Hexe", Gender.F).genitive()).isEqualTo("Hexe");
  }

  @Test
  void theShortNameIsDeclined() {
    Noun holmes =
        Noun.of(
            Languages.ENGLISH,
            "Sherlock Holmes",
            "Holmes",
            null,
            null,
            false,
            false,
            null,
            null,
            null);
    assertThat(holmes.name()).isEqualTo("Sherlock Holmes");
    assertThat(holmes.genitive()).isEqualTo("Holmes’");
    assertThat(holmes.dative()).isEqualTo("Holmes");
  }

  private static Noun common(String name, Gender gender) {
    return Noun.of(new German(), name, null, null, gender, true, false, null, null, null);
  }
}
