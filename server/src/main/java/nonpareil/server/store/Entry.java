package nonpareil.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of games at one moment: tables, records and what stands between them, all or
 * nothing. Nearly everything that is written is one of these, so that a store over a network can
 * write many in one go.
 */
record Entry(List<TableRow> tables, List<LogRecord> records, @Nullable LiveRow live)
    implements Writes.Change {

  Entry {
    tables = List.copyOf(tables);
    records = List.copyOf(records);
  }

  Entry(List<TableRow> tables, List<LogRecord> records) {
    this(tables, records, null);
  }

  @Override
  public void write(Handle h) {
    tables.forEach(table -> Rows.save(h, table));
    Rows.insert(h, records);
  }
}
