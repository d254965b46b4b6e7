package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nonpareil.ai.Analysis;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;
import nonpareil.server.wire.Json;
import nonpareil.server.wire.Names;

/** Hints for who plays against computers, thought out in their pool. */
final class Hints {

  private static final int ITERATIONS = 3000;

  private final Computers computers;

  /** Who waits for one, at whatever table: thinking holds no table's lock. */
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();

  Hints(Computers computers) {
    this.computers = computers;
  }

  /** Answers later; refused where people play. */
  void give(Request request, MatchState match, int viewer) {
    match.needDecision(viewer);
    for (int seat = 1; seat <= match.players(); seat++) {
      if (seat != viewer + 1 && !match.isComputer(seat)) {
        throw new Refusal(Code.ANOTHER_PERSON_PLAYS, "no hints while other people play");
      }
    }
    Names names = match.gameRecord().origin().names();
    View view = match.view(viewer);
    long seed = match.services().secrets().seed();
    String person = request.from().person().id();
    if (!waiting.add(person)) {
      throw new Refusal(Code.TOO_MANY, "one hint at a time");
    }
    Runnable work =
        () -> {
          try {
            request.answer(think(names, view, seed));
          } catch (Throwable e) {
            request.refuse(Refusal.internal());
            throw e;
          } finally {
            waiting.remove(person);
          }
        };
    if (!computers.submit(person, work)) {
      waiting.remove(person);
      throw new Refusal(Code.TOO_MANY, "too much to do");
    }
  }

  private static ObjectNode think(Names names, View view, long seed) {
    var analysis = new Analysis(view, seed);
    analysis.think(ITERATIONS);
    State alike = new Redeal(seed).deal(view);
    ObjectNode json = Json.object();
    ArrayNode options = json.putArray("options");
    for (Analysis.Ranked ranked : analysis.ranked()) {
      options
          .addObject()
          .put("option", names.option(alike, ranked.option()))
          .put("chance", Math.round(ranked.chance() * 1000) / 1000.0)
          .put("visits", ranked.visits());
    }
    return json;
  }
}
