package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.table.Pace;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards can be read: whole, in letters large enough, without pointing at them. */
class CardsTest extends BrowserTest {

  private static final Path DATA = House.folder();
  private static Server server;

  /** With the made-up heroes: their texts are the longest. */
  @BeforeAll
  static void open() {
    Content content = Content.bundled().with(Examples.heroes());
    server = Server.start(Settings.forTests(DATA), Pace.AT_ONCE, content);
  }

  @AfterAll
  static void close() {
    server.close();
    House.delete(DATA);
  }

  private Tab at(Device device) {
    return visitor(device, House.address(server)).open("");
  }

  /** At a table, in any language. */
  private static TablePage playing(Tab tab) {
    tab.press(tab.page().locator("button.huge"));
    return TablePage.arriving(tab).awaitQuestion();
  }

  /** The figures of docs/look.md are those that this prints. */
  @ParameterizedTest
  @CsvSource({"en-GB", "de-DE"})
  void everyCardShowsItsWholeTextInHandAndFight(String language) {
    Device device = language.equals("de-DE") ? Device.DESKTOP.german() : Device.DESKTOP;
    Tab tab = at(device);
    JsonNode found = Wire.parse((String) tab.page().evaluate(Tab.script("cards")));
    System.out.println(language + "\n" + found.path("figures").asText());
    assertThat(found.path("cards").asInt()).as("cards looked at").isGreaterThan(200);
    assertThat(found.path("faults")).as("cut or too small").isEmpty();
    assertThat(found.path("widest").asInt()).isLessThanOrEqualTo(320);
    for (JsonNode share : found.path("overlapping")) {
      assertThat(share.asDouble())
          .as("per cent of hands of five to seven that must overlap")
          .isLessThan(3);
    }
  }

  /** In a real hand, at a real table. */
  @ParameterizedTest
  @CsvSource({"1280, 800", "1440, 900"})
  void aHandCanBeReadWithoutPointing(int width, int height) {
    Device wide = Device.DESKTOP.sized(width, height);
    for (Device device : List.of(wide, wide.german())) {
      TablePage table = playing(visitor(device).open("#/"));
      Locator hand = table.page().locator("np-hand");
      assertThat(hand).hasAttribute("step", Pattern.compile("[124]"));
      Object cut =
          table
              .page()
              .evaluate(
                  "() => [...document.querySelectorAll('np-hand .card-text')].filter(t =>"
                      + " t.scrollHeight > t.clientHeight || t.scrollWidth > t.clientWidth ||"
                      + " parseFloat(getComputedStyle(t).fontSize) < 12).map(t => t.innerText)");
      assertThat((List<?>) cut).isEmpty();
      table.tab().shot("hand-" + width + "-" + device.language());
    }
  }

  /** Pointing at cards and choosing them moves none of them. */
  @Test
  void aHandLiesStillWhileSomebodyDecides() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow().awaitQuestion();
    new Duel(table.robot(90)).playUntil(r -> table.isAction());
    Locator cards = table.page().locator("np-hand li");
    List<?> before = places(table);
    for (int i = 0; i < cards.count(); i++) {
      cards.nth(i).hover();
      assertThat(places(table)).isEqualTo(before);
    }
  }

  private static List<?> places(TablePage table) {
    return (List<?>)
        table
            .page()
            .evaluate(
                "() => [...document.querySelectorAll('np-hand li, .prompt, .board-area')].map(e =>"
                    + " { const b = e.getBoundingClientRect(); return [b.left, b.top, b.width,"
                    + " b.height].map(Math.round).join(' '); })");
  }

  /** Who does not see a card is told what it says. */
  @Test
  void aCardsTextIsPartOfItsName() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow().awaitQuestion();
    Locator first = table.page().locator("np-hand .hand-card").first();
    String text = first.locator(".card-text p").first().innerText();
    String name = (String) first.evaluate("e => e.querySelector('.visually-hidden').textContent");
    assertThat(first).hasAccessibleName(name);
    assertThat(name).contains(text);
  }

  /** Who looks at the backs of a hand learns how many cards there are, and nothing else. */
  @Test
  void backsOfAHandAreAllAlike() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).atOneScreen().begin();
    Tab tab = table.tab();
    tab.press(tab.page().getByLabel("Show cards only while I hold"));
    tab.press(tab.button("I am here"));
    table.awaitQuestion();
    assertThat(tab.page().locator("np-hand li")).hasCount(5);
    Object widths =
        tab.page()
            .evaluate(
                "() => new Set([...document.querySelectorAll('np-hand li')].map(e =>"
                    + " Math.round(e.getBoundingClientRect().width))).size");
    assertThat(widths).isEqualTo(1);
    assertThat(tab.page().locator(".hand-count, .hand-under, .hand-fresh")).hasCount(0);
  }

  @Test
  void onAPhoneATapIsToldToReadACard() {
    TablePage table = StartPage.open(visitor(Device.PHONE)).playNow().awaitQuestion();
    assertThat(table.page().locator(".hand-hint")).containsText("tap a card to read it");
    assertThat(table.page().locator("np-hand np-card[size=small]").first()).isVisible();
  }

  @Test
  void abilitiesOfBothSidesStandWholeAtTheTable() {
    for (Device device : List.of(Device.DESKTOP, Device.DESKTOP.german())) {
      TablePage table = playing(visitor(device).open("#/"));
      Locator abilities = table.page().locator("np-side .side-ability");
      assertThat(abilities).hasCount(2);
      for (Locator ability : abilities.all()) {
        assertThat(ability).isVisible();
        Object whole = ability.evaluate("e => e.scrollHeight <= e.clientHeight + 1");
        assertThat(whole).isEqualTo(true);
      }
    }
  }
}
