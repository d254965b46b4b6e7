package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * What somebody at the page feels, in figures. They depend on what else the machine does and are
 * printed, not checked:
 *
 * <pre>
 * ./nonpareil test --long -pl e2e -am -Dtest=FiguresTest -Dsurefire.failIfNoSpecifiedTests=false
 * </pre>
 */
@Tag("long")
@Isolated
class FiguresTest extends BrowserTest {

  private static final int STARTS = 10;
  private static final int DECISIONS = 60;
  private static final int FRAMES = 3_000;

  /** Each time a browser that has never been here. */
  @Test
  void fromTheFirstClickToTheFirstQuestion() {
    var times = new ArrayList<Double>();
    for (int i = 0; i < STARTS; i++) {
      Visitor visitor = visitor(Device.DESKTOP.watching(Device.Motion.FULL));
      Tab tab = measured(visitor.open("#/"));
      tab.press(tab.page().locator("button.huge"));
      tab.page().waitForCondition(() -> figures(tab).path("first").asDouble() > 0);
      times.add(figures(tab).path("first").asDouble());
      visitor.close();
    }
    print("first question after the first click", inMilliseconds(times));
    assertThat(times).hasSize(STARTS);
  }

  @Test
  void fromAClickToSeeingOnesOwnChoice() {
    for (Device device : List.of(Device.DESKTOP, Device.PHONE)) {
      Device moving = device.watching(Device.Motion.FULL);
      Tab tab = measured(visitor(moving, House.address(Device.Motion.NONE)).open("#/"));
      tab.press(tab.page().locator("button.huge"));
      new Duel(TablePage.arriving(tab).robot(61)).playUntil(r -> r.decisions() >= DECISIONS);
      List<Double> clicks = numbers(figures(tab).path("clicks"));
      print("own choice seen, %d pixels wide".formatted(device.width()), inMilliseconds(clicks));
      assertThat(clicks).isNotEmpty();
    }
  }

  /** Beside what the same browser can do on an empty page. */
  @Test
  void framesASecondInAShow() {
    for (Device device : List.of(Device.DESKTOP, Device.PHONE)) {
      Tab tab = measured(visitor(device.watching(Device.Motion.FULL)).open("#/"));
      tab.press(tab.page().locator("button.huge"));
      Robot robot = TablePage.arriving(tab).robot(62);
      new Duel(robot)
          .playUntil(
              r -> {
                // A show is watched, not gone on from, and not looked at more than needed.
                while (tab.page().locator(".corner [data-option=skip]").isVisible()) {
                  tab.pause(500);
                }
                return (int) tab.page().evaluate("() => figures.frames.length") > FRAMES;
              });
      List<Double> frames = numbers(figures(tab).path("frames"));
      print(
          "frames in shows, %d pixels wide".formatted(device.width()),
          String.format(
              Locale.ROOT,
              "%.1f a second (an empty page: %.1f), of %d %.1f %% took more than 20 ms",
              1000 / mean(frames),
              1000 / mean(emptyPage(tab.visitor())),
              frames.size(),
              100.0 * frames.stream().filter(ms -> ms > 20).count() / frames.size()));
      assertThat(frames).isNotEmpty();
    }
  }

  private static List<Double> emptyPage(Visitor visitor) {
    Tab tab = visitor.tab();
    tab.page().navigate(visitor.address() + "/health");
    return numbers(
        Wire.parse(
            (String)
                tab.page()
                    .evaluate(
                        """
                        () => new Promise((done) => {
                          const frames = [];
                          let last = 0;
                          const frame = (now) => {
                            if (last) frames.push(now - last);
                            last = now;
                            if (frames.length < 300) requestAnimationFrame(frame);
                            else done(JSON.stringify(frames));
                          };
                          requestAnimationFrame(frame);
                        })\
                        """)));
  }

  /** Surefire shows what is written here, and nothing that is published otherwise. */
  private static void print(String what, String figures) {
    System.out.println("FIGURE " + what + ": " + figures);
  }

  private static Tab measured(Tab tab) {
    tab.page().evaluate(Tab.script("figures"));
    return tab;
  }

  private static JsonNode figures(Tab tab) {
    return Wire.parse((String) tab.page().evaluate("() => JSON.stringify(window.figures)"));
  }

  private static List<Double> numbers(JsonNode list) {
    var numbers = new ArrayList<Double>();
    list.forEach(number -> numbers.add(number.asDouble()));
    return numbers;
  }

  private static double mean(List<Double> numbers) {
    return numbers.stream().mapToDouble(n -> n).average().orElse(Double.NaN);
  }

  private static String inMilliseconds(List<Double> times) {
    var sorted = new ArrayList<>(times);
    Collections.sort(sorted);
    return String.format(
        Locale.ROOT,
        "half within %.0f ms, 95 %% within %.0f ms, all %d within %.0f ms",
        sorted.get(sorted.size() / 2),
        sorted.get((sorted.size() - 1) * 95 / 100),
        sorted.size(),
        sorted.getLast());
  }
}
