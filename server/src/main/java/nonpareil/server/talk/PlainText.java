package nonpareil.server.talk;

import java.text.Normalizer;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Visible;
import org.jspecify.annotations.Nullable;

/** What somebody writes: one short line of what can be seen. It is never read as anything else. */
final class PlainText {

  static final int MOST = 200;

  /** Marks that pile up on one letter would cover the lines around it. */
  private static final int MOST_MARKS = 3;

  private PlainText() {}

  /** Trimmed and composed; null if it is left out, refused if it is not one visible line. */
  static @Nullable String of(Fields fields, String name) {
    String written = fields.text(name, MOST * 10); // before it is trimmed
    if (written == null) {
      return null;
    }
    String text = Normalizer.normalize(written.strip(), Normalizer.Form.NFC);
    int length = text.codePointCount(0, text.length());
    if (length < 1 || length > MOST) {
      throw fields.bad(name, "expected 1 to %d characters, found %d".formatted(MOST, length));
    }
    int marks = 0;
    for (int c : text.codePoints().toArray()) {
      if (!Visible.isVisible(c)) {
        throw fields.bad(name, "found the character U+%04X, which cannot be seen".formatted(c));
      }
      marks = isMark(c) ? marks + 1 : 0;
      if (marks > MOST_MARKS) {
        throw fields.bad(name, "found more than %d marks on a letter".formatted(MOST_MARKS));
      }
    }
    return text;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }
}
