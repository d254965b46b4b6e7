package nonpareil.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import org.slf4j.LoggerFactory;
import org.slf4j.event.KeyValuePair;

/** The one way to standard error: as many lines as {@link LogLimit} allows, and how many not. */
public final class Log extends ConsoleAppender<ILoggingEvent> {
  private final LogLimit limit = new LogLimit(System::nanoTime);

  @Override
  protected void append(ILoggingEvent event) {
    if (limit.allows(event.getLoggerName())) {
      tellLeftOut();
      super.append(event);
    }
  }

  @Override
  public void stop() {
    if (isStarted()) {
      tellLeftOut();
    }
    super.stop();
  }

  private void tellLeftOut() {
    long lines = limit.leftOut();
    if (lines > 0 && getContext() instanceof LoggerContext context) {
      var event =
          new LoggingEvent(
              Log.class.getName(),
              context.getLogger(Log.class),
              Level.WARN,
              "lines left out",
              null,
              null);
      event.addKeyValuePair(new KeyValuePair("lines", lines));
      super.append(event);
    }
  }

  /** The JDK's own classes have another log, which would go to standard error as it is. */
  static void takeOverFromJdk() {
    LogManager.getLogManager().reset();
    java.util.logging.Logger.getLogger("").addHandler(new FromJdk());
  }

  /** Passes on that something was said, and where. */
  private static final class FromJdk extends Handler {
    @Override
    public void publish(LogRecord said) {
      if (said.getLevel().intValue() >= java.util.logging.Level.WARNING.intValue()) {
        LoggerFactory.getLogger("java." + said.getLoggerName())
            .atWarn()
            .setCause(said.getThrown())
            .log("said by the JDK");
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
