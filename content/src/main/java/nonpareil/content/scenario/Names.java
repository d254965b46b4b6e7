package nonpareil.content.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.SecondDeck;
import nonpareil.engine.game.State;

/** The names a scenario may use in one game, and the numbers the engine has for them. */
final class Names {

  /** Not on the board. */
  static final String OFF = "off";

  private final Game game;
  private final Map<String, Integer> fighters = new LinkedHashMap<>();
  private final Map<String, Integer> tokens = new LinkedHashMap<>();
  private final Map<String, Integer> spaces = new LinkedHashMap<>();
  private final Map<String, Integer> players = new LinkedHashMap<>();
  private final List<Map<String, Integer>> cards = new ArrayList<>();

  Names(Game game) {
    this.game = game;
    for (int f = 0; f < game.fighters(); f++) {
      fighters.put(game.pieceName(f), f);
    }
    for (int t = 0; t < game.tokens(); t++) {
      tokens.put(game.pieceName(Game.TOKEN + t), t);
    }
    for (int s = 0; s < game.board().size(); s++) {
      spaces.put(game.board().spaceId(s), s);
    }
    for (int p = 0; p < game.players(); p++) {
      players.put(String.valueOf(p + 1), p);
      Deck deck = game.seat(p).deck();
      Map<String, Integer> numbers = new HashMap<>();
      for (int c = 0; c < deck.size(); c++) {
        numbers.put(deck.card(c).id(), c);
      }
      cards.add(numbers);
    }
  }

  Game game() {
    return game;
  }

  int player(YamlNode node) {
    Integer player = players.get(node.word());
    if (player == null) {
      throw node.refuse("a player (" + Expected.list(players.keySet()) + ")");
    }
    return player;
  }

  int fighter(YamlNode node) {
    return node.oneOf("a fighter", fighters);
  }

  int token(YamlNode node) {
    return node.oneOf(
        tokens.isEmpty() ? "no token: none of these heroes has any" : "a token", tokens);
  }

  /** A space, or {@link State#OFF}. */
  int spaceOrOff(YamlNode node) {
    return OFF.equals(node.word()) ? State.OFF : node.oneOf("a space of the board", spaces);
  }

  /** A card of a player's deck. */
  int card(int player, YamlNode node) {
    String hero = game.seat(player).hero().id();
    return node.oneOf("a card of " + hero, cards.get(player));
  }

  /** A list of cards of a player's deck. */
  List<Integer> cards(int player, YamlNode node) {
    return node.list().items().stream().map(n -> card(player, n)).toList();
  }

  /** A list of cards of a player's second deck. */
  List<Integer> secondCards(int player, YamlNode node) {
    String hero = game.seat(player).hero().id();
    Map<String, Integer> known = new LinkedHashMap<>();
    SecondDeck second = game.seat(player).second();
    for (int c = second.first(); c < second.end(); c++) {
      known.put(game.seat(player).deck().card(c).id(), c);
    }
    return node.list().items().stream()
        .map(n -> n.oneOf("a card of the second deck of " + hero, known))
        .toList();
  }

  /** The ids of a set of a player's second deck. */
  List<String> secondNames(int player, int set) {
    SecondDeck second = game.seat(player).second();
    List<String> result = new ArrayList<>();
    for (int c = second.first(); c < second.end(); c++) {
      for (int i = second.count(set, c); i > 0; i--) {
        result.add(game.seat(player).deck().card(c).id());
      }
    }
    return result;
  }

  /** The trait of a hero, as a number. */
  int trait(int fighter, YamlNode key, YamlNode node) {
    List<String> traits = game.seat(game.owner(fighter)).hero().traits();
    if (traits.isEmpty() || !game.isHero(fighter)) {
      throw key.refuse("a hero that has a trait");
    }
    return traits.indexOf(node.oneOf("a trait", traits));
  }

  String fighterName(int fighter) {
    return game.pieceName(fighter);
  }

  /** The id of a space, or {@code off}. */
  String spaceName(int space) {
    return space == State.OFF ? OFF : game.board().spaceId(space);
  }

  /** The ids of a multiset of a player's cards, in the order of the deck. */
  List<String> cardNames(int player, int set) {
    Deck deck = game.seat(player).deck();
    List<String> result = new ArrayList<>();
    for (int c = 0; c < deck.size(); c++) {
      for (int i = deck.count(set, c); i > 0; i--) {
        result.add(deck.card(c).id());
      }
    }
    return result;
  }

  List<String> cardNames(int player, List<Integer> cards) {
    Deck deck = game.seat(player).deck();
    return cards.stream().map(c -> Objects.requireNonNull(deck.card(c)).id()).toList();
  }
}
