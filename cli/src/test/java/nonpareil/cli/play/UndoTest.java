package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.content.save.Controller;
import org.junit.jupiter.api.Test;

final class UndoTest {

  private static final Controller OPPONENT = new Controller.Computer("random", 2);

  @Test
  void thereIsNothingToTakeBackAtFirst() {
    assertThat(game().type("u")).contains("There is nothing to take back yet.");
  }

  @Test
  void aDrawCannotBeTakenBack() {
    var game = game();
    assertThat(game.type("place 1.merlin s18", "maneuver", "u"))
        .contains("No undo: your last choice revealed something hidden.");
    assertThat(last(game)).isEqualTo("maneuver");
  }

  @Test
  void aMoveCanBeTakenBackUntilTheManeuverBegan() {
    var game = game();
    String screen =
        game.type(
            "place 1.merlin s18",
            "maneuver",
            "none",
            "move 1.merlin s17",
            "move 1.king-arthur s10",
            "u",
            "u",
            "u",
            "u");
    assertThat(screen).contains("Taken back.");
    assertThat(last(game)).isEqualTo("maneuver");
    assertThat(screen).contains("No undo: your last choice revealed something hidden.");
  }

  @Test
  void aChoiceBeforeAnotherPlayerWasAskedStands() {
    assertThat(game().type("place 1.merlin s18", "u"))
        .contains("No undo: another player was asked since your last choice.");
  }

  private static Seance game() {
    return Seance.of("king-arthur", "medusa", "sarpedon", 5, OPPONENT);
  }

  private static String last(Seance game) {
    var log = game.game().log();
    return log.choice(log.size() - 1).text();
  }
}
