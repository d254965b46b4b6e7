package nonpareil.content.text.german;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import org.junit.jupiter.api.Test;

/** "Einer deiner …": nouns that are adjectives change, others do not. */
class WeakPluralTest {

  @Test
  void adjectivesAreDeclined() {
    assertThat(weak("Geächteter", "Geächtete", Gender.M)).isEqualTo("Geächteten");
    assertThat(weak("Roter Reiter", "Rote Reiter", Gender.M)).isEqualTo("Roten Reiter");
    assertThat(weak("Vertraute", "Vertraute", Gender.F)).isEqualTo("Vertrauten");
    assertThat(weak("Graues Auge", "Graue Augen", Gender.N)).isEqualTo("Grauen Augen");
  }

  @Test
  void nounsStay() {
    assertThat(weak("Harpyie", "Harpyien", Gender.F)).isEqualTo("Harpyien");
    assertThat(weak("Schwester", "Schwestern", Gender.F)).isEqualTo("Schwestern");
    assertThat(weak("Wolf", "Wölfe", Gender.M)).isEqualTo("Wölfe");
    assertThat(weak("Marker", "Marker", Gender.M)).isEqualTo("Marker");
    assertThat(weak("Nebelplättchen", "Nebelplättchen", Gender.N)).isEqualTo("Nebelplättchen");
  }

  private static String weak(String one, String many, Gender gender) {
    return German.weakPlural(
        Noun.of(new German(), one, null, many, gender, false, false, null, null, null));
  }
}
