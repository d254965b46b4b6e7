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
    @Later List<OwnPile> piles) {

  /** Something a hero has more or less of, for all to see. */
  public record Counter(String id, int max, int start) {}

  /** A deck has exactly this many cards (SYS-2). */
  public static final int DECK_SIZE = 30;

  /** With at most one kind of tokens, without counters and piles of its own. */
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
        List.of());
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
}
