package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game that is being played at a table. What is accepted is stored first and shown then: {@link
 * #commit} is the only way anything happens.
 */
final class Match {

  private static final Logger LOG = LoggerFactory.getLogger(Match.class);

  /** Somebody who has missed more gets the last frame only. */
  private static final int MOST_FRAMES = 50;

  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final Table table;
  private final Setting setting;
  private final Agreement agreed;
  private Course course;
  private Frames frames;
  private Clock clock;
  private final Presence presence;
  private Offers offers;
  private final Requests requests = new Requests();
  private final Opponents opponents;
  private @Nullable Auto auto;
  private Timers.@Nullable Appointment appointment;

  /** The last write failed in a way that leaves open what is stored. */
  private boolean unsure;

  /**
   * @param goneSince since when nobody has been there
   */
  private Match(Table table, Course course, Instant goneSince) {
    this.table = table;
    this.setting = table.setting();
    this.course = course;
    agreed = table.agreement();
    int players = course.origin().game().players();
    clock = new Clock(agreed.clock(), players);
    presence = new Presence(players, !clock.isNone(), goneSince);
    frames = frames(course);
    offers = Offers.of(table.row().offers(), course);
    opponents = new Opponents(this);
  }

  private Frames frames(Course of) {
    return new Frames(table.id(), of, agreed.undo(), !agreed.hotSeat());
  }

  // ---- beginning, and coming back from the store

  /** A new game: its first record is stored together with the table as it then stands. */
  static Match begin(Table table, Origin origin, TableRow playing, List<TableRow> others) {
    var course = new Course(origin);
    Instant now = table.setting().now();
    int pause = Pause.of(course.toldFirst().events());
    ObjectNode data = origin.json().put("hash", course.hash()).put("pause", pause);
    data.put("down", table.setting().uptime().down());
    Position start = Position.start();
    var entry = new Entry(0, Kind.START, 0, now, null, data, start, start);
    int turn = course.pending(course.state(), 0).seat();
    var rows = new ArrayList<>(others);
    rows.add(playing);
    table.await(table.setting().store().save(rows, List.of(entry.row(table.id(), turn, data))));
    table.row(playing);
    course.accept(entry, null);
    table.setting().meters().stored(Kind.START);
    var match = new Match(table, course, now);
    table.begin(match);
    match.peopleChanged();
    if (match.asked() >= 0) {
      match.clock.ask(match.asked(), 0, match.shown(), match.presence.goneSince(match.asked()));
    }
    table.sendInfo();
    match.publish(entry);
    match.goOn();
    return match;
  }

  /** A game that goes on after a restart; null if it had to be closed. */
  static @Nullable Match load(Table table, List<LogRecord> log) {
    Match match;
    try {
      match = new Match(table, Course.of(table.setting(), log), goneSince(table.setting()));
    } catch (Origin.Changed e) {
      LOG.atWarn()
          .addKeyValue("table", table.id())
          .addKeyValue("why", e.getMessage())
          .setCause(e.getCause())
          .log("content changed: closed as a draw");
      closeChanged(table, log.size());
      return null;
    }
    match.remember();
    match.restoreClock(Json.parse(log.getLast().data()));
    match.goOn();
    return match;
  }

  /** All games are loaded when the server begins: one that was not in memory was left alone. */
  private static Instant goneSince(Setting setting) {
    Instant alone = setting.now().minus(Presence.AWAY);
    Instant began = setting.uptime().began();
    return alone.isBefore(began) ? began : alone;
  }

  /** A finished game; null if its log cannot be followed any more. */
  static @Nullable Match reload(Table table, List<LogRecord> log) {
    try {
      var match = new Match(table, Course.of(table.setting(), log), table.setting().now());
      match.remember();
      return match;
    } catch (Origin.Changed e) {
      return null;
    }
  }

  private static void closeChanged(Table table, int number) {
    var result = Result.drawn(Result.CONTENT_CHANGED);
    ObjectNode data = Json.object().put("hash", "");
    data.set("result", result.json());
    var record =
        new LogRecord(
            table.id(),
            number,
            Kind.ENDED.text(),
            0,
            0,
            table.setting().now(),
            null,
            Json.text(data));
    table.save(over(table.row(), result), List.of(record));
  }

  private void remember() {
    course.entries().forEach(requests::add);
  }

  private void restoreClock(ObjectNode stored) {
    if (clock.isNone()) {
      return;
    }
    Entry last = course.last();
    clock.read(stored.path("left"));
    Instant now = setting.now();
    int asked = asked();
    if (asked >= 0) {
      Instant answerable = shown().plusMillis(free(course.state(), course.pending()));
      clock.ask(asked, course.spent(asked, course.here().depth()), answerable, now);
      Uptime uptime = setting.uptime();
      Instant grace = uptime.began().plus(Clock.GRACE);
      boolean restarted = last.at().isBefore(uptime.began());
      clock.used(
          uptime.since(answerable, stored.path("down").asLong(), now),
          restarted && grace.isAfter(now) ? grace : now);
    }
  }

  static TableRow over(TableRow row, Result result) {
    return row.withState(TableRow.OVER).withResult(Json.text(result.json()));
  }

  // ---- what it is

  Table table() {
    return table;
  }

  Course course() {
    return course;
  }

  Frames frames() {
    return frames;
  }

  Agreement agreed() {
    return agreed;
  }

  Offers offers() {
    return offers;
  }

  /** Takes other offers: stored first and shown then. */
  void offer(Offers changed) {
    table.save(table.row().withOffers(changed.text(course.number())), List.of());
    offers = changed;
    table.sendInfo();
  }

  Presence presence() {
    return presence;
  }

  Requests requests() {
    return requests;
  }

  /** The level of the computer that plays a seat now; null if a person does. */
  @Nullable String level(int seat) {
    String given = course.given(seat);
    SeatRow row = table.seats().get(seat - 1);
    return given != null ? given : row.level();
  }

  boolean isComputer(int seat) {
    return level(seat) != null;
  }

  boolean isAway(int seat) {
    return !isComputer(seat) && presence.isAway(seat - 1, setting.now());
  }

  /** Whether the pending question is one the server answers itself, or a computer does. */
  boolean isAnsweredByServer() {
    Pending pending = course.pending();
    return pending.isNobody()
        || isComputer(pending.seat())
        || course.isPretence() && !agreed.hotSeat();
  }

  /** Whether something is going on that needs no follower. */
  boolean isBusy() {
    return auto != null || clock.expires() != null;
  }

  void stop() {
    Timers.Appointment next = appointment;
    if (next != null) {
      next.cancel();
    }
  }

  // ---- the one way anything happens

  /** Stores records and then shows them. Nothing has happened if this refuses. */
  void commit(List<Change> changes) {
    commit(changes, _ -> {});
  }

  /**
   * The same for somebody who waits for an answer.
   *
   * @param stored gets the number of the first record as soon as it is safe
   */
  void commit(List<Change> changes, IntConsumer stored) {
    makeSure();
    Instant now = setting.now();
    Clock after = clock.copy();
    var entries = new ArrayList<Entry>();
    var rows = new ArrayList<LogRecord>();
    Result result = null;
    Position here = course.here();
    State state = course.state();
    for (Change change : changes) {
      Position before = here;
      Plan plan = change.plan();
      int pause = 0;
      if (plan != null) {
        here = plan.here();
        state = plan.state();
        pause = Pause.of(plan.told().events());
      } else if (change.target() != null) {
        here = change.target();
        state = course.stateAt(here);
      }
      if (change.kind() == Kind.ENDED) {
        result = Result.of(change.data().path("result"));
      }
      ObjectNode data = change.data();
      data.put("hash", HexFormat.of().toHexDigits(state.hash())).put("pause", pause);
      Pending next = result != null ? Pending.NOBODY : course.pending(state, here.depth());
      if (!clock.isNone()) {
        if (after.running() >= 0 && !after.losesAtZero()) {
          data.putObject("spent").put("seat", after.running() + 1).put("ms", after.spent(now));
        }
        tick(after, change, next, here.depth(), now.plusMillis(pause + free(state, next)), now);
        data.set("left", after.write(now));
        data.put("down", setting.uptime().down());
      }
      int number = course.number() + 1 + entries.size();
      var entry =
          new Entry(
              number, change.kind(), change.seat(), now, change.request(), data, before, here);
      entries.add(entry);
      rows.add(entry.row(table.id(), next.seat(), data));
    }
    store(rows, result);
    stored.accept(entries.getFirst().number());
    clock = after;
    for (int i = 0; i < entries.size(); i++) {
      accepted(entries.get(i), changes.get(i).plan());
    }
    if (result != null) {
      table.sendInfo();
      Archive.later(table, course);
    }
    goOn();
  }

  /**
   * How long an answer takes at least that nobody may learn anything from: so long the clock does
   * not run, whether there is something to decide or not.
   */
  private long free(State state, Pending next) {
    boolean reaction = !next.isNobody() && !next.mulligan() && Question.of(state).reaction();
    return reaction ? setting.pace().pretendMost().toMillis() : 0;
  }

  /**
   * What a record does to the clock.
   *
   * @param depth of the moment it leads to
   * @param answerable when who is asked then can answer
   */
  private void tick(
      Clock after, Change change, Pending next, int depth, Instant answerable, Instant now) {
    boolean asksAnew = change.plan() != null || change.target() != null;
    boolean sitsDown = change.kind() == Kind.SEAT_GIVEN || change.kind() == Kind.SEAT_TAKEN;
    if (next.isNobody()) {
      after.stop(change.plan() != null, now);
    } else if (asksAnew || sitsDown) {
      after.stop(change.plan() != null && change.kind() == Kind.CHOICE, now);
      if (change.target() != null && change.seat() > 0) {
        after.tookBack(change.seat() - 1);
      }
      if (!isComputerAfter(change, next.seat())) {
        boolean anew = change.data().path("agreed").asBoolean();
        long spent = anew ? 0 : course.spent(next.player(), depth);
        after.ask(next.player(), spent, answerable, presence.goneSince(next.player()));
      }
    }
  }

  private boolean isComputerAfter(Change change, int seat) {
    if (change.seat() == seat && change.kind() == Kind.SEAT_GIVEN) {
      return true;
    }
    if (change.seat() == seat && change.kind() == Kind.SEAT_TAKEN) {
      return false;
    }
    return isComputer(seat);
  }

  private void store(List<LogRecord> rows, @Nullable Result result) {
    try {
      if (result == null) {
        table.await(setting.store().append(rows));
      } else {
        table.save(over(table.row(), result), rows);
      }
    } catch (Refusal e) {
      unsure = true;
      throw e;
    }
  }

  private void accepted(Entry entry, @Nullable Plan plan) {
    course.accept(entry, plan);
    requests.add(entry);
    setting.meters().stored(entry.kind());
    if (offers.lapse(entry) || entry.kind() == Kind.SEAT_GIVEN || entry.kind() == Kind.SEAT_TAKEN) {
      table.sendInfo();
    }
    publish(entry);
  }

  /** After a write that may or may not have failed, the store knows best. */
  private void makeSure() {
    if (!unsure) {
      return;
    }
    LogRecord last = table.lastStored();
    if (last != null && last.number() > course.number()) {
      int seen = course.number();
      course = Course.of(course.origin(), table.reread());
      frames = frames(course);
      remember();
      offers = Offers.of(table.row().offers(), course);
      restoreClock(Json.parse(last.data()));
      for (Entry entry : course.entries().subList(seen + 1, course.entries().size())) {
        table.follows().forEach(f -> send(f, entry));
      }
      unsure = false;
      goOn();
      throw new Refusal(Reasons.STALE, "the game has gone on");
    }
    unsure = false;
  }

  // ---- showing

  /** The player whose clock runs; -1 for nobody's. */
  private int asked() {
    Pending pending = course.pending();
    return pending.isNobody() || isComputer(pending.seat()) ? -1 : pending.player();
  }

  /** When everything that happened has been shown. */
  Instant shown() {
    Entry last = course.last();
    return last.at().plusMillis(last.pause());
  }

  /** The seat whose person must come to a shared screen to answer; 0 for none. */
  private int awaited() {
    return asked() >= 0 ? asked() + 1 : 0;
  }

  private void publish(Entry entry) {
    if (table.follows().isEmpty()) {
      return;
    }
    Told told = course.told(entry);
    Map<Integer, ObjectNode> same = new HashMap<>();
    for (Follow follow : table.follows()) {
      follow.handOver(awaited());
      int here = follow.awaited(awaited());
      ObjectNode frame =
          same.computeIfAbsent(
              follow.viewer() * 16 + here,
              _ -> now(frames.frame(entry, told, course.state(), follow.viewer(), here, true)));
      follow.follower().send(frame);
    }
  }

  /** Adds what holds at this moment only. */
  private ObjectNode now(ObjectNode frame) {
    boolean tellWho = !frame.path("prompt").path("seat").isNull();
    frame.set("clock", clock.json(setting.now(), tellWho));
    return frame;
  }

  /** A record as it is shown to a follower now. */
  ObjectNode frame(Entry entry, int viewer, int awaited) {
    boolean last = entry == course.last();
    State state = last ? course.state() : course.stateAt(entry.after());
    ObjectNode frame =
        frames.frame(entry, course.told(entry), state, viewer, last ? awaited : 0, last);
    return last ? now(frame) : frame;
  }

  private void send(Follow follow, Entry entry) {
    int here = follow.awaited(awaited());
    follow.follower().send(frame(entry, follow.viewer(), here));
  }

  /** Shows the last record again, with other eyes. */
  void sendLast(Follow follow) {
    send(follow, course.last());
  }

  /** The history, and the frames a follower has missed. */
  void catchUp(Follow follow, @Nullable Integer from) {
    int viewer = follow.viewer();
    ObjectNode history =
        Json.object()
            .put("type", "history")
            .put("table", table.id())
            .put("seat", viewer == State.SPECTATOR ? 0 : viewer + 1);
    var list = history.putArray("entries");
    course.walk((entry, told, _) -> list.add(frames.entry(entry, told, viewer)));
    follow.follower().send(history);
    int last = course.number();
    if (from != null && from == last && !follow.isShared()) {
      return;
    }
    boolean few = from != null && from < last && last - from <= MOST_FRAMES;
    for (Entry entry : course.entries().subList(few && from != null ? from + 1 : last, last + 1)) {
      send(follow, entry);
    }
  }

  // ---- time

  /** Somebody came or went; whether this changed who is there. */
  boolean peopleChanged() {
    Instant now = setting.now();
    boolean changed = false;
    boolean asked = false;
    for (int p = 0; p < course.origin().game().players(); p++) {
      boolean there = table.isConnected(p + 1);
      if (presence.connected(p, there, now)) {
        changed = true;
        asked |= p == asked();
        if (there) {
          clock.connected(p, now);
        } else {
          clock.disconnected(p, now);
        }
      }
    }
    presence.changed(now);
    if (asked && isAnsweredByServer()) {
      goOn(); // what is pretended to be asked of somebody waits for them
    } else {
      schedule();
    }
    return changed;
  }

  /** After a record: whatever comes by itself is prepared. */
  private void goOn() {
    auto = course.isOver() ? null : opponents.prepare();
    schedule();
  }

  /** A computer has thought. */
  void thought(Auto about, int option) {
    if (auto == about) {
      about.ready(option, setting.now());
      schedule();
    }
  }

  /** Does what is due. */
  void tick() {
    Instant now = setting.now();
    try {
      Auto next = auto;
      Instant due = next == null ? null : next.due();
      if (next != null && due != null && !due.isAfter(now)) {
        opponents.perform(next);
      } else if (clock.expired(now) >= 0) {
        timeOut(clock.expired(now));
      }
    } catch (Refusal e) {
      // the store is away, or came back knowing more: once again in a while
      Auto next = auto;
      if (next != null) {
        next.later(now.plus(AGAIN));
      }
      schedule(now.plus(AGAIN));
      return;
    }
    if (presence.changed(now)) {
      table.sendInfo();
    }
    schedule();
  }

  private void timeOut(int player) {
    int seat = player + 1;
    if (clock.losesAtZero()) {
      Result result = Result.lost(course.origin(), seat, Result.TIME);
      commit(List.of(Change.of(Kind.TIME_OUT, seat, null, Json.object()), Change.ended(result)));
      return;
    }
    var plan = new Plan(course);
    ObjectNode data = Json.object();
    if (plan.pending().mulligan()) {
      plan.mulligan(true);
      presence.silent(player);
      commit(List.of(Change.steps(Kind.MULLIGAN, seat, null, data.put("kept", true), plan)));
    } else {
      int option = DefaultChoice.of(plan.state().decision(), course.options(plan.state()));
      String text = course.origin().names().option(plan.state(), option);
      data.putArray("choices").add(text);
      plan.choose(option);
      presence.silent(player);
      commit(Moves.withEnd(this, Change.steps(Kind.TIME_OUT, seat, null, data, plan)));
    }
    if (presence.changed(setting.now())) {
      table.sendInfo();
    }
  }

  private void schedule() {
    schedule(null);
  }

  private void schedule(@Nullable Instant notBefore) {
    stop();
    Instant next = null;
    if (!course.isOver()) {
      Auto planned = auto;
      next = earlier(planned == null ? null : planned.due(), clock.expires());
      next = earlier(next, presence.nextAway(setting.now()));
    }
    if (next == null) {
      appointment = null;
      return;
    }
    Instant time = notBefore != null && notBefore.isAfter(next) ? notBefore : next;
    appointment = setting.timers().at(time, () -> table.doors().enter(table.id(), Match::tick));
  }

  private static void tick(Table table) {
    Match match = table.match();
    if (match != null) {
      match.tick();
    }
  }

  private static @Nullable Instant earlier(@Nullable Instant a, @Nullable Instant b) {
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    return a.isBefore(b) ? a : b;
  }
}
