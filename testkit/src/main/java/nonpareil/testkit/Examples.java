package nonpareil.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The made-up heroes and the board that come with the project, for designers and for tests. */
public final class Examples {

  /** Tests run in the folder of their module. */
  private static final Path FOLDER = Path.of("..", "examples");

  private Examples() {}

  public static List<Path> heroes() {
    return files(FOLDER.resolve("heroes"));
  }

  public static List<Path> heroesAndBoards() {
    return Stream.concat(heroes().stream(), files(FOLDER.resolve("boards")).stream()).toList();
  }

  /** The file of a hero or any other. */
  public static Path file(String name) {
    return FOLDER.resolve(name);
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(f -> f.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
