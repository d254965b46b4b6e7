package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every page and the moments of a game, looked at on desktop and phone, light and dark, in every
 * language and in a made-up one whose texts are longer. So that nothing depends on words, controls
 * are found by their kind here.
 */
@Order(2)
class EveryPageTest extends BrowserTest {

  static Stream<Arguments> devices() {
    return Stream.of(
        Arguments.of("desktop-light-en", Device.DESKTOP),
        Arguments.of("phone-dark-de", Device.PHONE.german().inTheDark()),
        Arguments.of("phone-pseudo", Device.PHONE.pseudo()));
  }

  /** Where a page has least room and words are longest; on a desktop in the long run. */
  static Stream<Arguments> phones() {
    return devices().filter(device -> String.valueOf(device.get()[0]).startsWith("phone"));
  }

  /** The other way round: in the long run. */
  static Stream<Arguments> more() {
    return Stream.of(
        Arguments.of("phone-light-en", Device.PHONE),
        Arguments.of("desktop-dark-de", Device.DESKTOP.german().inTheDark()),
        Arguments.of("desktop-pseudo", Device.DESKTOP.pseudo()));
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("more")
  void everythingIsInOrder(String name, Device device) {
    allPagesAreInOrder(name, device);
    anInvitationIsInOrder(name, device);
    allMomentsOfAGameAreInOrder(name, device);
    theHandOverIsInOrder(name, device);
    aLessonIsInOrder(name, device);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0}")
  @MethodSource("devices")
  void allMomentsOfAGameAreInOrderEverywhere(String name, Device device) {
    allMomentsOfAGameAreInOrder(name, device);
  }

  @Tag("long")
  @Test
  void allPagesAreInOrderOnADesktop() {
    allPagesAreInOrder("desktop-light-en", Device.DESKTOP);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("phones")
  void allPagesAreInOrder(String name, Device device) {
    var inspection = new Inspection(name + "-");
    Tab tab = visitor(device.watching(Device.Motion.REDUCED)).open("#/");
    inspection.look(tab, "start");
    tab.longShot(name + "-start-long");
    for (String page :
        new String[] {
          "friend",
          "here",
          "party",
          "open",
          "games",
          "replays",
          "learn",
          "rules",
          "settings",
          "notifications",
          "you",
          "devices",
          "recover",
          "friends",
          "data",
          "statistics",
          "statistics/server",
          "continue/x",
          "watch/t/x",
          "nowhere",
          "new"
        }) {
      tab.go("#/" + page);
      inspection.look(tab, page.replaceAll("\\W", ""));
    }
    tab.press(tab.page().locator("np-hero-details button").first());
    tab.press(tab.page().locator("details.more summary"));
    inspection.look(tab, "new-deck");
    tab.longShot(name + "-new-long");
    tab.page().locator(".draft-rules select").first().selectOption("pick-and-ban");
    tab.press(tab.page().locator(".begin .button"));
    DraftPage.arriving(tab);
    tab.press(tab.page().locator("np-draft .tile:not([disabled])").first());
    inspection.look(tab, "draft");
    assertThat(inspection.found()).isEmpty();
  }

  /** The narrowest page there is, with letters of twice the size. */
  @Test
  void nothingOverflowsWithLargeText() {
    Visitor visitor =
        visitor(new Device(320, 640, true, "de-DE", false, Device.Motion.NONE, false));
    visitor
        .context()
        .addInitScript(
            """
            addEventListener('DOMContentLoaded', () => {
              const large = new CSSStyleSheet();
              large.replaceSync('html { font-size: 200% !important }');
              document.adoptedStyleSheets = [large];
            });
            """);
    var inspection = new Inspection("large-text-");
    Tab tab = visitor.open("#/");
    for (String page :
        new String[] {
          "friend",
          "rules",
          "learn",
          "new",
          "here",
          "party",
          "games",
          "open",
          "settings",
          "notifications",
          "you",
          "devices",
          "recover",
          "friends",
          "data",
          "statistics",
          "statistics/server",
          ""
        }) {
      tab.go("#/" + page);
      tab.pause(250); // what is fetched has come
      inspection.fits(tab, page);
    }
    assertThat(inspection.found()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("devices")
  void anInvitationIsInOrder(String name, Device device) {
    var inspection = new Inspection(name + "-");
    Tab host = visitor(device).open("#/friend");
    InvitationPage invitation = new ChoosingPage(host).invite();
    host.page().locator(".qr svg").waitFor();
    inspection.look(host, "waiting");
    Tab guest = visitor(device).open(invitation.link());
    guest.page().locator(".join").waitFor();
    inspection.look(guest, "invited");
    assertThat(inspection.found()).isEmpty();
  }

  private static final String UNCHOSEN = "np-hand:not(:has(.chosen)) .hand-card.legal:not(.soft)";

  /** Where a table has least room; in other places in the long run. */
  @Test
  void allMomentsOfAGameAreInOrder() {
    allMomentsOfAGameAreInOrder("phone-dark-de", Device.PHONE.german().inTheDark());
  }

  private void allMomentsOfAGameAreInOrder(String name, Device device) {
    var inspection = new Inspection(name + "-table-");
    Tab tab = visitor(device).open("#/");
    tab.press(tab.page().locator("button.huge"));
    TablePage table = TablePage.arriving(tab).awaitQuestion();
    Robot robot = table.robot(11);
    inspection.look(tab, "first");
    new Duel(robot).playUntil(r -> table.isAction());
    tab.press(table.option("maneuver"));
    table.option("nobody").waitFor();
    inspection.look(tab, "plan");
    new Duel(robot).playUntil(r -> !table.isAction() && isAsked(tab, UNCHOSEN));
    tab.press(tab.page().locator(UNCHOSEN).first());
    inspection.look(tab, "card");
    new Duel(robot)
        .playUntil(
            r ->
                table.isAction()
                    && !tab.wire().events("combat-settled").isEmpty()
                    && tab.page().locator(".hand-card").count() > 0);
    inspection.look(tab, "action");
    table.openSide(false);
    inspection.look(tab, "panel");
    table.closeDrawer();
    table.openLog();
    inspection.look(tab, "log");
    // By key: the log goes on following its end, and would take the line from under a pointer.
    tab.page().locator(".log-line.outcome button").last().press("Enter");
    table.drawer().locator("np-combat .sum-total").first().waitFor();
    inspection.look(tab, "combat");
    table.closeDrawer();
    tab.press(table.tool("more"));
    inspection.look(tab, "more");
    tab.page().keyboard().press("?");
    inspection.look(tab, "keys");
    tab.page().keyboard().press("o");
    inspection.look(tab, "options");
    table.closeDrawer();
    tab.page().keyboard().press("h");
    tab.page().keyboard().press("z");
    inspection.look(tab, "zoom");
    table.closeDrawer();
    table.resign();
    inspection.look(tab, "end");
    tab.press(table.ending().locator("a[href*='/open']"));
    tab.page().locator(".replay").waitFor();
    tab.press(tab.page().locator(".replay-bar button").nth(5));
    tab.press(tab.page().locator(".replay-bar button").nth(5));
    new Inspection(name + "-").look(tab, "replay");
    assertThat(inspection.found()).isEmpty();
  }

  private static boolean isAsked(Tab tab, String selector) {
    Locator found = tab.page().locator(".mine ~ .hand-area " + selector);
    return found.count() > 0 && found.first().isVisible();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("devices")
  void theHandOverIsInOrder(String name, Device device) {
    var inspection = new Inspection(name + "-");
    Tab tab = visitor(device).open("#/here");
    new ChoosingPage(tab).begin();
    tab.page().locator("#here").waitFor();
    inspection.look(tab, "hand-over");
    assertThat(inspection.found()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("devices")
  void aLessonIsInOrder(String name, Device device) {
    var inspection = new Inspection(name + "-");
    Tab tab = visitor(device).open("#/learn/attack");
    TablePage.arriving(tab).awaitQuestion();
    inspection.look(tab, "lesson");
    assertThat(inspection.found()).isEmpty();
  }
}
