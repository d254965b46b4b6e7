package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What somebody has proposed and the others have not answered yet. It is not kept for long. */
final class Offers {

  /**
   * A wish to go back.
   *
   * @param target the moment
   * @param to the number of the record after which that moment stood
   */
  record Back(int seat, Position target, int to) {}

  private final TreeSet<Integer> draw = new TreeSet<>();
  private @Nullable Back back;
  private final Set<Integer> backAllowed = new HashSet<>();
  private final Map<String, Set<Integer>> votes = new HashMap<>();

  Set<Integer> draw() {
    return draw;
  }

  @Nullable Back back() {
    return back;
  }

  void askBack(Back wish) {
    back = wish;
    backAllowed.clear();
  }

  /** Who has agreed to go back. */
  Set<Integer> backAllowed() {
    return backAllowed;
  }

  void refuseBack() {
    back = null;
    backAllowed.clear();
  }

  /** Who wants something to be done about a seat. */
  Set<Integer> votes(String what, int seat) {
    return votes.computeIfAbsent(what + " " + seat, _ -> new TreeSet<>());
  }

  /** A record was accepted: who plays on refuses what others have offered. Whether any was. */
  boolean lapse(int seat, boolean choice) {
    boolean any = back != null;
    refuseBack();
    if (choice) {
      any |= draw.removeIf(other -> other != seat);
    }
    votes.clear();
    return any;
  }

  ObjectNode json() {
    ObjectNode json = Json.object();
    var list = json.putArray("draw");
    draw.forEach(list::add);
    Back wish = back;
    if (wish == null) {
      json.putNull("undo");
    } else {
      json.putObject("undo").put("seat", wish.seat).put("to", wish.to);
    }
    return json;
  }
}
