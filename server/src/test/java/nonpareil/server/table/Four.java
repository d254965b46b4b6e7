package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.server.request.Person;

/** Ann and Cat against Bob and Dan, or each alone; each at a screen, and Eve who watches. */
final class Four {

  static final Person CAT = new Person("pcat", "Cat");
  static final Person DAN = new Person("pdan", "Dan");

  final Hall hall;
  final String table;
  final Guest ann;
  final Guest bob;
  final Guest cat;
  final Guest dan;
  final Guest eve;

  Four(Hall hall, String mode, String more) {
    this.hall = hall;
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'mode': '%s', 'first': 1, 'seats': [{'who': 'me'}, {'who':".formatted(mode)
                + " 'link'}, {'who': 'link'}, {'who': 'link'}]"
                + more
                + "}");
    table = made.path("table").path("table").asText();
    List<Person> others = List.of(Hall.BOB, CAT, DAN);
    for (int i = 0; i < 3; i++) {
      String secret = made.path("invitations").path("" + (i + 2)).asText();
      hall.join(table, others.get(i), secret, null, null);
    }
    ann = hall.watch(Hall.ANN, table, 1);
    bob = hall.watch(Hall.BOB, table, 2);
    cat = hall.watch(CAT, table, 3);
    dan = hall.watch(DAN, table, 4);
    eve = hall.watch(Hall.EVE, table);
    forget();
  }

  /** Nobody remembers what was shown. */
  void forget() {
    List.of(ann, bob, cat, dan, eve).forEach(Guest::forget);
  }
}
