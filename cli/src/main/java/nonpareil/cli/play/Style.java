package nonpareil.cli.play;

import java.util.regex.Pattern;

/** Colours of the terminal, or none: text means the same without them. */
final class Style {

  private static final String[] PLAYERS = {"38;5;166", "38;5;32", "38;5;36", "38;5;133"};
  private static final String[] SHAPES = {"●", "◆", "■", "⬢"};

  /** The sun and the moon: the teams. */
  static final String[] SIGNS = {"☼", "☾"};

  /** Beside the name of a player who is out. */
  static final String SIGN_OUT = "✗";

  private static final Pattern CODES = Pattern.compile("\u001b\\[[0-9;]*[A-Za-z]");

  private final boolean colours;

  Style(boolean colours) {
    this.colours = colours;
  }

  private String with(String code, String text) {
    return colours && !text.isEmpty() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }

  String bold(String text) {
    return with("1", text);
  }

  String dim(String text) {
    return with("2", text);
  }

  /** "You can act here", and nothing else. */
  String accent(String text) {
    return with("1;38;5;178", text);
  }

  String player(int player, String text) {
    return with("1;" + PLAYERS[player], text);
  }

  /** The shape every player has beside the colour. */
  String shape(int player) {
    return player(player, SHAPES[player]);
  }

  /** The number of columns a text takes. */
  static int width(String text) {
    String plain = CODES.matcher(text).replaceAll("");
    return plain.codePointCount(0, plain.length());
  }

  /** The text with blanks up to a number of columns. */
  static String pad(String text, int columns) {
    return text + " ".repeat(Math.max(0, columns - width(text)));
  }
}
