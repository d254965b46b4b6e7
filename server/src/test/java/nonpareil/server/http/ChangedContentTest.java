package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server of another version finds games whose heroes are not what they were. */
final class ChangedContentTest {
  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  /** As if all games of a store had been played with other heroes. */
  static void change(Path folder) throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Server.STORE));
        var statement = connection.createStatement()) {
      statement.executeUpdate(
          "UPDATE records SET data = REPLACE(data, '\"content\":\"', '\"content\":\"0')");
      statement.executeUpdate("DELETE FROM archives");
    }
  }

  @Test
  void theyAreListedWithAReasonAndCannotBeShown() throws SQLException {
    Caller ada;
    String running;
    String finished;
    try (Server server = Server.start(Settings.forTests(folder))) {
      ada = Caller.person(server.port(), "Ada");
      Caller bea = Caller.person(server.port(), "Bea");
      running = Games.duel(ada, bea);
      finished = Games.duel(ada, bea);
      Games.resign(ada, finished, Games.seat(ada, finished));
    }
    change(folder);
    try (Server server = Server.start(Settings.forTests(folder))) {
      Caller again = new Caller(server.port(), ada);
      Awaitility.await()
          .atMost(Duration.ofSeconds(10))
          .until(
              () -> {
                JsonNode info = again.get("/api/tables/" + running).json();
                return info.path("state").asText().equals("over");
              });
      Answer list = again.get("/api/me/tables");
      assertThat(list.status()).isEqualTo(200);
      assertThat(list.json().path("tables")).hasSize(2);
      JsonNode closed = again.get("/api/tables/" + running).json();
      assertThat(closed.path("result").path("cause").asText()).isEqualTo("content-changed");
      for (String table : new String[] {running, finished}) {
        for (String path : new String[] {"/replay?eyes=public", "/replay?eyes=open", "/save"}) {
          Answer answer = again.get("/api/tables/" + table + path);
          assertThat(answer.status()).isEqualTo(409);
          assertThat(answer.code()).isEqualTo("conflict");
          assertThat(answer.text()).contains("changed");
        }
        PageClient page = again.socket();
        page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": []}".formatted(table));
        assertThat(page.next("table").path("state").asText()).isEqualTo("over");
        assertThat(page.next("history").path("entries")).isEmpty();
        page.leave();
      }
    }
  }
}
