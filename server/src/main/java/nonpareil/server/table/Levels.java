package nonpareil.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import nonpareil.ai.Budget;
import nonpareil.ai.Level;
import nonpareil.ai.Player;
import nonpareil.ai.PlayerNames;
import nonpareil.ai.SearchSettings;
import nonpareil.ai.TreePlayer;

/** The computer players by level. They think on the one thread they are given. */
final class Levels {

  /** The opponent in a lesson: it does what the lesson says. */
  static final String LESSON = "lesson";

  static final List<String> ALL = Arrays.stream(Level.values()).map(Level::text).toList();

  private static final String SEARCH = "ismcts:";

  private static final Map<String, Player> PLAYERS =
      ALL.stream().collect(Collectors.toMap(Function.identity(), Levels::make));

  private Levels() {}

  private static Player make(String text) {
    for (Level level : Level.values()) {
      if (level.text().equals(text) && level.player().startsWith(SEARCH)) {
        int iterations = Integer.parseInt(level.player().substring(SEARCH.length()));
        return new TreePlayer(new Budget.Iterations(iterations), SearchSettings.DEFAULT, false);
      }
    }
    return PlayerNames.player(text);
  }

  static Player player(String level) {
    Player player = PLAYERS.get(level);
    if (player == null) {
      throw new IllegalArgumentException("no level " + level);
    }
    return player;
  }
}
