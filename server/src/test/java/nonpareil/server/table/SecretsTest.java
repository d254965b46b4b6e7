package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonpareil.content.Content;
import nonpareil.server.CapturedLog;
import nonpareil.server.LogLine;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;

/** Seeds, hashes of states and cards: what no message and no log tells. */
final class SecretsTest {

  private static JsonNode data(LogRecord record) {
    return Json.parse(record.data());
  }

  @Test
  void neitherSeedNorStateIsInAnyMessageBeforeTheEnd() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'mulligan': true");
      duel.ann.acts(1, "mulligan");
      duel.bob.acts(2, "keep");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.until(d -> d.number() > 40);
      duel.ann.ask(1, "reach", "{}");
      duel.asked()
          .ask(duel.seat(), "draft", "{'number': %d, 'choices': []}".formatted(duel.number()));
      List<LogRecord> log = hall.store.records(duel.table);
      var outcome = new StringBuilder();
      for (Guest guest : List.of(duel.ann, duel.bob, eve)) {
        guest.everything().forEach(outcome::append);
      }
      outcome.append(hall.tables.info(duel.table, Hall.ANN)).append(hall.tables.mine(Hall.ANN));
      outcome.append(new String(hall.replay(duel.table, Hall.ANN, "1"), StandardCharsets.UTF_8));
      String all = outcome.toString();
      JsonNode start = data(log.getFirst());
      assertThat(start.path("seed").asText()).as("128 bits").matches("[0-9a-f]{32}");
      assertThat(start.path("log").asInt()).isEqualTo(2);
      assertThat(all).doesNotContain(start.path("seed").asText().substring(0, 16));
      assertThat(all).doesNotContain(start.path("seed").asText().substring(16));
      assertThat(all).doesNotContain(start.path("secret").asText());
      assertThat(all).doesNotContain("\"seed\"", "\"secret\"", "\"spent\"", "\"steps\"");
      for (LogRecord record : log) {
        assertThat(all).doesNotContain(data(record).path("hash").asText());
      }
    }
  }

  @Test
  void seedsAreNewForEachGame() {
    try (var hall = new Hall()) {
      Set<String> seeds = new HashSet<>();
      for (int i = 0; i < 20; i++) {
        JsonNode start = data(hall.store.records(hall.duel("")).getFirst());
        seeds.add(start.path("seed").asText());
        seeds.add(start.path("secret").asText());
      }
      assertThat(seeds).hasSize(40);
    }
  }

  /** Messages of failures may quote what they are about. */
  @Test
  void tracesNameKindsAndPlacesOnly() {
    var event = new LoggingEvent();
    event.setLoggerName("nonpareil.server.Example");
    event.setLevel(Level.WARN);
    event.setInstant(Instant.EPOCH);
    event.setMessage("failed");
    var cause = new NumberFormatException("card dash");
    event.setThrowableProxy(new ThrowableProxy(new IllegalStateException("seed 7", cause)));
    assertThat(new LogLine().doLayout(event))
        .startsWith(
            "time=1970-01-01T00:00:00Z level=WARN at=Example msg=\"failed\""
                + " java.lang.IllegalStateException at nonpareil.server.table.SecretsTest.")
        .contains(" caused by java.lang.NumberFormatException")
        .doesNotContain("dash", "seed")
        .hasLineCount(1);
  }

  @Test
  void logsNameNoCards() {
    Logger logger = CapturedLog.logger("nonpareil");
    var lines = new ListAppender<ILoggingEvent>();
    lines.start();
    logger.addAppender(lines);
    logger.setLevel(Level.TRACE);
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 5}");
      duel.until(d -> d.number() > 30);
      store.broken(true);
      duel.asked().choose(duel.seat(), duel.asked().options().getFirst());
      hall.pass(Duration.ofSeconds(12));
      store.broken(false);
      duel.asked().choose(duel.seat(), "card feint");
      hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'computer', 'level': 'novice'}]}");
      hall.pass(Duration.ofSeconds(20));
      hall.restart(Duration.ofMinutes(1));
      duel.comeBack();
      duel.ann.acts(1, "resign");
      hall.settle();
    } finally {
      logger.detachAppender(lines);
      logger.setLevel(null);
    }
    assertThat(lines.list).isNotEmpty();
    for (ILoggingEvent line : new ArrayList<>(lines.list)) {
      String text = line.getFormattedMessage() + " " + line.getKeyValuePairs();
      for (String hero : Content.bundled().heroIds()) {
        Content.bundled()
            .hero(hero)
            .hero()
            .cards()
            .forEach(card -> assertThat(text).doesNotContain(card.id()));
      }
      assertThat(text).doesNotContain("seed", "secret");
    }
  }
}
