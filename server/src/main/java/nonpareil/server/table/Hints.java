package nonpareil.server.table;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nonpareil.ai.Advice;
import nonpareil.engine.game.View;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;
import nonpareil.server.wire.AdviceJson;
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
    PeopleOnly.need(match.gameRecord().origin().game());
    if (!new Voters(match).others(viewer + 1).isEmpty()) {
      throw new Refusal(Code.ANOTHER_PERSON_PLAYS, "no hints while other people play");
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
            Advice advice = Advice.about(view, ITERATIONS, seed);
            request.answer(AdviceJson.of(names, view, advice));
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
}
