package nonpareil.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.lab.Processes;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.RandomPlayer;

/** A server of a release that runs, in an environment with nothing in it. */
final class Started implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("on this machine +(http://\\S+)");
  private static final Pattern METRICS = Pattern.compile("metrics +(http://\\S+)/metrics");
  private static final int MOVES = 30;
  private static final Duration GRACE = Duration.ofSeconds(30);

  private static final String AGAINST_A_COMPUTER =
      """
      {"mode":"duel","seats":[{"who":"me","hero":"random"},{"who":"computer","hero":"random"}],
       "board":"random","first":1,"clock":{"kind":"none"},"watch":"list"}
      """;

  private final Process process;
  private final int port;
  private final int metrics;

  /**
   * Starts it and waits until it says where it is.
   *
   * @param command up to the arguments of the program
   */
  Started(List<String> command, Map<String, String> environment, Path data) throws IOException {
    var all = new ArrayList<>(command);
    all.addAll(List.of("serve", "--no-browser", "--bind", "127.0.0.1", "--port", "0"));
    all.addAll(List.of("--metrics-port", "0", "--limits", "off", "--notify", "off"));
    all.addAll(List.of("--data", data.toString()));
    var builder = new ProcessBuilder(all).directory(Path.of("/").toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader said = process.inputReader();
    port = port(said, ADDRESS);
    metrics = port(said, METRICS);
  }

  private static int port(BufferedReader said, Pattern pattern) throws IOException {
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher found = pattern.matcher(line);
      if (found.find()) {
        return URI.create(found.group(1)).getPort();
      }
    }
    throw new IOException("it ended before it said where it is");
  }

  /** Health, the page, and some moves against a computer; answers the metrics after it. */
  String isPlayed() {
    var anybody = new Caller(port);
    assertThat(anybody.get("/health").json().path("status").asText()).isEqualTo("ok");
    assertThat(anybody.get("/").text()).contains("<html");
    Caller person = Caller.person(port, "Ann");
    JsonNode made = person.post("/api/tables", AGAINST_A_COMPUTER).json();
    String table = made.path("table").path("table").asText();
    var player = new RandomPlayer(person, table, List.of(1), 1);
    while (player.frames().size() < MOVES && !player.isOver()) {
      assertThat(player.step(GRACE.toMillis())).as("something comes").isTrue();
    }
    player.page().leave();
    return new Caller(metrics).get("/metrics").text();
  }

  /** As a service manager stops it. */
  void stops() throws InterruptedException {
    process.destroy();
    assertThat(process.waitFor(GRACE.toSeconds(), TimeUnit.SECONDS)).as("it ends").isTrue();
    assertThat(process.exitValue()).isEqualTo(128 + 15);
  }

  @Override
  public void close() {
    Processes.kill(process);
  }
}
