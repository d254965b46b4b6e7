package nonpareil.server.talk;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import nonpareil.server.log.TalkRule;
import nonpareil.server.request.Message;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.store.ReportRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.TalkRow;
import nonpareil.server.store.TalkStore;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What was said at the tables, which only the store remembers. Nothing here needs the lock of a
 * table: whether somebody talks is not to be felt by those who do not hear it.
 */
public final class Talk {

  /** So many lines of a channel are kept. */
  static final int KEPT = 100;

  /** What a report tells of before the line it is about. */
  private static final int BEFORE = 5;

  private final Store store;

  public Talk(Store store) {
    this.store = store;
  }

  /**
   * A line that may be said, before it has a number.
   *
   * @param channel see {@link Hearing}
   */
  public record Spoken(
      String table, int channel, int seat, String person, Instant at, String key, Saying saying) {}

  /** What a request says; refused if it may not be said at this table. */
  public static Spoken read(Request request, Hearing hearing, int seat, Instant at) {
    TalkRule rule = hearing.agreed().talk();
    if (rule == TalkRule.OFF) {
      throw Refusal.notNow("nobody talks at this table");
    }
    int channel = hearing.channel(request.fields(), seat);
    Saying saying = Saying.read(request.fields(), rule, channel);
    String person = request.from().person().id();
    return new Spoken(request.table(), channel, seat, person, at, request.key(), saying);
  }

  /** What is to be told of a line. */
  public record Line(int channel, int number, Message message) {}

  /** Keeps a line and acknowledges it; what is to be told of it, null if it has been before. */
  public @Nullable Line say(Request request, Spoken spoken) {
    var row =
        new TalkRow(
            spoken.table,
            spoken.channel,
            0,
            spoken.seat,
            spoken.person,
            spoken.at,
            spoken.key,
            Json.text(spoken.saying.json()));
    TalkStore.Kept kept = Store.result(store.say(row, KEPT));
    request.ack(kept.line().number());
    return kept.again() ? null : line(kept.line());
  }

  /** What was said at another server; null if it is not kept any more. */
  public @Nullable Line line(String table, int channel, int number) {
    for (TalkRow row : store.talk(table, channel, number - 1)) {
      if (row.number() == number) {
        return line(row);
      }
    }
    return null;
  }

  private static Line line(TalkRow row) {
    Message message = message(row.game(), row.channel(), List.of(row), false);
    return new Line(row.channel(), row.number(), message);
  }

  /** What has been said in a channel after a line; null if nothing has. */
  public @Nullable Message since(String table, int channel, int heard) {
    List<TalkRow> lines = store.talk(table, channel, heard);
    return lines.isEmpty() ? null : message(table, channel, lines, true);
  }

  private static Message message(String table, int channel, List<TalkRow> lines, boolean past) {
    ObjectNode json =
        Json.object().put("type", "talk").put("table", table).put("to", Hearing.to(channel));
    if (past) {
      json.put("past", true);
    }
    json.set("lines", lines(lines));
    return new Message(json);
  }

  private static ArrayNode lines(List<TalkRow> rows) {
    ArrayNode lines = Json.array();
    for (TalkRow row : rows) {
      ObjectNode line =
          Json.object()
              .put("number", row.number())
              .put("seat", row.seat())
              .put("at", row.at().toString());
      lines.add(line.setAll(Json.parse(row.data())));
    }
    return lines;
  }

  /** What a person has said, to take along: each line with its table. */
  public ArrayNode of(String person) {
    List<TalkRow> rows = store.talkOf(person);
    ArrayNode lines = lines(rows);
    for (int i = 0; i < rows.size(); i++) {
      TalkRow row = rows.get(i);
      ((ObjectNode) lines.get(i)).put("table", row.game()).put("to", Hearing.to(row.channel()));
    }
    return lines;
  }

  /**
   * Keeps a line for the operator of the server, with what came before it in the same channel.
   *
   * @param seat whose person reports it
   */
  public void report(Request request, Hearing hearing, int seat, Instant at) {
    int channel = hearing.channel(request.fields(), seat);
    int number = request.fields().needNumber("number", 1, Integer.MAX_VALUE);
    String table = request.table();
    List<TalkRow> lines =
        store.talk(table, channel, number - BEFORE - 1).stream()
            .filter(line -> line.number() <= number)
            .toList();
    if (lines.isEmpty() || lines.getLast().number() != number) {
      throw request.fields().bad("number", "there is no such line");
    }
    TalkRow line = lines.getLast();
    var report =
        new ReportRow(
            table,
            channel,
            number,
            request.from().person().id(),
            at,
            line.person(),
            Json.text(lines(lines)));
    Store.result(store.report(report));
    request.ack(number);
  }
}
