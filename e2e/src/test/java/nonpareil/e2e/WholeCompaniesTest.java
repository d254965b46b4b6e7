package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whole games of three and four to their end, everybody with a browser of their own. */
@Order(1)
@Execution(ExecutionMode.CONCURRENT)
class WholeCompaniesTest extends BrowserTest {

  private static final Pattern VERDICT = Pattern.compile("won|draw");

  @Test
  void aFreeForAllOfThree() {
    WaitingPage waiting =
        StartPage.open(visitor(Device.DESKTOP))
            .threeOrFour()
            .kind("Free-for-all, three")
            .others("by link")
            .hero(1, "Medusa")
            .hero(2, "Dracula")
            .hero(3, "Alice")
            .firstBegins()
            .invite();
    String second = waiting.link(2);
    String third = waiting.link(3);
    Tab last = sit(Device.DESKTOP, third);
    TablePage two = TablePage.arriving(sit(Device.DESKTOP, second));
    TablePage three = TablePage.arriving(last);
    TablePage one = TablePage.arriving(waiting.tab());
    List<TablePage> tables = List.of(one, two, three);
    var game = new Duel(one.robot(11), two.robot(12), three.robot(13));
    game.playUntil(robot -> tables.stream().anyMatch(t -> out(t) == 1));
    one.tab().shot("three-one-is-out");
    assertThat(tables.stream().filter(t -> t.page().getByText("You are out").isVisible()).count())
        .as("pages that say that one is out and watches on")
        .isEqualTo(1);
    game.play();
    for (TablePage table : tables) {
      assertThat(table.ending().locator("h2")).hasText(VERDICT);
      assertThat(table.ending().locator(".portrait").first()).containsText("Place 1");
      assertThat(table.ending().locator(".portrait").last()).containsText("Place 3");
    }
    one.tab().shot("three-end");
  }

  @Test
  void teamsOnTwoPhonesADesktopAndAComputer() {
    WaitingPage waiting =
        StartPage.open(visitor(Device.PHONE))
            .threeOrFour()
            .kind("Two against two")
            .others("by link")
            .seat(4, "Computer, Novice")
            .hero(1, "Medusa")
            .hero(2, "Dracula")
            .hero(3, "Sherlock Holmes")
            .hero(4, "King Arthur")
            .firstBegins()
            .invite();
    String second = waiting.link(2);
    String third = waiting.link(3);
    Tab first = sit(Device.DESKTOP, second);
    TablePage mate = TablePage.arriving(sit(Device.PHONE.sized(390, 844), third));
    TablePage opponent = TablePage.arriving(first);
    TablePage mine = TablePage.arriving(waiting.tab());
    List<TablePage> tables = List.of(mine, opponent, mate);
    var game = new Duel(mine.robot(14), opponent.robot(15), mate.robot(16));
    game.playUntil(robot -> mine.isAction());
    mine.tab().shot("teams-phone");
    // A mate's hand takes the place of one's own, and goes back; it is never to be played.
    mine.tab().press(mine.option("mate-hand"));
    assertThat(mine.page().locator("np-hand.mates .hand-card").first()).isVisible();
    assertThat(mine.page().locator("np-hand.mates .hand-card.legal")).hasCount(0);
    mine.tab().shot("teams-phone-mate");
    mine.tab().press(mine.option("mate-hand"));
    assertThat(mine.page().locator(".hand-card.legal").first()).isVisible();
    opponent.tab().shot("teams-desktop");
    game.play();
    for (TablePage table : tables) {
      assertThat(table.ending().locator("h2")).hasText(VERDICT);
    }
    assertThat(handsSeen(mine)).as("whose hands the first player was sent").isSubsetOf(1, 3);
    assertThat(handsSeen(opponent)).as("whose hands the second player was sent").isSubsetOf(2, 4);
    mate.tab().shot("teams-end-phone");
  }

  private Tab sit(Device device, String link) {
    return WaitingPage.open(visitor(device).tab(), link).sit().tab();
  }

  private static long out(TablePage table) {
    return table.page().locator(".order-item.is-out").count();
  }

  /** The seats whose hands were in any message. */
  private static Set<Integer> handsSeen(TablePage table) {
    var seats = new TreeSet<Integer>();
    for (JsonNode frame : table.tab().wire().frames()) {
      for (JsonNode player : frame.path("view").path("players")) {
        if (player.has("hand")) {
          seats.add(player.path("seat").asInt());
        }
      }
    }
    return seats;
  }
}
