package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** Three and four sit down: by links, one person on two seats, at one screen. */
class CompanyTest extends BrowserTest {

  @Test
  void threeMeetByLinkAndBegin() {
    WaitingPage waiting =
        StartPage.open(visitor(Device.DESKTOP))
            .threeOrFour()
            .kind("Free-for-all, three")
            .others("by link")
            .firstBegins()
            .invite();
    assertThat(waiting.status()).containsText("2 seats are still free");
    String second = waiting.link(2);
    String third = waiting.link(3);
    waiting.tab().shot("waiting-three");
    WaitingPage guest = WaitingPage.open(visitor(Device.PHONE).tab(), third);
    assertThat(guest.seats().nth(2)).containsText("Your seat");
    guest.tab().shot("join-three-phone");
    guest.sit();
    assertThat(guest.status()).containsText("1 seat is still free");
    assertThat(waiting.status()).containsText("1 seat is still free");
    WaitingPage last = WaitingPage.open(visitor(Device.PHONE).tab(), second).sit();
    TablePage mine = TablePage.arriving(waiting.tab());
    new Duel(
            mine.robot(1),
            TablePage.arriving(last.tab()).robot(2),
            TablePage.arriving(guest.tab()).robot(3))
        .playUntil(r -> turns(mine) > 1);
    mine.tab().shot("three-by-link");
    assertThat(seatsOfTurns(mine)).containsExactlyInAnyOrder(1, 2);
  }

  @Test
  void onePersonLeadsBothHeroesOfATeam() {
    WaitingPage waiting =
        StartPage.open(visitor(Device.DESKTOP))
            .threeOrFour()
            .kind("Two against two")
            .others("by link")
            .seat(4, "The same person as seat 2")
            .firstBegins()
            .invite();
    assertThat(waiting.tab().page().getByText("goes with seat 2")).isVisible();
    WaitingPage mate = WaitingPage.open(visitor(Device.PHONE).tab(), waiting.link(3)).sit();
    WaitingPage both = WaitingPage.open(visitor(Device.DESKTOP).tab(), waiting.link(2));
    assertThat(both.tab().page().getByText("You lead two heroes: choose both")).isVisible();
    assertThat(both.tab().page().getByText("Your seat")).hasCount(2);
    both.sit();
    TablePage theirs = TablePage.arriving(both.tab());
    TablePage mine = TablePage.arriving(waiting.tab());
    new Duel(mine.robot(4), TablePage.arriving(mate.tab()).robot(5), theirs.robot(6))
        .playUntil(r -> turns(mine) > 3);
    theirs.tab().shot("both-heroes-of-a-team");
    assertThat(seatsOfTurns(theirs)).containsExactlyInAnyOrder(1, 2, 3, 4);
    assertThat(theirs.tab().text()).doesNotContain("it is your turn at the screen");
  }

  @Test
  void threeShareAScreen() {
    TablePage table =
        StartPage.open(visitor(Device.DESKTOP))
            .threeOrFour()
            .kind("Free-for-all, three")
            .others("at this screen")
            .firstBegins()
            .begin();
    Set<String> called = new HashSet<>();
    Locator handOver = table.page().locator(".hand-over-box h2");
    var game = new Duel(table.robot(7).keepingTheScreen());
    while (turns(table) < 3) {
      game.playUntil(_ -> handOver.isVisible() || turns(table) == 3);
      if (handOver.isVisible()) {
        called.add(handOver.innerText());
        table.tab().press(table.page().locator("#here"));
        handOver.waitFor(TablePage.GONE);
      }
    }
    assertThat(called)
        .containsExactlyInAnyOrder(
            "Medusa, it is your turn at the screen.",
            "King Arthur, it is your turn at the screen.",
            "Sherlock Holmes, it is your turn at the screen.");
  }

  /** On a phone the order of turns is the head: who is next must not be written over a name. */
  @Test
  void theOrderOfTurnsIsReadOnAPhone() {
    TablePage table =
        StartPage.open(visitor(Device.PHONE))
            .threeOrFour()
            .kind("Two against two")
            .firstBegins()
            .begin()
            .awaitQuestion();
    new Duel(table.robot(8)).playUntil(_ -> table.isAction());
    assertThat(table.page().locator(".order-item.is-next")).hasCount(1);
    Object over =
        table
            .page()
            .evaluate(
                "() => [...document.querySelectorAll('.order-item')].filter((item) => {"
                    + " const name = item.querySelector('b').getBoundingClientRect();"
                    + " const line = item.querySelector('.order-line > span').getBoundingClientRect();"
                    + " const button = item.querySelector('button').getBoundingClientRect();"
                    + " return line.top < name.bottom - 1 || line.bottom > button.bottom + 1;"
                    + " }).map((item) => item.textContent.trim())");
    assertThat(over).asInstanceOf(InstanceOfAssertFactories.LIST).isEmpty();
  }

  /**
   * Whose turn it is, who is next and how many cards everybody holds is not cut, however narrow.
   */
  @Test
  void theOrderOfTurnsIsNowhereCut() {
    TablePage table =
        StartPage.open(visitor(Device.DESKTOP))
            .threeOrFour()
            .kind("Two against two")
            .firstBegins()
            .begin()
            .awaitQuestion();
    new Duel(table.robot(8)).playUntil(_ -> table.isAction());
    assertThat(cutAtAnySize(table)).isEmpty();
    table.page().setViewportSize(1280, 800);
    table.language("Deutsch");
    assertThat(cutAtAnySize(table)).isEmpty();
  }

  private static List<String> cutAtAnySize(TablePage table) {
    var found = new ArrayList<String>();
    for (int width : new int[] {1280, 390, 320}) {
      table.page().setViewportSize(width, width == 320 ? 568 : 800);
      Object cut =
          table
              .page()
              .evaluate(
                  "() => [...document.querySelectorAll('.order-item')].flatMap((item) => {"
                      + " const row = document.querySelector('.turn-order').getBoundingClientRect().bottom;"
                      + " const edge = item.querySelector('button').getBoundingClientRect().right + 0.5;"
                      + " const parts = '.order-line, .order-line > span, .order-facts, .order-hand';"
                      + " return [...item.querySelectorAll(parts)].filter((e) => e.clientWidth > 1"
                      + " && (e.scrollWidth > e.clientWidth || e.getBoundingClientRect().right > edge"
                      + " || e.getBoundingClientRect().bottom > row));"
                      + " }).map((e) => e.className + ': ' + e.textContent.trim()).join()");
      if (!"".equals(cut)) {
        found.add("at " + width + ": " + cut);
      }
    }
    return found;
  }

  private static int turns(TablePage table) {
    return table.tab().wire().events("turn-began").size();
  }

  private static Set<Integer> seatsOfTurns(TablePage table) {
    var seats = new HashSet<Integer>();
    table.tab().wire().events("turn-began").forEach(e -> seats.add(e.path("seat").asInt()));
    return seats;
  }
}
