package nonpareil.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.Languages;
import nonpareil.content.text.Language;
import nonpareil.engine.board.Board;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Zones are told by their names and their spaces, never by a colour. */
final class ZonesTest {

  static List<String> boards() {
    return Content.bundled().boardIds();
  }

  @ParameterizedTest
  @MethodSource("boards")
  @Tag("proves:BRD-5")
  void everyZoneHasANameOfItsOwnInBothLanguages(String id) {
    List<BoardSheet.Zone> zones = Content.bundled().board(id).zones();
    for (Language language : Languages.ALL) {
      var names = new HashSet<String>();
      for (BoardSheet.Zone zone : zones) {
        String name = zone.name().in(language).strip().toLowerCase(Locale.ROOT);
        assertThat(name).isNotEmpty();
        assertThat(names.add(name)).as("%s is the name of one zone only", name).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  @Tag("proves:BRD-5")
  void theNamesOfItsZonesAreAllThatCountsOfASpace(String id) {
    BoardSheet sheet = Content.bundled().board(id);
    Board board = sheet.board();
    Set<String> known = new HashSet<>(sheet.zones().stream().map(BoardSheet.Zone::id).toList());
    for (int a = 0; a < board.size(); a++) {
      Set<String> here = Set.copyOf(sheet.spaces().get(a).zones());
      assertThat(here).isNotEmpty();
      assertThat(known).containsAll(here);
      for (int b = 0; b < board.size(); b++) {
        boolean shared = sheet.spaces().get(b).zones().stream().anyMatch(here::contains);
        assertThat((board.zoneMates(a) >>> b & 1) != 0).isEqualTo(shared);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  @Tag("proves:BRD-5")
  void noTwoZonesHaveTheSameSpaces(String id) {
    BoardSheet sheet = Content.bundled().board(id);
    var groups = new HashSet<List<String>>();
    for (BoardSheet.Zone zone : sheet.zones()) {
      List<String> spaces =
          sheet.spaces().stream()
              .filter(s -> s.zones().contains(zone.id()))
              .map(BoardSheet.Space::id)
              .toList();
      assertThat(spaces).isNotEmpty();
      assertThat(groups.add(spaces)).isTrue();
    }
  }
}
