package nonpareil.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import nonpareil.server.store.MemoryStore;
import org.junit.jupiter.api.Test;

/** Holidays at two servers on one store. */
final class HolidaysTest {

  private final AtomicReference<ServerTime> now =
      new AtomicReference<>(new ServerTime(Duration.ofDays(1000).toMillis()));
  private final MemoryStore store = new MemoryStore();
  private final Holidays here = new Holidays(store.notices(), now::get);
  private final Holidays there = new Holidays(store.notices(), now::get);

  @Test
  void whoIsOnHolidayIsSoEverywhereAndOnce() {
    assertThat(there.until("ann")).isNull();
    assertThat(here.begin("ann", 20)).isTrue();
    assertThat(there.begin("ann", 20)).as("on one already").isFalse();
    assertThat(there.until("ann")).isEqualTo(now.get().plus(Duration.ofDays(20)));
    assertThat(there.left("ann")).isEqualTo(10);
  }

  @Test
  void whatAnotherServerStoredIsKnownSoon() {
    assertThat(there.until("ann")).isNull();
    here.begin("ann", 3);
    now.set(now.get().plus(Duration.ofSeconds(2)));
    assertThat(there.until("ann")).isNotNull();
    assertThat(here.end("ann")).isTrue();
    assertThat(there.until("ann")).as("as it was a moment ago").isNotNull();
    there.lookAgain("ann");
    assertThat(there.until("ann")).isNull();
    assertThat(there.end("ann")).as("ended already").isFalse();
    assertThat(there.left("ann")).isEqualTo(29);
  }
}
