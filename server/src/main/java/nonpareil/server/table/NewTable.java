package nonpareil.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.DraftRule;
import nonpareil.server.log.Series;
import nonpareil.server.log.TalkRule;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.WatchRule;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.store.SeatRow;

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

  private static final int LEAST_DECISION_SECONDS = 5;
  private static final int LEAST_GAME_SECONDS = 10;
  private static final int MOST_INCREMENT = 600;
  private static final int MOST_GAMES = 5;

  /** Reads a wish of a person; what is wrong with it is told with its place. */
  static NewTable read(Content content, Person me, Fields fields, RandomGenerator random) {
    String modeText = fields.word("mode", Mode.DUEL.text(), Mode.byText().keySet());
    Mode mode = Mode.of(modeText);
    Edition edition = Agreement.edition(fields.word("edition", "2023", List.of("2019", "2023")));
    DraftRule draft = DraftRule.of(fields.word("draft", DraftRule.WORDS));
    var wished = new WishedSeats(content, me, mode, draft, fields);
    int first = first(fields, wished.seats().size(), random);
    List<SeatRow> seats = inTurnOrder(wished.seats(), first);
    boolean hotSeat = seats.stream().anyMatch(s -> s.who().equals(HERE));
    var agreed =
        new Agreement(
            mode,
            edition == null ? Edition.BOOK_2023 : edition,
            board(content, mode, fields, Agreement.RANDOM),
            fields.flag("mulligan"),
            clock(fields),
            UndoRule.of(fields.word("undo", "rules", List.of("rules", "consent", "none"))),
            fields.flag("open"),
            hotSeat,
            false,
            null,
            talk(fields, hotSeat),
            draft,
            series(fields),
            WatchRule.of(fields.word("watch", WatchRule.WORDS)),
            wished.plan(first));
    fields.end();
    return new NewTable(agreed, seats);
  }

  /** Whether it will wait in the public list. */
  boolean isListed() {
    return agreed.open() && !seats.stream().allMatch(SeatRow::isTaken);
  }

  // ---- the board

  /** The boards a mode can be played on. */
  static List<String> boards(Content content, Mode mode) {
    return content.boardIds().stream()
        .filter(id -> content.board(id).board().starts() >= mode.startSpaces())
        .toList();
  }

  /** A board that fits, or any such; the reason why one does not is told. */
  static String board(Content content, Mode mode, Fields fields, String otherwise) {
    List<String> fitting = boards(content, mode);
    var known = new ArrayList<>(content.boardIds());
    known.add(Agreement.RANDOM);
    String board = fields.word("board", otherwise, known);
    if (!board.equals(Agreement.RANDOM) && !fitting.contains(board)) {
      int starts = content.board(board).board().starts();
      throw fields.bad(
          "board",
          "%s has %d start spaces, mode %s needs %d"
              .formatted(board, starts, mode.text(), mode.startSpaces()));
    }
    if (fitting.isEmpty()) {
      throw fields.bad("board", "no board has the start spaces mode " + mode.text() + " needs");
    }
    return board;
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

  // ---- several games

  private static Series series(Fields fields) {
    int games = fields.number("series", 1, MOST_GAMES, 1);
    if (games % 2 == 0) {
      throw fields.bad("series", "expected 1, 3 or 5");
    }
    return Series.of(games);
  }

  // ---- talk

  /** With strangers nobody writes, unless it is wished for. */
  private static TalkRule talk(Fields fields, boolean hotSeat) {
    String wished = fields.word("talk", TalkRule.WORDS);
    TalkRule rule = TalkRule.of(wished, hotSeat, fields.flag("open"));
    if (hotSeat && rule != TalkRule.OFF) {
      throw fields.bad("talk", "at one screen nobody needs it: expected " + TalkRule.OFF.text());
    }
    return rule;
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
