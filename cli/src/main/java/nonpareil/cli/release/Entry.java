package nonpareil.cli.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A file or a folder in an archive.
 *
 * @param path with slashes, no slash at either end
 * @param owner the number of a user and of its group
 * @param file its content; null: a folder
 */
record Entry(String path, int mode, int owner, @Nullable Path file) {

  static final int FOLDER = 0755;
  static final int PROGRAM = 0755;
  static final int PLAIN = 0644;

  static Entry folder(String path) {
    return new Entry(path, FOLDER, 0, null);
  }

  /**
   * All below a folder, sorted by name, so that the same files make the same archive.
   *
   * @param within the folder's name in the archive; empty: its content only
   */
  static List<Entry> below(Path folder, String within) throws IOException {
    var entries = new ArrayList<Entry>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.toList()) {
        String name = folder.relativize(path).toString().replace('\\', '/');
        String full = within.isEmpty() || name.isEmpty() ? within + name : within + "/" + name;
        if (full.isEmpty()) {
          continue;
        }
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
          entries.add(folder(full));
        } else {
          entries.add(new Entry(full, Files.isExecutable(path) ? PROGRAM : PLAIN, 0, path));
        }
      }
    }
    entries.sort((a, b) -> a.path.compareTo(b.path));
    return entries;
  }
}
