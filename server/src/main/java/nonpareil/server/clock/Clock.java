package nonpareil.server.clock;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * The clock of a table. It runs for the person who is asked, from when everything has been shown,
 * and stands for the first minute in which that person is not there.
 */
public final class Clock {

  /** How long a clock stands when somebody's connection is lost. */
  public static final Duration GRACE = Duration.ofSeconds(60);

  private final ClockRule rule;
  private final long[] left;

  /** Who is asked; -1 if the clock stands. */
  private int running = -1;

  /** What was used up of the decision before {@link #from}, and before it was taken back. */
  private long used;

  /** When time goes on to be used: perhaps later than now. */
  private Instant from = Instant.EPOCH;

  /** Until when everything is being shown. */
  private Instant shown = Instant.EPOCH;

  public Clock(ClockRule rule, int players) {
    this.rule = rule;
    left = new long[players];
    Arrays.fill(left, rule.budget().toMillis());
  }

  private Clock(Clock other) {
    rule = other.rule;
    left = other.left.clone();
    running = other.running;
    used = other.used;
    from = other.from;
    shown = other.shown;
  }

  /** To try something out before it is stored. */
  public Clock copy() {
    return new Clock(this);
  }

  public boolean isNone() {
    return rule instanceof ClockRule.None;
  }

  /** What is left of the game for each player, as it was noted once. */
  public void read(List<Long> noted) {
    for (int p = 0; p < left.length && p < noted.size() && losesAtZero(); p++) {
      left[p] = noted.get(p);
    }
  }

  /** What is left for each player at a time. */
  public List<Long> left(Instant now) {
    return IntStream.range(0, left.length).mapToObj(p -> left(p, now)).toList();
  }

  /**
   * A decision is asked.
   *
   * @param spent what was used up of its time before it was taken back
   * @param goneSince since when the player has not been there; null if that is not so
   */
  public void ask(int player, long spent, Instant whenShown, @Nullable Instant goneSince) {
    if (isNone()) {
      return;
    }
    running = player;
    used = losesAtZero() ? 0 : spent;
    shown = whenShown;
    from = goneSince == null ? whenShown : max(whenShown, goneSince.plus(GRACE));
  }

  /** Some of the time was used before a restart. */
  public void used(Duration before, Instant goesOn) {
    used += before.toMillis();
    from = goesOn;
  }

  /** Who is asked; -1 if the clock stands. */
  public int running() {
    return running;
  }

  /** What was used up of the time of the pending decision. */
  public long spent(Instant now) {
    return running < 0 ? 0 : used + passed(now);
  }

  /** The decision was answered, or is not asked any more. */
  public void stop(boolean answered, Instant now) {
    if (running < 0) {
      return;
    }
    int player = running;
    long rest = left(player, now);
    running = -1;
    if (rule instanceof ClockRule.PerGame game) {
      left[player] = rest + (answered ? game.increment() * 1000L : 0);
    }
  }

  /** An answer was taken back, and with it what was gained for it. */
  public void tookBack(int player) {
    if (rule instanceof ClockRule.PerGame game) {
      left[player] = Math.max(1, left[player] - game.increment() * 1000L);
    }
  }

  public void disconnected(int player, Instant now) {
    if (running == player) {
      used += passed(now);
      from = max(from, now.plus(GRACE));
    }
  }

  public void connected(int player, Instant now) {
    if (running == player && from.isAfter(now)) {
      from = max(shown, now);
    }
  }

  private long passed(Instant now) {
    return Math.max(0, Duration.between(from, now).toMillis());
  }

  private long left(int player, Instant now) {
    return player == running ? Math.max(0, left[player] - used - passed(now)) : left[player];
  }

  /** When the time of the player who is asked will be over; null if the clock stands. */
  public @Nullable Instant expires() {
    return running < 0 ? null : from.plusMillis(Math.max(0, left[running] - used));
  }

  /** Whose time is over; -1 for nobody's. */
  public int expired(Instant now) {
    Instant end = expires();
    return end != null && !now.isBefore(end) ? running : -1;
  }

  public boolean losesAtZero() {
    return rule instanceof ClockRule.PerGame;
  }

  /** For a frame; who is asked may be a secret. */
  public @Nullable ObjectNode json(Instant now, boolean tellWho) {
    if (isNone()) {
      return null;
    }
    ObjectNode json = Json.object().put("kind", rule.kind());
    ObjectNode seats = json.putObject("left");
    for (int p = 0; p < left.length; p++) {
      seats.put(String.valueOf(p + 1), left(p, now));
    }
    if (tellWho && running >= 0) {
      json.put("running", running + 1);
    } else {
      json.putNull("running");
    }
    long grace = running < 0 ? 0 : Math.max(0, Duration.between(now, from).toMillis());
    return json.put("grace", grace);
  }

  private static Instant max(Instant a, Instant b) {
    return a.isAfter(b) ? a : b;
  }
}
