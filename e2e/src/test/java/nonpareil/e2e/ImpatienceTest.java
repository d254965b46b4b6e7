package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody impatient presses one point of the page every 200 ms, whatever is there; another plays
 * on by keyboard. Nothing is ever decided by the presses that was not shown for 400 ms.
 */
@Execution(ExecutionMode.CONCURRENT)
class ImpatienceTest extends BrowserTest {

  private static final int EVERY = 200;

  /** A frame of the screen lies between what the page and what the watcher sees. */
  private static final int SHOWN = 400 - 34;

  /** Each so many presses the keyboard does one thing. */
  private static final int PATIENCE = 4;

  @ParameterizedTest
  @CsvSource({".answer-yes, 0.5", ".answer-no, 0.5"})
  void nothingIsDecidedThatWasNotShown(String place, double across) {
    List<String> decided = press(place, across, 1, 60);
    assertThat(decided).as("presses that were shown long enough count").isNotEmpty();
  }

  /** Twenty duels to their end: four of each. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    ".answer-yes, 0.5",
    ".answer-no, 0.5",
    ".board-area, 0.3",
    ".hand-area, 0.15",
    ".asked, 0.5"
  })
  void nothingIsDecidedThatWasNotShownInWholeDuels(String place, double across) {
    for (int seed = 1; seed <= 4; seed++) {
      press(place, across, seed, Integer.MAX_VALUE);
    }
  }

  /** What the presses have decided. */
  private List<String> press(String place, double across, int seed, int presses) {
    Tab tab = visitor(Device.DESKTOP.watching(Device.Motion.REDUCED)).open("#/");
    tab.press(tab.page().locator("button.huge"));
    TablePage.arriving(tab).awaitQuestion();
    BoundingBox box = tab.page().locator(place).boundingBox();
    double x = box.x + box.width * across;
    double y = box.y + box.height / 2;
    tab.page().evaluate(Tab.script("impatience"), Map.of("x", x, "y", y));
    var player = new Robot(tab, Hands.keys(tab), seed);
    for (int i = 1; i <= presses; i++) {
      long due = System.currentTimeMillis() + EVERY;
      tab.page().mouse().click(x, y);
      if (i % PATIENCE == 0 && player.step() == Robot.Did.OVER) {
        break;
      }
      tab.pause((int) Math.max(1, due - System.currentTimeMillis()));
    }
    JsonNode decisions =
        Wire.parse((String) tab.page().evaluate("() => JSON.stringify(window.decisions)"));
    var all = new ArrayList<String>();
    for (JsonNode decision : decisions) {
      all.add(decision.path("choices").toString());
      assertThat(decision.path("shown").asInt()).as(decision.toString()).isGreaterThan(SHOWN);
    }
    return all;
  }
}
