package nonpareil.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.PeopleStore;
import nonpareil.server.store.PersonRow;
import org.jspecify.annotations.Nullable;

/** Who a request comes from: the token in its cookie, known to the store by its hash. */
final class People {
  static final String COOKIE = "nonpareil";

  private static final int MAX_AGE =
      (int) Duration.ofDays(400).toSeconds(); // browsers keep no more
  private static final int REMEMBERED = 10_000;

  /** Of so many browsers of a person those seen last stay. */
  static final int MOST_BROWSERS = 30;

  /** When somebody was here is not known more exactly than that. */
  private static final Duration NOTED = Duration.ofHours(1);

  /** What is changed is stored within this time. */
  private static final Duration LATELY = Duration.ofSeconds(30);

  /** A browser sends one, or an older one beside it; more are a stranger's work for the store. */
  private static final int LOOKED_UP = 2;

  private final PeopleStore store;
  private final InstantSource clock;
  private final Callers callers;
  private final boolean alwaysSecure;

  /**
   * A browser that was here.
   *
   * @param noted when that was written down
   */
  private record Known(Person person, Instant noted) {
    boolean is(String id) {
      return person.id().equals(id);
    }
  }

  /** The browsers seen last, by the hash of their token. */
  private final Map<String, Known> seen =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
              return size() > REMEMBERED;
            }
          });

  /** When it was asked last what has changed elsewhere. */
  private volatile Instant asked;

  /** Those whose change was looked at. */
  private volatile Set<PeopleStore.Changed> looked = Set.of();

  /** How often somebody has signed out or changed; guarded by those seen. */
  private int changes;

  /**
   * @param alwaysSecure the public address is https, whatever a request looks like from here
   */
  People(PeopleStore store, InstantSource clock, Callers callers, boolean alwaysSecure) {
    this.store = store;
    this.clock = clock;
    asked = clock.instant();
    this.callers = callers;
    this.alwaysSecure = alwaysSecure;
  }

  /**
   * A browser that is known.
   *
   * @param token the hash of its token
   */
  record Browser(Person person, String token) {}

  // ---- who it is

  @Nullable Person find(HttpServletRequest request) {
    Browser browser = browser(request);
    return browser == null ? null : browser.person;
  }

  @Nullable Browser browser(HttpServletRequest request) {
    jakarta.servlet.http.Cookie[] cookies = request.getCookies();
    if (cookies == null) {
      return null;
    }
    int looked = 0;
    for (var cookie : cookies) {
      if (cookie.getName().equals(COOKIE) && Tokens.isToken(cookie.getValue())) {
        if (++looked > LOOKED_UP) {
          return null;
        }
        String token = Tokens.hash(cookie.getValue());
        Known known = byHash(token);
        if (known != null) {
          note(token, known, request);
          return new Browser(known.person, token);
        }
      }
    }
    return null;
  }

  /** Now and then it is written down that a browser was here. */
  private void note(String token, Known known, HttpServletRequest request) {
    Instant now = clock.instant();
    if (known.noted.plus(NOTED).isBefore(now)
        && seen.replace(token, known, new Known(known.person, now))) {
      var _ = store.seen(token, kind(request), now); // nobody waits for it
    }
  }

  private static String kind(HttpServletRequest request) {
    return BrowserKind.of(request.getHeader("User-Agent")).text();
  }

  /** Refuses requests of nobody. */
  Person need(Context ctx) {
    return needBrowser(ctx).person;
  }

  Browser needBrowser(Context ctx) {
    Browser browser = browser(ctx.req());
    if (browser == null) {
      throw new Refusal(Refusal.Code.FORBIDDEN, "there is no person here yet: POST /api/me first");
    }
    return browser;
  }

  /** Whether a token is still somebody's. */
  boolean isKnown(String token) {
    return byHash(token) != null;
  }

  private @Nullable Known byHash(String hash) {
    Known known = seen.get(hash);
    if (known != null) {
      return known;
    }
    int before = changes();
    PersonRow row = store.personOf(hash);
    if (row == null) {
      return null;
    }
    var found = new Known(new Person(row.id(), row.name(), row.avatar()), Instant.EPOCH);
    synchronized (seen) {
      if (before == changes) { // else what was read may be void by now
        seen.put(hash, found);
      }
    }
    return found;
  }

  private int changes() {
    synchronized (seen) {
      return changes;
    }
  }

  private void forget(Predicate<Map.Entry<String, Known>> which) {
    synchronized (seen) {
      changes++;
      seen.entrySet().removeIf(which);
    }
  }

  // ---- other servers

  /**
   * Those who were renamed, signed out or deleted since this was asked last, at whichever server:
   * what is known of them here is asked for again.
   */
  Set<String> changedElsewhere() {
    Instant now = clock.instant();
    Set<PeopleStore.Changed> lately = store.changed(asked.minus(LATELY));
    asked = now;
    Set<String> changed =
        lately.stream()
            .filter(c -> !looked.contains(c))
            .map(PeopleStore.Changed::person)
            .collect(Collectors.toSet());
    if (!changed.isEmpty()) {
      forget(e -> changed.contains(e.getValue().person.id()));
    }
    looked = lately;
    return changed;
  }

  // ---- coming

  /** A new person for this browser. */
  Person create(Context ctx, String name, @Nullable String avatar) {
    String token = Tokens.token();
    var person = new PersonRow(Tokens.id("p"), name, avatar);
    store.add(person, browserRow(ctx, token, BrowserRow.FIRST));
    setCookie(ctx, token, MAX_AGE);
    return new Person(person.id(), name, avatar);
  }

  private BrowserRow browserRow(Context ctx, String token, String way) {
    Instant now = clock.instant();
    return new BrowserRow(Tokens.hash(token), now, kind(ctx.req()), way, now);
  }

  /** Another name or avatar. */
  Person change(Person person, String name, @Nullable String avatar) {
    store.change(new PersonRow(person.id(), name, avatar), clock.instant());
    var changed = new Person(person.id(), name, avatar);
    synchronized (seen) {
      changes++;
      seen.replaceAll(
          (hash, known) -> known.is(person.id()) ? new Known(changed, known.noted) : known);
    }
    return changed;
  }

  /**
   * This browser becomes a person that exists already, by a token of its own; who it was before it
   * is no more.
   *
   * @param way by what: {@link BrowserRow#LINK} or {@link BrowserRow#CODE}
   */
  Person become(Context ctx, String id, String way) {
    Browser before = browser(ctx.req());
    String token = Tokens.token();
    BrowserRow row = browserRow(ctx, token, way);
    store.addBrowser(id, row, MOST_BROWSERS);
    if (before != null) {
      store.dropBrowser(before.person.id(), before.token, row.made());
    }
    forget(e -> e.getValue().is(id) || before != null && e.getKey().equals(before.token));
    Known known = byHash(row.hash());
    if (known == null) {
      throw new IllegalStateException("a person is missing in the store");
    }
    setCookie(ctx, token, MAX_AGE);
    return known.person;
  }

  private void setCookie(Context ctx, String token, int age) {
    boolean secure = alwaysSecure || callers.isSecure(ctx.req());
    ctx.cookie(new Cookie(COOKIE, token, "/", age, secure, true, null, SameSite.STRICT));
  }

  // ---- going

  /** One browser of a person is nobody's from now on; whether it was that person's. */
  boolean signOut(Person person, String token) {
    boolean dropped = store.dropBrowser(person.id(), token, clock.instant());
    forget(e -> e.getKey().equals(token) && e.getValue().is(person.id()));
    return dropped;
  }

  /** All other browsers of this person are nobody's from now on; how many there were. */
  int signOutOthers(Browser here) {
    int others = store.dropOtherBrowsers(here.person.id(), here.token, clock.instant());
    forget(e -> e.getValue().is(here.person.id()) && !e.getKey().equals(here.token));
    return others;
  }

  /** All browsers of a person are nobody's, and so is this one. */
  void leave(Context ctx, Person person) {
    store.leave(person.id(), clock.instant());
    forget(e -> e.getValue().is(person.id()));
    setCookie(ctx, "", 0);
  }
}
