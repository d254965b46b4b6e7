package nonpareil.content.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.text.german.German;
import nonpareil.engine.board.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The five boards against the published counts and some facts picked by hand. */
class BoardFilesTest {

  @ParameterizedTest
  @CsvSource({
    "marmoreal, 31, 42, 8, 4, 0, 4, 2",
    "sarpedon, 38, 61, 6, 4, 0, 3, 0",
    "king-solomons-mine, 29, 42, 7, 2, 6, 0, 0",
    "soho, 29, 36, 7, 4, 0, 8, 2",
    "baskerville-manor, 32, 46, 7, 4, 4, 7, 0"
  })
  void counts(
      String id,
      int spaces,
      int lines,
      int zones,
      int players,
      int passages,
      int curves,
      int underpasses) {
    BoardSheet sheet = Content.bundled().board(id);
    Board board = sheet.board();
    assertThat(sheet.id()).isEqualTo(id);
    assertThat(sheet.spaces()).hasSize(spaces);
    assertThat(board.size()).isEqualTo(spaces);
    assertThat(sheet.lines()).hasSize(lines);
    assertThat(sheet.zones()).hasSize(zones);
    assertThat(sheet.maxPlayers()).isEqualTo(players);
    assertThat(board.starts()).isEqualTo(players);
    assertThat(sheet.secretPassages()).hasSize(passages);
    assertThat(Long.bitCount(board.passages())).isEqualTo(passages);
    assertThat(sheet.lines()).filteredOn(l -> l.control() != null).hasSize(curves);
    assertThat(sheet.lines()).filteredOn(BoardSheet.Line::underpass).hasSize(underpasses);
    int ends = 0;
    for (int space = 0; space < board.size(); space++) {
      ends += Long.bitCount(board.adjacent(space));
      assertThat(board.adjacent(space) & 1L << space).isZero();
    }
    assertThat(ends).isEqualTo(2 * lines);
  }

  @ParameterizedTest
  @CsvSource({
    "marmoreal, m15 m27 m03 m13",
    "sarpedon, s19 s33 s03 s15",
    "king-solomons-mine, k22 k07",
    "soho, h03 h15 h21 h23",
    "baskerville-manor, b21 b07 b24 b16"
  })
  void startSpaces(String id, String starts) {
    BoardSheet sheet = Content.bundled().board(id);
    assertThat(String.join(" ", sheet.starts())).isEqualTo(starts);
    for (int player = 0; player < sheet.maxPlayers(); player++) {
      assertThat(sheet.board().spaceId(sheet.board().start(player)))
          .isEqualTo(sheet.starts().get(player));
    }
  }

  @Test
  void spacesAreNumberedInTheOrderOfTheirIds() {
    for (String id : Content.bundled().boardIds()) {
      BoardSheet sheet = Content.bundled().board(id);
      List<String> ids = sheet.spaces().stream().map(BoardSheet.Space::id).toList();
      assertThat(ids).isSorted();
      for (int i = 0; i < ids.size(); i++) {
        assertThat(sheet.board().space(ids.get(i))).isEqualTo(i);
      }
    }
  }

  @Test
  void zonesAndLinesOfOneSpace() {
    BoardSheet sheet = Content.bundled().board("soho");
    BoardSheet.Space space = sheet.spaces().get(sheet.board().space("h14"));
    assertThat(space)
        .isEqualTo(
            new BoardSheet.Space("h14", 74.9, 42.6, List.of("navy", "pink", "gray"), 210, null));
    assertThat(names(sheet, sheet.board().adjacent(sheet.board().space("h14"))))
        .containsExactly("h13", "h15", "h23");
    assertThat(names(sheet, sheet.board().zoneMates(sheet.board().space("h16"))))
        .containsExactly("h16", "h17", "h25", "h26");
    assertThat(sheet.lines())
        .contains(new BoardSheet.Line("h14", "h23", new BoardSheet.Point(69.9, 58.3), true));
  }

  @Test
  void secretPassages() {
    assertThat(Content.bundled().board("king-solomons-mine").secretPassages())
        .containsExactly("k01", "k02", "k12", "k15", "k20", "k24");
    assertThat(Content.bundled().board("baskerville-manor").secretPassages())
        .containsExactly("b01", "b06", "b14", "b28");
  }

  @Test
  void namesInBothLanguages() {
    BoardSheet sheet = Content.bundled().board("baskerville-manor");
    assertThat(sheet.name().english()).isEqualTo("Baskerville Manor");
    assertThat(sheet.name().in(new German())).isEqualTo("Baskerville Manor");
    assertThat(Content.bundled().board("king-solomons-mine").name().in(new German()))
        .isEqualTo("Das Grab König Salomos");
    assertThat(sheet.set()).isEqualTo("Cobble & Fog");
    assertThat(sheet.zones().getFirst().name().in(new German())).isEqualTo("Hellblau");
  }

  private static List<String> names(BoardSheet sheet, long set) {
    return sheet.spaces().stream()
        .map(BoardSheet.Space::id)
        .filter(id -> (set >> sheet.board().space(id) & 1) != 0)
        .toList();
  }
}
