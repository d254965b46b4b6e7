package nonpareil.server.statistics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;

/**
 * What somebody has won and lost. It is read from the tables whenever it is asked for, so that it
 * can neither miss a game nor outlive one, nor a person who is forgotten.
 */
public final class OwnStatistics {

  private static final int LONGEST = 100;

  private final Store store;

  public OwnStatistics(Store store) {
    this.store = store;
  }

  /**
   * Statistics of docs/protocol.md.
   *
   * @param only games that count as these, by the names of facets
   */
  public ObjectNode of(String person, Map<String, String> only) {
    Map<Facet, String> wanted = wanted(only);
    var all = new Count();
    var by = new EnumMap<Facet, Counts>(Facet.class);
    for (Facet facet : Facet.values()) {
      by.put(facet, new Counts());
    }
    for (TableRow row : store.finishedOf(person)) {
      Played game = Played.of(row);
      if (game != null) {
        count(game, game.of(person), wanted, all, by);
      }
    }
    ObjectNode json = Json.object();
    json.set("all", all.json());
    ObjectNode lists = json.putObject("by");
    by.forEach((facet, counts) -> lists.set(facet.text(), counts.json()));
    return json;
  }

  private static Map<Facet, String> wanted(Map<String, String> only) {
    var wanted = new EnumMap<Facet, String>(Facet.class);
    only.forEach(
        (name, value) -> {
          int which = Facet.texts().indexOf(name);
          if (which < 0) {
            throw Refusal.badValue(
                "expected one of " + String.join(", ", Facet.texts()),
                name.length() > LONGEST ? null : name);
          }
          if (value.length() > LONGEST) {
            throw Refusal.badValue("expected at most %d characters".formatted(LONGEST), name);
          }
          wanted.put(Facet.values()[which], value);
        });
    return wanted;
  }

  /** Who has both seats of a team has played one game, with two heroes. */
  private static void count(
      Played game, List<SeatRow> own, Map<Facet, String> wanted, Count all, Map<Facet, Counts> by) {
    boolean fits =
        !own.isEmpty()
            && wanted.entrySet().stream()
                .allMatch(e -> e.getKey().keys(game, own).contains(e.getValue()));
    if (!fits) {
      return;
    }
    boolean won = game.isWonBy(own.getFirst());
    boolean drawn = game.result().draw();
    all.add(won, drawn, game.even());
    by.forEach(
        (facet, counts) ->
            facet.keys(game, own).forEach(key -> counts.of(key).add(won, drawn, game.even())));
  }
}
