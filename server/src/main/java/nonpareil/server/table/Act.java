package nonpareil.server.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import nonpareil.server.request.Request;

/** What people do at a table outside the rules, in the words of docs/protocol.md. */
enum Act {
  HERE,
  HIDE,
  MULLIGAN,
  KEEP,
  UNDO,
  ASK_UNDO,
  ALLOW_UNDO,
  REFUSE_UNDO,
  RESIGN,
  OFFER_DRAW,
  REFUSE_DRAW,
  GIVE_SEAT,
  END_AWAY,
  BACK,
  TAKE_SEAT,
  ASK_DELAY,
  DROP_DELAY;

  private static final Map<String, Act> BY_TEXT =
      Arrays.stream(values()).collect(Collectors.toMap(Act::text, Function.identity()));

  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Act of(Request request) {
    String text = request.text("act");
    Act act = BY_TEXT.get(text);
    if (act == null) {
      throw request.fields().bad("act", "found \"%s\"".formatted(text));
    }
    return act;
  }

  /** Whether it is about who looks at a screen, and not about the game. */
  boolean isLook() {
    return this == HERE || this == HIDE;
  }

  /** Whether it is done, or refused, by what a seat's person sees. */
  boolean isOfTheHand() {
    return this == MULLIGAN || this == KEEP || this == UNDO;
  }
}
