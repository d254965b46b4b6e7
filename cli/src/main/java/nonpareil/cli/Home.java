package nonpareil.cli;

import java.nio.file.Files;
import java.nio.file.Path;

/** The folder of the project, for what reads its scenarios and sources. */
final class Home {

  /** Set by the launcher. */
  private static final String PROPERTY = "nonpareil.home";

  private Home() {}

  /** The launcher's folder, or the nearest one above this that holds scenarios. */
  static Path find() {
    String given = System.getProperty(PROPERTY);
    Path here = Path.of("").toAbsolutePath();
    Path folder = given == null ? here : Path.of(given);
    while (folder != null && !Files.isDirectory(folder.resolve("scenarios"))) {
      folder = given == null ? folder.getParent() : null;
    }
    if (folder == null) {
      throw new BadInputException(
          "found no folder \"scenarios\" in %s, expected the project's folder"
              .formatted(given == null ? here + " or above" : given));
    }
    return folder;
  }
}
