package nonpareil.ai;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Players by name: {@code random}, {@code greedy}, {@code monte-carlo:64}, {@code ismcts:1000}, or
 * a level.
 */
public final class PlayerNames {

  private static final int MOST = 10_000_000;

  private PlayerNames() {}

  /** What {@link #player} understands, for messages. */
  public static String understood() {
    return Stream.concat(
            Stream.of("random", "greedy", "monte-carlo:N", "ismcts:N"),
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
      case "monte-carlo" -> new MonteCarloPlayer(number(name, colon));
      case "ismcts" -> new TreePlayer(number(name, colon), SearchSettings.DEFAULT, true);
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

  private static int number(String name, int colon) {
    String text = colon < 0 ? "" : name.substring(colon + 1);
    if (!text.matches("[1-9][0-9]{0,7}") || Integer.parseInt(text) > MOST) {
      throw new IllegalArgumentException(
          "found player \"%s\", expected a number from 1 to %d after the colon"
              .formatted(name, MOST));
    }
    return Integer.parseInt(text);
  }
}
