package nonpareil.lab;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** One line that tells how far a run is, how fast it goes and how long it will take. */
public final class ProgressLine implements Lab.Listener {

  private static final int BAR = 24;
  private static final long NANOS = 1_000_000_000L;
  private static final long EVERY = NANOS / 5;

  private final PrintWriter out;
  private final LongSupplier clock;
  private final long began;
  private long shown;

  /**
   * @param clock in nanoseconds
   */
  public ProgressLine(PrintWriter out, LongSupplier clock) {
    this.out = out;
    this.clock = clock;
    began = clock.getAsLong();
    shown = began - EVERY;
  }

  @Override
  public synchronized void played(long done, long total, long before) {
    long now = clock.getAsLong();
    if (now - shown < EVERY && done < total) {
      return;
    }
    shown = now;
    out.print("\r" + text(done, total, before, now - began) + "\033[K");
    if (done == total) {
      out.println();
    }
    out.flush();
  }

  static String text(long done, long total, long before, long nanos) {
    int full = (int) (total == 0 ? BAR : done * BAR / total);
    String bar = "█".repeat(full) + "░".repeat(BAR - full);
    double rate = nanos <= 0 ? 0 : (done - before) / ((double) nanos / NANOS);
    String speed =
        rate <= 0
            ? ""
            : String.format(
                Locale.ROOT,
                rate < 10 ? "  %.1f games/s  %s left" : "  %.0f games/s  %s left",
                rate,
                time((total - done) / rate));
    return String.format(
        Locale.ROOT,
        "%s %,d of %,d  %d %%%s",
        bar,
        done,
        total,
        total == 0 ? 100 : done * 100 / total,
        speed);
  }

  private static String time(double seconds) {
    long s = Math.round(seconds);
    return s >= 3600
        ? "%d:%02d:%02d".formatted(s / 3600, s / 60 % 60, s % 60)
        : "%d:%02d".formatted(s / 60, s % 60);
  }
}
