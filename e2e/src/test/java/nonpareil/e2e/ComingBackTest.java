package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who was here before goes on where they stopped. */
class ComingBackTest extends BrowserTest {

  private static final Pattern PLAY_ON = Pattern.compile("^Play on");
  private static final Pattern PLAY_NOW = Pattern.compile("^Play now");

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theGameThatWaitsThenTheLastPairingThenTheRestWithoutScrolling(boolean phone) {
    Device device =
        phone
            ? new Device(390, 844, true, "en-GB", false, Device.Motion.NONE, false)
            : Device.DESKTOP;
    Visitor visitor = visitor(device);
    Tab tab = visitor.tab();
    tab.go("#/new/dracula");
    tab.press(tab.button("Begin the duel"));
    TablePage.arriving(tab).awaitQuestion();
    for (String hero : List.of("sinbad", "alice")) {
      tab.go("#/new/" + hero);
      tab.press(tab.button("Begin the duel"));
      TablePage.arriving(tab).awaitQuestion();
    }
    tab.go("#/");
    Locator playOn = tab.link(PLAY_ON);
    Locator again = tab.button(PLAY_NOW);
    assertThat(playOn).isVisible();
    assertThat(again).containsText("Alice against King Arthur");
    BoundingBox first = playOn.boundingBox();
    BoundingBox second = again.boundingBox();
    assertThat(first.y + first.height).isLessThanOrEqualTo(second.y);
    double above = second.y + second.height;
    for (Locator door : tab.page().locator(".door").all()) {
      BoundingBox box = door.boundingBox();
      assertThat(box.y).as("below the tickets").isGreaterThan(above);
      assertThat(box.y + box.height)
          .as("above the fold: " + door.innerText())
          .isLessThanOrEqualTo(device.height());
    }
    tab.shot("coming-back-" + (phone ? "phone" : "desktop"));
    tab.press(again);
    TablePage.arriving(tab).awaitQuestion();
    assertThat(tab.page().title()).contains("Alice").contains("King Arthur");
  }

  @Test
  void withoutANetworkThePageSaysSoAndNothingOfAGameIsKept() {
    try (BrowserContext context =
        House.browser()
            .newContext(Device.DESKTOP.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW))) {
      context.setDefaultTimeout(Visitor.PATIENCE);
      context.addInitScript(Tab.script("at-once"));
      Page page = context.newPage();
      page.navigate(House.address(Device.Motion.NONE));
      page.evaluate("() => navigator.serviceWorker.ready");
      page.locator("button.huge").click();
      page.locator("np-hand").first().waitFor(Tab.ATTACHED);
      page.reload(); // now the worker sees every request
      page.locator("np-hand").first().waitFor(Tab.ATTACHED);
      assertThat((Boolean) page.evaluate("() => navigator.serviceWorker.controller !== null"))
          .isTrue();
      assertThat(page.evaluate(EVERYTHING_KEPT).toString())
          .isEqualTo("[/app/offline.js, /offline.html, /style/offline.css]");

      String table = page.url();
      context.setOffline(true);
      page.reload();
      assertThat(page.locator("h1")).hasText("No connection.");
      assertThat(page.locator("h2")).hasText("Keine Verbindung.");
      assertThat(page.url()).isEqualTo(table);
      context.setOffline(false);
      page.locator("np-hand").first().waitFor(Tab.ATTACHED);
    }
  }

  /** The path of whatever lies in any cache of the page. */
  private static final String EVERYTHING_KEPT =
      """
      async () => {
        const paths = [];
        for (const name of await caches.keys())
          for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
        return paths.sort();
      }
      """;
}
