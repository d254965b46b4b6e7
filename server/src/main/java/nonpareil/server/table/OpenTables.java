package nonpareil.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.Listed;

/**
 * The public lists: tables that wait, and games that anybody may watch. A person, and a house, may
 * have a few tables in it. It shows a table of every network before the second of any, within a
 * network one of every house, and there one of every person: whoever makes many tables pushes back
 * only tables of one's own. Which network, house or person comes first changes now and then by a
 * lot nobody can influence: not by being quick, nor by closing a table and making another.
 */
final class OpenTables {

  private static final int MOST_SHOWN = 50;
  private static final int OF_PERSON = 2;
  private static final int OF_HOUSE = 5;
  private static final Duration LISTED = Duration.ofDays(1);
  private static final Duration LOT = Duration.ofMinutes(10);

  /** From the widest to the narrowest. */
  private static final List<Function<Listed, String>> SHARES =
      List.of(OpenTables::network, OpenTables::house, Listed::creator);

  private final Services services;
  private final double limits;
  private final String secret;

  /**
   * @param limits a factor on how many there may be; 0: as many as one likes
   */
  OpenTables(Services services, double limits) {
    this.services = services;
    this.limits = limits;
    secret = services.secrets().secret();
  }

  /** A house is named within its network: {@code NETWORK.HOUSE}. */
  private static String house(Listed table) {
    return Objects.requireNonNullElse(table.house(), table.creator());
  }

  private static String network(Listed table) {
    String house = house(table);
    int dot = house.indexOf('.');
    return dot < 0 ? house : house.substring(0, dot);
  }

  private List<Listed> all() {
    return services.store().listed(services.now().minus(LISTED));
  }

  // ---- how many

  /** Makes a table for the list. One at a time: two at once must not find the same room. */
  synchronized <T> T make(Person me, String house, Supplier<T> making) {
    List<Listed> all = all();
    need(
        all.stream().filter(t -> t.creator().equals(me.id())).count(),
        OF_PERSON,
        "you have %d open tables already; close one, or wait until somebody joins");
    need(
        all.stream().filter(t -> house.equals(t.house())).count(),
        OF_HOUSE,
        "%d open tables were made from your address already; try again later");
    return making.get();
  }

  private void need(long open, int most, String message) {
    if (limits != 0 && open >= most * limits) {
      throw new Refusal(Refusal.Code.TOO_MANY, message.formatted(open), "open");
    }
  }

  // ---- in which order

  /** The ids of those to show. */
  List<String> shown() {
    return shown(all());
  }

  /** The same of games that anybody may watch. */
  List<String> watchable() {
    return shown(services.store().watchable(services.now().minus(LISTED)));
  }

  private List<String> shown(List<Listed> all) {
    String lot = secret + services.now().toEpochMilli() / LOT.toMillis();
    return inTurns(all, SHARES, lot).stream().limit(MOST_SHOWN).map(Listed::id).toList();
  }

  private static List<Listed> inTurns(
      List<Listed> tables, List<Function<Listed, String>> shares, String lot) {
    if (shares.isEmpty()) {
      return tables;
    }
    Map<String, List<Listed>> groups = new LinkedHashMap<>();
    for (Listed table : tables) {
      groups.computeIfAbsent(shares.getFirst().apply(table), _ -> new ArrayList<>()).add(table);
    }
    List<List<Listed>> lines =
        groups.entrySet().stream()
            .sorted(Comparator.comparing(group -> Secrets.hash(lot + group.getKey())))
            .map(group -> inTurns(group.getValue(), shares.subList(1, shares.size()), lot))
            .toList();
    var turns = new ArrayList<Listed>();
    for (int turn = 0; turns.size() < tables.size(); turn++) {
      for (List<Listed> line : lines) {
        if (turn < line.size()) {
          turns.add(line.get(turn));
        }
      }
    }
    return turns;
  }
}
