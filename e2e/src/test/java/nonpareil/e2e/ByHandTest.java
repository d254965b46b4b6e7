package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.table.Pace;
import nonpareil.testkit.Joker;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** W-100 at the page: a joke is told, and a card drawn if the other agrees. */
class ByHandTest extends BrowserTest {

  private static final Path DATA = House.folder();
  private static Server server;

  @BeforeAll
  static void open() {
    Content content = Content.bundled().with(List.of(Joker.in(DATA)));
    server = Server.start(Settings.forTests(DATA.resolve("data")), Pace.AT_ONCE, content);
  }

  @AfterAll
  static void close() {
    server.close();
    House.delete(DATA);
  }

  private static void press(TablePage table, String option) {
    table.tab().press(table.option(option));
  }

  /** Once the page asks for a fighter. */
  private static void pick(TablePage table, String fighter) {
    table.page().locator("np-board [data-piece=\"" + fighter + "\"].legal").waitFor();
    Hands.of(table.tab()).piece(fighter);
  }

  private static void tellJoke(TablePage mine) {
    Hands hands = Hands.of(mine.tab());
    hands.card("joke");
    press(mine, "confirm");
    assertThat(mine.question()).containsText("<b>"); // as it was written, and no markup
  }

  @Test
  void twoPeopleCarryOutAJoke() {
    Visitor ann = visitor(Device.DESKTOP, House.address(server)).called("Ann");
    JsonNode made =
        ann.post(
            "/api/tables",
            "{\"board\": \"sarpedon\", \"first\": 1, \"seats\": [{\"who\": \"me\", \"hero\":"
                + " \"joker\"}, {\"who\": \"link\", \"hero\": \"king-arthur\"}]}");
    String id = made.path("table").path("table").asText();
    String secret = made.path("invitations").path("2").asText();
    Visitor bob = visitor(Device.PHONE.german(), House.address(server)).called("Bob");
    bob.post("/api/tables/" + id + "/join", "{\"secret\": \"%s\"}".formatted(secret));
    TablePage mine = TablePage.arriving(ann.open("#/table/" + id));
    TablePage theirs = TablePage.arriving(bob.open("#/table/" + id));
    mine.toAction(mine.robot(1), theirs.robot(2));

    tellJoke(mine);
    assertThat(theirs.page().locator("body")).containsText("führt es von Hand aus");
    mine.tab().shot("by-hand-acts");
    theirs.tab().shot("by-hand-waiting-phone");
    press(mine, "act draw");
    mine.tab().shot("by-hand-who");
    press(mine, "player 1");
    theirs.awaitQuestion();
    assertThat(theirs.question()).containsText("schlägt vor: Der Witzbold zieht eine Karte");
    assertThat(theirs.option("no")).hasText("Nicht zustimmen");
    theirs.tab().shot("by-hand-agree-phone");
    press(theirs, "yes");
    mine.awaitQuestion();

    press(mine, "act place");
    mine.tab().shot("by-hand-fighter");
    pick(mine, "2.king-arthur");
    mine.tab().shot("by-hand-space");
    assertThat(mine.question()).containsText("where to?");
    press(mine, "none");
    press(mine, "act health");
    pick(mine, "2.king-arthur");
    press(mine, "number 0");
    theirs.awaitQuestion();
    press(theirs, "no");
    mine.openLog();
    assertThat(mine.logLine(Pattern.compile("declines: it is not done"))).isVisible();
    mine.awaitQuestion();
    press(mine, "done");
    mine.option("maneuver").waitFor();
    mine.tab().shot("by-hand-done");
  }

  @Test
  void twoPeopleAtOnePhoneCarryOutAJoke() {
    Visitor ann = visitor(Device.PHONE.german(), House.address(server)).called("Ann");
    JsonNode made =
        ann.post(
            "/api/tables",
            "{\"board\": \"sarpedon\", \"first\": 1, \"seats\": [{\"who\": \"me\", \"hero\":"
                + " \"joker\"}, {\"who\": \"here\", \"hero\": \"king-arthur\"}]}");
    TablePage table =
        TablePage.arriving(ann.open("#/table/" + made.path("table").path("table").asText()));
    table.toAction(table.robot(3));
    tellJoke(table);
    table.tab().shot("by-hand-acts-phone");
    press(table, "act health");
    pick(table, "1.joker");
    table.option("number 3").waitFor();
    table.tab().shot("by-hand-health-phone");
    press(table, "none");
    press(table, "act draw");
    press(table, "player 1");
    Hands.of(table.tab()).here();
    assertThat(table.question()).containsText("schlägt vor: Der Witzbold zieht eine Karte");
    press(table, "yes");
    Hands.of(table.tab()).here();
    press(table, "done");
    table.option("maneuver").waitFor();
  }

  @Test
  void thePageSaysWhyNoComputerPlays() {
    for (Device device : List.of(Device.DESKTOP, Device.PHONE.german())) {
      Tab tab = visitor(device, House.address(server)).open("#/new/joker");
      String reason = device.language().startsWith("de") ? "nur für Menschen" : "for people only";
      assertThat(tab.page().locator(".trouble")).containsText(reason);
      assertThat(tab.page().locator(".begin .button.primary")).isDisabled();
      tab.shot("by-hand-no-computer-" + device.language());
    }
  }
}
