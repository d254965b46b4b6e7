package nonpareil.cli.release;

import java.util.Locale;

/**
 * For which machines a release is: those like this one.
 *
 * @param os in the words of OCI
 * @param architecture in the words of OCI
 */
record Platform(String os, String architecture) {

  static Platform here() {
    return of(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  static Platform of(String system, String machine) {
    String name = system.toLowerCase(Locale.ROOT);
    String os = name.startsWith("mac") ? "darwin" : name.replaceAll("\\W.*", "");
    return switch (machine) {
      case "x86_64" -> new Platform(os, "amd64");
      case "aarch64" -> new Platform(os, "arm64");
      default -> new Platform(os, machine);
    };
  }

  boolean isLinux() {
    return os.equals("linux");
  }

  @Override
  public String toString() {
    return os + "-" + architecture;
  }
}
