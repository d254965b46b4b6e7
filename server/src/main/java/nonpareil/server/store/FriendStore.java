package nonpareil.server.store;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who is a friend of whom, and who would like to be. */
public interface FriendStore {

  /** What a person has decided about others, the newest first. */
  List<FriendRow> of(String person);

  /** A friend of a person as it is called now; null if they are not friends. */
  @Nullable String nameOf(String person, String friend);

  /**
   * Both are friends from now on; whatever they have asked or decided before is void.
   *
   * @param ones what the other is called by the first
   * @param others what the first is called by the other
   */
  void befriend(String one, String ones, String other, String others, Instant at);

  /**
   * The same by a link, which is used up by it.
   *
   * @return false: nothing has happened, somebody was faster
   */
  boolean befriendBy(String link, String one, String ones, String other, String others, Instant at);

  /** They are no friends any more. What the other has decided otherwise stays. */
  void part(String person, String other);

  /** A person wants nothing of another one: declined or blocked. They are no friends any more. */
  void turnAway(String person, FriendRow decided);

  /** Takes such a decision back. */
  void forgive(String person, String other);

  // ---- asking

  /** What a person asks of others, or others ask of it, since a time; the oldest first. */
  List<AskRow> asks(String person, Instant since);

  /** The same person at the same table is asked once. */
  void ask(AskRow ask);

  /** Takes back what somebody has asked. */
  void withdraw(String asker, String handle);

  /** Forgets what a person has asked or declined before a time. */
  void forgetOld(String person, Instant before);

  // ---- links

  /** A new link takes the place of an older one. */
  void setLink(String person, String hash, Instant until);

  /** Whose link it is, if it still holds. */
  @Nullable String linkOf(String hash, Instant now);

  /** Until when the link of a person holds, if there is one. */
  @Nullable Instant linkUntil(String person, Instant now);

  // ---- those one has met

  /** Seats of others at the tables where a person has played, the newest tables first. */
  List<MetRow> met(String person, int most);
}
