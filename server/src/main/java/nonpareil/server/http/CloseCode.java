package nonpareil.server.http;

/** Why the server closes a socket; the codes of docs/protocol.md. */
enum CloseCode {
  STOPS(1001, "the server stops: come back"),
  BAD_FRAME(4400, "bad frame"),
  SIGNED_OUT(4401, "signed out"),
  ORIGIN(4403, "origin not allowed"),
  NO_LIFE(4408, "no sign of life"),
  TOO_MANY(4429, "too many");

  final int number;
  final String reason;

  CloseCode(int number, String reason) {
    this.number = number;
    this.reason = reason;
  }
}
