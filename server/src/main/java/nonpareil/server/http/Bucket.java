package nonpareil.server.http;

import java.util.concurrent.TimeUnit;

/** A token bucket: full at first, refilled steadily. */
final class Bucket {
  private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

  private final double size;
  private final double perNano;
  private double tokens;
  private long last;

  Bucket(Limit limit, double factor, long now) {
    this.size = limit.atOnce * factor;
    this.perNano = limit.perSecond * factor / NANOS;
    this.tokens = size;
    this.last = now;
  }

  synchronized boolean take(long now) {
    refill(now);
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }

  synchronized boolean isFull(long now) {
    refill(now);
    return tokens >= size;
  }

  private void refill(long now) {
    tokens = Math.min(size, tokens + Math.max(0, now - last) * perNano);
    last = now;
  }
}
