package nonpareil.server.http;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import nonpareil.server.request.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * One-time secrets by which a person goes on at another device. They live for ten minutes and not
 * beyond the server.
 */
final class Links {
  static final Duration LIFE = Duration.ofMinutes(10);
  private static final int MANY = 10_000;

  /**
   * @param used whether somebody has come by it
   */
  private record Link(String person, Instant until, boolean used) {}

  /** How the link of a person stands. */
  enum State {
    NONE,
    OPEN,
    USED
  }

  /** By the hash of the secret; one of a person at most. */
  private final Map<String, Link> links = new LinkedHashMap<>();

  private final InstantSource clock;

  Links(InstantSource clock) {
    this.clock = clock;
  }

  /** A new secret; an older one of the same person is void. */
  synchronized String make(String person) {
    Instant now = clock.instant();
    links.values().removeIf(link -> link.person.equals(person) || link.until.isBefore(now));
    if (links.size() >= MANY) {
      throw new Refusal(Refusal.Code.TOO_MANY, "too many requests; wait a little");
    }
    String secret = Tokens.token();
    links.put(Tokens.hash(secret), new Link(person, now.plus(LIFE), false));
    return secret;
  }

  /** A secret somebody has made is void. */
  synchronized void forget(String person) {
    links.values().removeIf(link -> link.person.equals(person));
  }

  /** Whether the last link of a person still waits, or was used. */
  synchronized State state(String person) {
    Instant now = clock.instant();
    for (Link link : links.values()) {
      if (link.person.equals(person) && !link.until.isBefore(now)) {
        return link.used ? State.USED : State.OPEN;
      }
    }
    return State.NONE;
  }

  /**
   * Does something with the person whose secret it is, once: a secret is used up when that is done,
   * and not by an attempt that failed. Null if there is no such secret.
   */
  <T> @Nullable T use(String secret, Function<String, T> deed) {
    String hash = Tokens.hash(secret);
    Link link = take(hash);
    if (link == null) {
      return null;
    }
    boolean done = false;
    try {
      T result = deed.apply(link.person);
      done = true;
      return result;
    } finally {
      if (!done) {
        giveBack(hash, link);
      }
    }
  }

  /** From now on it counts as used, so that nobody else comes by it meanwhile. */
  private synchronized @Nullable Link take(String hash) {
    Link link = links.get(hash);
    if (link == null || link.used || link.until.isBefore(clock.instant())) {
      return null;
    }
    links.put(hash, new Link(link.person, link.until, true));
    return link;
  }

  /** Unless there is a newer one, or it was made void. */
  private synchronized void giveBack(String hash, Link link) {
    links.replace(hash, link);
  }
}
