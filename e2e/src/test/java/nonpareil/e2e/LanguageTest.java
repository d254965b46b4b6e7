package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The languages there are, at any time. */
class LanguageTest extends BrowserTest {

  /** Words that no German page has. */
  private static final Pattern ENGLISH =
      Pattern.compile("\\b(the|your|you|attacks?|choose|against|cards?|turn|draws|moves)\\b");

  @Test
  void theBrowsersLanguageComesFirst() {
    Tab tab = visitor(Device.DESKTOP.german()).open("#/");
    assertThat(tab.page().locator("html")).hasAttribute("lang", "de");
    tab.press(tab.button("Jetzt spielen"));
    TablePage table = TablePage.arriving(tab).awaitQuestion();
    Robot robot = table.robot(61);
    new Duel(robot)
        .playUntil(
            r -> {
              assertThat(tab.text()).doesNotContainPattern(ENGLISH);
              return r.decisions() > 25;
            });
  }

  @Test
  void isChangedInTheMiddleOfAGame() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    Robot robot = table.robot(62);
    table.toAction(robot);
    table.tab().press(table.option("maneuver"));
    table.option("nobody").waitFor();
    assertThat(table.question()).containsText("Maneuver");
    table.language("Deutsch");
    assertThat(table.question()).containsText("Manöver");
    assertThat(table.page().locator("html")).hasAttribute("lang", "de");
    assertThat(table.tab().text()).doesNotContainPattern(ENGLISH);
    new Duel(robot).playUntil(r -> r.decisions() > 12);
    table.language("English");
    assertThat(table.page().locator("html")).hasAttribute("lang", "en");
    new Duel(robot).playUntil(r -> r.decisions() > 18);
    table.tab().page().reload();
    TablePage.arriving(table.tab());
    assertThat(table.page().locator("html")).hasAttribute("lang", "en");
  }

  @Test
  void clientAndServerSpeakTheSameLanguages() {
    Tab tab = visitor(Device.DESKTOP).open("#/");
    Object client =
        tab.page()
            .evaluate(
                "async () => Object.keys((await import('/words/languages.js')).default).sort()");
    Object server =
        tab.page()
            .evaluate(
                "async () => Object.keys((await (await"
                    + " fetch('/api/catalog')).json()).heroes[0].name).sort()");
    assertThat(client).isEqualTo(server);
  }
}
