package nonpareil.server.table;

import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.request.Follower;
import org.jspecify.annotations.Nullable;

/** A follower of a table and the seats it looks at it with. */
final class Follow {

  private final Follower follower;
  private final List<Integer> seats;
  private @Nullable Integer looking;

  Follow(Follower follower, List<Integer> seats) {
    this.follower = follower;
    this.seats = List.copyOf(seats);
    looking = seats.size() == 1 ? seats.getFirst() : null;
  }

  Follower follower() {
    return follower;
  }

  List<Integer> seats() {
    return seats;
  }

  /** Whether several people look at this screen, one after the other. */
  boolean isShared() {
    return seats.size() > 1;
  }

  /** A person of a seat is at the screen, or nobody is. */
  void look(@Nullable Integer seat) {
    looking = seat;
  }

  boolean looksAs(int seat) {
    return looking != null && looking == seat;
  }

  /**
   * The screen is handed over when somebody else of those at it is asked; whether somebody looked
   * at it until now.
   */
  boolean handOver(int asked) {
    boolean wasLooking = looking != null;
    if (awaited(asked) != 0) {
      looking = null;
    }
    return wasLooking && looking == null;
  }

  /** The seat that must say it is here; 0 for none. */
  int awaited(int asked) {
    return isShared() && seats.contains(asked) && !looksAs(asked) ? asked : 0;
  }

  /** The player whose eyes these are, or {@link State#SPECTATOR}. */
  int viewer() {
    return looking == null ? State.SPECTATOR : looking - 1;
  }
}
