package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import nonpareil.server.Server;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** One person at several browsers: how they come, how they are told apart, how they go. */
@Execution(ExecutionMode.CONCURRENT)
final class DevicesTest extends ServerTest {
  private static final String PHONE =
      "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
  private static final String TOO_MANY = "too-many";

  /** Several do the same at the same moment; how often it was answered well. */
  static long together(int many, Supplier<Answer> deed) throws Exception {
    var start = new CountDownLatch(1);
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers = new ArrayList<Future<Integer>>();
      for (int i = 0; i < many; i++) {
        answers.add(
            threads.submit(
                () -> {
                  start.await();
                  return deed.get().status();
                }));
      }
      start.countDown();
      long well = 0;
      for (Future<Integer> answer : answers) {
        assertThat(answer.get()).isIn(200, 404);
        well += answer.get() == 200 ? 1 : 0;
      }
      return well;
    }
  }

  private static String text(Answer answer, String field) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json().path(field).asText();
  }

  private Caller phone(Caller who) {
    var phone = new Caller(server.port());
    String secret = text(who.post("/api/me/links", ""), "secret");
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    assertThat(phone.post("/api/me/continue", body, "User-Agent", PHONE).status()).isEqualTo(200);
    return phone;
  }

  private static Answer recover(Caller caller, String code, String... headers) {
    return caller.post("/api/me/recover", "{\"code\": \"%s\"}".formatted(code), headers);
  }

  private static String code(Caller who) {
    return text(who.post("/api/me/recovery-code", ""), "code");
  }

  private static JsonNode devices(Caller who) {
    return who.get("/api/me/devices").json();
  }

  private static String person(Caller who) {
    return text(who.post("/api/me", ""), "person");
  }

  // ---- which there are

  @Test
  void aPersonSeesItsBrowsersAndNothingThatTellsMore() {
    Caller phone = phone(ada);
    Answer answer = phone.get("/api/me/devices", "User-Agent", PHONE);
    assertThat(answer.text()).doesNotContain("127.0.0.1", "Mozilla", "rv:140");
    JsonNode devices = answer.json().path("devices");
    assertThat(devices).hasSize(2);
    int here = devices.get(0).path("here").asBoolean() ? 0 : 1;
    JsonNode mine = devices.get(here);
    JsonNode other = devices.get(1 - here);
    assertThat(mine.path("browser").asText()).isEqualTo("firefox");
    assertThat(mine.path("system").asText()).isEqualTo("android");
    assertThat(mine.path("way").asText()).isEqualTo("link");
    assertThat(other.path("browser").asText()).isEqualTo("other");
    assertThat(other.path("way").asText()).isEqualTo("first");
    assertThat(devices(bea).path("devices")).hasSize(1);
    assertThat(new Caller(server.port()).get("/api/me/devices").code()).isEqualTo("forbidden");
  }

  @Test
  void kindsAreRough() {
    assertThat(
            List.of(
                BrowserKind.of(PHONE).text(),
                BrowserKind.of(
                        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1")
                    .text(),
                BrowserKind.of("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0")
                    .text(),
                BrowserKind.of("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36").text(),
                BrowserKind.of("<script>").text(),
                BrowserKind.of(null).text()))
        .containsExactly(
            "firefox android",
            "safari ios",
            "edge windows",
            "chrome linux",
            "other other",
            "other other");
  }

  @Test
  void oneIsSignedOutAtOnceAndTheOthersAreNot() {
    Caller phone = phone(ada);
    Caller tablet = phone(ada);
    PageClient page = phone.socket();
    PageClient stays = tablet.socket();
    page.next("hello");
    stays.next("hello");
    String device = "";
    for (JsonNode each : devices(phone).path("devices")) {
      device = each.path("here").asBoolean() ? each.path("device").asText() : device;
    }
    String body = "{\"device\": \"%s\"}".formatted(device);
    assertThat(bea.post("/api/me/sign-out", body).code()).as("not Bea's").isEqualTo("unknown");
    assertThat(phone.post("/api/me/sign-out", body).code()).as("here").isEqualTo("conflict");
    assertThat(ada.post("/api/me/sign-out", body).status()).isEqualTo(200);
    assertThat(page.closing()).isEqualTo("4401 signed out");
    assertThat(phone.get("/api/me/devices").code()).isEqualTo("forbidden");
    assertThat(ada.post("/api/me/sign-out", body).code()).as("once").isEqualTo("unknown");
    assertThat(devices(tablet).path("devices")).hasSize(2);
    stays.send("{\"type\": \"watch\", \"table\": \"NOPE\", \"seats\": []}");
    stays.next("refused");
  }

  // ---- links

  @Test
  void aLinkWorksOnceHoweverManyUseItAtTheSameMoment() throws Exception {
    for (int i = 0; i < 10; i++) {
      String secret = text(ada.post("/api/me/links", ""), "secret");
      assertThat(text(ada.get("/api/me/links"), "link")).isEqualTo("open");
      String body = "{\"secret\": \"%s\"}".formatted(secret);
      long well = together(8, () -> new Caller(server.port()).post("/api/me/continue", body));
      assertThat(well).isEqualTo(1);
      assertThat(text(ada.get("/api/me/links"), "link")).isEqualTo("used");
      assertThat(text(bea.get("/api/me/links"), "link")).isEqualTo("none");
    }
    assertThat(devices(ada).path("devices")).hasSize(11);
  }

  @Test
  void whoComesByALinkLeavesNobodyBehind() {
    Caller laptop = Caller.person(server.port(), "Somebody");
    String body = "{\"secret\": \"%s\"}".formatted(text(ada.post("/api/me/links", ""), "secret"));
    var before = new Caller(server.port(), laptop);
    laptop.post("/api/me/continue", body);
    assertThat(person(laptop)).isEqualTo(person(ada));
    assertThat(before.post("/api/me/links", "").code())
        .as("the cookie it had is nobody's")
        .isEqualTo("forbidden");
  }

  // ---- the recovery code

  @Test
  void aCodeBringsAPersonBackAndTheOthersSeeIt() {
    String code = code(ada);
    var laptop = new Caller(server.port());
    assertThat(text(ada.post("/api/me", ""), "recovered")).isEqualTo("null");
    Answer back = recover(laptop, code.toLowerCase(java.util.Locale.ROOT).replace("-", " "));
    assertThat(text(back, "name")).isEqualTo("Ada");
    assertThat(person(laptop)).isEqualTo(person(ada));
    assertThat(text(ada.post("/api/me", ""), "recovered")).isNotEqualTo("null");
    assertThat(devices(ada).path("recovery").path("used").isTextual()).isTrue();
    assertThat(devices(ada).path("devices"))
        .extracting(d -> d.path("way").asText())
        .containsExactlyInAnyOrder("first", "code");
  }

  @Test
  void aNewCodeVoidsTheOldAndNoneIsKept() throws Exception {
    String old = code(ada);
    String code = code(ada);
    assertThat(recover(new Caller(server.port()), old).code()).isEqualTo("unknown");
    assertThat(recover(new Caller(server.port()), code).status()).isEqualTo(200);
    server.close();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .doesNotContain(code, code.replace("-", ""));
      }
    }
    server = Server.start(settings());
    assertThat(recover(new Caller(server.port()), code).status())
        .as("it outlives the server")
        .isEqualTo(200);
  }

  /** Whoever is signed out does not come back by a code. */
  @Test
  void signingOutVoidsTheCode() {
    String code = code(ada);
    ada.post("/api/me/sign-out-others", "");
    assertThat(recover(new Caller(server.port()), code).code()).isEqualTo("unknown");

    Caller phone = phone(ada);
    String made = code(phone);
    String device = "";
    for (JsonNode each : devices(ada).path("devices")) {
      device = each.path("here").asBoolean() ? device : each.path("device").asText();
    }
    ada.post("/api/me/sign-out", "{\"device\": \"%s\"}".formatted(device));
    assertThat(recover(new Caller(server.port()), made).code()).isEqualTo("unknown");
    assertThat(devices(ada).path("recovery").isNull()).isTrue();
  }

  /** Too often is too often, whether the code is right or wrong, for one address and for all. */
  @Test
  void guessingIsLimitedAndTellsNothing() {
    server.close();
    server = Server.start(settings().withLimits(1));
    String code = code(new Caller(server.port(), ada));
    Answer wrong = recover(new Caller(server.port()), RecoveryCode.make());
    assertThat(wrong.code()).isEqualTo("unknown");
    String[] one = {"X-Forwarded-For", "203.0.113.9"};
    int tries = 0;
    do {
      wrong = recover(new Caller(server.port()), RecoveryCode.make(), one);
      tries++;
    } while (wrong.status() == 404);
    assertThat(tries).isBetween(10, 20);
    Answer right = recover(new Caller(server.port()), code, one);
    assertThat(right.code()).isEqualTo(TOO_MANY);
    assertThat(right.text()).isEqualTo(wrong.text());
    assertThat(right.header("Set-Cookie")).isEmpty();

    int all = 0;
    do {
      String[] another = {"X-Forwarded-For", "198.51.%d.%d".formatted(100 + all / 200, all % 200)};
      wrong = recover(new Caller(server.port()), RecoveryCode.make(), another);
      all++;
      if (wrong.status() != 404) { // on a slow machine a try may have come back meanwhile
        String[] fresh = {"X-Forwarded-For", "203.0.113.%d".formatted(all % 200)};
        right = recover(new Caller(server.port()), code, fresh);
        code = right.status() == 200 ? code(new Caller(server.port(), ada)) : code;
      }
    } while (wrong.status() == 404 || right.status() == 200);
    assertThat(wrong.code()).isEqualTo(TOO_MANY);
    assertThat(all).isGreaterThan(200);
    assertThat(right.text()).isEqualTo(wrong.text());
  }

  // ---- how one is shown

  @Test
  void avatarsAreHeroes() {
    assertThat(text(ada.post("/api/me", "{\"avatar\": \"medusa\"}"), "avatar")).isEqualTo("medusa");
    assertThat(text(ada.post("/api/me", "{\"name\": \"Ada L\"}"), "avatar")).isEqualTo("medusa");
    Answer bad = ada.post("/api/me", "{\"avatar\": \"dragon\"}");
    assertThat(bad.code()).isEqualTo("bad-value");
    assertThat(bad.at()).isEqualTo("avatar");
    assertThat(bad.text()).contains("found \\\"dragon\\\"", "expected one of none,", "sinbad");
    assertThat(ada.post("/api/me", "{\"avatar\": 7}").code()).isEqualTo("bad-value");
    String table = Games.duel(ada, bea);
    int seat = Games.seat(ada, table);
    JsonNode seats = bea.get("/api/tables/" + table).json().path("seats");
    assertThat(seats.get(seat - 1).path("avatar").asText()).isEqualTo("medusa");
    assertThat(seats.get(2 - seat).path("avatar").isNull()).isTrue();
    assertThat(ada.post("/api/me", "{\"avatar\": \"none\"}").json().path("avatar").isNull())
        .isTrue();
  }
}
