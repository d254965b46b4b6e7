package nonpareil.engine.hero;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/**
 * Everything the rules know of a hero. The first fighter kind is the hero itself.
 *
 * @param move the move value of all its fighters
 * @param traits the hero's traits, empty if it has none
 * @param startTrait the trait it begins with; null if its player chooses one
 * @param tokens its first kind of tokens, or null; {@link #tokenKinds} has them all
 * @param moreTokens its further kinds of tokens
 * @param counters what it counts, empty if nothing
 * @param piles piles of cards of its own, beside the hero
 * @param secondDeck a further deck with cards of another kind; null if it has none
 */
public record Hero(
    String id,
    List<FighterKind> fighters,
    int move,
    List<String> traits,
    @Nullable String startTrait,
    @Nullable Tokens tokens,
    Ability ability,
    List<Card> cards,
    @Later List<Tokens> moreTokens,
    @Later List<Counter> counters,
    @Later List<OwnPile> piles,
    @Later @Nullable SecondDeck secondDeck) {

  /**
   * Something a hero has more or less of, for all to see.
   *
   * @param heldBy who else has them, of whichever side; null for the hero itself
   */
  public record Counter(String id, int max, int start, @Later @Nullable HeldBy heldBy) {

    /** The hero's own. */
    public Counter(String id, int max, int start) {
      this(id, max, start, null);
    }

    /** Who has counters that are not the hero's own. */
    public enum HeldBy {
      FIGHTERS,
      PLAYERS
    }
  }

  /** A deck has exactly this many cards (SYS-2). */
  public static final int DECK_SIZE = 30;

  /** With at most one kind of tokens, without counters, piles of its own and a second deck. */
  public Hero(
      String id,
      List<FighterKind> fighters,
      int move,
      List<String> traits,
      @Nullable String startTrait,
      @Nullable Tokens tokens,
      Ability ability,
      List<Card> cards) {
    this(
        id,
        fighters,
        move,
        traits,
        startTrait,
        tokens,
        ability,
        cards,
        List.of(),
        List.of(),
        List.of(),
        null);
  }

  /** All kinds of tokens, in the order of the file. */
  public List<Tokens> tokenKinds() {
    var all = new ArrayList<Tokens>();
    if (tokens != null) {
      all.add(tokens);
    }
    all.addAll(moreTokens);
    return List.copyOf(all);
  }

  /** The kinds of fighters that are heroes: the player loses when all of them are defeated. */
  public List<FighterKind> heroes() {
    return fighters.stream().filter(FighterKind::hero).toList();
  }

  /**
   * Tokens of one kind. Those that do not begin in the supply are placed at set-up like sidekicks.
   *
   * @param link the hero moves from one token to any other as if adjacent
   * @param stack several tokens of this kind may lie on one space
   * @param supply so many of them begin in the supply
   * @param stops an opposing fighter that enters a space with one of them ends its move there
   */
  public record Tokens(
      String id,
      int count,
      boolean link,
      @Later boolean stack,
      @Later int supply,
      @Later boolean stops) {

    /** All of them begin on the board, and nobody is stopped by them. */
    public Tokens(String id, int count, boolean link, boolean stack) {
      this(id, count, link, stack, 0, false);
    }
  }

  /** More piles of one's own would not fit into a state. */
  public static final int MOST_PILES = 2;

  /**
   * A pile of cards beside the hero.
   *
   * @param most how many cards it holds at most
   * @param faceUp everybody sees them; otherwise their player alone
   */
  public record OwnPile(String id, int most, boolean faceUp) {}

  /** A second deck takes the room of one. */
  public static final int MOST_PILES_BESIDE_SECOND = 1;

  /** A second deck has at most this many cards, copies counted. */
  public static final int MOST_SECOND = 20;

  /**
   * A further deck. Nobody knows its order. A card drawn from it lies face up before its player,
   * who may use it at any time in a turn of their own, but not within an action.
   *
   * @param id what one of its cards is called
   * @param cards their effect stands at {@link Card.Timing#SCHEME}; nobody but their player has a
   *     part in using them
   * @param removed a used card is out of the game; otherwise it lies on the deck's own discard pile
   */
  public record SecondDeck(String id, List<Card> cards, boolean removed) {}

  /** The cards of the second deck; none without one. */
  public List<Card> secondCards() {
    return secondDeck == null ? List.of() : secondDeck.cards();
  }

  /** The cards of both decks. */
  public List<Card> allCards() {
    var all = new ArrayList<>(cards);
    all.addAll(secondCards());
    return List.copyOf(all);
  }
}
