package nonpareil.lab;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonpareil.ai.Level;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import org.jspecify.annotations.Nullable;

/**
 * All games of a run, each by its number. The numbers go round by round over all cells, so a run
 * that is broken off is balanced, and one with more games begins with the same ones.
 *
 * @param players those of the ladder, or the one that plays everybody
 * @param focus the hero that plays against all others; null if all play against all
 * @param seats how many play at a table
 * @param games per cell, an even number: two and two are the same game with seats swapped
 * @param content a fingerprint of the rules of heroes and boards
 */
public record Plan(
    Kind kind,
    List<String> players,
    List<String> heroes,
    @Nullable String focus,
    List<String> boards,
    Mode mode,
    int seats,
    Edition edition,
    int games,
    long seed,
    String content)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** What is measured. */
  public enum Kind {
    LADDER,
    MATRIX,
    HERO;

    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int MOST_GAMES = 1_000_000;
  private static final String BETWEEN = " | ";

  public Plan {
    players = List.copyOf(players);
    heroes = List.copyOf(heroes);
    boards = List.copyOf(boards);
    if (games < 2 || games % 2 != 0 || games > MOST_GAMES) {
      throw new LabException(
          "--games: found %d, expected an even number from 2 to %d: each pairing is played from both seats"
              .formatted(games, MOST_GAMES));
    }
    if (seats < mode.fewestPlayers() || seats > mode.mostPlayers()) {
      throw new LabException(
          "--seats: found %d, expected %d to %d in mode %s"
              .formatted(seats, mode.fewestPlayers(), mode.mostPlayers(), mode.text()));
    }
    int fewest = kind == Kind.LADDER ? 2 : 1;
    if (players.size() < fewest || players.stream().distinct().count() < players.size()) {
      throw new LabException(
          "--players: found %s, expected at least %d different ones".formatted(players, fewest));
    }
    if (kind != Kind.LADDER && players.size() > 1) {
      throw new LabException(
          "--player: found %s, expected one that plays all heroes".formatted(players));
    }
    checkDifferent("--heroes", heroes);
    checkDifferent("--boards", boards);
    if (heroes.size() < (kind == Kind.LADDER ? 1 : 2) || boards.isEmpty()) {
      throw new LabException(
          "found heroes %s on boards %s, expected at least two heroes and a board"
              .formatted(heroes, boards));
    }
  }

  private static void checkDifferent(String option, List<String> ids) {
    if (ids.stream().distinct().count() < ids.size()) {
      throw new LabException("%s: found %s, expected different ones".formatted(option, ids));
    }
  }

  /** How many there are in all. */
  public long size() {
    return (long) cells() * games;
  }

  /** How many pairings are played equally often. */
  public int cells() {
    return kind == Kind.LADDER ? pairs(players.size()) : heroPairs().size() * boards.size();
  }

  private static int pairs(int of) {
    return of * (of - 1) / 2;
  }

  /** The game with a number. */
  public Match match(long number) {
    long half = number / 2;
    boolean swapped = number % 2 != 0;
    int cell = (int) (half % cells());
    long round = half / cells();
    return kind == Kind.LADDER
        ? ladder(number, round, pairs(players).get(cell), swapped)
        : matrix(number, half, cell, swapped);
  }

  // ---- players against players: the same heroes, board and seed for every pair of players

  private Match ladder(long number, long round, List<String> pair, boolean swapped) {
    int n = heroes.size();
    int step = n == 1 ? 0 : 1 + (int) (round / n % (n - 1));
    int first = (int) (round % n);
    long cycle = round / n / Math.max(1, n - 1);
    // Two boards on for each step: over a cycle every hero sees every board from both seats.
    int board = (int) ((first + 2L * step + cycle) % boards.size());
    long gameSeed = Seeds.of(seed, round);
    List<String> line = new ArrayList<>(List.of(heroes.get(first), heroes.get((first + step) % n)));
    fill(line, seats, gameSeed);
    int other = swapped ? 1 : 0;
    // Over a cycle of heroes the seat moves on, so that nobody is alone with the same heroes only.
    long alone = (round + round / n) % seats;
    List<String> who =
        isOneAlone()
            ? seated(s -> pair.get(s == alone ? other : 1 - other))
            : seated(s -> pair.get((s + other) % 2));
    return new Match(number, gameSeed, boards.get(board), mode, edition, line, who);
  }

  private List<String> seated(IntFunction<String> who) {
    return IntStream.range(0, seats).mapToObj(who).toList();
  }

  /** Whether the two players of a ladder take turns to sit alone among others of one kind. */
  public boolean isOneAlone() {
    return kind == Kind.LADDER && mode == Mode.FREE_FOR_ALL;
  }

  // ---- heroes against heroes

  private Match matrix(long number, long half, int cell, boolean swapped) {
    List<String> line = new ArrayList<>(heroPairs().get(cell / boards.size()));
    long gameSeed = Seeds.of(seed, half);
    fill(line, seats, gameSeed);
    if (swapped) {
      for (int s = 0; s + 1 < seats; s += 2) {
        line.set(s + 1, line.set(s, line.get(s + 1)));
      }
    }
    String player = players.getFirst();
    return new Match(
        number,
        gameSeed,
        boards.get(cell % boards.size()),
        mode,
        edition,
        line,
        seated(_ -> player));
  }

  private List<List<String>> heroPairs() {
    if (focus == null) {
      return pairs(heroes);
    }
    return heroes.stream().filter(h -> !h.equals(focus)).map(h -> List.of(focus, h)).toList();
  }

  private static List<List<String>> pairs(List<String> of) {
    var result = new ArrayList<List<String>>();
    for (int a = 0; a < of.size(); a++) {
      for (int b = a + 1; b < of.size(); b++) {
        result.add(List.of(of.get(a), of.get(b)));
      }
    }
    return result;
  }

  // ---- common

  /** Heroes for the other seats, drawn from those that have none. */
  private void fill(List<String> line, int seats, long gameSeed) {
    var rest = new ArrayList<String>(heroes);
    rest.removeAll(line);
    for (int s = line.size(); s < seats; s++) {
      if (rest.isEmpty()) {
        rest.addAll(heroes);
      }
      line.add(rest.remove(Seeds.below(rest.size(), gameSeed, s)));
    }
  }

  /** What two runs must have in common to go into the same folder; the number of games may grow. */
  Map<String, String> identity() {
    var map = new LinkedHashMap<String, String>();
    map.put("kind", kind.text());
    map.put("players", playersLine(players));
    map.put("levels", levels());
    map.put("heroes", String.join(" ", heroes));
    map.put("focus", focus == null ? "" : focus);
    map.put("boards", String.join(" ", boards));
    map.put("mode", mode.text());
    if (seats != mode.mostPlayers()) {
      map.put("seats", String.valueOf(seats));
    }
    if (isOneAlone()) {
      map.put("seating", "alone");
    }
    map.put("edition", edition.text());
    map.put("seed", String.valueOf(seed));
    map.put("content", content);
    return map;
  }

  /** Players in one line; a bar within a command, which may be a pipe, is written {@code \\|}. */
  private static String playersLine(List<String> players) {
    return String.join(BETWEEN, players.stream().map(p -> p.replace("|", "\\|")).toList());
  }

  /** The players of such a line. */
  static List<String> players(String line) {
    return Stream.of(line.split(Pattern.quote(BETWEEN), -1))
        .map(p -> p.replace("\\|", "|"))
        .toList();
  }

  /** What the levels among the players stand for: it may change from one version to the next. */
  private String levels() {
    return Arrays.stream(Level.values())
        .filter(level -> players.contains(level.text()))
        .map(level -> level.text() + "=" + level.player())
        .collect(Collectors.joining(" "));
  }
}
