package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.TreeSet;
import nonpareil.server.log.GameRecord;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * How late those see a game who only watch it: while somebody at the table asks for it, nothing of
 * the turn that runs. What they have seen they keep; who takes the wish back lets the turn that
 * runs end first; at the end of the game everything is shown. It follows from the log and from what
 * is stored here, so a restart changes nothing.
 *
 * @param by the seats that ask for it
 * @param from the last record that was shown when it began
 * @param until the last record when nobody asked for it any more; -1 before that
 */
record Delay(Set<Integer> by, int from, int until) {

  static final Delay NONE = new Delay(Set.of(), 0, -1);

  Delay {
    by = Set.copyOf(by);
  }

  /** A seat asks for it. */
  Delay askedBy(int seat, GameRecord game) {
    var seats = new TreeSet<>(by);
    seats.add(seat);
    return new Delay(seats, holds(game) ? from : game.number(), -1);
  }

  /** A seat does not ask for it any more. */
  Delay withoutWishOf(int seat, GameRecord game) {
    var seats = new TreeSet<>(by);
    return seats.remove(seat) ? new Delay(seats, from, seats.isEmpty() ? game.number() : -1) : this;
  }

  /** Whether those who watch have to wait now. */
  boolean holds(GameRecord game) {
    return !game.isOver() && (!by.isEmpty() || until >= 0 && game.lastTurn() <= until);
  }

  /** The number of the last record they may see. */
  int shown(GameRecord game) {
    return holds(game) ? Math.max(from, game.lastTurn()) : game.number();
  }

  /** As it is told to everybody. */
  ObjectNode json(boolean holds) {
    ObjectNode json = Json.object();
    var list = json.putArray("by");
    new TreeSet<>(by).forEach(list::add);
    return json.put("now", holds);
  }

  // ---- as it is stored

  void write(ObjectNode json) {
    if (!by.isEmpty() || until >= 0) {
      ObjectNode delay = json.putObject("delay").put("from", from).put("until", until);
      var list = delay.putArray("by");
      new TreeSet<>(by).forEach(list::add);
    }
  }

  static Delay read(@Nullable JsonNode json) {
    JsonNode delay = json == null ? null : json.get("delay");
    if (delay == null) {
      return NONE;
    }
    var seats = new TreeSet<Integer>();
    delay.path("by").forEach(seat -> seats.add(seat.asInt()));
    return new Delay(seats, delay.path("from").asInt(), delay.path("until").asInt());
  }
}
