package nonpareil.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, on a data folder, to be measured. */
final class BenchServer implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://(localhost|127\\.0\\.0\\.1):\\d+");

  private final Process process;
  private final String address;

  BenchServer(Path data, String heap) throws IOException {
    process =
        process(
            List.of(
                "--enable-native-access=ALL-UNNAMED",
                heap,
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--bind",
                "127.0.0.1",
                "--data",
                data.toString(),
                "--no-browser",
                "--limits",
                "off"));
    address = read();
  }

  /** A JVM like this one. */
  static Process process(List<String> arguments) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var command = new ArrayList<>(List.of(java, "-cp", System.getProperty("java.class.path")));
    command.addAll(arguments);
    var builder = new ProcessBuilder(command);
    builder.environment().putAll(Map.of("NONPAREIL_LOG", "info"));
    return builder.start();
  }

  private String read() throws IOException {
    var lines =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher found = ADDRESS.matcher(line);
      if (found.find()) {
        Thread.ofVirtual().start(() -> lines.lines().forEach(_ -> {})); // keeps the pipe empty
        return found.group().replace("localhost", "127.0.0.1");
      }
    }
    throw new IOException("the server ended before it printed its address");
  }

  Process process() {
    return process;
  }

  String address() {
    return address;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
    }
  }
}
