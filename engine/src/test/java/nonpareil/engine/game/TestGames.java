package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Arrangement.Standing;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Positions put together in a few words, and ways to play on from them. */
final class TestGames {

  private TestGames() {}

  static Game game(Mode mode, Edition edition, Board board, Hero... heroes) {
    return new Game(new Setup(edition, mode, board, List.of(heroes), 1));
  }

  static Game duel(Hero one, Hero other) {
    return game(Mode.DUEL, Edition.BOOK_2023, TestBoards.row(12, 0), one, other);
  }

  /** A position in the making; it is the first player's turn unless said otherwise. */
  static final class Position {
    private final Game game;
    private final Map<Integer, Standing> fighters = new HashMap<>();
    private final Map<Integer, Integer> tokens = new HashMap<>();
    private final Map<Integer, List<Integer>> hands = new HashMap<>();
    private final Map<Integer, List<Integer>> decks = new HashMap<>();
    private final Map<Integer, List<Integer>> discards = new HashMap<>();
    private final Set<Integer> exact = new TreeSet<>();
    private int turn;
    private int actions = 2;
    private boolean startOfTurn;
    private boolean firstRound;

    Position(Game game) {
      this.game = game;
    }

    Position turn(int player) {
      turn = player;
      return this;
    }

    Position actions(int number) {
      actions = number;
      return this;
    }

    Position startOfTurn() {
      startOfTurn = true;
      return this;
    }

    Position firstRound() {
      firstRound = true;
      return this;
    }

    Position at(String fighter, int space) {
      return stands(fighter, space, null, false);
    }

    Position health(String fighter, int health) {
      return stands(fighter, null, health, false);
    }

    Position defeated(String fighter) {
      return stands(fighter, null, null, true);
    }

    Position stands(
        String fighter, @Nullable Integer at, @Nullable Integer health, boolean defeated) {
      fighters.put(game.piece(fighter), new Standing(at, health, defeated));
      return this;
    }

    Position token(String token, int space) {
      tokens.put(game.piece(token) - Game.TOKEN, space);
      return this;
    }

    Position hand(int player, String... cards) {
      hands.put(player, numbers(player, cards));
      return this;
    }

    /** These cards on top and nothing else. */
    Position deck(int player, String... cards) {
      decks.put(player, numbers(player, cards));
      exact.add(player);
      return this;
    }

    /** These cards on top of all others. */
    Position top(int player, String... cards) {
      decks.put(player, numbers(player, cards));
      return this;
    }

    Position discard(int player, String... cards) {
      discards.put(player, numbers(player, cards));
      return this;
    }

    private List<Integer> numbers(int player, String... cards) {
      var numbers = new ArrayList<Integer>();
      for (String card : cards) {
        numbers.add(game.seat(player).deck().number(card));
      }
      return numbers;
    }

    State state() {
      var arrangement =
          new Arrangement(
              turn,
              actions,
              startOfTurn,
              firstRound,
              fighters,
              Map.of(),
              tokens,
              hands,
              decks,
              discards,
              exact);
      return new Rules().arrange(game, arrangement);
    }
  }

  /** Makes choices by their texts; each must be offered. */
  static void play(State s, String... choices) {
    var rules = new Rules();
    for (String choice : choices) {
      rules.apply(s, option(s, choice));
    }
  }

  static int option(State s, String text) {
    int option = OptionText.find(s, new Rules().options(s), text);
    if (option < 0) {
      throw new AssertionError(text + " is not offered, but " + texts(s));
    }
    return option;
  }

  /** Another game that looks the same to others: a hand card and a deck card change places. */
  static State exchanged(State s, int player, String inHand, String inDeck) {
    Deck deck = s.game().seat(player).deck();
    int mine = deck.number(inHand);
    int other = deck.number(inDeck);
    State result = s.copy();
    for (int i = 0; i < s.deckSize(player); i++) {
      if (s.deckCard(player, i) == other) {
        result.deckCard(player, i, mine);
        result.hand(player, deck.plus(deck.minus(s.hand(player), mine), other));
        return result;
      }
    }
    throw new AssertionError("no " + inDeck + " in the deck");
  }

  /** The options of the pending decision. */
  static List<String> texts(State s) {
    var texts = new ArrayList<String>();
    for (int option : new Rules().options(s).toArray()) {
      texts.add(OptionText.of(s, option));
    }
    return texts;
  }

  /** The cards of a set by their ids, a copy each. */
  static List<String> cards(Game game, int player, int set) {
    Deck deck = game.seat(player).deck();
    var ids = new ArrayList<String>();
    for (int c = 0; c < deck.size(); c++) {
      for (int i = deck.count(set, c); i > 0; i--) {
        ids.add(deck.card(c).id());
      }
    }
    return ids;
  }
}
