package nonpareil.server.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.wire.Json;

/**
 * Several games of the same people. Who wins more than half of so many has won it; a draw counts
 * for nobody, and where three or four play it may take more games than that.
 *
 * @param of how many games it is the best of; 1: there is no series
 * @param game which one this is, from 1
 * @param wins by mark, which stays with a person whatever the seat is; of a table that says nothing
 *     none
 */
public record Series(int of, int game, List<Integer> wins) {

  /** One game and no more. */
  public static final Series NONE = of(1);

  private static final int MARKS = 4;

  public Series {
    wins = List.copyOf(wins);
  }

  /** One that begins. */
  public static Series of(int games) {
    return new Series(games, 1, List.of());
  }

  public boolean isOne() {
    return of == 1;
  }

  public int wins(int mark) {
    return mark <= wins.size() ? wins.get(mark - 1) : 0;
  }

  /** Whether somebody has won it. */
  public boolean isWonBy(int mark) {
    return wins(mark) > of / 2;
  }

  /** With how the game ended. */
  public Series after(Result result, SeatPlan seats) {
    var counted = new ArrayList<Integer>();
    for (int mark = 1; mark <= MARKS; mark++) {
      counted.add(wins(mark));
    }
    for (int seat : result.draw() ? List.<Integer>of() : result.winners()) {
      int mark = seats.mark(seat);
      counted.set(mark - 1, counted.get(mark - 1) + 1);
    }
    return new Series(of, game, counted);
  }

  private boolean isDecided() {
    return wins.stream().anyMatch(n -> n > of / 2);
  }

  /** Whether a game that ended so is followed by another one of the same series. */
  public boolean goesOn(Result result, SeatPlan seats) {
    return !isOne() && !after(result, seats).isDecided();
  }

  /** As it stands at the beginning of the next game; one that is decided begins anew. */
  public Series next(Result result, SeatPlan seats) {
    return goesOn(result, seats) ? new Series(of, game + 1, after(result, seats).wins) : of(of);
  }

  // ---- as it is stored

  void write(ObjectNode json) {
    if (isOne()) {
      return;
    }
    ObjectNode series = Json.object().put("of", of).put("game", game);
    var list = series.putArray("wins");
    wins.forEach(list::add);
    json.set("series", series);
  }

  static Series of(JsonNode json) {
    JsonNode series = json.path("series");
    if (series.isMissingNode()) {
      return NONE;
    }
    var wins = new ArrayList<Integer>();
    series.path("wins").forEach(n -> wins.add(n.asInt()));
    return new Series(series.path("of").asInt(), series.path("game").asInt(), wins);
  }
}
