package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.Postgres;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.Store;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers on one database, and people who come to both. */
@SuppressWarnings("NullAway.Init") // set before each test
final class NeighboursTest {

  @TempDir Path folder;

  private final String database = Postgres.address();
  private Assembled one;
  private Assembled two;
  private Caller ada;

  @BeforeEach
  void start() {
    one = new Assembled(folder.resolve("one"), store());
    two = new Assembled(folder.resolve("two"), store());
    ada = Caller.person(one.port(), "Ada");
  }

  private Store store() {
    return PostgresStore.open(DatabaseUrl.parse(database));
  }

  @AfterEach
  void stop() {
    one.close();
    two.close();
  }

  /** The same browser at the other server. */
  private Caller atTwo(Caller who) {
    return new Caller(two.port(), who);
  }

  private static String name(Caller who) {
    return who.post("/api/me", "{}").json().path("name").asText();
  }

  /** A link made at one server opens the other. */
  private Caller phone() {
    String secret = ada.post("/api/me/links", "").json().path("secret").asText();
    var phone = new Caller(two.port());
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    assertThat(phone.post("/api/me/continue", body).status()).isEqualTo(200);
    assertThat(new Caller(one.port()).post("/api/me/continue", body).status()).isEqualTo(404);
    return phone;
  }

  @Test
  void whoIsSignedOutAtOneHearsNothingMoreAtTheOther() {
    Caller phone = phone();
    PageClient page = phone.socket();
    PageClient mine = atTwo(ada).socket();
    page.next("hello");
    mine.next("hello");
    assertThat(ada.post("/api/me/sign-out-others", "").json().path("signedOut").asInt())
        .isEqualTo(1);
    assertThat(page.closing()).isEqualTo("4401 signed out");
    assertThat(phone.post("/api/me/links", "").code()).isEqualTo("forbidden");
    assertThat(mine.isClosed()).isFalse();
    assertThat(atTwo(ada).post("/api/me/links", "").status()).isEqualTo(200);
  }

  @Test
  void aNewNameIsKnownAtTheOther() {
    assertThat(name(atTwo(ada))).isEqualTo("Ada");
    ada.post("/api/me", "{\"name\": \"Ada L\"}");
    Awaitility.await().until(() -> name(atTwo(ada)).equals("Ada L"));
  }

  @Test
  void whoIsDeletedAtOneIsForgottenAtTheOther() {
    Caller bea = Caller.person(two.port(), "Bea");
    String table = Games.duel(ada, new Caller(one.port(), bea));
    PageClient page = bea.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": []}".formatted(table));
    assertThat(page.next("table").toString()).contains("Ada");
    PageClient gone = atTwo(ada).socket();
    gone.next("hello");
    assertThat(ada.post("/api/me/delete", "{\"confirm\": \"delete\"}").status()).isEqualTo(200);
    assertThat(gone.closing()).isEqualTo("4401 signed out");
    Awaitility.await().until(() -> !page.next("table").toString().contains("Ada"));
    assertThat(bea.get("/api/tables/" + table).text()).doesNotContain("Ada");
  }
}
