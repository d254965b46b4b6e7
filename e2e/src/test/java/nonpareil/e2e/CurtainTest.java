package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The end of a duel fills the page. */
class CurtainTest extends BrowserTest {

  @Test
  void itTellsTheDuelInNumbersAndLeadsToItsTurningPoints() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    Tab tab = table.tab();
    new Duel(table.robot(88)).playUntil(r -> table.isAction() && taken(tab, "2") > 0);
    int dealt = taken(tab, "2");
    int suffered = taken(tab, "1");
    table.resign();

    Locator ending = table.ending();
    assertThat(ending.locator("#curtain-title")).containsText("King Arthur has won");
    int byMedusa = number(ending.locator(".portrait.lost .dealt-sum dd"));
    int byArthur = number(ending.locator(".portrait.won .dealt-sum dd"));
    assertThat(byMedusa).as("what Medusa dealt").isEqualTo(dealt);
    assertThat(byArthur).as("what King Arthur dealt").isEqualTo(suffered);
    assertThat(ending.locator(".curve-line").first()).isVisible();

    Locator turnings = ending.locator(".turnings button");
    if (turnings.count() == 0) {
      return; // nothing turned so short a duel: to give up does not
    }
    tab.press(turnings.last());
    assertThat(turnings.last()).hasAttribute("aria-pressed", "true");
    Locator replay = ending.locator("a[href*='/open']");
    assertThat(replay).hasAttribute("href", Pattern.compile("/open/\\d+$"));
    tab.press(replay);
    Locator told = ReplayPage.arriving(tab).told();
    assertThat(told).not().isEmpty();
    assertThat(told).not().containsText("resigns");
  }

  private static int number(Locator text) {
    return Integer.parseInt(text.innerText().strip());
  }

  /**
   * What the other side has dealt to the fighters of a seat so far: a card may hit one's own, too.
   */
  private static int taken(Tab tab, String seat) {
    return tab.wire().events("damaged").stream()
        .filter(event -> event.path("fighter").asText().startsWith(seat + "."))
        .filter(event -> event.path("combat").asBoolean() || isByOther(event.path("cause"), seat))
        .mapToInt((JsonNode event) -> event.path("amount").asInt())
        .sum();
  }

  private static boolean isByOther(JsonNode cause, String seat) {
    return cause.has("seat") && !cause.path("seat").asText().equals(seat);
  }
}
