package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.regex.Pattern;
import nonpareil.content.save.Controller;
import nonpareil.content.text.german.German;
import nonpareil.engine.game.DecisionKind;
import org.junit.jupiter.api.Test;

/** The command that says what a computer player thinks. */
final class TipTest {

  private static final Controller OPPONENT = new Controller.Computer("random", 4);
  private static final Pattern ROW = Pattern.compile("(?m)^ +\\d+ % +\\d+  \\d");

  private static Seance game() {
    return Seance.of("king-arthur", "medusa", "sarpedon", 5, OPPONENT);
  }

  @Test
  void optionsAreRankedWithChancesAndNothingIsChosen() {
    Seance seance = game();
    String screen = seance.type("place 1.merlin s18", "t");
    assertThat(screen)
        .contains("Thinking for a second", "Your chance to win: ", "chance    tried  answer");
    String told = screen.substring(screen.indexOf("Your chance to win: "));
    assertThat(told).containsPattern(ROW).contains("Maneuver: draw a card, then move");
    Seance untold = game();
    var _ = untold.type("place 1.merlin s18");
    assertThat(seance.game().log().size()).isEqualTo(untold.game().log().size());
  }

  /**
   * What is to be typed stands before each answer; a move of several fighters takes two numbers.
   */
  @Test
  void movesAreNamedByFighterAndSpace() {
    String screen = game().type("place 1.merlin s18", "maneuver", "none", "t");
    String told = screen.substring(screen.indexOf("Your chance to win: "));
    assertThat(told)
        .containsPattern("(?m)  1, \\d+ +King Arthur to s\\d\\d ")
        .containsPattern("… and \\d+ more");
  }

  @Test
  void cardsLaidFaceDownAreAMix() {
    Seance seance = game().in(new German()).wide(60);
    var random = new Random(3);
    boolean[] asked = new boolean[1];
    String screen =
        seance.typeEach(
            () -> {
              boolean now =
                  !asked[0] && seance.game().log().state().decision() == DecisionKind.ATTACK_CARD;
              asked[0] |= now;
              return now ? "t" : String.valueOf(1 + random.nextInt(3));
            });
    assertThat(asked[0]).isTrue();
    assertThat(screen)
        .contains("Deine Aussicht zu gewinnen: ", "Chance Mischung versucht  Antwort")
        .containsPattern("wird\\s+durchschaut");
    assertThat(Arrays.stream(screen.split("\n")).filter(l -> l.contains(" % ")))
        .isNotEmpty()
        .allMatch(l -> l.length() <= 60);
  }

  @Test
  void aTimeThatMakesNoSenseIsRefused() {
    assertThat(game().type("t x", "t 0", "t 61"))
        .contains("Found “x”, expected a number of seconds from 1 to 60.", "Found “61”")
        .doesNotContain("Thinking");
  }
}
