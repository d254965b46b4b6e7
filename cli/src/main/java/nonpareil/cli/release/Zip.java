package nonpareil.cli.release;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A zip that keeps what may be executed, and the times by which a class cache knows its jars. */
final class Zip {
  private Zip() {}

  static void write(List<Entry> entries, Instant time, Path zip) throws IOException {
    Files.deleteIfExists(zip);
    Map<String, String> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
    FileTime at = FileTime.from(time);
    try (FileSystem files = FileSystems.newFileSystem(zip, options)) {
      for (Entry entry : entries) {
        Path path = files.getPath("/" + entry.path());
        if (entry.file() == null) {
          Files.createDirectory(path);
        } else {
          Files.copy(entry.file(), path);
        }
        boolean open = entry.mode() == Entry.PROGRAM;
        Files.setPosixFilePermissions(
            path, PosixFilePermissions.fromString(open ? "rwxr-xr-x" : "rw-r--r--"));
        Files.getFileAttributeView(path, BasicFileAttributeView.class).setTimes(at, at, at);
      }
    }
  }
}
