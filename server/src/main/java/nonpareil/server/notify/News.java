package nonpareil.server.notify;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Something at a table that one person should hear of who is not there. It names no card and
 * nothing that anybody hides.
 *
 * @param key tells this news from others about the same table
 * @param heroes the ids of all heroes at the table, in turn order
 * @param days whether the table has days for a decision
 * @param stays for how long it is worth to be told
 */
public record News(
    String person,
    String table,
    Kind kind,
    String key,
    List<String> heroes,
    boolean days,
    Duration stays) {

  /** What there is to tell. */
  public enum Kind {
    TURN,
    OVER,
    REMATCH,
    INVITED,
    TEST;

    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public News {
    heroes = List.copyOf(heroes);
  }

  /** To see whether it works. */
  static News test(String person) {
    return new News(person, "", Kind.TEST, "test", List.of(), true, Duration.ofMinutes(1));
  }

  /** Whether it says the same about the same table to the same person. */
  boolean isSame(News other) {
    return person.equals(other.person) && table.equals(other.table) && key.equals(other.key);
  }
}
