package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import nonpareil.lab.EndCause;
import nonpareil.lab.KilledRun;
import nonpareil.lab.Lab;
import nonpareil.lab.Plans;
import nonpareil.lab.Results;
import nonpareil.lab.Row;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Foreign programs in the lab. */
final class BotsTest {

  private static final Path FAULTY = Path.of("src/test/resources/bots/faulty.py").toAbsolutePath();
  private static final Path GREEDY = Path.of("../examples/bots/greedy_bot.py").toAbsolutePath();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  @BeforeAll
  static void pythonIsThere() throws InterruptedException {
    boolean there;
    try {
      there = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      there = false;
    }
    assumeTrue(there, "python3 is not installed");
  }

  private Results ladder(int games, String bot, double seconds) throws InterruptedException {
    var lab = new Lab(Plans.CONTENT, 2, Duration.ofMillis(Math.round(1000 * seconds)));
    return lab.run(Plans.ladder(games, "random", bot), folder, (_, _, _) -> {});
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "absent      | ended at the greeting with status 1: \"no such bot\"",
        "newer       | answered the greeting with",
        "crash 1     | with status 1: \"ValueError: out of ideas\"",
        "crash 3     | ended at decision",
        "stall 2     | gave no answer within 0.7 s at decision",
        "nonsense 2  | sent \"banana\", expected a JSON object in one line at decision",
        "not-offered | with a number from 0 to",
        "chatter     | spoke before it was asked at decision",
        "endless     | sent a line of more than",
        "trailing    | sent \"{\"type\": \"choice\", \"option\": 0} {}\", expected a JSON object",
        "flood       | spoke before it was asked at decision",
        "big-flood   | at decision",
        "error-flood | gave no answer within 0.7 s",
        "helper      | with status 3"
      })
  void aFaultLosesTheGameAndTheLabGoesOn(String fault, String report) throws Exception {
    String bot = "cmd:python3 " + FAULTY + " " + fault;
    boolean waits = fault.startsWith("stall") || fault.equals("error-flood");
    Results results = ladder(4, bot, waits ? 0.7 : 20);
    assertThat(results.rows()).hasSize(4);
    for (Row row : results.rows()) {
      int seat = row.match().players().indexOf(bot);
      assertThat(row.ended()).isEqualTo(EndCause.FORFEIT);
      assertThat(row.winners()).isEqualTo(1 << 1 - seat);
      assertThat(row.note()).startsWith("seat " + (seat + 1) + ": ").contains(report);
    }
    assertThat(results.forfeits()).hasSize(4);
    assertThat(soon(() -> bots().isEmpty())).as("%s", bots()).isTrue();
    assertThat(soon(() -> listeners() == 0)).as("threads that listen to nobody").isTrue();
  }

  /** What is left of our bots, even if somebody else has taken them over. */
  private static List<ProcessHandle> bots() {
    return ProcessHandle.allProcesses()
        .filter(p -> p.isAlive() && p.info().commandLine().orElse("").contains(FAULTY.toString()))
        .toList();
  }

  private static long listeners() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(t -> t.getName().startsWith("bot-"))
        .count();
  }

  private static boolean soon(BooleanSupplier what) throws InterruptedException {
    for (int i = 0; i < 600 && !what.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    return what.getAsBoolean();
  }

  /** As by Ctrl-C: no bot outlives the run, none is blamed, and the run goes on later. */
  @Test
  void anInterruptEndsTheBotsAndIsNoFaultOfTheirs() throws Exception {
    String bot = "cmd:python3 " + GREEDY;
    Path broken = folder.resolve("broken");
    Process lab =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                KilledRun.class.getName(),
                broken.toString(),
                "40",
                "random",
                bot)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output").toFile())
            .start();
    Path games = broken.resolve("games.csv");
    assertThat(soon(() -> lines(games) > 4 || !lab.isAlive())).isTrue();
    List<ProcessHandle> children = lab.descendants().toList();
    assertThat(children).isNotEmpty();
    lab.destroy(); // a signal it may answer, as an interrupt is
    assertThat(lab.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(soon(() -> children.stream().noneMatch(ProcessHandle::isAlive))).isTrue();
    assertThat(lines(games)).isBetween(4L, 40L);
    Results results =
        new Lab(Plans.CONTENT, 2, Duration.ofSeconds(20))
            .run(Plans.ladder(40, "random", bot), broken, (_, _, _) -> {});
    assertThat(results.rows()).hasSize(40);
    assertThat(results.forfeits()).isEmpty();
  }

  private static long lines(Path file) {
    try {
      return Files.exists(file) ? Files.readAllLines(file).size() : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aBotMayChooseByText() throws Exception {
    Results results = ladder(2, "cmd:python3 " + FAULTY + " none", 5);
    assertThat(results.forfeits()).isEmpty();
  }

  @Test
  void theExampleBotPlaysEveryHeroAndBeatsRandom() throws Exception {
    String bot = "cmd:python3 " + GREEDY;
    Results results = ladder(20, bot, 10);
    assertThat(results.forfeits()).isEmpty();
    assertThat(results.rows().stream().flatMap(r -> r.match().heroes().stream()).distinct())
        .hasSize(10);
    long wins =
        results.rows().stream().filter(r -> r.won(r.match().players().indexOf(bot))).count();
    assertThat(wins).isGreaterThanOrEqualTo(14);
  }

  @Test
  void aBotThatUsesNoChanceGivesTheSameRowsAgain() throws Exception {
    String bot = "cmd:python3 " + GREEDY;
    List<Row> rows = ladder(4, bot, 10).rows();
    var again =
        new Lab(Plans.CONTENT, 1, Duration.ofSeconds(10))
            .run(Plans.ladder(4, "random", bot), folder.resolve("again"), (_, _, _) -> {});
    assertThat(again.rows()).isEqualTo(rows);
  }
}
