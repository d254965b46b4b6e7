package nonpareil.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code nonpareil warm-up}: does a little of everything that should start quickly. The launcher
 * runs it once after a build, and the JVM keeps what it has learnt.
 */
@Command(name = "warm-up", hidden = true, mixinStandardHelpOptions = true)
final class WarmUpCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(paramLabel = "SCENARIOS", description = "Scenarios to play.")
  @SuppressWarnings("NullAway.Init") // set by picocli
  private Path scenarios;

  @Override
  public Integer call() throws IOException {
    var parent = Objects.requireNonNull(spec.commandLine().getParent());
    int status =
        Objects.requireNonNull(parent.getSubcommands().get("scenario"))
            .execute(scenarios.toString());
    Path data = Files.createTempDirectory("nonpareil");
    try (Server server = Server.start(Settings.forTests(data))) {
      for (String path : List.of("/", "/health", "/api/catalog", "/api/tables")) {
        call(server.port(), "GET", path, "");
      }
      call(server.port(), "POST", "/api/me", "{\"name\": \"x\"}");
    } finally {
      delete(data);
    }
    return status;
  }

  /** By a plain socket: a client of the JDK would only swell what is kept. */
  private static void call(int port, String method, String path, String body) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          """
          %s %s HTTP/1.1\r
          Host: localhost:%d\r
          Origin: http://localhost:%d\r
          Accept-Encoding: gzip\r
          Content-Length: %d\r
          Connection: close\r
          \r
          %s\
          """
              .formatted(method, path, port, port, body.length(), body);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      socket.getInputStream().readAllBytes();
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
