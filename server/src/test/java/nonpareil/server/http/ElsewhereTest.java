package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.PeopleStore;
import nonpareil.server.store.PersonRow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What other servers on the same store do with people. */
final class ElsewhereTest {
  private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

  private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
  private final PeopleStore store = new MemoryStore().people();
  private final People people = new People(store, now::get, new Callers(List.of()), false);

  @BeforeEach
  void come() {
    store.add(
        new PersonRow("ada", "Ada", null),
        new BrowserRow("phone", NOON, null, BrowserRow.FIRST, NOON));
    assertThat(people.isKnown("phone")).isTrue();
  }

  private void pass(Duration time) {
    now.set(now.get().plus(time));
  }

  @Test
  void eachChangeIsHeardOfOnce() {
    assertThat(people.changedElsewhere()).isEmpty();
    store.change(new PersonRow("ada", "Ada L", null), now.get());
    pass(Duration.ofSeconds(2));
    assertThat(people.changedElsewhere()).containsExactly("ada");
    pass(Duration.ofSeconds(2));
    assertThat(people.changedElsewhere()).isEmpty();
    store.change(new PersonRow("ada", "Ada", null), now.get());
    assertThat(people.changedElsewhere()).containsExactly("ada");
  }

  /** The database was out of reach. */
  @Test
  void whatHappenedWhileNobodyCouldAskIsNotMissed() {
    people.changedElsewhere();
    pass(Duration.ofMinutes(1));
    assertThat(store.dropBrowser("ada", "phone", now.get())).isTrue();
    pass(Duration.ofHours(1));
    assertThat(people.changedElsewhere()).containsExactly("ada");
    assertThat(people.isKnown("phone")).isFalse();
  }
}
