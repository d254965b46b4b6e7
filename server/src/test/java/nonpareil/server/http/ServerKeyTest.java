package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import nonpareil.server.store.MemoryStore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ServerKeyTest {

  /** Each server looks before the other has stored its key. */
  @Test
  void twoServersThatStartAtOnceHaveTheSameKey() {
    var store =
        new MemoryStore() {
          @Override
          public synchronized @Nullable String recall(String fact) {
            return null; // not yet
          }
        };
    String one = new ServerKey(store, "house-key").hash("text", 8);
    assertThat(new ServerKey(store, "house-key").hash("text", 8)).isEqualTo(one);
    assertThat(new ServerKey(store, "recovery-key").hash("text", 8)).isNotEqualTo(one);
  }
}
