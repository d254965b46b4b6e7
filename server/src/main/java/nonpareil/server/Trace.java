package nonpareil.server;

import ch.qos.logback.classic.pattern.ThrowableHandlingConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;

/**
 * Where something failed, for the log: kinds and places, without the messages. They may quote cards
 * or seeds.
 */
public final class Trace extends ThrowableHandlingConverter {
  private static final int MOST_FRAMES = 30;

  @Override
  public String convert(ILoggingEvent event) {
    var text = new StringBuilder();
    for (IThrowableProxy t = event.getThrowableProxy(); t != null; t = t.getCause()) {
      text.append(text.isEmpty() ? "" : " caused by ").append(t.getClassName());
      StackTraceElementProxy[] frames = t.getStackTraceElementProxyArray();
      int own = Math.min(MOST_FRAMES, frames.length - t.getCommonFrames());
      for (int i = 0; i < own; i++) {
        text.append(' ').append(frames[i].getSTEAsString());
      }
    }
    return text.toString();
  }
}
