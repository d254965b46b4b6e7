package nonpareil.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nonpareil.cli.play.Start;
import nonpareil.cli.play.Table;
import nonpareil.cli.play.Terminal;
import nonpareil.cli.play.Welcome;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;
import nonpareil.engine.hero.OnlyPeople;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code nonpareil play}: a game in the terminal. */
@Command(
    name = "play",
    description =
        "Plays a game of two to four in the terminal: against computers, or several people at one"
            + " screen.")
final class PlayCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(
      names = "--terminal",
      description = "Play in this terminal (always so; serve is the table in the browser).")
  @SuppressWarnings("UnusedVariable") // says what is meant
  private boolean terminal;

  @Option(
      names = "--mode",
      paramLabel = "MODE",
      description =
          "duel, free-for-all (three or four, each against all) or teams (four, the first and third"
              + " against the second and fourth). Default: by the number of heroes or players, a duel"
              + " or a free-for-all.")
  private @Nullable String mode;

  @Option(
      names = "--heroes",
      paramLabel = "A,B,…",
      split = ",",
      description = "Two to four heroes in turn order, such as king-arthur,medusa.")
  private List<String> heroes = new ArrayList<>();

  @Option(
      names = "--draft",
      paramLabel = "KIND",
      description =
          "random (everybody gets another hero by chance) or mirror (everybody gets the same one)"
              + " instead of --heroes. Blind drafts, picks and bans are for the table in the browser.")
  private @Nullable String draft;

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
      paramLabel = "A,B,…",
      split = ",",
      description =
          "Who plays each hero: human, random, novice, easy, medium, hard or expert; LEVEL:N gives a"
              + " computer player the seed N. Several people take turns at the screen; people of one"
              + " team sit before it together. Default: human, the others easy.")
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
    Language language = Screens.language(lang, content.languages());
    Terminal screen = Screens.open(spec.commandLine().getOut());
    Optional<SaveFile> game;
    if (load != null) {
      game = Optional.of(loaded(load, content));
    } else if (isSpecific()) {
      game = Optional.of(start(content).game(content));
    } else {
      var welcome = new Welcome(content, language, screen, seed(), opponentSeed());
      game = welcome.ask();
      language = welcome.language();
    }
    if (game.isPresent()) {
      needPeople(game.get());
      new Table(game.get(), content, language, screen, save == null ? load : save).play();
    }
    return 0;
  }

  /** With a hero of which something is carried out by hand no computer plays. */
  private static void needPeople(SaveFile game) {
    if (game.controllers().stream().anyMatch(Controller.Computer.class::isInstance)) {
      OnlyPeople.among(game.log().game().setup().heroes())
          .ifPresent(
              found -> {
                throw new BadInputException(
                    "--players: found a computer, expected human for all: " + found.reason());
              });
    }
  }

  // ---- what to play

  private boolean isSpecific() {
    return mode != null
        || !heroes.isEmpty()
        || draft != null
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

  private Start start(Content content) {
    Mode game = mode();
    int seats = seats(game);
    List<String> who = draft == null ? heroes(seats) : drafted(draft, game, seats, content);
    Edition book =
        edition == null
            ? Edition.CURRENT
            : BadInputException.read("--edition", edition, Edition::of);
    String where = board == null ? Start.BOARD : board;
    int starts = content.board(where).starts().size();
    if (starts < game.startSpaces()) {
      throw new BadInputException(
          "--board: found %s with %d start spaces, expected %d for mode %s: %s"
              .formatted(where, starts, game.startSpaces(), game.text(), fitting(game, content)));
    }
    return new Start(game, who, where, book, seed(), controllers(seats));
  }

  private List<String> heroes(int seats) {
    return heroes.isEmpty() ? Start.HEROES.subList(0, seats) : heroes;
  }

  /** By chance, with a seed always the same. */
  private List<String> drafted(String kind, Mode game, int seats, Content content) {
    if (!heroes.isEmpty()) {
      throw new BadInputException("found --draft together with --heroes, expected one of them");
    }
    boolean computers = controllers(seats).stream().anyMatch(c -> c instanceof Controller.Computer);
    var drawn = new ArrayList<>(computers ? content.heroIdsForComputers() : content.heroIds());
    Collections.shuffle(drawn, new Random(seed().hashCode()));
    switch (kind) {
      case "random" -> {
        return List.copyOf(drawn.subList(0, seats));
      }
      case "mirror" -> {
        if (game == Mode.TEAMS) {
          throw new BadInputException("--draft: found mirror, expected random for mode teams");
        }
        return Collections.nCopies(seats, drawn.getFirst());
      }
      default ->
          throw new BadInputException(
              "--draft: found \"%s\", expected random or mirror".formatted(kind));
    }
  }

  private static String fitting(Mode game, Content content) {
    return content.boardIds().stream()
        .filter(id -> content.board(id).starts().size() >= game.startSpaces())
        .collect(Collectors.joining(", "));
  }

  /** What is asked for, or what so many play. */
  private Mode mode() {
    if (mode != null) {
      return BadInputException.read("--mode", mode, Mode::of);
    }
    int seats = heroes.isEmpty() ? players.size() : heroes.size();
    return seats <= 2 ? Mode.DUEL : Mode.FREE_FOR_ALL;
  }

  /** How many sit down; heroes and players must be as many, and as many as the mode is for. */
  private int seats(Mode game) {
    String expected =
        game.fewestPlayers() == game.mostPlayers()
            ? String.valueOf(game.fewestPlayers())
            : game.fewestPlayers() + " or " + game.mostPlayers();
    check("--heroes", heroes.size(), game, expected, "ids such as king-arthur,medusa");
    check("--players", players.size(), game, expected, "such as human,easy");
    if (!heroes.isEmpty() && !players.isEmpty() && heroes.size() != players.size()) {
      throw new BadInputException(
          "--players: found %d, expected %d, one for each of --heroes"
              .formatted(players.size(), heroes.size()));
    }
    int given = Math.max(heroes.size(), players.size());
    return given == 0 ? game.fewestPlayers() : given;
  }

  private static void check(String option, int found, Mode game, String expected, String such) {
    if (found != 0 && (found < game.fewestPlayers() || found > game.mostPlayers())) {
      throw new BadInputException(
          "%s: found %d, expected %s for mode %s, %s"
              .formatted(option, found, expected, game.text(), such));
    }
  }

  private List<Controller> controllers(int seats) {
    var who = new ArrayList<>(players);
    while (who.size() < seats) {
      who.add(who.isEmpty() ? "human" : "easy");
    }
    long theirs = opponentSeed();
    var controllers = new ArrayList<Controller>();
    for (int seat = 0; seat < seats; seat++) {
      String text = who.get(seat);
      // Two of one level with one seed would think alike; the second player's is as it always was.
      long own = theirs + Math.max(0, seat - 1);
      controllers.add(
          Controller.parse(text, own)
              .orElseThrow(
                  () ->
                      new BadInputException(
                          "--players: found \"%s\", expected %s"
                              .formatted(text, Controller.EXPECTED))));
    }
    return controllers;
  }

  private Seed seed() {
    return seed == null ? Seed.of(new SecureRandom().nextLong()) : seed;
  }

  /** Its own, so that what it does tells nothing of the cards; fixed where the game's is. */
  private long opponentSeed() {
    return seed == null ? new SecureRandom().nextInt(Integer.MAX_VALUE) : 1;
  }
}
