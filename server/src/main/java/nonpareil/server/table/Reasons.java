package nonpareil.server.table;

import java.util.List;

/** Why a message is refused: the words of docs/protocol.md. */
final class Reasons {

  static final String STALE = "stale";
  static final String NOT_OFFERED = "not-offered";
  static final String NOT_YOUR_DECISION = "not-your-decision";
  static final String NOT_YOUR_SEAT = "not-your-seat";
  static final String NOT_NOW = "not-now";
  static final String OVER = "over";
  static final String BAD_VALUE = "bad-value";
  static final String UNKNOWN_TABLE = "unknown-table";
  static final String TOO_MANY = "too-many";
  static final String ANOTHER_PERSON_PLAYS = "another-person-plays";
  static final String NOT_STORED = "not-stored";

  static final List<String> ALL =
      List.of(
          STALE,
          NOT_OFFERED,
          NOT_YOUR_DECISION,
          NOT_YOUR_SEAT,
          NOT_NOW,
          OVER,
          BAD_VALUE,
          UNKNOWN_TABLE,
          TOO_MANY,
          ANOTHER_PERSON_PLAYS,
          NOT_STORED);

  private Reasons() {}
}
