package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** From where somebody goes on to look who comes back. */
final class SeenTest {

  private static int seen(Guest guest) {
    return guest.last("seen").path("number").asInt();
  }

  @Test
  void whoComesBackIsToldWhereTheyWere() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      Guest bob = hall.watch(Hall.BOB, duel.table, 2);
      int placed = seen(bob);
      assertThat(placed).as("who has done something has seen it").isPositive();
      hall.tables.seen(bob, duel.table, duel.number());
      hall.tables.seen(bob, duel.table, 0);
      int looked = duel.number();
      bob.leaves();
      duel.bob.leaves();
      while (duel.ann.isAsked()) {
        duel.ann.chooses(1, duel.ann.options().getFirst());
      }
      assertThat(duel.number()).isGreaterThan(looked);
      assertThat(seen(hall.watch(Hall.BOB, duel.table, 2))).isEqualTo(looked);
      assertThat(seen(hall.watch(Hall.ANN, duel.table, 1))).isEqualTo(duel.number());
    }
  }

  @Test
  void itIsNobodyElsesBusiness() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.forget();
      hall.tables.seen(duel.bob, duel.table, 2);
      assertThat(duel.ann.everything()).isEmpty();
      assertThat(duel.bob.all("refused")).isEmpty();
      assertThat(hall.watch(Hall.EVE, duel.table).all("seen")).as("who only watches").isEmpty();
      Guest public1 = hall.watch(Hall.BOB, duel.table);
      assertThat(public1.all("seen")).as("without the seat").isEmpty();
    }
  }

  @Test
  void atASharedScreenNobodyKnowsWhoLooks() {
    try (var hall = new Hall()) {
      String table =
          hall.create(
                  Hall.ANN,
                  "{'seats': [{'who': 'me', 'hero': 'medusa'}, {'who': 'here', 'hero': 'alice'}]}")
              .path("table")
              .path("table")
              .asText();
      Guest ann = hall.watch(Hall.ANN, table, 1, 2);
      hall.tables.seen(ann, table, 0);
      assertThat(ann.all("seen")).isEmpty();
    }
  }

  @Test
  void itOutlivesTheServer() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'days', 'days': 2}").until(1, "action");
      hall.tables.seen(duel.bob, duel.table, duel.number());
      hall.restart(Duration.ofHours(1)); // nobody has left before
      assertThat(seen(hall.watch(Hall.BOB, duel.table, 2))).isEqualTo(duel.number());
    }
  }

  @Test
  void nobodyHasSeenWhatIsNotThereYet() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      hall.tables.seen(duel.bob, duel.table, 2_000);
      assertThat(seen(hall.watch(Hall.BOB, duel.table, 2))).isEqualTo(duel.number());
      hall.tables.seen(duel.bob, "nowhere", 3);
    }
  }
}
