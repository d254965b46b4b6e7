package nonpareil.server.store;

import java.util.List;

/** Who may watch a table by a link. */
public interface WatchStore {

  /** Keeps the hash of the link somebody gives to others; an older one of theirs is void. */
  void link(String game, String person, String hash);

  /**
   * Lets somebody in who has a link.
   *
   * @param most so many come in by links, at most
   * @return whether there is such a link, and room
   */
  boolean admit(String game, String hash, String person, int most);

  boolean isAdmitted(String game, String person);

  /** Who may watch a game may watch the next one, by the same links. */
  void inherit(String game, String next);

  /** The tables that somebody was let in to watch. */
  List<String> watchedBy(String person);
}
