package nonpareil.server.http;

import java.text.Normalizer;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Visible;

/** What a person may be called. */
final class PersonName {
  static final int MOST = 24;

  private PersonName() {}

  /** Trimmed and composed; refused if it is empty, too long or holds what cannot be seen. */
  static String checked(String text) {
    String name = Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
    int length = name.codePointCount(0, name.length());
    if (length < 1 || length > MOST) {
      throw Refusal.badValue("expected a name of 1 to " + MOST + " characters", "name");
    }
    if (!name.codePoints().allMatch(Visible::isVisible)) {
      throw Refusal.badValue("a name cannot hold control characters", "name");
    }
    return name;
  }
}
