package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import nonpareil.lab.Processes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ServeCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpNamesEverySettingAndTheEnvironment() {
    assertThat(run("serve", "--help")).isZero();
    assertThat(out.toString())
        .contains(
            "--port",
            "--bind",
            "--data",
            "--database",
            "DATABASE_URL",
            "--public-url",
            "--allow-host",
            "--trusted-proxy",
            "--metrics-port",
            "--metrics-bind",
            "--limits",
            "--computers",
            "--add",
            "--web",
            "--no-browser",
            "NONPAREIL_PORT",
            "NONPAREIL_LOG");
  }

  @ParameterizedTest
  @CsvSource({
    "--port,65536",
    "--port,-1",
    "--metrics-port,70000",
    "--public-url,play.example.org",
    "--public-url,ftp://play.example.org",
    "--web,no-such-folder",
    "--limits,none",
    "--limits,0",
    "--computers,0"
  })
  void badSettingsAreRefusedByName(String option, String value, @TempDir Path data) {
    assertThat(run("serve", "--data", data.toString(), option, value)).isEqualTo(2);
    assertThat(err.toString()).contains(option, value).hasLineCount(1);
  }

  /** What was given is not said: it has a password. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "mysql://ann:secret1@localhost/games",
        "postgres://ann:secret1@localhost",
        "postgres://ann:secret1@localhost:1/games"
      })
  void aBadDatabaseIsRefusedWithoutItsPassword(String url) {
    assertThat(run("serve", "--no-browser", "--port", "0", "--database", url)).isEqualTo(2);
    assertThat(err.toString()).contains("database").doesNotContain("secret1").hasLineCount(1);
  }

  @Test
  void aBrokenHeroIsRefusedAtTheStart(@TempDir Path data) throws Exception {
    Path hero = Files.writeString(data.resolve("hero.yaml"), "id: broken\nname: 7\n");
    assertThat(run("serve", "--data", data.toString(), "--port", "0", "--add", hero.toString()))
        .isEqualTo(2);
    assertThat(err.toString()).contains("hero.yaml", "expected a hero").doesNotContain("\tat ");
  }

  @Test
  void aPortInUseIsNamed(@TempDir Path data) throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      assertThat(run("serve", "--data", data.toString(), "--bind", "127.0.0.1", "--port", port))
          .isEqualTo(2);
      assertThat(err.toString()).contains(port);
    }
  }

  /** As a process of its own: it says where it is, answers, and ends well when it is told to. */
  @Test
  void servesUntilItIsStopped(@TempDir Path data) throws Exception {
    var builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1", // it starts, answers twice and ends
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "serve",
            "--bind",
            "127.0.0.1",
            "--no-browser",
            "--add",
            "../examples/heroes/oracle.yaml",
            "--data",
            data.resolve("store").toString());
    builder.environment().put("NONPAREIL_PORT", "0");
    Process process = builder.redirectError(data.resolve("log").toFile()).start();
    try (BufferedReader lines = process.inputReader()) {
      String address = lines.lines().filter(l -> l.contains("http://")).findFirst().orElseThrow();
      URI health = URI.create(address.replaceAll(".*(http://localhost:\\d+).*", "$1/health"));
      try (InputStream answer = health.toURL().openStream()) {
        assertThat(new String(answer.readAllBytes(), StandardCharsets.UTF_8))
            .contains("\"status\":\"ok\"");
      }
      URI catalog = health.resolve("/api/catalog");
      try (InputStream answer = catalog.toURL().openStream()) {
        assertThat(new String(answer.readAllBytes(), StandardCharsets.UTF_8))
            .contains("\"id\":\"oracle\"");
      }
      process.destroy();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(143);
    } finally {
      Processes.kill(process);
    }
    assertThat(Files.getPosixFilePermissions(data.resolve("store")))
        .as("who may look at the store")
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    assertThat(Files.readString(data.resolve("log")))
        .contains("msg=\"started\"", "msg=\"stopped\"")
        .doesNotContain("WARN", "ERROR", "Exception");
  }

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
