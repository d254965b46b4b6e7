package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What there is besides the moves: open tables, mulligan, hints, reasons, one's games. */
class PlayingTest extends BrowserTest {

  @Test
  void anybodyMayJoinAnOpenTableAndExchangeTheFirstHand() {
    InvitationPage waiting =
        StartPage.open(visitor(Device.DESKTOP))
            .withAFriend()
            .me("Dracula")
            .board("Soho")
            .check("Show in the list of open tables")
            .check("Mulligan")
            .invite();
    Tab guest = visitor(Device.PHONE).open("#/open");
    guest.shot("open-tables");
    guest.press(guest.link(Pattern.compile("Dracula.*Soho", Pattern.DOTALL)).first());
    TablePage theirs = new InvitationPage(guest).hero("Sinbad").sit();
    TablePage mine = TablePage.arriving(waiting.tab());
    for (TablePage page : new TablePage[] {mine, theirs}) {
      page.awaitStart();
    }
    boolean iAmFirst = mine.page().locator(".own [data-seat='1']").isVisible();
    TablePage first = iAmFirst ? mine : theirs;
    TablePage second = iAmFirst ? theirs : mine;
    assertThat(first.question()).containsText("Keep this hand");
    first.tab().shot("mulligan");
    first.tab().press(first.option("mulligan"));
    second.tab().press(second.option("keep"));
    new Duel(mine.robot(81), theirs.robot(82)).playUntil(r -> r.decisions() > 6);
  }

  @Test
  void aHintIsGivenAgainstTheComputer() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    table.toAction(table.robot(83));
    table.tab().press(table.tool("hint"));
    assertThat(table.page().locator(".hint"))
        .containsText("the whole turn", new ContainsTextOptions().setTimeout(20_000));
    table.tab().shot("hint");
  }

  @Test
  void whatCannotBeUsedSaysWhy() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow();
    Locator locked = table.page().locator(".hand-card[aria-disabled=true]").first();
    new Duel(table.robot(84))
        .playUntil(
            r -> table.isAction() && locked.isVisible() && !isTarget(table, "2.king-arthur"));
    locked.click(new Locator.ClickOptions().setForce(true));
    assertThat(table.page().locator(".prompt-note")).not().isEmpty();
    assertThat(table.page().locator(".prompt-note")).not().containsText("cannot be used now");
    table.tab().shot("why-not");
    Hands.of(table.tab()).piece("2.king-arthur");
    assertThat(table.page().locator(".prompt-note")).containsText("King Arthur");
  }

  /** By what is offered: the board may still be drawing it. */
  private static boolean isTarget(TablePage table, String fighter) {
    JsonNode last = table.tab().wire().last();
    String options = last == null ? "" : last.path("prompt").path("options").toString();
    return options.contains(" " + fighter + "\"");
  }

  @Test
  void aRunningGameIsFoundOnTheStartPage() {
    Visitor visitor = visitor(Device.DESKTOP);
    TablePage table = StartPage.open(visitor).playNow().awaitQuestion();
    Tab start = visitor.open("#/");
    start.press(start.link(Pattern.compile("it is your turn.*Medusa", Pattern.DOTALL)));
    assertThat(TablePage.arriving(start).id()).isEqualTo(table.id());
  }

  @Test
  void onesGamesGoAlongToAnotherDevice() {
    Visitor visitor = visitor(Device.DESKTOP);
    StartPage.open(visitor).playNow().awaitQuestion();
    Tab devices = visitor.open("#/devices");
    devices.press(devices.button("Make a link"));
    String link = new InvitationPage(devices).link();
    Tab phone = visitor(Device.PHONE).open(link);
    phone.press(phone.button("Yes, continue here"));
    phone.press(phone.link(Pattern.compile("Medusa.*Your turn", Pattern.DOTALL)));
    TablePage.arriving(phone).awaitQuestion();

    devices.press(devices.button("Sign out my other devices"));
    devices.press(devices.button("Yes, sign them out"));
    assertThat(devices.page().getByText("Other devices signed out: 1.")).isVisible();
    assertThat(phone.page().getByText("You have signed this device out")).isVisible();
  }

  @Test
  void atOneScreenCardsMayShowOnlyWhileOneHolds() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).atOneScreen().begin();
    Tab tab = table.tab();
    tab.press(tab.page().getByLabel("Show cards only while I hold"));
    tab.press(tab.button("I am here"));
    Locator names = tab.page().locator("np-hand .card-name");
    table.awaitQuestion();
    assertThat(names).hasCount(0);
    tab.page().locator(".hold").hover();
    tab.page().mouse().down();
    assertThat(names.first()).isVisible();
    tab.shot("hot-seat-holding");
    tab.page().mouse().up();
    assertThat(names).hasCount(0);
    tab.shot("hot-seat-veiled");
  }

  /** Cards that one of two at one screen has drawn are told to nobody else, nor kept for them. */
  @Test
  void atOneScreenTheLogIsToldToWhoLooks() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).atOneScreen().begin();
    Locator mine = table.logLine(Pattern.compile("draws “"));
    Robot both = table.robot(86);
    new Duel(both).playUntil(r -> table.isAction() && mine.count() > 0);
    String first = table.page().locator(".own .side").getAttribute("class");
    String drew = mine.first().innerText().strip();
    String who = drew.substring(0, drew.indexOf(" draws")); // the other one may have drawn, too
    new Duel(both.keepingTheScreen()).playUntil(r -> table.tab().button("I am here").isVisible());
    assertThat(mine).hasCount(0);
    table.tab().press(table.tab().button("I am here"));
    table.awaitQuestion();
    assertThat(table.page().locator(".own .side")).not().hasClass(first);
    assertThat(table.logLine(Pattern.compile(who + " draws (a card|\\d+ cards)")).first())
        .isVisible();
    assertThat(table.logLine(Pattern.compile(who + " draws “"))).hasCount(0);
    table.tab().shot("hot-seat-log");
  }

  @Test
  void theOpponentsLastTurnIsShownAgain() {
    Device watching = Device.DESKTOP.watching(Device.Motion.REDUCED);
    TablePage table = StartPage.open(visitor(watching)).playNow();
    Robot robot = table.robot(85);
    new Duel(robot).playUntil(r -> table.isAction() && table.tool("again").isVisible());
    table.tab().press(table.tool("again"));
    assertThat(table.question()).containsText(Pattern.compile("(King Arthur|Merlin) "));
    table.tab().press(table.option("skip"));
    assertThat(table.question()).containsText("Your turn");
  }
}
