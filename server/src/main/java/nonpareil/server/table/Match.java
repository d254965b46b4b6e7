package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import nonpareil.engine.game.View;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being played at a table. What is accepted is stored first and shown then: {@link
 * #commit} is the only way anything happens. All of it, and of its parts, happens under the lock of
 * the table.
 */
final class Match {

  private final Table table;
  private final Setting setting;
  private final Agreement agreed;
  private Course course;
  private Frames frames;
  private Clock clock;
  private final Presence presence;
  private Offers offers;
  private final Requests requests = new Requests();
  private final Showing showing;
  private final Agenda agenda;

  /** The last write failed in a way that leaves open what is stored. */
  private boolean unsure;

  /**
   * @param goneSince since when nobody has been there
   */
  Match(Table table, Course course, Instant goneSince) {
    this.table = table;
    this.setting = table.setting();
    this.course = course;
    agreed = table.agreement();
    int players = course.origin().game().players();
    clock = new Clock(agreed.clock(), players);
    presence = new Presence(players, !clock.isNone(), goneSince);
    frames = new Frames(table.id(), course, agreed);
    offers = Offers.of(table.row().offers(), course);
    showing = new Showing(this);
    agenda = new Agenda(this);
    remember();
  }

  private void remember() {
    course.entries().forEach(requests::add);
  }

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
    match.showing.publish(entry);
    match.agenda.goOn();
    return match;
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

  /** As it runs; it is another object after every record. */
  Clock clock() {
    return clock;
  }

  Presence presence() {
    return presence;
  }

  Showing showing() {
    return showing;
  }

  Agenda agenda() {
    return agenda;
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

  /** Choices of a player tried out on what that player sees. */
  Draft draft(int player) {
    View view = View.of(course.state(), player);
    return new Draft(view, setting.secrets().seed());
  }

  /** The player whose clock runs; -1 for nobody's. */
  int asked() {
    Pending pending = course.pending();
    return pending.isNobody() || isComputer(pending.seat()) ? -1 : pending.player();
  }

  /** When everything that happened has been shown. */
  Instant shown() {
    Entry last = course.last();
    return last.at().plus(table.setting().pace().showing(last.pause()));
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
    var commit = new Commit(this, changes);
    store(commit);
    stored.accept(commit.entries().getFirst().number());
    clock = commit.clock();
    for (int i = 0; i < changes.size(); i++) {
      accepted(commit.entries().get(i), changes.get(i).plan());
    }
    if (commit.result() != null) {
      table.sendInfo();
      Archive.later(table, course);
    }
    agenda.goOn();
  }

  private void store(Commit commit) {
    Result result = commit.result();
    try {
      if (result == null) {
        table.await(setting.store().append(commit.rows()));
      } else {
        table.save(over(table.row(), result), commit.rows());
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
    showing.publish(entry);
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
      frames = new Frames(table.id(), course, agreed);
      remember();
      offers = Offers.of(table.row().offers(), course);
      Recovery.clock(this, Json.parse(last.data()));
      for (Entry entry : course.entries().subList(seen + 1, course.entries().size())) {
        table.follows().forEach(f -> showing.send(f, entry));
      }
      unsure = false;
      agenda.goOn();
      throw new Refusal(Reasons.STALE, "the game has gone on");
    }
    unsure = false;
  }

  // ---- people

  /** Somebody has done something. */
  void active(int seat) {
    if (presence.active(seat - 1)) {
      table.sendInfo();
    }
  }

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
      agenda.goOn(); // what is pretended to be asked of somebody waits for them
    } else {
      agenda.schedule();
    }
    return changed;
  }
}
