package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import nonpareil.server.request.Person;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.PersonRow;
import org.junit.jupiter.api.Test;

/** Somebody leaves for good while something is under way. */
final class DepartureTest {

  private static final Person XAN = new Person("pxan", "Xanthippe", "sinbad");

  /** A request that was let in before comes to a table after: it is forgotten a minute later. */
  @Test
  void whoComesTooLateIsForgottenToo() {
    try (var hall = new Hall()) {
      Instant now = hall.time.instant();
      hall.store
          .people()
          .add(
              new PersonRow(XAN.id(), XAN.name(), XAN.avatar()),
              new BrowserRow("hash", now, null, BrowserRow.FIRST, now));
      hall.store.people().leave(XAN.id(), now);
      hall.tables.forget(XAN.id());
      String duel = hall.duel("");
      String late =
          hall.create(XAN, "{'seats': [{'who': 'me'}, {'who': 'link'}]}")
              .at("/table/table")
              .asText();
      assertThat(hall.tables.info(late, null).toString()).contains("Xanthippe", "sinbad");
      hall.pass(Duration.ofSeconds(61));
      assertThat(hall.tables.info(late, null).path("state").asText()).isEqualTo("over");
      assertThat(hall.tables.info(late, null).toString()).doesNotContain("Xanthippe", "sinbad");
      assertThat(hall.store.people().leaving()).as("nothing is left to do").isEmpty();
      assertThat(hall.tables.info(duel, Hall.ANN).path("state").asText()).isEqualTo("playing");
    }
  }
}
