package nonpareil.content.scenario;

import java.util.Collection;
import java.util.Optional;

/** A fact that must hold; what is wrong with a position, or nothing. */
@FunctionalInterface
interface Check {

  Optional<String> broken(Position position);

  /** How messages write several words: {@code [a, b]}. */
  static String list(Collection<String> words) {
    return "[" + String.join(", ", words) + "]";
  }
}
