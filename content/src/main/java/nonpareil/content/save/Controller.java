package nonpareil.content.save;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who plays a seat: a person, or a computer player of some level with a seed of its own. */
public sealed interface Controller {

  /** A person at this table. */
  record Human() implements Controller {
    @Override
    public String toString() {
      return "human";
    }
  }

  /**
   * A computer player.
   *
   * @param seed of its choices; it has nothing to do with the seed of the game
   */
  record Computer(String level, long seed) implements Controller {
    @Override
    public String toString() {
      return level + ":" + seed;
    }
  }

  /** The computer players a seat can be given to, from the weakest to the strongest. */
  List<String> LEVELS = List.of("random", "novice", "easy", "medium", "hard", "expert");

  /** What a controller may look like, for messages. */
  String EXPECTED = "human, " + String.join(", ", LEVELS) + ", or one of these with :NUMBER";

  /** Reads {@code human}, {@code medium} or {@code medium:7}. */
  static Optional<Controller> parse(String text, long defaultSeed) {
    if (text.equals("human")) {
      return Optional.of(new Human());
    }
    Matcher parts = Pattern.compile("([a-z]+)(?::(-?[0-9]{1,19}))?").matcher(text);
    if (!parts.matches() || !LEVELS.contains(parts.group(1))) {
      return Optional.empty();
    }
    try {
      String seed = parts.group(2);
      long number = seed == null ? defaultSeed : Long.parseLong(seed);
      return Optional.of(new Computer(parts.group(1), number));
    } catch (NumberFormatException e) {
      return Optional.empty(); // more than 64 bits
    }
  }
}
