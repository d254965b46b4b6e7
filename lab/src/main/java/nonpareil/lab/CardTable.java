package nonpareil.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonpareil.content.Content;
import nonpareil.engine.hero.Card;
import nonpareil.lab.CardUse.What;

/** What every card did over all games. */
public final class CardTable {

  /** One card of one hero. */
  public static final class Line {
    private final String hero;
    private final Card card;
    private final CardUse use = new CardUse();
    private int games;
    private int gamesDrawn;
    private int winsDrawn;
    private int gamesPlayed;
    private int winsPlayed;

    private Line(String hero, Card card) {
      this.hero = hero;
      this.card = card;
    }

    public String hero() {
      return hero;
    }

    public Card card() {
      return card;
    }

    public CardUse use() {
      return use;
    }

    /** How often its hero was in a seat. */
    public int games() {
      return games;
    }

    public int gamesDrawn() {
      return gamesDrawn;
    }

    public int winsDrawn() {
      return winsDrawn;
    }

    public int gamesPlayed() {
      return gamesPlayed;
    }

    public int winsPlayed() {
      return winsPlayed;
    }
  }

  private final Map<String, Map<String, Line>> lines = new LinkedHashMap<>();

  CardTable(List<String> heroes, Content content) {
    for (String hero : heroes) {
      var cards = new LinkedHashMap<String, Line>();
      content.hero(hero).hero().cards().forEach(c -> cards.put(c.id(), new Line(hero, c)));
      lines.put(hero, cards);
    }
  }

  void add(Row row, List<Map<String, CardUse>> cards) {
    for (int seat = 0; seat < row.match().seats(); seat++) {
      int won = row.won(seat) ? 1 : 0;
      Map<String, Line> deck = lines.getOrDefault(row.match().heroes().get(seat), Map.of());
      deck.values().forEach(line -> line.games++);
      for (Map.Entry<String, CardUse> entry : cards.get(seat).entrySet()) {
        Line line = deck.get(entry.getKey());
        if (line == null) {
          throw new LabException(
              "found card \"%s\" of %s in the card log, expected one of its deck"
                  .formatted(entry.getKey(), row.match().heroes().get(seat)));
        }
        CardUse use = entry.getValue();
        line.use.add(use);
        if (use.get(What.DRAWN) > 0) {
          line.gamesDrawn++;
          line.winsDrawn += won;
        }
        if (use.played() > 0) {
          line.gamesPlayed++;
          line.winsPlayed += won;
        }
      }
    }
  }

  /** All cards, hero by hero in the order of the decks. */
  public List<Line> lines() {
    return lines.values().stream().flatMap(deck -> deck.values().stream()).toList();
  }

  // ---- as a file

  static List<String> columns() {
    var columns =
        new ArrayList<>(
            List.of("hero", "card", "type", "copies", "games", "games_drawn", "wins_drawn"));
    columns.addAll(List.of("games_played", "wins_played", "played"));
    for (What what : What.values()) {
      columns.add(what.name().toLowerCase(Locale.ROOT));
    }
    return columns;
  }

  List<String> text() {
    var text = new ArrayList<String>();
    for (Line line : lines()) {
      var fields = new ArrayList<String>();
      fields.add(line.hero);
      fields.add(line.card.id());
      fields.add(line.card.type().name().toLowerCase(Locale.ROOT));
      fields.add(String.valueOf(line.card.copies()));
      fields.add(String.valueOf(line.games));
      fields.add(String.valueOf(line.gamesDrawn));
      fields.add(String.valueOf(line.winsDrawn));
      fields.add(String.valueOf(line.gamesPlayed));
      fields.add(String.valueOf(line.winsPlayed));
      fields.add(String.valueOf(line.use.played()));
      for (What what : What.values()) {
        fields.add(String.valueOf(line.use.get(what)));
      }
      text.add(Csv.line(fields));
    }
    return text;
  }
}
