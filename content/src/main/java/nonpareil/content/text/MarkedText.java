package nonpareil.content.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * A line of rules text with the terms in it.
 *
 * @param spans where the line speaks of a term, in the order of the line
 */
public record MarkedText(String text, List<Span> spans) {

  /**
   * A place that speaks of a term.
   *
   * @param from the first character
   * @param to the character behind the last
   */
  public record Span(Term term, int from, int to) {}

  // While a text is put together, a term's place is marked by characters no text has.
  private static final char END = '\uE000';
  private static final char FIRST_BEGIN = '\uE001';

  static String mark(Term term, String words) {
    return (char) (FIRST_BEGIN + term.ordinal()) + words + END;
  }

  private static boolean isMark(char c) {
    return c >= END && c < FIRST_BEGIN + Term.values().length;
  }

  /** The number of marks a text begins with. */
  static int marksBefore(String text) {
    int marks = 0;
    while (marks < text.length() && isMark(text.charAt(marks))) {
      marks++;
    }
    return marks;
  }

  /** A finished text: the marks become spans. */
  static MarkedText of(String marked) {
    var text = new StringBuilder();
    var spans = new ArrayList<Span>();
    Deque<Span> open = new ArrayDeque<>();
    for (int i = 0; i < marked.length(); i++) {
      char c = marked.charAt(i);
      if (!isMark(c)) {
        text.append(c);
      } else if (c != END) {
        open.push(new Span(Term.values()[c - FIRST_BEGIN], text.length(), text.length()));
      } else if (!open.isEmpty()) {
        Span begun = open.pop();
        spans.add(new Span(begun.term, begun.from, text.length()));
      }
    }
    spans.sort(Comparator.comparingInt(Span::from));
    return new MarkedText(text.toString(), List.copyOf(spans));
  }
}
