package nonpareil.server.wire;

import java.util.Locale;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** The names of a game's pieces, spaces and cards, put together once: frames use them often. */
public final class Names {

  private static final String[] WORDS = words();

  private final Game game;
  private final String[] fighters;
  private final String[] tokens;
  private final String[] spaces;
  private final String[][] cards;

  public Names(Game game) {
    this.game = game;
    fighters = new String[game.fighters()];
    for (int f = 0; f < fighters.length; f++) {
      fighters[f] = game.pieceName(f);
    }
    tokens = new String[game.tokens()];
    for (int t = 0; t < tokens.length; t++) {
      tokens[t] = game.pieceName(Game.TOKEN + t);
    }
    spaces = new String[game.board().size()];
    for (int s = 0; s < spaces.length; s++) {
      spaces[s] = game.board().spaceId(s);
    }
    cards = new String[game.players()][];
    for (int p = 0; p < cards.length; p++) {
      Deck deck = game.seat(p).deck();
      cards[p] = new String[deck.size()];
      for (int c = 0; c < cards[p].length; c++) {
        cards[p][c] = deck.card(c).id();
      }
    }
  }

  private static String[] words() {
    var words = new String[Option.Word.values().length];
    for (Option.Word word : Option.Word.values()) {
      words[word.ordinal()] = kebab(word);
    }
    return words;
  }

  /** An enumeration's constant as it is written in messages. */
  static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Game game() {
    return game;
  }

  /** A fighter or token. */
  public String piece(int piece) {
    return piece >= Game.TOKEN ? tokens[piece - Game.TOKEN] : fighters[piece];
  }

  /** A space; null for a place off the board. */
  public @Nullable String space(int space) {
    return space < 0 ? null : spaces[space];
  }

  /** A card of a player's deck. */
  public String card(int player, int card) {
    return cards[player][card];
  }

  /** An option of the pending decision: the same words as {@link OptionText#of}, without delay. */
  public String option(State s, int option) {
    Option.Word word = Option.word(option);
    int first = Option.first(option);
    int second = Option.second(option);
    String name = WORDS[word.ordinal()];
    return switch (word) {
      case NONE, DONE, STAY, YES, NO, MANEUVER -> name;
      case CARD -> name + " " + cards[OptionText.cardOwner(s)][first];
      case FIGHTER -> name + " " + piece(first);
      case SPACE -> name + " " + spaces[first];
      case PLAYER -> name + " " + (first + 1);
      case NUMBER, OPTION, EFFECT -> name + " " + first;
      case TRAIT -> name + " " + game.seat(s.decider()).hero().traits().get(first);
      case SCHEME -> name + " " + cards[s.decider()][first] + " " + piece(second);
      case ATTACK -> name + " " + piece(first) + " " + piece(second);
      case MOVE, PLACE -> name + " " + piece(first) + " " + spaces[second];
    };
  }
}
