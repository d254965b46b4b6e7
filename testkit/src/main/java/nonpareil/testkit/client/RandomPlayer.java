package nonpareil.testkit.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Plays one or more seats of a table by random choices, over a socket, as a page would. */
public final class RandomPlayer {
  private static final String ACT = "act";

  /** Why a choice may be refused that somebody has made while others did something. */
  private static final Set<String> TOO_LATE = Set.of("stale", "over", "not-your-decision");

  private final Caller caller;
  private final String table;
  private final List<Integer> seats;
  private final Random random;
  private final List<JsonNode> frames = new ArrayList<>();
  private PageClient page;
  private @Nullable JsonNode info;
  private int sent;
  private String answered = ""; // the question that was answered last
  private boolean waits; // for the answer to a choice
  private boolean back; // after a reconnect

  public RandomPlayer(Caller caller, String table, List<Integer> seats, long seed) {
    this.caller = caller;
    this.table = table;
    this.seats = seats;
    this.random = new Random(seed);
    this.page = caller.socket();
    watch(-1);
  }

  /** Frames seen so far, of the first seat. */
  public List<JsonNode> frames() {
    return frames;
  }

  public @Nullable JsonNode info() {
    return info;
  }

  public PageClient page() {
    return page;
  }

  public boolean isOver() {
    return info != null && info.path("state").asText().equals("over");
  }

  /** Whether the newest frame is the one the table says it is at. */
  public boolean hasSeenAll() {
    return info != null
        && !frames.isEmpty()
        && frames.getLast().path("number").asInt() >= info.path("number").asInt();
  }

  /** Handles what has come, waiting for a moment if nothing has; answers whether anything had. */
  public boolean step(long millis) {
    JsonNode message = page.poll(millis);
    if (message == null) {
      return false;
    }
    switch (message.path("type").asText()) {
      case "table" -> {
        info = message;
        if (back && !frames.isEmpty()) {
          back = false;
          answer(frames.getLast());
        }
      }
      case "frame" -> frame(message);
      case "ack", "refused" -> {
        if (message.path("id").asText().startsWith(ACT)) {
          break; // it may come too late, or not be allowed
        }
        waits = false;
        if (message.path("type").asText().equals("refused")
            && !TOO_LATE.contains(message.path("reason").asText())) {
          throw new AssertionError(message);
        }
        if (!frames.isEmpty()) {
          answer(frames.getLast());
        }
      }
      default -> {}
    }
    return true;
  }

  private void frame(JsonNode frame) {
    frames.add(frame);
    answer(frame);
  }

  /** Chooses at random if this seat is asked. */
  private void answer(JsonNode frame) {
    JsonNode prompt = frame.path("prompt");
    int seat = prompt.path("seat").asInt();
    String question = frame.path("number").asInt() + " " + prompt.path("kind").asText();
    if (waits
        || !seats.contains(seat)
        || !frame.path("result").isNull()
        || question.equals(answered)) {
      return;
    }
    ObjectNode message = message(seat);
    switch (prompt.path("kind").asText()) {
      case "here" -> message.put("type", "act").put("act", "here");
      case "mulligan" ->
          message.put("type", "act").put("act", random.nextBoolean() ? "keep" : "mulligan");
      default -> {
        JsonNode options = prompt.path("options");
        if (options.isEmpty()) {
          return;
        }
        message.put("type", "choose").put("number", frame.path("number").asInt());
        message.putArray("choices").add(options.get(random.nextInt(options.size())).asText());
      }
    }
    waits = true;
    answered = question;
    page.send(message);
  }

  private ObjectNode message(int seat) {
    return Caller.MAPPER
        .createObjectNode()
        .put("id", "c" + ++sent + "-" + random.nextInt())
        .put("table", table)
        .put("seat", seat);
  }

  /** Does something outside the rules, whether it is allowed or not. */
  public void act(String act) {
    for (int seat : seats) {
      page.send(
          message(seat)
              .put("id", ACT + ++sent + "-" + random.nextInt())
              .put("type", "act")
              .put("act", act));
    }
  }

  /** The socket is lost; a new one goes on where the old one was. */
  public void reconnect() {
    page.leave();
    page = caller.socket();
    waits = false;
    answered = "";
    back = true;
    watch(frames.isEmpty() ? -1 : frames.getLast().path("number").asInt());
  }

  private void watch(int from) {
    page.send(
        "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%s]%s}"
            .formatted(
                table,
                seats.stream().map(String::valueOf).collect(Collectors.joining(",")),
                from < 0 ? "" : ", \"from\": " + from));
  }
}
