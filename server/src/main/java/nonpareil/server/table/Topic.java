package nonpareil.server.table;

import java.util.Locale;
import nonpareil.server.request.Request;

/** What can be asked about a position, in the words of docs/protocol.md. */
enum Topic {
  REACH,
  DRAFT,
  WHY,
  MOMENT,
  HISTORY,
  HINT;

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Topic of(Request request) {
    String text = request.text("what");
    for (Topic topic : values()) {
      if (topic.text().equals(text)) {
        return topic;
      }
    }
    throw request.fields().bad("what", "found \"%s\"".formatted(text));
  }
}
