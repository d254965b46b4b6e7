package nonpareil.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nonpareil.server.table.TableException;
import nonpareil.server.table.Tables;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What pages say over their sockets, handed to the tables. */
final class Messages {
  private static final Logger LOG = LoggerFactory.getLogger(Messages.class);
  private static final int FRAME = 16 * 1024;
  private static final int ID = 64;
  private static final int TABLE = 40;
  private static final int SEATS = 8;

  private final Tables tables;
  private final Metrics metrics;

  Messages(Tables tables, Metrics metrics) {
    this.tables = tables;
    this.metrics = metrics;
  }

  /** Bad frames close the socket; what is understood but not allowed is refused by an answer. */
  void handle(PageSocket socket, String text) {
    if (isTooLong(text)) {
      socket.close(CloseCode.BAD_FRAME, "longer than " + FRAME + " bytes");
      return;
    }
    JsonNode json;
    try {
      json = JsonText.read(text);
    } catch (TableException e) {
      socket.close(CloseCode.BAD_FRAME, e.getMessage());
      return;
    }
    String type = text(json, "type", ID);
    if (type == null) {
      socket.close(CloseCode.BAD_FRAME, "expected an object with a type");
      return;
    }
    switch (type) {
      case "watch", "leave" -> follow(socket, type, json);
      case "choose", "act", "ask" -> answerable(socket, type, json);
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
      List<Integer> seats = fields.numbers("seats", 1, SEATS, SEATS);
      tables.watch(socket, table, seats, fields.number("from", 0, Integer.MAX_VALUE));
    } catch (TableException e) {
      socket.send(refusal(reason(e), e.getMessage()).put("table", table));
    } catch (RuntimeException e) {
      failed(type, e);
      socket.send(refusal("internal", "something went wrong in the server").put("table", table));
    }
  }

  private void answerable(PageSocket socket, String type, JsonNode json) {
    String id = text(json, "id", ID);
    if (id == null || id.isEmpty()) {
      socket.close(CloseCode.BAD_FRAME, type + " without an id");
      return;
    }
    long began = System.nanoTime();
    try {
      switch (type) {
        case "choose" -> tables.choose(socket, json);
        case "act" -> tables.act(socket, json);
        default -> tables.ask(socket, json);
      }
    } catch (TableException e) {
      socket.send(refusal(reason(e), e.getMessage()).put("id", id));
    } catch (RuntimeException e) {
      failed(type, e);
      socket.send(refusal("internal", "something went wrong in the server").put("id", id));
    }
    metrics.message(type, System.nanoTime() - began);
  }

  private void failed(String type, RuntimeException e) {
    metrics.failure();
    LOG.atError().addKeyValue("type", type).setCause(e).log("a message failed");
  }

  private static ObjectNode refusal(String reason, String message) {
    return JsonText.object().put("type", "refused").put("reason", reason).put("message", message);
  }

  /** The codes of requests in the words of the socket. */
  private static String reason(TableException e) {
    return switch (e.code()) {
      case "unknown" -> "unknown-table";
      case "forbidden" -> "not-your-seat";
      default -> e.code();
    };
  }

  private static @Nullable String text(JsonNode json, String name, int most) {
    JsonNode value = json.get(name);
    return value != null && value.isTextual() && value.textValue().length() <= most
        ? value.textValue()
        : null;
  }
}
