package nonpareil.content.save;

import java.util.Optional;
import java.util.regex.Pattern;

/** Who plays a seat: a person, or a random player with a seed of its own. */
public sealed interface Controller {

  /** A person at this table. */
  record Human() implements Controller {
    @Override
    public String toString() {
      return "human";
    }
  }

  /**
   * A player that chooses evenly among its options.
   *
   * @param seed of its choices; it has nothing to do with the seed of the game
   */
  record Random(long seed) implements Controller {
    @Override
    public String toString() {
      return "random:" + seed;
    }
  }

  /** What a controller may look like, for messages. */
  String EXPECTED = "human, random or random:NUMBER";

  /** Reads {@code human}, {@code random} or {@code random:7}. */
  static Optional<Controller> parse(String text, long defaultSeed) {
    if (text.equals("human")) {
      return Optional.of(new Human());
    }
    if (text.equals("random")) {
      return Optional.of(new Random(defaultSeed));
    }
    if (Pattern.matches("random:-?[0-9]{1,19}", text)) {
      try {
        return Optional.of(new Random(Long.parseLong(text.substring("random:".length()))));
      } catch (NumberFormatException e) {
        return Optional.empty(); // more than 64 bits
      }
    }
    return Optional.empty();
  }
}
