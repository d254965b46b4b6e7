package nonpareil.content.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** Reads the key {@code expect}: what must hold, one check for each fact. */
final class ExpectReader {

  private static final List<String> KEYS =
      List.of(
          "decision",
          "of",
          "options",
          "includes",
          "excludes",
          "health",
          "at",
          "defeated",
          "hand",
          "handSize",
          "deckSize",
          "discard",
          "traits",
          "counters",
          "inPlay",
          "laid",
          "used",
          "tokens",
          "turn",
          "actions",
          "combat",
          "winner",
          "knows",
          "knowsTop",
          "knowsPile");

  private static final List<String> KINDS =
      Arrays.stream(DecisionKind.values()).map(DecisionKind::text).toList();

  private static final String NONE = "none";
  private static final String DRAW = "draw";
  private static final int MOST = 999;

  private final Names names;
  private final Problems problems = new Problems();
  private final List<Check> checks = new ArrayList<>();

  private ExpectReader(Names names) {
    this.names = names;
  }

  static List<Check> read(Names names, YamlMap map) {
    var reader = new ExpectReader(names);
    reader.problems.check(() -> map.only(KEYS));
    for (YamlMap.Entry entry : map.entries()) {
      reader.problems.check(() -> reader.fact(entry.name(), entry.value()));
    }
    reader.problems.throwIfAny();
    return reader.checks;
  }

  private void fact(String key, YamlNode value) {
    switch (key) {
      case "decision" -> {
        String kind = value.oneOf("a kind of decision", KINDS);
        same("decision", kind, p -> p.state().decision().text(), Position::asked);
      }
      case "of" -> {
        String player = playerName(value);
        same("a decision of player", player, ExpectReader::decider, Position::asked);
      }
      case "options" -> checks.add(OptionChecks.exactly(value));
      case "includes" -> checks.add(OptionChecks.includes(value));
      case "excludes" -> checks.add(OptionChecks.excludes(value));
      case "health" ->
          pieces("health", value, names::fighter, n -> n.number(0, MOST), State::health);
      case "at" -> places("at", value, names::fighter, State::at);
      case "tokens" -> places("token", value, names::token, State::tokenAt);
      case "defeated" -> defeated(value.list());
      case "hand" -> piles("hand", value, State::hand);
      case "discard" -> piles("discard", value, State::discard);
      case "handSize" ->
          pieces("handSize", value, names::player, n -> n.number(0, MOST), State::handSize);
      case "deckSize" ->
          pieces("deckSize", value, names::player, n -> n.number(0, MOST), State::deckSize);
      case "traits" -> traits(value.map());
      case "counters" -> counters(value.map());
      case "inPlay" -> piles("in play", value, State::inPlay);
      case "laid" -> seconds("laid", value, State::laid);
      case "used" -> seconds("used", value, State::used);
      case "turn" -> {
        String player = playerName(value);
        same("turn", player, p -> String.valueOf(p.state().activePlayer() + 1));
      }
      case "actions" -> {
        String actions = String.valueOf(value.number(0, MOST));
        same("actions", actions, p -> String.valueOf(p.state().actionsLeft()));
      }
      case "combat" -> combat(value.map());
      case "winner" -> same("winner", winner(value), p -> winner(p.state()));
      case "knows" ->
          knowledge(
              "hand",
              value,
              (view, player) -> sorted(names.cardNames(player, view.knownHand(player))),
              ExpectReader::sorted);
      case "knowsTop" ->
          knowledge(
              "top of deck",
              value,
              (view, player) -> names.cardNames(player, view.knownTop(player)),
              cards -> cards);
      case "knowsPile" ->
          knowledge(
              "piles",
              value,
              (view, player) -> sorted(names.cardNames(player, view.knownInPiles(player))),
              ExpectReader::sorted);
      default -> {} // refused already, with all the others
    }
  }

  // ---- the pending decision

  private String playerName(YamlNode node) {
    return String.valueOf(names.player(node) + 1);
  }

  private static String decider(Position p) {
    return p.isOver() ? NONE : String.valueOf(p.state().decider() + 1);
  }

  // ---- pieces

  @FunctionalInterface
  private interface Reading {
    int of(State state, int number);
  }

  /** A number for each fighter or player. */
  private void pieces(
      String what,
      YamlNode node,
      ToIntFunction<YamlNode> name,
      ToIntFunction<YamlNode> number,
      Reading reading) {
    for (YamlMap.Entry entry : node.map().entries()) {
      problems.check(
          () -> {
            int piece = name.applyAsInt(entry.key());
            int wanted = number.applyAsInt(entry.value());
            same(
                what + " of " + entry.name(),
                String.valueOf(wanted),
                p -> String.valueOf(reading.of(p.state(), piece)));
          });
    }
  }

  /** A space for each fighter or token. */
  private void places(String what, YamlNode node, ToIntFunction<YamlNode> name, Reading reading) {
    for (YamlMap.Entry entry : node.map().entries()) {
      problems.check(
          () -> {
            int piece = name.applyAsInt(entry.key());
            String wanted = names.spaceName(names.spaceOrOff(entry.value()));
            same(
                (what.equals("at") ? "" : what + " ") + entry.name() + " at",
                wanted,
                p -> names.spaceName(reading.of(p.state(), piece)));
          });
    }
  }

  private void defeated(YamlList list) {
    Set<String> wanted =
        list.items().stream()
            .map(n -> names.fighterName(names.fighter(n)))
            .collect(Collectors.toCollection(TreeSet::new));
    same(
        "defeated",
        Check.list(wanted),
        p -> {
          Set<String> found = new TreeSet<>();
          for (int f = 0; f < names.game().fighters(); f++) {
            if (p.state().defeated(f)) {
              found.add(names.fighterName(f));
            }
          }
          return Check.list(found);
        });
  }

  /** How much players have of the counters of their heroes, and how much others hold of them. */
  private void counters(YamlMap map) {
    for (YamlMap.Entry entry : map.entries()) {
      Counts.read(
          names,
          entry,
          problems,
          c ->
              same(
                  names.game().seat(c.player()).hero().counters().get(c.counter()).id()
                      + " of "
                      + c.of(),
                  String.valueOf(c.number()),
                  p -> String.valueOf(p.state().counterOf(c.player(), c.counter(), c.holder()))));
    }
  }

  private void traits(YamlMap map) {
    for (YamlMap.Entry entry : map.entries()) {
      problems.check(
          () -> {
            int fighter = names.fighter(entry.key());
            int player = names.game().owner(fighter);
            List<String> traits = names.game().seat(player).hero().traits();
            same(
                "trait of " + entry.name(),
                traits.get(names.trait(fighter, entry.key(), entry.value())),
                p -> traits.get(p.state().trait(player)));
          });
    }
  }

  // ---- cards

  private void piles(String what, YamlNode node, Reading reading) {
    for (YamlMap.Entry entry : node.map().entries()) {
      problems.check(
          () -> {
            int player = names.player(entry.key());
            same(
                what + " of player " + entry.name(),
                Check.list(sorted(names.cardNames(player, names.cards(player, entry.value())))),
                p -> Check.list(sorted(names.cardNames(player, reading.of(p.state(), player)))));
          });
    }
  }

  /** The cards of a second deck in a place, for each player. */
  private void seconds(String what, YamlNode node, Reading reading) {
    for (YamlMap.Entry entry : node.map().entries()) {
      problems.check(
          () -> {
            int player = names.player(entry.key());
            List<Integer> wanted = names.secondCards(player, entry.value());
            same(
                what + " of player " + entry.name(),
                Check.list(sorted(names.cardNames(player, wanted))),
                p -> Check.list(sorted(names.secondNames(player, reading.of(p.state(), player)))));
          });
    }
  }

  @FunctionalInterface
  private interface Knowledge {
    List<String> of(View view, int player);
  }

  private void knowledge(
      String what, YamlNode node, Knowledge knowledge, Function<List<String>, List<String>> order) {
    for (YamlMap.Entry viewer : node.map().entries()) {
      problems.check(
          () -> {
            int viewerNumber = names.player(viewer.key());
            for (YamlMap.Entry entry : viewer.value().map().entries()) {
              int player = names.player(entry.key());
              List<String> wanted =
                  order.apply(names.cardNames(player, names.cards(player, entry.value())));
              same(
                  "player %s to know of the %s of player %s"
                      .formatted(viewer.name(), what, entry.name()),
                  Check.list(wanted),
                  p -> Check.list(knowledge.of(View.of(p.state(), viewerNumber), player)));
            }
          });
    }
  }

  // ---- the game

  private void combat(YamlMap map) {
    map.only("attack", "defense", "damage", "winner");
    for (YamlMap.Entry entry : map.entries()) {
      problems.check(
          () -> {
            String key = entry.name();
            String wanted =
                key.equals("winner")
                    ? isNone(entry.value()) ? NONE : playerName(entry.value())
                    : String.valueOf(entry.value().number(0, MOST));
            same("combat " + key, wanted, p -> combat(p.state(), key));
          });
    }
  }

  private static String combat(State state, String key) {
    if (key.equals("winner")) {
      int winner = state.combatWinner();
      return winner == State.NOBODY ? NONE : String.valueOf(winner + 1);
    }
    return String.valueOf(
        switch (key) {
          case "attack" -> state.attackValue();
          case "defense" -> state.defenseValue();
          default -> state.combatDamage();
        });
  }

  private static boolean isNone(YamlNode node) {
    return node.word().equals(NONE);
  }

  private String winner(YamlNode node) {
    if (node instanceof YamlList players) {
      Set<String> all = new TreeSet<>();
      players.items().forEach(n -> all.add(playerName(n)));
      return String.join(", ", all);
    }
    String word = node.word();
    return word.equals(NONE) || word.equals(DRAW) ? word : playerName(node);
  }

  private static String winner(State state) {
    if (state.isDraw()) {
      return DRAW;
    }
    Set<String> all = new TreeSet<>();
    for (int rest = state.winners(); rest != 0; rest &= rest - 1) {
      all.add(String.valueOf(Integer.numberOfTrailingZeros(rest) + 1));
    }
    return all.isEmpty() ? NONE : String.join(", ", all);
  }

  // ---- words

  private void same(String what, String wanted, Function<Position, String> found) {
    same(what, wanted, found, found);
  }

  /** A fact that must be as wanted; {@code said} is how a message puts what was found. */
  private void same(
      String what,
      String wanted,
      Function<Position, String> found,
      Function<Position, String> said) {
    checks.add(
        p ->
            found.apply(p).equals(wanted)
                ? Optional.empty()
                : Optional.of("expected %s %s but %s".formatted(what, wanted, said.apply(p))));
  }

  private static List<String> sorted(List<String> cards) {
    return cards.stream().sorted().toList();
  }
}
