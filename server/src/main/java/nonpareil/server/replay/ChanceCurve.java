package nonpareil.server.replay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nonpareil.ai.Outlook;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.Result;
import nonpareil.server.wire.AdviceJson;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * How the chances stood in a finished game: before every action, and at the end. It is thought out
 * moment by moment, so that computers who are to play need not wait for all of it.
 */
final class ChanceCurve {

  /** A hundred and more moments of a long game take a second or two with it. */
  private static final int ITERATIONS = 1000;

  /** When somebody could choose an action: the record that led there, and what each one saw. */
  private record Moment(int number, int player, List<View> eyes) {}

  private final List<Moment> moments = new ArrayList<>();
  private final int last;
  private final int players;
  private final @Nullable Result result;
  private final List<ObjectNode> points = new ArrayList<>();

  ChanceCurve(GameRecord gameRecord) {
    last = gameRecord.number();
    result = gameRecord.result();
    players = gameRecord.origin().game().players();
    Position[] path = gameRecord.here().path();
    State s = gameRecord.stateAt(path[0]);
    for (int i = 0; i < path.length; i++) {
      if (i > 0) {
        gameRecord.apply(s, path[i - 1], path[i].player(), path[i].option(), null);
      }
      if (!gameRecord.pending(s, path[i]).mulligan() && s.decision() == DecisionKind.ACTION) {
        State now = s.copy();
        List<View> eyes =
            IntStream.range(0, players)
                .filter(p -> View.eyes(now, p) == p)
                .mapToObj(p -> View.of(now, p))
                .toList();
        moments.add(new Moment(path[i].record(), s.activePlayer(), eyes));
      }
    }
  }

  /** Whether every moment has been thought about. */
  boolean isComplete() {
    return points.size() == moments.size();
  }

  /** Thinks about the next moment. */
  void next() {
    Moment moment = moments.get(points.size());
    double[] chances = Outlook.of(moment.eyes, ITERATIONS, moment.number);
    points.add(point(moment.number, moment.player + 1, chances));
  }

  private static ObjectNode point(int number, int seat, double[] chances) {
    ObjectNode json = Json.object().put("number", number).put("seat", seat);
    ArrayNode list = json.putArray("chances");
    Arrays.stream(chances).map(AdviceJson::rounded).forEach(list::add);
    return json;
  }

  /** All points and how it ended. */
  ArrayNode json() {
    ArrayNode json = Json.array();
    points.forEach(json::add);
    Result end = result;
    if (end != null) {
      double[] chances = new double[players];
      for (int p = 0; p < players; p++) {
        chances[p] = end.draw() ? 1.0 / players : end.winners().contains(p + 1) ? 1 : 0;
      }
      json.add(point(last, 0, chances));
    }
    return json;
  }
}
