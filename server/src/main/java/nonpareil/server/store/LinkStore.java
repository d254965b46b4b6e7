package nonpareil.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Links by which another browser becomes a person's, at whichever server: one of each person. */
public interface LinkStore {

  /**
   * A new link takes the place of an older one of its person.
   *
   * @param now those that ended before are forgotten
   * @param most so many there are of all people
   * @return false: there are so many already
   */
  boolean set(String person, LinkRow link, Instant now, int most);

  /** The last link of a person; null if there is none, or not any more. */
  @Nullable LinkRow of(String person, Instant now);

  /** Whose link it is, which is used from now on. Of several who take it one gets an answer. */
  @Nullable String take(String hash, Instant now);

  /** What was taken in vain can be used again, unless there is a newer one. */
  void giveBack(String hash);

  void drop(String person);
}
