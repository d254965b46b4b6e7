package nonpareil.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonpareil.cli.play.Start;
import nonpareil.cli.play.Table;
import nonpareil.cli.play.Terminal;
import nonpareil.cli.play.Welcome;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Seed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code nonpareil play}: a duel in the terminal. */
@Command(
    name = "play",
    description = "Plays a duel: against the computer, or two people at one screen.")
final class PlayCommand implements Callable<Integer> {

  private static final int WIDTH = 80;

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(
      names = "--terminal",
      description = "Play in this terminal (always so; serve is the table in the browser).")
  @SuppressWarnings("UnusedVariable") // says what is meant
  private boolean terminal;

  @Option(
      names = "--heroes",
      paramLabel = "A,B",
      split = ",",
      description = "The two heroes in turn order, such as king-arthur,medusa.")
  private List<String> heroes = new ArrayList<>();

  @Option(names = "--board", paramLabel = "ID", description = "The board, such as sarpedon.")
  private @Nullable String board;

  @Option(names = "--edition", paramLabel = "YEAR", description = "The rule book: 2019 or 2023.")
  private @Nullable String edition;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = ReadSeed.class,
      description = "Of every shuffle: any whole number, or 32 hexadecimal digits of a save.")
  private @Nullable Seed seed;

  private static final class ReadSeed implements ITypeConverter<Seed> {
    @Override
    public Seed convert(String text) {
      try {
        return Seed.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(
            "found \"%s\", expected a whole number or 32 hexadecimal digits".formatted(text));
      }
    }
  }

  @Option(
      names = "--players",
      paramLabel = "A,B",
      split = ",",
      description =
          "Who plays: human, random, novice, easy, medium, hard or expert; LEVEL:N gives a computer"
              + " player the seed N. Default: human,easy.")
  private List<String> players = new ArrayList<>();

  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      description = "Its code, such as en. Default: from LANG.")
  private @Nullable String lang;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "A home-made hero or board to play with; may be given again.")
  private List<Path> added = new ArrayList<>();

  @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
  private @Nullable Path load;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Where the game is saved when it ends or is left.")
  private @Nullable Path save;

  @Override
  public Integer call() {
    Content content = Content.bundled().with(added);
    Language language = language(content.languages());
    Terminal screen = screen();
    Optional<SaveFile> game;
    if (load != null) {
      game = Optional.of(loaded(load, content));
    } else if (isSpecific()) {
      game = Optional.of(start().game(content));
    } else {
      var welcome = new Welcome(content, language, screen, seed(), opponentSeed());
      game = welcome.ask();
      language = welcome.language();
    }
    if (game.isPresent()) {
      new Table(game.get(), content, language, screen, save == null ? load : save).play();
    }
    return 0;
  }

  // ---- what to play

  private boolean isSpecific() {
    return !heroes.isEmpty()
        || board != null
        || edition != null
        || seed != null
        || !players.isEmpty();
  }

  private SaveFile loaded(Path file, Content content) {
    if (isSpecific()) {
      throw new BadInputException(
          "found --load together with a set-up, expected one of them: a save has its own set-up");
    }
    return SaveFile.read(file, content);
  }

  private Start start() {
    List<String> who = heroes.isEmpty() ? Start.HEROES : heroes;
    if (who.size() != 2) {
      throw new BadInputException(
          "--heroes: found %d, expected two ids such as king-arthur,medusa".formatted(who.size()));
    }
    Edition book =
        edition == null
            ? Edition.CURRENT
            : BadInputException.read("--edition", edition, Edition::of);
    return new Start(who, board == null ? Start.BOARD : board, book, seed(), controllers());
  }

  private List<Controller> controllers() {
    List<String> who = players.isEmpty() ? List.of("human", "easy") : players;
    if (who.size() != 2) {
      throw new BadInputException(
          "--players: found %d, expected two such as human,easy".formatted(who.size()));
    }
    long theirs = opponentSeed();
    return who.stream()
        .map(
            text ->
                Controller.parse(text, theirs)
                    .orElseThrow(
                        () ->
                            new BadInputException(
                                "--players: found \"%s\", expected %s"
                                    .formatted(text, Controller.EXPECTED))))
        .toList();
  }

  private Seed seed() {
    return seed == null ? Seed.of(new SecureRandom().nextLong()) : seed;
  }

  /** Its own, so that what it does tells nothing of the cards; fixed where the game's is. */
  private long opponentSeed() {
    return seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : 1;
  }

  private Language language(List<Language> all) {
    if (lang == null) {
      String locale =
          Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
              .map(name -> System.getenv().getOrDefault(name, ""))
              .filter(value -> !value.isEmpty())
              .findFirst()
              .orElse("")
              .toLowerCase(Locale.ROOT);
      return all.stream()
          .filter(language -> locale.split("[_.@]", 2)[0].equals(language.code()))
          .findFirst()
          .orElse(all.getFirst());
    }
    return all.stream()
        .filter(language -> language.code().equals(lang))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    "--lang: found \"%s\", expected %s"
                        .formatted(
                            lang,
                            all.stream().map(Language::code).collect(Collectors.joining(" or ")))));
  }

  // ---- the screen

  @SuppressWarnings("SystemConsoleNull") // it is null again from JDK 25 on
  private Terminal screen() {
    Console console = System.console();
    boolean real = console != null && console.isTerminal();
    Map<String, String> env = System.getenv();
    boolean colours =
        real
            && env.getOrDefault("NO_COLOR", "").isEmpty()
            && !env.getOrDefault("TERM", "dumb").equals("dumb");
    PrintWriter out = spec.commandLine().getOut();
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    return new Terminal(in, out, real, colours, real ? PlayCommand::columns : () -> WIDTH);
  }

  /** The width of the terminal as it is now: windows change. */
  private static int columns() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(ProcessBuilder.Redirect.INHERIT)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      stty.waitFor(1, TimeUnit.SECONDS);
      return Integer.parseInt(size.strip().replaceAll(".* ", ""));
    } catch (IOException | NumberFormatException e) {
      return WIDTH;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return WIDTH;
    }
  }
}
