package nonpareil.server.http;

import nonpareil.server.table.TableException;

/** Refusals with the codes of docs/protocol.md that this package makes itself. */
final class Refused {
  private Refused() {}

  static TableException badJson(String message) {
    return new TableException("bad-json", message, null);
  }

  static TableException badValue(String message, String at) {
    return new TableException("bad-value", message, at);
  }

  static TableException tooLarge(int most) {
    return new TableException("too-large", "the body is larger than " + most + " bytes", null);
  }

  static TableException unknown(String message) {
    return new TableException("unknown", message, null);
  }

  static TableException forbidden(String message) {
    return new TableException("forbidden", message, null);
  }

  static TableException notAllowed() {
    return new TableException("not-allowed", "this address does not know the method", null);
  }

  static TableException tooMany() {
    return new TableException("too-many", "too many requests; wait a little", null);
  }

  /** The status that goes with a code. */
  static int status(String code) {
    return switch (code) {
      case "forbidden" -> 403;
      case "unknown" -> 404;
      case "not-allowed" -> 405;
      case "conflict" -> 409;
      case "too-large" -> 413;
      case "too-many" -> 429;
      case "internal" -> 500;
      case "not-stored" -> 503;
      default -> 400;
    };
  }
}
