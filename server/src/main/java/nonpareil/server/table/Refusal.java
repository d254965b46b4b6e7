package nonpareil.server.table;

import java.util.Objects;

/** A message over the socket that is refused, with a reason of docs/protocol.md. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String reason;

  /** Which of several choices it is about; -1 for none. */
  private final int at;

  Refusal(String reason, String message) {
    this(reason, message, -1);
  }

  Refusal(String reason, String message, int at) {
    super(message, null, false, false); // an answer, not a fault: nobody reads its trace
    this.reason = reason;
    this.at = at;
  }

  String reason() {
    return reason;
  }

  int at() {
    return at;
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  static Refusal badValue(String message) {
    return new Refusal("bad-value", message);
  }

  static Refusal notNow(String message) {
    return new Refusal("not-now", message);
  }
}
