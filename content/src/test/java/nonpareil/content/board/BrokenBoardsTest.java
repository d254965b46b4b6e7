package nonpareil.content.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BrokenBoardsTest {

  private static final String BOARD =
      """
      id: pond
      name: Pond
      aspect: 1.5
      spaceRadius: 4
      maxPlayers: 2
      startSpaces: {1: p1, 2: p3}
      secretPassages: [p1, p4]
      zones:
        blue: {name: {en: Blue, de: Blau}, color: "#0000ff"}
        green: {name: Green, color: "#00ff00"}
      spaces:
        - {id: p1, x: 10, y: 10, zones: [blue], start: 1, secretPassage: true}
        - {id: p2, x: 20, y: 10, zones: [blue, green], sectorStart: 90}
        - {id: p3, x: 30, y: 10, zones: [green], markerAngle: 180}
        - {id: p4, x: 40, y: 10, zones: [green]}
      edges: [[p1, p2], [p2, p3], [p3, p4]]
      curves:
        - {edge: [p2, p1], ctrl: [15, 5]}
      underpass: [[p3, p4]]
      """;

  @Test
  void theUnbrokenBoard() {
    var sheet = BoardLoader.load(YamlFile.parse("pond.yaml", BOARD));
    assertThat(sheet.maxPlayers()).isEqualTo(2);
    assertThat(sheet.lines().getFirst().control()).isNotNull();
    assertThat(sheet.zones().get(1).name().in(new German())).isEqualTo("Green");
  }

  static List<Arguments> broken() {
    return List.of(
        arguments(
            "id: pond",
            "id: The Pond",
            "1:5: found \"The Pond\", expected an id in small"
                + " letters and hyphens such as \"king-arthur\""),
        arguments(
            "aspect: 1.5",
            "aspct: 1.5",
            "3:1: found the unknown key \"aspct\", expected a"
                + " key of this place; did you mean \"aspect\"?"),
        arguments(
            "spaceRadius: 4",
            "spaceRadius: 40",
            "4:14: found 40, expected a number from 0.5 to 20.0"),
        arguments("maxPlayers: 2", "maxPlayers: 4", "5:13: found 4, expected the number 2"),
        arguments("{1: p1, 2: p3}", "{1: p1}", "6:14: found 1 start spaces, expected 2 to 8"),
        arguments(
            "{1: p1, 2: p3}",
            "{1: p1, 2: p1}",
            "6:25: found \"p1\" again, expected different start spaces"),
        arguments(
            "{1: p1, 2: p3}",
            "{1: p1, 3: p3}",
            "6:14: found no \"2\" here, expected the key \"2\""),
        arguments(
            "2: p3}",
            "2: p9}",
            "6:25: found \"p9\", expected a space of this board (p1, p2," + " p3 or p4)"),
        arguments(
            "secretPassages: [p1, p4]",
            "secretPassages: [p4]",
            "7:17: found one secret passage, expected none, or at least two"),
        arguments(
            "secretPassages: [p1, p4]",
            "secretPassages: [p2, p4]",
            "12:68: found \"true\", expected what \"secretPassages\" says of \"p1\""),
        arguments(
            "\"#0000ff\"",
            "blue",
            "9:45: found \"blue\", expected a colour such as" + " \"#4c7286\""),
        arguments(
            "[blue], start: 1",
            "[blu], start: 1",
            "12:36: found \"blu\", expected a zone of"
                + " this board (blue or green); did you mean \"blue\"?"),
        arguments(
            "start: 1,",
            "start: 2,",
            "12:50: found 2, expected the number \"startSpaces\" gives to \"p1\", if any"),
        arguments(
            "{id: p2, x: 20",
            "{id: p1, x: 20",
            "13:10: found the space \"p1\" again, expected each space once"),
        arguments("x: 30", "x: 130", "14:17: found 130, expected a number from 0.0 to 100.0"),
        arguments(
            "[p3, p4]]\ncurves",
            "[p3, p5]]\ncurves",
            "16:34: found \"p5\", expected a space" + " of this board (p1, p2, p3 or p4)"),
        arguments(
            "[p3, p4]]\ncurves",
            "[p3, p2]]\ncurves",
            "16:29: found the line \"p3\" to \"p2\" again, expected each line once"),
        arguments(
            "[p3, p4]]\ncurves",
            "[p3, p3]]\ncurves",
            "16:29: found a line from \"p3\" to itself, expected two different spaces"),
        arguments(
            "edge: [p2, p1]",
            "edge: [p3, p1]",
            "18:12: found no line from \"p3\" to \"p1\", expected a line of \"edges\""),
        arguments(
            "ctrl: [15, 5]",
            "ctrl: [15]",
            "18:28: found a list of 1, expected two numbers, x and y"),
        arguments(
            "zones: [green]}",
            "zones: []}",
            "15:35: found an empty list, expected at least" + " one zone"));
  }

  @ParameterizedTest
  @MethodSource("broken")
  void isRefused(String part, String broken, String message) {
    assertThat(BOARD).contains(part);
    var file = YamlFile.parse("pond.yaml", BOARD.replace(part, broken));
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> BoardLoader.load(file))
        .withMessage("pond.yaml:" + message);
  }

  @Test
  void everySpaceMustBeReached() {
    var file =
        YamlFile.parse(
            "pond.yaml",
            BOARD
                .replace("secretPassages: [p1, p4]\n", "")
                .replace(", secretPassage: true", "")
                .replace(", [p3, p4]]\ncurves", "]\ncurves")
                .replace("underpass: [[p3, p4]]\n", ""));
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> BoardLoader.load(file))
        .withMessage(
            "pond.yaml:15:8: found no way from \"p1\" to \"p4\", expected lines that connect all"
                + " spaces");
  }

  @Test
  void atMost63Spaces() {
    var spaces = new StringBuilder();
    for (int i = 5; i <= 64; i++) {
      spaces.append("  - {id: p").append(i).append(", x: 1, y: 1, zones: [blue]}\n");
    }
    var file = YamlFile.parse("pond.yaml", BOARD.replace("edges:", spaces + "edges:"));
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> BoardLoader.load(file))
        .withMessage("pond.yaml:12:3: found 64 spaces, expected 1 to 63");
  }
}
