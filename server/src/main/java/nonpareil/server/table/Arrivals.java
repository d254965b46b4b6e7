package nonpareil.server.table;

import java.util.ArrayList;
import java.util.List;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.SeatPlan;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;

/** Who comes to a table and leaves it before its game begins. */
final class Arrivals {

  private final Table table;

  Arrivals(Table table) {
    this.table = table;
  }

  void join(Person me, Joining wish) {
    TableRow row = table.row();
    String secret = wish.secret();
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
    SeatRow seat =
        secret == null ? freeSeat(row, me, wish.seat()) : invited(row, secret, wish.seat());
    TableRow taken = take(row, me, seat, wish.hero(), "hero");
    int second = plan().second(seat.seat());
    if (second != 0) {
      taken = take(taken, me, taken.seats().get(second - 1), wish.second(), "second");
    }
    new Lobby(table).take(taken, List.of());
  }

  private SeatPlan plan() {
    return table.seating().agreement().seats();
  }

  private TableRow take(
      TableRow row, Person me, SeatRow seat, @Nullable String hero, String place) {
    String chosen =
        plan().choosing().contains(seat.seat()) ? chosen(row, hero, place) : seat.hero();
    var seats = new ArrayList<>(row.seats());
    seats.set(seat.seat() - 1, seat.takenBy(me.id(), me.name(), me.avatar()).withHero(chosen));
    return row.withSeats(seats);
  }

  /** The one a friend keeps, or any of an open table. */
  private SeatRow freeSeat(TableRow row, Person me, @Nullable Integer wanted) {
    SeatRow kept = Kept.seat(table.services(), row, me);
    if (kept != null && (wanted == null || wanted == kept.seat())) {
      return kept;
    }
    if (!row.listed()) {
      throw new Refusal(Code.FORBIDDEN, "this table needs an invitation");
    }
    return row.seats().stream()
        .filter(s -> !s.isTaken() && plan().same(s.seat()) == 0)
        .filter(s -> wanted == null || wanted == s.seat())
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

  private String chosen(TableRow row, @Nullable String hero, String place) {
    List<String> ids = table.services().content().heroIds();
    if (hero == null) {
      throw new Refusal(Code.BAD_VALUE, "expected a hero", place);
    }
    boolean random = hero.equals(Agreement.RANDOM);
    if (!random && !ids.contains(hero)) {
      throw new Refusal(Code.BAD_VALUE, "expected one of " + String.join(", ", ids), place);
    }
    PeopleOnly.need(table.services().content(), row.seats(), hero, place);
    if (!random && row.seats().stream().anyMatch(s -> s.hero().equals(hero))) {
      throw new Refusal(Code.CONFLICT, "somebody else has this hero", place);
    }
    return hero;
  }

  void leave(Person me) {
    TableRow row = table.row();
    if (!row.isIn(TableRow.WAITING)) {
      throw new Refusal(Code.CONFLICT, "the game has begun; resign instead", null);
    }
    if (row.creator().equals(me.id())) {
      close(row);
      return;
    }
    var seats = new ArrayList<SeatRow>();
    boolean any = false;
    for (SeatRow seat : row.seats()) {
      boolean mine = me.id().equals(seat.person());
      any |= mine;
      SeatRow left = seat.takenBy(null, "", null);
      boolean chooses = plan().choosing().contains(seat.seat());
      seats.add(mine ? (chooses ? left.withHero(Agreement.CHOICE) : left) : seat);
    }
    if (!any) {
      throw new Refusal(Code.FORBIDDEN, "you do not sit here");
    }
    if (table.seating().agreement().series().game() > 1) { // it goes on with the same people
      close(row);
      return;
    }
    table.seating().save(Drafts.ended(row.withSeats(seats)), List.of());
    table.sendInfo();
  }

  private void close(TableRow row) {
    table.seating().save(row.withState(TableRow.CLOSED).withOffers(null), List.of());
    table.sendInfo();
  }

  /** A new invitation to a seat; the old one is void. */
  String invite(Person me, int number) {
    SeatRow seat = ownFree(me, number);
    String secret = table.services().secrets().secret();
    change(seat.withInvitation(Secrets.hash(secret)));
    return secret;
  }

  /** A seat is kept for a friend; whom it was kept for before does not see it any more. */
  void offer(Person me, int number, String friend) {
    SeatRow seat = ownFree(me, number);
    if (table.seating().hasPart(new Person(friend, ""))) {
      throw new Refusal(Code.CONFLICT, "this friend sits here already", "friend");
    }
    if (table.row().seats().stream().anyMatch(s -> friend.equals(s.offered()))) {
      throw new Refusal(Code.CONFLICT, "a seat is kept for this friend already", "friend");
    }
    change(seat.withOffered(friend));
    table.sendInfo();
    table.services().herald().touched(table.id(), List.of(friend));
  }

  /** Whom a seat is kept for does not want it. */
  void decline(Person me) {
    SeatRow kept = Kept.seat(table.services(), table.row(), me);
    if (kept == null) {
      throw new Refusal(Code.CONFLICT, "no seat is kept for you here");
    }
    change(kept.withOffered(null));
    table.sendInfo();
  }

  private void change(SeatRow seat) {
    var seats = new ArrayList<>(table.row().seats());
    seats.set(seat.seat() - 1, seat);
    table.seating().save(table.row().withSeats(seats), List.of());
  }

  /** A seat that who made the table may give to somebody. */
  private SeatRow ownFree(Person me, int number) {
    TableRow row = table.row();
    if (!row.creator().equals(me.id())) {
      throw new Refusal(Code.FORBIDDEN, "only who made the table may invite");
    }
    SeatRow seat = table.seating().seat(number);
    if (seat == null) {
      throw new Refusal(Code.BAD_VALUE, "there is no seat " + number, "seat");
    }
    if (plan().same(number) != 0) {
      String with = "the seat goes with seat " + plan().same(number);
      throw new Refusal(Code.CONFLICT, with, "seat");
    }
    if (!row.isIn(TableRow.WAITING) || seat.isTaken()) {
      throw new Refusal(Code.CONFLICT, "the seat is taken", "seat");
    }
    return seat;
  }
}
