package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * A record that is to be added.
 *
 * @param seat whose record it is; 0 for nobody's
 * @param request the request it answers
 * @param plan the steps it takes
 * @param target the moment it goes back to
 */
record Change(
    Kind kind,
    int seat,
    @Nullable String request,
    ObjectNode data,
    @Nullable Plan plan,
    @Nullable Position target) {

  static Change of(Kind kind, int seat, @Nullable String request, ObjectNode data) {
    return new Change(kind, seat, request, data, null, null);
  }

  /** Steps in the game. */
  static Change steps(Kind kind, int seat, @Nullable String request, ObjectNode data, Plan plan) {
    return new Change(kind, seat, request, data, plan, null);
  }

  static Change ended(Result result) {
    ObjectNode data = Json.object();
    data.set("result", result.json());
    return of(Kind.ENDED, 0, null, data);
  }
}
