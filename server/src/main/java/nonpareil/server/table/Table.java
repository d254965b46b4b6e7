package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import nonpareil.engine.game.State;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Origin;
import nonpareil.server.notify.News;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;
import nonpareil.server.store.Lease;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import nonpareil.server.store.Update;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** A table: its seating, and the game once it has begun. Everything here happens under its lock. */
final class Table {

  private static final int MOST_LINES = 500;

  private final Seating seating;
  private final Seen seen;
  private final Services services;
  private final TableAccess access;
  private final ReentrantLock lock = new ReentrantLock();
  private @Nullable Match match;
  private boolean dropped;

  /** The last lines of talk that were told here. */
  private final Map<String, Integer> told =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
          return size() > MOST_LINES;
        }
      };

  private ServerTime touched;

  Table(String id, Services services, TableAccess access) {
    seating = new Seating(id, services, this::refresh);
    seen = new Seen(seating);
    this.services = services;
    this.access = access;
    touched = services.time();
  }

  // ---- the lock, and coming from and going to the store

  void lock() {
    lock.lock();
  }

  /** Somebody wants something of it. */
  void touch() {
    touched = services.time();
  }

  void unlock() {
    lock.unlock();
  }

  /** Whether it has left memory: another object has taken its place, or will. */
  boolean isDropped() {
    return dropped;
  }

  /**
   * Reads it from the store if it was not yet, or if the store knows best; false if there is no
   * such table.
   */
  boolean load() {
    boolean known = seating.isKnown();
    if (known && !seating.isUnsure()) {
      return true;
    }
    if (services.node() != null) {
      readOn();
      return seating.isKnown();
    }
    TableRow stored;
    try {
      stored = services.store().table(id());
    } catch (StoreException e) {
      if (known) {
        return true; // as it was, until the store is back
      }
      throw e;
    }
    if (stored == null) {
      return known;
    }
    seating.row(stored);
    if (match == null && stored.isIn(TableRow.PLAYING)) {
      match = Recovery.running(seating, access, services.store().records(id()));
      sendInfo();
      seating.follows().forEach(f -> catchUp(f, null)); // they saw it waiting
    } else if (match == null && stored.isIn(TableRow.OVER)) {
      match = Recovery.finished(seating, access, services.store().records(id()));
    }
    seating.sure();
    return true;
  }

  /** Somebody else has stored something about it: another server, or who forgets people. */
  void outdated() {
    if (services.node() != null) {
      refresh();
      return;
    }
    seating.row(Objects.requireNonNull(services.store().table(id())));
    if (match != null) {
      match.unsure();
    }
    sendInfo();
  }

  // ---- other servers

  /** Reads what other servers have stored; whether there was anything new. */
  boolean refresh() {
    try {
      return readOn();
    } catch (StoreException e) {
      if (!seating.isKnown()) {
        throw e;
      }
      return false; // as it was, until the store is back
    }
  }

  /** Whether the store knows more. It is asked without the lock: who is mistaken looks again. */
  boolean isOlderThan(NodeStore.Head head) {
    Match playing = match;
    return !seating.isKnown()
        || head.version() > row().version()
        || head.live() > seating.live().version()
        || playing != null && head.number() > playing.state().gameRecord().number();
  }

  private boolean readOn() {
    NodeStore nodes = services.store().nodes();
    if (nodes == null) {
      return false;
    }
    Match playing = match;
    int version = seating.isKnown() ? row().version() : 0;
    int number = playing == null ? -1 : playing.state().gameRecord().number();
    Update news = nodes.since(id(), version, number, seating.live().version());
    seating.sure();
    if (news.isEmpty()) {
      return false;
    }
    TableRow changed = news.table();
    if (changed != null) {
      seating.row(changed);
    }
    if (!seating.isKnown()) {
      return false;
    }
    Audience before = seating.audience();
    if (playing == null) {
      seating.live().take(news.live());
      open(news);
      sendInfo();
    } else if (!playing.follow(news, changed != null)) {
      audienceChanged(before, null);
    }
    return true;
  }

  /** The game has begun elsewhere, or comes from the store. */
  private void open(Update news) {
    if (news.records().isEmpty()) {
      return;
    }
    if (row().isIn(TableRow.OVER)) {
      match = Recovery.finished(seating, access, news.records());
      return;
    }
    Admission.close(seating, row());
    Match opened = Recovery.running(seating, access, news.records());
    match = opened;
    if (opened != null) {
      opened.opened(news);
    }
  }

  /** Wants to be the server that does what comes by itself here, if there is a game. */
  void wantLease() {
    if (match != null && !match.state().gameRecord().isOver()) {
      services.leases().want(id());
    }
  }

  /** This server does from now on what comes by itself here. */
  void taken(Lease lease) {
    Match playing = match;
    if (playing == null || playing.state().gameRecord().isOver()) {
      services.leases().giveBack(id(), null);
    } else {
      playing.taken(lease);
    }
  }

  /** Some servers are gone, and with them the connections of people. */
  void serversGone() {
    Match playing = match;
    if (playing != null && !playing.state().gameRecord().isOver()) {
      playing.serversGone();
    } else {
      seating.live().change(() -> seating.live().forget(services::isGone));
      sendInfo();
    }
  }

  /** Leaves memory if nobody needs it now and nobody did for a while; whether it has. */
  boolean dropIfIdle(ServerTime now, Duration patience) {
    if (!lock.tryLock()) {
      return false;
    }
    try {
      boolean idle =
          seating.follows().isEmpty()
              && now.isAfter(touched.plus(patience))
              && (match == null || !match.agenda().isBusy());
      if (idle) {
        services.leases().giveBack(id(), match == null ? null : match.agenda().nextDue());
        drop();
      }
      return idle;
    } finally {
      lock.unlock();
    }
  }

  /** Another object will take its place. Only when the server stops it comes without the lock. */
  void drop() {
    dropped = true;
    Match playing = match;
    if (playing != null) {
      playing.agenda().stop();
    }
  }

  // ---- what it is

  String id() {
    return seating.id();
  }

  Services services() {
    return services;
  }

  Seating seating() {
    return seating;
  }

  TableRow row() {
    return seating.row();
  }

  /** The game; null before it begins, and when it cannot be had any more. */
  @Nullable Match match() {
    return match;
  }

  /** The game begins; other tables are stored together with it. */
  void begin(Origin origin, TableRow playing, List<TableRow> others) {
    Admission.close(seating, playing);
    match = Match.begin(seating, access, origin, playing, others);
  }

  // ---- what is asked of it

  /** The game somebody wants to play on. */
  Match playing() {
    Match playing = match;
    if (playing == null) {
      throw row().isIn(TableRow.WAITING)
          ? Refusal.notNow("the game has not begun")
          : Refusal.over();
    }
    return playing;
  }

  /** The seat a request speaks for, which must be its person's. */
  int seat(Request request) {
    int seat = request.fields().needNumber("seat");
    needOwn(request, seat);
    return seat;
  }

  /** The eyes a question is answered for: a seat's, or everybody's. */
  int viewer(Request request) {
    int seat = request.fields().number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    if (seat == 0) {
      return State.SPECTATOR;
    }
    needOwn(request, seat);
    needHere(request, seat);
    return seat - 1;
  }

  private void needOwn(Request request, int seat) {
    if (!seating.owns(request.from().person(), seat)) {
      throw new Refusal(Code.NOT_YOUR_SEAT, "seat " + seat + " is not yours");
    }
  }

  /**
   * Who has several seats is asked by the page that shows this one, where its person is there now.
   * After the end there is nothing left to hide.
   */
  void needHere(Request request, int seat) {
    Follow follow = seating.follow(request.from());
    if (seating.ownsSeveral(request.from().person())
        && !row().isIn(TableRow.OVER)
        && (follow == null || !follow.looksAs(seat))) {
      throw Refusal.notNow("say first who is here");
    }
  }

  // ---- followers

  void watch(Follower follower, List<Integer> wanted, @Nullable Integer from) {
    Admission.need(services, row(), follower.person());
    for (int number : wanted) {
      if (seating.seat(number) == null) {
        throw Refusal.badValue("there is no seat " + number, "seats");
      }
      if (!seating.owns(follower.person(), number)) {
        throw new Refusal(Code.FORBIDDEN, "seat " + number + " is not yours", "seats");
      }
    }
    Audience before = seating.audience();
    seating.follows().removeIf(f -> f.follower() == follower);
    var follow = new Follow(seating, follower, wanted.stream().distinct().sorted().toList());
    if (seating.watchers() >= Admission.MOST_WATCHERS && !seating.hasPart(follower.person())) {
      throw new Refusal(Code.TOO_MANY, "too many people watch this table");
    }
    seating.add(follow);
    if (!peopleChanged(false)) {
      TableJson.send(List.of(follow), seating, state());
      audienceChanged(before, follow);
    }
    Match playing = match;
    if (playing != null && seen.counts(follow)) {
      int number = seen.of(follow.follower().person().id(), playing.state().gameRecord());
      follow
          .follower()
          .send(Json.object().put("type", "seen").put("table", id()).put("number", number));
    }
    catchUp(follow, from);
  }

  /** Whether a line of talk was not told here yet; it is now. It may come by two ways. */
  boolean isNews(int channel, int line) {
    return told.put(channel + " " + line, line) == null;
  }

  /** Somebody looks at a record. */
  void seen(Follower follower, int number) {
    Follow follow = seating.follow(follower);
    Match playing = match;
    if (follow != null && playing != null && seen.counts(follow)) {
      seen.note(follower.person(), Math.min(number, playing.state().gameRecord().number()));
    }
  }

  /** What the people of this table should hear of who have not seen it. */
  List<News> news() {
    Match playing = match;
    return playing == null ? TableNews.invitations(seating) : TableNews.of(playing.state(), seen);
  }

  private void catchUp(Follow follow, @Nullable Integer from) {
    if (match != null) {
      match.broadcast().catchUp(follow, from);
    } else {
      ArchivedTable.catchUp(seating, follow);
    }
  }

  /**
   * Somebody does not follow it any more.
   *
   * @param lost because the connection was lost, not by own wish
   */
  void unwatch(Follower follower, boolean lost) {
    Audience before = seating.audience();
    if (seating.follows().removeIf(f -> f.follower() == follower)) {
      seen.keep(follower.person());
      if (!peopleChanged(lost)) {
        audienceChanged(before, null);
      }
    }
  }

  /**
   * All are told at once who watches; only of a crowd those who watch hear with the next thing that
   * happens, for everybody in it would hear of everybody.
   *
   * @param but who knows it already
   */
  private void audienceChanged(Audience before, @Nullable Follow but) {
    if (!row().isIn(TableRow.WAITING) && !seating.audience().equals(before)) {
      boolean crowd = seating.watchers() >= Audience.CROWD;
      List<Follow> told =
          seating.follows().stream().filter(f -> f != but && !(crowd && f.isWatching())).toList();
      TableJson.send(told, seating, state());
    }
  }

  /** Somebody came or went; whether everybody was told. */
  private boolean peopleChanged(boolean lost) {
    Match playing = match;
    if (playing == null) {
      seating.live().change(() -> {});
      return false;
    }
    if (!playing.peopleChanged(lost)) {
      return false;
    }
    sendInfo();
    playing.broadcast().clock();
    return true;
  }

  private @Nullable MatchState state() {
    return match == null ? null : match.state();
  }

  /** Tells every follower how the table stands. */
  void sendInfo() {
    TableJson.sendAll(seating, state());
  }

  ObjectNode info(@Nullable Person me) {
    return TableJson.of(seating, state(), me);
  }
}
