package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import nonpareil.content.Content;
import nonpareil.server.notify.News;
import nonpareil.server.notify.NoticeWords;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Outcome;
import nonpareil.server.notify.Reach;
import nonpareil.server.request.Fields;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.HookRow;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.PersonRow;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import nonpareil.testkit.push.PushBrowser;
import nonpareil.testkit.push.PushService;
import nonpareil.testkit.push.PushService.Received;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is not there is told, by a push service and an address of the test's own. */
final class NoticesTest {
  private static final String DAYS = "'clock': {'kind': 'days', 'days': 3}";
  private static final String DEVICE = "device";
  private static final Duration PAUSE = Duration.ofSeconds(30);
  private static final Duration SOON = PAUSE.plusSeconds(1);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private final PushService service = new PushService();
  private final PushBrowser browser = new PushBrowser();
  private final Hall hall = Hall.alone();

  @SuppressWarnings("NullAway.Init")
  private Notifier notifier;

  @BeforeEach
  void open() {
    hall.store
        .people()
        .add(
            new PersonRow(Hall.BOB.id(), "Bob", null),
            new BrowserRow(DEVICE, hall.time.instant(), null, BrowserRow.FIRST, null));
    notifier = notifier();
  }

  private Notifier notifier() {
    var made =
        new Notifier(
            hall.store,
            Content.bundled(),
            folder,
            hall.time,
            hall.time,
            new Notifier.Manner(Reach.INNER, PAUSE, Duration.ofSeconds(5)),
            null,
            null);
    made.attach(table -> hall.tables.news(table));
    hall.herald = made;
    return made;
  }

  @AfterEach
  void close() {
    notifier.close();
    hall.close();
    service.close();
  }

  private void subscribe(String more) {
    String wish = browser.subscription(service.url("/push/bob"), more);
    notifier.wishes().subscribe(Hall.BOB.id(), DEVICE, new Fields(Hall.json(wish)));
  }

  private String hook() {
    String wish = "{'url': '%s'}".formatted(service.url("/hook/bob"));
    return notifier.wishes().hook(Hall.BOB.id(), new Fields(Hall.json(wish)));
  }

  private JsonNode received(Received what) {
    return Json.parse(browser.decrypt(what.body()));
  }

  private JsonNode next() {
    return received(service.next());
  }

  /** Nothing has been sent: what is sent now is the next thing. */
  private void nothingMore() {
    service.answer(PushService.status(201));
    assertThat(notifier.wishes().testPush(Hall.BOB.id(), DEVICE)).isEqualTo(Outcome.ACCEPTED);
    assertThat(next().path("kind").asText()).isEqualTo("test");
    assertThat(service.waiting()).isZero();
  }

  /** Ann plays until Bob is asked. */
  private static void play(Duel duel) {
    while (duel.ann.isAsked()) {
      duel.ann.chooses(1, duel.ann.options().getFirst());
    }
  }

  /** A game in which Bob has gone, and it is his turn. */
  private Duel gone(String more) {
    Duel duel = new Duel(hall, more).until(1, "action");
    duel.bob.leaves();
    play(duel);
    return duel;
  }

  // ---- who is told what

  @Test
  void whoIsNotThereIsToldOnceAndNoCardIsNamed() {
    subscribe(", 'language': 'de'");
    Duel duel = gone(DAYS);
    hall.time.advance(PAUSE.minusSeconds(1));
    assertThat(service.waiting()).isZero();
    hall.time.advance(Duration.ofSeconds(2));
    Received sent = service.next();
    JsonNode told = received(sent);
    assertThat(told.path("kind").asText()).isEqualTo("turn");
    assertThat(told.path("table").asText()).isEqualTo(duel.table);
    assertThat(told.path("title").asText()).isEqualTo("Medusa · König Artus");
    assertThat(told.path("text").asText()).isEqualTo("Du bist am Zug.");
    assertThat(told.path("turns").asInt()).isEqualTo(1);
    assertThat(told).hasSize(5);
    for (String hero : List.of("medusa", "king-arthur")) {
      Content.bundled()
          .hero(hero)
          .cardNames()
          .forEach(
              (id, name) ->
                  name.texts()
                      .values()
                      .forEach(text -> assertThat(told.toString()).doesNotContain(text, id)));
    }
    assertThat(sent.path()).isEqualTo("/push/bob");
    assertThat(sent.header("content-encoding")).isEqualTo("aes128gcm");
    assertThat(sent.header("ttl")).isEqualTo("86400");
    assertThat(sent.header("urgency")).isEqualTo("normal");
    assertThat(sent.header("topic")).hasSize(32).doesNotContain(duel.table);
    String key = notifier.wishes().json(Hall.BOB.id(), DEVICE).path("push").path("key").asText();
    assertThat(browser.sender(sent.header("authorization"), key)).contains("http://127.0.0.1:");
    hall.time.advance(Duration.ofHours(5));
    nothingMore();
  }

  @Test
  void whoHasSeenItIsNotTold() {
    subscribe("");
    var duel = new Duel(hall, DAYS).until(1, "action");
    play(duel);
    hall.tables.seen(duel.bob, duel.table, duel.number());
    hall.time.advance(SOON);
    nothingMore();
  }

  /** A page in the background, or of a phone that sleeps. */
  @Test
  void whoHasAPageAndDoesNotLookIsTold() {
    subscribe("");
    var duel = new Duel(hall, DAYS).until(1, "action");
    hall.tables.seen(duel.bob, duel.table, duel.number());
    play(duel);
    hall.time.advance(SOON);
    assertThat(next().path("kind").asText()).isEqualTo("turn");
  }

  @Test
  void whoComesBackInTimeIsNotTold() {
    subscribe("");
    Duel duel = gone(DAYS);
    hall.time.advance(PAUSE.minusSeconds(5));
    Guest bob = hall.watch(Hall.BOB, duel.table, 2);
    bob.chooses(2, bob.options().getFirst());
    hall.tables.seen(bob, duel.table, bob.number());
    hall.time.advance(SOON);
    nothingMore();
  }

  @Test
  void liveTablesAreToldOfOnlyIfAskedFor() {
    subscribe("");
    gone("");
    hall.time.advance(SOON);
    nothingMore();
    subscribe(", 'live': true");
    gone("");
    hall.time.advance(SOON);
    Received sent = service.next();
    assertThat(received(sent).path("kind").asText()).isEqualTo("turn");
    assertThat(sent.header("urgency")).isEqualTo("high");
    assertThat(sent.header("ttl")).isEqualTo("600");
  }

  @Test
  void theEndAndARematchAreTold() {
    subscribe("");
    Duel duel = gone(DAYS);
    duel.ann.acts(1, "resign");
    hall.time.advance(SOON);
    assertThat(next().path("kind").asText()).as("what is true now").isEqualTo("over");
    Guest bob = hall.watch(Hall.BOB, duel.table, 2);
    hall.tables.seen(bob, duel.table, bob.number());
    bob.leaves();
    hall.rematch(duel.table, Hall.ANN, "'answer': 'offer'");
    hall.time.advance(SOON);
    assertThat(next().path("kind").asText()).isEqualTo("rematch");
    hall.time.advance(SOON);
    nothingMore();
  }

  @Test
  void aFriendIsToldOfASeatThatIsKept() {
    subscribe("");
    String table =
        hall.create(
                Hall.ANN,
                "{'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                    + " {'who': 'link', 'hero': 'alice'}]}")
            .path("table")
            .path("table")
            .asText();
    hall.tables.offer(table, Hall.ANN, 2, Hall.BOB.id());
    hall.time.advance(SOON);
    JsonNode told = next();
    assertThat(told.path("kind").asText()).isEqualTo("invited");
    assertThat(told.path("title").asText()).contains("Medusa");
    hall.time.advance(SOON);
    nothingMore();
  }

  @Test
  void aRestartForgetsNothingAndRepeatsNothing() {
    subscribe("");
    gone(DAYS);
    hall.restart(Duration.ofHours(1)); // before anybody was told
    hall.time.advance(SOON);
    assertThat(next().path("kind").asText()).isEqualTo("turn");
    notifier.close();
    hall.restart(Duration.ofHours(1));
    notifier = notifier();
    hall.time.advance(SOON);
    nothingMore();
  }

  @Test
  void aDeviceThatIsSignedOutIsNotTold() {
    subscribe("");
    hook(); // Bob himself is still told
    gone(DAYS);
    hall.store.people().dropOtherBrowsers(Hall.BOB.id(), "another device", hall.time.instant());
    hall.time.advance(SOON);
    assertThat(service.next().path()).isEqualTo("/hook/bob");
    assertThat(notifier.wishes().testHook(Hall.BOB.id())).isEqualTo(Outcome.ACCEPTED);
    assertThat(service.next().path()).as("nothing in between").isEqualTo("/hook/bob");
    assertThat(service.waiting()).isZero();
  }

  // ---- services that do not do what they should

  private int devices() {
    return hall.store.notices().pushes(Hall.BOB.id()).size();
  }

  @Test
  void whoIsGoneIsForgotten() {
    subscribe("");
    service.answer(PushService.status(410));
    gone(DAYS);
    hall.time.advance(SOON);
    service.next();
    Awaitility.await().until(() -> devices() == 0);
  }

  @Test
  void whoRefusesAgainAndAgainIsForgotten() {
    subscribe("");
    service.answer(PushService.status(403));
    for (int i = 1; i <= 3; i++) {
      int before = i;
      assertThat(devices()).isEqualTo(1);
      gone(DAYS);
      hall.time.advance(SOON);
      service.next();
      Awaitility.await()
          .until(
              () ->
                  devices() == 0
                      || hall.store.notices().pushes(Hall.BOB.id()).getFirst().failures()
                          == before);
    }
    assertThat(devices()).isZero();
  }

  @Test
  void whoIsBusyIsAskedAgainWhenItSaid() {
    subscribe("");
    service.answer(PushService.status(429, "Retry-After: 600"));
    gone(DAYS);
    hall.time.advance(SOON);
    service.next();
    waitForARetry();
    hall.time.advance(Duration.ofSeconds(599));
    assertThat(service.waiting()).isZero();
    service.answer(PushService.status(201));
    hall.time.advance(Duration.ofSeconds(2));
    assertThat(next().path("kind").asText()).isEqualTo("turn");
  }

  /** The answer has come and the next attempt is planned. */
  private void waitForARetry() {
    Awaitility.await().until(() -> notifier.retries() == 1);
  }

  @Test
  void whatIsNoLongerTrueIsNotTriedAgain() {
    subscribe("");
    service.answer(PushService.status(503));
    Duel duel = gone(DAYS);
    hall.time.advance(SOON);
    service.next();
    waitForARetry();
    Guest bob = hall.watch(Hall.BOB, duel.table, 2);
    hall.tables.seen(bob, duel.table, bob.number());
    hall.time.advance(Duration.ofMinutes(2));
    nothingMore();
  }

  @Test
  void aServiceThatHangsHoldsUpNoGame() {
    subscribe("");
    service.answer(service.hanging());
    for (int i = 0; i < 8; i++) {
      gone(DAYS);
    }
    hall.time.advance(SOON);
    service.next();
    var duel = new Duel(hall, DAYS).until(2, "action"); // while all who send hang
    assertThat(duel.number()).isPositive();
  }

  // ---- webhooks

  @Test
  void aWebhookIsSignedAndNamesNoCard() throws GeneralSecurityException {
    String secret = hook();
    Duel duel = gone(DAYS);
    hall.time.advance(SOON);
    Received sent = service.next();
    ObjectNode told = Json.parse(sent.text());
    assertThat(told.path("event").asText()).isEqualTo("turn");
    assertThat(told.path("title").asText()).isEqualTo("Medusa · King Arthur");
    assertThat(told.path("text").asText()).isEqualTo("It is your turn.");
    assertThat(told.path("url").asText()).isEqualTo("/#/table/" + duel.table);
    assertThat(told).hasSize(6);
    String[] signature = sent.header("nonpareil-signature").split(",", -1);
    String time = signature[0].substring("t=".length());
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
    byte[] hash = mac.doFinal((time + "." + sent.text()).getBytes(StandardCharsets.UTF_8));
    assertThat(signature[1]).isEqualTo("v1=" + HexFormat.of().formatHex(hash));
    long now = hall.time.instant().getEpochSecond();
    assertThat(Long.parseLong(time)).isBetween(now - SOON.toSeconds(), now);
    String shown = notifier.wishes().json(Hall.BOB.id(), DEVICE).toString();
    assertThat(shown).doesNotContain(secret).contains(service.url("/hook/bob"));
  }

  private HookRow row() {
    return Objects.requireNonNull(hall.store.notices().hook(Hall.BOB.id()));
  }

  @Test
  void aWebhookThatFailsIsSwitchedOffWithAReason() {
    hook();
    service.answer(PushService.status(302, "Location: " + service.url("/elsewhere")));
    for (int i = 1; i <= 5; i++) {
      int failures = i;
      assertThat(row().off()).isFalse();
      gone(DAYS);
      hall.time.advance(SOON);
      service.next();
      Awaitility.await().until(() -> row().failures() == failures);
    }
    assertThat(row().off()).isTrue();
    JsonNode shown = notifier.wishes().json(Hall.BOB.id(), DEVICE).path("webhook");
    assertThat(shown.path("off").asBoolean()).isTrue();
    assertThat(shown.path("last").asText()).isEqualTo("redirected");
    gone(DAYS);
    hall.time.advance(SOON);
    service.answer(PushService.status(204));
    assertThat(notifier.wishes().testHook(Hall.BOB.id())).isEqualTo(Outcome.ACCEPTED);
    assertThat(Json.parse(service.next().text()).path("event").asText())
        .as("nothing came before it")
        .isEqualTo("test");
    assertThat(row().off()).as("it works again").isFalse();
  }

  @Test
  void everySentenceIsThereInEveryLanguage() {
    Content.bundled()
        .languages()
        .forEach(
            language -> {
              String code = language.code().toLowerCase(Locale.ROOT);
              assertThat(NoticeWords.TEXTS.missing(code)).isEmpty();
              assertThat(NoticeWords.TEXTS.superfluous(code)).isEmpty();
            });
  }

  // ---- two servers on one store

  private Notifier neighbour(Store shared, News news) {
    var made =
        new Notifier(
            shared,
            Content.bundled(),
            folder,
            hall.time,
            hall.time,
            new Notifier.Manner(Reach.INNER, PAUSE, Duration.ofSeconds(5)),
            null,
            null);
    made.attach(_ -> List.of(news));
    return made;
  }

  @Test
  void whoSubscribesAtOneServerIsToldByAnyAndOnce() {
    MemoryStore shared = MemoryStore.shared(hall.time);
    shared
        .people()
        .add(
            new PersonRow(Hall.BOB.id(), "Bob", null),
            new BrowserRow(DEVICE, hall.time.instant(), null, BrowserRow.FIRST, null));
    String bob = Hall.BOB.id();
    var turn =
        new News(bob, "t", News.Kind.TURN, "turn 1", List.of("medusa"), true, Duration.ofDays(1));
    try (Notifier here = neighbour(shared, turn);
        Notifier there = neighbour(shared, turn)) {
      String wish = browser.subscription(service.url("/push/bob"), "");
      there.wishes().subscribe(bob, DEVICE, new Fields(Hall.json(wish)));
      Awaitility.await()
          .until(
              () -> {
                here.touched("t", List.of(bob)); // it hears of the listener from the store
                hall.time.advance(SOON);
                return service.waiting() > 0;
              });
      assertThat(next().path("kind").asText()).isEqualTo("turn");
      there.touched("t", List.of(bob));
      hall.time.advance(SOON);
      assertThat(here.wishes().testPush(bob, DEVICE)).isEqualTo(Outcome.ACCEPTED);
      assertThat(there.wishes().testPush(bob, DEVICE)).isEqualTo(Outcome.ACCEPTED);
      assertThat(next().path("kind").asText()).isEqualTo("test");
      assertThat(next().path("kind").asText()).isEqualTo("test");
      assertThat(service.waiting()).isZero();
    }
  }
}
