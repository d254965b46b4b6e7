package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Somebody does not answer: the other wants to end the game, or gives the seat to the computer. */
@Timeout(120)
@Execution(ExecutionMode.CONCURRENT)
final class AwayTest {
  private static final String WISH =
      """
      {"board": "sarpedon", "first": 1, "clock": {"kind": "decision", "seconds": 5},
       "seats": [{"who": "me", "hero": "medusa"}, {"who": "link", "hero": "king-arthur"}]}
      """;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private static void act(PageClient page, String table, int seat, String act, String more) {
    page.send(
        """
        {"type": "act", "id": "%s", "table": "%s", "seat": %d, "act": "%s"%s}
        """
            .formatted(act, table, seat, act, more));
  }

  private static JsonNode seat(JsonNode info, int number) {
    return info.path("seats").path(number - 1);
  }

  private static PageClient watch(Caller who, String table, int seat) {
    PageClient page = who.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(table, seat));
    return page;
  }

  /** The next news of the table of which seat 1 is away. */
  private static void awaitAway(PageClient page) {
    JsonNode info = page.next("table");
    while (!seat(info, 1).path("away").asBoolean()) {
      info = page.next("table");
    }
  }

  @Test
  void aSeatIsGivenAndTakenBack() {
    try (Server server = Server.start(Settings.forTests(folder))) {
      Caller ada = Caller.person(server.port(), "Ada");
      Caller bea = Caller.person(server.port(), "Bea");
      Answer made = ada.post("/api/tables", WISH);
      String table = made.json().path("table").path("table").asText();
      String secret = made.json().path("invitations").path("2").asText();
      bea.post("/api/tables/" + table + "/join", "{\"secret\": \"%s\"}".formatted(secret));
      PageClient silent = watch(ada, table, 1);
      PageClient waiting = watch(bea, table, 2);
      act(waiting, table, 2, "end-away", ", \"to\": 1");
      assertThat(waiting.next("refused").path("reason").asText()).isEqualTo("not-now");
      awaitAway(waiting);

      act(waiting, table, 2, "end-away", ", \"to\": 1");
      JsonNode warned = silent.next("table");
      while (warned.path("offers").path("end").isNull()) {
        warned = silent.next("table");
      }
      assertThat(warned.at("/offers/end/seat").asInt()).isEqualTo(1);
      waiting.next("ack");
      act(waiting, table, 2, "give-seat", ", \"to\": 1, \"level\": \"novice\"");
      assertThat(waiting.next("ack").path("number").asInt()).isPositive();
      JsonNode given = bea.get("/api/tables/" + table).json();
      assertThat(seat(given, 1).path("who").asText()).isEqualTo("computer");
      assertThat(seat(given, 1).path("level").asText()).isEqualTo("novice");
      JsonNode played = waiting.next("frame");
      while (!played.path("kind").asText().equals("choice")) {
        played = waiting.next("frame");
      }
      assertThat(played.path("seat").asInt()).as("the computer plays").isEqualTo(1);

      act(silent, table, 1, "take-seat", "");
      silent.next("ack");
      JsonNode taken = ada.get("/api/tables/" + table).json();
      assertThat(seat(taken, 1).path("who").asText()).isEqualTo("person");
      assertThat(seat(taken, 1).path("away").asBoolean()).isFalse();
      assertThat(taken.path("offers").path("end").isNull()).isTrue();
    }
  }
}
