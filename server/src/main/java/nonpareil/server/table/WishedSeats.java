package nonpareil.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonpareil.content.Content;
import nonpareil.engine.game.Mode;
import nonpareil.server.draft.HeroDraft;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.DraftRule;
import nonpareil.server.log.SeatPlan;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Visible;
import nonpareil.server.store.SeatRow;
import org.jspecify.annotations.Nullable;

/** The seats of a table that somebody wishes for, in the order of the wish. */
final class WishedSeats {

  private static final int LONGEST_NAME = 24;
  private static final int LONGEST_TEXT = 1000;

  private final Content content;
  private final Person me;
  private final Mode mode;
  private final DraftRule draft;
  private final List<SeatRow> seats = new ArrayList<>();

  /** For each seat the one it goes with; 0 for none. */
  private final List<Integer> same = new ArrayList<>();

  /** Reads them; what is wrong is told with its place. */
  WishedSeats(Content content, Person me, Mode mode, DraftRule draft, Fields fields) {
    this.content = content;
    this.me = me;
    this.mode = mode;
    this.draft = draft;
    Set<String> taken = new HashSet<>();
    for (Fields each : fields.needObjects("seats", mode.fewestPlayers(), mode.mostPlayers())) {
      SeatRow seat = seat(each, seats.size() + 1);
      boolean known = content.heroIds().contains(seat.hero());
      if (draft == DraftRule.FREE && known && !taken.add(seat.hero())) {
        throw each.bad("hero", "heroes must differ");
      }
      seats.add(seat);
      if (draft == DraftRule.MIRROR && !seat.hero().equals(seats.getFirst().hero())) {
        throw each.bad("hero", "in a mirror all heroes are the same");
      }
    }
    needMine(fields);
    needHeroes(fields);
    for (SeatRow seat : seats) {
      PeopleOnly.need(content, seats, seat.hero(), "seats[%d].hero".formatted(seat.seat() - 1));
    }
  }

  private void needHeroes(Fields fields) {
    if (draft == DraftRule.MIRROR && mode == Mode.TEAMS) {
      throw fields.bad("draft", "a mirror is for duel and free-for-all");
    }
    int needed = HeroDraft.heroesFor(draft, seats.size());
    int there = PeopleOnly.heroes(content, seats).size();
    if (there < needed) {
      throw fields.bad("draft", "it takes %d heroes, there are %d".formatted(needed, there));
    }
  }

  List<SeatRow> seats() {
    return seats;
  }

  /** What is agreed about them when one of them begins. */
  SeatPlan plan(int first) {
    int size = seats.size();
    var choosing = new ArrayList<Integer>();
    var marks = new ArrayList<Integer>();
    var with = new ArrayList<Integer>();
    for (int i = 0; i < size; i++) {
      int place = (first - 1 + i) % size;
      marks.add(place + 1);
      with.add(same.get(place) == 0 ? 0 : Math.floorMod(same.get(place) - first, size) + 1);
      if (draft == DraftRule.FREE && seats.get(place).hero().equals(Agreement.CHOICE)) {
        choosing.add(i + 1);
      }
    }
    return new SeatPlan(choosing, marks, with);
  }

  /** One's own seat; with teams perhaps both of one team. */
  private void needMine(Fields fields) {
    List<Integer> mine =
        seats.stream().filter(s -> s.who().equals(NewTable.ME)).map(SeatRow::seat).toList();
    if (mine.isEmpty()) {
      throw fields.bad("seats", "expected a seat with who: me");
    }
    if (mine.stream().anyMatch(seat -> !areMates(seat, mine.getFirst()))) {
      throw fields.bad(
          "seats",
          mode == Mode.TEAMS
              ? "expected who: me for seats of one team only"
              : "expected one seat with who: me");
    }
  }

  private boolean areMates(int seat, int other) {
    return mode.team(seat - 1) == mode.team(other - 1);
  }

  private SeatRow seat(Fields fields, int number) {
    String who =
        fields.needWord(
            "who", List.of(NewTable.ME, NewTable.HERE, NewTable.LINK, NewTable.COMPUTER));
    String hero = hero(fields, who);
    boolean computer = who.equals(NewTable.COMPUTER);
    if (!computer && fields.has("level")) {
      throw fields.bad("level", "only for a computer");
    }
    String level = computer ? fields.word("level", Levels.ALL.getFirst(), Levels.ALL) : null;
    String name = name(fields);
    same.add(same(fields, who, number));
    fields.end();
    boolean mine = who.equals(NewTable.ME) || who.equals(NewTable.HERE);
    String shown = name != null ? name : who.equals(NewTable.ME) ? me.name() : "";
    return new SeatRow(number, who, mine ? me.id() : null, shown, level, hero, null)
        .withAvatar(who.equals(NewTable.ME) ? me.avatar() : null);
  }

  private String hero(Fields fields, String who) {
    return switch (draft) {
      case FREE, MIRROR -> {
        List<String> heroes = new ArrayList<>(content.heroIds());
        heroes.add(Agreement.RANDOM);
        if (who.equals(NewTable.LINK) && draft == DraftRule.FREE) {
          heroes.add(Agreement.CHOICE);
        }
        yield fields.word("hero", Agreement.RANDOM, heroes);
      }
      case RANDOM -> fields.word("hero", Agreement.RANDOM, List.of(Agreement.RANDOM));
      case BLIND, PICK_AND_BAN -> fields.word("hero", Agreement.CHOICE, List.of(Agreement.CHOICE));
    };
  }

  /** The seat by link that this one goes with; 0 for none. */
  private int same(Fields fields, String who, int number) {
    if (!fields.has("same")) {
      return 0;
    }
    if (!who.equals(NewTable.LINK)) {
      throw fields.bad("same", "only for a seat with who: link");
    }
    int other = fields.needNumber("same", 1, mode.mostPlayers());
    if (other >= number
        || !areMates(other, number)
        || !seats.get(other - 1).who().equals(NewTable.LINK)
        || same.get(other - 1) != 0) {
      throw fields.bad("same", "expected an earlier seat of the same team with who: link");
    }
    return other;
  }

  private static @Nullable String name(Fields fields) {
    String name = fields.text("name", LONGEST_TEXT);
    if (name == null) {
      return null;
    }
    String trimmed = name.strip();
    boolean odd = !trimmed.codePoints().allMatch(Visible::isVisible);
    if (odd || trimmed.codePointCount(0, trimmed.length()) > LONGEST_NAME) {
      throw fields.bad("name", "expected at most %d letters".formatted(LONGEST_NAME));
    }
    return trimmed;
  }
}
