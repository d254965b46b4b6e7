package nonpareil.server.http;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import nonpareil.server.request.Refusal;

/**
 * How often somebody may do something at this server: each counts for itself, for a limit against
 * too much is not worth a question to the store. Buckets that are full again are forgotten.
 */
final class Limits {
  private static final int MANY = 20_000;
  private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

  private record Key(Limit limit, String who) {}

  private final ConcurrentHashMap<Key, Bucket> buckets = new ConcurrentHashMap<>();
  private final double factor;
  private final LongSupplier nanos;
  private final AtomicLong swept;

  /**
   * @param factor 0: no limits at all
   */
  Limits(double factor, LongSupplier nanos) {
    this.factor = factor;
    this.nanos = nanos;
    swept = new AtomicLong(nanos.getAsLong());
  }

  /** Refuses with {@code too-many} when there have been too many. */
  void take(Limit limit, String who) {
    if (!allows(limit, who)) {
      throw new Refusal(Refusal.Code.TOO_MANY, "too many requests; wait a little");
    }
  }

  boolean allows(Limit limit, String who) {
    if (factor == 0) {
      return true;
    }
    long now = nanos.getAsLong();
    long last = swept.get();
    if (buckets.size() > MANY && now - last > PAUSE && swept.compareAndSet(last, now)) {
      buckets.values().removeIf(bucket -> bucket.isFull(now));
    }
    return buckets
        .computeIfAbsent(new Key(limit, who), key -> new Bucket(limit, factor, now))
        .take(now);
  }

  /** Of something that counts by itself. */
  boolean allows(Bucket bucket) {
    return factor == 0 || bucket.take(nanos.getAsLong());
  }

  Bucket bucket(Limit limit) {
    return new Bucket(limit, factor, nanos.getAsLong());
  }

  /** Whether one more may be open at the same time. */
  boolean allowsOpen(int open, int most) {
    return factor == 0 || open < most * factor;
  }

  /** How many are remembered. */
  int size() {
    return buckets.size();
  }
}
