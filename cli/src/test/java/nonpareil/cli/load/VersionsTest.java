package nonpareil.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import nonpareil.lab.Processes;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The version before this one and this one beside it, on one database: servers are replaced one by
 * one while people play, and one goes back. The version before is built from the history of this
 * clone: the first parent of what is checked out, or what {@code -Dbefore=COMMIT} names.
 */
@Tag("long")
final class VersionsTest extends ManyNodes {

  private static final Duration GRACE = Duration.ofSeconds(30);
  private static final int MOVES = 200;

  /** Which servers are of the version before. */
  private final Set<Integer> old = new HashSet<>();

  private @Nullable Path before;

  @Override
  List<String> program(int node) {
    return old.contains(node)
        ? List.of(
            java(),
            "-XX:TieredStopAtLevel=1",
            "-jar",
            Objects.requireNonNull(before).resolve("cli/target/nonpareil.jar").toString())
        : super.program(node);
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void serversAreReplacedOneByOneWhilePeoplePlay() throws Exception {
    before = built();
    old.addAll(Set.of(0, 1));
    play(
        2,
        19,
        (database, _) -> {
          awaitMoves(MOVES, "the start of two of the version before");
          replace(database, 0, false);
          replace(database, 1, false);
          replace(database, 0, true);
          replace(database, 0, false);
        });
  }

  /** As a service manager does it. */
  private void replace(Database database, int node, boolean byOld) throws Exception {
    Processes.end(servers.get(node), GRACE);
    if (byOld) {
      old.add(node);
    } else {
      old.remove(node);
    }
    servers.set(node, start(node, database));
    awaitUp(node);
    awaitMoves(MOVES, "server %d was replaced".formatted(node));
    assertThat(health(1 - node)).as("the other one").isEqualTo(200);
  }

  /** A folder with the version before, built as anybody would build it. */
  private Path built() throws IOException, InterruptedException {
    Path root = Path.of("..").toRealPath();
    assumeTrue(Files.exists(root.resolve(".git")), "no clone, so nothing is known of before");
    String wish = System.getProperty("before", "HEAD^");
    String commit = said(root, "git", "rev-parse", "--verify", "--quiet", wish + "^{commit}");
    assumeTrue(!commit.isEmpty(), "the history ends here: there is no " + wish);
    Path to = Files.createDirectory(folder.resolve("before"));
    Path archive = folder.resolve("before.tar");
    said(root, "git", "archive", "--format=tar", "--output", archive.toString(), commit.strip());
    said(to, "tar", "-xf", archive.toString());
    String version = said(to, "./nonpareil", "--version");
    assertThat(version).contains("nonpareil");
    System.out.printf("before: %s, %s", commit.strip(), version);
    return to;
  }

  /** What a program says; nothing if it fails. */
  private static String said(Path where, String... command)
      throws IOException, InterruptedException {
    var builder = new ProcessBuilder(command).directory(where.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? said : "";
  }
}
