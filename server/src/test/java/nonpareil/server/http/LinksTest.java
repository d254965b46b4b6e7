package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class LinksTest {
  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final Links links = new Links(now::get);

  private @Nullable String use(String secret) {
    return links.use(secret, person -> person);
  }

  @Test
  void anAttemptThatFailsDoesNotUseItUp() {
    String secret = links.make("p1");
    assertThatThrownBy(
            () ->
                links.use(
                    secret,
                    _ -> {
                      assertThat(use(secret)).as("one at a time").isNull();
                      throw new IllegalStateException("on purpose");
                    }))
        .hasMessage("on purpose");
    assertThat(use(secret)).isEqualTo("p1");
    assertThat(use(secret)).isNull();
  }

  @Test
  void worksOnce() {
    String secret = links.make("p1");
    assertThat(use(secret)).isEqualTo("p1");
    assertThat(use(secret)).isNull();
  }

  @Test
  void worksForTenMinutes() {
    String secret = links.make("p1");
    now.set(Instant.EPOCH.plus(Duration.ofMinutes(10)).plusSeconds(1));
    assertThat(use(secret)).isNull();
  }

  @Test
  void aNewOneEndsTheOld() {
    String old = links.make("p1");
    String other = links.make("p2");
    String secret = links.make("p1");
    assertThat(use(old)).isNull();
    assertThat(use(secret)).isEqualTo("p1");
    assertThat(use(other)).isEqualTo("p2");
  }
}
