package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.PersonRow;
import nonpareil.server.store.Store;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class LinksTest {
  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
  private final Store store = new MemoryStore();
  private final Links links = links();

  /** Those of another server on the same store. */
  private Links links() {
    return new Links(store.people().links(), now::get);
  }

  @BeforeEach
  void people() {
    for (String id : List.of("p1", "p2")) {
      store
          .people()
          .add(
              new PersonRow(id, "", null),
              new BrowserRow("hash of " + id, now.get(), null, BrowserRow.FIRST, null));
    }
  }

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

  /** In memory of one process a link would open no other server. */
  @Test
  void openAtAnyServer() {
    Links there = links();
    String secret = links.make("p1");
    assertThat(there.state("p1")).isEqualTo(Links.State.OPEN);
    assertThat(there.<String>use(secret, person -> person)).isEqualTo("p1");
    assertThat(use(secret)).isNull();
    assertThat(links.state("p1")).isEqualTo(Links.State.USED);
    String next = there.make("p1");
    links.forget("p1");
    assertThat(there.<String>use(next, person -> person)).isNull();
    assertThat(there.state("p1")).isEqualTo(Links.State.NONE);
  }

  @Test
  void nothingStaysForEver() {
    links.make("p1");
    now.set(Instant.EPOCH.plus(Duration.ofMinutes(10)).plusSeconds(1));
    links.make("p2");
    assertThat(store.people().links().of("p1", Instant.EPOCH)).isNull();
  }

  @Test
  void whoLeavesLeavesNoneBehind() {
    String secret = links.make("p1");
    store.people().leave("p1", now.get());
    assertThat(use(secret)).isNull();
    assertThat(use(links.make("p1"))).as("who is being forgotten").isNull();
  }
}
