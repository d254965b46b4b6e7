package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import nonpareil.server.log.Entry;
import nonpareil.server.log.RecordKind;
import nonpareil.server.wire.Json;

/**
 * What some want to be done about somebody who is away.
 *
 * @param seat of who is away
 * @param by the seats of those who want it
 */
record Vote(What what, int seat, SortedSet<Integer> by) {

  /** What can be done. */
  enum What {
    GIVE,
    END;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether a record settles it: the person is back, or the seat is somebody else's. */
  boolean isVoid(Entry entry) {
    return entry.kind() == RecordKind.ENDED
        || entry.seat() == seat
            && (entry.isByPerson() || entry.isLeaving() || entry.kind() == RecordKind.SEAT_GIVEN);
  }

  static Vote of(JsonNode json) {
    var by = new TreeSet<Integer>();
    json.path("by").forEach(seat -> by.add(seat.asInt()));
    What what = What.valueOf(json.path("what").asText().toUpperCase(Locale.ROOT));
    return new Vote(what, json.path("seat").asInt(), by);
  }

  ObjectNode json() {
    ObjectNode json = Json.object().put("what", what.text()).put("seat", seat);
    ArrayNode list = json.putArray("by");
    by.forEach(list::add);
    return json;
  }
}
