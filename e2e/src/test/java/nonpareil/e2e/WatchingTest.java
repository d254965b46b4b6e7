package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Watching by link and late, the page for streams, and a hand that others do not see. */
class WatchingTest extends BrowserTest {

  private static APIResponse get(Visitor who, String path) {
    return who.context().request().get(who.address() + path);
  }

  private static TablePage sit(Visitor visitor, String table) {
    Tab tab = visitor.tab();
    tab.go("#/table/" + table);
    return TablePage.arriving(tab).awaitStart();
  }

  private static int number(Tab tab) {
    JsonNode last = tab.wire().last();
    return last == null ? -1 : last.path("number").asInt();
  }

  /** The record by which the turn of a seat has begun; -1 if none has. */
  private static int turnOf(Tab tab, int seat) {
    for (JsonNode frame : tab.wire().frames().reversed()) {
      for (JsonNode event : frame.path("events")) {
        if (event.path("type").asText().equals("turn-began")
            && event.path("seat").asInt() == seat) {
          return frame.path("number").asInt();
        }
      }
    }
    return -1;
  }

  private static void more(TablePage page, String item) {
    page.tab().press(page.tool("more"));
    page.tab().press(page.tab().button(item));
  }

  @Test
  void byLinkAndATurnLater() {
    Visitor ann = visitor(Device.DESKTOP).called("Ann");
    Visitor bob = visitor(Device.DESKTOP).called("Bob");
    Visitor eve = visitor(Device.DESKTOP.sized(1280, 720)).called("Eve");
    JsonNode made =
        ann.post(
            "/api/tables",
            """
            {"first": 1, "board": "sarpedon",
             "seats": [{"who": "me", "hero": "medusa"}, {"who": "link", "hero": "king-arthur"}]}
            """);
    String table = made.path("table").path("table").asText();
    String invitation = made.path("invitations").path("2").asText();
    String path = "/api/tables/" + table;
    bob.post(path + "/join", "{\"secret\": \"%s\"}".formatted(invitation));
    TablePage annSits = sit(ann, table);
    TablePage bobSits = sit(bob, table);
    assertThat(get(eve, path).status()).as("without a link").isEqualTo(404);

    more(annSits, "Watching");
    annSits.tab().press(annSits.option("watch-link"));
    String url = annSits.page().locator("np-watch-panel .share-url").inputValue();
    Tab tab = eve.open(url.substring(url.indexOf('#')));
    tab.press(tab.button("Watch"));
    TablePage eveSits = TablePage.arriving(tab).awaitStart();
    assertThat(annSits.page().locator("np-watch-panel")).containsText("Eve watches");
    assertThat(bobSits.page().locator(".watchers-text")).hasText("Eve watches");
    assertThat(eveSits.page().locator(".watchers-text")).hasText("Eve watches");

    annSits.page().locator("[data-option='delay']").check();
    assertThat(eveSits.page().locator(".notice")).containsText("with a delay");
    annSits.tab().shot("watching-panel");
    annSits.closeDrawer();
    var duel = new Duel(annSits.robot(1), bobSits.robot(2));
    Tab anns = annSits.tab();
    assertThat(duel.playUntil(_ -> turnOf(anns, 1) >= 0 && number(anns) > turnOf(anns, 1)))
        .isTrue();
    int turn = turnOf(anns, 1);
    tab.page().waitForCondition(() -> number(tab) >= turn);
    // what has reached Ann's page has been on its way to all
    assertThat(Wire.parse(get(eve, path).text()).path("number").asInt()).isEqualTo(turn);
    assertThat(number(tab)).isEqualTo(turn);
    tab.shot("watching-late");

    assertThat(duel.playUntil(_ -> turnOf(anns, 2) >= 0)).isTrue();
    int next = turnOf(anns, 2);
    tab.page().waitForCondition(() -> number(tab) == next);
    assertThat(tab.wire().frames().stream().map(f -> f.path("number").asInt()).toList())
        .as("without a gap")
        .endsWith(next - 1, next);
    assertThat(eveSits.page().locator(".prompt-text")).containsText("King Arthur");

    stream(eve.open("?stream#/table/" + table), "stream");
    Tab own = ann.open("?stream#/table/" + table);
    stream(own, "stream-own");
    for (JsonNode frame : own.wire().frames()) {
      assertThat(frame.path("eyes").asInt()).isZero();
      assertThat(frame.findValues("hand")).as("of whoever").isEmpty();
    }
  }

  private static final String WHOLE =
      """
      () => {
        const board = document.querySelector('np-board').getBoundingClientRect();
        return [...document.querySelectorAll('np-board [data-space]')].every((space) => {
          const { top, bottom, left, right } = space.getBoundingClientRect();
          return top >= board.top && bottom <= board.bottom && left >= board.left && right <= board.right;
        });
      }\
      """;

  /** Nothing to press, all names, hands by size. */
  private static void stream(Tab tab, String name) {
    Page page = tab.page();
    TablePage.arriving(tab).awaitStart();
    assertThat(page.locator("np-board")).isVisible();
    assertThat(page.locator(".side-person")).containsText(new String[] {"Bob", "Ann"});
    assertThat(page.locator(".side-cards:visible")).hasCount(2);
    assertThat(page.locator("np-hand .hand-card:visible")).hasCount(0);
    assertThat(page.locator(".table-page .button:visible")).hasCount(0);
    assertThat((Boolean) page.evaluate("() => document.body.scrollHeight <= innerHeight")).isTrue();
    tab.shot(name);
    page.setViewportSize(390, 844);
    page.waitForCondition(() -> page.locator("np-board").boundingBox().width == 390);
    tab.shot(name + "-upright");
    // Nobody can move the board there: all of it is seen.
    assertThat((Boolean) page.evaluate(WHOLE)).as("all spaces are inside the board").isTrue();
  }

  /** The page of somebody who is nobody yet watches, and then plays: its own hand is shown. */
  @Test
  void whoHasWatchedAsAGuestSitsDown() {
    JsonNode made =
        visitor(Device.DESKTOP)
            .called("Ann")
            .post(
                "/api/tables",
                """
                {"watch": "list",
                 "seats": [{"who": "me", "hero": "medusa"}, {"who": "computer", "hero": "alice"}]}
                """);
    Tab tab = visitor(Device.PHONE).open("#/table/" + made.path("table").path("table").asText());
    TablePage.arriving(tab).awaitStart();
    assertThat(tab.page().locator("np-hand .hand-card:visible")).hasCount(0);
    tab.go("#/");
    TablePage own = new StartPage(tab).playNow();
    assertThat(own.awaitQuestion().page().locator("np-hand .hand-card").first()).isVisible();
  }

  private static List<String> handNames(TablePage table, JsonNode catalog) {
    JsonNode last = Objects.requireNonNull(table.tab().wire().last());
    var names = new ArrayList<String>();
    for (JsonNode id : last.path("view").path("players").get(0).path("hand")) {
      for (JsonNode hero : catalog.path("heroes")) {
        for (JsonNode card : hero.path("cards")) {
          if (card.path("id").equals(id) && hero.path("id").asText().equals("medusa")) {
            names.add(card.path("name").path("en").asText());
          }
        }
      }
    }
    assertThat(names).hasSizeGreaterThanOrEqualTo(4);
    return names;
  }

  private static String text(TablePage table) {
    String text =
        (String) table.page().evaluate("() => document.querySelector('.table-page').innerText");
    return text.replace("\u00AD", ""); // where a word may be parted
  }

  private TablePage alone(Device device) {
    Visitor ann = visitor(device).called("Ann");
    JsonNode made =
        ann.post(
            "/api/tables",
            """
            {"first": 1, "board": "sarpedon",
             "seats": [{"who": "me", "hero": "medusa"}, {"who": "computer", "hero": "alice"}]}
            """);
    return sit(ann, made.path("table").path("table").asText()).awaitQuestion();
  }

  @Test
  void aHandIsHiddenUntilItIsHeldOpen() {
    TablePage table = alone(Device.DESKTOP);
    JsonNode catalog = Wire.parse(get(table.tab().visitor(), "/api/catalog").text());
    List<String> hand = handNames(table, catalog);
    assertThat(text(table)).contains(hand);
    table.tab().press(table.tool("more"));
    table.option("streamer").click();
    assertThat(table.page().locator(".streamer-badge")).hasText("Hidden hand");
    table.closeDrawer();
    assertThat(table.question()).containsText("You are asked");
    assertThat(table.page().locator(".prompt.mine")).hasCount(0);
    for (String card : hand) {
      assertThat(text(table)).doesNotContain(card);
    }
    table.tab().shot("streamer");

    table.page().keyboard().down("v");
    table.awaitQuestion();
    assertThat(table.page().locator(".streamer-badge")).hasText("Your hand is shown");
    assertThat(text(table)).contains(hand);
    table.tab().shot("streamer-held");
    table.page().keyboard().up("v");
    assertThat(table.page().locator(".streamer-badge")).hasText("Hidden hand");
    for (String card : hand) {
      assertThat(text(table)).doesNotContain(card);
    }
  }

  @Test
  void withOneFingerItIsPressedOpenAndClosesWithTheAnswer() {
    TablePage table = alone(Device.PHONE.sized(390, 844).german());
    table.tab().press(table.tool("more"));
    table.option("streamer").tap();
    assertThat(table.page().locator(".streamer-badge")).hasText("Hand verborgen");
    table.tab().press(table.option("hold"));
    table.awaitQuestion();
    table.tab().shot("streamer-phone");
    int before = number(table.tab());
    table.tab().press(table.page().locator(".answer-yes .button"));
    table.page().waitForCondition(() -> number(table.tab()) > before);
    assertThat(table.page().locator(".streamer-badge")).hasText("Hand verborgen");
    assertThat(table.page().locator(".prompt.mine")).hasCount(0);
  }
}
