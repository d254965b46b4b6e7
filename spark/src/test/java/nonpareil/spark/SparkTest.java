package nonpareil.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nonpareil.lab.Processes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command on a cluster of two workers: whatever happens, the files are those of one machine.
 */
@Tag("long")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class SparkTest {

  private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private static Path shared;

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  @SuppressWarnings("NullAway.Init") // set before all tests
  private static Machines machines;

  /** Whether Spark is taken from an installation. */
  private boolean installed;

  @BeforeAll
  static void start() throws Exception {
    // All is built: the command must not build while it is being tested.
    Files.setLastModifiedTime(Path.of("target/class-path"), FileTime.from(Instant.now()));
    machines = new Machines(shared, 2);
  }

  @AfterAll
  static void end() {
    machines.close();
  }

  // ---- the command

  private Process command(String out, List<String> arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Dnonpareil.home=" + HOME);
    command.addAll(List.of("-jar", HOME.resolve("cli/target/nonpareil.jar").toString(), "lab"));
    command.addAll(arguments);
    command.addAll(List.of("--out", folder.resolve(out).toString()));
    var builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(out + ".log").toFile());
    builder.environment().remove("SPARK_HOME");
    if (installed) {
      builder.environment().put("SPARK_HOME", machines.home().toString());
    }
    return builder.start();
  }

  private String run(String out, List<String> arguments, int status) throws Exception {
    Process process = command(out, arguments);
    try {
      assertThat(process.waitFor(4, TimeUnit.MINUTES)).as(out).isTrue();
    } finally {
      Processes.kill(process);
    }
    String log = Files.readString(folder.resolve(out + ".log"), StandardCharsets.UTF_8);
    assertThat(process.exitValue()).as(log).isEqualTo(status);
    return log;
  }

  private static List<String> on(String master, List<String> arguments) {
    var all = new ArrayList<>(arguments);
    all.addAll(List.of("--spark", master, "--spark-conf", "spark.executor.memory=600m"));
    return all;
  }

  private static List<String> ladder(String players, int games) {
    return List.of("ladder", "--players", players, "--games", String.valueOf(games));
  }

  private long rows(String out) throws IOException {
    Path games = folder.resolve(out).resolve("games.csv");
    return Files.exists(games) ? Files.readString(games).lines().count() - 1 : 0;
  }

  private void assertSame(String a, String b) throws IOException {
    for (String file : List.of("games.csv", "card-log.csv", "cards.csv", "plan.txt")) {
      assertThat(Files.readString(folder.resolve(b).resolve(file)))
          .as(file)
          .isEqualTo(Files.readString(folder.resolve(a).resolve(file)));
    }
  }

  // ---- what must hold

  @Test
  void theRowsAreThoseOfOneMachine() throws Exception {
    List<String> arguments = ladder("random,greedy,ismcts:5", 40);
    run("one", arguments, 0);
    String log = run("cluster", on(machines.url(), arguments), 0);
    assertThat(log).contains("120 games", "greedy beats random in ");
    assertSame("one", "cluster");
  }

  @Test
  void anInstalledSparkWillDo() throws Exception {
    List<String> arguments = ladder("random,greedy", 20);
    run("one", arguments, 0);
    installed = true;
    run("cluster", on(machines.url(), arguments), 0);
    assertSame("one", "cluster");
  }

  @Test
  void homeMadeHeroesAreSentAlong() throws Exception {
    String hero = HOME.resolve("examples/heroes/moth-queen.yaml").toString();
    List<String> arguments =
        List.of("hero", hero, "--player", "random", "--games", "4", "--boards", "soho,sarpedon");
    run("one", arguments, 0);
    run("cluster", on(machines.url(), arguments), 0);
    assertSame("one", "cluster");
  }

  /**
   * The driver dies, and the run goes on where it was: on the cluster, and then on this machine.
   */
  @Test
  void aRunThatWasKilledGoesOn() throws Exception {
    List<String> arguments = ladder("ismcts:20,ismcts:10", 100);
    Process process = command("cluster", on(machines.url(), arguments));
    try {
      machines.until("there are some rows", () -> rows("cluster") >= 10);
      List<ProcessHandle> driver = process.descendants().toList();
      assertThat(driver).isNotEmpty();
      process.destroyForcibly();
      machines.until("it is over", () -> driver.stream().noneMatch(ProcessHandle::isAlive));
    } finally {
      Processes.kill(process);
    }
    long before = rows("cluster");
    assertThat(before).isBetween(10L, 99L);
    run("cluster", arguments, 0);
    run("one", arguments, 0);
    assertSame("one", "cluster");
  }

  @Test
  void aWorkerThatIsKilledChangesNothing() throws Exception {
    List<String> arguments = ladder("ismcts:20,ismcts:15", 160);
    try (var own = new Machines(Files.createDirectory(folder.resolve("machines")), 2)) {
      Process process = command("cluster", on(own.url(), arguments));
      try {
        own.until("both play", () -> own.isPlaying(0) && own.isPlaying(1) && rows("cluster") >= 10);
        own.kill(1);
        assertThat(rows("cluster")).as("it is not over").isLessThan(140);
        assertThat(process.waitFor(4, TimeUnit.MINUTES)).isTrue();
      } finally {
        Processes.kill(process);
      }
      assertThat(process.exitValue()).as(Files.readString(folder.resolve("cluster.log"))).isZero();
    }
    run("one", arguments, 0);
    assertSame("one", "cluster");
  }

  @Test
  void whatCannotBeIsSaid() throws Exception {
    assertThat(run("a", on("spark://127.0.0.1:1", ladder("random,greedy", 2)), 2))
        .contains("nobody answers at spark://127.0.0.1:1");
    assertThat(run("b", on("spark://here", ladder("random,greedy", 2)), 2))
        .contains("expected spark://HOST:PORT");
    assertThat(run("c", on("banana", ladder("random,greedy", 2)), 2))
        .contains("--spark banana: ")
        .contains("Master URL");
  }
}
