package nonpareil.server.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A choice the server is about to make: a computer's, or the answer to a pretended question. */
final class DueChoice {

  private final int number;
  private final int player;
  private final Instant earliest;
  private @Nullable Instant due;
  private int option;

  /**
   * @param number the record it answers
   */
  DueChoice(int number, int player, Instant earliest) {
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
  void ready(int chosen, Instant now) {
    option = chosen;
    due = earliest.isAfter(now) ? earliest : now;
  }

  /** It could not be stored: later. */
  void later(Instant time) {
    due = time;
  }

  int option() {
    return option;
  }

  /** When it will be made; null while it is being thought about. */
  @Nullable Instant due() {
    return due;
  }
}
