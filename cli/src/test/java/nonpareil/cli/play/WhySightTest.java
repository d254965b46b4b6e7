package nonpareil.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.content.save.Controller;
import nonpareil.content.text.german.German;
import org.junit.jupiter.api.Test;

/** The command that says why something is not on the list. */
final class WhySightTest {

  private static final Controller OPPONENT = new Controller.Computer("random", 4);

  private static Seance game() {
    return Seance.of("king-arthur", "medusa", "sarpedon", 5, OPPONENT);
  }

  @Test
  void cardsByIdAndByAPartOfTheName() {
    String screen = game().type("place 1.merlin s18", "w feint", "w of the lake", "w gaze");
    assertThat(screen).contains("“The Lady of the Lake”: ");
    assertThat(screen).contains("“Feint”: ").doesNotContain("Gaze of Stone”: ");
    assertThat(screen).contains("No card of yours, no fighter and no space is called “gaze”.");
  }

  @Test
  void fighters() {
    String screen = game().type("place 1.merlin s18", "w medusa", "w MERLIN", "w 2.harpy-3");
    assertThat(screen)
        .contains(
            "Medusa: out of range of all your fighters.",
            "Merlin: can be chosen now.",
            "Harpy 3: out of range of all your fighters.");
  }

  @Test
  void spacesForEverybodyWhoMayGoThere() {
    String screen =
        game()
            .type(
                "w s19",
                "place 1.merlin s18",
                "w s17",
                "maneuver",
                "none",
                "w s17",
                "w king arthur s33",
                "w s18",
                "move 1.merlin s17",
                "w merlin");
    assertThat(screen)
        .contains(
            "Merlin → s19: a fighter stands there.",
            "Space s17: the question is about something else.",
            "Merlin → s17: can be chosen now.",
            "King Arthur → s33: a fighter stands there.",
            "Merlin → s18: on this space already.",
            "King Arthur → s18: a fighter stands there.",
            "Merlin: has already moved.");
  }

  @Test
  void inGerman() {
    String screen = game().in(new German()).type("place 1.merlin s18", "w medusa", "w", "w qq");
    assertThat(screen)
        .contains(
            "Medusa: außer Reichweite aller deiner Kämpfer.", "Gib w und eine Karte", "heißt „qq“");
  }
}
