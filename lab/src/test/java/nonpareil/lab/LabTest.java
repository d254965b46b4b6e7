package nonpareil.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import nonpareil.engine.game.Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabTest {

  private static final Plan SMALL = Plans.ladder(16, "random", "greedy");

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private Results run(Plan plan, String name, int threads) throws InterruptedException {
    return new Lab(Plans.CONTENT, threads, Duration.ofSeconds(5))
        .run(plan, folder.resolve(name), (_, _, _) -> {});
  }

  private void assertSame(String a, String b) throws IOException {
    for (String file : List.of("games.csv", "card-log.csv", "cards.csv", "plan.txt")) {
      assertThat(Files.readString(folder.resolve(b).resolve(file)))
          .as(file)
          .isEqualTo(Files.readString(folder.resolve(a).resolve(file)));
    }
  }

  @Test
  void theSameSeedGivesTheSameRowsWhateverTheNumberOfThreads() throws Exception {
    var _ = run(SMALL, "one", 1);
    var _ = run(SMALL, "three", 3);
    assertSame("one", "three");
  }

  /** As when a machine is believed dead and is not; and games come from elsewhere as texts. */
  @Test
  void aGameThatIsToldTwiceCountsOnce() throws Exception {
    var threads = new Threads(Plans.CONTENT, 2, Duration.ofSeconds(5));
    var workers =
        new Workers() {
          @Override
          public void play(Plan plan, List<Long> numbers, Consumer<PlayedGame> played)
              throws InterruptedException {
            threads.play(
                plan,
                numbers,
                game -> {
                  played.accept(PlayedGame.parse(game.text(), plan.seats()));
                  played.accept(game);
                });
          }

          @Override
          public void close() {
            threads.close();
          }
        };
    var done = new AtomicLong();
    var _ =
        new Lab(Plans.CONTENT, workers)
            .run(SMALL, folder.resolve("twice"), (n, _, _) -> done.accumulateAndGet(n, Math::max));
    var _ = run(SMALL, "once", 1);
    assertSame("once", "twice");
    assertThat(done.get()).isEqualTo(SMALL.size());
  }

  @Test
  void theColumnsAreAsDocumented() throws Exception {
    var _ = run(Plans.ladder(2, "random", "greedy"), "run", 1);
    Path run = folder.resolve("run");
    assertThat(Files.readAllLines(run.resolve("games.csv")).getFirst())
        .isEqualTo(
            "game,seed,board,mode,edition,hero1,hero2,player1,player2,winners,first,decisions,turns,ended,health1,health2,sidekicks1,sidekicks2,deck1,deck2,note");
    assertThat(Files.readAllLines(run.resolve("cards.csv")).getFirst())
        .isEqualTo(
            "hero,card,type,copies,games,games_drawn,wins_drawn,games_played,wins_played,played,drawn,attacks,defenses,schemes,boosts,damage,blocked,value,healed,cards");
  }

  @Test
  void rowsTellWhatHappened() throws Exception {
    Results results = run(SMALL, "run", 2);
    assertThat(results.rows()).hasSize(16);
    for (Row row : results.rows()) {
      int loser = row.won(0) ? 1 : 0;
      assertThat(Integer.bitCount(row.winners())).isEqualTo(1);
      assertThat(row.health().get(loser)).isZero();
      assertThat(row.turns()).isBetween(2, 200);
      assertThat(row.decisions()).isGreaterThan(row.turns());
      assertThat(row.ended()).isIn(EndCause.COMBAT, EndCause.EFFECT, EndCause.EXHAUSTION);
      if (row.ended() == EndCause.EXHAUSTION) {
        assertThat(row.deck().get(loser)).isZero();
      }
    }
    long played =
        results.cards().lines().stream().mapToLong(l -> l.use().get(CardUse.What.DRAWN)).sum();
    assertThat(played).isBetween(16L * 10, 16L * 70);
    assertThat(results.cards().lines())
        .allSatisfy(
            l -> assertThat(l.winsPlayed()).isBetween(0, Math.min(l.gamesPlayed(), l.games())));
  }

  /** The Genie has no sidekicks: the second seat is the first to be asked anything. */
  @Test
  void whoBeginsIsWhoHasTheFirstTurn() throws Exception {
    for (String other : List.of("alice", "jekyll-and-hyde", "medusa")) {
      Plan plan = Plans.matrix(2, "random", List.of("genie", other), List.of("soho"));
      assertThat(run(plan, other, 1).rows())
          .hasSize(2)
          .allSatisfy(r -> assertThat(r.first()).isZero());
    }
  }

  // ---- interrupted

  @Test
  void aRunThatWasBrokenOffGoesOnWithoutLosingOrDoublingAGame() throws Exception {
    var _ = run(SMALL, "whole", 2);
    Path broken = Files.createDirectory(folder.resolve("broken"));
    Files.copy(folder.resolve("whole/plan.txt"), broken.resolve("plan.txt"));
    breakOff("games.csv", broken, 7, "9,123,mar");
    breakOff("card-log.csv", broken, 8, "9,noble-sac");
    var begun = new AtomicLong(-1);
    var _ =
        new Lab(Plans.CONTENT, 2, Duration.ofSeconds(5))
            .run(SMALL, broken, (_, _, before) -> begun.set(before));
    assertThat(begun).hasValue(7);
    assertSame("whole", "broken");
  }

  /** Some lines out of order, and a torn one. */
  private void breakOff(String file, Path to, int lines, String torn) throws IOException {
    var all = new ArrayList<>(Files.readAllLines(folder.resolve("whole").resolve(file)));
    String heading = all.removeFirst();
    Collections.shuffle(all, new Random(5));
    String text = heading + "\n" + String.join("\n", all.subList(0, lines)) + "\n" + torn;
    Files.writeString(to.resolve(file), text);
  }

  /** A game whose row was torn away is played again: its cards stand in the log twice. */
  @Test
  void cardsOfAGameThatIsLoggedTwiceCountOnce() throws Exception {
    Results whole = run(SMALL, "run", 2);
    Path log = folder.resolve("run/card-log.csv");
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(1, lines.size()), StandardOpenOption.APPEND);
    Results again = ResultFolder.read(folder.resolve("run"), Plans.CONTENT);
    assertThat(again.cards().text()).isEqualTo(whole.cards().text());
  }

  @Test
  void commandsWithPipesAreReadBack() throws Exception {
    Plan plan = Plans.ladder(2, "random", "cmd:false | cat", "cmd:true 'a\\|b' | cat");
    var _ = run(plan, "run", 2);
    Results again = ResultFolder.read(folder.resolve("run"), Plans.CONTENT);
    assertThat(again.plan()).isEqualTo(plan);
    assertThat(again.rows()).hasSize(6);
    assertThat(run(plan, "run", 2).rows()).isEqualTo(again.rows());
  }

  @Test
  void aKilledRunGoesOn() throws Exception {
    Path killed = folder.resolve("killed");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                KilledRun.class.getName(),
                killed.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output").toFile())
            .start();
    Path games = killed.resolve("games.csv");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (process.isAlive() && System.nanoTime() < end && lines(games) < 6) {
      Thread.sleep(5);
    }
    Processes.kill(process);
    long kept = lines(games) - 1;
    assertThat(kept).as(Files.readString(folder.resolve("output"))).isGreaterThanOrEqualTo(5);
    Results results = run(KilledRun.plan(), "killed", 2);
    assertThat(results.rows()).hasSize((int) KilledRun.plan().size());
    var _ = run(KilledRun.plan(), "whole", 2);
    assertSame("whole", "killed");
  }

  private static long lines(Path file) throws IOException {
    if (!Files.exists(file)) {
      return 0;
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return text.chars().filter(c -> c == '\n').count();
  }

  @Test
  void moreGamesGoOnInTheSameFolder() throws Exception {
    var _ = run(Plans.ladder(4, "random", "greedy"), "run", 1);
    var _ = run(SMALL, "run", 1);
    var _ = run(SMALL, "whole", 1);
    assertSame("whole", "run");
    assertThatThrownBy(() -> run(Plans.ladder(4, "random", "greedy"), "run", 1))
        .isInstanceOf(LabException.class)
        .hasMessageContaining("holds more games");
  }

  @Test
  void anotherRunInTheSameFolderIsRefused() throws Exception {
    Plan two = Plans.ladder(2, "random", "greedy");
    var _ = run(two, "run", 1);
    Plan seed = Plans.with(two, Mode.DUEL, two.boards(), 2, 7);
    assertThatThrownBy(() -> run(seed, "run", 1))
        .isInstanceOf(LabException.class)
        .hasMessageContaining("its seed is \"1\", found \"7\"");
    try (var _ = new ResultFolder(folder.resolve("run"), two)) {
      assertThatThrownBy(() -> run(two, "run", 1)).hasMessageContaining("another run is at work");
    }
    assertThat(run(two, "run", 1).rows()).hasSize(2);
  }

  @Test
  void aSpoiledFileIsToldWithItsLine() throws Exception {
    Plan two = Plans.ladder(2, "random", "greedy");
    var _ = run(two, "run", 1);
    Path games = folder.resolve("run/games.csv");
    Files.writeString(games, Files.readString(games).replace("random", "spoiled"));
    assertThatThrownBy(() -> run(two, "run", 1)).hasMessageContaining("games.csv, line 2");
  }

  // ---- other modes

  @Test
  void fourPlayToo() throws Exception {
    for (Mode mode : List.of(Mode.TEAMS, Mode.FREE_FOR_ALL)) {
      Plan plan = Plans.with(Plans.ladder(4, "random", "greedy"), mode, List.of("sarpedon"), 4, 1);
      Results results = run(plan, mode.text(), 2);
      assertThat(results.rows())
          .hasSize(4)
          .allSatisfy(
              r -> {
                assertThat(r.match().heroes()).hasSize(4);
                assertThat(Integer.bitCount(r.winners())).isEqualTo(mode == Mode.TEAMS ? 2 : 1);
              });
    }
  }

  /** In a file or a pipe: a line now and then, and none in a short run. */
  @Test
  void progressIsToldElsewhereThanOnATerminalToo() {
    var text = new StringWriter();
    var now = new AtomicLong();
    var progress = new ProgressLine(new PrintWriter(text), now::get, false);
    for (int second = 0; second <= 70; second++) {
      now.set(TimeUnit.SECONDS.toNanos(second));
      progress.played(second, 140, 0);
    }
    assertThat(text.toString().lines())
        .hasSize(2)
        .allMatch(l -> l.endsWith(" left") && !l.contains("\r"))
        .anyMatch(l -> l.endsWith("60 of 140  42 %  1.0 games/s  1:20 left"));
  }

  @Test
  void theProgressLineTellsRateAndTimeLeft() {
    assertThat(ProgressLine.text(300, 1000, 100, 10_000_000_000L))
        .isEqualTo("███████░░░░░░░░░░░░░░░░░ 300 of 1,000  30 %  20 games/s  0:35 left");
    assertThat(ProgressLine.text(0, 5000, 0, 0)).endsWith("0 of 5,000  0 %");
  }
}
