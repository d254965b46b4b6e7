package nonpareil.server.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import nonpareil.server.log.Agreement;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.OutdatedException;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who sits at a table and who follows it, and how that is stored. */
final class Seating implements Live.Place {

  private static final Logger LOG = LoggerFactory.getLogger(Seating.class);

  private final String id;
  private final Services services;
  private final List<Follow> follows = new ArrayList<>();
  private @Nullable TableRow row;

  /** What the settings say, read once: it is asked for every follower of every record. */
  private record Read(String settings, Agreement agreement) {}

  private @Nullable Read read;

  /** Who is asked, and whose turn it is; 0 before the game. */
  private int asked;

  private int turn;

  /** A write failed in a way that leaves open what is stored. */
  private boolean unsure;

  private final Live live;

  /**
   * @param refresh reads all that is new about the table
   */
  Seating(String id, Services services, Runnable refresh) {
    this.id = id;
    this.services = services;
    live = new Live(this, services.store().nodes(), refresh);
  }

  /** How it stands beside its row and its log. */
  Live live() {
    return live;
  }

  @Override
  public String id() {
    return id;
  }

  Services services() {
    return services;
  }

  // ---- seats

  /** Whether it was read from the store, or made. */
  boolean isKnown() {
    return row != null;
  }

  TableRow row() {
    TableRow r = row;
    if (r == null) {
      throw new IllegalStateException("not loaded");
    }
    return r;
  }

  Agreement agreement() {
    String settings = row().settings();
    Read known = read;
    if (known == null || !known.settings.equals(settings)) {
      known = new Read(settings, Agreement.of(Json.parse(settings)));
      read = known;
    }
    return known.agreement;
  }

  @Nullable SeatRow seat(int number) {
    List<SeatRow> seats = row().seats();
    return number >= 1 && number <= seats.size() ? seats.get(number - 1) : null;
  }

  boolean owns(Person person, int number) {
    SeatRow seat = seat(number);
    return seat != null && person.id().equals(seat.person());
  }

  List<Integer> seatsOf(Person person) {
    return row().seats().stream()
        .filter(s -> person.id().equals(s.person()))
        .map(SeatRow::seat)
        .toList();
  }

  boolean ownsSeveral(Person person) {
    return seatsOf(person).size() > 1;
  }

  /** Whether one and the same human being plays two seats: both of a team (TEAM-5). */
  boolean areTogether(int seat, int other) {
    SeatRow one = seat(seat);
    SeatRow two = seat(other);
    if (seat == other || one == null || two == null) {
      return seat == other;
    }
    String person = one.person();
    return person != null
        && person.equals(two.person())
        && agreement().areMates(seat, other)
        && !one.who().equals(NewTable.HERE)
        && !two.who().equals(NewTable.HERE);
  }

  /** Whether all of these are. */
  boolean areTogether(List<Integer> seats) {
    return seats.stream().allMatch(seat -> areTogether(seat, seats.getFirst()));
  }

  /** Whether several people are at one screen, by agreement. */
  boolean isHotSeat() {
    return row().seats().stream().anyMatch(s -> s.who().equals(NewTable.HERE));
  }

  // ---- eyes

  /** The game stands so that a seat is asked (0: none), in the turn of another. */
  void at(int nowAsked, int atTurn) {
    asked = nowAsked;
    turn = atTurn;
  }

  /**
   * With which of their seats' eyes somebody looks who plays several: of the one that is asked, or
   * else of the one whose turn it is or was last, as the turns go.
   */
  int eyesOf(List<Integer> seats) {
    if (seats.contains(asked)) {
      return asked;
    }
    return seats.stream()
        .filter(seat -> seat <= turn)
        .max(Comparator.naturalOrder())
        .orElseGet(() -> turn == 0 ? seats.getFirst() : seats.getLast());
  }

  // ---- the store

  /** For a row that was stored otherwise. */
  void row(TableRow stored) {
    row = stored;
  }

  /** Stores how the table stands, with records that belong to it, and takes it as it is then. */
  void save(TableRow changed, List<LogRecord> records) {
    save(changed, List.of(), records);
  }

  /** The same together with other tables. */
  void save(TableRow changed, List<TableRow> others, List<LogRecord> records) {
    var rows = new ArrayList<>(others);
    rows.add(changed);
    await(services.store().save(rows, records));
    row = changed.stored();
  }

  /**
   * Waits until something is stored; refuses if it is not. {@link OutdatedException} if somebody
   * else was faster, at another node: then the table is read again and everything begun anew.
   */
  @Override
  public void await(CompletableFuture<Void> writing) {
    long began = System.nanoTime();
    try {
      Store.await(writing);
      services.meters().stored(System.nanoTime() - began);
    } catch (OutdatedException e) {
      throw e;
    } catch (StoreException e) {
      throw notStored();
    }
  }

  private Refusal notStored() {
    unsure = true;
    services.meters().notStored();
    LOG.atWarn().addKeyValue("table", id).log("not stored");
    return Refusal.notStored();
  }

  /** Whether the store may know more. */
  boolean isUnsure() {
    return unsure;
  }

  void sure() {
    unsure = false;
  }

  /** The last record in the store; refuses if the store cannot be read. */
  @Nullable LogRecord lastStored() {
    try {
      return services.store().last(id);
    } catch (StoreException e) {
      throw notStored();
    }
  }

  /** Takes the table as the store has it; its log. Refuses if the store cannot be read. */
  List<LogRecord> reread() {
    try {
      List<LogRecord> log = services.store().records(id);
      row = Objects.requireNonNull(services.store().table(id));
      return log;
    } catch (StoreException e) {
      throw notStored();
    }
  }

  /** Something has changed that people may want to hear of who are not here. */
  void touched() {
    List<String> people =
        row().seats().stream().map(SeatRow::person).filter(Objects::nonNull).distinct().toList();
    if (people.size() > 1) { // nobody waits for who plays alone
      services.herald().touched(id, people);
    }
  }

  // ---- followers

  List<Follow> follows() {
    return follows;
  }

  /** Who plays hears of everything before those who watch. */
  void add(Follow follow) {
    if (follow.isWatching()) {
      follows.addLast(follow);
    } else {
      follows.addFirst(follow);
    }
  }

  /** Whether somebody follows the table, with whichever eyes. */
  boolean isHere(String person) {
    return follows.stream().anyMatch(f -> f.follower().person().id().equals(person))
        || isElsewhere(there -> there.people().contains(person));
  }

  private boolean isElsewhere(Predicate<Attendance> who) {
    for (Attendance there : live.elsewhere()) {
      if (who.test(there)) {
        return true;
      }
    }
    return false;
  }

  /** Who watches without a part in it, at all servers. */
  Audience audience() {
    Audience all = audienceHere();
    for (Attendance there : live.elsewhere()) {
      all = all.and(there.audience());
    }
    return all;
  }

  private Audience audienceHere() {
    return Audience.of(
        follows.stream()
            .filter(Follow::isWatching)
            .map(follow -> follow.follower().person())
            .filter(person -> !hasPart(person))
            .toList());
  }

  @Override
  public String server() {
    return services.nodeId();
  }

  @Override
  public long down() {
    return services.down();
  }

  @Override
  public Attendance here() {
    var seats = new TreeSet<Integer>();
    var people = new TreeSet<String>();
    for (Follow follow : follows) {
      seats.addAll(follow.seats());
      String person = follow.follower().person().id();
      if (row().concerns(person) || isOffered(person)) {
        people.add(person);
      }
    }
    return new Attendance(seats, people, audienceHere());
  }

  private boolean isOffered(String person) {
    return row().seats().stream().map(SeatRow::offered).anyMatch(person::equals);
  }

  /** How many watch who do not play, at this server. */
  long watchers() {
    return follows.stream().filter(Follow::isWatching).count();
  }

  /** Whether somebody sits at the table or has made it. */
  boolean hasPart(Person person) {
    return row().concerns(person.id());
  }

  /** Whether somebody is told what nobody else is; all others are told the same. */
  boolean isToldAlone(Person person) {
    return hasPart(person) || isOffered(person.id());
  }

  @Nullable Follow follow(Follower follower) {
    for (Follow follow : follows) {
      if (follow.follower() == follower) {
        return follow;
      }
    }
    return null;
  }

  /** Whether somebody looks at the table with the eyes of a seat. */
  boolean isConnected(int number) {
    return follows.stream().anyMatch(f -> f.seats().contains(number))
        || isElsewhere(there -> there.seats().contains(number));
  }
}
