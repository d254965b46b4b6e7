package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.yaml.ContentException;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Setup;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;

/** A save from elsewhere as a finished table: it is played again, choice by choice. */
final class SaveImport {

  private static final int MOST_CHOICES = 5_000;

  private final String id;
  private final Instant now;
  private final Course course;
  private final List<LogRecord> rows = new ArrayList<>();

  private SaveImport(String id, Instant now, Course course) {
    this.id = id;
    this.course = course;
    this.now = now;
  }

  /** Reads, replays and stores a save; the row of the new table. */
  static TableRow bringIn(Setting setting, Person me, String yaml) {
    SaveFile save;
    try {
      save = SaveFile.parse("save", yaml, setting.content());
    } catch (ContentException e) {
      throw new TableException("bad-value", String.valueOf(e.getMessage()), null);
    }
    GameLog log = save.log();
    if (!log.isOver() && save.ended() == null) {
      throw new TableException("bad-value", "the game is not over", null);
    }
    if (log.size() > MOST_CHOICES) {
      throw new TableException("too-large", "more than " + MOST_CHOICES + " choices", null);
    }
    Setup setup = log.game().setup();
    boolean mulligan = !log.mulligans().isEmpty();
    var agreed =
        new Agreement(
            setup.mode().text(),
            setup.edition(),
            setup.board().id(),
            mulligan,
            new ClockRule.None(),
            UndoRule.RULES,
            false,
            false,
            true,
            null,
            List.of());
    List<String> heroes = setup.heroes().stream().map(h -> h.id()).toList();
    Origin origin = Origin.begin(setting, agreed, heroes, setup.seed(), 0, false);
    String id = setting.secrets().id();
    var bringing = new SaveImport(id, setting.now(), new Course(origin));
    Result result = bringing.replay(save);
    var row =
        new TableRow(
            id,
            TableRow.OVER,
            me.id(),
            bringing.now,
            Json.text(agreed.json()),
            false,
            Json.text(result.json()),
            null,
            null,
            seats(save.controllers(), heroes));
    setting.store().save(List.of(row), bringing.rows).join();
    setting.store().archive(id, Archive.parts(setting, row, bringing.course)).join();
    return row;
  }

  private static List<SeatRow> seats(List<Controller> controllers, List<String> heroes) {
    var seats = new ArrayList<SeatRow>();
    for (int i = 0; i < heroes.size(); i++) {
      String level = controllers.get(i) instanceof Controller.Computer c ? c.level() : null;
      String who = level == null ? "link" : "computer";
      seats.add(new SeatRow(i + 1, who, null, "", level, heroes.get(i), null));
    }
    return seats;
  }

  private Result replay(SaveFile save) {
    GameLog log = save.log();
    add(Kind.START, 0, course.origin().json(), null);
    if (course.origin().mulligan()) {
      for (int p = 0; p < log.game().players(); p++) {
        var plan = new Plan(course);
        boolean kept = !log.mulligans().contains(p);
        plan.mulligan(kept);
        add(Kind.MULLIGAN, p + 1, Json.object().put("kept", kept), plan);
      }
    }
    for (GameLog.Choice choice : log.choices()) {
      var plan = new Plan(course);
      plan.choose(choice.option());
      ObjectNode data = Json.object();
      data.putArray("choices").add(choice.text());
      add(Kind.CHOICE, choice.player() + 1, data, plan);
    }
    Result result = result(save.ended());
    if (save.ended() != null && Result.RESIGNED.equals(result.cause())) {
      Integer seat = result.seat();
      add(Kind.RESIGN, seat == null ? 0 : seat, Json.object(), null);
    }
    add(Kind.ENDED, 0, Change.ended(result).data(), null);
    return result;
  }

  private Result result(SaveFile.@Nullable Ended ended) {
    if (ended == null) {
      return Result.of(course.state(), Course.causeOfEnd(course, course.here()));
    }
    return ended.player() < 0
        ? Result.drawn(ended.cause())
        : Result.lost(course.origin(), ended.player() + 1, ended.cause());
  }

  private void add(Kind kind, int seat, ObjectNode data, @Nullable Plan plan) {
    Position before = course.here();
    var state = plan == null ? course.state() : plan.state();
    Told told = kind == Kind.START ? course.toldFirst() : plan == null ? Told.NOTHING : plan.told();
    data.put("hash", HexFormat.of().toHexDigits(state.hash()));
    data.put("pause", Pause.of(told.events()));
    Position after = plan == null ? before : plan.here();
    var entry = new Entry(course.number() + 1, kind, seat, now, null, data, before, after);
    course.accept(entry, plan);
    int turn = kind == Kind.ENDED ? 0 : course.pending(state, after.depth()).seat();
    rows.add(entry.row(id, turn, data));
  }
}
