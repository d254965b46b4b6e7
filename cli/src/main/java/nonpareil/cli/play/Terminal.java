package nonpareil.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/** The screen and the keyboard: lines that fit the width, and answers. */
public final class Terminal {

  /** A blank at which no line is broken. */
  static final char UNBROKEN = '\u00a0';

  private static final int NARROWEST = 30;
  private static final int WIDEST = 100;
  private static final int BLANKS = 50;

  private final BufferedReader in;
  private final PrintWriter out;
  private final boolean real;
  private final Style style;
  private final IntSupplier width;

  /** Asked for again with every question: windows change. */
  private int columns;

  /**
   * @param real somebody sits before it; otherwise answers are written down as they are read
   */
  public Terminal(
      BufferedReader in, PrintWriter out, boolean real, boolean colours, IntSupplier width) {
    this.in = in;
    this.out = out;
    this.real = real;
    this.style = new Style(colours);
    this.width = width;
    columns = Math.clamp(width.getAsInt(), NARROWEST, WIDEST);
  }

  Style style() {
    return style;
  }

  int width() {
    return columns;
  }

  void blank() {
    out.println();
  }

  void line(String text) {
    line(text, 0);
  }

  /** A line; where it is too long it goes on below, indented. */
  void line(String text, int hanging) {
    wrap(text, width(), hanging).forEach(l -> out.println(l.replace(UNBROKEN, ' ')));
  }

  /** A line in one piece, for whoever copies it. */
  void whole(String text) {
    out.println(text);
  }

  /** A line across the screen with a title in it. */
  void rule(String title) {
    int rest = width() - Style.width(title) - 4;
    out.println("── " + title + " " + "─".repeat(Math.max(0, rest)));
  }

  /** Nothing of what was shown stays in sight. */
  void clear() {
    if (real) {
      out.print("\u001b[H\u001b[2J\u001b[3J");
    } else {
      out.print("\n".repeat(BLANKS));
    }
    out.flush();
  }

  /** The next line that is typed, or nothing at the end of the input. */
  Optional<String> ask(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      String line = in.readLine();
      columns = Math.clamp(width.getAsInt(), NARROWEST, WIDEST);
      if (line == null || !real) {
        out.println(line == null ? "" : line);
      }
      return Optional.ofNullable(line).map(String::strip);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void flush() {
    out.flush();
  }

  /** Breaks a text between words; the first line keeps its leading blanks. */
  static List<String> wrap(String text, int width, int hanging) {
    if (Style.width(text) <= width) {
      return List.of(text);
    }
    int indent = Math.min(hanging, width / 2);
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    boolean empty = true; // no word on this line yet
    for (String word : text.split(" ", -1)) {
      int taken = Style.width(line.toString());
      if (!empty && taken + 1 + Style.width(word) > width) {
        lines.add(line.toString());
        line = new StringBuilder(" ".repeat(indent));
        empty = true;
        if (word.isEmpty()) {
          continue;
        }
      } else if (!empty || word.isEmpty()) {
        line.append(' ');
      }
      if (!word.isEmpty()) {
        line.append(word);
        empty = false;
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
