package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;

/** What happens at a table before its game begins. A game begins when all seats are taken. */
final class Lobby {

  private final Table table;
  private final Setting setting;

  Lobby(Table table) {
    this.table = table;
    setting = table.setting();
  }

  // ---- making tables

  /** Makes the table somebody wishes for; the secrets of its seats by link. */
  ObjectNode create(Person me, NewTable wish) {
    ObjectNode invitations = Json.object();
    var seats = new ArrayList<SeatRow>();
    for (SeatRow seat : wish.seats()) {
      if (seat.isTaken()) {
        seats.add(seat);
      } else {
        String secret = setting.secrets().secret();
        invitations.put(String.valueOf(seat.seat()), secret);
        seats.add(seat.withInvitation(Secrets.hash(secret)));
      }
    }
    take(row(me.id(), wish.agreed(), seats), List.of());
    return invitations;
  }

  void lesson(Person me, Lesson lesson) {
    var heroes = lesson.game().setup().heroes();
    var agreed =
        new Agreement(
            lesson.game().setup().mode().text(),
            lesson.game().setup().edition(),
            lesson.game().board().id(),
            false,
            new ClockRule.None(),
            UndoRule.RULES,
            false,
            false,
            false,
            lesson.id(),
            List.of());
    List<SeatRow> seats =
        List.of(
            new SeatRow(1, NewTable.ME, me.id(), me.name(), null, heroes.get(0).id(), null),
            new SeatRow(2, NewTable.COMPUTER, null, "", Levels.LESSON, heroes.get(1).id(), null));
    take(row(me.id(), agreed, seats), List.of());
  }

  /** The same people once more, the loser first; the old table is to know of it. */
  void rematch(TableRow old, Result result) {
    int first =
        result.draw()
            ? 2
            : old.seats().stream()
                .mapToInt(SeatRow::seat)
                .filter(s -> !result.winners().contains(s))
                .findFirst()
                .orElse(1);
    Agreement agreed = Agreement.of(Json.parse(old.settings()));
    List<SeatRow> seats =
        agreed.lesson() != null ? old.seats() : NewTable.inTurnOrder(old.seats(), first);
    take(row(old.creator(), agreed, seats), List.of(old.withRematch(table.id())));
  }

  private TableRow row(String creator, Agreement agreed, List<SeatRow> seats) {
    return new TableRow(
        table.id(),
        TableRow.WAITING,
        creator,
        setting.now(),
        Json.text(agreed.json()),
        agreed.open(),
        null,
        null,
        null,
        seats);
  }

  /** Takes the table as it now stands, and begins if nobody is missing. */
  private void take(TableRow row, List<TableRow> others) {
    if (row.seats().stream().allMatch(SeatRow::isTaken)) {
      begin(row, others);
    } else {
      table.save(row, List.of());
      table.sendInfo();
    }
  }

  private void begin(TableRow row, List<TableRow> others) {
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    String lessonId = agreed.lesson();
    Lesson lesson = lessonId == null ? null : setting.lessons().find(lessonId);
    boolean known = setting.content().boardIds().contains(agreed.board());
    known |= agreed.board().equals(Agreement.RANDOM);
    for (SeatRow seat : row.seats()) {
      known &=
          seat.hero().equals(Agreement.RANDOM) || setting.content().heroIds().contains(seat.hero());
    }
    if (!known || lessonId != null && lesson == null) {
      throw new TableException("conflict", "its heroes or its board are not there any more", null);
    }
    if (lesson != null) {
      TableRow playing = row.withState(TableRow.PLAYING);
      Match.begin(table, Origin.lesson(lesson, setting.secrets().seed()), playing, others);
      return;
    }
    List<String> heroes = heroes(row.seats());
    Agreement settled = agreed.withBoard(board(agreed));
    var seats = new ArrayList<SeatRow>();
    for (SeatRow seat : row.seats()) {
      seats.add(seat.withHero(heroes.get(seat.seat() - 1)).withInvitation(null));
    }
    Origin origin =
        Origin.begin(
            setting, settled, heroes, setting.secrets().seed(), setting.secrets().seed(), true);
    TableRow playing =
        row.withState(TableRow.PLAYING).withSeats(seats).withSettings(Json.text(settled.json()));
    Match.begin(table, origin, playing, others);
  }

  /** Random heroes are drawn among those nobody has. */
  private List<String> heroes(List<SeatRow> seats) {
    var heroes = new ArrayList<>(seats.stream().map(SeatRow::hero).toList());
    for (int i = 0; i < heroes.size(); i++) {
      if (heroes.get(i).equals(Agreement.RANDOM)) {
        List<String> free =
            setting.content().heroIds().stream().filter(h -> !heroes.contains(h)).toList();
        heroes.set(i, free.get(setting.secrets().random().nextInt(free.size())));
      }
    }
    return heroes;
  }

  private String board(Agreement agreed) {
    if (!agreed.board().equals(Agreement.RANDOM)) {
      return agreed.board();
    }
    List<String> boards = setting.content().boardIds();
    return boards.get(setting.secrets().random().nextInt(boards.size()));
  }

  // ---- coming and going

  void join(Person me, @Nullable String secret, @Nullable Integer wanted, @Nullable String hero) {
    TableRow row = table.row();
    boolean seated = row.seats().stream().anyMatch(s -> me.id().equals(s.person()));
    if (secret == null && seated) {
      return; // there already
    }
    if (!row.isIn(TableRow.WAITING)) {
      if (seated) {
        return;
      }
      throw new TableException("conflict", "the game has begun", null);
    }
    SeatRow seat = secret == null ? openSeat(row, wanted) : invited(row, secret, wanted);
    Agreement agreed = table.agreement();
    String chosen = chosen(row, agreed.choosing().contains(seat.seat()), seat, hero);
    var seats = new ArrayList<>(row.seats());
    seats.set(seat.seat() - 1, seat.takenBy(me.id(), me.name()).withHero(chosen));
    take(row.withSeats(seats), List.of());
  }

  private static SeatRow openSeat(TableRow row, @Nullable Integer wanted) {
    if (!row.listed()) {
      throw new TableException("forbidden", "this table needs an invitation", null);
    }
    return row.seats().stream()
        .filter(s -> !s.isTaken() && (wanted == null || wanted == s.seat()))
        .findFirst()
        .orElseThrow(() -> new TableException("conflict", "this seat is taken", "seat"));
  }

  private static SeatRow invited(TableRow row, String secret, @Nullable Integer wanted) {
    String hash = Secrets.hash(secret);
    return row.seats().stream()
        .filter(s -> hash.equals(s.invitation()) && (wanted == null || wanted == s.seat()))
        .findFirst()
        .orElseThrow(() -> new TableException("forbidden", "the invitation is void", "secret"));
  }

  private String chosen(TableRow row, boolean chooses, SeatRow seat, @Nullable String hero) {
    if (!chooses) {
      return seat.hero();
    }
    Content content = setting.content();
    if (hero == null) {
      throw new TableException("bad-value", "expected a hero", "hero");
    }
    boolean random = hero.equals(Agreement.RANDOM);
    if (!random && !content.heroIds().contains(hero)) {
      throw new TableException(
          "bad-value", "expected one of " + String.join(", ", content.heroIds()), "hero");
    }
    if (!random && row.seats().stream().anyMatch(s -> s.hero().equals(hero))) {
      throw new TableException("conflict", "somebody else has this hero", "hero");
    }
    return hero;
  }

  void leave(Person me) {
    TableRow row = table.row();
    if (!row.isIn(TableRow.WAITING)) {
      throw new TableException("conflict", "the game has begun; resign instead", null);
    }
    if (row.creator().equals(me.id())) {
      table.save(row.withState(TableRow.CLOSED), List.of());
      table.sendInfo();
      return;
    }
    Agreement agreed = table.agreement();
    var seats = new ArrayList<SeatRow>();
    boolean any = false;
    for (SeatRow seat : row.seats()) {
      boolean mine = me.id().equals(seat.person());
      any |= mine;
      SeatRow left = seat.takenBy(null, "");
      boolean chooses = agreed.choosing().contains(seat.seat());
      seats.add(mine ? (chooses ? left.withHero(Agreement.CHOICE) : left) : seat);
    }
    if (!any) {
      throw new TableException("forbidden", "you do not sit here", null);
    }
    table.save(row.withSeats(seats), List.of());
    table.sendInfo();
  }

  /** A new invitation to a seat; the old one is void. */
  String invite(Person me, int number) {
    TableRow row = table.row();
    if (!row.creator().equals(me.id())) {
      throw new TableException("forbidden", "only who made the table may invite", null);
    }
    SeatRow seat = table.seat(number);
    if (seat == null) {
      throw new TableException("bad-value", "there is no seat " + number, "seat");
    }
    if (!row.isIn(TableRow.WAITING) || seat.isTaken()) {
      throw new TableException("conflict", "the seat is taken", "seat");
    }
    String secret = setting.secrets().secret();
    var seats = new ArrayList<>(row.seats());
    seats.set(number - 1, seat.withInvitation(Secrets.hash(secret)));
    table.save(row.withSeats(seats), List.of());
    return secret;
  }
}
