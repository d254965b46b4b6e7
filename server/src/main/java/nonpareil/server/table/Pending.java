package nonpareil.server.table;

/**
 * Who is asked now.
 *
 * @param player from 0; -1 if nobody is
 * @param mulligan whether the question is about a mulligan
 */
record Pending(int player, boolean mulligan) {

  static final Pending NOBODY = new Pending(-1, false);

  boolean isNobody() {
    return player < 0;
  }

  /** From 1; 0 for nobody. */
  int seat() {
    return player + 1;
  }
}
