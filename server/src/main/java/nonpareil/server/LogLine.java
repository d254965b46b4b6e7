package nonpareil.server;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;
import ch.qos.logback.core.LayoutBase;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;

/**
 * A line of the log: time, level, where, what happened, its details as {@code key="value"}, and for
 * a failure kinds and places. It holds nothing that somebody sent: our own words are fixed, with
 * kinds and numbers for details; libraries quote requests in their messages, and exceptions in
 * theirs, so neither is ever written.
 */
public final class LogLine extends LayoutBase<ILoggingEvent> {
  private static final String OURS = "nonpareil.";
  private static final int MOST_FRAMES = 30;
  private static final int MOST_CAUSES = 5;
  private static final int LONGEST_VALUE = 200;
  private static final int LONGEST = 8_000;
  private static final Pattern UNFIT = Pattern.compile("[^ -~]|\"");

  @Override
  public String doLayout(ILoggingEvent event) {
    boolean ours = event.getLoggerName().startsWith(OURS);
    var line = new StringBuilder("time=").append(event.getInstant());
    line.append(" level=").append(event.getLevel());
    line.append(" at=").append(simple(event.getLoggerName()));
    line.append(" msg=\"").append(ours ? fit(event.getFormattedMessage()) : "said by a library");
    line.append('"');
    if (ours && event.getKeyValuePairs() != null) {
      for (KeyValuePair pair : event.getKeyValuePairs()) {
        line.append(' ').append(pair.key).append("=\"");
        line.append(fit(String.valueOf(pair.value))).append('"');
      }
    }
    if (!ours && event.getCallerData().length > 0) {
      StackTraceElement from = event.getCallerData()[0];
      line.append(" from=").append(from.getFileName()).append(':').append(from.getLineNumber());
    }
    failure(line, event.getThrowableProxy());
    line.setLength(Math.min(line.length(), LONGEST));
    return line.append('\n').toString();
  }

  private static String simple(String logger) {
    return logger.substring(logger.lastIndexOf('.') + 1);
  }

  private static String fit(String text) {
    String cut = text.length() > LONGEST_VALUE ? text.substring(0, LONGEST_VALUE) + "..." : text;
    return UNFIT.matcher(cut).replaceAll("?");
  }

  private static void failure(StringBuilder line, @Nullable IThrowableProxy failure) {
    IThrowableProxy t = failure;
    for (int i = 0; t != null && i < MOST_CAUSES; i++, t = t.getCause()) {
      line.append(i == 0 ? " " : " caused by ").append(t.getClassName());
      StackTraceElementProxy[] frames = t.getStackTraceElementProxyArray();
      int own = Math.min(MOST_FRAMES, frames.length - t.getCommonFrames());
      for (int f = 0; f < own; f++) {
        line.append(' ').append(frames[f].getSTEAsString());
      }
    }
  }
}
