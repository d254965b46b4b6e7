package nonpareil.server.log;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What is agreed about the seats of a table, beside who sits there.
 *
 * @param choosing the seats whose people choose their hero when they join
 * @param marks the colour and shape of each seat; of a table that says nothing its number
 * @param same for each seat the one it goes with: who takes that one takes both; 0 for none
 */
public record SeatPlan(List<Integer> choosing, List<Integer> marks, List<Integer> same) {

  /** Nothing but seats. */
  public static final SeatPlan PLAIN = new SeatPlan(List.of(), List.of(), List.of());

  public SeatPlan {
    choosing = List.copyOf(choosing);
    marks = List.copyOf(marks);
    same = List.copyOf(same);
  }

  public int mark(int seat) {
    return seat <= marks.size() ? marks.get(seat - 1) : seat;
  }

  /** The seat that this one goes with; 0 for none. */
  public int same(int seat) {
    return seat <= same.size() ? same.get(seat - 1) : 0;
  }

  /** The seat that goes with this one; 0 for none. */
  public int second(int seat) {
    return same.indexOf(seat) + 1;
  }

  /** The same people once more, with another of them first: marks stay with them. */
  public SeatPlan next(int seats, int first) {
    var turned = new ArrayList<Integer>();
    for (int i = 0; i < seats; i++) {
      turned.add(mark((first - 1 + i) % seats + 1));
    }
    return new SeatPlan(List.of(), turned, List.of());
  }

  // ---- as it is stored

  void write(ObjectNode json) {
    write(json, "choosing", choosing);
    if (!marks.isEmpty()) {
      write(json, "marks", marks);
    }
    if (same.stream().anyMatch(seat -> seat != 0)) {
      write(json, "same", same);
    }
  }

  private static void write(ObjectNode json, String key, List<Integer> numbers) {
    var list = json.putArray(key);
    numbers.forEach(list::add);
  }

  static SeatPlan of(JsonNode json) {
    return new SeatPlan(numbers(json, "choosing"), numbers(json, "marks"), numbers(json, "same"));
  }

  private static List<Integer> numbers(JsonNode json, String key) {
    var numbers = new ArrayList<Integer>();
    json.path(key).forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }
}
