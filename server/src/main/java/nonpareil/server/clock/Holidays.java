package nonpareil.server.clock;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import nonpareil.server.store.HolidayRow;
import nonpareil.server.store.NoticeStore;
import nonpareil.server.store.StoreException;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * Who is on holiday. At tables with days for a decision nobody is charged for the days of a
 * holiday. All of it is counted by the server's own time.
 */
public final class Holidays {

  /** So many days of holiday everybody has in a year. */
  public static final int DAYS = 30;

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration YEAR = Duration.ofDays(365);

  /** What another server has stored is known after so long, or when it says so. */
  private static final Duration FRESH = Duration.ofSeconds(2);

  /** So much the times of two servers may differ. */
  private static final Duration SKEW = Duration.ofSeconds(1);

  private static final int REMEMBERED = 10_000;

  private final NoticeStore store;
  private final Supplier<ServerTime> now;

  /**
   * Those of the last year, in order.
   *
   * @param at when they were read
   */
  private record Taken(List<HolidayRow> rows, ServerTime at) {}

  /** By person; guarded by itself, and never while the store is asked. */
  private final Map<String, Taken> taken =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Taken> eldest) {
          return size() > REMEMBERED;
        }
      };

  /** How often something has changed; guarded by what was taken. */
  private int changes;

  public Holidays(NoticeStore store, Supplier<ServerTime> now) {
    this.store = store;
    this.now = now;
  }

  private long lastYear() {
    return now.get().minus(YEAR).millis();
  }

  private List<HolidayRow> of(String person) {
    ServerTime at = now.get();
    Taken known;
    int before;
    synchronized (taken) {
      known = taken.get(person);
      before = changes;
    }
    if (known != null && known.at.plus(FRESH).isAfter(at)) {
      return known.rows;
    }
    try {
      List<HolidayRow> rows = store.holidays(person, lastYear());
      synchronized (taken) {
        if (before == changes) { // else what was read may be old by now
          taken.put(person, new Taken(rows, at));
        }
      }
      return rows;
    } catch (StoreException e) { // nothing is decided before the store is back
      return known == null ? List.of() : known.rows;
    }
  }

  /** Somebody's holidays may have changed. */
  public void lookAgain(String person) {
    synchronized (taken) {
      changes++;
      taken.remove(person);
    }
  }

  /** The end of the holiday somebody is on; null if nobody is. */
  public @Nullable ServerTime until(String person) {
    HolidayRow row = running(of(person));
    return row == null ? null : new ServerTime(row.ends());
  }

  private @Nullable HolidayRow running(List<HolidayRow> rows) {
    return !rows.isEmpty() && rows.getLast().ends() > now.get().millis() ? rows.getLast() : null;
  }

  /** For how much of a time somebody was on holiday, in milliseconds. */
  public long within(String person, ServerTime from, ServerTime to) {
    long sum = 0;
    for (HolidayRow row : of(person)) {
      long began = Math.max(row.began(), from.millis());
      sum += Math.max(0, Math.min(row.ends(), to.millis()) - began);
    }
    return sum;
  }

  /** How many days somebody may still take; a day that has begun is a day. */
  public int left(String person) {
    return left(of(person));
  }

  private int left(List<HolidayRow> rows) {
    long since = lastYear();
    long used = 0;
    for (HolidayRow row : rows) {
      if (row.ends() > since) {
        used += Math.ceilDiv(row.ends() - row.began(), DAY.toMillis());
      }
    }
    return (int) Math.max(0, DAYS - used);
  }

  /** A holiday begins now; false if somebody is on one already, or has not so many days left. */
  public boolean begin(String person, int days) {
    ServerTime began = now.get();
    var row = new HolidayRow(person, began.millis(), began.plus(DAY.multipliedBy(days)).millis());
    boolean begun =
        days >= 1
            && store.addHoliday(
                row, lastYear(), rows -> days <= left(rows) && running(rows) == null);
    lookAgain(person);
    return begun;
  }

  /** The holiday ends now, at all servers; false if there is none. */
  public boolean end(String person) {
    HolidayRow row = running(store.holidays(person, lastYear()));
    long ends = now.get().minus(SKEW).millis(); // where it is a little earlier it has ended, too
    boolean ended =
        row != null
            && store.endHoliday(
                new HolidayRow(person, row.began(), Math.max(row.began() + 1, ends)));
    lookAgain(person);
    return ended;
  }

  /** {@code {"left", "most"}}: how many days somebody has. */
  public ObjectNode json(String person) {
    return Json.object().put("left", left(person)).put("most", DAYS);
  }
}
