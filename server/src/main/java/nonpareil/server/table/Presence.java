package nonpareil.server.table;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Who is there, and who has been away for too long. */
final class Presence {

  static final Duration AWAY = Duration.ofMinutes(5);

  private final boolean byClock;
  private final @Nullable Instant[] goneSince;
  private final boolean[] silent;
  private final boolean[] wasAway;

  /**
   * @param byClock with a clock away is who did not answer to it
   */
  Presence(int players, boolean byClock, Instant now) {
    this.byClock = byClock;
    goneSince = new @Nullable Instant[players];
    silent = new boolean[players];
    wasAway = new boolean[players];
    for (int p = 0; p < players; p++) {
      goneSince[p] = now;
    }
  }

  boolean isConnected(int player) {
    return goneSince[player] == null;
  }

  /** Since when somebody is not there; null for who is. */
  @Nullable Instant goneSince(int player) {
    return goneSince[player];
  }

  /** Whether this changed anything. */
  boolean connected(int player, boolean now, Instant at) {
    if (isConnected(player) == now) {
      return false;
    }
    goneSince[player] = now ? null : at;
    silent[player] = now ? false : silent[player];
    return true;
  }

  /** Did not answer to the clock. */
  void silent(int player) {
    silent[player] = true;
  }

  /** Has done something; whether this changed anything. */
  boolean active(int player) {
    boolean was = silent[player];
    silent[player] = false;
    return was;
  }

  boolean isAway(int player, Instant now) {
    Instant gone = goneSince[player];
    return silent[player] || !byClock && gone != null && !now.isBefore(gone.plus(AWAY));
  }

  /** When somebody who is gone will be away next. */
  @Nullable Instant nextAway(Instant now) {
    Instant next = null;
    for (Instant gone : goneSince) {
      if (!byClock && gone != null && now.isBefore(gone.plus(AWAY))) {
        Instant away = gone.plus(AWAY);
        next = next == null || away.isBefore(next) ? away : next;
      }
    }
    return next;
  }

  /** Whether who is away has changed since this was asked last. */
  boolean changed(Instant now) {
    boolean changed = false;
    for (int p = 0; p < wasAway.length; p++) {
      boolean away = isAway(p, now);
      changed |= away != wasAway[p];
      wasAway[p] = away;
    }
    return changed;
  }
}
