package nonpareil.cli.play;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.content.Languages;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;
import nonpareil.testkit.Examples;
import org.jspecify.annotations.Nullable;

/** A game whose answers come from a script or a source, and what stood on the screen. */
final class Seance {

  /** With the home-made heroes that come with the project. */
  static final Content CONTENT = Content.bundled().with(Examples.heroes());

  static final Controller HUMAN = new Controller.Human();

  private final StringWriter screen = new StringWriter();
  private final SaveFile game;
  private Language language = Languages.ENGLISH;
  private int width = 80;
  private @Nullable Path file;

  private Seance(SaveFile game) {
    this.game = game;
  }

  static Seance of(SaveFile game) {
    return new Seance(game);
  }

  static Seance of(String first, String second, String board, long seed, Controller other) {
    return of(Mode.DUEL, List.of(first, second), board, seed, HUMAN, other);
  }

  static Seance of(
      Mode mode, List<String> heroes, String board, long seed, Controller... controllers) {
    return new Seance(
        new Start(mode, heroes, board, Edition.BOOK_2023, Seed.of(seed), List.of(controllers))
            .game(CONTENT));
  }

  Seance in(Language chosen) {
    language = chosen;
    return this;
  }

  Seance wide(int columns) {
    width = columns;
    return this;
  }

  Seance savedIn(Path path) {
    file = path;
    return this;
  }

  SaveFile game() {
    return game;
  }

  /** What stands on the screen so far. */
  String screen() {
    return screen.toString();
  }

  /** Plays with these lines typed, then the end of the input. */
  String type(String... lines) {
    return play(new StringReader(String.join("\n", lines) + (lines.length == 0 ? "" : "\n")));
  }

  /** Plays with a line asked for whenever one is read, to the end of the game. */
  String typeEach(Supplier<String> next) {
    return play(new Typist(() -> game.log().isOver() ? "" : next.get()));
  }

  private String play(Reader in) {
    var terminal =
        new Terminal(
            new BufferedReader(in, 1), new PrintWriter(screen, true), false, false, () -> width);
    new Table(game, CONTENT, language, terminal, file).play();
    return screen();
  }

  /** Types a line at a time, and only when one is wanted. */
  private static final class Typist extends Reader {
    private final Supplier<String> next;
    private String line = "";

    Typist(Supplier<String> next) {
      this.next = next;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      if (line.isEmpty()) {
        line = next.get() + "\n";
      }
      int count = Math.min(length, line.length());
      line.getChars(0, count, buffer, offset);
      line = line.substring(count);
      return count;
    }

    @Override
    public void close() {}
  }
}
