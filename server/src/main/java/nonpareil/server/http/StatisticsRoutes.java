package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nonpareil.engine.game.Mode;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.statistics.OwnStatistics;
import nonpareil.server.statistics.PublicStatistics;
import nonpareil.server.store.Store;

/** What came of games: one's own, and the public ones of everybody. */
final class StatisticsRoutes {

  private final People people;
  private final Limits limits;
  private final Callers callers;
  private final OwnStatistics own;
  private final PublicStatistics all;

  StatisticsRoutes(
      People people, Limits limits, Callers callers, Store store, InstantSource clock) {
    this.people = people;
    this.limits = limits;
    this.callers = callers;
    own = new OwnStatistics(store);
    all = new PublicStatistics(store, clock);
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me/statistics", this::mine);
    routes.get("/api/statistics", this::everybodys);
  }

  /** All there is about somebody's games. */
  ObjectNode json(Person me) {
    return own.of(me.id(), Map.of());
  }

  private void mine(Context ctx) {
    limits.take(Limit.STATISTICS, callers.of(ctx.req()));
    Person me = people.need(ctx);
    var only = new LinkedHashMap<String, String>();
    for (Map.Entry<String, List<String>> given : ctx.queryParamMap().entrySet()) {
      if (given.getValue().size() != 1) {
        throw Refusal.badValue("expected it once", given.getKey());
      }
      only.put(given.getKey(), given.getValue().getFirst());
    }
    Answers.json(ctx, own.of(me.id(), only));
  }

  private void everybodys(Context ctx) {
    limits.take(Limit.STATISTICS, callers.of(ctx.req()));
    String wanted = Objects.requireNonNullElse(ctx.queryParam("mode"), Mode.DUEL.text());
    Mode mode = Mode.byText().get(wanted);
    if (mode == null) {
      throw Refusal.badValue(
          "expected one of " + String.join(", ", Mode.byText().keySet()), "mode");
    }
    Answers.json(ctx, all.of(mode));
  }
}
