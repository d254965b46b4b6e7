package nonpareil.server.clock;

import java.time.Instant;

/** Runs things at a time, never on a thread that holds a table. */
public interface Timers extends AutoCloseable {

  /** Something that is to happen; it may be called off. */
  interface Appointment {
    void cancel();
  }

  Appointment at(Instant time, Runnable task);

  @Override
  void close();
}
