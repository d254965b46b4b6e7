package nonpareil.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Time goes on with the beats, whoever looks at it and when. */
final class PulseTest {

  private final AtomicLong nanos = new AtomicLong(-5); // it may begin anywhere
  private final Pulse pulse = new Pulse(nanos::get);

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  @Test
  void betweenBeatsTimeGoesOn() {
    pass(Duration.ofMillis(100));
    assertThat(pulse.awake()).isEqualTo(Duration.ofMillis(100));
    pulse.beat();
    pass(Duration.ofMillis(250));
    assertThat(pulse.awake()).isEqualTo(Duration.ofMillis(350));
    assertThat(pulse.woke()).isEqualTo(Duration.ZERO);
  }

  @Test
  void withoutBeatsItStands() {
    pulse.beat();
    pass(Duration.ofHours(1));
    Duration first = pulse.awake(); // before the first beat after it
    assertThat(first).isEqualTo(Pulse.MOST);
    assertThat(pulse.woke()).isEqualTo(first);
    pulse.beat();
    assertThat(pulse.awake()).isEqualTo(first);
    pass(Duration.ofMillis(200));
    pulse.beat();
    assertThat(pulse.awake()).isEqualTo(first.plusMillis(200));
    assertThat(pulse.woke()).as("it woke then").isEqualTo(first);
  }
}
