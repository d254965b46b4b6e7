package nonpareil.server.clock;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import nonpareil.server.store.HolidayRow;
import nonpareil.server.store.NoticeStore;
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

  private final NoticeStore store;
  private final Supplier<ServerTime> now;

  /** Those of the last year, in order, by person. */
  private final Map<String, List<HolidayRow>> taken = new HashMap<>();

  public Holidays(NoticeStore store, Supplier<ServerTime> now) {
    this.store = store;
    this.now = now;
    for (HolidayRow row : store.holidays(now.get().minus(YEAR).millis())) {
      taken.computeIfAbsent(row.person(), _ -> new ArrayList<>()).add(row);
    }
  }

  private List<HolidayRow> of(String person) {
    return taken.getOrDefault(person, List.of());
  }

  /** The end of the holiday somebody is on; null if nobody is. */
  public synchronized @Nullable ServerTime until(String person) {
    HolidayRow row = running(person);
    return row == null ? null : new ServerTime(row.ends());
  }

  private @Nullable HolidayRow running(String person) {
    List<HolidayRow> rows = of(person);
    return !rows.isEmpty() && rows.getLast().ends() > now.get().millis() ? rows.getLast() : null;
  }

  /** For how much of a time somebody was on holiday, in milliseconds. */
  public synchronized long within(String person, ServerTime from, ServerTime to) {
    long sum = 0;
    for (HolidayRow row : of(person)) {
      long began = Math.max(row.began(), from.millis());
      sum += Math.max(0, Math.min(row.ends(), to.millis()) - began);
    }
    return sum;
  }

  /** How many days somebody may still take; a day that has begun is a day. */
  public synchronized int left(String person) {
    long since = now.get().minus(YEAR).millis();
    long used = 0;
    for (HolidayRow row : of(person)) {
      if (row.ends() > since) {
        used += Math.ceilDiv(row.ends() - row.began(), DAY.toMillis());
      }
    }
    return (int) Math.max(0, DAYS - used);
  }

  /** A holiday begins now; false if somebody is on one already, or has not so many days left. */
  public synchronized boolean begin(String person, int days) {
    if (days < 1 || days > left(person) || running(person) != null) {
      return false;
    }
    ServerTime began = now.get();
    keep(new HolidayRow(person, began.millis(), began.plus(DAY.multipliedBy(days)).millis()));
    return true;
  }

  /** The holiday ends now; false if there is none. */
  public synchronized boolean end(String person) {
    HolidayRow row = running(person);
    if (row == null) {
      return false;
    }
    keep(new HolidayRow(person, row.began(), Math.max(row.began() + 1, now.get().millis())));
    return true;
  }

  private void keep(HolidayRow row) {
    store.saveHoliday(row);
    List<HolidayRow> rows = taken.computeIfAbsent(row.person(), _ -> new ArrayList<>());
    rows.removeIf(known -> known.began() == row.began());
    rows.add(row);
  }

  /** {@code {"left", "most"}}: how many days somebody has. */
  public ObjectNode json(String person) {
    return Json.object().put("left", left(person)).put("most", DAYS);
  }
}
