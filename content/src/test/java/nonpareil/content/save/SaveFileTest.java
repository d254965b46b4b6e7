package nonpareil.content.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
final class SaveFileTest {

  private static final Content CONTENT = Content.bundled();
  private static final RandomGames GAMES = new RandomGames(CONTENT.heroes(), CONTENT.boards());

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private static SaveFile save(GameLog log) {
    return new SaveFile(log, List.of(new Controller.Human(), new Controller.Computer("random", 7)));
  }

  @Test
  void aSaveIsReadBackAsTheSameGame() throws IOException {
    for (long seed = 0; seed < 60; seed++) {
      int choices = new Random(seed).nextInt(400);
      GameLog log = GAMES.duel(seed, choices);
      Path file = folder.resolve("game-" + seed + ".yaml");
      save(log).write(file, CONTENT);
      SaveFile read = SaveFile.read(file, CONTENT);
      assertThat(read.log().hash()).isEqualTo(log.hash());
      assertThat(read.log().choices()).isEqualTo(log.choices());
      assertThat(read.controllers()).isEqualTo(save(log).controllers());
      assertThat(read.text(CONTENT)).isEqualTo(Files.readString(file));
    }
    try (var left = Files.list(folder)) {
      assertThat(left.map(p -> p.getFileName().toString())).allMatch(n -> n.startsWith("game-"));
    }
  }

  @Test
  void changedHandsAndAnEndOutsideTheRulesAreKept() {
    var log = new GameLog(GAMES.duel(12).game(), List.of(1));
    RandomGames.goOn(log, 20, 12);
    var controllers = save(log).controllers();
    for (var ended : List.of(new SaveFile.Ended("resigned", 0), new SaveFile.Ended("agreed", -1))) {
      String text = new SaveFile(log, controllers, ended).text(CONTENT);
      SaveFile read = SaveFile.parse("save", text, CONTENT);
      assertThat(read.log().mulligans()).containsExactly(1);
      assertThat(read.log().choices()).isEqualTo(log.choices());
      assertThat(read.ended()).isEqualTo(ended);
      assertThat(read.text(CONTENT)).isEqualTo(text);
    }
    String text = new SaveFile(log, controllers).text(CONTENT);
    assertThat(SaveFile.parse("save", text, CONTENT).ended()).isNull();
    assertRefused(text.replace("mulligans: [2]", "mulligans: []"), "some players in turn order");
    assertRefused(text.replace("mulligans: [2]", "mulligans: [2, 1]"), "some players in turn");
    assertRefused(text.replace("mulligans: [2]\n", ""), "the hash of this set-up");
    assertRefused(text.replace("seal:", "ended: [bored, 1]\nseal:"), "resigned");
    assertRefused(text.replace("seal:", "ended: [resigned, 1]\nseal:"), "seal");
    assertRefused(text.replace("seal:", "ended: []\nseal:"), "agreed");
  }

  /** A game of three or four at random, in which somebody gives up now and then. */
  private static GameLog company(long seed) {
    Mode mode = seed % 2 == 0 ? Mode.FREE_FOR_ALL : Mode.TEAMS;
    int players = mode == Mode.TEAMS || seed % 3 == 0 ? 4 : 3;
    var log = new GameLog(GAMES.game(mode, players, seed).discreet());
    var random = new SplittableRandom(seed);
    List<String> causes = List.of("resigned", "time", "away");
    for (int i = 0; i < 600 && !log.isOver(); i++) {
      int player = random.nextInt(players);
      boolean in = (log.state().playersOut() >>> player & 1) == 0;
      if (in && random.nextInt(40) == 0) {
        log.leave(player, causes.get(random.nextInt(3)));
      } else {
        log.append(RandomGames.pick(log.options(), random));
      }
    }
    return log;
  }

  @Test
  void whoLeavesIsKept() {
    int leavings = 0;
    int decided = 0;
    for (long seed = 0; seed < 40; seed++) {
      GameLog log = company(seed);
      var people = Collections.nCopies(log.game().players(), new Controller.Human());
      String text = new SaveFile(log, List.copyOf(people)).text(CONTENT);
      GameLog read = SaveFile.parse("save", text, CONTENT).log();
      assertThat(read.choices()).isEqualTo(log.choices());
      assertThat(read.hash()).isEqualTo(log.hash());
      for (int n = 0; n <= log.size(); n += 23) {
        assertThat(read.replay(n).hash())
            .as("seed %d, choice %d", seed, n)
            .isEqualTo(log.replay(n).hash());
      }
      leavings += (int) log.choices().stream().filter(c -> c.option() == GameLog.LEFT).count();
      decided += log.isOver() && log.choices().getLast().option() == GameLog.LEFT ? 1 : 0;
    }
    assertThat(leavings).isGreaterThan(80);
    assertThat(decided).as("games that ended with a leaving").isPositive();
  }

  @Test
  void aLeavingThatCannotBeIsRefused() {
    var log = new GameLog(GAMES.game(Mode.FREE_FOR_ALL, 3, 5).discreet());
    while (!log.texts().contains("maneuver")) {
      log.append(log.options()[0]);
    }
    log.leave(2, "resigned");
    var people = Collections.nCopies(3, new Controller.Human());
    String text = new SaveFile(log, List.copyOf(people)).text(CONTENT);
    String line = text.lines().filter(l -> l.contains("resigned")).findFirst().orElseThrow();
    assertThat(line).contains("[3, resigned, ");
    assertRefused(text.replace(line, line + "\n" + line), "a player who is not out");
    assertRefused(
        text.replace("[3, resigned", "[2, resigned"), "the hash of the game after choice");
    assertRefused(text.replace("[3, resigned", "[4, resigned"), "of a game of three or four");
    assertRefused(text.replace("[3, resigned", "[3, away"), "seal");
    assertRefused(text.replace("[3, resigned", "[3, bored"), "found choice ");
    String duel = save(GAMES.duel(9, 10)).text(CONTENT);
    String first = duel.lines().filter(l -> l.contains("- [")).findFirst().orElseThrow();
    String left = first.replaceFirst("\\[\\d, [^,]*,", "[1, resigned,");
    assertRefused(duel.replace(first, left), "a player of a game of three or four");
  }

  /** Games at a table have seeds of 128 bits. */
  @Test
  void aSeedOfEitherSizeIsKept() {
    Game game = GAMES.duel(12).game().withSeed(new Seed(0x1234567890123456L, 0x7890123456789012L));
    var log = new GameLog(game, List.of());
    RandomGames.goOn(log, 20, 12);
    String text = save(log).text(CONTENT);
    assertThat(text).contains("seed: \"12345678901234567890123456789012\"");
    SaveFile read = SaveFile.parse("save", text, CONTENT);
    assertThat(read.log().choices()).isEqualTo(log.choices());
    assertThat(read.text(CONTENT)).isEqualTo(text);
    assertRefused(
        text.replace("seed: \"12345678", "seed: \"x2345678"),
        "a whole number, or 32 hexadecimal digits");
    assertRefused(text.replace("89012\"", "89013\""), "hash of this set-up and seed");
  }

  @Test
  void anyBeginningOfASaveIsRefused() {
    SaveFile save = save(GAMES.duel(3, 25));
    String text = save.text(CONTENT);
    for (int length = 0; length < text.length(); length++) {
      Optional<SaveFile> read = refusedOrRead(text.substring(0, length));
      // Without its last line break it is still all there.
      assertThat(read.isPresent()).as("length %d", length).isEqualTo(length == text.length() - 1);
    }
  }

  @Test
  void anAlteredSaveIsRefusedOrTheSameGame() {
    SaveFile save = save(GAMES.duel(4, 25));
    byte[] bytes = save.text(CONTENT).getBytes(StandardCharsets.UTF_8);
    var random = new Random(5);
    String letters = "0123456789abcdefghijklmnopqrstuvwxyz -:[],\"'#\n{}&*!|>%@`\t~?\u0000\u00e4";
    for (int i = 0; i < 1500; i++) {
      byte[] altered = bytes.clone();
      for (int n = random.nextInt(3); n >= 0; n--) {
        altered[random.nextInt(bytes.length)] =
            (byte) letters.charAt(random.nextInt(letters.length()));
      }
      assertSameOrRefused(save, new String(altered, StandardCharsets.ISO_8859_1));
    }
  }

  @Test
  void linesThatAreGoneDoubledOrSwappedAreRefused() {
    SaveFile save = save(GAMES.duel(6, 60));
    String[] lines = save.text(CONTENT).split("(?<=\n)", -1);
    for (int i = 0; i < lines.length; i++) {
      for (int j = 0; j <= i; j += 11) {
        String[] altered = lines.clone();
        altered[i] = lines[j];
        altered[j] = i == j ? "" : lines[i];
        assertSameOrRefused(save, String.join("", altered));
      }
    }
  }

  @Test
  void everyValueCounts() {
    String text = save(GAMES.duel(8, 30)).text(CONTENT);
    String edition = text.contains("edition: 2019") ? "2019" : "2023";
    String other = edition.equals("2019") ? "2023" : "2019";
    assertRefused(text.replace("edition: " + edition, "edition: " + other), "seal");
    assertRefused(text.replace("human", "random:3"), "seal");
    assertRefused(text.replace("seed: 8", "seed: 9"), "hash of this set-up and seed");
    assertRefused(text.replace("version: 1", "version: 2"), ":2:10: found 2");
    assertRefused(text.replaceFirst("board: .*", "board: sarpedan"), "did you mean \"sarpedon\"?");
    assertRefused(text.replaceFirst("content: .", "content: \"f"), "fingerprint");
  }

  @Test
  void aChoiceThatIsNotOfferedIsNamedByLineAndNumber() {
    GameLog log = GAMES.duel(9, 10);
    String text = save(log).text(CONTENT);
    String third = log.choice(2).text();
    String altered = text.replaceFirst(", " + third + ",", ", attack 1.nobody 2.nobody,");
    assertRefused(altered, "found choice ");
    assertThatThrownBy(() -> SaveFile.parse("game.yaml", altered, CONTENT))
        .hasMessageMatching("(?s)game\\.yaml:1[0-9]:[0-9]+: found choice .*, expected .*");
  }

  @Test
  void whatIsNoSaveIsRefused() throws IOException {
    assertRefused("", "an empty file");
    assertRefused("[]", "a mapping");
    assertRefused("{}", "format");
    assertRefused("format: nonpareil-save\nversion: 1\n", "cut off");
    Path binary = folder.resolve("binary");
    Files.write(binary, new byte[] {(byte) 0xff, 0, 1});
    assertThatThrownBy(() -> SaveFile.read(binary, CONTENT)).isInstanceOf(ContentException.class);
    assertThatThrownBy(() -> SaveFile.read(folder.resolve("none"), CONTENT))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("no such file");
  }

  private static void assertRefused(String text, String message) {
    assertThatThrownBy(() -> SaveFile.parse("game.yaml", text, CONTENT))
        .isInstanceOf(ContentException.class)
        .hasMessageContaining("game.yaml:")
        .hasMessageContaining("expected")
        .hasMessageContaining(message);
  }

  private static void assertSameOrRefused(SaveFile save, String altered) {
    refusedOrRead(altered)
        .ifPresent(
            read -> {
              assertThat(read.log().hash()).as(altered).isEqualTo(save.log().hash());
              assertThat(read.text(CONTENT)).as(altered).isEqualTo(save.text(CONTENT));
            });
  }

  /** Any exception but the clear one fails the test. */
  private static Optional<SaveFile> refusedOrRead(String text) {
    try {
      return Optional.of(SaveFile.parse("game.yaml", text, CONTENT));
    } catch (ContentException e) {
      assertThat(e.getMessage()).contains("found", "expected");
      return Optional.empty();
    }
  }
}
