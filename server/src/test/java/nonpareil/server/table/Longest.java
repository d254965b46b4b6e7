package nonpareil.server.table;

import java.time.Duration;

/** A game as long as two can make it who take back whatever can be taken back. */
final class Longest {

  private Longest() {}

  /** Plays it to its end; the table. */
  static String play(Hall hall) {
    var duel = new Duel(hall, "");
    while (duel.state().equals("playing")) {
      forgetOld(duel.ann);
      forgetOld(duel.bob);
      if (!duel.ann.isAsked() && !duel.bob.isAsked()) {
        hall.pass(Duration.ofSeconds(4));
        continue;
      }
      Guest asked = duel.asked();
      if (asked.frame().path("undo").path("allowed").asBoolean()) {
        asked.acts(duel.seat(), "undo");
      } else {
        asked.chooses(duel.seat(), asked.options().getFirst());
      }
    }
    return duel.table;
  }

  private static void forgetOld(Guest guest) {
    guest.forget(guest.frame());
  }
}
