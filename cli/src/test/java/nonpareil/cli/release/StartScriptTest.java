package nonpareil.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts a release, with a Java that only says how it was started. */
final class StartScriptTest {

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path temp;

  private Path root = Path.of("");
  private Path script = Path.of("");

  @BeforeEach
  void release() throws IOException {
    root = temp.toRealPath().resolve("a folder; with $igns");
    script = Files.createDirectories(root.resolve("bin")).resolve("nonpareil");
    Files.writeString(script, StartScript.text("sqlite.so"));
    StartScript.permit(script);
    java("printf '%s\\n' \"$@\"");
  }

  private void java(String does) throws IOException {
    Path java = Files.createDirectories(root.resolve("runtime/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\n" + does + "\n");
    StartScript.permit(java);
  }

  @Test
  void givesJavaItsOptionsAndTheProgramItsArguments() throws Exception {
    List<String> said = run(temp, script.toString(), "serve", "--data", "two words", "", "*");
    assertThat(said)
        .containsSubsequence(
            "-XX:+ExitOnOutOfMemoryError",
            "-jar",
            root + "/app/nonpareil.jar",
            "serve",
            "--data",
            "two words",
            "",
            "*")
        .contains("-XX:AOTCache=" + root + "/app/nonpareil.aot")
        .contains("-Dorg.sqlite.lib.path=" + root + "/app/native")
        .contains("-Dorg.sqlite.lib.name=sqlite.so");
  }

  @Test
  void findsItsFolderFromAnywhere() throws Exception {
    String jar = root + "/app/nonpareil.jar";
    assertThat(run(root, "bin/nonpareil")).contains(jar);
    assertThat(run(root.resolve("bin"), "./nonpareil")).contains(jar);
    assertThat(run(root.resolve("bin"), "/bin/sh", "nonpareil")).contains(jar);
    assertThat(run(Path.of("/"), script.toString())).contains(jar);
  }

  @Test
  void findsItsFolderThroughLinks() throws Exception {
    Path far = Files.createDirectories(temp.resolve("usr/local/bin"));
    Path link = Files.createSymbolicLink(far.resolve("np"), script);
    Path near = Files.createSymbolicLink(far.resolve("nonpareil"), Path.of("np"));
    Path folder = Files.createSymbolicLink(temp.resolve("current"), root);
    String jar = root + "/app/nonpareil.jar";
    assertThat(run(temp, link.toString())).contains(jar);
    assertThat(run(temp, near.toString())).contains(jar);
    assertThat(run(temp, "usr/local/bin/nonpareil")).contains(jar);
    assertThat(run(temp, folder.resolve("bin/nonpareil").toString())).contains(jar);
  }

  @Test
  void takesThePlaceOfTheShellSoThatSignalsReachJava() throws Exception {
    java("trap 'echo told; exit 7' TERM; echo ready; while :; do sleep 0.05; done");
    Process process = new ProcessBuilder(script.toString()).start();
    try (var said = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(said.readLine()).isEqualTo("ready");
      process.toHandle().destroy(); // as process.destroy(), which closes its streams, too
      assertThat(said.readLine()).isEqualTo("told");
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(7);
    } finally {
      process.destroyForcibly();
    }
  }

  /** In an environment that would mislead a careless script, if it had anything in it. */
  private static List<String> run(Path here, String... command) throws Exception {
    var builder = new ProcessBuilder(new ArrayList<>(List.of(command)));
    builder.directory(here.toFile()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().put("CDPATH", "/usr:/");
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.lines().toList();
  }
}
