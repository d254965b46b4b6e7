package nonpareil.server.table;

import nonpareil.server.clock.ServerTime;
import org.jspecify.annotations.Nullable;

/** A choice the server is about to make: a computer's, or the answer to a pretended question. */
final class DueChoice {

  private final int number;
  private final int player;
  private final ServerTime earliest;
  private @Nullable ServerTime due;
  private int option;

  /**
   * @param number the record it answers
   */
  DueChoice(int number, int player, ServerTime earliest) {
    this.number = number;
    this.player = player;
    this.earliest = earliest;
  }

  int number() {
    return number;
  }

  int player() {
    return player;
  }

  /** It is known what will be chosen. */
  void ready(int chosen, ServerTime now) {
    option = chosen;
    due = earliest.isAfter(now) ? earliest : now;
  }

  /** It could not be stored: later. */
  void later(ServerTime time) {
    due = time;
  }

  int option() {
    return option;
  }

  /** When it will be made; null while it is being thought about. */
  @Nullable ServerTime due() {
    return due;
  }
}
