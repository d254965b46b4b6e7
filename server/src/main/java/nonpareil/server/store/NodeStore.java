package nonpareil.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What several servers share that work on one store: who is alive, who does what comes by itself in
 * which game, how games stand between records, and the news. The time of the store is the only one.
 */
public interface NodeStore {

  /**
   * A sign of life.
   *
   * @param now by the clock of the store
   * @param down for how long there was no node at all since the store was made, in milliseconds
   * @param alive all who live, who asks included
   */
  record Beat(Instant now, long down, List<NodeRow> alive) {}

  // ---- who is alive

  /**
   * A node comes. If there was none since the last one died or left, that time counts as down.
   *
   * @param life so long it is alive without a further beat
   */
  Beat enter(NodeRow node, Duration life);

  /** Stays alive; null if it was dead already: then others have what it had. */
  @Nullable Beat beat(String node, Duration life);

  /** Is alive no more from now on. */
  void leave(String node);

  // ---- who does what comes by itself

  /** Takes a game if no living node has it; null if one has. What one has already it keeps. */
  @Nullable Lease take(String node, String game);

  /**
   * Takes games that no living node has and in which something is due.
   *
   * @param time by the servers' own time, in milliseconds
   * @param except those it cannot play
   */
  List<Lease> takeDue(String node, long time, List<String> except, int most);

  /**
   * Gives a game back.
   *
   * @param due when something is to be done in it next, by the servers' own time; null if nothing
   */
  void release(String node, String game, @Nullable Long due);

  // ---- between records

  @Nullable LiveRow live(String game);

  /** Fails with an {@link OutdatedException} if it does not come from the newest. */
  CompletableFuture<Void> saveLive(LiveRow row);

  /**
   * All that is new about a table.
   *
   * @param version of the row that is known; 0 for none
   * @param number of the last record that is known; -1 for none
   * @param live the version of that which is known; 0 for none
   */
  Update since(String game, int version, int number, int live);

  /**
   * How new what is stored about a table is.
   *
   * @param version of its row
   * @param number of its last record; -1 if there is none
   * @param live the version of what stands between records; 0 if there is none
   * @param held whether a living node does what comes by itself there
   */
  record Head(String game, int version, int number, int live, boolean held) {}

  /** The same of many tables at once. */
  List<Head> heads(List<String> games);

  // ---- news

  /** Hears of what other nodes have stored. It must not wait. */
  interface Listener {

    /** Something about a table: its row, its log, or what stands between records. */
    void changed(String table, int number);

    /** A node has given a game back: another one that needs it may take it. */
    void free(String table);

    /** Something was said. */
    void said(String table, int channel, int number);

    /** Some news may have been missed: everything is to be looked at. */
    void unsure();
  }

  /** From now on, until the store is closed. */
  void listen(Listener listener);
}
