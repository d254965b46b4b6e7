package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.View;
import nonpareil.server.clock.Clock;
import nonpareil.server.clock.Uptime;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Asked;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Stamp;
import nonpareil.server.replay.FrameJson;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.SeatRow;
import org.jspecify.annotations.Nullable;

/** How a match stands: what has happened, the clock, who is there, what is offered. */
final class MatchState {

  private final Seating seating;
  private final Services services;
  private final Agreement agreed;
  private final Presence presence;
  private final Requests requests = new Requests();
  private GameRecord gameRecord;
  private FrameJson frames;
  private Clock clock;
  private Offers offers;

  /**
   * @param goneSince since when nobody has been there
   */
  MatchState(Seating seating, GameRecord gameRecord, Instant goneSince) {
    this.seating = seating;
    services = seating.services();
    agreed = seating.agreement();
    this.gameRecord = gameRecord;
    int players = gameRecord.origin().game().players();
    clock = new Clock(agreed.clock(), players);
    presence = new Presence(players, !clock.isNone(), goneSince);
    frames = new FrameJson(seating.id(), gameRecord, agreed);
    offers = Offers.of(seating.row().offers(), gameRecord);
    gameRecord.entries().forEach(requests::add);
  }

  /** The store knew more. */
  void replace(GameRecord known, Stamp last) {
    gameRecord = known;
    frames = new FrameJson(seating.id(), known, agreed);
    known.entries().forEach(requests::add);
    offers = Offers.of(seating.row().offers(), known);
    goOn(last);
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

  boolean isAway(int seat) {
    return !isComputer(seat) && presence.isAway(seat - 1, services.now());
  }

  // ---- who is asked

  /** Whether the pending question is one the server answers itself, or a computer does. */
  boolean isAnsweredByServer() {
    Asked pending = gameRecord.pending();
    return pending.isNobody()
        || isComputer(pending.seat())
        || gameRecord.isPretence() && !agreed.hotSeat();
  }

  /** The player whose clock runs; -1 for nobody's. */
  int asked() {
    Asked pending = gameRecord.pending();
    return pending.isNobody() || isComputer(pending.seat()) ? -1 : pending.player();
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
  boolean isSecretlyAsked() {
    Asked pending = gameRecord.pending();
    return !pending.isNobody() && !pending.mulligan() && Question.of(gameRecord.state()).reaction();
  }

  View view(int viewer) {
    return View.of(gameRecord.state(), viewer);
  }

  /** Choices of a player tried out on what that player sees. */
  Draft draft(int player) {
    return new Draft(view(player), services.secrets().seed());
  }

  // ---- time

  /** When everything that happened has been shown. */
  Instant shown() {
    Entry last = gameRecord.last();
    return last.at().plus(services.pace().showing(last.pause()));
  }

  /** The clock begins to run for who is asked first. */
  void startClock() {
    if (asked() >= 0) {
      clock.ask(asked(), 0, shown(), presence.goneSince(asked()));
    }
  }

  /**
   * Sets the clock as it would be if it had run on while the server was up.
   *
   * @param stored beside the last record
   */
  void goOn(Stamp stored) {
    if (clock.isNone()) {
      return;
    }
    List<Long> left = stored.left();
    if (left != null) {
      clock.read(left);
    }
    int asked = asked();
    if (asked < 0) {
      return;
    }
    Instant now = services.now();
    Instant answerable =
        shown().plus(services.pace().withoutClock(gameRecord.state(), gameRecord.pending()));
    clock.ask(asked, gameRecord.spent(asked, gameRecord.here().depth()), answerable, now);
    Uptime uptime = services.uptime();
    Instant grace = uptime.began().plus(Clock.GRACE);
    boolean restarted = gameRecord.last().at().isBefore(uptime.began());
    Long down = stored.down();
    Duration used = uptime.since(answerable, down == null ? 0 : down, now);
    clock.used(used, restarted && grace.isAfter(now) ? grace : now);
  }
}
