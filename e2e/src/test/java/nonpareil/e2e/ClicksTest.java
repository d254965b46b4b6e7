package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import nonpareil.e2e.Sight.Piece;
import nonpareil.e2e.Sight.Place;
import nonpareil.e2e.Sight.Space;
import org.junit.jupiter.api.Test;

/** How few clicks a maneuver, an attack and a defense take. */
class ClicksTest extends BrowserTest {

  /** A hero without sidekicks. */
  private TablePage genie() {
    return StartPage.open(visitor(Device.DESKTOP))
        .againstTheComputer()
        .heroes("Genie", "King Arthur")
        .board("Marmoreal")
        .begin();
  }

  @Test
  void aManeuverWithOneFighterTakesTwoClicksOrOneDrag() {
    TablePage table = genie();
    Tab tab = table.tab();
    table.toAction(table.robot(51));
    Space goal = aSpace(tab);
    int before = number(tab);
    tab.page().mouse().click(goal.at().x(), goal.at().y());
    tab.press(table.option("walk"));
    awaitHero(tab, goal, before);

    // Beside an enemy a drag only picks: the enemy may have been meant.
    new Duel(table.robot(52)).playUntil(r -> table.isAction() && options(tab, "attack ").isEmpty());
    Space other = aSpace(tab);
    before = number(tab);
    drag(tab, hero(tab).at(), other.at());
    awaitHero(tab, other, before);
  }

  /** A boost that no planned move needs: going without it and taking back stand beside it. */
  @Test
  void aBoostIsNeverTheOnlyAnswer() {
    spareBoost(Device.DESKTOP, false);
    spareBoost(Device.PHONE, false);
    spareBoost(Device.DESKTOP, true);
  }

  private void spareBoost(Device device, boolean largeText) {
    Visitor visitor = visitor(device);
    Tab tab = visitor.open("#/");
    if (largeText) {
      LooksTest.largeText(visitor, tab);
    }
    TablePage table = new StartPage(tab).playNow();
    table.toAction(table.robot(58));
    tab.press(table.option("maneuver"));
    await(tab, t -> prompt(t).path("kind").asText().equals("boost"));
    await(tab, t -> !Sight.of(t).spaces().isEmpty());
    tab.press(tab.page().locator("np-hand .hand-card").first());
    await(tab, t -> Sight.of(t).cards().stream().anyMatch(Sight.Card::chosen));
    Place from = hero(tab).at();
    Space next =
        Sight.of(tab).spaces().stream()
            .min(Comparator.comparingDouble(space -> space.at().to(from)))
            .orElseThrow();
    tab.page().mouse().click(next.at().x(), next.at().y());
    for (String answer : new String[] {"boost", "confirm", "reset"}) {
      table.option(answer).click(new Locator.ClickOptions().setTrial(true)); // it could be pressed
    }
    tab.shot("spare-boost-" + (device.touch() ? "phone" : "desktop") + (largeText ? "-large" : ""));
    int number = number(tab);
    tab.press(table.option("confirm"));
    await(tab, t -> number(t) > number);
  }

  /** Each of them when it comes up, in as many duels as that takes. */
  @Test
  void anAttackTakesTwoClicksAndADefenseOneOrTwo() {
    var open = EnumSet.allOf(Answer.class);
    for (int duel = 0; duel < 5 && !open.isEmpty(); duel++) {
      TablePage table = genie();
      Tab tab = table.tab();
      Robot robot = table.robot(53 + duel);
      var asked = new AtomicReference<Answer>();
      while (!open.isEmpty() && new Duel(robot).playUntil(r -> isAsked(open, table, asked))) {
        Answer answer = asked.get();
        int number = number(tab);
        if (answer == Answer.NO_DEFENSE) {
          tab.press(table.option("none"));
        } else {
          tab.press(tab.page().locator("np-hand [data-card=\"" + cards(tab).getFirst() + "\"]"));
          tab.press(table.option("confirm"));
        }
        await(tab, t -> number(t) > number);
        open.remove(answer);
      }
    }
    assertThat(open).as("never asked in five duels").isEmpty();
  }

  private static boolean isAsked(Set<Answer> open, TablePage table, AtomicReference<Answer> found) {
    for (Answer answer : open) {
      if (answer.isAsked(table)) {
        found.set(answer);
        return true;
      }
    }
    return false;
  }

  private enum Answer {
    ATTACK,
    DEFENSE,
    NO_DEFENSE;

    boolean isAsked(TablePage table) {
      Tab tab = table.tab();
      return switch (this) {
        case ATTACK ->
            table.isAction() && options(tab, "attack ").size() == 1 && !cards(tab).isEmpty();
        case DEFENSE -> defends(table) && !cards(tab).isEmpty();
        case NO_DEFENSE -> defends(table);
      };
    }

    /**
     * The page shows the question, and no card is picked: the player may have seen it before the
     * test has.
     */
    private static boolean defends(TablePage table) {
      return prompt(table.tab()).path("kind").asText().equals("defense-card")
          && table.option("none").isVisible()
          && Sight.of(table.tab()).cards().stream().noneMatch(Sight.Card::chosen);
    }
  }

  // ---- what is asked

  private static JsonNode last(Tab tab) {
    JsonNode last = tab.wire().last();
    return last == null ? MissingNode.getInstance() : last;
  }

  private static JsonNode prompt(Tab tab) {
    return last(tab).path("prompt");
  }

  private static int number(Tab tab) {
    return last(tab).path("number").asInt();
  }

  private static List<String> options(Tab tab, String word) {
    var found = new ArrayList<String>();
    for (JsonNode option : prompt(tab).path("options")) {
      if (option.asText().startsWith(word)) {
        found.add(option.asText());
      }
    }
    return found;
  }

  /** Cards that can be picked and are no scheme. */
  private static List<String> cards(Tab tab) {
    return Sight.of(tab).cards().stream()
        .map(Sight.Card::id)
        .filter(card -> options(tab, "scheme " + card + " ").isEmpty())
        .toList();
  }

  // ---- the board

  private static Piece hero(Tab tab) {
    Sight sight = Sight.of(tab);
    return sight.pieces().stream()
        .filter(p -> p.hero() && p.seat() == sight.seat())
        .findFirst()
        .orElseThrow();
  }

  /** Somewhere the only fighter may go. */
  private static Space aSpace(Tab tab) {
    await(tab, t -> !Sight.of(t).spaces().isEmpty());
    return Sight.of(tab).spaces().getFirst();
  }

  private static String spaceOf(JsonNode frame, String piece) {
    JsonNode fighters = frame.path("view").path("fighters");
    for (JsonNode fighter : fighters) {
      if (fighter.path("id").asText().equals(piece)) {
        return fighter.path("space").asText();
      }
    }
    throw new AssertionError(piece + " is not among " + fighters);
  }

  private static void drag(Tab tab, Place from, Place to) {
    var mouse = tab.page().mouse();
    mouse.move(from.x(), from.y());
    mouse.down();
    mouse.move((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    mouse.move(to.x(), to.y());
    mouse.up();
  }

  /** Goes there after a record; the opponent may drive it away again before the test has looked. */
  private static void awaitHero(Tab tab, Space goal, int before) {
    String hero = hero(tab).id();
    await(
        tab,
        t ->
            t.wire().frames().stream()
                .filter(f -> f.path("number").asInt() > before)
                .anyMatch(f -> spaceOf(f, hero).equals(goal.id())));
  }

  private static void await(Tab tab, Predicate<Tab> what) {
    for (int i = 0; i < Visitor.PATIENCE / 50; i++) {
      if (what.test(tab)) {
        return;
      }
      tab.pause(50);
    }
    throw new AssertionError("does not come: " + tab.text());
  }
}
