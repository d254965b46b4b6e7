package nonpareil.server.table;

import java.util.function.Consumer;

/** The way back to a table for what happens later: a timer, a computer's choice. */
interface Doors {

  /** Does something with a table, whichever thread this is; nothing if it is gone for good. */
  void enter(String table, Consumer<Table> deed);
}
