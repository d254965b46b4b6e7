package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Result;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What the people of a finished game may play next, and who of them has agreed to it. It is stored
 * where the offers of the game were, which are void by then.
 *
 * @param number counts the offers, so that nobody agrees to another one than was seen
 * @param by the seat of who made it
 * @param heroes of each seat, as the seats were; an id or {@code random}
 * @param board an id or {@code random}
 * @param first the seat that begins; 0 for the first who lost, {@link #ANY} for anybody
 * @param agreed the seats whose people want it so
 * @param declined the seat of who does not; 0 for nobody
 */
record RematchOffer(
    int number,
    int by,
    List<String> heroes,
    String board,
    int first,
    SortedSet<Integer> agreed,
    int declined) {

  private static final String KEY = "rematch";

  /** Chance decides who begins. */
  static final int ANY = -1;

  RematchOffer {
    heroes = List.copyOf(heroes);
    agreed = new TreeSet<>(agreed);
  }

  boolean isOpen() {
    return declined == 0;
  }

  /** Who begins the next game, after how this one ended. */
  int begins(Result result, RandomGenerator random) {
    if (first == ANY) {
      return random.nextInt(heroes.size()) + 1;
    }
    if (first > 0) {
      return first;
    }
    return result.draw()
        ? 2
        : IntStream.rangeClosed(1, heroes.size())
            .filter(seat -> !result.winners().contains(seat))
            .findFirst()
            .orElse(1);
  }

  /** Somebody wants it so too, perhaps with other heroes for the own seats. */
  RematchOffer agreedBy(Collection<Integer> seats, List<String> changed) {
    var all = new TreeSet<>(agreed);
    all.addAll(seats);
    return new RematchOffer(number, by, changed, board, first, all, declined);
  }

  /** As far as these seats are concerned, nobody has agreed. */
  RematchOffer without(Collection<Integer> seats) {
    var rest = new TreeSet<>(agreed);
    rest.removeAll(seats);
    return new RematchOffer(number, by, heroes, board, first, rest, declined);
  }

  RematchOffer declinedBy(int seat) {
    return new RematchOffer(number, by, heroes, board, first, agreed, seat);
  }

  // ---- as it is shown, and as it is stored

  private ObjectNode json() {
    ObjectNode json = Json.object().put("number", number).put("by", by);
    ArrayNode list = json.putArray("heroes");
    heroes.forEach(list::add);
    json.put("board", board);
    if (first > 0) {
      json.put("first", first);
    } else {
      json.put("first", first == ANY ? Agreement.RANDOM : null);
    }
    ArrayNode seats = json.putArray("agreed");
    agreed.forEach(seats::add);
    return declined == 0 ? json.putNull("declined") : json.put("declined", declined);
  }

  /** For the column of the offers. */
  String text() {
    ObjectNode json = Json.object();
    json.set(KEY, json());
    return Json.text(json);
  }

  static @Nullable RematchOffer of(TableRow row) {
    JsonNode json = stored(row);
    if (json == null) {
      return null;
    }
    var heroes = new ArrayList<String>();
    json.path("heroes").forEach(hero -> heroes.add(hero.asText()));
    var agreed = new TreeSet<Integer>();
    json.path("agreed").forEach(seat -> agreed.add(seat.asInt()));
    return new RematchOffer(
        json.path("number").asInt(),
        json.path("by").asInt(),
        heroes,
        json.path("board").asText(),
        json.path("first").asText().equals(Agreement.RANDOM) ? ANY : json.path("first").asInt(),
        agreed,
        json.path("declined").asInt());
  }

  /** As it is shown to everybody; null if there is none. */
  static @Nullable JsonNode stored(TableRow row) {
    String text = row.isIn(TableRow.OVER) ? row.offers() : null;
    return text == null ? null : Json.parse(text).get(KEY);
  }
}
