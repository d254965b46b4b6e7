package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.PageClient;
import nonpareil.testkit.client.RandomPlayer;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whole games over sockets. */
@Timeout(180)
@Execution(ExecutionMode.CONCURRENT)
final class DuelTest extends ServerTest {
  private static final long LIMIT = Duration.ofMinutes(2).toNanos();

  private static void play(RandomPlayer... players) {
    long end = System.nanoTime() + LIMIT;
    while (!List.of(players).stream().allMatch(RandomPlayer::isOver)) {
      assertThat(System.nanoTime()).as("the game goes on and on").isLessThan(end);
      for (RandomPlayer player : players) {
        player.step(5);
      }
    }
    for (RandomPlayer player : players) {
      while (player.step(50)) {
        // the last frames
      }
    }
  }

  @Test
  void twoPeoplePlayToTheEnd() {
    String table = Games.duel(ada, bea);
    var one = new RandomPlayer(ada, table, List.of(Games.seat(ada, table)), 1);
    var two = new RandomPlayer(bea, table, List.of(Games.seat(bea, table)), 2);
    play(one, two);
    JsonNode result = Objects.requireNonNull(one.info()).path("result");
    assertThat(result.path("cause").asText()).isIn("combat", "effect", "exhaustion");
    assertThat(Objects.requireNonNull(two.info()).path("result")).isEqualTo(result);
    assertThat(numbers(one)).isEqualTo(numbers(two)).isSorted().doesNotHaveDuplicates();
    assertThat(one.frames().getLast().path("number").asInt())
        .as("no gaps")
        .isEqualTo(one.frames().getFirst().path("number").asInt() + one.frames().size() - 1);
    for (JsonNode frame : one.frames()) {
      int me = frame.path("eyes").asInt();
      for (JsonNode player : frame.path("view").path("players")) {
        assertThat(player.has("hand")).isEqualTo(player.path("seat").asInt() == me);
      }
    }
    JsonNode replay = ada.get("/api/tables/" + table + "/replay?eyes=open").json();
    assertThat(replay.path("frames").size())
        .isEqualTo(one.frames().getLast().path("number").asInt() + 1);
    theCurveKnowsEveryAction(table, replay.path("frames"));
  }

  private void theCurveKnowsEveryAction(String table, JsonNode frames) {
    String path = "/api/tables/" + table + "/chances";
    Awaitility.await().until(() -> !ada.get(path).json().path("points").isNull());
    JsonNode points = ada.get(path).json().path("points");
    var actions = new ArrayList<Integer>();
    for (JsonNode frame : frames) {
      if (frame.path("prompt").path("kind").asText().equals("action")) {
        actions.add(frame.path("number").asInt());
      }
    }
    actions.add(frames.size() - 1); // the end
    assertThat(points).extracting(point -> point.path("number").asInt()).isEqualTo(actions);
    assertThat(points.get(0).path("chances").get(0).asDouble()).isBetween(0.05, 0.95);
  }

  private static List<Integer> numbers(RandomPlayer player) {
    return player.frames().stream().map(frame -> frame.path("number").asInt()).toList();
  }

  @Test
  void lostSocketsAndRestartsDoNotMatter() {
    String table = Games.duel(ada, bea);
    var one = new RandomPlayer(ada, table, List.of(Games.seat(ada, table)), 3);
    var two = new RandomPlayer(bea, table, List.of(Games.seat(bea, table)), 4);
    var random = new Random(5);
    for (int i = 0; i < 400 && !one.isOver(); i++) {
      one.step(5);
      two.step(5);
      if (random.nextInt(10) == 0) {
        (random.nextBoolean() ? one : two).reconnect();
      }
    }
    play(one, two);
    assertThat(numbers(one)).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void aGameGoesOnAfterAStop() {
    String table = Games.duel(ada, bea);
    List<Integer> first = List.of(Games.seat(ada, table));
    List<Integer> second = List.of(Games.seat(bea, table));
    var one = new RandomPlayer(ada, table, first, 6);
    var two = new RandomPlayer(bea, table, second, 7);
    for (int i = 0; i < 60; i++) {
      one.step(5);
      two.step(5);
    }
    server.close();
    assertThat(one.page().closing()).startsWith("1001 ");
    server = Server.start(Settings.forTests(folder));
    int number = one.frames().getLast().path("number").asInt();
    ada = new Caller(server.port(), ada);
    bea = new Caller(server.port(), bea);
    assertThat(ada.get("/api/tables/" + table).json().path("number").asInt())
        .isGreaterThanOrEqualTo(number);
    play(new RandomPlayer(ada, table, first, 8), new RandomPlayer(bea, table, second, 9));
  }

  @Test
  void twoAtOneScreen() {
    JsonNode made = ada.post("/api/tables", Games.HERE).json();
    String table = made.path("table").path("table").asText();
    assertThat(made.path("table").path("hotSeat").asBoolean()).isTrue();
    play(new RandomPlayer(ada, table, List.of(1, 2), 10));
  }

  @Test
  void whatIsSentTwiceCountsOnce() {
    String table = Games.duel(ada, bea);
    Caller first = Games.seat(ada, table) == 1 ? ada : bea;
    PageClient page = first.socket();
    page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [1]}".formatted(table));
    JsonNode frame = page.next("frame");
    while (frame.path("prompt").path("options").isEmpty()) {
      frame = page.next("frame");
    }
    ObjectNode choose =
        Caller.MAPPER
            .createObjectNode()
            .put("type", "choose")
            .put("id", "same")
            .put("table", table)
            .put("seat", 1)
            .put("number", frame.path("number").asInt());
    choose.putArray("choices").add(frame.path("prompt").path("options").get(0).asText());
    page.send(choose);
    JsonNode ack = page.next("ack");
    page.send(choose);
    assertThat(page.next("ack")).isEqualTo(ack);
    page.leave();
    PageClient again = first.socket();
    again.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [1]}".formatted(table));
    again.send(choose);
    assertThat(again.next("ack")).isEqualTo(ack);
    assertThat(first.get("/api/tables/" + table).json().path("number"))
        .isEqualTo(ack.path("number"));
    choose.put("id", "another");
    again.send(choose);
    assertThat(again.next("refused").path("reason").asText()).isEqualTo("stale");
    assertThat(again.isClosed()).isFalse();
  }
}
