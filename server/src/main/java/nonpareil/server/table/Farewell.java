package nonpareil.server.table;

import java.time.Instant;
import java.util.List;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.request.Person;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;

/**
 * Somebody leaves a table for good, and is to be forgotten. What is fair to those who stay: a table
 * that waits is left; a duel is resigned; where three or four play, the computer plays on, so that
 * no team loses a fighter and nobody's game is decided by it; where nobody else plays, the game is
 * closed.
 */
final class Farewell {

  private static final String LEVEL = "medium";

  private final Table table;
  private final String person;

  Farewell(Table table, String person) {
    this.table = table;
    this.person = person;
  }

  /** Leaves it, if it has not come to its end yet. */
  void leave() {
    TableRow row = table.row();
    if (row.isIn(TableRow.WAITING)) {
      leaveLobby(row);
    } else if (row.isIn(TableRow.PLAYING)) {
      Match match = table.match();
      if (match != null) {
        leave(match, row);
      }
    }
  }

  private void leaveLobby(TableRow row) {
    boolean sits = row.seats().stream().anyMatch(s -> person.equals(s.person()));
    if (sits || row.creator().equals(person)) {
      new Arrivals(table).leave(new Person(person, ""));
    }
  }

  private void leave(Match match, TableRow row) {
    List<SeatRow> mine = row.seats().stream().filter(s -> person.equals(s.person())).toList();
    boolean alone =
        row.seats().stream()
            .allMatch(s -> s.person() == null || s.isDeleted() || person.equals(s.person()));
    if (mine.isEmpty()) {
      return;
    }
    if (alone) {
      match.abandon(Instant.MAX);
    } else if (row.seats().size() == 2) {
      int seat = mine.getFirst().seat();
      Result lost = Result.lost(match.state().gameRecord().origin().game(), seat, Result.RESIGNED);
      match.commit(null, seat, new Recorded.Resigned(false), lost);
    } else {
      for (SeatRow seat : mine) {
        if (!match.state().isComputer(seat.seat()) && match.state().isIn(seat.seat())) {
          match.commit(null, seat.seat(), new Recorded.SeatGiven(LEVEL), null);
        }
      }
    }
  }

  /** Nothing at the table names the person any more: so it is stored by now. */
  void forget() {
    TableRow row = table.row();
    if (!row.without(person).equals(row) && !table.refresh()) {
      TableRow stored = table.services().store().table(table.id());
      if (stored != null) {
        table.seating().row(stored);
      }
      table.sendInfo();
    }
  }
}
