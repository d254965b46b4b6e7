package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Reach;

/** How far fighters could go and whom they could attack. */
public final class ReachJson {

  private ReachJson() {}

  /**
   * For every fighter on the board, enemies too.
   *
   * @param planned moves of the viewer's draft that have not been made yet
   */
  public static ObjectNode of(Eyes eyes, List<Reach.Step> planned) {
    Names names = eyes.names();
    Game game = names.game();
    Board board = game.board();
    Reach reach = Reach.of(eyes.view()).after(planned);
    int[] at = new int[game.fighters()];
    for (int f = 0; f < at.length; f++) {
      at[f] = eyes.view().at(f);
    }
    planned.forEach(step -> at[step.fighter()] = step.space());
    ObjectNode json = Json.object();
    ObjectNode fighters = json.putObject("fighters");
    for (int f = 0; f < at.length; f++) {
      if (at[f] < 0) {
        continue;
      }
      ObjectNode fighter = fighters.putObject(names.piece(f));
      fighter.set("now", PieceJson.spaces(names, reach.now(f)));
      ObjectNode boosted = fighter.putObject("boosted");
      reach
          .withEachBoost(f)
          .forEach((boost, set) -> boosted.set(boost.toString(), PieceJson.spaces(names, set)));
      fighter.set("targets", PieceJson.fighters(names, reach.targets(f)));
      long range =
          board.adjacent(at[f]) | (game.isRanged(f) ? board.zoneMates(at[f]) : 0) & ~(1L << at[f]);
      fighter.set("range", PieceJson.spaces(names, range));
    }
    return json;
  }
}
