package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.server.log.RecordJson;
import nonpareil.server.log.Recorded;
import nonpareil.server.request.Person;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;

/** What somebody has chosen in a game, for that person to keep. */
final class OwnChoices {

  private OwnChoices() {}

  /**
   * The choices somebody has sent; those of a computer or a clock in the same seat are none. While
   * several people play at one screen there are none either: each of them would read the others'.
   */
  static ArrayNode of(Services services, TableRow row, boolean hotSeat, Person me) {
    ArrayNode list = Json.array();
    if (hotSeat && !row.isIn(TableRow.OVER)) {
      return list;
    }
    for (LogRecord record : services.store().records(row.id())) {
      String request = record.request();
      if (request != null
          && request.startsWith(me.id() + " ")
          && RecordJson.read(record).what() instanceof Recorded.Chosen chosen) {
        ObjectNode json = list.addObject();
        json.put("number", record.number())
            .put("seat", record.seat())
            .put("at", record.at().toString());
        ArrayNode choices = json.putArray("choices");
        chosen.choices().forEach(choices::add);
      }
    }
    return list;
  }
}
