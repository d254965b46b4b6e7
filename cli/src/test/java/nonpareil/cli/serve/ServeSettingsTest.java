package nonpareil.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import nonpareil.server.Addresses;
import nonpareil.server.Settings;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Option;

final class ServeSettingsTest {

  /** A command with some options. */
  static final class Some implements Runnable {
    @Option(names = "--public-url")
    private @Nullable String publicUrl;

    @Option(names = "--port")
    private int port = 1;

    @Override
    public void run() {}
  }

  private static Some parse(Map<String, String> environment, String... args) {
    var some = new Some();
    new CommandLine(some)
        .setDefaultValueProvider(new EnvironmentDefaults(environment))
        .parseArgs(args);
    return some;
  }

  @Test
  void theEnvironmentGivesWhatTheCommandLineDoesNot() {
    var environment = Map.of("NONPAREIL_PUBLIC_URL", "https://a.example", "NONPAREIL_PORT", "7");
    assertThat(parse(environment).publicUrl).isEqualTo("https://a.example");
    assertThat(parse(environment).port).isEqualTo(7);
    assertThat(parse(environment, "--port", "8").port).isEqualTo(8);
    assertThat(parse(Map.of()).port).isEqualTo(1);
    assertThat(parse(Map.of()).publicUrl).isNull();
  }

  @Test
  void dataIsWhereDataIsKept() {
    assertThat(DataPath.usual(Map.of("XDG_DATA_HOME", "/some/where")))
        .isEqualTo(Path.of("/some/where/nonpareil"));
    assertThat(DataPath.usual(Map.of()))
        .isEqualTo(Path.of(System.getProperty("user.home"), ".local/share/nonpareil"));
  }

  @Test
  void aPageIsOpenedWhereThereIsADesktop() {
    assertThat(Desktop.command("Mac OS X", Map.of())).isEqualTo("open");
    assertThat(Desktop.command("Linux", Map.of("DISPLAY", ":0"))).isEqualTo("xdg-open");
    assertThat(Desktop.command("Linux", Map.of("WAYLAND_DISPLAY", "w"))).isEqualTo("xdg-open");
    assertThat(Desktop.command("Linux", Map.of("DISPLAY", ""))).isNull();
  }

  private static String welcome(String bind) {
    var plain = new StringWriter();
    new Welcome(new PrintWriter(plain), false).print(bind, 8123, null, null);
    return plain.toString();
  }

  @Test
  void addressesInTheNetworkAreThoseThatAnswer() {
    String everywhere = welcome(Settings.ANY);
    for (String address : Addresses.inLocalNetwork()) {
      String line = "in your network   http://" + address + ":8123";
      assertThat(everywhere).contains(line);
      assertThat(welcome(address))
          .contains(line)
          .containsOnlyOnce("network")
          .doesNotContain("localhost");
    }
  }

  @Test
  void addressesArePrintedWithACodeForPhones() {
    assertThat(welcome(Settings.LOOPBACK))
        .contains("http://localhost:8123")
        .doesNotContain("▀", "network", "metrics", "\033");
    var terminal = new StringWriter();
    new Welcome(new PrintWriter(terminal), true)
        .print("127.0.0.1", 8123, URI.create("https://a.example"), "http://localhost:9000");
    assertThat(terminal.toString())
        .contains("https://a.example", "http://localhost:9000/metrics", "▀", "Ctrl+C");
  }
}
