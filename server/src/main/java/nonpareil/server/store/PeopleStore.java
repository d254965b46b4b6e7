package nonpareil.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** What is kept about people: who they are, by which browsers, and how they come back. */
public interface PeopleStore {

  /** Adds a person with a first browser. */
  void add(PersonRow person, BrowserRow browser);

  /** By the hash of a browser's token; null for nobody, and for who is being forgotten. */
  @Nullable PersonRow personOf(String tokenHash);

  /** Null for nobody, and for who is being forgotten. */
  @Nullable PersonRow person(String id);

  /** Another name or avatar. */
  void change(PersonRow person, Instant at);

  /**
   * Who has another name, or fewer browsers.
   *
   * @param at when that changed last
   */
  record Changed(String person, Instant at) {}

  /** All who have changed after a time, or are being forgotten. */
  Set<Changed> changed(Instant after);

  // ---- browsers

  /**
   * Adds a further browser.
   *
   * @param most of so many those seen last stay
   */
  void addBrowser(String person, BrowserRow browser, int most);

  /** The browsers of a person, those seen last first. */
  List<BrowserRow> browsers(String person);

  /** Notes that a browser was here; nobody waits for it. */
  CompletableFuture<Void> seen(String tokenHash, String kind, Instant at);

  /** Forgets one browser of a person; whether there was one. */
  boolean dropBrowser(String person, String tokenHash, Instant at);

  /** Forgets all browsers of a person but one; how many. */
  int dropOtherBrowsers(String person, String tokenHash, Instant at);

  /** By which further ones come. */
  LinkStore links();

  // ---- the recovery code

  @Nullable RecoveryRow recovery(String person);

  /**
   * A new code takes the place of an older one.
   *
   * @param maker the hash of the token of the browser where it is made
   */
  void setRecovery(String person, String hash, String maker, Instant at);

  void dropRecovery(String person);

  /** Whose code it is, which is used now; null for nobody's. */
  @Nullable String recover(String hash, Instant at);

  // ---- the end

  /**
   * Forgets everything of a person but the tables, which are to follow: browsers, code, friends,
   * name.
   */
  void leave(String person, Instant at);

  /** Those whose tables may still name them. */
  List<String> leaving();

  /** Nothing is left of a person. */
  void gone(String person);
}
