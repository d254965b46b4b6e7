package nonpareil.content.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Arrangement.Counted;
import nonpareil.engine.game.Arrangement.Standing;

/** Reads the key {@code arrange}: a position put together by hand. */
final class ArrangeReader {

  /** The most that a turn can be given; far more than any game has. */
  private static final int MOST_ACTIONS = 99;

  private static final int MOST_HEALTH = 99;

  private final Names names;
  private final YamlMap map;
  private final Problems problems = new Problems();

  private ArrangeReader(Names names, YamlMap map) {
    this.names = names;
    this.map = map;
  }

  static Arrangement read(Names names, YamlMap map) {
    return new ArrangeReader(names, map).read();
  }

  private Arrangement read() {
    problems.check(
        () ->
            map.only(
                "turn",
                "actions",
                "startOfTurn",
                "firstRound",
                "fighters",
                "traits",
                "tokens",
                "hands",
                "decks",
                "discards",
                "exactDecks",
                "laid",
                "counters"));
    var turn = problems.attempt(() -> map.find("turn").map(names::player).orElse(0));
    var actions =
        problems.attempt(() -> map.find("actions").map(n -> n.number(1, MOST_ACTIONS)).orElse(2));
    var fighters = entries("fighters", names::fighter, (f, n) -> standing(n));
    var tokens = entries("tokens", names::token, (t, n) -> names.spaceOrOff(n));
    var hands = entries("hands", names::player, names::cards);
    var decks = entries("decks", names::player, names::cards);
    var discards = entries("discards", names::player, names::cards);
    var laid = entries("laid", names::player, names::secondCards);
    var counters = counters();
    var startOfTurn = flag("startOfTurn");
    var firstRound = flag("firstRound");
    var traits = traits();
    var exact = exactDecks();
    problems.throwIfAny();
    return new Arrangement(
        turn.orElseThrow(),
        actions.orElseThrow(),
        startOfTurn,
        firstRound,
        fighters,
        traits,
        tokens,
        hands,
        decks,
        discards,
        exact,
        laid,
        counters);
  }

  private boolean flag(String key) {
    return problems.attempt(() -> map.find(key).map(YamlNode::flag).orElse(false)).orElse(false);
  }

  /** A mapping whose keys are names; what is wrong with an entry is kept for later. */
  private <T> Map<Integer, T> entries(
      String key,
      java.util.function.ToIntFunction<YamlNode> name,
      BiFunction<Integer, YamlNode, T> value) {
    Map<Integer, T> result = new LinkedHashMap<>();
    for (YamlMap.Entry entry : entriesOf(key)) {
      problems.check(
          () -> {
            int number = name.applyAsInt(entry.key());
            result.put(number, value.apply(number, entry.value()));
          });
    }
    return result;
  }

  private List<YamlMap.Entry> entriesOf(String key) {
    Optional<YamlNode> node = map.find(key);
    return node.flatMap(n -> problems.attempt(() -> n.map().entries())).orElse(List.of());
  }

  private Map<Integer, Integer> traits() {
    Map<Integer, Integer> result = new LinkedHashMap<>();
    for (YamlMap.Entry entry : entriesOf("traits")) {
      problems.check(
          () -> {
            YamlScalar key = entry.key();
            int fighter = names.fighter(key);
            result.put(names.game().owner(fighter), names.trait(fighter, key, entry.value()));
          });
    }
    return result;
  }

  private List<Counted> counters() {
    var result = new ArrayList<Counted>();
    for (YamlMap.Entry entry : entriesOf("counters")) {
      problems.check(
          () ->
              Counts.read(
                  names,
                  entry,
                  problems,
                  c -> result.add(new Counted(c.player(), c.counter(), c.holder(), c.number()))));
    }
    return List.copyOf(result);
  }

  private Standing standing(YamlNode node) {
    YamlMap about = node.map().only("at", "health", "defeated");
    return new Standing(
        about.find("at").map(names::spaceOrOff).orElse(null),
        about.find("health").map(n -> n.number(0, MOST_HEALTH)).orElse(null),
        about.find("defeated").map(YamlNode::flag).orElse(false));
  }

  private Set<Integer> exactDecks() {
    Set<Integer> result = new LinkedHashSet<>();
    Optional<YamlNode> node = map.find("exactDecks");
    node.flatMap(n -> problems.attempt(() -> n.list().items()))
        .orElse(List.of())
        .forEach(n -> problems.check(() -> result.add(names.player(n))));
    return result;
  }
}
