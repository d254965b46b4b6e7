package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Two visitors at one table who choose at random. A choice has a time at which it was meant to be
 * sent; what counts is how long after that the other one sees it.
 */
final class LoadedDuel {

  /** Who is told of results. */
  interface Watch {
    /** The other visitor has seen a choice so long after it was meant to be sent. */
    void seen(long nanos);

    void failed(String what);

    /** The server says that it has stored a choice. */
    void acknowledged(String table, String id, int number);
  }

  private record Asked(int number, JsonNode options) {}

  private record Sent(String id, long meant) {}

  private final Watch watch;
  private final LongSupplier clock;
  private final SplittableRandom random;
  private final Visitor[] visitors = new Visitor[2];
  private final @Nullable Asked[] asked = new Asked[2];
  private final ConcurrentHashMap<Integer, Sent> sent = new ConcurrentHashMap<>();
  private String table = "";
  private long due;
  private boolean over;

  /** Nobody is asked: the table pretends to think, so that a hidden card stays hidden. */
  private boolean resting;

  private int count;

  LoadedDuel(Watch watch, LongSupplier clock, long seed) {
    this.watch = watch;
    this.clock = clock;
    random = new SplittableRandom(seed);
  }

  /** Both sit down at a table of their own. */
  void begin(Visitor first, Visitor second) throws IOException, InterruptedException {
    visitors[0] = first;
    visitors[1] = second;
    String seats =
        "{\"seats\":[{\"who\":\"me\",\"hero\":\"random\"},{\"who\":\"link\",\"hero\":\"random\"}],"
            + "\"board\":\"random\",\"first\":1}";
    JsonNode made = first.post("/api/tables", seats);
    synchronized (this) {
      table = made.get("table").get("table").asText();
      over = false;
      sent.clear();
      asked[0] = null;
      asked[1] = null;
    }
    String secret = made.get("invitations").get("2").asText();
    second.post("/api/tables/" + table + "/join", "{\"secret\":\"" + secret + "\"}");
  }

  /** Both look at it. */
  void connect() {
    for (int i = 0; i < 2; i++) {
      int seat = i;
      visitors[i].connect(
          new Visitor.Inbox() {
            @Override
            public void message(JsonNode message) {
              take(seat, message);
            }

            @Override
            public void closed(String why) {
              watch.failed("closed: " + why);
            }
          });
      watchTable(i);
    }
  }

  void watchTable(int seat) {
    visitors[seat].send(
        "{\"type\":\"watch\",\"table\":\"%s\",\"seats\":[%d]}".formatted(table, seat + 1));
  }

  boolean isOver() {
    return over;
  }

  /** A choice is due now; it is sent as soon as somebody is asked. */
  synchronized void due(long now) {
    if (due != 0 || resting) {
      return; // the one before is still late: its wait goes on counting
    }
    due = now;
    sendIfAsked();
  }

  private void sendIfAsked() {
    for (int seat = 0; seat < 2; seat++) {
      Asked question = asked[seat];
      if (question != null && due != 0) {
        asked[seat] = null;
        String option = question.options.get(random.nextInt(question.options.size())).asText();
        String id = table + "-" + ++count;
        sent.put(question.number + 1, new Sent(id, due));
        due = 0;
        visitors[seat].send(
            """
            {"type":"choose","id":"%s","table":"%s","seat":%d,"number":%d,"choices":["%s"]}\
            """
                .formatted(id, table, seat + 1, question.number, option));
      }
    }
  }

  private synchronized void take(int seat, JsonNode message) {
    switch (message.path("type").asText()) {
      case "frame" -> frame(seat, message);
      case "refused" -> watch.failed("refused: " + message);
      case "ack" ->
          watch.acknowledged(table, message.get("id").asText(), message.get("number").asInt());
      default -> {}
    }
  }

  private void frame(int seat, JsonNode frame) {
    if (!frame.get("table").asText().equals(table)) {
      return;
    }
    int number = frame.get("number").asInt();
    Sent choice = sent.get(number);
    boolean others = frame.path("seat").asInt() != seat + 1;
    if (choice != null && others) {
      sent.remove(number);
      watch.seen(clock.getAsLong() - choice.meant);
    }
    JsonNode prompt = frame.get("prompt");
    JsonNode options = prompt.get("options");
    resting = prompt.path("seat").isNull();
    asked[seat] =
        prompt.path("seat").asInt() == seat + 1 && options != null && !options.isEmpty()
            ? new Asked(number, options)
            : null;
    over |= !frame.path("result").isNull() && !frame.path("result").isMissingNode();
    sendIfAsked();
  }

  /** Choices that nobody else has seen after so long. */
  int missing(long before) {
    return (int) sent.values().stream().filter(choice -> choice.meant < before).count();
  }
}
