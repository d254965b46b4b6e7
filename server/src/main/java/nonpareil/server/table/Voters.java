package nonpareil.server.table;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The people who decide together about what the rules leave open: one voice for each, whatever
 * seats are theirs, as long as one of these is in the game.
 */
final class Voters {

  private final MatchState state;

  Voters(MatchState state) {
    this.state = state;
  }

  /** The seats of everybody who plays on, one for each person. */
  List<Integer> all() {
    return seats(_ -> true);
  }

  /** The same without the person of a seat. */
  List<Integer> others(int seat) {
    return seats(other -> !state.seating().areTogether(seat, other));
  }

  /** The same without those who are away. */
  List<Integer> present(int but) {
    return others(but).stream().filter(seat -> !state.isAway(seat)).toList();
  }

  private List<Integer> seats(IntPredicate counted) {
    return IntStream.rangeClosed(1, state.players())
        .filter(seat -> plays(seat) && counted.test(seat) && first(seat) == seat)
        .boxed()
        .toList();
  }

  private boolean plays(int seat) {
    return !state.isComputer(seat) && state.isIn(seat);
  }

  /** The first seat of the person of a seat that is still in the game; the seat itself if none. */
  private int first(int seat) {
    return IntStream.rangeClosed(1, state.players())
        .filter(other -> state.seating().areTogether(seat, other) && plays(other))
        .findFirst()
        .orElse(seat);
  }

  /** All seats that speak with one voice with a seat. */
  SortedSet<Integer> voice(int seat) {
    var seats = new TreeSet<Integer>();
    IntStream.rangeClosed(1, state.players())
        .filter(other -> state.seating().areTogether(seat, other))
        .forEach(seats::add);
    return seats;
  }
}
