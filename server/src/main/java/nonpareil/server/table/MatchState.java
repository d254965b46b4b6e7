package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.clock.Account;
import nonpareil.server.clock.Clock;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Asked;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.RecordJson;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Stamp;
import nonpareil.server.replay.FrameJson;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** How a match stands: what has happened, the clock, who is there, what is offered. */
final class MatchState implements Live.Game {

  /** So long somebody may let the others wait, without a clock. */
  static final Duration WAITED_FOR = Duration.ofDays(1);

  private final Seating seating;
  private final Services services;
  private final Agreement agreed;
  private final Presence presence;
  private final Requests requests = new Requests();
  private GameRecord gameRecord;
  private FrameJson frames;
  private Clock clock;
  private Offers offers;

  /** What was noted of the clock beside the last record, where others may add the next one. */
  private @Nullable Account noted;

  /** The game as those know it who watch and have to wait. */
  private @Nullable GameRecord past;

  /** What those were told last who have to wait. */
  private @Nullable ObjectNode told;

  /** Who was away when that was asked last, and who might be given up. */
  private final int[] awayBefore;

  /**
   * @param goneSince since when nobody has been there
   */
  MatchState(Seating seating, GameRecord gameRecord, ServerTime goneSince) {
    this.seating = seating;
    services = seating.services();
    agreed = seating.agreement();
    this.gameRecord = gameRecord;
    int players = gameRecord.origin().game().players();
    clock = new Clock(agreed.clock(), players);
    presence = new Presence(players, !clock.isNone(), goneSince);
    frames = new FrameJson(seating.id(), gameRecord, agreed, seating::areTogether);
    offers = Offers.of(seating.row().offers(), gameRecord, this::isComputer);
    gameRecord.entries().forEach(requests::add);
    gameRecord.entries().forEach(presence::noted);
    awayBefore = new int[players];
    moved();
  }

  /** It has gone on: whoever plays several seats perhaps looks with other eyes. */
  void moved() {
    int turn = gameRecord.state().activePlayer() + 1;
    seating.at(gameRecord.pending().seat(), turn);
  }

  /** The store knew more. */
  void replace(GameRecord known, Stamp last) {
    gameRecord = known;
    frames = new FrameJson(seating.id(), known, agreed, seating::areTogether);
    known.entries().forEach(requests::add);
    offers = Offers.of(seating.row().offers(), known, this::isComputer);
    moved();
    goOn(last, services.time());
  }

  // ---- for other servers

  @Override
  public int number() {
    return gameRecord.number();
  }

  /** What no record tells. */
  @Override
  public ObjectNode live() {
    ObjectNode json = offers.passing();
    json.set("presence", presence.written());
    if (!clock.isNone()) {
      json.set("clock", clock.written());
    }
    return json;
  }

  @Override
  public void live(int number, JsonNode json) {
    lookAtHolidays(); // perhaps one has begun
    presence.read(json.path("presence"));
    offers.passing(json);
    List<Entry> entries = gameRecord.entries(); // what has come since is noted
    for (Entry entry : entries.subList(number + 1, entries.size())) {
      presence.noted(entry);
      offers.lapsePassing(entry);
    }
    if (clock.isNone()) {
      return;
    }
    if (number == gameRecord.number()) {
      clock = Clock.of(agreed.clock(), players(), json.path("clock"));
    } else {
      followClock();
    }
  }

  @Override
  public void outage() {
    presence.outage(services.time());
    offers.passing(Json.object());
  }

  /** Another server has added a record. */
  Entry follow(LogRecord row) {
    Entry entry = gameRecord.follow(row);
    noted(row);
    moved();
    requests.add(entry);
    presence.noted(entry);
    followClock();
    return entry;
  }

  /** Another server has stored the table anew: perhaps something else is offered now. */
  void rowChanged() {
    ObjectNode passing = offers.passing();
    offers = Offers.of(seating.row().offers(), gameRecord, this::isComputer);
    offers.passing(passing);
  }

  /** What the last record says about the clock. */
  void noted(LogRecord last) {
    noted = RecordJson.read(last).stamp().account();
  }

  /** The clock runs as the last record says. */
  private void followClock() {
    if (clock.isNone()) {
      return;
    }
    Entry last = gameRecord.last();
    clock = new Clock(agreed.clock(), players());
    Account account = noted;
    if (account != null) {
      clock.read(account);
    }
    int asked = asked();
    if (asked < 0 || gameRecord.isOver()) {
      return;
    }
    boolean anew = last.what() instanceof Recorded.TookBack back && back.agreed();
    Stamp.Spent spent = gameRecord.spent(asked, gameRecord.here().depth());
    ServerTime from =
        afterHoliday(
            asked,
            shown().plus(services.pace().withoutClock(gameRecord.state(), gameRecord.pending())));
    long used = anew ? 0 : spent.millis();
    clock.ask(asked, used, spent.grace(), from, presence.isLost(asked), from);
  }

  /** For so long nobody has looked after the game: that costs nobody time. */
  void stoodStill(long millis) {
    presence.stoodStill(millis);
    clock.stoodStill(millis);
    Offers.Notice notice = offers.notice();
    if (notice != null) {
      offers.notice(new Offers.Notice(notice.seat(), notice.ends().plusMillis(millis)));
    }
  }

  // ---- its parts

  Seating seating() {
    return seating;
  }

  Services services() {
    return services;
  }

  Agreement agreed() {
    return agreed;
  }

  GameRecord gameRecord() {
    return gameRecord;
  }

  FrameJson frames() {
    return frames;
  }

  Presence presence() {
    return presence;
  }

  /** The requests that were accepted. */
  Requests requests() {
    return requests;
  }

  /** As it runs; it is another object after every record. */
  Clock clock() {
    return clock;
  }

  void clock(Clock next) {
    clock = next;
  }

  Offers offers() {
    return offers;
  }

  void offers(Offers changed) {
    offers = changed;
  }

  /** Whether those who only watch have to wait for the turn to end. */
  boolean isHeld() {
    return offers.delay().holds(gameRecord);
  }

  /** The game as those know it who only watch. */
  GameRecord watched() {
    int shown = offers.delay().shown(gameRecord);
    if (shown == gameRecord.number()) {
      past = null;
      return gameRecord;
    }
    GameRecord known = past;
    if (known == null || known.number() != shown) {
      known = gameRecord.upTo(shown);
      past = known;
    }
    return known;
  }

  /** Whether those who have to wait were not told this yet; they are now. */
  boolean isNews(ObjectNode info) {
    boolean news = !info.equals(told);
    told = info;
    return news;
  }

  int players() {
    return gameRecord.origin().game().players();
  }

  // ---- who plays

  /** The level of the computer that plays a seat now; null if a person does. */
  @Nullable String level(int seat) {
    String given = gameRecord.given(seat);
    SeatRow row = seating.row().seats().get(seat - 1);
    return given != null ? given : row.level();
  }

  boolean isComputer(int seat) {
    return level(seat) != null;
  }

  /** Whether a seat plays on: it is neither out nor about to leave. */
  boolean isIn(int seat) {
    State s = gameRecord.state();
    return ((s.playersOut() | s.playersLeaving()) >>> seat - 1 & 1) == 0;
  }

  /** Whether the others play on when somebody gives up. */
  boolean goesOnWithout() {
    return agreed.mode() != Mode.DUEL;
  }

  /** The players of the person of a seat. */
  IntPredicate own(int seat) {
    return player -> seating.areTogether(seat, player + 1);
  }

  boolean isAway(int seat) {
    if (!isIn(seat)) {
      return false;
    }
    boolean gone = !isComputer(seat) && presence.isAway(seat - 1, services.time());
    return !isOnHoliday(seat) && (gone || mayBeEnded(seat));
  }

  /**
   * Whether the others may end the game because of a seat: with a clock once it is away, without
   * one if it lets everybody wait for a day. It need not be gone: who only looks is not there.
   */
  boolean mayBeEnded(int seat) {
    if (gameRecord.isOver()
        || isComputer(seat)
        || agreed.hotSeat()
        || !isIn(seat)
        || isOnHoliday(seat)) {
      return false;
    }
    if (!clock.isNone()) {
      return presence.isAway(seat - 1, services.time());
    }
    ServerTime end = waitedFor();
    return asked() == seat - 1 && end != null && !services.time().isBefore(end);
  }

  /** When whoever is asked will have been waited for long enough, without a clock. */
  private @Nullable ServerTime waitedFor() {
    return clock.isNone() && asked() >= 0 ? time(gameRecord.last()).plus(WAITED_FOR) : null;
  }

  /** When somebody will be away next, if nothing happens; null if nobody will. */
  @Nullable ServerTime nextAway() {
    ServerTime now = services.time();
    ServerTime gone = presence.nextAway(now);
    ServerTime end = waitedFor();
    if (end == null || !end.isAfter(now)) {
      return gone;
    }
    return gone == null ? end : ServerTime.earlier(gone, end);
  }

  /** Whether it has changed who is away, or on holiday, since this was asked last. */
  boolean awayChanged() {
    boolean changed = false;
    for (int seat = 1; seat <= players(); seat++) {
      int away = (isAway(seat) ? 1 : 0) + (mayBeEnded(seat) ? 2 : 0) + (isOnHoliday(seat) ? 4 : 0);
      changed |= away != awayBefore[seat - 1];
      awayBefore[seat - 1] = away;
    }
    return changed;
  }

  // ---- holidays

  /** Another server may know of others. */
  private void lookAtHolidays() {
    if (agreed.clock() instanceof ClockRule.Days) {
      seating.row().seats().stream()
          .map(SeatRow::person)
          .filter(Objects::nonNull)
          .forEach(services.holidays()::lookAgain);
    }
  }

  /** When a holiday ends that counts at this table; null if nobody is on one. */
  @Nullable ServerTime holiday(int seat) {
    String person = seating.row().seats().get(seat - 1).person();
    boolean counts = agreed.clock() instanceof ClockRule.Days && person != null;
    return counts && person != null ? services.holidays().until(person) : null;
  }

  boolean isOnHoliday(int seat) {
    return holiday(seat) != null;
  }

  /** From when a player's time may run. */
  ServerTime afterHoliday(int player, ServerTime otherwise) {
    ServerTime until = holiday(player + 1);
    return until == null ? otherwise : ServerTime.later(until, otherwise);
  }

  private long onHoliday(int player, ServerTime from, ServerTime to) {
    String person = seating.row().seats().get(player).person();
    boolean counts = agreed.clock() instanceof ClockRule.Days;
    return counts && person != null ? services.holidays().within(person, from, to) : 0;
  }

  // ---- who is asked

  /** Whether the pending question is one the server answers itself, or a computer does. */
  boolean isAnsweredByServer() {
    Asked pending = gameRecord.pending();
    return pending.isNobody()
        || isComputer(pending.seat())
        || !isIn(pending.seat())
        || gameRecord.isPretence() && !agreed.hotSeat();
  }

  /** The player whose clock runs; -1 for nobody's. */
  int asked() {
    Asked pending = gameRecord.pending();
    boolean byServer = pending.isNobody() || isComputer(pending.seat()) || !isIn(pending.seat());
    return byServer ? -1 : pending.player();
  }

  /** Refused unless a player is asked something. */
  void needDecision(int player) {
    Asked pending = gameRecord.pending();
    if (pending.isNobody() || pending.player() != player || pending.mulligan()) {
      throw new Refusal(Refusal.Code.NOT_YOUR_DECISION, "somebody else is asked");
    }
    if (isAnsweredByServer()) {
      throw new Refusal(Refusal.Code.NOT_YOUR_DECISION, "nothing is asked");
    }
  }

  /** Whether the others must not learn who is asked: it may be a pretence. */
  static boolean isSecretlyAsked(GameRecord game) {
    Asked pending = game.pending();
    return !pending.isNobody() && !pending.mulligan() && Question.of(game.state()).reaction();
  }

  View view(int viewer) {
    return View.of(gameRecord.state(), viewer);
  }

  /** Choices of a player tried out on what that player sees. */
  Draft draft(int player) {
    return new Draft(view(player), services.secrets().seed());
  }

  // ---- time

  /** When a record was made, by the server's own time. */
  ServerTime time(Entry entry) {
    return services.uptime().then(entry.at(), entry.ahead());
  }

  /** When everything that happened has been shown. */
  ServerTime shown() {
    Entry last = gameRecord.last();
    return time(last).plus(services.pace().showing(last.pause()));
  }

  /** The clock begins to run for who is asked first. */
  void startClock() {
    if (asked() >= 0) {
      ServerTime from = afterHoliday(asked(), shown());
      clock.ask(asked(), 0, 0, from, presence.isLost(asked()), from);
    }
  }

  /**
   * Sets the clock as it would be if it had run on while the server was up.
   *
   * @param stored beside the last record
   * @param free until when people may come back without being charged for it
   */
  void goOn(Stamp stored, ServerTime free) {
    if (clock.isNone()) {
      return;
    }
    Account account = stored.account();
    if (account != null) {
      clock.read(account);
    }
    int asked = asked();
    if (asked < 0) {
      return;
    }
    ServerTime now = services.time();
    ServerTime answerable =
        shown().plus(services.pace().withoutClock(gameRecord.state(), gameRecord.pending()));
    Stamp.Spent spent = gameRecord.spent(asked, gameRecord.here().depth());
    long used = Math.max(0, answerable.until(now) - onHoliday(asked, answerable, now));
    clock.ask(
        asked,
        spent.millis(),
        spent.grace(),
        afterHoliday(asked, ServerTime.later(answerable, now)),
        presence.isLost(asked),
        free);
    clock.used(used);
  }
}
