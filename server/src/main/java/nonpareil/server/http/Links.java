package nonpareil.server.http;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Function;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LinkRow;
import nonpareil.server.store.LinkStore;
import org.jspecify.annotations.Nullable;

/**
 * One-time secrets by which a person goes on at another device, whichever server that comes to.
 * They live for ten minutes, and the store knows only their hashes.
 */
final class Links {
  static final Duration LIFE = Duration.ofMinutes(10);
  private static final int MANY = 10_000;

  /** How the link of a person stands. */
  enum State {
    NONE,
    OPEN,
    USED
  }

  private final LinkStore store;
  private final InstantSource clock;

  Links(LinkStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /** A new secret; an older one of the same person is void. */
  String make(String person) {
    Instant now = clock.instant();
    String secret = Tokens.token();
    var link = new LinkRow(Tokens.hash(secret), now.plus(LIFE), false);
    if (!store.set(person, link, now, MANY)) {
      throw new Refusal(Refusal.Code.TOO_MANY, "too many requests; wait a little");
    }
    return secret;
  }

  /** A secret somebody has made is void. */
  void forget(String person) {
    store.drop(person);
  }

  /** Whether the last link of a person still waits, or was used. */
  State state(String person) {
    LinkRow link = store.of(person, clock.instant());
    return link == null ? State.NONE : link.used() ? State.USED : State.OPEN;
  }

  /**
   * Does something with the person whose secret it is, once: a secret is used up when that is done,
   * and not by an attempt that failed. Null if there is no such secret.
   */
  <T> @Nullable T use(String secret, Function<String, T> deed) {
    String hash = Tokens.hash(secret);
    String person = store.take(hash, clock.instant()); // nobody else comes by it meanwhile
    if (person == null) {
      return null;
    }
    boolean done = false;
    try {
      T result = deed.apply(person);
      done = true;
      return result;
    } finally {
      if (!done) {
        store.giveBack(hash);
      }
    }
  }
}
