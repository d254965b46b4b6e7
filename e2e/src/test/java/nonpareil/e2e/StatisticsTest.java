package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What was won and lost, and what the computer thinks of a game that is over. */
class StatisticsTest extends BrowserTest {

  private static final int MANY = 12;

  @Test
  void aGameIsCountedAndAnalysed() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    Tab tab = table.tab();
    new Duel(table.robot(17)).playUntil(r -> table.isAction());
    table.resign();

    tab.press(table.ending().locator("a[href*=analysis]"));
    ReplayPage replay = ReplayPage.arriving(tab);
    Locator panel = tab.page().locator(".analysis");
    assertThat(panel.locator(".curve-line").first()).isVisible();
    tab.press(panel.locator(".curve-numbers summary"));
    assertThat(panel.locator(".curve-table tbody tr").last()).containsText("at the end");
    assertThat(panel.locator(".curve-table tbody tr").last()).containsText("100 %");
    look(replay, panel);
    Locator open = panel.locator("input[name=open-cards]");
    assertThat(open).not().isChecked();
    assertThat(replay.hands()).hasCount(1);
    tab.press(open);
    assertThat(replay.hands()).hasCount(2);
    assertThat(panel.locator(".curve-line").first()).isVisible();
    tab.shot("analysis");

    tab.go("#/statistics");
    assertThat(tab.page().locator(".stats-sum")).containsText("1 game: 0 won, 1 lost, 0 drawn");
    assertThat(tab.page().locator("[data-facet=hero] tbody tr")).containsText("0 of 1");
    tab.shot("statistics");
    tab.press(tab.page().locator("[data-facet=cause] tbody a"));
    assertThat(tab.page().locator(".stats-filters")).containsText("Somebody resigned");
    assertThat(tab.hash()).endsWith("cause%3Dresigned");
    assertThat(tab.page().locator(".stats-sum")).containsText("1 game");
    tab.press(tab.link(Pattern.compile("Everybody here")));
    assertThat(tab.page().locator("[data-facet=hero] tbody tr")).hasCount(10);
    assertThat(tab.page().locator(".statistics")).containsText("duels between computers (Medium)");
    tab.shot("statistics-server");
  }

  /** Goes on to the first decision of one's own and asks what the computer thinks of it. */
  private static void look(ReplayPage replay, Locator panel) {
    Locator ask = panel.locator("[data-analysis=ask]");
    for (int i = 0; i < MANY && !ask.isVisible(); i++) {
      replay.press("Next");
    }
    replay.tab().press(ask);
    assertThat(panel.locator("[data-analysis=chosen]")).containsText("Medusa chose");
    assertThat(panel.locator(".analysis-plan li").first()).isVisible();
  }
}
