package nonpareil.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.PersonRow;
import nonpareil.server.store.Store;
import org.jspecify.annotations.Nullable;

/** Who a request comes from: the token in its cookie, known to the store by its hash. */
final class People {
  static final String COOKIE = "nonpareil";

  private static final int MAX_AGE =
      (int) Duration.ofDays(400).toSeconds(); // browsers keep no more
  private static final int REMEMBERED = 10_000;

  /** A browser sends one, or an older one beside it; more are a stranger's work for the store. */
  private static final int LOOKED_UP = 2;

  private final Store store;
  private final InstantSource clock;
  private final Callers callers;
  private final boolean alwaysSecure;

  /** The people seen last, by the hash of their token. */
  private final Map<String, Person> seen =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Person> eldest) {
              return size() > REMEMBERED;
            }
          });

  /** How often somebody has signed out; guarded by those seen. */
  private int signOuts;

  /**
   * @param alwaysSecure the public address is https, whatever a request looks like from here
   */
  People(Store store, InstantSource clock, Callers callers, boolean alwaysSecure) {
    this.store = store;
    this.clock = clock;
    this.callers = callers;
    this.alwaysSecure = alwaysSecure;
  }

  /**
   * A browser that is known.
   *
   * @param token the hash of its token
   */
  record Browser(Person person, String token) {}

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
        Person person = byHash(token);
        if (person != null) {
          return new Browser(person, token);
        }
      }
    }
    return null;
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

  private @Nullable Person byHash(String hash) {
    Person known = seen.get(hash);
    if (known != null) {
      return known;
    }
    int before = signOuts();
    PersonRow row = store.personOf(hash);
    if (row == null) {
      return null;
    }
    var person = new Person(row.id(), row.name());
    synchronized (seen) {
      if (before == signOuts) { // else what was read may be void by now
        seen.put(hash, person);
      }
    }
    return person;
  }

  private int signOuts() {
    synchronized (seen) {
      return signOuts;
    }
  }

  /** All other browsers of this person are nobody's from now on; how many there were. */
  int signOutOthers(Browser here) {
    int others = store.dropTokens(here.person.id(), here.token);
    synchronized (seen) {
      signOuts++;
      seen.entrySet()
          .removeIf(
              e -> e.getValue().id().equals(here.person.id()) && !e.getKey().equals(here.token));
    }
    return others;
  }

  /** A new person for this browser. */
  Person create(Context ctx, String name) {
    String token = Tokens.token();
    var person = new Person(Tokens.id("p"), name);
    store.addPerson(person.id(), name, Tokens.hash(token), clock.instant());
    setCookie(ctx, token);
    return person;
  }

  Person rename(Person person, String name) {
    store.rename(person.id(), name);
    var renamed = new Person(person.id(), name);
    synchronized (seen) {
      seen.replaceAll((hash, known) -> known.id().equals(person.id()) ? renamed : known);
    }
    return renamed;
  }

  /** This browser becomes a person that exists already, by a token of its own. */
  Person become(Context ctx, String id) {
    String token = Tokens.token();
    String hash = Tokens.hash(token);
    store.addToken(id, hash, clock.instant());
    Person person = byHash(hash);
    if (person == null) {
      throw new IllegalStateException("a person is missing in the store");
    }
    setCookie(ctx, token);
    return person;
  }

  private void setCookie(Context ctx, String token) {
    boolean secure = alwaysSecure || callers.isSecure(ctx.req());
    ctx.cookie(new Cookie(COOKIE, token, "/", MAX_AGE, secure, true, null, SameSite.STRICT));
  }
}
