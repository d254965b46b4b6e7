package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;

/** A numbered list; long lists of short lines stand in columns. */
final class Listing {

  private static final int LONG = 8;

  private final Terminal terminal;
  private final int first;

  /**
   * @param first the number of the first line
   */
  Listing(Terminal terminal, int first) {
    this.terminal = terminal;
    this.first = first;
  }

  void show(List<? extends Item> items) {
    int digits = String.valueOf(items.size()).length();
    var lines = new ArrayList<String>();
    for (int i = 0; i < items.size(); i++) {
      String number = " ".repeat(digits - String.valueOf(first + i).length()) + (first + i);
      lines.add(" " + terminal.style().accent(number) + "  " + items.get(i).label());
    }
    int widest = lines.stream().mapToInt(Style::width).max().orElse(0) + 2;
    int columns = Math.max(1, terminal.width() / widest);
    boolean bare = items.stream().noneMatch(i -> i instanceof Item.One o && !o.below().isEmpty());
    if (bare && items.size() > LONG && columns > 1) {
      inColumns(lines, columns, widest);
      return;
    }
    for (int i = 0; i < items.size(); i++) {
      terminal.line(lines.get(i), digits + 5);
      if (items.get(i) instanceof Item.One one) {
        String indent = " ".repeat(digits + 5);
        one.below().forEach(t -> terminal.line(indent + terminal.style().dim(t), digits + 5));
      }
    }
  }

  private void inColumns(List<String> lines, int columns, int widest) {
    int rows = (lines.size() + columns - 1) / columns;
    for (int row = 0; row < rows; row++) {
      var line = new StringBuilder();
      for (int i = row; i < lines.size(); i += rows) {
        line.append(Style.pad(lines.get(i), widest));
      }
      terminal.line(line.toString().stripTrailing());
    }
  }
}
