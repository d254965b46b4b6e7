package nonpareil.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.content.text.PhraseFile;
import nonpareil.content.yaml.ContentException;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;

/** The short menu before a game. */
public final class Welcome {

  /** What the terminal says. */
  public static final PhraseFile TEXTS = new PhraseFile(Welcome.class, "words");

  /** The last line of the menu. */
  private static final int LEAVE = 7;

  private final Content content;
  private final Terminal terminal;
  private final Style style;
  private final Seed seed;
  private final long opponentSeed;
  private Words words;

  /**
   * @param seed of the game, if a new one is begun
   * @param opponentSeed of the random player
   */
  public Welcome(
      Content content, Language language, Terminal terminal, Seed seed, long opponentSeed) {
    this.content = content;
    this.terminal = terminal;
    this.style = terminal.style();
    this.seed = seed;
    this.opponentSeed = opponentSeed;
    words = new Words(language);
  }

  /** The language that was chosen meanwhile. */
  public Language language() {
    return words.language();
  }

  /** The one after it in the list, or the first again. */
  private Language nextLanguage() {
    List<Language> all = content.languages();
    return all.get((all.indexOf(language()) + 1) % all.size());
  }

  /** The game to play, or nothing if there is to be none. */
  public Optional<SaveFile> ask() {
    terminal.blank();
    terminal.rule(style.bold("NONPAREIL"));
    terminal.line(words.say("menu.intro"));
    while (true) {
      String first = heroName(Start.HEROES.get(0));
      String second = heroName(Start.HEROES.get(1));
      Stream<String> lines =
          Stream.of(
              words.say("menu.quick", first, second, boardName(Start.BOARD)),
              words.say("menu.choose"),
              words.say("menu.two"),
              words.say("menu.free-for-all"),
              words.say("menu.teams-of-two"),
              words.say("menu.load"),
              nextLanguage().name(),
              words.say("menu.quit"));
      Optional<Integer> picked = pick("menu.what", lines.toList());
      if (picked.isEmpty() || picked.get() == LEAVE) {
        terminal.line(words.say("bye"));
        terminal.flush();
        return Optional.empty();
      }
      var seating = new Seating(content, terminal, words, seed, opponentSeed);
      Optional<SaveFile> game =
          switch (picked.get()) {
            case 0 -> Optional.of(game(Start.HEROES.subList(0, 2), Start.BOARD, false));
            case 1 -> choose(false);
            case 2 -> choose(true);
            case 3 -> seating.freeForAll().map(start -> start.game(content));
            case 4 -> seating.teams().map(start -> start.game(content));
            case 5 -> load();
            default -> {
              words = new Words(nextLanguage());
              yield Optional.empty();
            }
          };
      if (game.isPresent()) {
        return game;
      }
    }
  }

  private String heroName(String id) {
    return content.hero(id).name().in(language());
  }

  private String boardName(String id) {
    return content.board(id).name().in(language());
  }

  private Optional<SaveFile> choose(boolean two) {
    List<String> ids = two ? content.heroIds() : content.heroIdsForComputers();
    List<String> heroes = ids.stream().map(this::heroName).toList();
    Optional<Integer> first = pick(two ? "menu.hero.first" : "menu.hero.yours", heroes);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Optional<Integer> second = pick(two ? "menu.hero.second" : "menu.hero.theirs", heroes);
    if (second.isEmpty()) {
      return Optional.empty();
    }
    List<String> boards = content.boardIds();
    return pick("menu.board", boards.stream().map(this::boardName).toList())
        .map(b -> game(List.of(ids.get(first.get()), ids.get(second.get())), boards.get(b), two));
  }

  private SaveFile game(List<String> heroes, String board, boolean two) {
    var human = new Controller.Human();
    Controller other = two ? human : new Controller.Computer("easy", opponentSeed);
    return new Start(Mode.DUEL, heroes, board, Edition.CURRENT, seed, List.of(human, other))
        .game(content);
  }

  private Optional<SaveFile> load() {
    Optional<String> name = terminal.ask(words.say("menu.file")).filter(n -> !n.isEmpty());
    if (name.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(SaveFile.read(Path.of(name.get()), content));
    } catch (ContentException | InvalidPathException e) {
      terminal.line(String.valueOf(e.getMessage()), 2);
      return Optional.empty();
    }
  }

  private Optional<Integer> pick(String question, List<String> lines) {
    return new Picker(terminal, words).pick(words.say(question), lines);
  }
}
