package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;

/** Tables to play at. */
final class Games {
  static final String BY_LINK =
      """
      {"board": "sarpedon", "watch": "list", "seats": [{"who": "me", "hero": "medusa"}, {"who": "link", "hero": "king-arthur"}]}
      """;
  private static final String TIMED =
      """
      {"board": "sarpedon", "watch": "list", "clock": {"kind": "game", "seconds": 600},
       "seats": [{"who": "me", "hero": "medusa"}, {"who": "link", "hero": "king-arthur"}]}
      """;
  static final String OPEN =
      """
      {"board": "sarpedon", "watch": "list", "open": true,
       "seats": [{"who": "me", "hero": "medusa"}, {"who": "link", "hero": "king-arthur"}]}
      """;
  static final String HERE =
      """
      {"board": "sarpedon", "watch": "list", "seats": [{"who": "me", "hero": "medusa"}, {"who": "here", "hero": "king-arthur"}]}
      """;

  private Games() {}

  /** A table that two people play at; answers its name. */
  static String duel(Caller first, Caller second) {
    return duel(first, second, BY_LINK);
  }

  /** One with a clock. */
  static String timedDuel(Caller first, Caller second) {
    return duel(first, second, TIMED);
  }

  private static String duel(Caller first, Caller second, String wish) {
    Answer made = first.post("/api/tables", wish);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    String table = made.json().path("table").path("table").asText();
    String secret = made.json().path("invitations").elements().next().asText();
    Answer joined =
        second.post("/api/tables/" + table + "/join", "{\"secret\": \"%s\"}".formatted(secret));
    assertThat(joined.json().path("state").asText()).as(joined.text()).isEqualTo("playing");
    return table;
  }

  /** The seat of a person. */
  static int seat(Caller who, String table) {
    for (JsonNode seat : who.get("/api/tables/" + table).json().path("seats")) {
      if (seat.path("you").asBoolean()) {
        return seat.path("seat").asInt();
      }
    }
    throw new AssertionError("no seat");
  }

  static void resign(Caller who, String table, int seat) {
    PageClient page = who.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(table, seat));
    page.send(
        "{\"type\": \"act\", \"id\": \"r\", \"table\": \"%s\", \"seat\": %d, \"act\": \"resign\"}"
            .formatted(table, seat));
    page.next("ack");
    page.leave();
  }
}
