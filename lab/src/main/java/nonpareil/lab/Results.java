package nonpareil.lab;

import java.util.List;

/**
 * The games of a run, as many as have been played.
 *
 * @param rows by game number
 */
public record Results(Plan plan, List<Row> rows, CardTable cards) {

  public Results {
    rows = List.copyOf(rows);
  }

  /** Games lost by the fault of a bot. */
  public List<Row> forfeits() {
    return rows.stream().filter(r -> r.ended() == EndCause.FORFEIT).toList();
  }
}
