package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.Test;

final class LimitsTest {
  private final AtomicLong nanos = new AtomicLong();
  private final Limits limits = new Limits(1, nanos::get);

  @Test
  void soManyAtOnceThenSoManyASecond() {
    for (int i = 0; i < Limit.SECRET.atOnce; i++) {
      limits.take(Limit.SECRET, "a");
    }
    assertThatThrownBy(() -> limits.take(Limit.SECRET, "a"))
        .isInstanceOfSatisfying(
            Refusal.class, e -> assertThat(e.code().text()).isEqualTo("too-many"));
    assertThat(limits.allows(Limit.SECRET, "b")).as("others are not concerned").isTrue();
    assertThat(limits.allows(Limit.REPLAY, "a")).as("nor is anything else").isTrue();
    nanos.set(TimeUnit.SECONDS.toNanos(2));
    assertThat(limits.allows(Limit.SECRET, "a")).isTrue();
    assertThat(limits.allows(Limit.SECRET, "a")).isFalse();
  }

  @Test
  void aFactorWidensAndZeroLifts() {
    var none = new Limits(0, nanos::get);
    var wide = new Limits(2, nanos::get);
    for (int i = 0; i < 2 * Limit.IMPORT.atOnce; i++) {
      assertThat(wide.allows(Limit.IMPORT, "a")).isTrue();
      assertThat(none.allows(Limit.IMPORT, "a")).isTrue();
    }
    assertThat(wide.allows(Limit.IMPORT, "a")).isFalse();
    assertThat(none.allows(Limit.IMPORT, "a")).isTrue();
    assertThat(none.allowsOpen(1_000_000, 1)).isTrue();
    assertThat(wide.allowsOpen(1, 1)).isTrue();
    assertThat(wide.allowsOpen(2, 1)).isFalse();
  }

  @Test
  void whoHasBeenQuietIsForgotten() {
    for (int i = 0; i < 100_000; i++) {
      nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(10));
      limits.allows(Limit.REQUEST, "caller-" + i);
    }
    assertThat(limits.size()).isLessThan(30_000);
  }
}
