package nonpareil.server.health;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What becomes of whatever is thrown. A job catches everything and goes on with the next one; only
 * without memory nothing can be relied on any more, so that the process ends. A kill is safe: what
 * was acknowledged is on the disk.
 */
public final class Faults {

  /** The status of a process that ran out of memory, as of {@code -XX:+ExitOnOutOfMemoryError}. */
  public static final int OUT_OF_MEMORY = 3;

  private static final Logger LOG = LoggerFactory.getLogger(Faults.class);
  private static final int DEEPEST = 20;

  private Faults() {}

  /** To be called first wherever anything at all is caught. */
  public static void survive(Throwable fault) {
    Throwable t = fault;
    for (int i = 0; t != null && i < DEEPEST; i++, t = t.getCause()) {
      if (t instanceof OutOfMemoryError) {
        end();
      }
    }
  }

  private static void end() {
    try {
      System.err.println("nonpareil: out of memory, the server ends");
    } finally {
      Runtime.getRuntime().halt(OUT_OF_MEMORY); // hooks could wait for ever
    }
  }

  /** From now on, what nobody catches is logged as all else is. */
  public static void watchThreads() {
    Thread.setDefaultUncaughtExceptionHandler((_, fault) -> uncaught(fault));
  }

  static void uncaught(Throwable fault) {
    survive(fault);
    LOG.atError().setCause(fault).log("a thread ended");
  }
}
