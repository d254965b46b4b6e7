package nonpareil.content.yaml;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the word somebody probably meant. */
public final class NearMiss {

  /** Nobody means a word with something longer, and comparing it would take time. */
  private static final int MOST_LETTERS = 60;

  private static final int FEWEST_LETTERS = 4;

  private NearMiss() {}

  /** The known word nearest to a misspelt one, if it is near enough to be meant. */
  public static Optional<String> of(String found, Collection<String> known) {
    if (found.length() > MOST_LETTERS) {
      return Optional.empty();
    }
    String wanted = plain(found);
    int best = wanted.length() / 3 + 1;
    String result = null;
    for (String word : known) {
      int distance = isBeginning(wanted, plain(word)) ? 1 : distance(wanted, plain(word));
      if (distance < best) {
        best = distance;
        result = word;
      }
    }
    return Optional.ofNullable(result);
  }

  /** The end of a message: {@code ; did you mean "x"?}, or nothing. */
  public static String hint(String found, Collection<String> known) {
    return of(found, known).map(word -> "; did you mean \"" + word + "\"?").orElse("");
  }

  /** Capitals, blanks and underscores are the commonest slips and cost nothing. */
  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-').strip();
  }

  /** Half a word is meant as the whole, as "adjacent" for "adjacent-to". */
  private static boolean isBeginning(String half, String word) {
    return half.length() >= FEWEST_LETTERS && word.startsWith(half) && !word.equals(half);
  }

  /** Edits between two words; two swapped neighbours count as one. */
  private static int distance(String a, String b) {
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    Arrays.setAll(last, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      int[] old = before;
      before = last;
      last = row;
      row = old;
    }
    return last[b.length()];
  }
}
