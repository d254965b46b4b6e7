package nonpareil.server.clock;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long the server has been awake in this run. Time goes on with each beat, and at most by a
 * little without one: a process that was stopped, a machine that slept, a long pause of any other
 * kind has no beats and so costs nobody time. Whoever asks first after such a pause, before the
 * next beat, gets the same answer.
 */
public final class Pulse {

  /** How often it beats. */
  public static final Duration BEAT = Duration.ofMillis(250);

  /** How far time goes on without a beat. */
  public static final Duration MOST = Duration.ofSeconds(1);

  private final LongSupplier nanos;
  private long last;
  private long awake;
  private long woke;

  /**
   * @param nanos a clock that never goes back, from anywhere
   */
  public Pulse(LongSupplier nanos) {
    this.nanos = nanos;
    last = nanos.getAsLong();
  }

  /** How long it has been awake. */
  public synchronized Duration awake() {
    return Duration.ofNanos(awake + Math.min(passed(), MOST.toNanos()));
  }

  /** When it came to itself the last time, as long as it had been awake then. */
  public synchronized Duration woke() {
    return passed() > MOST.toNanos() ? awake() : Duration.ofNanos(woke);
  }

  public synchronized void beat() {
    long now = nanos.getAsLong();
    long passed = now - last;
    awake += Math.min(passed, MOST.toNanos());
    if (passed > MOST.toNanos()) {
      woke = awake;
    }
    last = now;
  }

  private long passed() {
    return nanos.getAsLong() - last;
  }
}
