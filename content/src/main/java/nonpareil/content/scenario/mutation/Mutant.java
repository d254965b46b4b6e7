package nonpareil.content.scenario.mutation;

import java.util.Optional;
import java.util.function.Supplier;
import nonpareil.content.yaml.YamlFile;

/**
 * A hero file with one thing changed.
 *
 * @param place where, as keys joined by slashes; items of lists are counted from 1
 * @param change what, in a few words
 */
public record Mutant(String hero, String place, String change, Supplier<YamlFile> file) {

  private static final String CARDS = "cards/";

  /** A name that stays the same as long as the hero file does. */
  public String id() {
    return hero + "/" + place + ": " + change;
  }

  /** The card that was changed, if it was one. */
  Optional<String> card() {
    if (!place.startsWith(CARDS)) {
      return Optional.empty();
    }
    return Optional.of(place.substring(CARDS.length()).replaceFirst("/.*", ""));
  }
}
