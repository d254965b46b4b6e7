package nonpareil.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game that was played, with what its cards did.
 *
 * @param cards by seat and card id
 */
public record PlayedGame(Row row, List<Map<String, CardUse>> cards) {

  /** The game as text, to be sent elsewhere: its lines in the two files. */
  public String text() {
    return Csv.line(row.fields()) + cardLine();
  }

  /**
   * The game a text was made of.
   *
   * @param seats how many played
   */
  public static PlayedGame parse(String text, int seats) {
    List<String> lines = text.lines().toList();
    return new PlayedGame(
        Row.parse(Csv.fields(lines.getFirst()), seats), parseCards(Csv.fields(lines.getLast())));
  }

  /** One line of {@code card-log.csv}: the game's number, then each seat's cards. */
  String cardLine() {
    var text = new StringBuilder().append(row.match().number());
    for (Map<String, CardUse> seat : cards) {
      text.append(',');
      String gap = "";
      for (Map.Entry<String, CardUse> card : seat.entrySet()) {
        text.append(gap).append(card.getKey()).append('=').append(card.getValue().text());
        gap = " ";
      }
    }
    return text.append('\n').toString();
  }

  static List<Map<String, CardUse>> parseCards(List<String> fields) {
    var seats = new ArrayList<Map<String, CardUse>>();
    for (String field : fields.subList(1, fields.size())) {
      var cards = new LinkedHashMap<String, CardUse>();
      for (String card : field.isEmpty() ? new String[0] : field.split(" ")) {
        int equals = card.indexOf('=');
        cards.put(card.substring(0, equals), CardUse.parse(card.substring(equals + 1)));
      }
      seats.add(Collections.unmodifiableMap(cards));
    }
    return Collections.unmodifiableList(seats);
  }
}
