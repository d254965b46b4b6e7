package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fights, schemes and abilities on the stage: what is seen of them, and what they leave. */
class ShowTest extends BrowserTest {

  /** Everything that stands at the table, without what a page remembers of itself. */
  private static final String TABLE =
      """
      () => {
        const text = (place) => [...document.querySelectorAll(place)].map((e) => e.textContent.replace(/\\s+/g, ' '));
        const pieces = [...document.querySelectorAll('np-board [data-drawn]')]
          .map((e) => `${e.dataset.drawn} ${e.getAttribute('transform')} ${e.textContent.replace(/\\s+/g, '')}`).sort();
        return JSON.stringify({
          pieces, sides: text('np-side'), hand: text('np-hand'), prompt: text('.prompt'), log: text('np-log'),
          shows: document.querySelectorAll('np-show:not([quiet])').length,
        }, null, 1);
      }
      """;

  @Test
  void afterAShowTheTableLooksAsForSomebodyWhoSawNothing() {
    compare(Device.DESKTOP);
  }

  @Tag("long")
  @Test
  void onAPhoneTooAfterAShowTheTableLooksAsForSomebodyWhoSawNothing() {
    compare(Device.PHONE);
  }

  private void compare(Device device) {
    TablePage table = StartPage.open(visitor(device.watching(Device.Motion.FULL))).playNow();
    table
        .page()
        .evaluate(
            "() => localStorage.setItem('nonpareil.settings', JSON.stringify({motion: 'full'}))");
    table.page().reload();
    TablePage.arriving(table.tab());
    var fight = new AtomicBoolean();
    boolean compared =
        new Duel(table.robot(74))
            .playUntil(
                r -> {
                  JsonNode show = table.tab().look("show");
                  if (!show.path("shown").asBoolean()) {
                    return fight.get() && table.isAsked();
                  }
                  assertThat(show.path("answers").asInt()).as("answers during a show").isZero();
                  assertThat(show.path("fills").asBoolean()).as("the stage is the board").isTrue();
                  assertThat(show.path("outside")).as("cards out of sight").isEmpty();
                  boolean both = show.path("cards").asInt() == 2;
                  fight.compareAndSet(false, show.path("fight").asBoolean() && both);
                  table
                      .option("skip")
                      .waitFor(
                          new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
                  return false;
                });
    assertThat(compared)
        .as("both cards of a combat were shown, and a question came after it")
        .isTrue();
    table.tab().pause(600);
    String shown = (String) table.page().evaluate(TABLE);
    table.page().reload();
    TablePage.arriving(table.tab()).awaitQuestion();
    table.tab().pause(600);
    assertThat(shown).isEqualTo(table.page().evaluate(TABLE));
  }
}
