package nonpareil.server.replay;

import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.ai.Advice;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.log.Asked;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Outcome;
import nonpareil.server.wire.AdviceJson;
import nonpareil.server.wire.Json;
import nonpareil.server.wire.Names;

/**
 * What the computer would have done in the place of somebody, who has done something else: from
 * what that seat saw and nothing more, as a hint would have been.
 */
public final class Hindsight {

  /** As many as a hint has. */
  private static final int ITERATIONS = 3000;

  private Hindsight() {}

  /**
   * {@code {"seat", "chosen", "advice"}} about a record: advice is null if nobody decided anything
   * by it.
   */
  public static ObjectNode of(GameRecord gameRecord, int number) {
    Entry entry = gameRecord.entries().get(number);
    ObjectNode json = Json.object().put("number", number).put("seat", entry.seat());
    json.putNull("chosen").putNull("advice");
    if (!entry.hasSteps() || entry.isLeaving()) {
      return json;
    }
    State before = gameRecord.stateAt(entry.before());
    Asked asked = gameRecord.pending(before, entry.before());
    if (asked.isNobody() || asked.mulligan() || gameRecord.options(before).size() < 2) {
      return json;
    }
    Names names = gameRecord.origin().names();
    Outcome.Step first = gameRecord.outcome(entry).steps().getFirst();
    json.put("chosen", names.option(before, first.option()));
    View view = View.of(before, asked.player());
    Advice advice = Advice.about(view, ITERATIONS, number);
    json.set("advice", AdviceJson.of(names, view, advice));
    return json;
  }
}
