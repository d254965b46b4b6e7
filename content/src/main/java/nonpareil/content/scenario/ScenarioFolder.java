package nonpareil.content.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Mark;
import nonpareil.content.yaml.Problem;

/** Scenario files that were asked for, singly or as folders, and what was found in them. */
public final class ScenarioFolder {

  private static final List<String> ENDINGS = List.of(".yaml", ".yml", ".json");

  /**
   * A file that was found.
   *
   * @param scenario what it holds, or why it cannot be read
   */
  private record Found(Path path, boolean named, Read scenario) {}

  /** A scenario, or why there is none. */
  public sealed interface Read {
    record Good(ScenarioFile file) implements Read {}

    record Bad(ScenarioResult.Unreadable reason) implements Read {}
  }

  private ScenarioFolder() {}

  /**
   * Reads the scenarios of some files and folders, in order. A file in a folder that is no scenario
   * but the home-made hero or board of one is left out.
   */
  public static List<Read> read(List<Path> paths) {
    record Wanted(Path path, boolean named) {}
    List<Wanted> wanted = new ArrayList<>();
    List<Found> found = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        try (Stream<Path> files = Files.walk(path)) {
          files
              .filter(ScenarioFolder::isScenario)
              .sorted()
              .forEach(f -> wanted.add(new Wanted(f, false)));
        } catch (IOException | UncheckedIOException e) {
          found.add(new Found(path, true, unreadable(path)));
        }
      } else {
        wanted.add(new Wanted(path, true));
      }
    }
    wanted.parallelStream()
        .map(w -> new Found(w.path, w.named, readOne(w.path)))
        .forEachOrdered(found::add);
    Set<Path> used = new HashSet<>();
    for (Found one : found) {
      if (one.scenario instanceof Read.Good(ScenarioFile file)) {
        file.content().forEach(p -> used.add(p.toAbsolutePath().normalize()));
      }
    }
    return found.stream()
        .filter(f -> f.named || !used.contains(f.path.toAbsolutePath().normalize()))
        .map(Found::scenario)
        .toList();
  }

  private static Read readOne(Path path) {
    try {
      return new Read.Good(ScenarioFile.read(path));
    } catch (ContentException e) {
      return new Read.Bad(ScenarioRunner.unreadable(path, e));
    }
  }

  private static Read unreadable(Path path) {
    var problem =
        new Problem(
            new Mark(path.toString(), 1, 1), "a folder that cannot be read", "a readable one");
    return new Read.Bad(ScenarioRunner.unreadable(path, new ContentException(problem)));
  }

  private static boolean isScenario(Path path) {
    String name = Optional.ofNullable(path.getFileName()).map(Path::toString).orElse("");
    String small = name.toLowerCase(Locale.ROOT);
    return Files.isRegularFile(path) && ENDINGS.stream().anyMatch(small::endsWith);
  }
}
