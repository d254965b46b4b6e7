package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.DraftRule;
import nonpareil.server.log.Origin;
import nonpareil.server.log.Result;
import nonpareil.server.log.SeatPlan;
import nonpareil.server.log.Series;
import nonpareil.server.log.TalkRule;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.WatchRule;
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
      if (seat.isTaken() || wish.agreed().seats().same(seat.seat()) != 0) {
        seats.add(seat);
      } else {
        String secret = services.secrets().secret();
        invitations.put(String.valueOf(seat.seat()), secret);
        seats.add(seat.withInvitation(Secrets.hash(secret)));
      }
    }
    boolean told = wish.isListed() || wish.agreed().watch() == WatchRule.LIST;
    take(row(me.id(), told ? house : null, wish.agreed(), seats), List.of());
    return invitations;
  }

  void lesson(Person me, Lesson lesson) {
    var heroes = lesson.game().setup().heroes();
    var agreed =
        new Agreement(
            lesson.game().setup().mode(),
            lesson.game().setup().edition(),
            lesson.game().board().id(),
            false,
            new ClockRule.None(),
            UndoRule.RULES,
            false,
            false,
            false,
            lesson.id(),
            TalkRule.OFF,
            DraftRule.FREE,
            Series.NONE,
            WatchRule.LINK,
            SeatPlan.PLAIN);
    var seats = new ArrayList<SeatRow>();
    seats.add(
        new SeatRow(1, NewTable.ME, me.id(), me.name(), null, heroes.get(0).id(), null)
            .withAvatar(me.avatar()));
    for (int seat = 2; seat <= heroes.size(); seat++) {
      String hero = heroes.get(seat - 1).id();
      seats.add(new SeatRow(seat, NewTable.COMPUTER, null, "", Levels.LESSON, hero, null));
    }
    take(row(me.id(), null, agreed, seats), List.of());
  }

  /**
   * The same people once more as they agreed, marks and teams as they were; the old table is to
   * know of it.
   */
  void rematch(String creator, TableRow old, Result result, RematchOffer offer) {
    Agreement agreed = Agreement.of(Json.parse(old.settings())).withBoard(offer.board());
    List<SeatRow> same =
        old.seats().stream().map(s -> s.withHero(offer.heroes().get(s.seat() - 1))).toList();
    int begins = agreed.lesson() != null ? 1 : offer.begins(result, services.secrets().random());
    SeatPlan plan = agreed.seats();
    Agreement next =
        agreed.next(agreed.series().next(result, plan), plan.next(same.size(), begins));
    List<SeatRow> seats = NewTable.inTurnOrder(same, begins);
    services.store().watching().inherit(old.id(), table.id());
    take(row(creator, null, next, seats), List.of(old.withRematch(table.id())));
  }

  private TableRow row(
      String creator, @Nullable String house, Agreement agreed, List<SeatRow> seats) {
    return new TableRow(
        table.id(),
        0,
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

  /** Takes the table as it now stands, and begins if nobody is missing. */
  void take(TableRow row, List<TableRow> others) {
    boolean all = row.seats().stream().allMatch(SeatRow::isTaken);
    if (all && Agreement.of(Json.parse(row.settings())).draft().isAtTable()) {
      drafting(Drafts.begun(services, row), others);
    } else if (all) {
      begin(row, others);
    } else {
      table.seating().save(row, others, List.of());
      table.sendInfo();
    }
  }

  /** Takes the table as its draft now stands, and begins if that has come to its end. */
  void drafting(TableRow row, List<TableRow> others) {
    List<String> heroes = Drafts.heroes(row);
    if (heroes.isEmpty()) {
      table.seating().save(row, others, List.of());
      table.sendInfo();
    } else {
      begin(
          row.withOffers(null)
              .withSeats(
                  row.seats().stream().map(s -> s.withHero(heroes.get(s.seat() - 1))).toList()),
          others);
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
    List<String> heroes = heroes(agreed.draft(), row.seats());
    heroes.forEach(hero -> PeopleOnly.need(services.content(), row.seats(), hero, null));
    Agreement settled = agreed.withBoard(board(agreed));
    var seats = new ArrayList<SeatRow>();
    for (SeatRow seat : row.seats()) {
      seats.add(seat.withHero(heroes.get(seat.seat() - 1)).withInvitation(null).withOffered(null));
    }
    Origin origin =
        services
            .games()
            .origin(settled, heroes, services.secrets().key(), services.secrets().seed(), true);
    TableRow playing =
        row.withListed(agreed.watch() == WatchRule.LIST)
            .withState(TableRow.PLAYING)
            .withSeats(seats)
            .withSettings(Json.text(settled.json()));
    table.begin(origin, playing, others);
  }

  /** Random heroes are drawn among those nobody has; in a mirror one for all. */
  private List<String> heroes(DraftRule rule, List<SeatRow> seats) {
    var heroes = new ArrayList<>(seats.stream().map(SeatRow::hero).toList());
    if (rule == DraftRule.MIRROR && heroes.contains(Agreement.RANDOM)) {
      List<String> all = PeopleOnly.heroes(services.content(), seats);
      return Collections.nCopies(
          heroes.size(), all.get(services.secrets().random().nextInt(all.size())));
    }
    for (int i = 0; i < heroes.size(); i++) {
      if (heroes.get(i).equals(Agreement.RANDOM)) {
        List<String> free =
            PeopleOnly.heroes(services.content(), seats).stream()
                .filter(h -> !heroes.contains(h))
                .toList();
        heroes.set(i, free.get(services.secrets().random().nextInt(free.size())));
      }
    }
    return heroes;
  }

  private String board(Agreement agreed) {
    if (!agreed.board().equals(Agreement.RANDOM)) {
      return agreed.board();
    }
    List<String> boards = NewTable.boards(services.content(), agreed.mode());
    if (boards.isEmpty()) {
      throw new Refusal(Code.CONFLICT, "no board fits any more");
    }
    return boards.get(services.secrets().random().nextInt(boards.size()));
  }
}
