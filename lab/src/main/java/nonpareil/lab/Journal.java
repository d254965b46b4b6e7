package nonpareil.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.List;

/**
 * A file that only grows, line by line. A line without its end was torn when the program was
 * killed: it is dropped, and its game is played again.
 */
final class Journal implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;

  /** Opens it, dropping a torn last line; a new one begins with a heading. */
  Journal(Path file, String heading) {
    this.file = file;
    try {
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      channel.truncate(endOfLastLine());
      channel.position(channel.size());
      if (channel.size() == 0) {
        append(heading);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long endOfLastLine() throws IOException {
    var one = ByteBuffer.allocate(1);
    for (long end = channel.size(); end > 0; end--) {
      one.clear();
      if (channel.read(one, end - 1) == 1 && one.get(0) == '\n') {
        return end;
      }
    }
    return 0;
  }

  void append(String line) {
    try {
      var bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The lines of a journal that may be open elsewhere, without its heading and a torn last line.
   */
  static List<String> lines(Path file) {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return text.substring(0, text.lastIndexOf('\n') + 1).lines().skip(1).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Puts other lines in place of a file's, all or nothing. */
  static void replace(Path file, String heading, Collection<String> lines) {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(fresh, heading + String.join("", lines), StandardCharsets.UTF_8);
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try (channel) {
      channel.force(true);
    } catch (IOException e) {
      throw new UncheckedIOException(file + ": " + e.getMessage(), e);
    }
  }
}
