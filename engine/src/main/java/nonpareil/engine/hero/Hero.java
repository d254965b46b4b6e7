package nonpareil.engine.hero;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything the rules know of a hero. The first fighter kind is the hero itself.
 *
 * @param move the move value of all its fighters
 * @param traits the hero's traits, empty if it has none
 * @param startTrait the trait it begins with; null if its player chooses one
 * @param tokens its tokens, or null
 */
public record Hero(
    String id,
    List<FighterKind> fighters,
    int move,
    List<String> traits,
    @Nullable String startTrait,
    @Nullable Tokens tokens,
    Ability ability,
    List<Card> cards) {

  /** A deck has exactly this many cards (SYS-2). */
  public static final int DECK_SIZE = 30;

  /**
   * Tokens on the board, placed at set-up like sidekicks.
   *
   * @param link the hero moves from one token to any other as if adjacent
   * @param stack several tokens of this kind may lie on one space
   */
  public record Tokens(String id, int count, boolean link, boolean stack) {}
}
