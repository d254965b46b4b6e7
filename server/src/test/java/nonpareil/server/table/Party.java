package nonpareil.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import nonpareil.server.request.Person;
import org.jspecify.annotations.Nullable;

/** Several people at one table, each at a screen of their own with all their seats. */
final class Party {

  static final Person DAN = new Person("pdan", "Dan");
  static final List<Person> PEOPLE = List.of(Hall.ANN, Hall.BOB, Hall.EVE, DAN);

  private static final int MOST = 5_000;

  final Hall hall;
  final String table;
  final List<Guest> guests = new ArrayList<>();
  private final List<List<Integer>> seats = new ArrayList<>();

  /** Ann makes the table; the others come by their links, one for each. */
  Party(Hall hall, String wish) {
    this.hall = hall;
    ObjectNode made = hall.create(Hall.ANN, wish);
    table = made.path("table").path("table").asText();
    int next = 1;
    for (var invitation : made.path("invitations").properties()) {
      hall.join(table, PEOPLE.get(next++), invitation.getValue().asText(), null, null);
    }
    for (Person person : PEOPLE.subList(0, next)) {
      sit(person);
    }
  }

  private void sit(Person person) {
    var mine = new ArrayList<Integer>();
    for (JsonNode seat : hall.tables.info(table, person).path("seats")) {
      if (seat.path("you").asBoolean()) {
        mine.add(seat.path("seat").asInt());
      }
    }
    seats.add(mine);
    guests.add(hall.watch(person, table, mine.toArray(Integer[]::new)));
  }

  /** A game of some mode in which Ann begins and everybody has one seat. */
  static Party of(Hall hall, String mode, int players, String more) {
    List<String> heroes = List.of("medusa", "king-arthur", "alice", "sinbad");
    var wished = new ArrayList<String>();
    for (int i = 0; i < players; i++) {
      wished.add("{'who': '%s', 'hero': '%s'}".formatted(i == 0 ? "me" : "link", heroes.get(i)));
    }
    return new Party(
        hall,
        "{'mode': '%s', 'board': 'sarpedon', 'first': 1, 'seats': %s%s}"
            .formatted(mode, wished, more.isEmpty() ? "" : ", " + more));
  }

  Guest of(int seat) {
    for (int i = 0; i < guests.size(); i++) {
      if (seats.get(i).contains(seat)) {
        return guests.get(i);
      }
    }
    throw new AssertionError("nobody has seat " + seat);
  }

  List<Integer> seats(Guest guest) {
    return seats.get(guests.indexOf(guest));
  }

  /** The guest who is asked; null if nobody is. */
  @Nullable Guest asked() {
    return guests.stream().filter(Guest::isAsked).findFirst().orElse(null);
  }

  JsonNode info() {
    return hall.tables.info(table, null);
  }

  boolean isGoing() {
    return info().path("state").asText().equals("playing");
  }

  /** Plays on with quiet choices until something holds. */
  Party until(BooleanSupplier holds) {
    for (int i = 0; !holds.getAsBoolean(); i++) {
      if (i == MOST || !isGoing()) {
        throw new AssertionError("it never came so far");
      }
      step();
    }
    return this;
  }

  /** Until a seat is asked for something. */
  Party until(int seat, String kind) {
    return until(
        () ->
            of(seat).isAsked()
                && of(seat).kind().equals(kind)
                && of(seat).prompt().path("seat").asInt() == seat);
  }

  private void step() {
    Guest asked = asked();
    if (asked == null) {
      hall.pass(Duration.ofSeconds(4));
      return;
    }
    int seat = asked.prompt().path("seat").asInt();
    if (asked.kind().equals("mulligan")) {
      asked.acts(seat, "keep");
    } else {
      asked.chooses(seat, asked.options().getFirst());
    }
  }

  boolean isOut(int seat) {
    return guests.getFirst().frame().at("/view/players").get(seat - 1).path("out").asBoolean();
  }
}
