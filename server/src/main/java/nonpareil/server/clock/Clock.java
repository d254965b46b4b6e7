package nonpareil.server.clock;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * The clock of a table. It runs for the person who is asked, from when everything has been shown.
 * While that person's connection is lost it stands, as long as the budget for that lasts: so much
 * for a decision, so much for the game. Who leaves has no such right.
 */
public final class Clock {

  /** How long it stands in a decision because of lost connections. */
  public static final Duration GRACE = Duration.ofSeconds(60);

  /** And in the whole game, for each person. */
  public static final Duration GAME_GRACE = Duration.ofMinutes(3);

  private static final ServerTime NEVER = new ServerTime(0);

  private final ClockRule rule;
  private final long[] left;
  private final long[] grace;
  private final long[] owed;

  /** Who is asked; -1 if the clock stands. */
  private int running = -1;

  /** What was used up of the decision before {@link #from}, and before it was taken back. */
  private long used;

  /** The same of the time for which it stands in a decision. */
  private long graceUsed;

  /** When time goes on to be used: perhaps later than now. */
  private ServerTime from = NEVER;

  /** Until when everything is being shown. */
  private ServerTime shown = NEVER;

  /** From when it stands because the connection is lost; null if it is not. */
  private @Nullable ServerTime lost;

  public Clock(ClockRule rule, int players) {
    this.rule = rule;
    left = new long[players];
    grace = new long[players];
    owed = new long[players];
    Arrays.fill(left, rule.budget().toMillis());
    Arrays.fill(grace, GAME_GRACE.toMillis());
  }

  private Clock(Clock other) {
    rule = other.rule;
    left = other.left.clone();
    grace = other.grace.clone();
    owed = other.owed.clone();
    running = other.running;
    used = other.used;
    graceUsed = other.graceUsed;
    from = other.from;
    shown = other.shown;
    lost = other.lost;
  }

  /** As it was written down by {@link #written}. */
  public static Clock of(ClockRule rule, int players, JsonNode written) {
    var clock = new Clock(rule, players);
    read(written.path("left"), clock.left);
    read(written.path("grace"), clock.grace);
    read(written.path("owed"), clock.owed);
    clock.running = written.path("running").asInt();
    clock.used = written.path("used").asLong();
    clock.graceUsed = written.path("graceUsed").asLong();
    clock.from = new ServerTime(written.path("from").asLong());
    clock.shown = new ServerTime(written.path("shown").asLong());
    JsonNode since = written.get("lost");
    clock.lost = since == null ? null : new ServerTime(since.asLong());
    return clock;
  }

  private static void read(JsonNode written, long[] into) {
    for (int p = 0; p < into.length; p++) {
      into[p] = written.path(p).asLong();
    }
  }

  /** All there is to know of it, for another server. */
  public ObjectNode written() {
    ObjectNode json = Json.object();
    LongStream.of(left).forEach(json.putArray("left")::add);
    LongStream.of(grace).forEach(json.putArray("grace")::add);
    LongStream.of(owed).forEach(json.putArray("owed")::add);
    json.put("running", running).put("used", used).put("graceUsed", graceUsed);
    json.put("from", from.millis()).put("shown", shown.millis());
    ServerTime since = lost;
    if (since != null) {
      json.put("lost", since.millis());
    }
    return json;
  }

  /** For so long nobody has looked after it: that costs nobody time. */
  public void stoodStill(long millis) {
    from = from.plusMillis(millis);
    shown = shown.plusMillis(millis);
    ServerTime since = lost;
    lost = since == null ? null : since.plusMillis(millis);
  }

  /** To try something out before it is stored. */
  public Clock copy() {
    return new Clock(this);
  }

  public boolean isNone() {
    return rule instanceof ClockRule.None;
  }

  public boolean losesAtZero() {
    return rule instanceof ClockRule.PerGame;
  }

  // ---- what players have

  /** What was noted once; what was not noted then is full. */
  public void read(Account noted) {
    if (losesAtZero()) {
      read(noted.left(), left);
    }
    read(noted.grace(), grace);
    read(noted.owed(), owed);
  }

  private static void read(List<Long> noted, long[] into) {
    for (int p = 0; p < into.length && p < noted.size(); p++) {
      into[p] = noted.get(p);
    }
  }

  public Account account(ServerTime now) {
    long[] leftNow = left.clone();
    long[] graceNow = grace.clone();
    if (running >= 0) {
      leftNow[running] = left(running, now);
      graceNow[running] -= stood(now);
    }
    return new Account(list(leftNow), list(graceNow), list(owed));
  }

  private static List<Long> list(long[] values) {
    return LongStream.of(values).boxed().toList();
  }

  /** What a player has left of the game or the decision. */
  public long left(int player, ServerTime now) {
    return player == running ? Math.max(0, left[player] - used - passed(now)) : left[player];
  }

  /** Somebody has begun so many actions of the rules. */
  public void earn(int player, int actions) {
    long gain = increment() * actions;
    long paid = Math.min(owed[player], gain);
    owed[player] -= paid;
    left[player] += gain - paid;
  }

  /** They were taken back, and with them what was gained: what is used up already is owed. */
  public void takeBack(int player, int actions) {
    long rest = left[player] - increment() * actions;
    left[player] = Math.max(1, rest);
    owed[player] += left[player] - rest;
  }

  private long increment() {
    return rule instanceof ClockRule.PerGame game ? game.increment() * 1000L : 0;
  }

  // ---- a decision

  /**
   * A decision is asked.
   *
   * @param spent what was used up of its time before it was taken back
   * @param graceSpent and for how long it had stood
   * @param isLost whether the player's connection is lost
   * @param free until when nobody who is not there is charged for it; not before it is shown
   */
  public void ask(
      int player,
      long spent,
      long graceSpent,
      ServerTime whenShown,
      boolean isLost,
      ServerTime free) {
    if (isNone()) {
      return;
    }
    running = player;
    used = losesAtZero() ? 0 : spent;
    graceUsed = graceSpent;
    shown = whenShown;
    from = whenShown;
    lost = null;
    if (isLost) {
      stand(ServerTime.later(whenShown, free));
    }
  }

  /** Some of the time was used before a restart. */
  public void used(long before) {
    used += before;
  }

  /** Who is asked; -1 if the clock stands. */
  public int running() {
    return running;
  }

  /** What was used up of the time of the pending decision. */
  public long spent(ServerTime now) {
    return running < 0 ? 0 : used + passed(now);
  }

  /** For how long it has stood in the pending decision. */
  public long graceSpent(ServerTime now) {
    return running < 0 ? 0 : graceUsed + stood(now);
  }

  /** The decision was answered, or is not asked any more. */
  public void stop(ServerTime now) {
    if (running < 0) {
      return;
    }
    goOn(now);
    if (losesAtZero()) {
      left[running] = left(running, now);
    }
    running = -1;
  }

  // ---- connections

  /**
   * Somebody's connection was lost.
   *
   * @param free until when nobody is charged for it
   */
  public void lost(int player, ServerTime now, ServerTime free) {
    if (running == player && lost == null) {
      used += passed(now);
      shown = ServerTime.later(from, now);
      stand(ServerTime.later(shown, free));
    }
  }

  public void connected(int player, ServerTime now) {
    if (running == player) {
      goOn(now);
    }
  }

  /**
   * The time of a player stands until then, whatever it stood for before: a holiday, or its end.
   */
  public void rest(int player, ServerTime now, ServerTime until) {
    if (running != player) {
      return;
    }
    boolean wasLost = lost != null;
    goOn(now);
    used += passed(now);
    shown = ServerTime.later(now, until);
    from = shown;
    if (wasLost) {
      stand(shown);
    }
  }

  private void stand(ServerTime since) {
    lost = since;
    from = since.plusMillis(mayStand());
  }

  private void goOn(ServerTime now) {
    ServerTime since = lost;
    if (since == null) {
      return;
    }
    long stood = stood(now);
    graceUsed += stood;
    grace[running] -= stood;
    from = now.isBefore(since) ? ServerTime.later(shown, now) : since.plusMillis(stood);
    lost = null;
  }

  /** How much longer it may stand in this decision. */
  private long mayStand() {
    return Math.max(0, Math.min(GRACE.toMillis() - graceUsed, grace[running]));
  }

  /** For how long it has stood since the connection was lost. */
  private long stood(ServerTime now) {
    ServerTime since = lost;
    return since == null ? 0 : Math.clamp(since.until(now), 0, mayStand());
  }

  private long passed(ServerTime now) {
    return Math.max(0, from.until(now));
  }

  // ---- the end of time

  /** When the time of the player who is asked will be over; null if the clock stands. */
  public @Nullable ServerTime expires() {
    return running < 0 ? null : from.plusMillis(Math.max(0, left[running] - used));
  }

  /** Whose time is over; -1 for nobody's. */
  public int expired(ServerTime now) {
    ServerTime end = expires();
    return end != null && !now.isBefore(end) ? running : -1;
  }

  /** For a frame; who is asked may be a secret. */
  public @Nullable ObjectNode json(ServerTime now, boolean tellWho) {
    if (isNone()) {
      return null;
    }
    Account account = account(now);
    ObjectNode json = Json.object().put("kind", rule.kind());
    ObjectNode seats = json.putObject("left");
    ObjectNode budget = json.putObject("budget");
    for (int p = 0; p < left.length; p++) {
      seats.put(String.valueOf(p + 1), account.left().get(p));
      budget.put(String.valueOf(p + 1), account.grace().get(p));
    }
    if (tellWho && running >= 0) {
      json.put("running", running + 1);
    } else {
      json.putNull("running");
    }
    return json.put("grace", running < 0 ? 0 : Math.max(0, now.until(from)));
  }
}
