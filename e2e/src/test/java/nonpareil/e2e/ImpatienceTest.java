package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Somebody impatient presses one point of the page every 200 ms, whatever is there; another plays
 * on by keyboard. Nothing is ever decided by the presses that was not shown for 400 ms.
 */
class ImpatienceTest extends BrowserTest {

  private static final int EVERY = 200;
  private static final int SHOWN = 400;

  /** Each so many presses the keyboard does one thing. */
  private static final int PATIENCE = 4;

  /**
   * A press may take back what the other has begun, again and again: then the impatient one rests
   * until the game has gone on.
   */
  private static final int IN_VAIN = 3;

  /** A few turns; on a busy machine it may take more until a press counts. */
  private static final int FEW = 60;

  private static final int MANY = 400;

  /** What is pressed all the time. */
  enum Point {
    MAIN(".answer-yes", 0.5),
    DECLINE(".answer-no", 0.5),
    HAND(".hand-area", 0.15),
    BOARD("np-board [data-space] >> nth=14", 0.5),
    QUESTION(".asked", 0.5);

    private final String place;
    private final double across;

    Point(String place, double across) {
      this.place = place;
      this.across = across;
    }
  }

  @ParameterizedTest
  @CsvSource({"MAIN, false", "DECLINE, true"})
  void nothingIsDecidedThatWasNotShown(Point point, boolean phone) {
    List<Decision> decided = press(open(phone, Device.Motion.REDUCED), point, 1, FEW, false);
    assertThat(decided).as("presses that were shown long enough count").isNotEmpty();
    assertThat(decided).allSatisfy(ImpatienceTest::wasShown);
  }

  /** The proof is worth something: without the guard of the page it fails. */
  @Test
  void withoutAGuardMuchIsDecidedThatWasNotShown() {
    Tab tab = open(false, Device.Motion.REDUCED);
    tab.page()
        .evaluate("() => (document.querySelector('np-table-page').guard.counts = () => true)");
    assertThat(press(tab, Point.MAIN, 1, FEW / 2, false)).anyMatch(d -> d.shown() < SHOWN);
  }

  /** Twenty duels to their end. */
  @Tag("long")
  @Timeout(value = 2, unit = TimeUnit.HOURS)
  @ParameterizedTest
  @EnumSource(Point.class)
  void nothingIsDecidedThatWasNotShownInWholeDuels(Point point) {
    for (int seed = 1; seed <= 4; seed++) {
      Tab tab = open(seed % 2 == 0, seed > 2 ? Device.Motion.FULL : Device.Motion.REDUCED);
      assertThat(press(tab, point, seed, Integer.MAX_VALUE, seed == 1))
          .as("%s, seed %d", point, seed)
          .allSatisfy(ImpatienceTest::wasShown);
      tab.page().close();
    }
  }

  private static void wasShown(Decision decision) {
    assertThat(decision.shown()).as(decision.toString()).isGreaterThanOrEqualTo(SHOWN);
  }

  /** A duel in which computers answer at once: the harder case, as much comes at a time. */
  private Tab open(boolean phone, Device.Motion motion) {
    Device device = (phone ? Device.PHONE.sized(390, 844) : Device.DESKTOP).watching(motion);
    Tab tab = visitor(device, House.address(Device.Motion.NONE)).open("#/");
    tab.page()
        .evaluate(
            "() => localStorage.setItem('nonpareil.settings', JSON.stringify({pace: 'fast'}))");
    tab.page().reload();
    tab.press(tab.page().locator("button.huge"));
    TablePage.arriving(tab).awaitQuestion();
    return tab;
  }

  /**
   * What a press has sent.
   *
   * @param shown how long that had been on the screen, in milliseconds
   * @param meaning what was asked, and what the press was on
   * @param before what that was just before
   */
  private record Decision(int shown, String meaning, String before, String choices) {}

  /** What the presses have decided; with a mouse or finger, or from within the page. */
  private static List<Decision> press(Tab tab, Point point, int seed, int presses, boolean real) {
    BoundingBox box = tab.page().locator(point.place).boundingBox();
    double x = box.x + box.width * point.across;
    double y = box.y + box.height / 2;
    tab.page()
        .evaluate(Tab.script("impatience"), Map.of("x", x, "y", y, "every", real ? 0 : EVERY));
    var player = new Robot(tab, Hands.keys(tab), seed);
    int resting = -1;
    for (int i = 1; presses(tab) < presses || presses < MANY && isIdle(tab); i++) {
      long due = System.currentTimeMillis() + EVERY;
      if (real && resting < 0) {
        pressAt(tab, x, y);
      }
      if (i % PATIENCE == 0) {
        if (player.step() == Robot.Did.OVER || isOver(tab)) {
          break;
        }
        resting = player.inVain() >= IN_VAIN || resting == number(tab) ? number(tab) : -1;
        tab.page().evaluate("rests => window.rests = rests", resting >= 0);
      }
      tab.pause((int) Math.max(1, due - System.currentTimeMillis()));
    }
    JsonNode decisions =
        Wire.parse((String) tab.page().evaluate("() => JSON.stringify(window.decisions)"));
    var all = new ArrayList<Decision>();
    for (JsonNode decision : decisions) {
      all.add(
          new Decision(
              decision.path("shown").asInt(),
              decision.path("meaning").asText(),
              decision.path("before").asText(),
              decision.path("choices").toString()));
    }
    return all;
  }

  /** The number of the last record the page has. */
  private static int number(Tab tab) {
    return Objects.requireNonNull(tab.wire().last()).path("number").asInt();
  }

  /** Whether the page has been told the end; presses may have led away from it since. */
  private static boolean isOver(Tab tab) {
    return Objects.requireNonNull(tab.wire().last()).hasNonNull("result");
  }

  /** Whether nothing was decided yet by presses, of which there could be more. */
  private static boolean isIdle(Tab tab) {
    return presses(tab) < MANY && (boolean) tab.page().evaluate("() => decisions.length === 0");
  }

  private static int presses(Tab tab) {
    return (int) tab.page().evaluate("() => window.presses");
  }

  private static void pressAt(Tab tab, double x, double y) {
    if (tab.visitor().device().touch()) {
      tab.page().touchscreen().tap(x, y);
    } else {
      tab.page().mouse().click(x, y);
    }
  }
}
