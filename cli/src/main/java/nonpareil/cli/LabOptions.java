package nonpareil.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.lab.Cluster;
import nonpareil.lab.Contestants;
import nonpareil.lab.Lab;
import nonpareil.lab.LabException;
import nonpareil.lab.Plan;
import nonpareil.lab.ProgressLine;
import nonpareil.lab.Results;
import nonpareil.lab.Row;
import nonpareil.lab.Threads;
import nonpareil.lab.Workers;
import nonpareil.lab.report.Report;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** What ladder, matrix and hero have in common. */
final class LabOptions {

  private static final int MOST_FORFEITS_TOLD = 5;

  /** What a report can still be made of: all rows are in memory for it. */
  private static final int MOST_GAMES = 1_000_000;

  private static final double SHORTEST = 0.001;
  private static final double LONGEST = 1_000_000;

  @Spec(Target.MIXEE)
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Per pairing (players, or heroes on a board): an even number. Default: 20.")
  private int games = 20;

  @Option(names = "--seed", paramLabel = "N", description = "Of everything. Default: 1.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Games at once. Default: one for each core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--boards",
      paramLabel = "ID",
      split = ",",
      description = "Default: all that have room for the mode.")
  private List<String> boards = new ArrayList<>();

  @Option(names = "--heroes", paramLabel = "ID", split = ",", description = "Default: all.")
  private List<String> heroes = new ArrayList<>();

  @Option(
      names = "--mode",
      paramLabel = "MODE",
      description = "duel, free-for-all or teams. Default: duel.")
  private String mode = Mode.DUEL.text();

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "At a table of free-for-all: 3 or 4. Default: 4.")
  private @Nullable Integer seats;

  @Option(names = "--edition", paramLabel = "YEAR", description = "2019 or 2023. Default: 2023.")
  private String edition = Edition.CURRENT.text();

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description =
          "Where games.csv, cards.csv and report.html go; a run that was broken off goes on there."
              + " Default: lab-KIND.")
  private @Nullable Path out;

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "A home-made hero or board to play with; may be given again.")
  private List<Path> added = new ArrayList<>();

  @Option(
      names = "--time-limit",
      paramLabel = "SECONDS",
      description = "For one decision of a foreign program. Default: 30.")
  private double seconds = 30;

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "Play on an Apache Spark cluster (spark://HOST:PORT, or local[*]); see docs/lab.md.")
  private @Nullable String spark;

  @Option(
      names = "--spark-conf",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark, such as spark.cores.max=8; may be given again.")
  private Map<String, String> sparkSettings = new LinkedHashMap<>();

  @Option(names = "--quiet", description = "Does not tell how far it is.")
  private boolean quiet;

  /** Splits names at commas; {@code \,} is a comma within a command. */
  static List<String> names(List<String> given) {
    return given.stream()
        .flatMap(text -> Stream.of(text.split("(?<!\\\\),", -1)))
        .map(name -> name.replace("\\,", ",").strip())
        .toList();
  }

  /**
   * Plays and writes the report.
   *
   * @param made files of heroes that are played with besides those of {@code --add}
   */
  Integer run(Plan.Kind kind, List<String> players, List<Path> made, @Nullable String focus)
      throws InterruptedException {
    if (threads < 1) {
      throw new BadInputException("--threads: found %d, expected 1 or more".formatted(threads));
    }
    Duration timeLimit = timeLimit(seconds);
    try {
      checkPlayers(kind == Plan.Kind.LADDER ? "--players" : "--player", players);
      List<Path> files = Stream.concat(made.stream(), added.stream()).toList();
      Content content = Content.bundled().with(files);
      Plan plan = plan(kind, players, content, focus);
      Path folder = out == null ? Path.of("lab-" + kind.text()) : out;
      Optional<Cluster> cluster = Optional.empty();
      if (spark != null) {
        refuseForeign(players);
        cluster = ServiceLoader.load(Cluster.class).findFirst();
        if (cluster.isEmpty()) {
          return SparkStart.again(spec);
        }
        SparkStart.endWithStarter();
      }
      try (Workers workers = workers(cluster, content, files, timeLimit)) {
        Results results = run(new Lab(content, workers), plan, folder);
        Path report = folder.resolve("report.html");
        Report.write(results, content, report);
        tell(results, content, report);
      }
      return 0;
    } catch (LabException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  /** A number of seconds as it is given for {@code --time-limit}. */
  static Duration timeLimit(double seconds) {
    if (!(seconds >= SHORTEST && seconds <= LONGEST)) {
      throw new BadInputException(
          "--time-limit: found %s, expected seconds from 0.001 to 1000000".formatted(seconds));
    }
    return Duration.ofMillis(Math.round(seconds * 1000));
  }

  /** Refuses names nobody has. */
  static void checkPlayers(String option, List<String> players) {
    try {
      players.forEach(Contestants::check);
    } catch (LabException e) {
      throw new BadInputException(option + ": " + e.getMessage());
    }
  }

  private Workers workers(
      Optional<Cluster> cluster, Content content, List<Path> files, Duration timeLimit) {
    return spark == null || cluster.isEmpty()
        ? new Threads(content, threads, timeLimit)
        : cluster.get().connect(spark, sparkSettings, files);
  }

  private static void refuseForeign(List<String> players) {
    for (String player : players) {
      if (player.startsWith(Contestants.COMMAND)) {
        throw new BadInputException(
            "--spark: found player \"%s\", expected our own: a foreign program plays on one machine only"
                .formatted(player));
      }
    }
  }

  private Results run(Lab lab, Plan plan, Path folder) throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    Thread hint =
        Thread.ofPlatform()
            .unstarted(
                () -> {
                  err.println("\nbroken off; the same command goes on in " + folder);
                  err.flush();
                });
    Runtime.getRuntime().addShutdownHook(hint);
    try {
      return lab.run(plan, folder, progress());
    } finally {
      try {
        Runtime.getRuntime().removeShutdownHook(hint);
      } catch (IllegalStateException e) {
        // The program is ending, and the hint is told.
      }
    }
  }

  private Plan plan(Plan.Kind kind, List<String> players, Content content, @Nullable String focus) {
    Mode played = BadInputException.read("--mode", mode, Mode::of);
    List<String> who = new ArrayList<>(heroes.isEmpty() ? content.heroIds() : heroes);
    if (focus != null && !who.contains(focus)) {
      who.add(focus);
    }
    who.forEach(id -> named("--heroes", () -> content.hero(id)));
    int room = played.startSpaces();
    Function<String, Integer> starts = id -> content.board(id).board().starts();
    List<String> where =
        boards.isEmpty()
            ? content.boardIds().stream().filter(id -> starts.apply(id) >= room).toList()
            : boards;
    for (String id : where) {
      named("--boards", () -> content.board(id));
      if (starts.apply(id) < room) {
        throw new BadInputException(
            "--boards: found %s, expected boards with %d start spaces for mode %s"
                .formatted(id, room, mode));
      }
    }
    Edition book = BadInputException.read("--edition", edition, Edition::of);
    String print =
        String.join(" ", where.stream().map(id -> content.fingerprint(who, id)).toList());
    var plan =
        new Plan(
            kind,
            players,
            who,
            focus,
            where,
            played,
            seats == null ? played.mostPlayers() : seats,
            book,
            games,
            seed,
            print);
    if (plan.size() > MOST_GAMES) {
      throw new BadInputException(
          "--games: found %d, %d in all, expected at most %d in all"
              .formatted(games, plan.size(), MOST_GAMES));
    }
    return plan;
  }

  /** Looks something up that an option has named. */
  private static void named(String option, Runnable lookUp) {
    try {
      lookUp.run();
    } catch (ContentException e) {
      throw new BadInputException(option + ": " + e.getMessage());
    }
  }

  @SuppressWarnings("SystemConsoleNull") // it is null again from JDK 25 on
  private Lab.Listener progress() {
    Console console = System.console();
    boolean terminal = console != null && console.isTerminal();
    return quiet
        ? (_, _, _) -> {}
        : new ProgressLine(spec.commandLine().getErr(), System::nanoTime, terminal);
  }

  // ---- what came of it

  private void tell(Results results, Content content, Path report) {
    PrintWriter text = spec.commandLine().getOut();
    Report.lines(results, content).forEach(text::println);
    Collection<Row> forfeits = results.forfeits();
    if (!forfeits.isEmpty()) {
      text.printf("%d games were lost by the fault of a bot:%n", forfeits.size());
      forfeits.stream()
          .limit(MOST_FORFEITS_TOLD)
          .forEach(r -> text.printf("  game %d, %s%n", r.match().number(), r.note()));
      if (forfeits.size() > MOST_FORFEITS_TOLD) {
        text.println("  … see the column \"note\" of games.csv");
      }
    }
    text.println("report: " + report);
    text.flush();
  }
}
