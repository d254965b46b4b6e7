package nonpareil.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;

/**
 * A game that was played: one line of {@code games.csv}.
 *
 * @param winners seats as bits; none for a draw
 * @param first the seat that had the first turn
 * @param health the hero's health left, by seat
 * @param sidekicks the health of all sidekicks left, by seat
 * @param deck the cards left in the deck, by seat
 * @param note why a bot lost, or nothing
 */
public record Row(
    Match match,
    int winners,
    int first,
    int decisions,
    int turns,
    EndCause ended,
    List<Integer> health,
    List<Integer> sidekicks,
    List<Integer> deck,
    String note) {

  public boolean won(int seat) {
    return (winners >>> seat & 1) != 0;
  }

  /** The first line of the file. */
  static List<String> columns(int seats) {
    var columns = new ArrayList<>(List.of("game", "seed", "board", "mode", "edition"));
    for (String name : List.of("hero", "player")) {
      columns.addAll(each(seats, s -> name + (s + 1)));
    }
    columns.addAll(List.of("winners", "first", "decisions", "turns", "ended"));
    for (String name : List.of("health", "sidekicks", "deck")) {
      columns.addAll(each(seats, s -> name + (s + 1)));
    }
    columns.add("note");
    return columns;
  }

  List<String> fields() {
    int seats = match.seats();
    var fields = new ArrayList<String>();
    fields.add(String.valueOf(match.number()));
    fields.add(String.valueOf(match.seed()));
    fields.add(match.board());
    fields.add(match.mode().text());
    fields.add(match.edition().text());
    fields.addAll(match.heroes());
    fields.addAll(match.players());
    fields.add(
        IntStream.range(0, seats)
            .filter(this::won)
            .mapToObj(s -> String.valueOf(s + 1))
            .collect(Collectors.joining(" ")));
    fields.add(String.valueOf(first + 1));
    fields.add(String.valueOf(decisions));
    fields.add(String.valueOf(turns));
    fields.add(ended.text());
    for (List<Integer> numbers : List.of(health, sidekicks, deck)) {
      numbers.forEach(n -> fields.add(String.valueOf(n)));
    }
    fields.add(note);
    return fields;
  }

  static Row parse(List<String> fields, int seats) {
    if (fields.size() != columns(seats).size()) {
      throw new IllegalArgumentException("found " + fields.size() + " columns");
    }
    var rest = fields.iterator();
    var match =
        new Match(
            Long.parseLong(rest.next()),
            Long.parseLong(rest.next()),
            rest.next(),
            Mode.of(rest.next()),
            Edition.of(rest.next()),
            each(seats, _ -> rest.next()),
            each(seats, _ -> rest.next()));
    int winners = 0;
    String seatsThatWon = rest.next();
    for (String seat : seatsThatWon.isEmpty() ? new String[0] : seatsThatWon.split(" ")) {
      winners |= 1 << Integer.parseInt(seat) - 1;
    }
    return new Row(
        match,
        winners,
        Integer.parseInt(rest.next()) - 1,
        Integer.parseInt(rest.next()),
        Integer.parseInt(rest.next()),
        EndCause.parse(rest.next()),
        each(seats, _ -> Integer.parseInt(rest.next())),
        each(seats, _ -> Integer.parseInt(rest.next())),
        each(seats, _ -> Integer.parseInt(rest.next())),
        rest.next());
  }

  /** One by one and in order, which a parallel stream would not promise. */
  private static <T> List<T> each(int seats, IntFunction<T> make) {
    var list = new ArrayList<T>();
    for (int s = 0; s < seats; s++) {
      list.add(make.apply(s));
    }
    return Collections.unmodifiableList(list);
  }
}
