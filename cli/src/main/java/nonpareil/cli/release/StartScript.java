package nonpareil.cli.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.stream.Collectors;

/** The script that starts a release. */
final class StartScript {
  private StartScript() {}

  /**
   * Its text.
   *
   * @param library the file name of SQLite's native part
   */
  static String text(String library) throws IOException {
    String options =
        JavaOptions.of("$root", library).stream()
            .map(option -> option.contains("$") ? '"' + option + '"' : option)
            .collect(Collectors.joining(" \\\n    "));
    try (InputStream file =
        Objects.requireNonNull(StartScript.class.getResourceAsStream("start.sh"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("@OPTIONS@", options);
    }
  }

  static void permit(Path script) throws IOException {
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
