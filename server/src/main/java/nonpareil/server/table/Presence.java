package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Arrays;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.log.Entry;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * Who is there, and who has been away for too long. Only what was accepted counts as a sign of
 * somebody: to look at the table, to ask, to be refused is none.
 */
final class Presence {

  /** Who is not connected for so long is away, at a table without a clock. */
  static final Duration AWAY = Duration.ofMinutes(10);

  /** Who has let so many decisions in a row run out is away, at a table with one. */
  static final int DECISIONS = 3;

  private final boolean byClock;
  private final @Nullable ServerTime[] goneSince;
  private final boolean[] lost;
  private final int[] ranOut;

  /**
   * @param byClock with a clock away is who does not answer to it
   * @param since nobody has been there since then
   */
  Presence(int players, boolean byClock, ServerTime since) {
    this.byClock = byClock;
    goneSince = new @Nullable ServerTime[players];
    lost = new boolean[players];
    ranOut = new int[players];
    Arrays.fill(goneSince, since);
    Arrays.fill(lost, true); // they are on the way, or the server was
  }

  boolean isConnected(int player) {
    return goneSince[player] == null;
  }

  /** Whether somebody's connection is lost; who has left by own wish has not lost it. */
  boolean isLost(int player) {
    return !isConnected(player) && lost[player];
  }

  /**
   * Somebody is there, or not.
   *
   * @param byLoss who is not, because the connection was lost
   * @return whether this changed anything
   */
  boolean connected(int player, boolean there, boolean byLoss, ServerTime now) {
    if (isConnected(player) == there) {
      return false;
    }
    goneSince[player] = there ? null : now;
    lost[player] = !there && byLoss;
    return true;
  }

  // ---- for other servers

  ArrayNode written() {
    ArrayNode list = Json.array();
    for (int p = 0; p < goneSince.length; p++) {
      ServerTime gone = goneSince[p];
      ObjectNode player = list.addObject().put("lost", lost[p]).put("ranOut", ranOut[p]);
      if (gone != null) {
        player.put("gone", gone.millis());
      }
    }
    return list;
  }

  void read(JsonNode written) {
    for (int p = 0; p < goneSince.length; p++) {
      JsonNode player = written.path(p);
      JsonNode gone = player.get("gone");
      goneSince[p] = gone == null ? null : new ServerTime(gone.asLong());
      lost[p] = player.path("lost").asBoolean();
      ranOut[p] = player.path("ranOut").asInt();
    }
  }

  /** There was no server: who is not there may be on the way. */
  void outage(ServerTime now) {
    for (int p = 0; p < goneSince.length; p++) {
      goneSince[p] = goneSince[p] == null ? null : now;
      lost[p] = lost[p] || goneSince[p] != null;
    }
  }

  /** For so long nobody could come back: that is nobody's fault. */
  void stoodStill(long millis) {
    for (int p = 0; p < goneSince.length; p++) {
      ServerTime gone = goneSince[p];
      goneSince[p] = gone == null ? null : gone.plusMillis(millis);
    }
  }

  // ---- answering to the clock

  /** What a record says about who answers: a choice of the clock is a decision that ran out. */
  void noted(Entry entry) {
    int player = entry.seat() - 1;
    if (player < 0) {
      return;
    }
    switch (entry.kind()) {
      case TIME_OUT -> ranOut[player]++;
      case MULLIGAN -> ranOut[player] = entry.isByPerson() ? 0 : ranOut[player] + 1;
      case CHOICE, UNDO -> ranOut[player] = entry.isByPerson() ? 0 : ranOut[player];
      case SEAT_TAKEN -> ranOut[player] = 0;
      case START, RESIGN, LEFT_AWAY, DRAW, SEAT_GIVEN, ENDED -> {}
    }
  }

  /** Has done something that was accepted. */
  void active(int player) {
    ranOut[player] = 0;
  }

  boolean isAway(int player, ServerTime now) {
    ServerTime gone = goneSince[player];
    return byClock ? ranOut[player] >= DECISIONS : gone != null && !now.isBefore(gone.plus(AWAY));
  }

  /** When somebody who is gone will be away; null if nobody will. */
  @Nullable ServerTime nextAway(ServerTime now) {
    ServerTime next = null;
    for (ServerTime gone : goneSince) {
      if (!byClock && gone != null && now.isBefore(gone.plus(AWAY))) {
        ServerTime away = gone.plus(AWAY);
        next = next == null ? away : ServerTime.earlier(next, away);
      }
    }
    return next;
  }
}
