package nonpareil.server.notify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.Store;
import nonpareil.server.wire.Json;
import nonpareil.testkit.push.PushBrowser;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServerKeyTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private final Store store = new MemoryStore();

  @Test
  void itIsMadeOnceForAllServersOnAStore() {
    String made = ServerKey.of(store, folder).text();
    assertThat(ServerKey.of(store, folder.resolve("of another server")).text()).isEqualTo(made);
    assertThat(folder).as("nothing is kept but in the store").isEmptyDirectory();
  }

  /** Subscriptions are bound to it. */
  @Test
  void oneThatWasKeptInAFileIsTakenOver() throws IOException {
    String made = ServerKey.of(new MemoryStore(), folder).text();
    var before = new MemoryStore();
    assertThat(ServerKey.of(before, folder).text()).as("each its own").isNotEqualTo(made);
    String[] kept = Objects.requireNonNull(before.recall(ServerKey.FACT)).split(" ", -1);
    Files.write(folder.resolve(ServerKey.FILE), List.of(kept));
    String taken = ServerKey.of(store, folder).text();
    assertThat(taken).isEqualTo(ServerKey.of(before, folder).text());
    Files.delete(folder.resolve(ServerKey.FILE));
    assertThat(ServerKey.of(store, folder).text()).as("once and for all").isEqualTo(taken);
  }

  /** Each server looks before the other has stored its key. */
  @Test
  void twoServersThatStartAtOnceHaveTheSame() {
    var early =
        new MemoryStore() {
          @Override
          public synchronized @Nullable String recall(String fact) {
            return null; // not yet
          }
        };
    String one = ServerKey.of(early, folder).text();
    assertThat(ServerKey.of(early, folder).text()).isEqualTo(one);
  }

  @Test
  void aDamagedFileIsNamed() throws IOException {
    for (String text : List.of("nonsense\n", "one\ntwo\n", "")) {
      Files.writeString(folder.resolve(ServerKey.FILE), text);
      assertThatThrownBy(() -> ServerKey.of(store, folder))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("push.key is damaged: expected two lines");
    }
  }

  /** RFC 8292. */
  @Test
  void aPushServiceKnowsWhoSends() {
    ServerKey key = ServerKey.of(store, folder);
    Instant now = Instant.parse("2026-11-16T12:00:00Z");
    URI endpoint =
        URI.create("https://push.example.net:8443/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV");
    var browser = new PushBrowser();
    String header = key.authorization(endpoint, now, URI.create("mailto:ann@example.org"));
    var claims = Json.parse(browser.sender(header, key.text()));
    assertThat(claims.path("aud").asText()).isEqualTo("https://push.example.net:8443");
    assertThat(claims.path("exp").asLong()).isEqualTo(now.getEpochSecond() + 12 * 60 * 60);
    assertThat(claims.path("sub").asText()).isEqualTo("mailto:ann@example.org");
    String spoilt = header.replace("vapid t=e", "vapid t=f");
    assertThatThrownBy(() -> browser.sender(spoilt, key.text())).isInstanceOf(AssertionError.class);
    assertThat(browser.sender(key.authorization(endpoint, now, null), key.text()))
        .doesNotContain("sub");
  }
}
