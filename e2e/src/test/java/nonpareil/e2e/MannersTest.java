package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Good manners of a table page: what somebody clumsy, curious or on a small device meets. */
class MannersTest extends BrowserTest {

  private TablePage playing(Device device) {
    TablePage table = StartPage.open(visitor(device)).playNow();
    return table.toAction(table.robot(71));
  }

  /**
   * How far the log's end is below what is seen of it, in pixels, when it has had time to go there.
   */
  private static int belowTheLog(Tab tab) {
    return (int)
        tab.page()
            .evaluate(
                """
                () => new Promise((done) => {
                  let frames = 0;
                  const look = () => {
                    const log = document.querySelector('np-log .log');
                    const below = Math.round(log.scrollHeight - log.clientHeight - log.scrollTop);
                    if (below < 3 || ++frames > 10) done(below);
                    else requestAnimationFrame(look);
                  };
                  look();
                })\
                """);
  }

  @Test
  void theLogFollowsUntilSomebodyScrolls() {
    TablePage table = playing(Device.DESKTOP);
    Tab tab = table.tab();
    Robot robot = table.robot(72);
    Locator lines = tab.page().locator("np-log .log-line");
    boolean combats =
        new Duel(robot)
            .playUntil(
                r -> {
                  assertThat(belowTheLog(tab)).as("below the end of the log").isLessThan(3);
                  // While something is asked by a card there may be no room for the log.
                  return table.isAction()
                      && tab.wire().events("combat-settled").size() > 1
                      && lines.count() > 40
                      && tab.page().locator("np-log .log").boundingBox().height > 60;
                });
    assertThat(combats).as("two combats before the end").isTrue();
    assertThat(tab.page().locator("np-log button[tabindex='0'], np-log button:not([tabindex])"))
        .hasCount(1);

    tab.page().locator("np-log .log").hover();
    tab.page().mouse().wheel(0, -400);
    tab.page().waitForCondition(() -> belowTheLog(tab) > 100);
    int read = lines.count();
    new Duel(robot)
        .playUntil(
            r ->
                lines.count() > read + 3
                    && tab.page().locator("np-log .log").boundingBox().height > 60);
    assertThat(belowTheLog(tab)).as("it stays where somebody reads").isGreaterThan(100);
  }

  @Test
  void aDoubleClickSelectsNoText() {
    Tab tab = playing(Device.DESKTOP).tab();
    for (String place : new String[] {"#question", ".caption", ".answer-yes button"}) {
      tab.page().locator(place).dblclick();
      assertThat(tab.page().evaluate("() => String(getSelection())")).as(place).isEqualTo("");
    }
  }

  @Test
  void whatIsPointedAtSaysItsNameAndSignsAreExplained() {
    TablePage table = playing(Device.DESKTOP);
    Tab tab = table.tab();
    Sight.Piece enemy =
        Sight.of(tab).pieces().stream()
            .filter(p -> p.hero() && p.seat() == 2)
            .findFirst()
            .orElseThrow();
    tab.page().mouse().move(enemy.at().x(), enemy.at().y());
    assertThat(tab.page().locator(".name-card")).containsText("King Arthur");
    assertThat(tab.page().locator(".name-card")).containsText("of 18 health");
    assertThat(tab.page().locator(".legend-line")).containsText("King Arthur can go there");
  }

  @Test
  void whoLooksSomethingUpComesBackToWhereTheyWere() {
    TablePage table = playing(Device.DESKTOP);
    Tab tab = table.tab();
    tab.page().locator(".opponents .side").focus();
    tab.page().keyboard().press("Enter");
    tab.page().locator(".deck-row").first().focus();
    tab.page().keyboard().press("Enter");
    assertThat(tab.page().locator(".drawer.open .large-card")).isVisible();
    tab.page().keyboard().press("Escape");
    assertThat(tab.page().locator(".drawer.open .deck-row").first()).isVisible();
    tab.page().keyboard().press("Escape");
    assertThat(tab.page().locator(".opponents .side")).isFocused();
  }

  /** A sheet lies over the prompt there; whoever is asked again sees what. */
  @Test
  void onAPhoneNothingLiesOverANewQuestion() {
    TablePage table = playing(Device.PHONE.sized(390, 844));
    Tab tab = table.tab();
    table.openSide(false);
    tab.press(tab.page().locator(".deck-row").first());
    Locator card = tab.page().locator(".drawer.open .large-card .card");
    assertThat(card).isVisible();
    assertThat((boolean) card.evaluate(WHOLE)).as("the card is drawn whole").isTrue();
    tab.shot("phone-card-sheet");
    tab.page().evaluate("() => document.querySelector('np-table-page').choice.press('maneuver')");
    assertThat(table.option("nobody")).isVisible();
    assertThat(table.drawer()).hasCount(0);
  }

  /** Name, text and foot of a card lie below each other and inside of it. */
  private static final String WHOLE =
      """
      (card) => {
        const boxes = ['.card-band', '.card-text', '.card-foot'].map((part) => card.querySelector(part).getBoundingClientRect());
        const outer = card.getBoundingClientRect();
        return boxes.every((box, i) => box.height > 0 && box.left >= outer.left - 1 && box.right <= outer.right + 1
          && box.bottom <= outer.bottom + 1 && (i === 0 || box.top >= boxes[i - 1].bottom - 1));
      }
      """;

  @Test
  void aPhoneTellsNamesPilesAndWhoIsHere() {
    for (int width : new int[] {320, 390, 430}) {
      Tab tab = playing(Device.PHONE.sized(width, 844)).tab();
      for (String side : new String[] {".opponents", ".own"}) {
        Locator panel = tab.page().locator(side + " np-side").first();
        assertThat(panel).containsText(Pattern.compile("King Arthur|Medusa"));
        for (String part : new String[] {".side-name", ".side-deck", ".side-pile"}) {
          assertThat(panel.locator(part).first()).isInViewport();
        }
      }
    }
  }

  /** As a page of 1280 × 1024 at 400 %. */
  @Test
  void magnifiedFourTimesTheQuestionAndItsAnswerAreSeenTogether() {
    Tab tab = playing(Device.DESKTOP.sized(320, 256)).tab();
    assertThat(tab.page().locator("#question")).isInViewport();
    assertThat(tab.page().locator(".answer-yes button")).isInViewport();
    tab.shot("four-times-as-large");
  }
}
