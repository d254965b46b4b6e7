package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nonpareil.ai.Analysis;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
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
  void give(Wish wish, Match match, int viewer) {
    Questions.needDecision(match, viewer);
    for (int seat = 1; seat <= match.course().origin().game().players(); seat++) {
      if (seat != viewer + 1 && !match.isComputer(seat)) {
        throw new Refusal(Reasons.ANOTHER_PERSON_PLAYS, "no hints while other people play");
      }
    }
    Names names = match.course().origin().names();
    View view = View.of(match.course().state(), viewer);
    long seed = match.table().setting().secrets().seed();
    String person = wish.follower().person().id();
    if (!waiting.add(person)) {
      throw new Refusal(Reasons.TOO_MANY, "one hint at a time");
    }
    Runnable work =
        () -> {
          try {
            wish.answer(think(names, view, seed));
          } finally {
            waiting.remove(person);
          }
        };
    if (!computers.submit(person, work)) {
      waiting.remove(person);
      throw new Refusal(Reasons.TOO_MANY, "too much to do");
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
