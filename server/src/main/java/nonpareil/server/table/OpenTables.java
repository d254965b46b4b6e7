package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
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
  private static final int LOOKS = 5;
  private static final long MOMENT = 50; // milliseconds
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
    secret = services.store().settle("lot", services.secrets().secret()); // one list everywhere
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

  /**
   * Makes a table for the list. Two at once, at whichever servers, may find the same room; so it is
   * counted again once the table is there, and who has come too late closes it. Who came first
   * gives the others a moment to do so: if one of them has not seen it, nobody else will give way.
   *
   * @param closing closes the table again, by its id
   */
  ObjectNode make(Person me, String house, Supplier<ObjectNode> making, Consumer<String> closing) {
    List<Share> shares =
        List.of(
            new Share(
                t -> t.creator().equals(me.id()),
                OF_PERSON,
                "you have %d open tables already; close one, or wait until somebody joins"),
            new Share(
                t -> house.equals(t.house()),
                OF_HOUSE,
                "%d open tables were made from your address already; try again later"));
    List<Listed> before = all();
    for (Share share : shares) {
      if (isFull(share.of(before).size(), share)) {
        throw share.refusal(share.of(before).size());
      }
    }
    ObjectNode made = making.get();
    String id = made.path("table").path("table").asText();
    for (Share share : shares) {
      if (!hasRoom(share, id)) {
        closing.accept(id);
        throw share.refusal(share.of(all()).size());
      }
    }
    return made;
  }

  /** Those of whom there may be so many. */
  private record Share(Predicate<Listed> which, int most, String message) {
    List<String> of(List<Listed> all) {
      return all.stream().filter(which).map(Listed::id).toList();
    }

    Refusal refusal(int open) {
      return new Refusal(Refusal.Code.TOO_MANY, message.formatted(open), "open");
    }
  }

  private boolean isFull(int open, Share share) {
    return limits != 0 && open >= share.most * limits;
  }

  /** Whether a table that was just made may stay. Who came later gives way sooner. */
  private boolean hasRoom(Share share, String id) {
    for (int look = 1; ; look++) {
      List<String> open = share.of(all());
      int before = open.indexOf(id);
      if (before < 0 || !isFull(open.size() - 1, share)) {
        return true;
      }
      boolean late = isFull(before, share) || look >= LOOKS * (share.most - before);
      if (late || !isPatient()) {
        return false;
      }
    }
  }

  private static boolean isPatient() {
    try {
      TimeUnit.MILLISECONDS.sleep(MOMENT);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
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
