package nonpareil.cli.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.lab.Processes;
import org.jspecify.annotations.Nullable;

/** The server that is measured, in a process of its own. */
public final class LoadedServer implements AutoCloseable {

  private static final Pattern ADDRESS =
      Pattern.compile("http://(?:localhost|127\\.0\\.0\\.1):(\\d+)");
  private static final Pattern COLLECTED = Pattern.compile("(\\d+)M->(\\d+)M\\(\\d+M\\)");

  /**
   * Megabytes of heap.
   *
   * @param most just before it was collected
   * @param live what is left after a full collection
   */
  public record Heap(int most, int live) {}

  private final Path folder;
  private final List<String> options;
  private final ProcessBuilder.Redirect log;
  private final @Nullable String database;
  private Process process;
  private int port;

  /**
   * Starts it and waits until it answers.
   *
   * @param options of the virtual machine
   */
  public LoadedServer(Path folder, List<String> options) throws IOException {
    this(folder, options, ProcessBuilder.Redirect.INHERIT, null);
  }

  /**
   * One of several on a database.
   *
   * @param folder of its own
   * @param database its address; null if it has everything in its folder
   */
  public LoadedServer(Path folder, List<String> options, @Nullable String database)
      throws IOException {
    this(folder, options, ProcessBuilder.Redirect.INHERIT, database);
  }

  /**
   * The same.
   *
   * @param log where its log goes; {@link #log} reads it if that is a pipe
   */
  public LoadedServer(Path folder, List<String> options, ProcessBuilder.Redirect log)
      throws IOException {
    this(folder, options, log, null);
  }

  private LoadedServer(
      Path folder, List<String> options, ProcessBuilder.Redirect log, @Nullable String database)
      throws IOException {
    this.database = database;
    this.folder = folder;
    this.options = options;
    this.log = log;
    process = start();
    port = port(process);
  }

  public String address() {
    return "http://127.0.0.1:" + port;
  }

  /** A virtual machine like this one. */
  static List<String> java(List<String> options) {
    var command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("-XX:AOTCache="))
        .forEach(command::add);
    command.add("-Xlog:disable");
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    return command;
  }

  private Process start() throws IOException {
    var all = new ArrayList<>(options);
    all.add("--enable-native-access=ALL-UNNAMED");
    all.add("-Xlog:gc:file=" + gcLog());
    var command = java(all);
    command.addAll(List.of("nonpareil.cli.Main", "serve", "--bind", "127.0.0.1"));
    command.addAll(List.of("--port", String.valueOf(port), "--data", data().toString()));
    command.addAll(List.of("--no-browser", "--limits", "off"));
    var builder = new ProcessBuilder(command).redirectError(log);
    builder.environment().remove("DATABASE_URL"); // it is another one that is measured
    if (database != null) {
      builder.environment().put("DATABASE_URL", database);
    }
    return builder.start();
  }

  /** Lines of its log. */
  public BufferedReader log() {
    return new BufferedReader(
        new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
  }

  private Path data() {
    return data(folder);
  }

  /** Its data folder. */
  public static Path data(Path folder) {
    return folder.resolve("data");
  }

  private Path gcLog() {
    return folder.resolve("gc.log");
  }

  private static int port(Process server) throws IOException {
    var lines =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Matcher found = ADDRESS.matcher(line);
      if (found.find()) {
        Thread.ofVirtual().start(() -> lines.lines().forEach(_ -> {})); // keeps the pipe empty
        return Integer.parseInt(found.group(1));
      }
    }
    throw new IOException("the server ended before it printed its address");
  }

  ProcessHandle process() {
    return process.toHandle();
  }

  /** Kills it. */
  public void kill() {
    Processes.kill(process);
  }

  /** Starts it again after it was killed, where it was; waits until it answers. */
  public void startAgain() throws IOException {
    process = start();
    port = port(process);
  }

  /** What of the heap was used, by its log of collections; collects what is left. */
  public Heap heap() throws IOException, InterruptedException {
    new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
            String.valueOf(process.pid()),
            "GC.run")
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor(1, TimeUnit.MINUTES);
    int most = 0;
    int live = 0;
    for (String line : Files.readAllLines(gcLog())) {
      Matcher found = COLLECTED.matcher(line);
      if (found.find()) {
        most = Math.max(most, Integer.parseInt(found.group(1)));
        live = Integer.parseInt(found.group(2));
      }
    }
    return new Heap(most, live);
  }

  /** Megabytes of memory of the whole process at its most; 0 where the system does not say. */
  public int memory() throws IOException {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    if (!Files.exists(status)) {
      return 0;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmHWM:"))
        .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElse(0);
  }

  @Override
  public void close() {
    Processes.end(process, Duration.ofSeconds(10));
  }
}
