package nonpareil.server.clock;

import java.time.Duration;

/** Runs things after a while in which the server is awake, never on a thread that holds a table. */
public interface Timers extends AutoCloseable {

  /** Something that is to happen; it may be called off. */
  interface Appointment {
    void cancel();
  }

  /** By what they measure. */
  Pulse pulse();

  /** Never too early, even if the server stood still meanwhile. */
  Appointment after(Duration time, Runnable task);

  @Override
  void close();
}
