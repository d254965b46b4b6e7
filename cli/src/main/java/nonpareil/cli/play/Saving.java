package nonpareil.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.engine.game.GameLog;
import org.jspecify.annotations.Nullable;

/** Where a game is saved, and how that went. */
final class Saving {

  private final GameLog log;
  private final List<Controller> controllers;
  private final Content content;
  private final Words words;
  private final Terminal terminal;
  private @Nullable Path file;
  private SaveFile.@Nullable Ended ended;

  Saving(
      GameLog log,
      List<Controller> controllers,
      Content content,
      Words words,
      Terminal terminal,
      @Nullable Path file) {
    this.log = log;
    this.controllers = controllers;
    this.content = content;
    this.words = words;
    this.terminal = terminal;
    this.file = file;
  }

  /** The file the game is saved in, once it is known. */
  Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** The game has ended otherwise than by its rules. */
  void ended(SaveFile.Ended how) {
    ended = how;
  }

  /** Saves under a name, or in the known file if it is empty; tells how it went. */
  boolean save(String name) {
    if (log.isArranged()) {
      terminal.line(words.say("save.arranged"));
      return false;
    }
    if (name.isEmpty() && file == null) {
      terminal.line(words.say("save.which"));
      return false;
    }
    try {
      Path path = name.isEmpty() && file != null ? file : Path.of(name);
      Path folder = path.toAbsolutePath().getParent();
      if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(path)) {
        terminal.line(words.say("save.failed", path, words.say("save.no-folder")), 2);
        return false;
      }
      new SaveFile(log, controllers, ended).write(path, content);
      file = path;
      terminal.line(words.say("save.done", path));
      return true;
    } catch (IOException | InvalidPathException e) {
      terminal.line(words.say("save.failed", name, String.valueOf(e.getMessage())));
      return false;
    }
  }
}
