package nonpareil.server.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class StrictJsonTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "{\"a\":1,\"a\":2}",
        "{} {}",
        "{}x",
        "[1,]",
        "{'a':1}",
        "NaN",
        "01",
        "\"\\ud800",
        "// a\n{}",
        "[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]",
        "123456789012345678901234567890"
      })
  void badJsonIsRefusedWithoutQuotingIt(String text) {
    for (Runnable read :
        List.<Runnable>of(
            () -> StrictJson.read(text),
            () -> StrictJson.read(text.getBytes(StandardCharsets.UTF_8)))) {
      assertThatThrownBy(read::run)
          .isInstanceOfSatisfying(
              Refusal.class, e -> assertThat(e.code().text()).isEqualTo("bad-json"))
          .hasMessageMatching("[a-zA-Z0-9 ,]+");
    }
  }

  @Test
  void badUtf8IsRefused() {
    assertThatThrownBy(() -> StrictJson.read(new byte[] {'"', (byte) 0xC3, '"'}))
        .isInstanceOf(Refusal.class);
  }

  @Test
  void fieldsHaveTypes() {
    var fields = new Fields(StrictJson.read("{\"t\":\"x\",\"n\":3,\"l\":[1,2],\"z\":null}"));
    assertThat(fields.text("t", 1)).isEqualTo("x");
    assertThat(fields.number("n", 1, 3)).isEqualTo(3);
    assertThat(fields.numbers("l", 1, 2, 2)).containsExactly(1, 2);
    assertThat(fields.text("z", 1)).isNull();
    assertThat(fields.numbers("none", 1, 2, 2)).isEmpty();
    fields.end();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "\"1\"", "true", "[]", "{}", "4294967297", "1e3", "9", "0"})
  void whatIsNoSeatIsRefusedByItsName(String value) {
    var fields = new Fields(StrictJson.read("{\"seat\":" + value + "}"));
    assertThatThrownBy(() -> fields.number("seat", 1, 8))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("seat"));
  }

  @Test
  void placesInListsAreNamed() {
    var fields = new Fields(StrictJson.read("{\"seats\":[1,\"2\"]}"));
    assertThatThrownBy(() -> fields.numbers("seats", 1, 8, 8))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("seats[1]"));
  }

  @Test
  void unknownFieldsAndOtherThingsThanObjectsAreRefused() {
    var fields = new Fields(StrictJson.read("{\"naem\":\"Ada\"}"));
    fields.text("name", 10);
    assertThatThrownBy(fields::end)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("naem"));
    assertThatThrownBy(() -> new Fields(StrictJson.read("[]"))).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> fields.needText("name", 10)).isInstanceOf(Refusal.class);
  }
}
