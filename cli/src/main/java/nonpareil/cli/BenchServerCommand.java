package nonpareil.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.cli.load.LoadClient;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code nonpareil bench server}: how long a choice takes from the moment it was meant to be sent
 * until the other player sees it, with many games in play. Server and clients are processes of
 * their own.
 */
@Command(
    name = "server",
    description = "Measures a server with many games in play.",
    mixinStandardHelpOptions = true)
final class BenchServerCommand implements Callable<Integer> {

  private static final Pattern ADDRESS = Pattern.compile("http://(localhost|127\\.0\\.0\\.1):\\d+");

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(names = "--games", defaultValue = "2000", description = "Games in play (2000).")
  private int games;

  @Option(names = "--every", defaultValue = "5", description = "Seconds between choices (5).")
  private int every;

  @Option(names = "--warm-up", defaultValue = "20", description = "Seconds not counted (20).")
  private int warmUp;

  @Option(names = "--seconds", defaultValue = "60", description = "Seconds measured (60).")
  private int seconds;

  @Option(names = "--clients", defaultValue = "2", description = "Client processes (2).")
  private int clients;

  @Option(
      names = "--experts",
      defaultValue = "0",
      description = "Games against expert computers beside, answered at once (0).")
  private int experts;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (games < clients || clients < 1 || every < 1 || seconds < 1 || warmUp < 0 || experts < 0) {
      throw new BadInputException(
          "expected --games of at least --clients, --every and --seconds of at least 1");
    }
    PrintWriter out = spec.commandLine().getOut();
    Path folder = Files.createTempDirectory("nonpareil-bench");
    long started = System.nanoTime();
    Process server =
        java(
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx2g",
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--bind",
                "127.0.0.1")
            .command("--data", folder.resolve("data").toString(), "--no-browser", "--limits", "off")
            .start();
    try {
      String address = address(server);
      out.printf(Locale.ROOT, "server up after %.2f s%n", (System.nanoTime() - started) / 1e9);
      out.flush();
      List<Path> results = play(address, folder);
      return print(out, results);
    } finally {
      server.destroy();
      if (!server.waitFor(10, TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
      delete(folder);
    }
  }

  /** A JVM like this one, with a part of the command line added at a time. */
  private record Jvm(List<String> parts) {
    Jvm command(String... more) {
      var all = new ArrayList<>(parts);
      all.addAll(Arrays.asList(more));
      return new Jvm(all);
    }

    Process start() throws IOException {
      return new ProcessBuilder(parts).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
  }

  private static Jvm java(String... parts) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var command = new ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path")));
    command.addAll(Arrays.asList(parts));
    return new Jvm(command);
  }

  private static String address(Process server) throws IOException {
    var lines =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher found = ADDRESS.matcher(line);
      if (found.find()) {
        Thread.ofVirtual().start(() -> lines.lines().forEach(_ -> {})); // keeps the pipe empty
        return found.group().replace("localhost", "127.0.0.1");
      }
    }
    throw new IOException("the server ended before it printed its address");
  }

  private List<Path> play(String address, Path folder) throws IOException, InterruptedException {
    var processes = new ArrayList<Process>();
    var results = new ArrayList<Path>();
    for (int i = 0; i < clients; i++) {
      Path result = folder.resolve("client-" + i);
      results.add(result);
      int share = games / clients + (i < games % clients ? 1 : 0);
      int thinkers = experts / clients + (i < experts % clients ? 1 : 0);
      processes.add(
          java("-Xmx2g", LoadClient.class.getName(), address)
              .command(String.valueOf(share), String.valueOf(thinkers), String.valueOf(every))
              .command(String.valueOf(warmUp), String.valueOf(seconds), result.toString())
              .start());
    }
    for (Process process : processes) {
      process.getInputStream().transferTo(java.io.OutputStream.nullOutputStream());
      process.waitFor();
    }
    return results;
  }

  private int print(PrintWriter out, List<Path> results) throws IOException {
    var latencies = new ArrayList<Long>();
    var failures = new ArrayList<String>();
    for (Path result : results) {
      if (!Files.exists(result)) {
        throw new IOException("a client ended without a result");
      }
      for (String line : Files.readAllLines(result)) {
        if (line.startsWith("! ")) {
          failures.add(line.substring(2));
        } else if (!line.startsWith("#")) {
          latencies.add(Long.parseLong(line));
        }
      }
    }
    latencies.sort(null);
    out.printf(
        Locale.ROOT,
        "%d games, a choice every %d s in each, %d expert games beside, %d client processes%n",
        games,
        every,
        experts,
        clients);
    out.printf(
        Locale.ROOT,
        "%d choices seen by the other player in %d s, %d failures%n",
        latencies.size(),
        seconds,
        failures.size());
    for (double part : new double[] {0.5, 0.9, 0.99, 0.999, 1}) {
      int at = (int) Math.min(latencies.size() - 1, Math.floor(part * latencies.size()));
      double millis = latencies.isEmpty() ? Double.NaN : latencies.get(at) / 1000.0;
      out.printf(
          Locale.ROOT, "%10.1f ms  %5.1f %% of choices were seen within%n", millis, 100 * part);
    }
    failures.stream().limit(5).forEach(failure -> out.println("failure: " + failure));
    out.flush();
    return failures.isEmpty() && !latencies.isEmpty() ? 0 : 1;
  }

  private static void delete(Path folder) {
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
