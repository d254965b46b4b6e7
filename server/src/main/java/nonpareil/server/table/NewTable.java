package nonpareil.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.UndoRule;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.store.SeatRow;
import org.jspecify.annotations.Nullable;

/**
 * A wish for a table, checked.
 *
 * @param seats in turn order; those by link are not taken yet
 */
record NewTable(Agreement agreed, List<SeatRow> seats) {

  static final String ME = "me";
  static final String HERE = "here";
  static final String LINK = "link";
  static final String COMPUTER = "computer";

  private static final int DUEL_SEATS = 2;
  private static final int LONGEST_NAME = 24;
  private static final int LEAST_DECISION_SECONDS = 5;
  private static final int LEAST_GAME_SECONDS = 10;
  private static final int MOST_INCREMENT = 600;

  private static final int LONGEST_TEXT = 1000;

  /** Reads a wish of a person; what is wrong with it is told with its place. */
  static NewTable read(Content content, Person me, Fields fields, RandomGenerator random) {
    String mode = fields.word("mode", Agreement.DUEL, List.of(Agreement.DUEL));
    Edition edition = Agreement.edition(fields.word("edition", "2023", List.of("2019", "2023")));
    List<SeatRow> wished = seats(content, me, fields);
    List<SeatRow> seats = inTurnOrder(wished, first(fields, wished.size(), random));
    List<String> boards = new ArrayList<>(content.boardIds());
    boards.add(Agreement.RANDOM);
    String board = fields.word("board", Agreement.RANDOM, boards);
    String undo = fields.word("undo", "rules", List.of("rules", "consent", "none"));
    boolean hotSeat = seats.stream().anyMatch(s -> s.who().equals(HERE));
    var agreed =
        new Agreement(
            mode,
            edition == null ? Edition.BOOK_2023 : edition,
            board,
            fields.flag("mulligan"),
            clock(fields),
            UndoRule.of(undo),
            fields.flag("open"),
            hotSeat,
            false,
            null,
            choosing(seats));
    fields.end();
    return new NewTable(agreed, seats);
  }

  private static List<Integer> choosing(List<SeatRow> seats) {
    return seats.stream()
        .filter(s -> s.hero().equals(Agreement.CHOICE))
        .map(SeatRow::seat)
        .toList();
  }

  /** Whether it will wait in the public list. */
  boolean isListed() {
    return agreed.open() && !seats.stream().allMatch(SeatRow::isTaken);
  }

  // ---- seats

  private static List<SeatRow> seats(Content content, Person me, Fields fields) {
    var seats = new ArrayList<SeatRow>();
    Set<String> taken = new HashSet<>();
    for (Fields each : fields.needObjects("seats", DUEL_SEATS)) {
      SeatRow seat = seat(content, me, each, seats.size() + 1);
      if (content.heroIds().contains(seat.hero()) && !taken.add(seat.hero())) {
        throw each.bad("hero", "heroes must differ");
      }
      seats.add(seat);
    }
    long mine = seats.stream().filter(s -> s.who().equals(ME)).count();
    if (mine != 1) {
      throw fields.bad("seats", "expected one seat with who: me");
    }
    return seats;
  }

  private static SeatRow seat(Content content, Person me, Fields fields, int number) {
    String who = fields.needWord("who", List.of(ME, HERE, LINK, COMPUTER));
    List<String> heroes = new ArrayList<>(content.heroIds());
    heroes.add(Agreement.RANDOM);
    if (who.equals(LINK)) {
      heroes.add(Agreement.CHOICE);
    }
    String hero = fields.word("hero", Agreement.RANDOM, heroes);
    boolean computer = who.equals(COMPUTER);
    if (!computer && fields.has("level")) {
      throw fields.bad("level", "only for a computer");
    }
    String level = computer ? fields.word("level", Levels.ALL.getFirst(), Levels.ALL) : null;
    String name = name(fields);
    fields.end();
    boolean mine = who.equals(ME) || who.equals(HERE);
    String shown = name != null ? name : who.equals(ME) ? me.name() : "";
    return new SeatRow(number, who, mine ? me.id() : null, shown, level, hero, null);
  }

  private static @Nullable String name(Fields fields) {
    String name = fields.text("name", LONGEST_TEXT);
    if (name == null) {
      return null;
    }
    String trimmed = name.strip();
    boolean odd =
        trimmed
            .codePoints()
            .anyMatch(
                c ->
                    switch (Character.getType(c)) {
                      case Character.CONTROL,
                          Character.FORMAT,
                          Character.SURROGATE,
                          Character.PRIVATE_USE,
                          Character.UNASSIGNED,
                          Character.LINE_SEPARATOR,
                          Character.PARAGRAPH_SEPARATOR ->
                          true;
                      default -> false;
                    });
    if (odd || trimmed.codePointCount(0, trimmed.length()) > LONGEST_NAME) {
      throw fields.bad("name", "expected at most %d letters".formatted(LONGEST_NAME));
    }
    return trimmed;
  }

  // ---- who begins

  private static int first(Fields fields, int seats, RandomGenerator random) {
    Integer first = fields.numberOr(Agreement.RANDOM, "first", 1, seats);
    return first == null ? random.nextInt(seats) + 1 : first;
  }

  /** Seats are numbered in turn order, so the one that begins is the first. */
  static List<SeatRow> inTurnOrder(List<SeatRow> seats, int first) {
    var turned = new ArrayList<>(seats);
    Collections.rotate(turned, 1 - first);
    var numbered = new ArrayList<SeatRow>();
    for (SeatRow seat : turned) {
      numbered.add(seat.withNumber(numbered.size() + 1));
    }
    return numbered;
  }

  // ---- the clock

  private static ClockRule clock(Fields fields) {
    Fields clock = fields.object("clock");
    if (clock == null) {
      return new ClockRule.None();
    }
    List<String> kinds = List.of("none", "decision", "game", "days");
    ClockRule rule =
        switch (clock.needWord("kind", kinds)) {
          case "decision" ->
              new ClockRule.PerDecision(
                  clock.needNumber("seconds", LEAST_DECISION_SECONDS, ClockRule.MOST_SECONDS));
          case "game" ->
              new ClockRule.PerGame(
                  clock.needNumber("seconds", LEAST_GAME_SECONDS, ClockRule.MOST_SECONDS),
                  clock.number("increment", 0, MOST_INCREMENT, 0));
          case "days" -> new ClockRule.Days(clock.needNumber("days", 1, ClockRule.MOST_DAYS));
          default -> new ClockRule.None();
        };
    clock.end();
    return rule;
  }
}
