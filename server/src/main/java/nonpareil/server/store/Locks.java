package nonpareil.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Arrays;
import org.jdbi.v3.core.Handle;

/**
 * What is done under a name is done by one after the other, until its transaction ends: for
 * whatever looks first and writes then. Names of people, tables and so on cannot be mistaken for
 * each other, for they are all made at random.
 */
interface Locks {

  /** Of a store with one writer: that is one after the other already. */
  Locks NONE = (_, _) -> {};

  /** Of a database with many writers. */
  Locks POSTGRES =
      (h, names) -> {
        String sql =
            "SELECT pg_advisory_xact_lock(k) FROM (SELECT DISTINCT hashtextextended(name, 0) AS k"
                + " FROM unnest(?::TEXT[]) name ORDER BY k) keys"; // in order: never in a ring
        try (PreparedStatement statement = h.getConnection().prepareStatement(sql)) {
          statement.setArray(
              1, h.getConnection().createArrayOf("text", Arrays.copyOf(names, names.length)));
          statement.execute();
        } catch (SQLException e) {
          throw new StoreException("not locked", e);
        }
      };

  void take(Handle h, String... names);
}
