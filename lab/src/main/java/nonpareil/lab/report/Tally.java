package nonpareil.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import nonpareil.lab.EndCause;
import nonpareil.lab.Match;
import nonpareil.lab.Plan;
import nonpareil.lab.Results;
import nonpareil.lab.Row;
import nonpareil.lab.stats.BradleyTerry;
import nonpareil.lab.stats.BradleyTerry.Comparison;
import nonpareil.lab.stats.Interval;
import org.jspecify.annotations.Nullable;

/** What the games say about those who are compared: players in a ladder, heroes otherwise. */
final class Tally {

  /** Wins and games. */
  static final class Share {
    private int wins;
    private int games;

    void add(boolean won) {
      games++;
      wins += won ? 1 : 0;
    }

    int games() {
      return games;
    }

    Interval interval() {
      return Interval.wilson(wins, games);
    }

    double value() {
      return games == 0 ? 0.5 : (double) wins / games;
    }
  }

  /**
   * A pairing on a board, or on all.
   *
   * @param board null for all
   */
  private record Cell(String id, String other, @Nullable String board) {}

  private record OnBoard(String id, @Nullable String board) {}

  private final Results results;
  private final List<String> ids;
  private final Map<Cell, Share> cells = new HashMap<>();
  private final Map<OnBoard, Share> totals = new HashMap<>();
  private final Map<OnBoard, Share> first = new HashMap<>();
  private final Map<String, Share> heroFirst = new HashMap<>();
  private final Map<String, Share> heroLater = new HashMap<>();
  private final List<List<Comparison>> games = new ArrayList<>();
  private final Map<String, Interval> ratings = new HashMap<>();

  Tally(Results results) {
    this.results = results;
    Plan plan = results.plan();
    ids = plan.kind() == Plan.Kind.LADDER ? plan.players() : plan.heroes();
    results.rows().forEach(this::add);
    rate();
  }

  private void add(Row row) {
    Match match = row.match();
    String board = match.board();
    if (plan().isOneAlone()) {
      addAlone(row);
    } else if (plan().kind() == Plan.Kind.LADDER) {
      addLadder(row);
    } else {
      addHeroes(row);
    }
    if (row.winners() != 0 && row.ended() != EndCause.FORFEIT) {
      boolean won = row.won(row.first());
      both(first, "", board).forEach(s -> s.add(won));
      for (int seat = 0; seat < match.seats(); seat++) {
        var of = seat == row.first() ? heroFirst : heroLater;
        of.computeIfAbsent(match.heroes().get(seat), _ -> new Share()).add(row.won(seat));
      }
    }
  }

  /** The side of one player against that of the other, one game each. */
  private void addLadder(Row row) {
    List<String> players = row.match().players();
    String a = players.get(0);
    String b = players.get(1);
    boolean wonA = IntStream.range(0, players.size()).anyMatch(s -> row.won(s) && is(row, s, a));
    boolean wonB = IntStream.range(0, players.size()).anyMatch(s -> row.won(s) && is(row, s, b));
    if (wonA != wonB) {
      String board = row.match().board();
      compare(wonA ? a : b, wonA ? b : a, board);
      both(totals, a, board).forEach(s -> s.add(wonA));
      both(totals, b, board).forEach(s -> s.add(wonB));
      games.add(List.of(comparison(wonA ? a : b, wonA ? b : a)));
    }
  }

  /** One player among others of one kind: shares are of the one that sits alone. */
  private void addAlone(Row row) {
    List<String> players = row.match().players();
    if (Integer.bitCount(row.winners()) != 1) {
      return; // a draw says nothing
    }
    String winner = players.get(Integer.numberOfTrailingZeros(row.winners()));
    String alone =
        players.stream()
            .filter(p -> Collections.frequency(players, p) == 1)
            .findAny()
            .orElseThrow();
    String rest = players.stream().filter(p -> !p.equals(alone)).findAny().orElseThrow();
    boolean won = winner.equals(alone);
    String board = row.match().board();
    for (String on : new @Nullable String[] {board, null}) {
      cells.computeIfAbsent(new Cell(alone, rest, on), _ -> new Share()).add(won);
    }
    both(totals, alone, board).forEach(s -> s.add(won));
    games.add(
        players.stream()
            .filter(other -> !other.equals(winner))
            .map(other -> comparison(winner, other))
            .toList());
  }

  private Comparison comparison(String winner, String loser) {
    return new Comparison(ids.indexOf(winner), ids.indexOf(loser));
  }

  private static boolean is(Row row, int seat, String player) {
    return row.match().players().get(seat).equals(player);
  }

  /** The heroes that won against those that lost; a game counts once for each of them. */
  private void addHeroes(Row row) {
    if (row.winners() == 0) {
      return;
    }
    Match match = row.match();
    var winners = new LinkedHashSet<String>();
    var losers = new LinkedHashSet<String>();
    for (int s = 0; s < match.seats(); s++) {
      (row.won(s) ? winners : losers).add(match.heroes().get(s));
    }
    var comparisons = new ArrayList<Comparison>();
    for (String winner : winners) {
      for (String loser : losers) {
        if (!loser.equals(winner)) {
          compare(winner, loser, match.board());
          comparisons.add(comparison(winner, loser));
        }
      }
    }
    games.add(comparisons);
    winners.forEach(id -> both(totals, id, match.board()).forEach(s -> s.add(true)));
    losers.forEach(id -> both(totals, id, match.board()).forEach(s -> s.add(false)));
  }

  private void compare(String winner, String loser, String board) {
    for (String where : new String[] {board, ""}) {
      String on = where.isEmpty() ? null : where;
      cells.computeIfAbsent(new Cell(winner, loser, on), _ -> new Share()).add(true);
      cells.computeIfAbsent(new Cell(loser, winner, on), _ -> new Share()).add(false);
    }
  }

  /** The share on a board and that on all boards. */
  private static List<Share> both(Map<OnBoard, Share> map, String id, String board) {
    return List.of(
        map.computeIfAbsent(new OnBoard(id, board), _ -> new Share()),
        map.computeIfAbsent(new OnBoard(id, null), _ -> new Share()));
  }

  private void rate() {
    List<Interval> fitted = BradleyTerry.ratings(ids.size(), games);
    for (int i = 0; i < ids.size(); i++) {
      ratings.put(ids.get(i), fitted.get(i));
    }
  }

  // ---- asked by the sections

  Results results() {
    return results;
  }

  Plan plan() {
    return results.plan();
  }

  /** The strongest first. */
  List<String> ranked() {
    var ranked = new ArrayList<>(ids);
    ranked.sort(Comparator.comparingDouble((String id) -> -rating(id).value()));
    return ranked;
  }

  Interval rating(String id) {
    return Objects.requireNonNull(ratings.get(id));
  }

  Share cell(String id, String other, @Nullable String board) {
    return cells.getOrDefault(new Cell(id, other, board), new Share());
  }

  /** All games of a player or hero. */
  Share total(String id, @Nullable String board) {
    return totals.getOrDefault(new OnBoard(id, board), new Share());
  }

  /** The share of all games that is even for who is compared. */
  double even() {
    return plan().kind() == Plan.Kind.LADDER ? pairEven() : seatEven();
  }

  /** The share of a pairing's games that is even. */
  double pairEven() {
    return plan().isOneAlone() ? seatEven() : 0.5;
  }

  /** The share of all games that is even for a seat. */
  double seatEven() {
    return 1.0 / plan().mode().sides(plan().seats());
  }

  /** How often the one who begins wins. */
  Share first(@Nullable String board) {
    return first.getOrDefault(new OnBoard("", board), new Share());
  }

  Share heroFirst(String hero) {
    return heroFirst.getOrDefault(hero, new Share());
  }

  Share heroLater(String hero) {
    return heroLater.getOrDefault(hero, new Share());
  }

  /** All games of a hero, whoever played it. */
  double heroShare(String hero) {
    Share a = heroFirst(hero);
    Share b = heroLater(hero);
    int games = a.games + b.games;
    return games == 0 ? 0.5 : (double) (a.wins + b.wins) / games;
  }
}
