package nonpareil.server.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nonpareil.engine.game.Seed;
import nonpareil.server.clock.Account;
import nonpareil.server.clock.Clock;
import nonpareil.server.log.Recorded.Chosen;
import nonpareil.server.log.Recorded.Drew;
import nonpareil.server.log.Recorded.Ended;
import nonpareil.server.log.Recorded.LeftAway;
import nonpareil.server.log.Recorded.Mulliganed;
import nonpareil.server.log.Recorded.Resigned;
import nonpareil.server.log.Recorded.SeatGiven;
import nonpareil.server.log.Recorded.SeatTaken;
import nonpareil.server.log.Recorded.Started;
import nonpareil.server.log.Recorded.TimedOut;
import nonpareil.server.log.Recorded.TookBack;
import nonpareil.server.store.LogRecord;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * Records as they are stored. All keys of the log stand here and nowhere else: they outlive every
 * version, so a key may be added but never changed.
 */
public final class RecordJson {

  /** A record that was read. */
  public record Stored(Recorded what, Stamp stamp) {}

  /** Of the log, in its first record: in version 1, which does not say so, seeds had 64 bits. */
  private static final int VERSION = 2;

  private RecordJson() {}

  // ---- writing

  /** A record as a row of the store. */
  public static LogRecord row(
      String table,
      int number,
      int seat,
      int turn,
      Instant at,
      @Nullable String request,
      Recorded what,
      Stamp stamp) {
    String data = text(what, stamp);
    return new LogRecord(table, number, what.kind().text(), seat, turn, at, request, data);
  }

  private static String text(Recorded what, Stamp stamp) {
    ObjectNode json = Json.object();
    switch (what) {
      case Started s -> start(json, s);
      case Chosen c -> choices(json, c.choices());
      case Mulliganed m -> json.put("kept", m.kept());
      case TookBack t -> back(json, t);
      case TimedOut t -> {
        if (!t.choices().isEmpty()) {
          choices(json, t.choices());
        }
        leaves(json, t.leaves());
      }
      case Resigned r -> leaves(json, r.leaves());
      case SeatGiven s -> json.put("level", s.level());
      case Ended e -> json.set("result", e.result().json());
      case LeftAway _, Drew _, SeatTaken _ -> {}
    }
    stamp(json, stamp);
    return Json.text(json);
  }

  private static void start(ObjectNode json, Started start) {
    if (!start.seed().isNumber()) {
      json.put("log", VERSION);
    }
    json.put("edition", start.edition())
        .put("mode", start.mode())
        .put("board", start.board())
        .put("seed", start.seed().toString())
        .put("secret", Long.toString(start.secret()))
        .put("mulligan", start.mulligan())
        .put("discreet", start.discreet())
        .put("content", start.content())
        .put("rules", start.rules())
        .put("lesson", start.lesson());
    var heroes = json.putArray("heroes");
    start.heroes().forEach(heroes::add);
  }

  private static void choices(ObjectNode json, List<String> choices) {
    var list = json.putArray("choices");
    choices.forEach(list::add);
  }

  private static void leaves(ObjectNode json, boolean leaves) {
    if (leaves) {
      json.put("leaves", true);
    }
  }

  private static void back(ObjectNode json, TookBack back) {
    if (back.agreed()) {
      json.put("agreed", true);
    }
    json.put("steps", back.steps()).put("to", back.to());
    if (back.part() != null) {
      json.put("part", back.part());
    }
  }

  private static void stamp(ObjectNode json, Stamp stamp) {
    json.put("hash", stamp.hash()).put("pause", stamp.pause());
    Stamp.Spent spent = stamp.spent();
    if (spent != null) {
      ObjectNode what = json.putObject("spent");
      what.put("seat", spent.seat()).put("ms", spent.millis());
      if (spent.grace() > 0) {
        what.put("grace", spent.grace());
      }
    }
    Account account = stamp.account();
    if (account != null) {
      seats(json, "left", account.left());
      long full = Clock.GAME_GRACE.toMillis();
      if (account.grace().stream().anyMatch(ms -> ms != full)) {
        seats(json, "grace", account.grace());
      }
      if (account.owed().stream().anyMatch(ms -> ms != 0)) {
        seats(json, "owed", account.owed());
      }
    }
    if (stamp.ahead() != null) {
      json.put("down", stamp.ahead());
    }
  }

  private static void seats(ObjectNode json, String key, List<Long> values) {
    ObjectNode seats = json.putObject(key);
    for (int p = 0; p < values.size(); p++) {
      seats.put(String.valueOf(p + 1), values.get(p));
    }
  }

  // ---- reading

  public static Stored read(LogRecord row) {
    ObjectNode json = Json.parse(row.data());
    return new Stored(what(RecordKind.of(row.kind()), json), stamp(json));
  }

  private static Recorded what(RecordKind kind, JsonNode json) {
    return switch (kind) {
      case START -> start(json);
      case CHOICE -> new Chosen(choices(json));
      case MULLIGAN -> new Mulliganed(json.path("kept").asBoolean());
      case UNDO -> back(json);
      case RESIGN -> new Resigned(json.path("leaves").asBoolean());
      case LEFT_AWAY -> new LeftAway();
      case DRAW -> new Drew();
      case TIME_OUT -> new TimedOut(choices(json), json.path("leaves").asBoolean());
      case SEAT_GIVEN -> new SeatGiven(json.path("level").asText());
      case SEAT_TAKEN -> new SeatTaken();
      case ENDED -> new Ended(Result.of(json.path("result")));
    };
  }

  private static Started start(JsonNode json) {
    int version = json.path("log").asInt(1);
    if (version > VERSION) {
      throw new IllegalArgumentException("a log of version " + version);
    }
    var heroes = new ArrayList<String>();
    json.path("heroes").forEach(hero -> heroes.add(hero.asText()));
    return new Started(
        json.path("edition").asText(),
        json.path("mode").asText(),
        json.path("board").asText(),
        heroes,
        Seed.parse(json.path("seed").asText()),
        Long.parseLong(json.path("secret").asText()),
        json.path("mulligan").asBoolean(),
        json.path("discreet").asBoolean(),
        json.path("content").asText(),
        json.path("rules").asInt(),
        json.path("lesson").textValue());
  }

  private static List<String> choices(JsonNode json) {
    var choices = new ArrayList<String>();
    json.path("choices").forEach(choice -> choices.add(choice.asText()));
    return choices;
  }

  private static TookBack back(JsonNode json) {
    return new TookBack(
        json.path("steps").asInt(),
        json.path("to").asInt(),
        json.has("part") ? (Integer) json.path("part").asInt() : null,
        json.path("agreed").asBoolean());
  }

  private static Stamp stamp(JsonNode json) {
    return new Stamp(
        json.path("hash").asText(),
        json.path("pause").asInt(),
        json.has("spent")
            ? new Stamp.Spent(
                json.at("/spent/seat").asInt(),
                json.at("/spent/ms").asLong(),
                json.at("/spent/grace").asLong())
            : null,
        json.has("left")
            ? new Account(seats(json, "left"), seats(json, "grace"), seats(json, "owed"))
            : null,
        json.has("down") ? (Long) json.path("down").asLong() : null);
  }

  private static List<Long> seats(JsonNode json, String key) {
    var values = new ArrayList<Long>();
    for (Map.Entry<String, JsonNode> seat : json.path(key).properties()) { // written in order
      values.add(seat.getValue().asLong());
    }
    return values;
  }
}
