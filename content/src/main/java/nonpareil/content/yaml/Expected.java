package nonpareil.content.yaml;

import java.util.Collection;
import java.util.List;

/** Words for what was expected. */
public final class Expected {

  /** Longer lists of choices do not help a reader. */
  private static final int MOST_LISTED = 12;

  private static final int MOST_WITHOUT_HINT = 24;

  private Expected() {}

  /** {@code a card type (attack, defense)}; the choices are left out if there are many. */
  public static String oneOf(String kind, Collection<String> words) {
    return words.isEmpty() || words.size() > MOST_LISTED ? kind : kind + " (" + list(words) + ")";
  }

  /**
   * The same with what was probably meant. Where nothing can be guessed a longer list does help.
   */
  public static String meant(String kind, Collection<String> words, String found) {
    String hint = NearMiss.hint(found, words);
    return hint.isEmpty() && !words.isEmpty() && words.size() <= MOST_WITHOUT_HINT
        ? kind + " (" + list(words) + ")"
        : oneOf(kind, words) + hint;
  }

  /** {@code 1 card}, {@code 2 cards}. */
  public static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** {@code a, b or c}. */
  public static String list(Collection<String> words) {
    var all = List.copyOf(words);
    if (all.size() < 2) {
      return String.join("", all);
    }
    return String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
  }
}
