package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Dark, patterns, forced colours, large text, full motion: the game can be played in each. */
class LooksTest extends BrowserTest {

  @Test
  void darkAndPatternsAreRemembered() {
    TablePage table = StartPage.open(visitor(Device.DESKTOP)).playNow().awaitQuestion();
    String light = ground(table);
    menu(table, "Dark");
    assertThat(table.page().locator("html")).hasAttribute("data-theme", "dark");
    assertThat(ground(table)).isNotEqualTo(light);
    menu(table, "Strong patterns");
    assertThat(table.page().locator("html")).hasAttribute("data-patterns", Pattern.compile(".*"));
    table.tab().shot("looks-dark-patterns");
    table.page().reload();
    TablePage.arriving(table.tab());
    assertThat(table.page().locator("html")).hasAttribute("data-theme", "dark");
    assertThat(table.page().locator("html")).hasAttribute("data-patterns", Pattern.compile(".*"));
  }

  @Test
  void theCurtainsOfTheFirstPageHideNothing() {
    Tab tab = visitor(Device.DESKTOP).open("#/");
    tab.page().locator(".playhouse .button.huge").waitFor();
    Object covering =
        tab.page()
            .evaluate(
                "() => [...document.querySelectorAll('.theatre > *')].filter((e) => {"
                    + " const s = getComputedStyle(e);"
                    + " return s.backgroundImage !== 'none' || s.backgroundColor !== 'rgba(0, 0, 0, 0)';"
                    + " }).map((e) => e.getAttribute('class')).join(', ')");
    assertThat(covering).as("what has a ground of its own").isEqualTo("");
  }

  /** The room of a card's text was measured before: marked words must not need more of it. */
  @Test
  void wordsThatActTakeNoMoreRoom() {
    Tab tab = StartPage.open(visitor(Device.DESKTOP)).playNow().awaitQuestion().tab();
    Object wider =
        tab.page()
            .evaluate(
                "() => { const card = document.createElement('div'); card.className = 'show-card';"
                    + " const width = (tag) => { const e = document.createElement(tag);"
                    + " e.className = 'acts'; e.textContent = 'Your opponent reveals their hand';"
                    + " const line = document.createElement('p'); line.append(e); card.append(line);"
                    + " const s = getComputedStyle(e); return e.getBoundingClientRect().width"
                    + " + parseFloat(s.marginLeft) + parseFloat(s.marginRight); };"
                    + " document.querySelector('.table-page').append(card);"
                    + " const more = width('mark') - width('span'); card.remove(); return more; }");
    assertThat(((Number) wider).doubleValue()).isLessThan(0.5);
  }

  private static void menu(TablePage table, String item) {
    table.tab().press(table.page().locator(".menu-button"));
    table.tab().press(table.tab().button(item));
    table.page().keyboard().press("Escape");
  }

  private static String ground(TablePage table) {
    return (String) table.page().evaluate("() => getComputedStyle(document.body).backgroundColor");
  }

  @Test
  void withForcedColoursTheGameCanBePlayed() {
    TablePage table =
        StartPage.open(visitor(Device.DESKTOP.withForcedColors())).playNow().awaitQuestion();
    Robot robot = table.robot(71);
    new Duel(robot).playUntil(r -> r.decisions() > 8 && table.isAction());
    table.tab().shot("looks-forced-colours");
    Object outline =
        table
            .page()
            .evaluate(
                "() => { const c = document.querySelector('.hand-card.legal'); return c ?"
                    + " getComputedStyle(c).outlineStyle : 'none offered'; }");
    assertThat(outline).as("what can be played is marked").isNotEqualTo("none");
  }

  @Test
  void textMayBeTwiceAsLarge() {
    for (Device device : new Device[] {Device.DESKTOP, Device.PHONE}) {
      String name = device.touch() ? "phone" : "desktop";
      Visitor visitor = visitor(device);
      Tab tab = visitor.tab();
      largeText(visitor, tab);
      var inspection = new Inspection("large-text-" + name + "-");
      for (String page : new String[] {"", "new", "learn", "rules", "settings"}) {
        tab.go("#/" + page);
        tab.pause(200);
        tab.shot("large-text-" + name + "-" + (page.isEmpty() ? "start" : page));
        inspection.fits(tab, page);
      }
      assertThat(tab.page().evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)"))
          .as("the size of text")
          .isEqualTo(32);
      tab.go("#/");
      TablePage table = new StartPage(tab).playNow().awaitQuestion();
      Robot robot = table.robot(72);
      new Duel(robot).playUntil(r -> r.decisions() > 5 && table.isAction());
      tab.shot("large-text-" + name + "-table");
      inspection.fits(tab, "table");
      assertThat(inspection.found()).isEmpty();
    }
  }

  /** Letters twice as large as usual. */
  static void largeText(Visitor visitor, Tab tab) {
    var sizes = new JsonObject();
    sizes.addProperty("standard", 32);
    sizes.addProperty("fixed", 26);
    var parameters = new JsonObject();
    parameters.add("fontSizes", sizes);
    visitor.context().newCDPSession(tab.page()).send("Page.setFontSizes", parameters);
  }

  @Test
  void withFullMotionACombatTakesItsTimeAndCanBeSkipped() {
    TablePage table =
        StartPage.open(visitor(Device.DESKTOP.watching(Device.Motion.FULL))).playNow();
    Robot robot = table.robot(73);
    boolean seen =
        new Duel(robot)
            .playUntil(
                r -> {
                  if (!table.option("skip").isVisible()) {
                    return false;
                  }
                  table.tab().shot("combat-moving");
                  return true;
                });
    assertThat(seen).as("a combat moves").isTrue();
    table.page().keyboard().press("Escape");
    int before = robot.decisions();
    boolean goesOn = new Duel(robot).playUntil(r -> r.decisions() > before + 5);
    assertThat(goesOn).as("the game goes on").isTrue();
  }
}
