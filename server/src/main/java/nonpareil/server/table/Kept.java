package nonpareil.server.table;

import nonpareil.server.request.Person;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;

/** Seats that wait for a friend of who made the table, as long as they are friends. */
final class Kept {

  private Kept() {}

  /** The seat that is kept for somebody. */
  static @Nullable SeatRow seat(Services services, TableRow row, @Nullable Person me) {
    if (me == null || !row.isIn(TableRow.WAITING)) {
      return null;
    }
    for (SeatRow seat : row.seats()) {
      if (me.id().equals(seat.offered()) && friend(services, me.id(), row.creator()) != null) {
        return seat;
      }
    }
    return null;
  }

  /** The name of the friend a seat is kept for, if it is told to somebody: who made the table. */
  static @Nullable String shownTo(
      Services services, TableRow row, SeatRow seat, @Nullable Person me) {
    String friend = seat.offered();
    return friend != null && me != null && row.creator().equals(me.id())
        ? friend(services, me.id(), friend)
        : null;
  }

  private static @Nullable String friend(Services services, String person, String other) {
    return services.store().friends().nameOf(person, other);
  }
}
