package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nonpareil.content.Content;
import nonpareil.content.Languages;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.content.text.pseudo.Pseudo;
import nonpareil.engine.game.DecisionKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

final class TableTest {

  private static final Controller OPPONENT = new Controller.Computer("random", 11);

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  @ParameterizedTest
  @FieldSource("nonpareil.content.Languages#ALL")
  void wholeGamesOfEveryHeroReachTheirEnd(Language language) {
    List<String> heroes = Content.bundled().heroIds();
    List<String> boards = Seance.CONTENT.boardIds();
    for (int i = 0; i < heroes.size(); i++) {
      String other = heroes.get((i * 3 + 1) % heroes.size());
      String board = boards.get(i % boards.size());
      var seance = Seance.of(heroes.get(i), other, board, i, OPPONENT).in(language);
      var random = new Random(i);
      String screen = seance.typeEach(() -> String.valueOf(1 + random.nextInt(6)));
      assertThat(seance.game().log().isOver()).isTrue();
      assertThat(screen)
          .contains(language.equals(Languages.ENGLISH) ? " has won!" : " hat gewonnen!");
      assertThat(screen).contains("--seed " + i + " ").doesNotContain(" null", "{0", "{1", "-1 ");
    }
  }

  /** What is no word of ours: ids of spaces, what to type, and the command at the end. */
  @Test
  void aMadeUpLanguageIsSpokenThroughout() {
    var seance = Seance.of("alice", "medusa", "soho", 3, OPPONENT).in(new Pseudo());
    var random = new Random(3);
    var commands = List.of("b", "l *", "c a", "d", "a", "h", "p", "w s20", "u");
    String screen =
        seance.typeEach(
            () ->
                random.nextInt(4) == 0
                    ? commands.get(random.nextInt(commands.size()))
                    : String.valueOf(1 + random.nextInt(6)));
    assertThat(screen).contains(Pseudo.of("Medusa"), Pseudo.of("has won"));
    String words =
        screen
            .lines()
            .filter(line -> !line.contains("./nonpareil"))
            .collect(Collectors.joining("\n"));
    assertThat(Pattern.compile("(?<![\\p{L}-])[A-Za-z]{3,}(?![\\p{L}-])").matcher(words).results())
        .extracting(MatchResult::group)
        .isEmpty();
  }

  @Test
  void theFirstOptionAlwaysEndsAGame() {
    var seance = Seance.of("king-arthur", "medusa", "sarpedon", 1, OPPONENT);
    seance.typeEach(() -> "1");
    assertThat(seance.game().log().isOver()).isTrue();
  }

  @Test
  void linesFitTheScreen() {
    for (int width : new int[] {40, 60, 80, 120}) {
      var seance = Seance.of("invisible-man", "sherlock-holmes", "soho", 3, OPPONENT).wide(width);
      var random = new Random(3);
      var commands = List.of("b", "l *", "c a", "d", "a", "h", "p", "w a", "w s20", "");
      String screen =
          seance.typeEach(
              () ->
                  random.nextInt(10) == 0
                      ? commands.get(random.nextInt(commands.size()))
                      : String.valueOf(1 + random.nextInt(5)));
      // What is typed, questions in the line and the command to copy are as long as they are.
      assertThat(
              screen
                  .lines()
                  .filter(l -> !l.startsWith("> ") && !l.contains("Enter for no"))
                  .filter(l -> !l.startsWith("  ./nonpareil")))
          .allMatch(l -> l.length() <= width);
    }
  }

  @Test
  void nonsenseIsAnsweredWithAHint() {
    var seance = Seance.of("alice", "genie", "marmoreal", 5, OPPONENT);
    var random = new Random(5);
    List<String> nonsense =
        List.of(
            "0",
            "-1",
            "999",
            "99999999999999999999",
            "x",
            "u",
            "s",
            "s /no/such/folder/file",
            "c",
            "c zzz",
            "w",
            "w zzz",
            "w zzz s20",
            "w s99",
            "move 1.alice nowhere",
            "\u0000",
            "ä ö ü",
            "l nonsense",
            "attack",
            "'\"",
            "s \u0000",
            "%s %d {0}",
            "card",
            " ",
            "x".repeat(5000));
    String screen =
        seance.typeEach(
            () ->
                random.nextBoolean()
                    ? nonsense.get(random.nextInt(nonsense.size()))
                    : String.valueOf(1 + random.nextInt(4)));
    assertThat(seance.game().log().isOver()).isTrue();
    assertThat(screen)
        .contains("is not on the list", "Could not save", "Type s and a file name")
        .doesNotContain("Exception", "\tat ");
  }

  @Test
  void aNumberIsNamedByItself() {
    var seance = Seance.of("sherlock-holmes", "dracula", "soho", 2, OPPONENT);
    var random = new Random(2);
    String screen =
        seance.typeEach(
            () -> {
              var asked = seance.game().log().state().decision();
              return asked == DecisionKind.CHOOSE_NUMBER
                  ? "7"
                  : String.valueOf(1 + random.nextInt(6));
            });
    assertThat(screen).contains("Holmes names the number 7");
    assertThat(seance.game().log().choices()).anyMatch(c -> c.text().equals("number 7"));
  }

  @Test
  void theEndOfTheInputIsPolite() {
    var seance = Seance.of("dracula", "houdini", "soho", 1, OPPONENT);
    assertThat(seance.type()).contains("The input has ended");
    assertThat(seance.game().log().size()).isZero();
  }

  @Test
  void theEndOfTheInputSavesTheGame() {
    Path file = folder.resolve("game.yaml");
    var seance = Seance.of("dracula", "houdini", "soho", 1, OPPONENT).savedIn(file);
    seance.type("1", "1", "1", "1");
    SaveFile read = SaveFile.read(file, Seance.CONTENT);
    assertThat(read.log().hash()).isEqualTo(seance.game().log().hash());
    assertThat(read.log().size()).isPositive();
  }

  @Test
  void quittingOffersToSave() throws IOException {
    Path file = folder.resolve("mine.yaml");
    var seance = Seance.of("dracula", "houdini", "soho", 1, OPPONENT);
    seance.type(
        "1",
        "q",
        "0",
        "1",
        "q",
        folder + "/no/such/place",
        "/",
        folder.toString(),
        file.toString());
    assertThat(seance.screen()).contains("Could not save", "Saved in " + file, "Goodbye.");
    assertThat(Files.exists(file)).isTrue();
    var another = Seance.of("dracula", "houdini", "soho", 1, OPPONENT);
    another.type("1", "q", "");
    assertThat(another.screen()).contains("Goodbye.").doesNotContain("Saved");
  }

  @Test
  void aLoadedGameGoesOnToTheSameEnd() {
    for (int seed = 0; seed < 5; seed++) {
      var whole = Seance.of("sinbad", "jekyll-and-hyde", "marmoreal", seed, OPPONENT);
      var typed = new ArrayList<String>();
      var random = new Random(seed);
      whole.typeEach(
          () -> {
            typed.add(String.valueOf(1 + random.nextInt(3)));
            return typed.getLast();
          });
      Path file = folder.resolve("half-" + seed + ".yaml");
      // What is typed within a group is lost with the group, so the split is at a choice.
      var first = Seance.of("sinbad", "jekyll-and-hyde", "marmoreal", seed, OPPONENT).savedIn(file);
      first.type(typed.subList(0, typed.size() / 2).toArray(String[]::new));
      SaveFile loaded = SaveFile.read(file, Seance.CONTENT);
      while (!loaded.log().isOver()) {
        String next = whole.game().log().choice(loaded.log().size()).text();
        if (loaded.controllers().get(loaded.log().decider()) instanceof Controller.Computer r) {
          loaded.log().append(new ComputerPlayer(r).choose(loaded.log()));
        } else {
          loaded.log().append(next);
        }
      }
      assertThat(loaded.log().choices()).isEqualTo(whole.game().log().choices());
    }
  }

  @Test
  void aDuelIsGivenUpAndSavedSo() {
    Path file = folder.resolve("lost.yaml");
    var seance = Seance.of("genie", "medusa", "sarpedon", 8, OPPONENT).savedIn(file);
    assertThat(seance.type("x", "1", "x", "x"))
        .contains("Medusa has won!", "The Genie has given up.", "Saved in " + file);
    SaveFile saved = SaveFile.read(file, Seance.CONTENT);
    assertThat(saved.ended()).isEqualTo(new SaveFile.Ended("resigned", 0));
    assertThat(Seance.of(saved).type("")).contains("Medusa has won!", "The Genie has given up.");
  }

  @Test
  void aFinishedGameCanBeReadAgain() {
    Path file = folder.resolve("done.yaml");
    var seance = Seance.of("genie", "medusa", "sarpedon", 8, OPPONENT).savedIn(file);
    var random = new Random(8);
    seance.typeEach(() -> String.valueOf(1 + random.nextInt(4)));
    assertThat(seance.screen()).contains("--load " + file);
    String again = Seance.of(SaveFile.read(file, Seance.CONTENT)).type("");
    assertThat(again).contains(" has won!", "was defeated");
  }
}
