package nonpareil.server;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * How many lines the log takes: some at once and few after that, of each place that writes and in
 * all. So nobody fills a disk by being noisy, and what is rare is seen beside what is not.
 */
final class LogLimit {
  private static final int AT_ONCE = 20;
  private static final double A_SECOND = 0.1;
  private static final int ALL_AT_ONCE = 200;
  private static final double ALL_A_SECOND = 1;

  private final LongSupplier nanos;
  private final Bucket all;
  private final Map<String, Bucket> places = new HashMap<>();
  private long leftOut;

  LogLimit(LongSupplier nanos) {
    this.nanos = nanos;
    all = new Bucket(ALL_AT_ONCE, ALL_A_SECOND, nanos.getAsLong());
  }

  /** Whether one more line of a place may be written; else it is counted as left out. */
  synchronized boolean allows(String place) {
    long now = nanos.getAsLong();
    Bucket own = places.computeIfAbsent(place, _ -> new Bucket(AT_ONCE, A_SECOND, now));
    boolean allowed = own.has(now) && all.has(now);
    if (allowed) {
      own.tokens--;
      all.tokens--;
    } else {
      leftOut++;
    }
    return allowed;
  }

  /** How many lines were left out since this was asked for the last time. */
  synchronized long leftOut() {
    long lines = leftOut;
    leftOut = 0;
    return lines;
  }

  /** Lines that may be written; they come back by and by. */
  private static final class Bucket {
    private final int most;
    private final double aSecond;
    private double tokens;
    private long last;

    Bucket(int most, double aSecond, long now) {
      this.most = most;
      this.aSecond = aSecond;
      tokens = most;
      last = now;
    }

    boolean has(long now) {
      tokens = Math.min(most, tokens + (now - last) * aSecond / TimeUnit.SECONDS.toNanos(1));
      last = now;
      return tokens >= 1;
    }
  }
}
