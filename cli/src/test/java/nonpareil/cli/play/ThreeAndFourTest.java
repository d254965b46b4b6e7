package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import nonpareil.content.Languages;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Games of three and four in the terminal. */
final class ThreeAndFourTest {

  private static final List<String> FOUR =
      List.of("king-arthur", "medusa", "sherlock-holmes", "invisible-man");

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private static Controller computer(int seed) {
    return new Controller.Computer("random", seed);
  }

  private static Seance three(long seed) {
    return Seance.of(
        Mode.FREE_FOR_ALL,
        FOUR.subList(0, 3),
        "sarpedon",
        seed,
        Seance.HUMAN,
        computer(1),
        computer(2));
  }

  private static Seance four(long seed) {
    return Seance.of(
        Mode.FREE_FOR_ALL, FOUR, "soho", seed, computer(1), Seance.HUMAN, computer(2), computer(3));
  }

  /** One person leads both heroes of the sun. */
  private static Seance teams(long seed) {
    return Seance.of(
        Mode.TEAMS,
        FOUR,
        "baskerville-manor",
        seed,
        Seance.HUMAN,
        computer(1),
        Seance.HUMAN,
        computer(2));
  }

  private static String playedByChance(Seance seance, long seed, List<String> commands) {
    var random = new Random(seed);
    return seance.typeEach(
        () ->
            !commands.isEmpty() && random.nextInt(10) == 0
                ? commands.get(random.nextInt(commands.size()))
                : String.valueOf(1 + random.nextInt(5)));
  }

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void wholeGamesReachTheirEndAndSayWhy(Language language) {
    boolean english = language.equals(Languages.ENGLISH);
    for (int seed = 0; seed < 2; seed++) {
      assertThat(playedByChance(three(seed).in(language), seed, List.of()))
          .contains(english ? "is the last hero standing." : "steht als letzter Held.")
          .contains("--mode free-for-all", "--seed " + seed + " ")
          .doesNotContain(" null", "{0", "{1", "-1 ");
      assertThat(playedByChance(four(seed).in(language), seed, List.of()))
          .contains(english ? "is the last hero standing." : "steht als letzter Held.");
      assertThat(playedByChance(teams(seed).in(language), seed, List.of()))
          .containsPattern(
              english ? "Team (☼ sun|☾ moon) has won: " : "Team (☼ Sonne|☾ Mond) hat gewonnen: ")
          .contains(english ? " has no hero left: " : " hat keinen Helden mehr: ")
          .contains("--mode teams")
          .doesNotContain(" null", "{0", "{1", "-1 ");
    }
  }

  @Test
  void linesFitTheScreen() {
    var commands = List.of("b", "l *", "d", "a", "h", "p", "m", "w a", "");
    for (int width : new int[] {40, 80}) {
      for (Seance seance : List.of(four(3).wide(width), teams(3).wide(width))) {
        String screen = playedByChance(seance, 3, commands);
        assertThat(
                screen
                    .lines()
                    .filter(l -> !l.startsWith("> ") && !l.contains("Enter"))
                    .filter(l -> !l.startsWith("  ./nonpareil")))
            .allMatch(l -> l.length() <= width);
      }
    }
  }

  @Test
  void everybodyIsShownInTurnOrder() {
    String screen = three(5).type("1", "1");
    assertThat(screen)
        .contains("Free-for-all on Sarpedon: each against all")
        .contains("  1  ● King Arthur  a person at this screen")
        .contains("  2  ◆ Medusa  the computer, at random")
        .contains("Turn order: [● King Arthur] → ◆ Medusa → ■ Sherlock Holmes")
        .contains("● King Arthur (you)   hand ");
  }

  /** FFA-2. */
  @Test
  void theFirstTurnSaysWhoMayBeAttackedAndWhy() {
    var seance = three(5).wide(100);
    seance.type("1", "w medusa", "w holmes");
    assertThat(seance.screen())
        .contains("In your first turn you may attack ◆ Medusa, who is next; not yet ■ Sherlock")
        .contains("in your first turn you may not attack this player yet");
    var late = four(5).wide(100);
    late.typeEach(() -> "1");
    assertThat(late.screen())
        .containsPattern(
            "you may attack ■ Sherlock Holmes, who is next, and ● King\\s+Arthur, who");
    var again = three(5);
    again.typeEach(() -> "1");
    String screen = again.screen();
    int second = screen.indexOf("King Arthur’s turn", screen.indexOf("Medusa’s turn"));
    assertThat(screen.indexOf("In your first turn")).isBetween(0, second);
    assertThat(screen.indexOf("In your first turn", second)).isNegative();
  }

  /** TEAM-4, TEAM-5: no handing over, and each question says for which hero it is. */
  @Test
  void onePersonLeadsBothHeroesOfATeam() {
    var seance = teams(4);
    String screen = playedByChance(seance, 4, List.of("m"));
    assertThat(screen)
        .contains("☼ sun, a person at this screen", "☾ moon, the computer, at random")
        .contains("● ☼ Your hand: King Arthur", "■ ☼ Your team mate’s hand: Sherlock Holmes")
        .contains("■ ☼ Your hand: Sherlock Holmes", "● ☼ Your team mate’s hand: King Arthur")
        .contains("◆ ☾ Medusa (opponent)", "■ ☼ Sherlock Holmes (your team mate)")
        .doesNotContain("Press Enter when");
    assertThat(seance.game().log().isOver()).isTrue();
  }

  /** What was told at one seat of a team is not told again at the other. */
  @Test
  void theStoryIsToldOnceToOnePersonWithTwoSeats() {
    var seance = teams(4);
    var random = new Random(4);
    String screen = seance.typeEach(() -> String.valueOf(1 + random.nextInt(5)));
    long told = screen.lines().filter(l -> l.startsWith("── Medusa’s turn")).count();
    long turns =
        seance.game().log().choices().stream()
            .flatMap(c -> c.events().stream())
            .filter(e -> e instanceof Event.TurnBegan t && t.player() == 1)
            .count();
    assertThat(told).isEqualTo(turns);
  }

  @Test
  void whoIsOutMayWatchOrLeave() {
    assertThat(outAndThen("").split("You are out. Enter: watch the next turn", -1))
        .hasSizeGreaterThan(2);
    assertThat(outAndThen("*").split("You are out. Enter: watch the next turn", -1)).hasSize(2);
    assertThat(outAndThen("q")).contains("Goodbye.").doesNotContain("is the last hero standing.");
  }

  /** What is on the screen when a person who is out of the game types this when asked. */
  private static String outAndThen(String wish) {
    var seance = three(2);
    String screen =
        seance.typeEach(
            () ->
                seance.screen().endsWith("q: leave. ")
                    ? wish
                    : seance.screen().endsWith("0 to go on: ") ? "" : "1");
    assertThat(screen)
        .contains("King Arthur is defeated and out at the end of this action")
        .contains("King Arthur is out of the game.");
    return screen;
  }

  @Test
  void whoGivesUpLeavesAndTheOthersPlayOn() {
    var seance = three(5);
    String screen = seance.type("1", "x", "", "x", "x", "*", "");
    assertThat(screen)
        .contains("Give up this game?", "King Arthur gives up.", "King Arthur is out of the game.")
        .contains("is the last hero standing.", "King Arthur has given up.");
    assertThat(seance.game().log().isOver()).isTrue();
    assertThat(seance.game().log().state().winners() & 1).isZero();
  }

  /** In the middle of a maneuver as little as possible is chosen for whoever has given up. */
  @Test
  void oneWhoLeavesWithinAnActionIsAskedNoMore() {
    var seance = teams(4);
    String screen = seance.type("1", "1", "1", "maneuver", "x", "x");
    assertThat(screen).contains("King Arthur gives up.", "King Arthur is out of the game.");
    assertThat(screen.substring(screen.indexOf("King Arthur is out of the game.")))
        .contains("● ☼ King Arthur  out of the game", "■ ☼ Sherlock Holmes (you)");
  }

  @Test
  void aSavedGameOfFourGoesOn() {
    Path file = folder.resolve("four.yaml");
    teams(6).savedIn(file).type("1", "1", "1", "1", "1", "1");
    SaveFile loaded = SaveFile.read(file, Seance.CONTENT);
    assertThat(loaded.log().size()).isPositive();
    var again = Seance.of(loaded);
    String screen = playedByChance(again, 6, List.of());
    assertThat(screen).contains("The saved game goes on after", "Two against two on Baskerville");
    assertThat(loaded.log().isOver()).isTrue();
  }
}
