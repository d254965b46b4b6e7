package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Part.Options;
import nonpareil.content.text.Part.Sentence;

/**
 * Parts as lines: sentences run on in one line, each option has its own. What no longer stands
 * under a condition begins a new line, so that nobody reads it as part of what went before.
 */
public final class Texts {

  /** Before an option. */
  private static final String BULLET = "• ";

  /** Before what goes on with an option after a list within it. */
  private static final String GOES_ON = "· ";

  /** Before each line of what belongs together. */
  private static final String BLOCK = "– ";

  /**
   * Before a line of a list that stands within another: wide, as narrow spaces are drawn together.
   */
  private static final String INDENT = "\u2003";

  private Texts() {}

  static List<String> lines(List<Part> parts, Joints joints) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    boolean conditional = false;
    for (Part part : parts) {
      boolean free = !part.chained() && !conditional(part);
      if (conditional && free && !line.isEmpty()) {
        lines.add(line.toString());
        line.setLength(0);
      }
      conditional = conditional(part) || conditional && !free;
      switch (part) {
        case Sentence sentence -> append(line, stopped(said(sentence, joints)));
        case Options(Sentence intro, List<List<Part>> options, boolean block) -> {
          append(line, said(intro, joints) + ":");
          lines.add(line.toString());
          line.setLength(0);
          for (List<Part> option : options) {
            lines.addAll(listed(lines(option, joints), block));
          }
        }
      }
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return List.copyOf(lines);
  }

  /** With its full stop, unless it ends with a name that has one ("R. & G."). */
  private static String stopped(String sentence) {
    return sentence.endsWith(".") ? sentence : sentence + ".";
  }

  /** The lines of one item; those of an option in one line, unless a list stands within it. */
  private static List<String> listed(List<String> lines, boolean block) {
    var listed = new ArrayList<String>();
    var line = new StringBuilder();
    for (String next : lines) {
      if (block || isListed(next)) {
        listed.add(line.toString());
        line.setLength(0);
        listed.add(next);
      } else {
        append(line, next);
      }
    }
    listed.add(line.toString());
    listed.removeIf(String::isEmpty);
    for (int i = 0; i < listed.size(); i++) {
      String mark = isListed(listed.get(i)) ? INDENT : block ? BLOCK : i == 0 ? BULLET : GOES_ON;
      listed.set(i, mark + listed.get(i));
    }
    return listed;
  }

  private static boolean isListed(String line) {
    return line.startsWith(INDENT)
        || line.startsWith(BULLET)
        || line.startsWith(GOES_ON)
        || line.startsWith(BLOCK);
  }

  private static boolean conditional(Part part) {
    return part.leads().stream().anyMatch(lead -> lead.kind() != Lead.Kind.MOMENT);
  }

  /** A sentence without its stop; a comma that would stand before the stop is dropped. */
  private static String said(Sentence sentence, Joints joints) {
    // An inserted clause may end where others do.
    String text = joints.say(sentence).replace(" ,", ",").replaceAll(",+(?=[,;:)])", "");
    return capital(text.endsWith(",") ? text.substring(0, text.length() - 1) : text);
  }

  private static void append(StringBuilder line, String sentence) {
    if (!line.isEmpty()) {
      line.append(' ');
    }
    line.append(sentence);
  }

  /** Names with commas, and a word before the last one. */
  public static String list(List<String> names, String last) {
    int end = names.size() - 1;
    return end == 0
        ? names.getFirst()
        : String.join(", ", names.subList(0, end)) + last + names.get(end);
  }

  public static String capital(String text) {
    int at = MarkedText.marksBefore(text);
    int first = text.codePointAt(at);
    return new StringBuilder(text.substring(0, at))
        .appendCodePoint(Character.toUpperCase(first))
        .append(text.substring(at + Character.charCount(first)))
        .toString();
  }
}
