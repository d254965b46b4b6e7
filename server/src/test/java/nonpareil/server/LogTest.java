package nonpareil.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Lines hold nothing that was sent, and there are not too many of them. */
final class LogTest {

  private static LoggingEvent event(String logger, String text, @Nullable Throwable failure) {
    var context = new LoggerContext();
    return new LoggingEvent(
        "x", context.getLogger(logger), Level.WARN, text, failure, new Object[0]);
  }

  @Test
  void whatALibrarySaysIsNotWritten() {
    var failure = new IllegalStateException("MARKER", new IllegalArgumentException("MARKER"));
    String line = new LogLine().doLayout(event("org.eclipse.jetty.X", "bad MARKER", failure));
    assertThat(line)
        .contains("at=X", "IllegalStateException", "caused by java.lang.IllegalArgumentException")
        .doesNotContain("MARKER")
        .hasLineCount(1);
  }

  @Test
  void ourOwnWordsStayOnTheirLine() {
    String line = new LogLine().doLayout(event("nonpareil.X", "a \"word\"\nand ü\u001b", null));
    assertThat(line).endsWith("msg=\"a ?word??and ??\"\n").hasLineCount(1);
    assertThat(new LogLine().doLayout(event("nonpareil.X", "x".repeat(100_000), null)))
        .hasSizeLessThan(500);
  }

  @Test
  void aNoisyPlaceIsHeldBackAndOthersAreNot() {
    var nanos = new AtomicLong();
    var limit = new LogLimit(nanos::get);
    assertThat(allowed(limit, "noisy", 10_000)).isEqualTo(20);
    assertThat(limit.leftOut()).isEqualTo(9_980);
    assertThat(limit.leftOut()).isZero();
    assertThat(allowed(limit, "rare", 1)).isEqualTo(1);
    nanos.addAndGet(TimeUnit.MINUTES.toNanos(1));
    assertThat(allowed(limit, "noisy", 10_000)).isEqualTo(6);
    int all = 0;
    for (int i = 0; i < 1_000; i++) {
      all += allowed(limit, "place " + i, 100);
    }
    assertThat(all).isBetween(150, 200);
  }

  private static int allowed(LogLimit limit, String place, int lines) {
    int allowed = 0;
    for (int i = 0; i < lines; i++) {
      allowed += limit.allows(place) ? 1 : 0;
    }
    return allowed;
  }

  @Test
  void itSaysHowManyLinesWereLeftOut() {
    List<String> lines;
    try (var log = new CapturedLog("nonpareil.Noisy")) {
      for (int i = 0; i < 1_000; i++) {
        LoggerFactory.getLogger("nonpareil.Noisy").warn("noise");
      }
      lines = log.lines();
    }
    assertThat(lines).hasSize(21);
    assertThat(lines.getLast()).contains("msg=\"lines left out\" lines=\"980\"");
  }
}
