package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import nonpareil.server.store.LogRecord;
import org.jspecify.annotations.Nullable;

/** A record of the log as the table holds it. */
final class Entry {

  private static final List<String> MORE = List.of("kept", "to", "part", "level", "result");

  private final int number;
  private final Kind kind;
  private final int seat;
  private final Instant at;
  private final @Nullable String request;
  private final int pause;
  private final int spender;
  private final long spent;
  private final boolean agreed;
  private final @Nullable ObjectNode more;
  private final Position before;
  private final Position after;
  private boolean taken;

  /**
   * @param seat whose record it is; 0 for nobody's
   * @param data what is stored of it; only what is needed often is kept
   */
  Entry(
      int number,
      Kind kind,
      int seat,
      Instant at,
      @Nullable String request,
      ObjectNode data,
      Position before,
      Position after) {
    this.number = number;
    this.kind = kind;
    this.seat = seat;
    this.at = at;
    this.request = request;
    pause = data.path("pause").asInt();
    spender = data.path("spent").path("seat").asInt() - 1;
    spent = data.path("spent").path("ms").asLong();
    agreed = data.path("agreed").asBoolean();
    more = more(data);
    this.before = before;
    this.after = after;
  }

  int number() {
    return number;
  }

  Kind kind() {
    return kind;
  }

  int seat() {
    return seat;
  }

  Instant at() {
    return at;
  }

  @Nullable String request() {
    return request;
  }

  private static @Nullable ObjectNode more(ObjectNode data) {
    ObjectNode more = null;
    for (String name : MORE) {
      JsonNode value = data.get(name);
      if (value != null) {
        more = more == null ? Json.object() : more;
        more.set(name, value);
      }
    }
    return more;
  }

  /** What this kind of record says besides; empty for most. */
  ObjectNode more() {
    return more == null ? Json.object() : more;
  }

  Position before() {
    return before;
  }

  Position after() {
    return after;
  }

  /** Whether the record took steps in the game. */
  boolean hasSteps() {
    return after.depth() > before.depth();
  }

  int pause() {
    return pause;
  }

  /** The player whose decision was pending before, by the clock of a decision; -1 for nobody. */
  int spender() {
    return spender;
  }

  /** How much of the time of that decision was used up then, in milliseconds. */
  long spent() {
    return spent;
  }

  /** Whether all others have agreed to go back. */
  boolean isAgreed() {
    return agreed;
  }

  /** Whether it was undone later. */
  boolean isTaken() {
    return taken;
  }

  void taken(boolean now) {
    taken = now;
  }

  /** As it is stored. */
  LogRecord row(String game, int turn, ObjectNode data) {
    return new LogRecord(game, number, kind.text(), seat, turn, at, request, Json.text(data));
  }
}
