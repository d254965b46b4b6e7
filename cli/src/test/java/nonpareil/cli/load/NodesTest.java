package nonpareil.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import nonpareil.lab.Processes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Several servers on one database behind one address, killed at any moment, or their database: they
 * have lost nothing they have acknowledged, and games go on.
 */
@Tag("long")
final class NodesTest extends ManyNodes {

  private static final Duration CUT = Duration.ofMinutes(1);

  /** Whoever has lost a server sees the table at another one within this. */
  private static final Duration BACK = Duration.ofSeconds(5);

  /** A hundred kills of servers among two, and among three. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @Timeout(value = 40, unit = TimeUnit.MINUTES)
  void serversAreKilled(int nodes) throws Exception {
    int kills = Integer.getInteger("kills", 100);
    play(
        nodes,
        nodes,
        (database, random) -> {
          for (int i = 0; i < kills; i++) {
            Thread.sleep(random.nextInt(50, 1_500));
            int victim = random.nextInt(nodes);
            Processes.kill(servers.get(victim));
            awaitMoves(5, "kill " + i);
            servers.set(victim, start(victim, database));
            awaitUp(victim);
          }
        });
    assertThat(backs).isNotEmpty().allMatch(after -> after.compareTo(BACK) < 0);
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void theDatabaseIsKilled() throws Exception {
    int kills = Integer.getInteger("kills", 20);
    play(
        2,
        7,
        (database, random) -> {
          for (int i = 0; i < kills; i++) {
            Thread.sleep(random.nextInt(50, 3_000));
            database.kill();
            Thread.sleep(random.nextInt(6_000));
            database.startAgain();
            awaitMoves(5, "kill of the database " + i);
          }
        });
  }

  /** One of two cannot reach the database for a minute: it says so, and people go to the other. */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void aServerIsCutOff() throws Exception {
    play(
        2,
        11,
        (_, _) -> {
          Objects.requireNonNull(way).cut(true);
          awaitHealth(0, 503);
          for (int i = 0; i < 6; i++) {
            awaitMoves(20, "the cut");
            assertThat(health(0)).isEqualTo(503);
            assertThat(health(1)).isEqualTo(200);
            Thread.sleep(CUT.toMillis() / 6);
          }
          Objects.requireNonNull(way).cut(false);
          awaitHealth(0, 200);
        });
  }

  /** Every statement of one of two takes 200 ms: it is slow, and nothing is wrong. */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void theDatabaseIsSlow() throws Exception {
    play(
        2,
        13,
        (_, _) -> {
          Objects.requireNonNull(way).delay(100);
          awaitMoves(500, "it became slow");
          assertThat(health(0)).isEqualTo(200);
          Objects.requireNonNull(way).delay(0);
        });
  }

  /**
   * The clocks of the machines are twelve minutes apart, and neither is the database's: the time of
   * all records is that of the database. Wants libfaketime.
   */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void clocksAreApart() throws Exception {
    Path library = faketime();
    skewed.put(0, wrong(library, "+7m"));
    skewed.put(1, wrong(library, "-5m"));
    play(
        2,
        17,
        (database, random) -> {
          for (int i = 0; i < 6; i++) {
            Thread.sleep(random.nextInt(3_000, 6_000));
            int victim = i % 2;
            Processes.kill(servers.get(victim)); // so that each takes over from the other
            awaitMoves(5, "kill " + i);
            servers.set(victim, start(victim, database));
            awaitUp(victim);
          }
        });
  }

  /** Only the clock on the wall: threads wait by the other one, and not by turning round. */
  private static Map<String, String> wrong(Path library, String by) {
    return Map.of(
        "LD_PRELOAD",
        library.toString(),
        "FAKETIME",
        by,
        "FAKETIME_DONT_FAKE_MONOTONIC",
        "1",
        "FAKETIME_FORCE_MONOTONIC_FIX",
        "0");
  }

  private static Path faketime() throws IOException {
    try (var found =
        Files.find(
            Path.of("/usr/lib"),
            3,
            (path, _) -> path.endsWith(Path.of("faketime", "libfaketime.so.1")))) {
      Optional<Path> library = found.findFirst();
      assumeTrue(library.isPresent(), "libfaketime is not installed");
      return library.orElseThrow();
    }
  }
}
