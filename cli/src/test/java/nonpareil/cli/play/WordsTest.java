package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.content.Languages;
import nonpareil.content.text.Called;
import nonpareil.content.text.Language;
import nonpareil.content.text.Noun;
import nonpareil.content.text.german.German;
import nonpareil.engine.game.WhyNot.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class WordsTest {

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void everyLanguageSaysTheSameThings(Language language) {
    assertThat(Welcome.TEXTS.missing(language.code())).isEmpty();
    assertThat(Welcome.TEXTS.superfluous(language.code())).isEmpty();
  }

  @Test
  void germanNamesAreInTheirCase() {
    var words = new Words(new German());
    Noun genie =
        Noun.of(new German(), "Dschinn", null, null, Noun.Gender.M, true, false, null, null, null);
    Called spirit = new German().called(genie);
    Called medusa = new German().called(Noun.of(new German(), "Medusa"));
    assertThat(words.say("attack", spirit, medusa)).isEqualTo("Der Dschinn greift Medusa an.");
    assertThat(words.say("attack", medusa, spirit)).isEqualTo("Medusa greift den Dschinn an.");
    assertThat(words.say("turn", spirit)).isEqualTo("Zug des Dschinns");
    assertThat(words.say("turn", medusa)).isEqualTo("Zug Medusas");
    assertThat(words.say("ask.where", spirit)).isEqualTo("Wohin mit dem Dschinn?");
  }

  @Test
  void numbersChooseTheWord() {
    var words = new Words(Languages.ENGLISH);
    Called medusa = Languages.ENGLISH.called(Noun.of(Languages.ENGLISH, "Medusa"));
    assertThat(words.say("drawn.hidden", medusa, 1)).isEqualTo("Medusa draws a card.");
    assertThat(words.say("drawn.hidden", medusa, 3)).isEqualTo("Medusa draws 3 cards.");
    assertThat(words.say("top.seen", medusa, 1))
        .isEqualTo("Medusa looks at the top card of the deck.");
    assertThat(words.say("top.seen", medusa, 4))
        .isEqualTo("Medusa looks at the top 4 cards of the deck.");
    assertThat(new Words(new German()).say("top.seen", medusa, 4))
        .isEqualTo("Medusa sieht sich die obersten 4 Karten des Decks an.");
  }

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void everyReasonHasASentence(Language language) {
    var words = new Words(language);
    assertThat(Reason.values()).allMatch(reason -> words.has(WhySight.key(reason)));
  }

  @Test
  void textIsBrokenBetweenWords() {
    assertThat(Terminal.wrap("  one two three four", 11, 4))
        .containsExactly("  one two", "    three", "    four");
    assertThat(Terminal.wrap("short", 11, 4)).containsExactly("short");
  }
}
