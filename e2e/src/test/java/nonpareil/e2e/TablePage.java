package nonpareil.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The table at which a game is played. */
record TablePage(Tab tab) {

  /** The page is coming: waits until the table is there. */
  static TablePage arriving(Tab tab) {
    tab.page().locator(".table-page").waitFor();
    return new TablePage(tab);
  }

  /** The table's id. */
  String id() {
    return tab.hash().split("/", -1)[2];
  }

  /** Waits until the page has gone on from a table to another one. */
  void awaitOtherThan(String table) {
    tab.page().waitForURL(url -> !url.contains(table));
  }

  Robot robot(long seed) {
    return new Robot(tab, Hands.of(tab), seed);
  }

  Locator question() {
    return tab.page().locator("#question");
  }

  /** A button of the question. */
  Locator option(String id) {
    return tab.page().locator(".table-page [data-option=\"" + id + "\"]");
  }

  Locator tool(String name) {
    return tab.page().locator(".tool-" + name);
  }

  Locator drawer() {
    return tab.page().locator(".drawer.open");
  }

  Locator ending() {
    return tab.page().locator(".ending");
  }

  Locator logLine(Pattern text) {
    return tab.page()
        .locator("np-log .log-line button")
        .filter(new Locator.FilterOptions().setHasText(text));
  }

  /** Waits until the game has begun. */
  TablePage awaitStart() {
    question().waitFor();
    return this;
  }

  /** Waits until this page's player is asked. */
  TablePage awaitQuestion() {
    asked().waitFor(new Locator.WaitForOptions().setTimeout(30_000));
    return this;
  }

  boolean isAsked() {
    return asked().isVisible();
  }

  private Locator asked() {
    return tab.page().locator(".prompt.mine");
  }

  /** Plays on until this page's player is to choose an action. */
  TablePage toAction(Robot... robots) {
    List<Robot> mine = Arrays.stream(robots).filter(robot -> robot.tab() == tab).toList();
    mine.forEach(robot -> robot.leave(TablePage::isAction)); // it may come between two looks
    new Duel(robots).playUntil(robot -> isAction());
    mine.forEach(robot -> robot.leave(_ -> false));
    return this;
  }

  private static boolean isAction(Sight sight) {
    List<String> offered = sight.buttons().stream().map(Sight.Button::id).toList();
    return offered.contains("maneuver") && !offered.contains("back");
  }

  boolean isAction() {
    return option("maneuver").isVisible() && !option("back").isVisible();
  }

  /** Opens a player's panel. */
  void openSide(boolean own) {
    tab.press(page().locator(own ? ".own .side" : ".opponents .side"));
    drawer().waitFor();
  }

  /** On a desktop the log is there by itself. */
  void openLog() {
    if (!page().locator("np-log .log").isVisible()) {
      tab.press(tool("log"));
    }
    page().locator("np-log .log").waitFor();
  }

  void closeDrawer() {
    tab.press(page().locator(".drawer-close"));
    drawer().waitFor(GONE);
  }

  /** Gives up, for tests that are about what comes after a game. */
  void resign() {
    leave();
    ending().waitFor();
  }

  /** Gives up where others may play on. */
  void leave() {
    if (!page().locator(".more-list").isVisible()) {
      tab.press(tool("more"));
    }
    tab.press(page().locator(".more-list > li").last().locator("button"));
    tab.press(page().locator(".resigning .danger"));
  }

  static final Locator.WaitForOptions GONE =
      new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);

  void language(String name) {
    tab.press(tab.page().locator(".menu-button").first());
    tab.press(
        tab.page()
            .locator(".menu-list")
            .getByText(name, new Locator.GetByTextOptions().setExact(true)));
    tab.page().keyboard().press("Escape");
  }

  Page page() {
    return tab.page();
  }
}
