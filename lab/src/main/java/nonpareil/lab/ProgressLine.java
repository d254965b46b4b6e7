package nonpareil.lab;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * How far a run is, how fast it goes and how long it will take: one line that changes on a
 * terminal, a line now and then elsewhere.
 */
public final class ProgressLine implements Lab.Listener {

  private static final int BAR = 24;
  private static final long NANOS = 1_000_000_000L;
  private static final long EVERY = NANOS / 5;
  private static final long SELDOM = 30 * NANOS;

  private final PrintWriter out;
  private final LongSupplier clock;
  private final boolean terminal;
  private final long began;
  private long shown;

  /**
   * @param clock in nanoseconds
   * @param terminal whether a line can be written over
   */
  public ProgressLine(PrintWriter out, LongSupplier clock, boolean terminal) {
    this.out = out;
    this.clock = clock;
    this.terminal = terminal;
    began = clock.getAsLong();
    shown = terminal ? began - EVERY : began;
  }

  @Override
  public synchronized void played(long done, long total, long before) {
    long now = clock.getAsLong();
    boolean last = terminal && done == total;
    if (now - shown < (terminal ? EVERY : SELDOM) && !last) {
      return;
    }
    shown = now;
    String text = text(done, total, before, now - began);
    out.print(terminal ? "\r" + text + "\033[K" : text + System.lineSeparator());
    if (last) {
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
