package nonpareil.server.log;

import java.time.Instant;
import nonpareil.server.store.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * A record that is ready to be stored: as it will stand in the log, as a row of the store, and with
 * what it does to the game.
 */
public record Written(Entry entry, LogRecord row, Steps steps) {

  /**
   * What is to be recorded.
   *
   * @param seat whose record it is; 0 for nobody's
   * @param turn the seat that is asked after it; 0 for none
   * @param request the request it answers
   */
  public static Written of(
      String table,
      Steps steps,
      int seat,
      int turn,
      Instant at,
      @Nullable String request,
      Recorded what,
      Stamp stamp) {
    return new Written(
        new Entry(
            steps.record(),
            seat,
            at,
            request,
            what,
            stamp,
            steps.isReaction(),
            steps.beginsTurn(),
            steps.before(),
            steps.after()),
        RecordJson.row(table, steps.record(), seat, turn, at, request, what, stamp),
        steps);
  }
}
