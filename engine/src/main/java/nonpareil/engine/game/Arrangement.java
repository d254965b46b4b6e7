package nonpareil.engine.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position put together by hand: see {@code arrange} in the description of scenario files.
 * Players count from 0; cards are numbers of the player's deck; keys that are absent take their
 * defaults.
 *
 * @param turn whose turn it is
 * @param actions actions left
 * @param startOfTurn begins with the start-of-turn effects instead of the first action
 * @param firstRound in free-for-all: nobody after this player has had a turn
 * @param fighters by fighter number
 * @param traits by player, as numbers of the hero's traits
 * @param tokens by token number; {@link State#OFF} for a token not on the board
 * @param decks the cards on top, the top card first
 * @param exactDecks players whose decks hold nothing but the listed cards
 * @param laid the cards of second decks that lie before their players
 * @param counters how many there are of counters; those not named are as at the start
 */
public record Arrangement(
    int turn,
    int actions,
    boolean startOfTurn,
    boolean firstRound,
    Map<Integer, Standing> fighters,
    Map<Integer, Integer> traits,
    Map<Integer, Integer> tokens,
    Map<Integer, List<Integer>> hands,
    Map<Integer, List<Integer>> decks,
    Map<Integer, List<Integer>> discards,
    Set<Integer> exactDecks,
    Map<Integer, List<Integer>> laid,
    List<Counted> counters) {

  /** With nothing of a second deck before anybody, and counters as at the start. */
  public Arrangement(
      int turn,
      int actions,
      boolean startOfTurn,
      boolean firstRound,
      Map<Integer, Standing> fighters,
      Map<Integer, Integer> traits,
      Map<Integer, Integer> tokens,
      Map<Integer, List<Integer>> hands,
      Map<Integer, List<Integer>> decks,
      Map<Integer, List<Integer>> discards,
      Set<Integer> exactDecks) {
    this(
        turn,
        actions,
        startOfTurn,
        firstRound,
        fighters,
        traits,
        tokens,
        hands,
        decks,
        discards,
        exactDecks,
        Map.of(),
        List.of());
  }

  /**
   * How many there are of a counter.
   *
   * @param player whose hero names it
   * @param holder the fighter or player who holds it, as the counter is; {@link State#NOBODY} for
   *     the hero's own
   */
  public record Counted(int player, int counter, int holder, int number) {}

  /**
   * How a fighter stands.
   *
   * @param at a space, {@link State#OFF} for one that has vanished, null for its default place
   * @param health null for full health
   */
  public record Standing(@Nullable Integer at, @Nullable Integer health, boolean defeated) {}
}
