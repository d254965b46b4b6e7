package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nonpareil.server.health.Faults;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.request.StrictJson;
import nonpareil.server.store.StoreException;
import nonpareil.server.table.Tables;
import nonpareil.server.talk.Heard;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What pages say over their sockets, handed to the tables. */
final class Messages {
  private static final Logger LOG = LoggerFactory.getLogger(Messages.class);
  static final int FRAME = 16 * 1024;
  static final String TOO_LONG = "longer than " + FRAME + " bytes";
  private static final int ID = 64;
  private static final int TABLE = 40;
  private static final int SEATS = 8;

  private final Tables tables;
  private final Limits limits;
  private final Metrics metrics;

  Messages(Tables tables, Limits limits, Metrics metrics) {
    this.tables = tables;
    this.limits = limits;
    this.metrics = metrics;
  }

  /** Bad frames close the socket; what is understood but not allowed is refused by an answer. */
  void handle(PageSocket socket, String text) {
    if (isTooLong(text)) {
      socket.close(CloseCode.BAD_FRAME, TOO_LONG);
      return;
    }
    JsonNode json;
    try {
      json = StrictJson.read(text);
    } catch (Refusal e) {
      socket.close(CloseCode.BAD_FRAME, e.getMessage());
      return;
    }
    String type = text(json, "type", ID);
    if (type == null) {
      socket.close(CloseCode.BAD_FRAME, "expected an object with a type");
      return;
    }
    switch (type) {
      case "watch", "leave", "seen" -> follow(socket, type, json);
      case "choose" -> answerable(socket, Request.Type.CHOOSE, type, json);
      case "act" -> answerable(socket, Request.Type.ACT, type, json);
      case "ask" -> answerable(socket, Request.Type.ASK, type, json);
      case "say" -> answerable(socket, Request.Type.SAY, type, json);
      case "report" -> answerable(socket, Request.Type.REPORT, type, json);
      default -> socket.close(CloseCode.BAD_FRAME, "unknown type");
    }
  }

  private static boolean isTooLong(String text) {
    return text.length() > FRAME / 3 // which could be three bytes each
        && text.getBytes(StandardCharsets.UTF_8).length > FRAME;
  }

  private void follow(PageSocket socket, String type, JsonNode json) {
    metrics.message(type);
    String table = text(json, "table", TABLE);
    if (table == null) {
      socket.close(CloseCode.BAD_FRAME, type + " without a table");
      return;
    }
    try {
      if (type.equals("leave")) {
        tables.unwatch(socket, table);
        return;
      }
      var fields = new Fields(json);
      if (type.equals("seen")) {
        tables.seen(socket, table, fields.needNumber("number", 0, Integer.MAX_VALUE));
        return;
      }
      List<Integer> seats = fields.numbers("seats", 1, SEATS, SEATS);
      Heard heard = Heard.read(fields.object("heard"));
      tables.watch(socket, table, seats, fields.number("from", 0, Integer.MAX_VALUE));
      tables.hear(socket, table, heard);
    } catch (Throwable e) {
      socket.send(Request.refused(refusal(type, e)).put("table", table));
    }
  }

  private void answerable(PageSocket socket, Request.Type type, String name, JsonNode json) {
    String id = text(json, "id", ID);
    if (id == null || id.isEmpty()) {
      socket.close(CloseCode.BAD_FRAME, name + " without an id");
      return;
    }
    long began = System.nanoTime();
    var request = new Request(type, id, socket, new Fields(json));
    try {
      limit(type, socket.person(), json);
      tables.handle(request);
    } catch (Throwable e) {
      request.refuse(refusal(name, e));
    }
    metrics.message(name, System.nanoTime() - began);
  }

  /** How often somebody may talk at one table; to report is rare anywhere. */
  private void limit(Request.Type type, Person person, JsonNode json) {
    String here = person.id() + " " + text(json, "table", TABLE);
    switch (type) {
      case SAY -> limits.take(json.has("on") ? Limit.PING : Limit.SAY, here);
      case REPORT -> limits.take(Limit.REPORT, person.id());
      case CHOOSE, ACT, ASK -> {} // as any message
    }
  }

  /** The answer to a message that threw something; whatever it was, the next one is handled. */
  private Refusal refusal(String type, Throwable thrown) {
    Faults.survive(thrown);
    if (thrown instanceof Refusal refusal) {
      return refusal;
    }
    if (thrown instanceof StoreException) {
      LOG.atWarn().addKeyValue("type", type).log("the store failed a message");
      return Refusal.notStored();
    }
    metrics.failure();
    LOG.atError().addKeyValue("type", type).setCause(thrown).log("a message failed");
    return Refusal.internal();
  }

  private static @Nullable String text(JsonNode json, String name, int most) {
    JsonNode value = json.get(name);
    return value != null && value.isTextual() && value.textValue().length() <= most
        ? value.textValue()
        : null;
  }
}
