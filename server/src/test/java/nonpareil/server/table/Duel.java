package nonpareil.server.table;

import java.time.Duration;
import java.util.function.Predicate;

/** Ann (seat 1, Medusa) and Bob (seat 2, King Arthur) at a table, each at a screen. */
final class Duel {

  private static final int MOST = 500;

  final Hall hall;
  final String table;
  Guest ann;
  Guest bob;

  Duel(Hall hall, String more) {
    this(hall, "medusa", "king-arthur", more);
  }

  /** With other heroes. */
  Duel(Hall hall, String first, String second, String more) {
    this.hall = hall;
    table = hall.duel(first, second, more);
    ann = hall.watch(Hall.ANN, table, 1);
    bob = hall.watch(Hall.BOB, table, 2);
  }

  /** Both come back after a restart. */
  void comeBack() {
    int annSaw = ann.number();
    int bobSaw = bob.number();
    ann = new Guest(hall, Hall.ANN, table);
    bob = new Guest(hall, Hall.BOB, table);
    ann.watch(annSaw - 1, 1);
    bob.watch(bobSaw - 1, 2);
  }

  Guest asked() {
    return ann.isAsked() ? ann : bob;
  }

  int seat() {
    return ann.isAsked() ? 1 : 2;
  }

  /** Plays on with first options until something holds. */
  Duel until(Predicate<Duel> holds) {
    for (int i = 0; !holds.test(this); i++) {
      if (i == MOST) {
        throw new AssertionError("it never came so far");
      }
      if (!ann.isAsked() && !bob.isAsked()) {
        hall.pass(Duration.ofSeconds(4));
      } else {
        asked().chooses(seat(), asked().options().getFirst());
      }
    }
    return this;
  }

  /** Until a seat is asked for something. */
  Duel until(int seat, String kind) {
    return until(d -> d.isAsked(seat, kind));
  }

  boolean isAsked(int seat, String kind) {
    Guest guest = seat == 1 ? ann : bob;
    return guest.isAsked() && guest.kind().equals(kind);
  }

  int number() {
    return ann.number();
  }

  String state() {
    return hall.tables.info(table, null).path("state").asText();
  }
}
