package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whole games as text: each decision, how many options it has, the choice and the hash after it. A
 * change of behaviour shows in a diff. Run with {@code -Dregenerate=true} to write the files anew.
 */
final class GoldenGamesTest {

  @ParameterizedTest
  @CsvSource({
    "medusa-arthur, BOOK_2019, DUEL, marmoreal, medusa king-arthur",
    "holmes-dracula, BOOK_2023, DUEL, baskerville-manor, sherlock-holmes dracula",
    "houdini-genie, BOOK_2023, DUEL, king-solomons-mine, houdini genie",
    "invisible-man-alice, BOOK_2023, DUEL, soho, invisible-man alice",
    "free-for-all, BOOK_2019, FREE_FOR_ALL, sarpedon, jekyll-and-hyde sinbad dracula",
    "teams, BOOK_2023, TEAMS, sarpedon, king-arthur invisible-man medusa houdini"
  })
  void plays(String name, Edition edition, Mode mode, String board, String heroes)
      throws IOException {
    Content content = Content.bundled();
    var setup =
        new Setup(
            edition,
            mode,
            content.board(board).board(),
            List.of(heroes.split(" ", -1)).stream().map(h -> content.hero(h).hero()).toList(),
            2026);
    String played = playthrough(setup);
    Path file = Path.of("src/test/resources/golden/" + name + ".txt");
    if (Boolean.getBoolean("regenerate")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, played);
    }
    assertThat(played)
        .as("%s; run with -Dregenerate=true and review the difference", file)
        .isEqualTo(Files.readString(file));
  }

  private static String playthrough(Setup setup) {
    var text = new StringBuilder();
    text.append(
        "%s %s on %s, seed %s: %s\n"
            .formatted(
                setup.edition(),
                setup.mode(),
                setup.board().id(),
                setup.seed(),
                setup.heroes().stream().map(h -> h.id()).toList()));
    var rules = new Rules();
    var random = new SplittableRandom(setup.seed().first());
    State s = rules.start(new Game(setup));
    text.append("%016x\n".formatted(s.hash()));
    while (!s.isOver()) {
      int[] options = rules.options(s).toArray();
      int option = RandomGames.pick(options, random);
      text.append(
          "%d %s of %d: %s"
              .formatted(
                  s.decider() + 1, s.decision().text(), options.length, OptionText.of(s, option)));
      rules.apply(s, option);
      text.append("  %016x\n".formatted(s.hash()));
    }
    return text.append("winners %s\n".formatted(s.isDraw() ? "draw" : s.winners())).toString();
  }
}
