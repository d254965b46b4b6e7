package nonpareil.cli.load;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nonpareil.lab.Processes;

/** A PostgreSQL that can be killed and comes back with what it has on the disk. */
final class Database implements AutoCloseable {

  private static final int ATTEMPTS = 20;
  private static final long PAUSE = 500;

  private final Path folder;
  private final int port;
  private EmbeddedPostgres server;

  Database(Path folder, int port) throws IOException, InterruptedException {
    this.folder = folder;
    this.port = port;
    server = start();
  }

  /** As the servers are told. */
  String url() {
    return url(port);
  }

  /** The same by another way. */
  static String url(int by) {
    return "postgres://postgres:postgres@127.0.0.1:" + by + "/postgres";
  }

  int port() {
    return port;
  }

  private EmbeddedPostgres start() throws IOException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try {
        return EmbeddedPostgres.builder()
            .setDataDirectory(folder)
            .setCleanDataDirectory(false)
            .setPort(port)
            .setServerConfig("synchronous_commit", "on") // as by default; the library turns it off
            .start();
      } catch (IOException | IllegalStateException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
        Thread.sleep(PAUSE); // what is left of the one before must go first
      }
    }
  }

  /** Ends it and all it has started, at once. */
  void kill() throws IOException {
    long pid = Long.parseLong(Files.readAllLines(folder.resolve("postmaster.pid")).getFirst());
    List<ProcessHandle> family =
        ProcessHandle.of(pid).stream()
            .flatMap(main -> Stream.concat(Stream.of(main), main.descendants()))
            .toList();
    Processes.kill(family);
    server.close(); // it is gone already, and so must be the library's lock
  }

  void startAgain() throws IOException, InterruptedException {
    server = start();
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
