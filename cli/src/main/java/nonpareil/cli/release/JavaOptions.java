package nonpareil.cli.release;

import java.util.List;

/** How the virtual machine of a release is started. */
final class JavaOptions {
  static final String APP = "app";
  static final String JAR = APP + "/nonpareil.jar";
  static final String CACHE = APP + "/nonpareil.aot";
  static final String NATIVE = APP + "/native";

  private JavaOptions() {}

  /**
   * Its arguments, before those of the program.
   *
   * @param root the folder of the release, as whoever starts it calls it
   */
  static List<String> of(String root, String library) {
    return List.of(
        "-XX:AOTCache=" + root + "/" + CACHE, // a virtual machine it does not fit ignores it
        "-Xlog:disable",
        "-XX:+ExitOnOutOfMemoryError",
        "-Dstdout.encoding=UTF-8",
        "-Dstderr.encoding=UTF-8",
        // Else SQLite's library is unpacked into a temporary folder, which may be closed to
        // programs.
        "-Dorg.sqlite.lib.path=" + root + "/" + NATIVE,
        "-Dorg.sqlite.lib.name=" + library,
        "-jar",
        root + "/" + JAR);
  }
}
