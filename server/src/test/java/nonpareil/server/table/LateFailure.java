package nonpareil.server.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import nonpareil.server.store.FriendStore;
import nonpareil.server.store.Listed;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.NoticeStore;
import nonpareil.server.store.PeopleStore;
import nonpareil.server.store.ReportRow;
import nonpareil.server.store.RunningGame;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import nonpareil.server.store.TalkRow;
import nonpareil.server.store.WatchStore;
import org.jspecify.annotations.Nullable;

/** A store that writes and then says it has failed. */
final class LateFailure implements Store {

  private final Store inner;
  boolean failing;

  LateFailure(Store inner) {
    this.inner = inner;
  }

  @Override
  public CompletableFuture<Void> append(List<LogRecord> records) {
    CompletableFuture<Void> done = inner.append(records);
    return failing ? CompletableFuture.failedFuture(new StoreException("late", null)) : done;
  }

  @Override
  public CompletableFuture<Void> save(List<TableRow> tables, List<LogRecord> records) {
    CompletableFuture<Void> done = inner.save(tables, records);
    return failing ? CompletableFuture.failedFuture(new StoreException("late", null)) : done;
  }

  @Override
  public List<LogRecord> records(String game) {
    return inner.records(game);
  }

  @Override
  public @Nullable LogRecord last(String game) {
    return inner.last(game);
  }

  @Override
  public @Nullable TableRow table(String id) {
    return inner.table(id);
  }

  @Override
  public List<TableRow> tablesOf(String person, int most) {
    return inner.tablesOf(person, most);
  }

  @Override
  public int unfinishedOf(String person, Instant after) {
    return inner.unfinishedOf(person, after);
  }

  @Override
  public List<Listed> listed(Instant madeAfter) {
    return inner.listed(madeAfter);
  }

  @Override
  public List<Listed> watchable(Instant movedAfter) {
    return inner.watchable(movedAfter);
  }

  @Override
  public WatchStore watching() {
    return inner.watching();
  }

  @Override
  public List<RunningGame> playing() {
    return inner.playing();
  }

  @Override
  public List<String> untouched(Instant since, int most) {
    return inner.untouched(since, most);
  }

  @Override
  public CompletableFuture<Void> archive(String game, Map<String, byte[]> parts) {
    return inner.archive(game, parts);
  }

  @Override
  public byte @Nullable [] archived(String game, String part) {
    return inner.archived(game, part);
  }

  @Override
  public List<TableRow> finishedOf(String person) {
    return inner.finishedOf(person);
  }

  @Override
  public void eachFinished(Consumer<TableRow> visitor) {
    inner.eachFinished(visitor);
  }

  @Override
  public PeopleStore people() {
    return inner.people();
  }

  @Override
  public FriendStore friends() {
    return inner.friends();
  }

  @Override
  public List<TableRow> offeredTo(String person, int most) {
    return inner.offeredTo(person, most);
  }

  @Override
  public List<String> unfinishedTablesOf(String person) {
    return inner.unfinishedTablesOf(person);
  }

  @Override
  public void forget(String person) {
    inner.forget(person);
  }

  @Override
  public NoticeStore notices() {
    return inner.notices();
  }

  @Override
  public void remember(String fact, String value) {
    inner.remember(fact, value);
  }

  @Override
  public @Nullable String recall(String fact) {
    return inner.recall(fact);
  }

  @Override
  public String settle(String fact, String value) {
    return inner.settle(fact, value);
  }

  @Override
  public CompletableFuture<Kept> say(TalkRow line, int most) {
    return inner.say(line, most);
  }

  @Override
  public List<TalkRow> talk(String game, int channel, int after) {
    return inner.talk(game, channel, after);
  }

  @Override
  public List<TalkRow> talkOf(String person) {
    return inner.talkOf(person);
  }

  @Override
  public CompletableFuture<Void> report(ReportRow report) {
    return inner.report(report);
  }

  @Override
  public void close() {
    inner.close();
  }
}
