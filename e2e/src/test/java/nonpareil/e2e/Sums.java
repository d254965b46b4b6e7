package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Whether the sums a page shows are those the server told it. */
final class Sums {

  private final Tab tab;
  private int checked;
  private int last = -1;

  Sums(Tab tab) {
    this.tab = tab;
  }

  int checked() {
    return checked;
  }

  /** When this page's player is asked, everything the server told has been shown. */
  void check(Sight sight) {
    JsonNode shown = sight.combat();
    if (!sight.mine()
        || shown.isMissingNode()
        || shown.isNull()
        || !shown.path("ready").asBoolean()) {
      return;
    }
    List<JsonNode> settled = tab.wire().events("combat-settled");
    if (settled.isEmpty() || settled.size() == last) {
      return;
    }
    last = settled.size();
    compare(shown, settled.getLast());
    checked++;
  }

  static void compare(JsonNode shown, JsonNode settled) {
    assertThat(shown.path("damage").asText())
        .as("damage of %s", settled)
        .isEqualTo(settled.path("damage").asText());
    for (String side : List.of("attack", "defense")) {
      JsonNode told = settled.path(side);
      JsonNode seen = shown.path(side);
      String value = told.path("value").asText();
      assertThat(seen.path("value").asText()).as("%s of %s", side, settled).isEqualTo(value);
      assertThat(seen.path("total").asText().replace("=", "").strip())
          .as("total of the %s of %s", side, settled)
          .isEqualTo(value);
      if (!seen.path("lines").isEmpty()) {
        assertThat(sum(seen.path("lines")))
            .as("lines of the %s, %s, of %s", side, seen, settled)
            .isEqualTo(told.path("value").asInt());
      }
    }
  }

  /** Adds the lines up as a reader would. */
  private static int sum(JsonNode lines) {
    int sum = 0;
    for (JsonNode line : lines) {
      int number =
          Integer.parseInt(line.path("number").asText().replace("−", "-").replace("+", ""));
      boolean signed = line.path("number").asText().matches("[+−].*");
      if (line.path("lost").asBoolean()) {
        continue;
      }
      sum = line.path("replaces").asBoolean() || !signed ? number : sum + number;
    }
    return Math.max(0, sum);
  }
}
