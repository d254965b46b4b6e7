package nonpareil.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What must outlive the server. At its heart are the logs of the games: rows keyed (game, number)
 * that are added and never changed.
 *
 * <p>A write is durable when its call has returned or its future is complete; it fails with a
 * {@link StoreException} and has then changed nothing, unless the failure came so late that nobody
 * can tell. Whoever must be sure reads again.
 */
public interface Store extends TalkStore, AutoCloseable {

  /** How long anybody waits for the store. */
  Duration PATIENCE = Duration.ofSeconds(10);

  // ---- logs

  /**
   * Adds records to a log, all or none. A number that is taken already is refused: the future fails
   * with an {@link OutdatedException}.
   */
  CompletableFuture<Void> append(List<LogRecord> records);

  /**
   * Saves tables as they now stand and adds records to logs, all or nothing. Of each table the row
   * must come from the newest one there is, else the future fails with an {@link
   * OutdatedException}.
   */
  CompletableFuture<Void> save(List<TableRow> tables, List<LogRecord> records);

  /** The whole log of a game in order. */
  List<LogRecord> records(String game);

  /** The last record of a game, if there is any. */
  @Nullable LogRecord last(String game);

  // ---- tables

  @Nullable TableRow table(String id);

  /** Tables somebody sits at or has made, running ones first, then those moved last. */
  List<TableRow> tablesOf(String person, int most);

  /** How many tables somebody has made that are not over, moved after a time. */
  int unfinishedOf(String person, Instant after);

  /** Listed tables that wait, the oldest first. */
  List<Listed> listed(Instant madeAfter);

  /** Listed games that are being played and have moved after a time, the oldest first. */
  List<Listed> watchable(Instant movedAfter);

  /** All games that are being played, the oldest first. */
  List<RunningGame> playing();

  /** The ids of some games that are being played and whose last record is older than that. */
  List<String> untouched(Instant since, int most);

  // ---- finished games

  /** Keeps what a finished game looked like, part by part; parts that are there already stay. */
  CompletableFuture<Void> archive(String game, Map<String, byte[]> parts);

  byte @Nullable [] archived(String game, String part);

  /** The tables that are over and at which somebody sits, the oldest first. */
  List<TableRow> finishedOf(String person);

  /** Goes through all tables that are over, in no order. */
  void eachFinished(Consumer<TableRow> visitor);

  // ---- people

  PeopleStore people();

  FriendStore friends();

  /** Tables that wait with a seat for somebody, the newest first. */
  List<TableRow> offeredTo(String person, int most);

  /** The ids of tables that wait or are played at where somebody sits, or which somebody made. */
  List<String> unfinishedTablesOf(String person);

  /**
   * Takes a person out of all tables as they are stored: seats, offers, who made them, and what the
   * person said there.
   */
  void forget(String person);

  /** Who may watch. */
  WatchStore watching();

  // ---- people who come and go

  /** What they have seen, how they want to be told, when they are on holiday. */
  NoticeStore notices();

  // ---- the server itself

  /** What it shares with other servers on the same store; null if there can be none. */
  default @Nullable NodeStore nodes() {
    return null;
  }

  /** Remembers something about the server itself. */
  void remember(String fact, String value);

  @Nullable String recall(String fact);

  /**
   * Remembers something unless it is known already: of several who do so at once all get the same.
   *
   * @return what is kept
   */
  String settle(String fact, String value);

  /** Why nothing can be written now, in words that tell nothing of what is stored; null: it can. */
  default @Nullable String trouble() {
    return null;
  }

  /** Waits until a write is durable, but not for ever. */
  static void await(CompletableFuture<Void> writing) {
    result(writing);
  }

  /** The same of a write that has a result. */
  static <T extends @Nullable Object> T result(CompletableFuture<T> writing) {
    try {
      return writing.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException("interrupted", e);
    } catch (ExecutionException | TimeoutException e) {
      if (e.getCause() instanceof OutdatedException outdated) {
        throw outdated;
      }
      throw new StoreException("not stored", e);
    }
  }

  @Override
  void close();
}
