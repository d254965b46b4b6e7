package nonpareil.server.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.yaml.YamlFile;
import org.jspecify.annotations.Nullable;

/** All lessons, in the order they build on each other. */
public final class Lessons {

  private static final String FOLDER = "/nonpareil/server/lessons/";

  private static final List<String> IDS =
      List.of(
          "maneuver",
          "boost",
          "attack",
          "defense",
          "scheme",
          "cancelling",
          "hand-limit",
          "exhaustion",
          "set-up",
          "winning",
          "free-for-all",
          "teams");

  private final Content content;
  private final List<Lesson> all;

  private Lessons(Content content, List<Lesson> all) {
    this.content = content;
    this.all = all;
  }

  /** Reads the lessons that come with the program. */
  public static Lessons of(Content content) {
    return new Lessons(content, files().map(file -> Lesson.read(content, file)).toList());
  }

  /** The files of the lessons that come with the program, as trees. */
  public static Stream<YamlFile> files() {
    return IDS.stream().map(id -> file(id + ".yaml"));
  }

  public List<Lesson> all() {
    return all;
  }

  /** A lesson by id, or null; also a card to try out. */
  public @Nullable Lesson find(String id) {
    if (id.startsWith(Trials.PREFIX)) {
      return Trials.find(content, id);
    }
    for (Lesson lesson : all) {
      if (lesson.id().equals(id)) {
        return lesson;
      }
    }
    return null;
  }

  private static YamlFile file(String name) {
    try (InputStream in = Lessons.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its lesson " + name);
      }
      return YamlFile.parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
