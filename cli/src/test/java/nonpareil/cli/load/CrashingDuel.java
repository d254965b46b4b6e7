package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * People at a table whose server is killed again and again. They come back by themselves, send
 * again what was not acknowledged, take choices back now and then, and keep their own list of what
 * the server has accepted.
 */
final class CrashingDuel {

  /** What the server said it had stored. */
  record Ack(String table, int number, String id) {}

  /** Against whom, and by which clock. */
  enum Kind {
    PEOPLE("{\"who\":\"link\",\"hero\":\"random\"}", "{\"kind\":\"none\"}"),
    CLOCK("{\"who\":\"link\",\"hero\":\"random\"}", "{\"kind\":\"decision\",\"seconds\":5}"),
    COMPUTER(
        "{\"who\":\"computer\",\"level\":\"novice\",\"hero\":\"random\"}", "{\"kind\":\"none\"}");

    private final String opponent;
    private final String clock;

    Kind(String opponent, String clock) {
      this.opponent = opponent;
      this.clock = clock;
    }
  }

  private final Kind kind;
  private final SplittableRandom random;
  private final Consumer<Ack> acks;
  private final Visitor[] visitors;
  private final Map<String, String> open = new LinkedHashMap<>();
  private final @Nullable JsonNode[] frames;
  private String table = "";
  private int count;
  private int undone;
  private volatile boolean stopped;

  CrashingDuel(Kind kind, long seed, Consumer<Ack> acks, Visitor... visitors) {
    this.kind = kind;
    this.acks = acks;
    this.visitors = visitors;
    frames = new JsonNode[visitors.length];
    random = new SplittableRandom(seed);
  }

  private static void later(int millis, Runnable what) {
    CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS).execute(what);
  }

  void begin() throws IOException, InterruptedException {
    JsonNode made =
        visitors[0].post(
            "/api/tables",
            """
            {"seats":[{"who":"me","hero":"random"},%s],"board":"random","first":1,"clock":%s}\
            """
                .formatted(kind.opponent, kind.clock));
    String id = made.get("table").get("table").asText();
    synchronized (this) {
      table = id;
      open.clear();
    }
    if (visitors.length > 1) {
      String secret = made.get("invitations").get("2").asText();
      visitors[1].post("/api/tables/" + id + "/join", "{\"secret\":\"" + secret + "\"}");
    }
    for (int i = 0; i < visitors.length; i++) {
      comeBack(i);
    }
  }

  String table() {
    return table;
  }

  int undone() {
    return undone;
  }

  void stop() {
    stopped = true;
  }

  private void comeBack(int seat) {
    if (stopped) {
      return;
    }
    try {
      visitors[seat].connect(inbox(seat));
      synchronized (this) {
        visitors[seat].send(
            "{\"type\":\"watch\",\"table\":\"%s\",\"seats\":[%d]}".formatted(table, seat + 1));
        open.forEach(
            (id, text) -> {
              if (text.contains("\"seat\":" + (seat + 1))) {
                visitors[seat].send(text);
              }
            });
      }
    } catch (RuntimeException e) {
      later(50, () -> comeBack(seat));
    }
  }

  private Visitor.Inbox inbox(int seat) {
    return new Visitor.Inbox() {
      @Override
      public void message(JsonNode message) {
        take(seat, message);
      }

      @Override
      public void closed(String why) {
        later(20, () -> comeBack(seat));
      }
    };
  }

  private synchronized void take(int seat, JsonNode message) {
    switch (message.path("type").asText()) {
      case "ack" -> {
        String id = message.get("id").asText();
        open.remove(id);
        // The table may have been left meanwhile: the id says which one it was.
        String of = id.substring(0, id.lastIndexOf('-'));
        acks.accept(new Ack(of, message.get("number").asInt(), id));
      }
      case "refused" -> open.remove(message.path("id").asText());
      case "frame" -> {
        frames[seat] = message;
        later(random.nextInt(30), () -> act(seat));
      }
      default -> {}
    }
  }

  private synchronized void act(int seat) {
    JsonNode frame = frames[seat];
    if (frame == null || stopped || !frame.get("table").asText().equals(table)) {
      return;
    }
    frames[seat] = null;
    if (frame.path("result").isObject()) {
      if (seat == 0) {
        Thread.ofVirtual().start(this::again);
      }
      return;
    }
    JsonNode options = frame.get("prompt").path("options");
    if (options.isEmpty()) {
      return;
    }
    String id = table + "-" + ++count;
    String text;
    if (frame.path("undo").path("allowed").asBoolean() && random.nextInt(6) == 0) {
      undone++;
      text =
          "{\"type\":\"act\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"act\":\"undo\"}"
              .formatted(id, table, seat + 1);
    } else {
      text =
          "{\"type\":\"choose\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"number\":%d,\"choices\":[\"%s\"]}"
              .formatted(
                  id,
                  table,
                  seat + 1,
                  frame.get("number").asInt(),
                  options.get(random.nextInt(options.size())).asText());
    }
    open.put(id, text);
    visitors[seat].send(text);
  }

  private void again() {
    try {
      begin();
    } catch (IOException | InterruptedException | RuntimeException e) {
      later(100, this::again);
    }
  }
}
