package nonpareil.server.http;

import java.time.Instant;
import java.time.InstantSource;
import nonpareil.server.store.PeopleStore;
import nonpareil.server.store.Store;
import org.jspecify.annotations.Nullable;

/** The recovery codes of people: made, used, and kept as hashes by a key of this server. */
final class Recoveries {
  private static final int BYTES = 32;

  private final PeopleStore store;
  private final ServerKey key;
  private final InstantSource clock;

  Recoveries(Store store, InstantSource clock) {
    this.store = store.people();
    this.clock = clock;
    key = new ServerKey(store, "recovery-key");
  }

  /** A code as it is shown this once. */
  record Made(String code, Instant at) {}

  /** A new code; an older one is void. */
  Made make(People.Browser here) {
    var made = new Made(RecoveryCode.make(), clock.instant());
    store.setRecovery(here.person().id(), hash(made.code), here.token(), made.at);
    return made;
  }

  /** Whose code was typed; null for nobody's. */
  @Nullable String use(String typed) {
    return store.recover(hash(typed), clock.instant());
  }

  private String hash(String code) {
    return key.hash(RecoveryCode.read(code), BYTES);
  }
}
