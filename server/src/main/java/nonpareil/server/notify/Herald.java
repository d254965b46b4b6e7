package nonpareil.server.notify;

import java.util.Collection;
import java.util.List;

/** Is told by tables that something has changed, and finds out later what there is to tell. */
public interface Herald {

  /** Nobody is told anything. */
  Herald NONE = (table, people) -> {};

  /** Where the truth about a table is found when the time has come. */
  interface Source {

    /** What people should hear of who have not seen it, as the table stands now. */
    List<News> news(String table);
  }

  /** Something has changed at a table of these people. Never waits. */
  void touched(String table, Collection<String> people);
}
