package nonpareil.content.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.game.GameLog;
import org.jspecify.annotations.Nullable;

/**
 * A game in a file. Reading one plays it again from its first choice and compares the hash of every
 * state on the way, so what is accepted is exactly the game that was saved, or nothing at all.
 *
 * @param controllers who plays each seat, in turn order
 * @param ended how the game ended if not by its rules; null if it did, or goes on
 */
public record SaveFile(GameLog log, List<Controller> controllers, @Nullable Ended ended) {

  /**
   * An end that does not follow from the choices.
   *
   * @param cause one of {@link #LOST}, or for a draw one of {@link #DRAWN}
   * @param player who lost by it; -1 for a draw
   */
  public record Ended(String cause, int player) {
    static final List<String> LOST = List.of("resigned", "time", "away");
    static final List<String> DRAWN = List.of("agreed", "abandoned", "too-long");

    public Ended {
      if (player < 0 ? !DRAWN.contains(cause) : !LOST.contains(cause)) {
        throw new IllegalArgumentException("no end of a game: " + cause);
      }
    }
  }

  /** A game that is ended by its rules or goes on. */
  public SaveFile(GameLog log, List<Controller> controllers) {
    this(log, controllers, null);
  }

  public SaveFile {
    controllers = List.copyOf(controllers);
    if (controllers.size() != log.game().players()) {
      throw new IllegalArgumentException(
          "%d controllers for %d players".formatted(controllers.size(), log.game().players()));
    }
  }

  /** Reads a save; anything that is wrong with it is told as a problem with its place. */
  public static SaveFile read(Path path, Content content) {
    return new SaveReader(content).read(YamlFile.read(path));
  }

  /** The same for a text; {@code name} stands for the file in messages. */
  public static SaveFile parse(String name, String text, Content content) {
    return new SaveReader(content).read(YamlFile.parse(name, text));
  }

  /** The text of the save. */
  public String text(Content content) {
    return SaveText.of(this, content).text();
  }

  /** Writes the save in one go: a file of that name is the old save or the new one, never half. */
  public void write(Path path, Content content) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || Files.isDirectory(path)) {
      throw new IOException(path + " is a folder, expected a file");
    }
    Path draft = Files.createTempFile(folder, ".save", ".part");
    try {
      Files.writeString(draft, text(content), StandardCharsets.UTF_8);
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
