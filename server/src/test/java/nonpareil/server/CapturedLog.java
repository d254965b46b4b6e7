package nonpareil.server;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.slf4j.LoggerFactory;

/** A log beside the usual one, as it would go to standard error. */
public final class CapturedLog implements AutoCloseable {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Log log = new Log();
  private final Logger logger;

  /**
   * Begins to listen.
   *
   * @param name to which logger and those below it; {@code ROOT}: to all
   */
  public CapturedLog(String name) {
    LoggerContext context = context();
    var layout = new LogLine();
    layout.setContext(context);
    layout.start();
    var encoder = new LayoutWrappingEncoder<ILoggingEvent>();
    encoder.setContext(context);
    encoder.setLayout(layout);
    encoder.start();
    log.setContext(context);
    log.setEncoder(encoder);
    log.start();
    log.setOutputStream(out);
    logger = context.getLogger(name);
    logger.addAppender(log);
  }

  /**
   * All loggers. Those who come while another test is the first to log are given something else for
   * a moment.
   */
  private static LoggerContext context() {
    while (true) {
      if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
        return context;
      }
      Thread.onSpinWait();
    }
  }

  /** A logger that can be made quiet, and loud again. */
  public static Logger logger(String name) {
    return context().getLogger(name);
  }

  /** What was written until now; nothing is afterwards. */
  public List<String> lines() {
    close();
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Override
  public void close() {
    logger.detachAppender(log);
    log.stop();
  }
}
