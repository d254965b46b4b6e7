package nonpareil.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder for the time of a measurement. */
final class BenchFolder implements AutoCloseable {

  private final Path path;

  BenchFolder() throws IOException {
    path = Files.createTempDirectory("nonpareil-bench");
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    try (var files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
