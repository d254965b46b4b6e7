package nonpareil.server.table;

/**
 * The way back to a table for what happens later, on whichever thread: it takes the lock, and
 * nothing happens if the table is gone for good.
 */
interface TableAccess {

  /** The time of an appointment has come. */
  void tick(String table);

  /** A computer has thought. */
  void thought(String table, DueChoice about, int option);
}
