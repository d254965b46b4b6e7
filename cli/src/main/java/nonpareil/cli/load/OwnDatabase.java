package nonpareil.cli.load;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import nonpareil.lab.Processes;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL for the time of a measurement, made of the programs that are installed, with its
 * settings as they come: what it has acknowledged is on the disk.
 */
public final class OwnDatabase implements AutoCloseable {

  private static final Duration START = Duration.ofMinutes(1);
  private static final Duration LOOK = Duration.ofMillis(50);
  private static final String USER = "nonpareil";
  private static final String NAME = "postgres";

  /** PostgreSQL does not run as root. */
  private static final String OWNER = "postgres";

  /**
   * What it has done so far.
   *
   * @param log bytes of its write-ahead log
   * @param size bytes of its tables and indexes
   */
  record Work(long transactions, long log, long size) {}

  private final Path programs;
  private final Path folder;
  private final int port;
  private final Process process;

  /** By which it is asked what it has done; null until then. */
  private @Nullable Connection asked;

  /** The folder with {@code initdb} and {@code postgres}: on the PATH, else Debian's newest. */
  public static Optional<Path> programs() {
    List<Path> folders = new ArrayList<>();
    for (String folder : Objects.requireNonNullElse(System.getenv("PATH"), "").split(":", -1)) {
      folders.add(Path.of(folder));
    }
    try (Stream<Path> versions = Files.list(Path.of("/usr/lib/postgresql"))) {
      versions.sorted(Comparator.comparingInt(folder -> -version(folder))).forEach(folders::add);
    } catch (IOException e) {
      // not Debian's
    }
    return folders.stream()
        .flatMap(folder -> Stream.of(folder, folder.resolve("bin")))
        .filter(folder -> Files.isExecutable(folder.resolve("initdb")))
        .filter(folder -> Files.isExecutable(folder.resolve("postgres")))
        .findFirst()
        .map(OwnDatabase::home);
  }

  /** Where all of them are, if what was found are links. */
  private static Path home(Path folder) {
    try {
      Path home = folder.resolve("initdb").toRealPath().getParent();
      return home == null ? folder : home;
    } catch (IOException e) {
      return folder;
    }
  }

  private static int version(Path folder) {
    String digits = String.valueOf(folder.getFileName()).replaceAll("\\D.*", "");
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }

  /** Makes it in a folder and waits until it answers. */
  public OwnDatabase(Path programs, Path folder) throws IOException, InterruptedException {
    this.programs = programs;
    this.folder = folder.resolve("database");
    port = freePort();
    makeFolder();
    run(
        "initdb",
        List.of("--pgdata", this.folder.toString(), "--username", USER, "--auth", "trust"),
        List.of("--encoding", "UTF8", "--locale", "C"));
    process =
        new ProcessBuilder(
                command(
                    "postgres",
                    List.of("-D", this.folder.toString(), "-p", String.valueOf(port)),
                    List.of("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=")))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("database.log").toFile())
            .start();
    awaitReady();
  }

  private void makeFolder() throws IOException, InterruptedException {
    if (isRoot()) {
      Path parent = folder.getParent();
      if (parent != null) {
        Files.setPosixFilePermissions(parent, PosixFilePermissions.fromString("rwx--x--x"));
      }
      finish(List.of("install", "-d", "-o", OWNER, "-m", "700", folder.toString()));
    } else {
      Files.createDirectories(folder);
    }
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  private List<String> command(String program, List<String> first, List<String> more) {
    var command = new ArrayList<String>();
    if (isRoot()) {
      command.addAll(List.of("runuser", "-u", OWNER, "--"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(first);
    command.addAll(more);
    return command;
  }

  /** Runs one of its programs, such as {@code pg_dump}, and waits for it. */
  void run(String program, List<String> arguments, List<String> more)
      throws IOException, InterruptedException {
    finish(command(program, arguments, more));
  }

  private static void finish(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + ": " + said);
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private Path lock() {
    return folder.resolve("postmaster.pid");
  }

  private void awaitReady() throws IOException, InterruptedException {
    long end = System.nanoTime() + START.toNanos();
    while (!Files.exists(lock()) || !Files.readString(lock()).contains("ready")) {
      if (!process.isAlive() || System.nanoTime() > end) {
        close();
        throw new IOException("PostgreSQL did not start; its log is " + folder + ".log");
      }
      Thread.sleep(LOOK);
    }
  }

  /** As servers are told. */
  public String url() {
    return url(NAME);
  }

  /** Of another database in it. */
  String url(String name) {
    return "postgres://%s@127.0.0.1:%d/%s".formatted(USER, port, name);
  }

  /** What its programs need to find it. */
  List<String> address() {
    return List.of("-h", "127.0.0.1", "-p", String.valueOf(port), "-U", USER);
  }

  /** Its processes. */
  List<ProcessHandle> family() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
  }

  /** Asked first before it matters: to connect takes a moment. */
  Work work() throws IOException {
    try (Statement statement = connection().createStatement();
        ResultSet row =
            statement.executeQuery(
                "SELECT xact_commit, pg_current_wal_lsn() - '0/0',"
                    + " pg_database_size(current_database()) FROM pg_stat_database"
                    + " WHERE datname = current_database()")) {
      row.next();
      return new Work(row.getLong(1), row.getLong(2), row.getLong(3));
    } catch (SQLException e) {
      throw new IOException("PostgreSQL does not answer", e);
    }
  }

  private Connection connection() throws SQLException {
    Connection open = asked;
    if (open == null) {
      open =
          DriverManager.getConnection(
              "jdbc:postgresql://127.0.0.1:%d/%s?user=%s".formatted(port, NAME, USER));
      asked = open;
    }
    return open;
  }

  /** Its version, as it says it. */
  public String version() throws IOException, InterruptedException {
    Process asked =
        new ProcessBuilder(programs.resolve("postgres").toString(), "--version").start();
    String said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    asked.waitFor();
    return said.strip();
  }

  @Override
  public void close() {
    try (Connection _ = asked) { // it would wait for those who are still there
      asked = null;
    } catch (SQLException e) {
      // it is going already
    }
    try {
      if (Files.exists(lock())) { // killed, it would leave a piece of shared memory behind
        long pid = Long.parseLong(Files.readAllLines(lock()).getFirst());
        ProcessHandle.of(pid).ifPresent(ProcessHandle::destroy);
        long end = System.nanoTime() + START.toNanos();
        while (process.isAlive() && System.nanoTime() < end) {
          Thread.sleep(LOOK);
        }
      }
    } catch (IOException e) {
      // it is going already
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Processes.kill(process);
  }
}
