package nonpareil.cli.play;

/**
 * A line of the game's story.
 *
 * @param player whose doing it is, or -1
 * @param heading a turn begins with it
 * @param indent columns
 */
record Line(int player, boolean heading, int indent, String text) {

  static Line heading(int player, String text) {
    return new Line(player, true, 0, text);
  }

  static Line of(int player, String text) {
    return new Line(player, false, 0, text);
  }

  static Line note(String text) {
    return new Line(-1, false, 4, text);
  }

  void show(Terminal terminal) {
    if (heading) {
      terminal.blank();
      terminal.rule(terminal.style().player(player, text));
    } else {
      String mark = player < 0 ? " " : terminal.style().shape(player);
      terminal.line(mark + " " + " ".repeat(indent) + text, 2 + indent);
    }
  }
}
