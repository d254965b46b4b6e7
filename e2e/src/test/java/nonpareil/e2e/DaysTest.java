package nonpareil.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import nonpareil.content.Content;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Reach;
import nonpareil.server.table.Pace;
import nonpareil.testkit.push.PushBrowser;
import nonpareil.testkit.push.PushService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game that goes on over days: who is away is told, and sees afterwards what has happened. */
class DaysTest extends BrowserTest {

  private static final String STEP_BY_STEP =
      "localStorage.setItem('nonpareil.settings', JSON.stringify({motion: 'full', pace: 'step'}))";

  private final PushService service = new PushService();
  private final PushBrowser browser = new PushBrowser();
  private final Path data = House.folder();

  @SuppressWarnings("NullAway.Init")
  private Server server;

  @BeforeEach
  void start() {
    var soon = new Notifier.Manner(Reach.INNER, Duration.ofMillis(100), Duration.ofSeconds(10));
    server = Server.start(Settings.forTests(data).withNotifying(soon), Pace.AT_ONCE);
  }

  @AfterEach
  void stop() {
    leaveWithoutFaults();
    server.close();
    service.close();
    House.delete(data);
  }

  private Visitor withPush() {
    Visitor visitor = visitor(Device.PHONE, House.address(server));
    visitor.context().grantPermissions(List.of("notifications"));
    String subscription = browser.subscription(service.url("/push"), "");
    visitor.context().addInitScript(Tab.script("push").replace("SUBSCRIPTION", subscription));
    return visitor;
  }

  private JsonNode told() {
    return Wire.parse(browser.decrypt(service.next().body()));
  }

  @Test
  void whoIsAwayIsToldOnceAndSeesMoveByMoveWhatHappened() {
    InvitationPage invitation =
        StartPage.open(visitor(Device.DESKTOP, House.address(server)))
            .withAFriend()
            .me("Sinbad")
            .board("Sarpedon")
            .option("Clock", "days")
            .option("Who begins", "me")
            .invite();
    Visitor guest = withPush();
    Tab settings = guest.open("#/notifications");
    settings.press(settings.button("Turn on"));
    assertThat(settings.page().getByText("This device is told.")).isVisible();
    settings.press(settings.button("Send a test"));
    assertThat(settings.page().getByText("It was taken.")).isVisible();
    assertThat(told().path("kind").asText()).isEqualTo("test");
    settings.longShot("notifications-phone");

    settings.page().close();

    TablePage theirs = InvitationPage.accept(guest.tab(), invitation.link()).hero("Alice").sit();
    TablePage mine = TablePage.arriving(invitation.tab());
    mine.toAction(mine.robot(51), theirs.robot(52));
    assertThat(mine.page().locator(".own .clock.runs .clock-whole")).hasText("2 d 23 h");
    String table = theirs.id();
    theirs.page().close();
    while (service.waiting() > 0) { // a slow page was told of the set-up meanwhile
      told();
    }

    new Duel(mine.robot(53)).playUntil(robot -> service.waiting() > 0);
    JsonNode told = told();
    assertThat(told.path("kind").asText()).isEqualTo("turn");
    assertThat(told.path("table").asText()).isEqualTo(table);
    assertThat(told.path("title").asText()).contains("Sinbad").contains("Alice");
    assertThat(told.path("text").asText()).isEqualTo("It is your turn.");
    for (String hero : List.of("sinbad", "alice")) {
      Content.bundled()
          .hero(hero)
          .cardNames()
          .values()
          .forEach(name -> assertThat(told.toString()).doesNotContain(name.english()));
    }
    assertThat(service.waiting()).as("once").isZero();

    Tab elsewhere = guest.open("#/settings");
    assertThat(elsewhere.page()).hasTitle(Pattern.compile("^\\(1\\) "));
    elsewhere.page().evaluate(STEP_BY_STEP);
    elsewhere.page().close();
    Tab back = guest.open("#/table/" + table);
    Page page = back.page();
    assertThat(page.locator(".drawer h2")).hasText("Since you were here");
    Locator moves = page.locator(".drawer .log-line");
    assertThat(moves.first()).isVisible();
    back.shot("since-phone");
    back.press(page.locator("[data-option=since-show]"));
    Locator prompt = page.locator(".prompt");
    assertThat(prompt).containsText(Pattern.compile("Since you were here: 1 of \\d"));
    TablePage again = TablePage.arriving(back);
    while (!again.isAsked()) { // each thing waits until somebody goes on
      Locator next = page.locator("[data-option=skip]");
      if (next.isVisible()) {
        next.click();
      }
      back.pause(20);
    }
    assertThat(service.waiting()).as("who has seen it is not told again").isZero();

    page.reload();
    TablePage.arriving(back).awaitQuestion();
    assertThat(page.locator(".drawer h2", new Page.LocatorOptions().setHasText("Since you")))
        .hasCount(0);
  }

  /** What a push service delivers is shown by the worker, though no page hears of it. */
  @Test
  void theWorkerShowsWhatItIsTold() {
    try (BrowserContext context =
        House.browser()
            .newContext(Device.DESKTOP.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW))) {
      context.setDefaultTimeout(Visitor.PATIENCE);
      context.grantPermissions(List.of("notifications"));
      Page page = context.newPage();
      CDPSession session = context.newCDPSession(page);
      var registration = new AtomicReference<String>();
      session.on(
          "ServiceWorker.workerRegistrationUpdated",
          event -> {
            JsonArray all = event.getAsJsonArray("registrations");
            if (!all.isEmpty()) {
              registration.set(all.get(0).getAsJsonObject().get("registrationId").getAsString());
            }
          });
      session.send("ServiceWorker.enable", new JsonObject());
      page.navigate(House.address(server));
      page.evaluate("() => navigator.serviceWorker.ready");
      page.waitForCondition(() -> registration.get() != null);
      for (String text : List.of("It is your turn.", "The game is over.")) {
        JsonObject push = new JsonObject();
        push.addProperty("origin", House.address(server));
        push.addProperty("registrationId", registration.get());
        push.addProperty(
            "data",
            "{\"kind\": \"turn\", \"table\": \"T1\", \"title\": \"Medusa · Alice\", \"text\": \"%s\","
                    .formatted(text)
                + " \"turns\": 2}");
        session.send("ServiceWorker.deliverPushMessage", push);
        page.waitForFunction(SHOWN, "Medusa · Alice: " + text);
      }
    }
  }

  /** Only the last notice of a table is there. */
  private static final String SHOWN =
      """
      async (wanted) => {
        const { getNotifications } = ServiceWorkerRegistration.prototype;
        const all = await getNotifications.call(await navigator.serviceWorker.ready);
        return all.map((n) => `${n.title}: ${n.body}`).join() === wanted;
      }
      """;
}
