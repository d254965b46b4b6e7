package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class LinksTest {
  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final Links links = new Links(now::get);

  @Test
  void worksOnce() {
    String secret = links.make("p1");
    assertThat(links.take(secret)).isEqualTo("p1");
    assertThat(links.take(secret)).isNull();
  }

  @Test
  void worksForTenMinutes() {
    String secret = links.make("p1");
    now.set(Instant.EPOCH.plus(Duration.ofMinutes(10)).plusSeconds(1));
    assertThat(links.take(secret)).isNull();
  }

  @Test
  void aNewOneEndsTheOld() {
    String old = links.make("p1");
    String other = links.make("p2");
    String secret = links.make("p1");
    assertThat(links.take(old)).isNull();
    assertThat(links.take(secret)).isEqualTo("p1");
    assertThat(links.take(other)).isEqualTo("p2");
  }
}
