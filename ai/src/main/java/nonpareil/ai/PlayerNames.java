package nonpareil.ai;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Players by name: {@code random}, {@code greedy}, {@code monte-carlo:64}, {@code ismcts:1000},
 * {@code ismcts:500ms}, or a level.
 */
public final class PlayerNames {

  private PlayerNames() {}

  /** What {@link #player} understands, for messages. */
  public static String understood() {
    return Stream.concat(
            Stream.of("random", "greedy", "monte-carlo:N", "ismcts:N (or a time, such as 500ms)"),
            Arrays.stream(Level.values()).map(Level::text))
        .collect(Collectors.joining(", "));
  }

  /** The player with a name. */
  public static Player player(String name) {
    for (Level level : Level.values()) {
      if (level.text().equals(name)) {
        return player(level.player());
      }
    }
    int colon = name.indexOf(':');
    String kind = colon < 0 ? name : name.substring(0, colon);
    return switch (kind) {
      case "random" -> plain(name, colon, new RandomPlayer());
      case "greedy" -> plain(name, colon, new GreedyPlayer());
      case "monte-carlo" -> new MonteCarloPlayer(budget(name, colon));
      case "ismcts" -> tree(budget(name, colon));
      default ->
          throw new IllegalArgumentException(
              "found player \"%s\", expected one of %s".formatted(name, understood()));
    };
  }

  private static Player plain(String name, int colon, Player player) {
    if (colon >= 0) {
      throw new IllegalArgumentException(
          "found player \"%s\", expected %s without a number"
              .formatted(name, name.substring(0, colon)));
    }
    return player;
  }

  /** A time is one thread's, so that players with the same time are equals. */
  private static TreePlayer tree(Budget budget) {
    return new TreePlayer(budget, SearchSettings.DEFAULT, budget instanceof Budget.Iterations);
  }

  private static Budget budget(String name, int colon) {
    try {
      return Budget.of(colon < 0 ? "" : name.substring(colon + 1));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "found player \"%s\", %s after the colon".formatted(name, e.getMessage()), e);
    }
  }
}
