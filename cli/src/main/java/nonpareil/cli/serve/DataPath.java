package nonpareil.cli.serve;

import java.nio.file.Path;
import java.util.Map;

/** The folder for data where nobody names one. */
public final class DataPath {
  private DataPath() {}

  public static Path usual(Map<String, String> environment) {
    String given = environment.getOrDefault("XDG_DATA_HOME", "");
    Path base =
        given.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "share")
            : Path.of(given);
    return base.resolve("nonpareil");
  }
}
