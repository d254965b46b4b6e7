package nonpareil.content.yaml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the word somebody probably meant. */
public final class NearMiss {

  /** Nobody means a word with something longer, and comparing it would take time. */
  private static final int MOST_LETTERS = 60;

  private static final int FEWEST_LETTERS = 4;
  private static final Pattern ENDING = Pattern.compile("(e?s|e?d|e?r|ing|ly)?");
  private static final double LEAST_SHARED = 0.5;

  /** Shorter parts say nothing by themselves: "to", "at", "of". */
  private static final int FEWEST_IN_PART = 3;

  private NearMiss() {}

  /** The known word that is probably meant: by its spelling, or else by its parts. */
  public static Optional<String> of(String found, Collection<String> known) {
    Optional<String> slip = slip(found, known);
    return slip.isPresent() || found.length() > MOST_LETTERS ? slip : byParts(plain(found), known);
  }

  /** The known word that differs by a few letters only: nothing but that word can be meant. */
  public static Optional<String> slip(String found, Collection<String> known) {
    if (found.length() > MOST_LETTERS) {
      return Optional.empty();
    }
    String wanted = plain(found);
    int best = MOST_LETTERS;
    String result = null;
    for (String word : known) {
      int distance = isBeginning(wanted, plain(word)) ? 1 : slips(wanted, plain(word));
      if (distance < best) {
        best = distance;
        result = word;
      }
    }
    return Optional.ofNullable(result);
  }

  /**
   * How many slips, if they are few for what differs: "cannot" may be right and "draw" not meant.
   */
  private static int slips(String wanted, String word) {
    List<String> one = new ArrayList<>(List.of(wanted.split("-")));
    List<String> other = new ArrayList<>(List.of(word.split("-")));
    while (!one.isEmpty() && !other.isEmpty() && one.getFirst().equals(other.getFirst())) {
      one.removeFirst();
      other.removeFirst();
    }
    while (!one.isEmpty() && !other.isEmpty() && one.getLast().equals(other.getLast())) {
      one.removeLast();
      other.removeLast();
    }
    String differs = String.join("-", one);
    int distance = distance(differs, String.join("-", other));
    int few = Math.max(differs.length() / 3, differs.length() < wanted.length() ? 1 : 0);
    return distance <= few ? distance : MOST_LETTERS;
  }

  /** The word that is made of the same parts, as "discard" for "opponent-discards". */
  private static Optional<String> byParts(String wanted, Collection<String> known) {
    List<String> parts = telling(wanted);
    double best = LEAST_SHARED;
    String result = null;
    boolean several = false;
    for (String word : known) {
      List<String> own = telling(plain(word));
      double shared =
          own.stream().filter(part -> parts.stream().anyMatch(p -> same(p, part))).count();
      if (own.isEmpty() || isPassive(wanted) || isPassive(plain(word))) {
        continue;
      }
      // Of words that share as much the one with fewer other parts is meant.
      double share = shared / own.size() + shared / 100;
      several = share > best ? false : several || share == best;
      if (share > best) {
        best = share;
        result = word;
      }
    }
    // Words that share no more than each other share too little: "cannot" says nothing.
    return several ? Optional.empty() : Optional.ofNullable(result);
  }

  private static List<String> telling(String word) {
    return Stream.of(word.split("-")).filter(part -> part.length() >= FEWEST_IN_PART).toList();
  }

  /** What is done to somebody is not what somebody does: "cannot-be-attacked". */
  private static boolean isPassive(String word) {
    return word.contains("-be-");
  }

  /** The same part, whatever it ends on: "discards", "discarded". */
  private static boolean same(String one, String other) {
    String shorter = one.length() < other.length() ? one : other;
    String longer = one.length() < other.length() ? other : one;
    return one.equals(other)
        || shorter.length() >= FEWEST_LETTERS
            && longer.startsWith(shorter)
            && ENDING.matcher(longer.substring(shorter.length())).matches();
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
