package nonpareil.server.talk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nonpareil.server.log.TalkRule;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be said, and what not and why. */
final class SayingTest {

  private static final int TEAM = 1;

  private static Saying read(String json, TalkRule rule, int channel) {
    return Saying.read(new Fields(Json.parse(json.replace('\'', '"'))), rule, channel);
  }

  private static Saying text(String text) {
    return Saying.read(new Fields(Json.object().put("text", text)), TalkRule.FREE, Hearing.TABLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'text': 'Guten Tag <b>!</b>'}",
        "{'phrase': 'well-played'}",
        "{'on': {'space': 's01'}}",
        "{'phrase': 'careful', 'on': {'fighter': '1.medusa'}}"
      })
  void isWrittenAsItWasRead(String said) {
    Saying saying = read(said, TalkRule.FREE, Hearing.TABLE);
    assertThat(saying.json()).isEqualTo(Json.parse(said.replace('\'', '"')));
  }

  @Test
  void cardsAndTheWordsOfATeamAreForATeam() {
    assertThat(read("{'on': {'card': 'dash'}, 'phrase': 'guard'}", TalkRule.FREE, TEAM).phrase())
        .isEqualTo("guard");
    assertThatThrownBy(() -> read("{'on': {'card': 'dash'}}", TalkRule.FREE, Hearing.TABLE))
        .hasMessage("cards are for the team only");
    assertThatThrownBy(() -> read("{'phrase': 'guard'}", TalkRule.FREE, Hearing.TABLE))
        .hasMessageStartingWith("expected one of hello, yes, no")
        .message()
        .doesNotContain("guard");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | text",
        "{'text': 'a', 'phrase': 'yes'} | text",
        "{'text': 'a', 'on': {'space': 's01'}} | text",
        "{'text': ''} | text",
        "{'text': ['a']} | text",
        "{'text': 7} | text",
        "{'phrase': 'hurry-up'} | phrase",
        "{'on': {}} | on.space",
        "{'on': {'space': 's01', 'fighter': '1.medusa'}} | on.fighter",
        "{'on': {'token': '1.fog-1'}} | on.token",
      })
  void whatIsWrongIsToldWithItsPlace(String json, String at) {
    assertThatThrownBy(() -> read(json, TalkRule.FREE, TEAM))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo(at));
  }

  @Test
  void whereOnlyPhrasesAreAgreedNobodyWrites() {
    assertThat(read("{'phrase': 'yes'}", TalkRule.PHRASES, TEAM).phrase()).isEqualTo("yes");
    assertThatThrownBy(() -> read("{'text': 'yes'}", TalkRule.PHRASES, TEAM))
        .hasMessage("phrases and pings only at this table");
  }

  @Test
  void textIsTrimmedAndComposedAndNoLongerThanALine() {
    assertThat(text("  Mühe \t").text()).isEqualTo("Mühe");
    assertThat(text("Mu\u0308he").text()).isEqualTo("Mühe");
    assertThat(text(" " + "👑".repeat(200)).text()).hasSize(400);
    assertThatThrownBy(() -> text("x".repeat(201)))
        .hasMessage("expected 1 to 200 characters, found 201");
    assertThatThrownBy(() -> text(" \n ")).hasMessage("expected 1 to 200 characters, found 0");
    assertThatThrownBy(() -> text("x".repeat(5_000))).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0, 0x0a, 0x1b, 0x7f, 0xad, 0x200b, 0x200d, 0x202e, 0x2028, 0x2066, 0xd800, 0xe000, 0xfeff,
        0xe0041
      })
  void whatCannotBeSeenIsRefused(int character) {
    assertThatThrownBy(() -> text("a" + Character.toString(character) + "b"))
        .hasMessage("found the character U+%04X, which cannot be seen".formatted(character));
  }

  @Test
  void marksDoNotPileUp() {
    assertThat(text("e\u0323\u0302\u0301").text()).isNotNull();
    assertThatThrownBy(() -> text("Z" + "\u0335".repeat(9)))
        .hasMessage("found more than 3 marks on a letter");
  }
}
