package nonpareil.server.table;

import java.util.List;
import nonpareil.engine.game.State;
import nonpareil.server.request.Follower;
import org.jspecify.annotations.Nullable;

/**
 * A follower of a table and the seats it looks at it with. At a shared screen nobody's hand is
 * shown before that seat's person says to be there, whichever of the seats a page follows.
 */
final class Follow {

  private final Seating seating;
  private final Follower follower;
  private final List<Integer> seats;
  private @Nullable Integer here;

  Follow(Seating seating, Follower follower, List<Integer> seats) {
    this.seating = seating;
    this.follower = follower;
    this.seats = List.copyOf(seats);
  }

  Follower follower() {
    return follower;
  }

  List<Integer> seats() {
    return seats;
  }

  /** Whether it looks on, without a seat. */
  boolean isWatching() {
    return seats.isEmpty();
  }

  /**
   * Whether several people look at this person's screens, one after the other. Who came to both
   * sides by links may have a page for each, and then is nobody else.
   */
  boolean isShared() {
    return !seating.areTogether(seats)
        || seating.isHotSeat() && !seating.areTogether(seating.seatsOf(follower.person()));
  }

  /** A person of a seat is at the screen, or nobody is. */
  void look(@Nullable Integer seat) {
    here = seat;
  }

  private @Nullable Integer looking() {
    Integer someone = isShared() || seats.isEmpty() ? here : seats.getFirst();
    if (someone == null) {
      return null;
    }
    return seating.eyesOf(seats.stream().filter(s -> seating.areTogether(s, someone)).toList());
  }

  /** Whether who looks plays a seat, perhaps beside another of the same team. */
  boolean looksAs(int seat) {
    Integer looking = looking();
    return looking != null && seats.contains(seat) && seating.areTogether(looking, seat);
  }

  /**
   * The screen is handed over when somebody else of those at it is asked; whether somebody looked
   * at it until now.
   */
  boolean handOver(int asked) {
    boolean others = isShared() && seating.owns(follower.person(), asked) && !looksAs(asked);
    return others && leave();
  }

  /** Nobody looks any more; whether somebody did. */
  boolean leave() {
    boolean wasLooking = here != null;
    here = null;
    return wasLooking;
  }

  /** The seat that must say it is here; 0 for none. */
  int awaited(int asked) {
    return isShared() && seats.contains(asked) && !looksAs(asked) ? asked : 0;
  }

  /** The player whose eyes these are, or {@link State#SPECTATOR}. */
  int viewer() {
    Integer looking = looking();
    return looking == null ? State.SPECTATOR : looking - 1;
  }
}
