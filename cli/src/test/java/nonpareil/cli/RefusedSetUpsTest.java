package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that a board cannot hold are refused with a message, never begun. */
final class RefusedSetUpsTest {

  private final StringWriter out = new StringWriter();

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private Path folder;

  private int run(String setup) throws IOException {
    Path file = folder.resolve("a.yaml");
    Files.writeString(
        file, "name: a\nsetup:\n" + setup.indent(2) + "steps:\n  - expect: {winner: none}\n");
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(out, true))
        .execute("scenario", file.toString());
  }

  @Test
  @Tag("proves:BRD-6")
  @Tag("proves:FFA-1")
  void threeOrFourPlayersNeedFourStartSpaces() throws IOException {
    for (String players :
        new String[] {"[genie, alice, sinbad]", "[genie, alice, sinbad, medusa]"}) {
      out.getBuffer().setLength(0);
      assertThat(run("mode: free-for-all\nboard: king-solomons-mine\nplayers: " + players))
          .isEqualTo(2);
      assertThat(out.toString())
          .contains("a.yaml:")
          .contains("free-for-all")
          .contains("4 start spaces")
          .contains("king-solomons-mine has 2");
    }
  }

  @Test
  @Tag("proves:BRD-6")
  @Tag("proves:TEAM-1")
  void teamsNeedFourStartSpaces() throws IOException {
    assertThat(
            run("mode: teams\nboard: king-solomons-mine\nplayers: [genie, alice, sinbad, medusa]"))
        .isEqualTo(2);
    assertThat(out.toString()).contains("4 start spaces").contains("king-solomons-mine has 2");
  }

  @Test
  @Tag("proves:BRD-6")
  void twoPlayersMayUseAnyBoard() throws IOException {
    assertThat(run("board: king-solomons-mine\nplayers: [genie, alice]")).isZero();
    out.getBuffer().setLength(0);
    assertThat(run("board: soho\nplayers: [genie, alice]")).isZero();
  }

  @Test
  void moreFightersThanSpaces() throws IOException {
    Files.writeString(
        folder.resolve("crowd.yaml"),
        """
        id: crowd
        name: Crowd
        move: 2
        fighters:
          - {id: crowd, name: Crowd, health: 10, attack: melee}
          - {id: imp, name: Imp, count: 7, health: 1, attack: melee}
        cards:
          - {id: blow, name: Blow, type: attack, value: 3, boost: 1, copies: 30, banner: any}
        """);
    Files.copy(Home.find().resolve("examples/boards/courtyard.yaml"), folder.resolve("b.yaml"));
    Path file = folder.resolve("a.yaml");
    Files.writeString(
        file,
        """
        name: a
        content: [crowd.yaml, b.yaml]
        setup: {board: courtyard, players: [crowd, crowd]}
        steps:
          - expect: {turn: 1}
        """);
    int status =
        Main.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(out, true))
            .execute("scenario", file.toString());
    assertThat(status).isEqualTo(2);
    assertThat(out.toString()).contains("16 fighters").contains("12 spaces");
  }
}
