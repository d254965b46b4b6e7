package nonpareil.server.log;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The kinds of records in the log of a game. */
public enum RecordKind {
  START,
  CHOICE,
  MULLIGAN,
  UNDO,
  RESIGN,
  LEFT_AWAY,
  DRAW,
  TIME_OUT,
  SEAT_GIVEN,
  SEAT_TAKEN,
  ENDED;

  private static final Map<String, RecordKind> BY_TEXT =
      Arrays.stream(values()).collect(Collectors.toMap(RecordKind::text, Function.identity()));

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  public String text() {
    return text;
  }

  static RecordKind of(String text) {
    RecordKind kind = BY_TEXT.get(text);
    if (kind == null) {
      throw new IllegalArgumentException("no kind of record: " + text);
    }
    return kind;
  }
}
