package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import nonpareil.server.clock.Clock;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.log.RecordJson;
import nonpareil.server.log.RecordKind;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.Stamp;
import nonpareil.server.log.Written;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.store.Lease;
import nonpareil.server.store.LiveRow;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.TableRow;
import nonpareil.server.store.Update;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being played at a table. What is accepted is stored first and shown then: {@link
 * #commit} is the only way anything happens. All of it, and of its parts, happens under the lock of
 * the table.
 */
final class Match {

  /** What somebody has who is away before the game may end for it. */
  static final Duration NOTICE = Duration.ofMinutes(1);

  private final Seating seating;
  private final Services services;
  private final MatchState state;
  private final Broadcast broadcast;
  private final Agenda agenda;

  /** The last write failed in a way that leaves open what is stored. */
  private boolean unsure;

  /**
   * @param goneSince since when nobody has been there
   */
  Match(Seating seating, TableAccess access, GameRecord gameRecord, ServerTime goneSince) {
    this.seating = seating;
    services = seating.services();
    state = new MatchState(seating, gameRecord, goneSince);
    broadcast = new Broadcast(state);
    agenda = new Agenda(state, access, this::commit);
    seating.live().of(state);
  }

  /** A new game: its first record is stored together with the table as it then stands. */
  static Match begin(
      Seating seating, TableAccess access, Origin origin, TableRow playing, List<TableRow> others) {
    Services services = seating.services();
    var gameRecord = new GameRecord(origin);
    Instant now = services.now();
    Written start = gameRecord.start(seating.id(), now, services.uptime().ahead(now));
    var rows = new ArrayList<>(others);
    rows.add(playing);
    seating.await(services.store().save(rows, List.of(start.row())));
    seating.row(playing.stored());
    gameRecord.accept(start);
    services.meters().stored(RecordKind.START);
    var match = new Match(seating, access, gameRecord, services.time());
    seating
        .live()
        .change(
            () -> {
              match.comeAndGo(false, services.uptime().comeBack());
              match.state.startClock();
            });
    services.leases().want(seating.id());
    match.broadcast.info();
    match.broadcast.publish(start.entry());
    match.agenda.goOn();
    seating.touched();
    return match;
  }

  static TableRow over(TableRow row, Result result) {
    return row.withState(TableRow.OVER).withResult(Json.text(result.json()));
  }

  MatchState state() {
    return state;
  }

  Broadcast broadcast() {
    return broadcast;
  }

  Agenda agenda() {
    return agenda;
  }

  // ---- the one way anything happens

  /** Stores what happens and then shows it. Nothing has happened if this refuses. */
  private void commit(int seat, Recorded what, @Nullable Result end) {
    commit(null, seat, what, end);
  }

  /**
   * The same for somebody who waits for an answer.
   *
   * @param request is acknowledged as soon as it is safe
   * @param end how the game ends by it, outside of the rules
   */
  void commit(@Nullable Request request, int seat, Recorded what, @Nullable Result end) {
    makeSure();
    var commit = new Commit(state, seat, request, what, end);
    store(commit);
    if (request != null) {
      request.ack(commit.records().getFirst().entry().number());
    }
    state.clock(commit.clock());
    try {
      commit.records().forEach(this::accepted);
      if (!commit.asksAnew()) {
        seating.live().tell();
      }
      if (commit.result() != null) {
        services.leases().giveBack(seating.id(), null);
        broadcast.info();
        services.archive().later(seating.row(), state.gameRecord().origin());
      }
    } finally { // it is stored: the game goes on, even if it could not be shown to somebody
      agenda.goOn();
      seating.touched();
    }
  }

  private void store(Commit commit) {
    Result result = commit.result();
    try {
      if (result == null) {
        seating.await(services.store().append(commit.rows()));
      } else {
        seating.save(over(seating.row(), result), commit.rows());
      }
    } catch (Refusal e) {
      unsure = true;
      throw e;
    }
  }

  private void accepted(Written written) {
    Entry entry = written.entry();
    state.gameRecord().accept(written);
    if (services.node() != null) {
      state.noted(written.row());
    }
    state.moved();
    state.requests().add(entry);
    state.presence().noted(entry);
    services.meters().stored(entry.kind());
    show(entry);
  }

  private void show(Entry entry) {
    if (state.offers().lapse(entry, isComputers(entry)) || changesSeats(entry)) {
      broadcast.info();
    }
    broadcast.publish(entry);
  }

  private boolean isComputers(Entry entry) {
    return entry.seat() > 0 && state.isComputer(entry.seat());
  }

  /** Whether the table is to be shown anew. */
  private static boolean changesSeats(Entry entry) {
    return entry.kind() == RecordKind.SEAT_GIVEN
        || entry.kind() == RecordKind.SEAT_TAKEN
        || entry.isLeaving();
  }

  // ---- other servers

  /** What another server has stored happens here too; whether the table was shown anew. */
  boolean follow(Update news, boolean rowChanged) {
    news.records().forEach(row -> show(state.follow(row)));
    if (rowChanged) {
      state.rowChanged();
    }
    boolean otherwise = news.live() != null && take(news.live());
    if (!news.records().isEmpty()) {
      agenda.goOn();
    }
    if (!news.records().isEmpty() && services.leases().has(seating.id())) {
      seating.touched(); // whoever stored it may be gone before it tells anybody
    }
    if (state.gameRecord().isOver()) {
      services.leases().giveBack(seating.id(), null);
    }
    boolean shown = state.awayChanged() || rowChanged || otherwise;
    if (shown) {
      broadcast.info();
    }
    if (otherwise) {
      broadcast.clock();
    }
    return shown;
  }

  /** How things stand at another server; whether they stood otherwise here. */
  private boolean take(LiveRow live) {
    int asked = state.asked();
    boolean there = asked >= 0 && state.presence().isConnected(asked);
    ObjectNode before = state.live();
    seating.live().take(live);
    broadcast.hideOthers();
    if (state.live().equals(before)) {
      return false;
    }
    boolean waits = asked >= 0 && there != state.presence().isConnected(asked);
    agenda.clockChanged(waits && state.isAnsweredByServer());
    return true;
  }

  /** It comes from the store, where others have it too. */
  void opened(Update news) {
    LiveRow live = news.live();
    if (live != null) {
      seating.live().take(live);
    } else { // as after a restart
      Stamp last = RecordJson.read(news.records().getLast()).stamp();
      state.goOn(last, services.uptime().comeBack());
    }
    services.leases().want(seating.id());
    broadcast.info();
    Entry last = state.gameRecord().last();
    if (last.number() == 0) {
      broadcast.publish(last);
    } else {
      seating.follows().forEach(follow -> broadcast.catchUp(follow, null)); // they saw it waiting
    }
    agenda.goOn();
  }

  /** This server does from now on what comes by itself here. */
  void taken(Lease lease) {
    boolean otherwise =
        changes(
            () -> {
              state.stoodStill(lease.gap());
              forgetGone();
            });
    agenda.taken();
    if (otherwise) {
      broadcast.info();
      broadcast.clock();
    }
    seating.touched();
  }

  /** Some servers are gone. Only one of those that are left says so. */
  void serversGone() {
    if (services.leases().has(seating.id()) && changes(this::forgetGone)) {
      agenda.clockChanged(state.isAnsweredByServer() && state.asked() >= 0);
      broadcast.info();
      broadcast.clock();
    }
  }

  /** Changes something for all servers; whether that made any difference. */
  private boolean changes(Runnable change) {
    ObjectNode before = state.live();
    seating.live().change(change);
    return !state.live().equals(before);
  }

  private void forgetGone() {
    if (seating.live().forget(services::isGone)) {
      comeAndGo(true, services.time().plus(Clock.GRACE)); // it was not the fault of who is gone
    }
  }

  /** The store may know more. */
  void unsure() {
    unsure = true;
  }

  /** After a write that may or may not have failed, the store knows best. */
  private void makeSure() {
    if (!unsure) {
      return;
    }
    LogRecord last = seating.lastStored();
    int seen = state.gameRecord().number();
    if (last != null && last.number() > seen) {
      Origin origin = state.gameRecord().origin();
      state.replace(GameRecord.of(origin, seating.reread()), RecordJson.read(last).stamp());
      broadcast.missed(seen);
      unsure = false;
      agenda.goOn();
      throw new Refusal(Refusal.Code.STALE, "the game has gone on");
    }
    unsure = false;
  }

  /** Takes other offers: stored first and shown then. */
  void offer(Offers changed) {
    String text = changed.text(state.gameRecord().number());
    seating.save(seating.row().withOffers(text), List.of());
    state.offers(changed);
    broadcast.info();
  }

  /** Nobody has played since a time: the game is over. */
  void abandon(Instant since) {
    GameRecord gameRecord = state.gameRecord();
    boolean runs = state.clock().expires() != null; // it will go on by itself, after a holiday even
    if (!gameRecord.isOver() && !runs && gameRecord.last().at().isBefore(since)) {
      commit(0, new Recorded.Ended(Result.drawn(Result.ABANDONED)), null);
    }
  }

  /** Somebody who is away gets a while to come back; nobody any more if the seat is 0. */
  void warn(int seat) {
    var ends = services.time().plus(NOTICE);
    var given = seat == 0 ? null : new Offers.Notice(seat, ends);
    seating.live().change(() -> state.offers().notice(given));
    broadcast.info();
    agenda.schedule();
  }

  // ---- people

  /** A holiday of somebody who plays here has begun, or ended early. */
  void holidayChanged(String person) {
    seating.live().change(() -> rest(person));
    seating.live().tell(); // the others are to know, though nobody's clock has changed
    state.awayChanged();
    agenda.clockChanged(false);
    broadcast.info();
    broadcast.clock();
  }

  private void rest(String person) {
    ServerTime now = services.time();
    for (int p = 0; p < state.players(); p++) {
      if (person.equals(seating.row().seats().get(p).person())) {
        state.clock().rest(p, now, state.afterHoliday(p, now));
        Offers.Notice notice = state.offers().notice();
        if (notice != null && notice.seat() == p + 1) {
          state.offers().notice(null);
        }
      }
    }
  }

  /** Somebody has done something that was accepted. */
  void active(int seat) {
    boolean wanted = state.offers().isWanted(seat);
    seating
        .live()
        .change(
            () -> {
              state.presence().active(seat - 1);
              state.offers().settle(seat);
            });
    if (state.awayChanged() || wanted) {
      broadcast.info();
    }
  }

  /**
   * Somebody came or went.
   *
   * @param lost who went, because the connection was lost
   * @return whether this changed who is there
   */
  boolean peopleChanged(boolean lost) {
    var changed = new TreeSet<Integer>();
    seating.live().change(() -> changed.addAll(comeAndGo(lost, services.uptime().comeBack())));
    state.awayChanged();
    if (changed.contains(state.asked()) && state.isAnsweredByServer()) {
      agenda.prepare(); // what is pretended to be asked of somebody waits for them
    } else {
      agenda.schedule();
    }
    return !changed.isEmpty();
  }

  /**
   * Notes who is there now.
   *
   * @param free until when nobody is charged for a connection that was lost
   * @return the players of whom it was not known
   */
  private Set<Integer> comeAndGo(boolean lost, ServerTime free) {
    ServerTime now = services.time();
    var changed = new TreeSet<Integer>();
    for (int p = 0; p < state.players(); p++) {
      boolean there = seating.isConnected(p + 1);
      if (state.presence().connected(p, there, lost, now)) {
        changed.add(p);
        if (there) {
          state.clock().connected(p, now);
        } else if (lost) {
          state.clock().lost(p, now, free);
        }
      }
    }
    return changed;
  }
}
