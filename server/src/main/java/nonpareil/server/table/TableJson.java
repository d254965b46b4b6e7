package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Result;
import nonpareil.server.log.Series;
import nonpareil.server.request.Message;
import nonpareil.server.request.Person;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** A TableInfo of docs/protocol.md. */
final class TableJson {

  private TableJson() {}

  /**
   * Tells every follower of a table how it stands. Those who watch late do not even hear that
   * something has happened of which they may not know.
   */
  static void sendAll(Seating seating, @Nullable MatchState match) {
    boolean quiet =
        match != null && match.isHeld() && !match.isNews(message(seating, match, null, true));
    send(
        seating.follows().stream().filter(f -> !quiet || !f.isWatching()).toList(), seating, match);
  }

  /** Tells some of them. */
  static void send(Iterable<Follow> follows, Seating seating, @Nullable MatchState match) {
    Map<String, Message> same = new HashMap<>();
    if (match != null && match.isHeld()) {
      match.isNews(message(seating, match, null, true));
    }
    for (Follow follow : follows) {
      Person me = follow.follower().person();
      boolean late = follow.isWatching() && match != null && match.isHeld();
      String part = (late ? "late " : "") + (seating.isToldAlone(me) ? me.id() : "");
      follow
          .follower()
          .send(same.computeIfAbsent(part, _ -> new Message(message(seating, match, me, late))));
    }
  }

  private static ObjectNode message(
      Seating seating, @Nullable MatchState match, @Nullable Person me, boolean late) {
    ObjectNode message = of(seating, match, me, late).put("type", "table");
    message.set("watching", watching(seating));
    return message;
  }

  /** Who watches is told to all at the table, and to those who sit there wherever they ask. */
  private static @Nullable ObjectNode watching(Seating seating) {
    return seating.row().isIn(TableRow.WAITING) ? null : seating.audience().json();
  }

  /** A table that is in memory. */
  static ObjectNode of(Seating seating, @Nullable MatchState match, @Nullable Person me) {
    boolean late =
        match != null && match.isHeld() && !seating.row().seats(me == null ? null : me.id());
    return of(seating, match, me, late);
  }

  private static ObjectNode of(
      Seating seating, @Nullable MatchState match, @Nullable Person me, boolean late) {
    TableRow row = seating.row();
    boolean noGame = match != null || row.isIn(TableRow.WAITING);
    Services services = seating.services();
    LogRecord last = noGame ? null : services.store().last(row.id());
    return of(services, row, last, me, seating, match, late);
  }

  /** A table that is not in memory. */
  static ObjectNode of(
      Services services, TableRow row, @Nullable LogRecord last, @Nullable Person me) {
    return of(services, row, last, me, null, null, false);
  }

  /**
   * @param last the last record, where there is no match
   * @param seating if it is in memory
   * @param match if there is one
   * @param late whether the reader may know nothing of the turn that runs
   */
  private static ObjectNode of(
      Services services,
      TableRow row,
      @Nullable LogRecord last,
      @Nullable Person me,
      @Nullable Seating seating,
      @Nullable MatchState match,
      boolean late) {
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    boolean waiting = row.state().equals(TableRow.WAITING);
    GameRecord game = match == null ? null : late ? match.watched() : match.gameRecord();
    Instant moved = game != null ? game.last().at() : last != null ? last.at() : null;
    ObjectNode json =
        Json.object()
            .put("table", row.id())
            .put("state", row.state().equals(TableRow.CLOSED) ? TableRow.OVER : row.state())
            .put("mode", agreed.mode().text())
            .put("edition", Agreement.edition(agreed.edition()))
            .put("board", agreed.board())
            .put("created", row.created().toString())
            .put("moved", (moved == null ? row.created() : moved).toString())
            .put("closes", closes(services, row, moved));
    ArrayNode seats = json.putArray("seats");
    for (SeatRow seat : row.seats()) {
      seats.add(
          seat(agreed, seat, me, waiting, seating, late ? null : match, game)
              .put("offered", Kept.shownTo(services, row, seat, me)));
    }
    SeatRow kept = Kept.seat(services, row, me);
    json.put("invited", kept == null ? null : (Integer) kept.seat());
    json.put("hotSeat", agreed.hotSeat()).put("mulligan", agreed.mulligan());
    json.set("clock", agreed.clock().json());
    json.put("undo", agreed.undo().text())
        .put("open", agreed.open())
        .put("creator", me != null && row.creator().equals(me.id()));
    turn(json, row, last, me, late ? null : match, game);
    json.put("draft", agreed.draft().text());
    json.set("drafting", Drafts.json(row, agreed, me));
    json.set("series", series(row, agreed));
    json.put("number", game != null ? game.number() : last != null ? last.number() : -1);
    ObjectNode offers =
        late
            ? Offers.nothing()
            : match == null
                ? Offers.json(row.offers(), last)
                : match.offers().json(match.services().time());
    offers.set("rematch", RematchOffer.stored(row));
    json.set("offers", offers);
    String result = row.result();
    json.set("result", result == null ? null : Json.parse(result));
    return json.put("rematch", row.rematch())
        .put("imported", agreed.imported())
        .put("lesson", agreed.lesson())
        .put("talk", agreed.talk().text())
        .put("watch", agreed.watch().text())
        .<ObjectNode>set("delay", delay(match))
        .set(
            "watching",
            seating != null && me != null && seating.hasPart(me) ? watching(seating) : null);
  }

  /** The score, with this game once it is over; null where one game is all. */
  private static @Nullable ObjectNode series(TableRow row, Agreement agreed) {
    Series series = agreed.series();
    if (series.isOne()) {
      return null;
    }
    String result = row.result();
    Series now =
        result == null ? series : series.after(Result.of(Json.parse(result)), agreed.seats());
    ObjectNode json = Json.object().put("of", now.of()).put("game", now.game());
    ArrayNode wins = json.putArray("wins");
    ArrayNode winners = json.putArray("winners");
    for (SeatRow seat : row.seats()) {
      int mark = agreed.seats().mark(seat.seat());
      wins.add(now.wins(mark));
      if (now.isWonBy(mark)) {
        winners.add(seat.seat());
      }
    }
    return json;
  }

  /** Who asks that those who watch see a turn when it is over, and whether they wait now. */
  private static ObjectNode delay(@Nullable MatchState match) {
    boolean holds = match != null && match.isHeld();
    boolean over = match == null || match.gameRecord().isOver();
    return (over || match == null ? Delay.NONE : match.offers().delay()).json(holds);
  }

  /** When a running game is closed if nobody plays on. */
  private static @Nullable String closes(Services services, TableRow row, @Nullable Instant moved) {
    Instant closes =
        row.isIn(TableRow.PLAYING) ? services.closes(moved == null ? row.created() : moved) : null;
    return closes == null ? null : closes.toString();
  }

  private static ObjectNode seat(
      Agreement agreed,
      SeatRow seat,
      @Nullable Person me,
      boolean waiting,
      @Nullable Seating seating,
      @Nullable MatchState match,
      @Nullable GameRecord game) {
    String given = game == null ? null : game.given(seat.seat());
    String level = given != null ? given : seat.level();
    boolean computer = level != null;
    boolean empty = !computer && seat.person() == null && waiting;
    ObjectNode json =
        Json.object()
            .put("seat", seat.seat())
            .put("mark", agreed.seats().mark(seat.seat()))
            .put("team", agreed.team(seat.seat()))
            .put("who", computer ? "computer" : empty ? "empty" : "person");
    if (computer) {
      json.put("level", level);
    }
    if (agreed.seats().same(seat.seat()) != 0) {
      json.put("same", agreed.seats().same(seat.seat()));
    }
    boolean running = match != null && !match.gameRecord().isOver();
    return json.put("hero", seat.hero())
        .put("name", seat.name())
        .put("avatar", computer ? null : seat.avatar())
        .put("deleted", seat.isDeleted())
        .put("you", me != null && me.id().equals(seat.person()))
        .put("connected", seating != null && seating.isConnected(seat.seat()))
        .put("away", running && match != null && match.isAway(seat.seat()))
        .put("endable", running && match != null && match.mayBeEnded(seat.seat()))
        .put("holiday", running ? holiday(match, seat.seat()) : null);
  }

  private static @Nullable String holiday(@Nullable MatchState match, int seat) {
    ServerTime until = match == null ? null : match.holiday(seat);
    return match == null || until == null ? null : match.services().onTheWall(until).toString();
  }

  /** When the days of who is asked are over, as far as the reader may know that. */
  private static @Nullable String until(@Nullable MatchState match, boolean told) {
    ServerTime ends = match == null ? null : match.clock().expires();
    boolean days = match != null && match.agreed().clock() instanceof ClockRule.Days;
    return match == null || ends == null || !days || !told
        ? null
        : match.services().onTheWall(ends).toString();
  }

  /** Who is asked, as far as the reader may know it. */
  private static void turn(
      ObjectNode json,
      TableRow row,
      @Nullable LogRecord last,
      @Nullable Person me,
      @Nullable MatchState match,
      @Nullable GameRecord game) {
    int asked = 0;
    boolean secret = false;
    if (game != null) {
      asked = game.pending().seat();
      secret = MatchState.isSecretlyAsked(game);
    } else if (last != null) {
      asked = last.turn();
    }
    SeatRow seat = asked == 0 ? null : row.seats().get(asked - 1);
    boolean mine = me != null && seat != null && me.id().equals(seat.person());
    // What is pretended to be asked waits until its person looks, so the table does.
    boolean waits =
        mine
            && (game == null
                || match != null
                    && (!match.isAnsweredByServer()
                        || !match.isComputer(asked) && !match.presence().isConnected(asked - 1)));
    json.put("yourTurn", waits || Drafts.waitsFor(row, me));
    json.put("until", until(match, mine || !secret));
    if (seat == null || secret && !mine) {
      json.putNull("turnOf");
    } else {
      json.put("turnOf", asked);
    }
  }
}
