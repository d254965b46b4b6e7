package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Games of three and four, everybody with a browser of their own: some rounds until people give up,
 * and, in the long run, played out to their end.
 */
@Order(1)
class WholeCompaniesTest extends BrowserTest {

  private static final Pattern VERDICT = Pattern.compile("won|draw");

  /** Turns until somebody gives up: everybody has had one. */
  private static final int TURNS = 4;

  @Test
  void aFreeForAllOfThree() {
    List<TablePage> tables = three();
    game(tables).playUntil(robot -> turns(tables) >= TURNS && someoneIsToAct(tables));
    if (out(tables.get(2)) == 0) {
      tables.get(2).leave();
    }
    playUntilOneIsOut(tables);
    assertOneIsOut(tables);
    leaveUnlessOver(tables, 1);
    game(tables).play();
    assertThatAllSeePlaces(tables);
  }

  @Tag("long")
  @Test
  void aWholeFreeForAllOfThree() {
    List<TablePage> tables = three();
    playUntilOneIsOut(tables);
    assertOneIsOut(tables);
    game(tables).play();
    assertThatAllSeePlaces(tables);
  }

  @Test
  void teamsOnTwoPhonesADesktopAndAComputer() {
    List<TablePage> tables = teams();
    TablePage mine = tables.getFirst();
    game(tables).playUntil(robot -> mine.isAction());
    mine.tab().shot("teams-phone");
    // A mate's hand takes the place of one's own, and goes back; it is never to be played.
    mine.tab().press(mine.option("mate-hand"));
    assertThat(mine.page().locator("np-hand.mates .hand-card").first()).isVisible();
    assertThat(mine.page().locator("np-hand.mates .hand-card.legal")).hasCount(0);
    mine.tab().shot("teams-phone-mate");
    mine.tab().press(mine.option("mate-hand"));
    assertThat(mine.page().locator("np-hand:not(.mates) .hand-card").first()).isVisible();
    game(tables).playUntil(robot -> turns(tables) >= TURNS);
    tables.get(1).tab().shot("teams-desktop");
    mine.leave();
    playUntilOneIsOut(tables);
    leaveUnlessOver(tables, 2);
    game(tables).play();
    assertThatHandsStayInTheTeam(tables);
  }

  @Tag("long")
  @Test
  void aWholeGameOfTeams() {
    List<TablePage> tables = teams();
    game(tables).play();
    assertThatHandsStayInTheTeam(tables);
  }

  private List<TablePage> three() {
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
    return List.of(TablePage.arriving(waiting.tab()), two, TablePage.arriving(last));
  }

  /** Two phones and a desktop between them; the fourth is a computer. */
  private List<TablePage> teams() {
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
    return List.of(TablePage.arriving(waiting.tab()), TablePage.arriving(first), mate);
  }

  private static Duel game(List<TablePage> tables) {
    return new Duel(tables.stream().map(t -> t.robot(11 + tables.indexOf(t))).toList());
  }

  /** No action is going on, so that whoever gives up leaves at once and nobody falls meanwhile. */
  private static boolean someoneIsToAct(List<TablePage> tables) {
    return tables.stream().anyMatch(TablePage::isAction);
  }

  /** Whoever gives up leaves at the end of what is going on. */
  private static void playUntilOneIsOut(List<TablePage> tables) {
    assertThat(game(tables).playUntil(robot -> tables.stream().anyMatch(t -> out(t) == 1)))
        .as("one is out, and the others play on")
        .isTrue();
  }

  /** One gives up some turns later, between two actions; those who are left may have ended it. */
  private static void leaveUnlessOver(List<TablePage> tables, int who) {
    if (game(tables).playUntil(robot -> turns(tables) >= TURNS + 2 && someoneIsToAct(tables))) {
      tables.get(who).leave();
    }
  }

  private static void assertOneIsOut(List<TablePage> tables) {
    for (TablePage table : tables) {
      assertThat(table.page().locator(".order-item.is-out")).hasCount(1);
    }
    tables.getFirst().tab().shot("three-one-is-out");
    assertThat(tables.stream().filter(t -> t.page().getByText("You are out").isVisible()).count())
        .as("pages that say that one is out and watches on")
        .isEqualTo(1);
  }

  private static void assertThatAllSeePlaces(List<TablePage> tables) {
    for (TablePage table : tables) {
      assertThat(table.ending().locator("h2")).hasText(VERDICT);
      assertThat(table.ending().locator(".portrait").first()).containsText("Place 1");
      assertThat(table.ending().locator(".portrait").last()).containsText("Place 3");
    }
    tables.getFirst().tab().shot("three-end");
  }

  private static void assertThatHandsStayInTheTeam(List<TablePage> tables) {
    for (TablePage table : tables) {
      assertThat(table.ending().locator("h2")).hasText(VERDICT);
    }
    assertThat(handsSeen(tables.get(0))).as("hands the first player saw").isSubsetOf(1, 3);
    assertThat(handsSeen(tables.get(1))).as("hands the second player saw").isSubsetOf(2, 4);
    tables.get(2).tab().shot("teams-end-phone");
  }

  private static int turns(List<TablePage> tables) {
    return tables.getFirst().tab().wire().events("turn-began").size();
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
