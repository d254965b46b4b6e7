package nonpareil.server.notify;

import java.util.Locale;

/** What came of something that was sent: all that is ever told of an answer. */
public enum Outcome {
  ACCEPTED,
  /** Nobody is there any more (404, 410). */
  GONE,
  /** Too many; later (429). */
  BUSY,
  /** Another answer of 4xx. */
  REFUSED,
  /** It was sent elsewhere (3xx), which is not followed. */
  REDIRECTED,
  /** An answer of 5xx, or one that is none. */
  FAILING,
  TOO_SLOW,
  UNREACHABLE,
  /** The name means an address that is not allowed. */
  NOT_ALLOWED;

  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Outcome of(int status) {
    return switch (status) {
      case 404, 410 -> GONE;
      case 429 -> BUSY;
      default ->
          status < 200
              ? FAILING
              : status < 300
                  ? ACCEPTED
                  : status < 400 ? REDIRECTED : status < 500 ? REFUSED : FAILING;
    };
  }

  /** Whether it may go better if it is tried again. */
  boolean mayPass() {
    return switch (this) {
      case BUSY, FAILING, TOO_SLOW, UNREACHABLE -> true;
      case ACCEPTED, GONE, REFUSED, REDIRECTED, NOT_ALLOWED -> false;
    };
  }
}
