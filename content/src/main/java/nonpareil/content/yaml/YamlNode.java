package nonpareil.content.yaml;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;

/**
 * A piece of a YAML file: a plain immutable tree that can be read strictly and edited by copying.
 *
 * <p>The reading methods return what was asked for or throw a {@link ContentException} that names
 * the place, what was found and what was expected.
 */
public sealed interface YamlNode permits YamlScalar, YamlList, YamlMap {

  Mark mark();

  /** What this is, for a message: {@code "abc"}, {@code a list}. */
  String shown();

  /** The refusal of this node. */
  default ContentException refuse(String expected) {
    return refuse(shown(), expected);
  }

  /** The refusal of this node with a finding of its own. */
  default ContentException refuse(String found, String expected) {
    return new ContentException(new Problem(mark(), found, expected));
  }

  /** As a mapping with any keys. */
  default YamlMap map() {
    throw refuse("a mapping");
  }

  /** As a list. */
  default YamlList list() {
    throw refuse("a list");
  }

  /** As a text; a bare number, true, false or null is none. */
  default String text() {
    throw refuse("a text");
  }

  /** As a text or a bare number, as it is written. */
  default String word() {
    throw refuse("a word");
  }

  /** As a whole number. */
  default int number(int least, int most) {
    throw refuse(range(least, most));
  }

  /** As a whole number of 64 bits, with or without a sign. */
  default long longNumber() {
    throw refuse("a whole number");
  }

  /** As a number with or without a fraction. */
  default double decimal(double least, double most) {
    throw refuse("a number from " + least + " to " + most);
  }

  /** As true or false. */
  default boolean flag() {
    throw refuse("true or false");
  }

  /** As one of some words; {@code kind} names them in the message: {@code a card type}. */
  default String oneOf(String kind, Collection<String> words) {
    if (!(this instanceof YamlScalar)) {
      throw refuse(Expected.oneOf(kind, words));
    }
    String found = word();
    if (words.contains(found)) {
      return found;
    }
    throw refuse(Expected.meant(kind, words, found));
  }

  /** As one of some words that stand for something. */
  default <T> T oneOf(String kind, Map<String, T> words) {
    return Objects.requireNonNull(words.get(oneOf(kind, words.keySet())));
  }

  private static String range(int least, int most) {
    return least == most
        ? "the number " + least
        : most == Integer.MAX_VALUE
            ? "a whole number from " + least
            : "a whole number from " + least + " to " + most;
  }

  /** The tree with one of its nodes, found by identity, replaced. */
  YamlNode replace(YamlNode old, YamlNode replacement);

  /** The tree without one of the items of its lists or one of the values of its mappings. */
  YamlNode remove(YamlNode old);
}
