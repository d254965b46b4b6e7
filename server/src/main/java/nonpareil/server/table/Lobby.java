package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Origin;
import nonpareil.server.log.Result;
import nonpareil.server.log.UndoRule;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** What happens at a table before its game begins. A game begins when all seats are taken. */
final class Lobby {

  private static final int MOST_UNFINISHED = 100;
  private static final Duration UNFINISHED = Duration.ofDays(7);

  private final Table table;
  private final Services services;

  Lobby(Table table) {
    this.table = table;
    services = table.services();
  }

  // ---- making tables

  /** Who has too many games that are not over makes no more. */
  static void needFewUnfinished(Services services, String person, String message) {
    Instant since = services.now().minus(UNFINISHED);
    if (services.store().unfinishedOf(person, since) >= MOST_UNFINISHED) {
      throw new Refusal(Code.TOO_MANY, message);
    }
  }

  /** Makes the table somebody wishes for; the secrets of its seats by link. */
  ObjectNode create(Person me, String house, NewTable wish) {
    ObjectNode invitations = Json.object();
    var seats = new ArrayList<SeatRow>();
    for (SeatRow seat : wish.seats()) {
      if (seat.isTaken()) {
        seats.add(seat);
      } else {
        String secret = services.secrets().secret();
        invitations.put(String.valueOf(seat.seat()), secret);
        seats.add(seat.withInvitation(Secrets.hash(secret)));
      }
    }
    take(row(me.id(), wish.isListed() ? house : null, wish.agreed(), seats), List.of());
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
    take(row(me.id(), null, agreed, seats), List.of());
  }

  /** The same people once more as they agreed, the loser first; the old table is to know of it. */
  void rematch(String creator, TableRow old, Result result, RematchOffer offer) {
    int first =
        result.draw()
            ? 2
            : old.seats().stream()
                .mapToInt(SeatRow::seat)
                .filter(s -> !result.winners().contains(s))
                .findFirst()
                .orElse(1);
    Agreement agreed = Agreement.of(Json.parse(old.settings())).withBoard(offer.board());
    List<SeatRow> same =
        old.seats().stream().map(s -> s.withHero(offer.heroes().get(s.seat() - 1))).toList();
    List<SeatRow> seats = agreed.lesson() != null ? same : NewTable.inTurnOrder(same, first);
    take(row(creator, null, agreed, seats), List.of(old.withRematch(table.id())));
  }

  private TableRow row(
      String creator, @Nullable String house, Agreement agreed, List<SeatRow> seats) {
    return new TableRow(
        table.id(),
        TableRow.WAITING,
        creator,
        services.now(),
        Json.text(agreed.json()),
        agreed.open(),
        house,
        null,
        null,
        null,
        seats);
  }

  private void save(TableRow row) {
    table.seating().save(row, List.of());
  }

  /** Takes the table as it now stands, and begins if nobody is missing. */
  private void take(TableRow row, List<TableRow> others) {
    if (row.seats().stream().allMatch(SeatRow::isTaken)) {
      begin(row, others);
    } else {
      save(row);
      table.sendInfo();
    }
  }

  private void begin(TableRow row, List<TableRow> others) {
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    String lessonId = agreed.lesson();
    Lesson lesson = lessonId == null ? null : services.games().lesson(lessonId);
    boolean known = services.content().boardIds().contains(agreed.board());
    known |= agreed.board().equals(Agreement.RANDOM);
    for (SeatRow seat : row.seats()) {
      known &=
          seat.hero().equals(Agreement.RANDOM)
              || services.content().heroIds().contains(seat.hero());
    }
    if (!known || lessonId != null && lesson == null) {
      throw new Refusal(Code.CONFLICT, "its heroes or its board are not there any more");
    }
    if (lesson != null) {
      Origin origin = services.games().origin(lesson, services.secrets().seed());
      table.begin(origin, row.withState(TableRow.PLAYING), others);
      return;
    }
    List<String> heroes = heroes(row.seats());
    Agreement settled = agreed.withBoard(board(agreed));
    var seats = new ArrayList<SeatRow>();
    for (SeatRow seat : row.seats()) {
      seats.add(seat.withHero(heroes.get(seat.seat() - 1)).withInvitation(null));
    }
    Origin origin =
        services
            .games()
            .origin(settled, heroes, services.secrets().key(), services.secrets().seed(), true);
    TableRow playing =
        row.withState(TableRow.PLAYING).withSeats(seats).withSettings(Json.text(settled.json()));
    table.begin(origin, playing, others);
  }

  /** Random heroes are drawn among those nobody has. */
  private List<String> heroes(List<SeatRow> seats) {
    var heroes = new ArrayList<>(seats.stream().map(SeatRow::hero).toList());
    for (int i = 0; i < heroes.size(); i++) {
      if (heroes.get(i).equals(Agreement.RANDOM)) {
        List<String> free =
            services.content().heroIds().stream().filter(h -> !heroes.contains(h)).toList();
        heroes.set(i, free.get(services.secrets().random().nextInt(free.size())));
      }
    }
    return heroes;
  }

  private String board(Agreement agreed) {
    if (!agreed.board().equals(Agreement.RANDOM)) {
      return agreed.board();
    }
    List<String> boards = services.content().boardIds();
    return boards.get(services.secrets().random().nextInt(boards.size()));
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
      throw new Refusal(Code.CONFLICT, "the game has begun");
    }
    SeatRow seat = secret == null ? openSeat(row, wanted) : invited(row, secret, wanted);
    Agreement agreed = table.seating().agreement();
    String chosen = chosen(row, agreed.choosing().contains(seat.seat()), seat, hero);
    var seats = new ArrayList<>(row.seats());
    seats.set(seat.seat() - 1, seat.takenBy(me.id(), me.name()).withHero(chosen));
    take(row.withSeats(seats), List.of());
  }

  private static SeatRow openSeat(TableRow row, @Nullable Integer wanted) {
    if (!row.listed()) {
      throw new Refusal(Code.FORBIDDEN, "this table needs an invitation");
    }
    return row.seats().stream()
        .filter(s -> !s.isTaken() && (wanted == null || wanted == s.seat()))
        .findFirst()
        .orElseThrow(() -> new Refusal(Code.CONFLICT, "this seat is taken", "seat"));
  }

  private static SeatRow invited(TableRow row, String secret, @Nullable Integer wanted) {
    String hash = Secrets.hash(secret);
    return row.seats().stream()
        .filter(s -> hash.equals(s.invitation()) && (wanted == null || wanted == s.seat()))
        .findFirst()
        .orElseThrow(() -> new Refusal(Code.FORBIDDEN, "the invitation is void", "secret"));
  }

  private String chosen(TableRow row, boolean chooses, SeatRow seat, @Nullable String hero) {
    if (!chooses) {
      return seat.hero();
    }
    Content content = services.content();
    if (hero == null) {
      throw new Refusal(Code.BAD_VALUE, "expected a hero", "hero");
    }
    boolean random = hero.equals(Agreement.RANDOM);
    if (!random && !content.heroIds().contains(hero)) {
      throw new Refusal(
          Code.BAD_VALUE, "expected one of " + String.join(", ", content.heroIds()), "hero");
    }
    if (!random && row.seats().stream().anyMatch(s -> s.hero().equals(hero))) {
      throw new Refusal(Code.CONFLICT, "somebody else has this hero", "hero");
    }
    return hero;
  }

  void leave(Person me) {
    TableRow row = table.row();
    if (!row.isIn(TableRow.WAITING)) {
      throw new Refusal(Code.CONFLICT, "the game has begun; resign instead", null);
    }
    if (row.creator().equals(me.id())) {
      save(row.withState(TableRow.CLOSED));
      table.sendInfo();
      return;
    }
    Agreement agreed = table.seating().agreement();
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
      throw new Refusal(Code.FORBIDDEN, "you do not sit here");
    }
    save(row.withSeats(seats));
    table.sendInfo();
  }

  /** A new invitation to a seat; the old one is void. */
  String invite(Person me, int number) {
    TableRow row = table.row();
    if (!row.creator().equals(me.id())) {
      throw new Refusal(Code.FORBIDDEN, "only who made the table may invite");
    }
    SeatRow seat = table.seating().seat(number);
    if (seat == null) {
      throw new Refusal(Code.BAD_VALUE, "there is no seat " + number, "seat");
    }
    if (!row.isIn(TableRow.WAITING) || seat.isTaken()) {
      throw new Refusal(Code.CONFLICT, "the seat is taken", "seat");
    }
    String secret = services.secrets().secret();
    var seats = new ArrayList<>(row.seats());
    seats.set(number - 1, seat.withInvitation(Secrets.hash(secret)));
    save(row.withSeats(seats));
    return secret;
  }
}
