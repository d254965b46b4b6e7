package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import nonpareil.server.Addresses;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PeopleTest {
  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @SuppressWarnings("NullAway.Init")
  private Server server;

  @BeforeEach
  void start() {
    server = Server.start(Settings.forTests(folder));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void theFirstCallSetsTheCookie() {
    var caller = new Caller(server.port());
    Answer first = caller.post("/api/me", "");
    assertThat(first.status()).isEqualTo(200);
    assertThat(first.json().path("name").asText()).isEmpty();
    assertThat(first.header("Set-Cookie"))
        .startsWith("nonpareil=")
        .contains("HttpOnly", "SameSite=Strict", "Path=/")
        .doesNotContain("Secure");
    Answer second = caller.post("/api/me", "{\"name\": \" Ada \"}");
    assertThat(second.header("Set-Cookie")).isEmpty();
    assertThat(second.json().path("person")).isEqualTo(first.json().path("person"));
    assertThat(second.json().path("name").asText()).isEqualTo("Ada");
    assertThat(caller.post("/api/me", "{}").json().path("name").asText()).isEqualTo("Ada");
  }

  @Test
  void onlyAddressesThatAnswerAreTold() {
    assertThat(addresses()).as("nobody else reaches this machine's own address").isEmpty();
    server.close();
    server = Server.start(Settings.forTests(folder).withBind(Settings.ANY));
    assertThat(addresses())
        .isEqualTo(
            Addresses.inLocalNetwork().stream()
                .map(a -> "http://" + a + ":" + server.port())
                .toList());
    server.close();
    server =
        Server.start(
            Settings.forTests(folder)
                .withBind(Settings.ANY)
                .withPublicUrl(URI.create("https://play.example.org")));
    assertThat(addresses()).as("people use the public address").isEmpty();
  }

  private List<String> addresses() {
    var addresses = new ArrayList<String>();
    new Caller(server.port())
        .post("/api/me", "")
        .json()
        .path("addresses")
        .forEach(a -> addresses.add(a.asText()));
    return addresses;
  }

  @Test
  void behindTlsTheCookieIsSecure() {
    assertThat(
            new Caller(server.port())
                .post("/api/me", "", "X-Forwarded-Proto", "https")
                .header("Set-Cookie"))
        .contains("Secure");
    server.close();
    server =
        Server.start(
            Settings.forTests(folder).withPublicUrl(URI.create("https://play.example.org")));
    assertThat(new Caller(server.port()).post("/api/me", "").header("Set-Cookie"))
        .contains("Secure");
  }

  @Test
  void aCookieOfNobodyIsReplaced() {
    for (String value : new String[] {"nonsense", "A".repeat(43), "", "\"x\"", "ü"}) {
      Answer answer =
          new Caller(server.port())
              .post("/api/me", "", "Cookie", "nonpareil=" + value + "; other=1");
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.header("Set-Cookie")).startsWith("nonpareil=");
    }
  }

  /** Each is a look into the store: a stranger could send hundreds. */
  @Test
  void onlyTwoCookiesOfARequestAreLookedUp() {
    Caller ada = Caller.person(server.port(), "Ada");
    String mine = "nonpareil=" + ada.cookie();
    String unknown = "nonpareil=" + "A".repeat(43);
    for (String found : List.of(mine, unknown + "; " + mine, "nonpareil=x; " + mine)) {
      Answer answer = new Caller(server.port()).post("/api/me/links", "", "Cookie", found);
      assertThat(answer.status()).as(found).isEqualTo(200);
    }
    String third = unknown + "; " + unknown + "; " + mine;
    assertThat(new Caller(server.port()).post("/api/me/links", "", "Cookie", third).code())
        .isEqualTo("forbidden");
  }

  @Test
  void peopleOutliveTheServerAndTokensAreNotKept() throws Exception {
    Caller ada = Caller.person(server.port(), "Ada");
    String person = ada.post("/api/me", "").json().path("person").asText();
    String token = Objects.requireNonNull(ada.cookie());
    server.close();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .doesNotContain(token);
      }
    }
    server = Server.start(Settings.forTests(folder));
    Answer answer = new Caller(server.port()).post("/api/me", "", "Cookie", "nonpareil=" + token);
    assertThat(answer.json().path("person").asText()).isEqualTo(person);
    assertThat(answer.json().path("name").asText()).isEqualTo("Ada");
  }

  @Test
  void goesOnAtAnotherDeviceOnce() {
    Caller ada = Caller.person(server.port(), "Ada");
    String person = ada.post("/api/me", "").json().path("person").asText();
    String secret = ada.post("/api/me/links", "").json().path("secret").asText();
    String body = "{\"secret\": \"%s\"}".formatted(secret);

    var phone = new Caller(server.port());
    Answer answer = phone.post("/api/me/continue", body);
    assertThat(answer.json().path("person").asText()).isEqualTo(person);
    assertThat(answer.json().path("name").asText()).isEqualTo("Ada");
    assertThat(phone.cookie()).isNotNull().isNotEqualTo(ada.cookie());
    phone.post("/api/me", "{\"name\": \"Ada L\"}");
    assertThat(ada.post("/api/me", "").json().path("name").asText()).isEqualTo("Ada L");

    Answer again = new Caller(server.port()).post("/api/me/continue", body);
    assertThat(again.status()).isEqualTo(404);
    assertThat(again.header("Set-Cookie")).isEmpty();
  }

  @Test
  void otherDevicesAreSignedOutAtOnce() {
    Caller ada = Caller.person(server.port(), "Ada");
    Caller bea = Caller.person(server.port(), "Bea");
    var phone = new Caller(server.port());
    String secret = ada.post("/api/me/links", "").json().path("secret").asText();
    phone.post("/api/me/continue", "{\"secret\": \"%s\"}".formatted(secret));
    String table = Games.duel(ada, bea);
    PageClient mine = ada.socket();
    PageClient other = phone.socket();
    mine.next("hello");
    other.next("hello");
    String late = phone.post("/api/me/links", "").json().path("secret").asText();

    Answer answer = ada.post("/api/me/sign-out-others", "");
    assertThat(answer.json().path("signedOut").asInt()).isEqualTo(1);
    assertThat(other.closing()).isEqualTo("4401 signed out");
    assertThat(phone.get("/api/me/tables").json().path("tables")).isEmpty();
    assertThat(phone.post("/api/me/links", "").code()).isEqualTo("forbidden");
    assertThat(phone.post("/api/me/sign-out-others", "").code()).isEqualTo("forbidden");
    PageClient again = phone.socket();
    again.send(
        "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}"
            .formatted(table, Games.seat(ada, table)));
    assertThat(again.next("refused").path("reason").asText()).isEqualTo("not-your-seat");
    assertThat(
            new Caller(server.port())
                .post("/api/me/continue", "{\"secret\": \"%s\"}".formatted(late))
                .status())
        .as("a link that the other made is void")
        .isEqualTo(404);

    assertThat(ada.get("/api/me/tables").json().path("tables")).hasSize(1);
    mine.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": []}".formatted(table));
    mine.next("table");
    assertThat(bea.get("/api/me/tables").json().path("tables")).hasSize(1);
    assertThat(ada.post("/api/me/sign-out-others", "").json().path("signedOut").asInt()).isZero();
    server.close();
    server = Server.start(Settings.forTests(folder));
    assertThat(new Caller(server.port(), phone).post("/api/me/links", "").code())
        .isEqualTo("forbidden");
    assertThat(new Caller(server.port(), ada).post("/api/me/links", "").status()).isEqualTo(200);
  }

  /** A preview of a link reads pages, it does not post: nobody sits down by that. */
  @Test
  void aLookTakesNoSeat() {
    Caller ada = Caller.person(server.port(), "Ada");
    Caller bea = Caller.person(server.port(), "Bea");
    JsonNode made = ada.post("/api/tables", Games.BY_LINK).json();
    String table = made.path("table").path("table").asText();
    String secret = made.path("invitations").elements().next().asText();
    assertThat(bea.get("/").status()).isEqualTo(200);
    assertThat(bea.get("/api/tables/" + table + "/join?secret=" + secret).status()).isEqualTo(405);
    assertThat(bea.get("/api/tables/" + table).json().path("state").asText()).isEqualTo("waiting");
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    assertThat(bea.post("/api/tables/" + table + "/join", body).status()).isEqualTo(200);
    assertThat(bea.get("/api/tables/" + table).json().path("state").asText()).isEqualTo("playing");
  }

  @Test
  void guessingSecretsIsLimited() {
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(1));
    Caller eve = Caller.person(server.port(), "Eve");
    int refused = 0;
    for (int i = 0; i < 60; i++) {
      Answer answer = eve.post("/api/me/continue", "{\"secret\": \"guess-%d\"}".formatted(i));
      if (answer.status() == 429) {
        refused++;
        assertThat(answer.code()).isEqualTo("too-many");
        assertThat(answer.header("Retry-After")).isNotEmpty();
      } else {
        assertThat(answer.status()).isEqualTo(404);
      }
    }
    assertThat(refused).isGreaterThan(10);
  }

  @Test
  void newPeopleAndAllRequestsAreLimited() {
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(1));
    assertThat(acceptedAtFirst(caller -> caller.post("/api/me", ""))).isGreaterThanOrEqualTo(40);
    assertThat(acceptedAtFirst(caller -> caller.get("/api/tables"))).isGreaterThanOrEqualTo(200);
  }

  /** How many requests of new callers are accepted until one is refused as too many. */
  private int acceptedAtFirst(Function<Caller, Answer> request) {
    for (int accepted = 0; accepted < 20_000; accepted++) {
      int status = request.apply(new Caller(server.port())).status();
      if (status != 200) {
        assertThat(status).isEqualTo(429);
        return accepted;
      }
    }
    throw new AssertionError("nothing was refused");
  }
}
