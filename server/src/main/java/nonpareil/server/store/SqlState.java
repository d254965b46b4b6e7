package nonpareil.server.store;

import java.sql.SQLException;

/**
 * What kind of failure a database tells, by the codes of the SQL standard and of PostgreSQL. SQLite
 * has none.
 */
record SqlState(String code) {

  private static final int DEEPEST = 20;

  /** The one that is nearest to the root of a failure. */
  static SqlState of(Throwable failure) {
    String code = "";
    Throwable t = failure;
    for (int i = 0; t != null && i < DEEPEST; i++, t = t.getCause()) {
      if (t instanceof SQLException e && e.getSQLState() != null) {
        code = e.getSQLState();
      }
    }
    return new SqlState(code);
  }

  boolean isNone() {
    return code.isEmpty();
  }

  /** A key is taken. */
  boolean isTaken() {
    return code.equals("23505");
  }

  /** Two were in each other's way: another time it may go well. */
  boolean isPassing() {
    return code.equals("40001") || code.equals("40P01");
  }

  /** The connection is lost, or was never there. */
  boolean isLost() {
    return code.startsWith("08") || code.startsWith("57P");
  }

  /** The database cannot be reached, has no room, or takes too long: whatever is written. */
  boolean isAway() {
    return isLost() || code.startsWith("53") || code.startsWith("57") || code.startsWith("58");
  }

  @Override
  public String toString() {
    return isNone() ? "" : " " + code;
  }
}
