package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Random;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;

/** A game that others meddle with: it must always go on when its people choose. */
final class LivingGame {
  private final Caller ada;
  private final Caller bea;
  private final Random random;
  private String table;
  private int number;

  LivingGame(Caller ada, Caller bea, Random random) {
    this.ada = ada;
    this.bea = bea;
    this.random = random;
    this.table = Games.duel(ada, bea);
  }

  String table() {
    return table;
  }

  int number() {
    return number;
  }

  /**
   * Whoever is asked chooses, and the choice is accepted. A game that is over gives way to a new
   * one.
   */
  void lives() {
    JsonNode info = ada.get("/api/tables/" + table).json();
    if (info.path("state").asText().equals("over")) {
      table = Games.duel(ada, bea);
      info = ada.get("/api/tables/" + table).json();
    }
    for (int seat = 1; seat <= 2; seat++) {
      Caller who = info.path("seats").get(seat - 1).path("you").asBoolean() ? ada : bea;
      if (choose(who, seat)) {
        return;
      }
    }
    throw new AssertionError("nobody can choose at " + info);
  }

  private boolean choose(Caller who, int seat) {
    PageClient page = who.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(table, seat));
    JsonNode frame = page.next("frame");
    try {
      JsonNode prompt = frame.path("prompt");
      if (prompt.path("seat").asInt() != seat || prompt.path("options").isEmpty()) {
        return false;
      }
      number = frame.path("number").asInt();
      ObjectNode choose =
          Caller.MAPPER
              .createObjectNode()
              .put("type", "choose")
              .put("id", "life-" + random.nextInt())
              .put("table", table)
              .put("seat", seat)
              .put("number", number);
      JsonNode options = prompt.path("options");
      choose.putArray("choices").add(options.get(random.nextInt(options.size())).asText());
      page.send(choose);
      JsonNode answer = page.next();
      while (!answer.has("id")) {
        answer = page.next();
      }
      assertThat(answer.path("type").asText()).as("%s", answer).isEqualTo("ack");
      return true;
    } finally {
      page.leave();
    }
  }
}
