package nonpareil.content.scenario;

import java.util.List;
import java.util.regex.Pattern;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;

/** One item of a scenario's steps. */
sealed interface Step {

  /** The pending decision belongs to this player, who answers this. */
  record Choice(YamlScalar player, String option) implements Step {}

  /** The first option is taken some times. */
  record Auto(int times) implements Step {}

  /** Random options are taken some times. */
  record Random(int times) implements Step {}

  /** What must hold now. */
  record Expect(YamlMap wanted) implements Step {}

  /** Some games of the longest kind. */
  int MOST_TIMES = 100_000;

  Pattern BLANKS = Pattern.compile("\\s+");

  /** The first words a step can have. */
  List<String> KEYS = List.of("1", "2", "3", "4", "expect", "auto", "random");

  static Step read(YamlNode node) {
    YamlMap map = node.map();
    if (map.entries().size() != 1) {
      throw map.refuse(
          map.entries().isEmpty() ? "an empty step" : "a step with several keys",
          "one of a player's choice, \"expect\", \"auto\" and \"random\"");
    }
    map.only(KEYS);
    YamlMap.Entry entry = map.entries().getFirst();
    YamlNode value = entry.value();
    return switch (entry.name()) {
      case "expect" -> new Expect(value.map());
      case "auto" -> new Auto(value.number(1, MOST_TIMES));
      case "random" -> new Random(value.number(1, MOST_TIMES));
      default -> new Choice(entry.key(), optionText(value));
    };
  }

  /** The text of an option; blanks are not counted. */
  static String optionText(YamlNode node) {
    return BLANKS.matcher(node.word().strip()).replaceAll(" ");
  }
}
