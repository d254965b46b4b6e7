package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Damaged hero files are read or refused, never anything else. */
@Execution(ExecutionMode.CONCURRENT)
class HeroFuzzTest {

  private static final int ROUNDS = 100;

  @Test
  void treesWithAForeignBranch() {
    for (String id : Content.bundled().heroIds()) {
      var random = new Random(id.hashCode());
      YamlFile file = Content.heroFile(id);
      var nodes = new ArrayList<YamlNode>();
      collect(file.root(), nodes);
      for (int i = 0; i < ROUNDS; i++) {
        YamlNode old = nodes.get(random.nextInt(nodes.size()));
        YamlNode other = nodes.get(random.nextInt(nodes.size()));
        loads(file.withRoot(file.root().replace(old, other)));
        loads(file.withRoot(file.root().remove(old)));
        loads(file.withRoot(file.root().replace(old, new YamlScalar("-1", false, old.mark()))));
        loads(file.withRoot(file.root().replace(old, new YamlList(List.of(other), old.mark()))));
      }
    }
  }

  private static void loads(YamlFile file) {
    try {
      assertThat(HeroLoader.load(file)).isNotNull();
    } catch (ContentException e) {
      assertThat(e.problems()).isNotEmpty();
    }
  }

  private static void collect(YamlNode node, List<YamlNode> nodes) {
    nodes.add(node);
    switch (node) {
      case YamlScalar scalar -> {}
      case YamlList list -> list.items().forEach(item -> collect(item, nodes));
      case YamlMap map -> map.entries().forEach(entry -> collect(entry.value(), nodes));
    }
  }

  @Test
  void textsWithDamagedCharacters() {
    var random = new Random(1);
    String text =
        """
        id: x
        name: {en: X, de: "Y"}
        fighters:
          - {id: x, name: X, health: 5, attack: melee}
        cards: [{id: a, name: A, type: attack, value: 1, boost: 1, copies: 30, banner: any}]
        move: 2
        """;
    String signs = "{}[],:#&*!|>'\"%@`-? \n\t\u0000\u0085\uFEFFabc123~\\";
    for (int i = 0; i < 5_000; i++) {
      var damaged = new StringBuilder(text);
      for (int k = random.nextInt(4); k >= 0; k--) {
        int at = random.nextInt(damaged.length());
        damaged.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
      }
      try {
        assertThat(HeroLoader.load(YamlFile.parse("x.yaml", damaged.toString()))).isNotNull();
      } catch (ContentException e) {
        assertThat(e.problems()).isNotEmpty();
      }
    }
  }
}
