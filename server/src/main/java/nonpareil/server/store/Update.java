package nonpareil.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is new about a table to who knew it before.
 *
 * @param table as it stands; null if it is as it was known
 * @param records that came after the last one that was known, in order
 * @param live how it stands between records; null if it is as it was known
 */
public record Update(@Nullable TableRow table, List<LogRecord> records, @Nullable LiveRow live) {

  public Update {
    records = List.copyOf(records);
  }

  public boolean isEmpty() {
    return table == null && records.isEmpty() && live == null;
  }
}
