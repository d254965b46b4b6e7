package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** People who talk: a team that the others never hear, and everybody at the table. */
class TalkTest extends BrowserTest {

  private static final String SECRET = "rhubarb at dawn";

  /** Somebody at a page, and everything it was sent. */
  private record Guest(Tab tab, List<String> received) {

    Page page() {
      return tab.page();
    }

    Locator tabNamed(String name) {
      return page().getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }

    Locator lines() {
      return page().locator(".talk-line");
    }

    void press(String button) {
      tab.press(tab.button(button).first());
    }

    void writes(String text) {
      page().locator(".talk-field input").fill(text);
      press("Send");
    }
  }

  private static Guest sit(Visitor visitor, String table) {
    Tab tab = visitor.tab();
    var received = new CopyOnWriteArrayList<String>();
    tab.page()
        .onWebSocket(socket -> socket.onFrameReceived(frame -> received.add("" + frame.text())));
    tab.go("#/table/" + table);
    TablePage.arriving(tab).awaitStart();
    return new Guest(tab, received);
  }

  /** Remembers what is pointed at on the board: it goes by itself after a while. */
  private static void remembersPings(Guest guest) {
    guest
        .page()
        .evaluate(
            """
            () => {
              window.pings = [];
              new MutationObserver(() => {
                const label = document.querySelector('.ping:not([hidden]) .ping-label');
                if (label) window.pings.push(label.textContent.replace(/\\s+/g, ' '));
              }).observe(document.body, { subtree: true, childList: true, attributes: true });
            }
            """);
  }

  @Test
  void aTeamTalksAndPointsAndNobodyElseReceivesAnything() {
    Visitor ann = visitor(Device.DESKTOP.sized(1440, 900)).called("Ann");
    Visitor bob = visitor(Device.DESKTOP).called("Bob");
    Visitor cat = visitor(Device.PHONE).called("Cat");
    JsonNode made =
        ann.post(
            "/api/tables",
            """
            {"mode": "teams", "first": 1, "board": "sarpedon", "watch": "list", "seats": [
              {"who": "me", "hero": "medusa"}, {"who": "link", "hero": "alice"},
              {"who": "link", "hero": "king-arthur"}, {"who": "computer", "hero": "sinbad"}]}
            """);
    String table = made.path("table").path("table").asText();
    join(bob, table, made.path("invitations").path("2").asText());
    join(cat, table, made.path("invitations").path("3").asText());
    Guest annSits = sit(ann, table);
    Guest bobSits = sit(bob, table);
    Guest catSits = sit(cat, table);
    Guest eveSits = sit(visitor(Device.DESKTOP), table);

    annSits.tab().press(annSits.tabNamed("Team"));
    annSits.writes(SECRET);
    assertThat(annSits.lines()).hasCount(1);
    remembersPings(catSits);
    annSits.press("Point");
    assertThat(annSits.page().locator(".talk-heading")).containsText("Choose a space");
    annSits.page().locator("np-board [data-piece='1.medusa'] .target").click();
    annSits.press("Guard this");
    catSits
        .page()
        .waitForFunction(
            "() => window.pings.some((p) => p.includes('Ann') && p.includes('Guard this'))");
    assertThat(annSits.lines()).hasCount(2);
    annSits.tab().shot("talk-team");

    // on a phone, the mate
    assertThat(catSits.page().locator(".tool-unread")).hasText("2");
    catSits.tab().press(catSits.page().locator(".tool-log"));
    catSits.tab().press(catSits.tabNamed("Team"));
    assertThat(catSits.lines().nth(0)).containsText(SECRET);
    assertThat(catSits.lines().nth(1)).containsText("Guard this: Medusa");
    catSits.press("I cannot help");
    assertThat(annSits.lines().nth(2)).containsText("I cannot help");
    catSits.tab().shot("talk-phone");

    // everybody
    annSits.tab().press(annSits.tabNamed("Table"));
    annSits.writes("<b>Good evening</b> all");
    for (Guest other : List.of(bobSits, eveSits)) {
      assertThat(other.tabNamed("Team")).hasCount(0);
      other.tab().press(other.tabNamed("Table"));
      assertThat(other.lines()).hasCount(1);
      assertThat(other.lines().first()).containsText("<b>Good evening</b> all");
      assertThat(String.join("\n", other.received()))
          .as("what others receive")
          .doesNotContain(SECRET, "\"to\":\"team\"", "\"phrase\":\"guard\"", "cannot-help");
    }
    assertThat(eveSits.page().locator(".talk-strip")).hasCount(0);
    bobSits.tab().shot("talk-table");

    // whoever is too loud
    bobSits.tab().press(bobSits.tab().button("Mute or report Ann"));
    bobSits.press("Mute Ann");
    assertThat(bobSits.lines()).hasCount(0);
    bobSits.press("Hear again");
    assertThat(bobSits.lines()).hasCount(1);
    bobSits.tab().press(bobSits.tab().button("Mute or report Ann"));
    bobSits.press("Report this line");
    assertThat(bobSits.page().locator(".talk-heading")).containsText("Reported");
  }

  private static void join(Visitor who, String table, String secret) {
    who.post("/api/tables/" + table + "/join", "{\"secret\": \"%s\"}".formatted(secret));
  }
}
