package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What counts for an address: also behind a proxy, and after a restart. */
final class HousesTest {

  private static final String FROM = "X-Forwarded-For";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @SuppressWarnings("NullAway.Init")
  private Server server;

  @AfterEach
  void stop() {
    server.close();
  }

  private Caller person() {
    return Caller.person(server.port(), "Ada");
  }

  private Answer open(Caller who, String address) {
    return who.post("/api/tables", Games.OPEN, FROM, address);
  }

  @Test
  void fiveOpenTablesFromAnAddress() throws IOException {
    server = Server.start(Settings.forTests(folder).withLimits(1));
    List<String> houses = List.of("203.0.113.77", "2001:db8:1:2::77");
    for (String address : houses) {
      for (int i = 0; i < 5; i++) {
        assertThat(open(person(), address).status()).isEqualTo(201);
      }
    }
    server.close();
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .doesNotContain(houses);
      }
    }
    server = Server.start(Settings.forTests(folder).withLimits(1));
    for (String address : List.of("203.0.113.77", "2001:db8:1:2:ffff::1")) {
      Answer refused = open(person(), address);
      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.code()).isEqualTo("too-many");
      assertThat(refused.at()).isEqualTo("open");
    }
    assertThat(open(person(), "203.0.113.78").status()).isEqualTo(201);
    assertThat(open(person(), "2001:db8:1:3::1").status()).isEqualTo(201);
    assertThat(person().get("/api/tables").json().path("tables")).hasSize(12);
  }

  @Test
  void aRematchIsATableOfItsAddress() {
    server = Server.start(Settings.forTests(folder));
    Caller ada = person();
    Caller bea = person();
    String table = Games.duel(ada, bea);
    Games.resign(ada, table, Games.seat(ada, table));
    var others = new ArrayList<Caller>();
    for (int i = 0; i < 6; i++) {
      others.add(person());
    }
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(0.05)); // six tables of an address
    for (Caller other : others) {
      Caller there = new Caller(server.port(), other);
      assertThat(there.post("/api/tables", Games.BY_LINK, FROM, "203.0.113.1").status())
          .isEqualTo(201);
    }
    String path = "/api/tables/" + table + "/rematch";
    assertThat(new Caller(server.port(), ada).post(path, "", FROM, "203.0.113.1").status())
        .isEqualTo(429);
    assertThat(new Caller(server.port(), bea).post(path, "", FROM, "203.0.113.2").status())
        .isEqualTo(200);
  }
}
