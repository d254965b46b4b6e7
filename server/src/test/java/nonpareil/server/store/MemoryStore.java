package nonpareil.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A store that forgets everything with the process: for tests. */
public class MemoryStore implements Store {

  private final Map<String, List<LogRecord>> logs = new HashMap<>();
  private final Map<String, TableRow> tables = new LinkedHashMap<>();
  private final Map<String, byte[]> archives = new HashMap<>();
  private final Map<String, String> facts = new HashMap<>();
  private @Nullable SqliteStore real;
  private final List<TalkRow> talk = new ArrayList<>();
  private final List<ReportRow> reports = new ArrayList<>();
  private final NoticeStore notices = new MemoryNotices(this);
  private final MemoryWatching watching = new MemoryWatching();
  private boolean broken;
  private boolean unreadable;

  private @Nullable MemoryNodes nodes;

  /** A store for several servers. */
  public static MemoryStore shared(InstantSource clock) {
    var store = new MemoryStore();
    store.nodes = new MemoryNodes(store, clock);
    return store;
  }

  @Override
  public @Nullable MemoryNodes nodes() {
    return nodes;
  }

  /** From now on, nothing can be written, as on a full disk; or everything again. */
  public synchronized void broken(boolean now) {
    broken = now;
  }

  /** From now on, tables and logs cannot be read either; or again. */
  public synchronized void unreadable(boolean now) {
    unreadable = now;
  }

  private void needReadable() {
    if (unreadable) {
      throw new StoreException("unreadable", null);
    }
  }

  /** Puts another log in the place of one. */
  public synchronized void replace(String game, List<LogRecord> log) {
    logs.put(game, new ArrayList<>(log));
  }

  public synchronized void forgetArchives() {
    archives.clear();
  }

  @Override
  public CompletableFuture<Void> append(List<LogRecord> records) {
    return save(List.of(), records);
  }

  @Override
  public synchronized CompletableFuture<Void> save(List<TableRow> rows, List<LogRecord> records) {
    if (broken) {
      return CompletableFuture.failedFuture(new StoreException("broken", null));
    }
    for (LogRecord r : records) {
      if (log(r.game()).stream().anyMatch(old -> old.number() == r.number())) {
        return CompletableFuture.failedFuture(new OutdatedException("a number that is taken"));
      }
    }
    for (TableRow row : rows) {
      TableRow stored = tables.get(row.id());
      if (row.version() != (stored == null ? 0 : stored.version())) {
        return CompletableFuture.failedFuture(new OutdatedException("the table has changed"));
      }
    }
    rows.forEach(row -> tables.put(row.id(), row.stored()));
    records.forEach(r -> logs.computeIfAbsent(r.game(), _ -> new ArrayList<>()).add(r));
    MemoryNodes shared = nodes;
    if (shared != null) {
      rows.forEach(row -> shared.changed(row.id()));
      records.forEach(r -> shared.changed(r.game()));
      records.stream().filter(r -> r.number() == 0).forEach(r -> shared.begun(r.game()));
    }
    return CompletableFuture.completedFuture(null);
  }

  private List<LogRecord> log(String game) {
    return logs.getOrDefault(game, List.of());
  }

  @Override
  public synchronized List<LogRecord> records(String game) {
    needReadable();
    return List.copyOf(log(game));
  }

  @Override
  public synchronized @Nullable LogRecord last(String game) {
    needReadable();
    List<LogRecord> log = log(game);
    return log.isEmpty() ? null : log.getLast();
  }

  @Override
  public synchronized @Nullable TableRow table(String id) {
    needReadable();
    return tables.get(id);
  }

  @Override
  public synchronized List<TableRow> tablesOf(String person, int most) {
    return tables.values().stream()
        .filter(t -> !t.state().equals(TableRow.CLOSED))
        .filter(
            t ->
                t.creator().equals(person)
                    || t.seats().stream().anyMatch(s -> person.equals(s.person())))
        .sorted(
            Comparator.comparing((TableRow t) -> t.state().equals(TableRow.OVER))
                .thenComparing(this::moved, Comparator.reverseOrder()))
        .limit(most)
        .toList();
  }

  private Instant moved(TableRow t) {
    LogRecord last = last(t.id());
    return last == null ? t.created() : last.at();
  }

  @Override
  public synchronized int unfinishedOf(String person, Instant after) {
    return (int)
        tables.values().stream()
            .filter(t -> t.creator().equals(person) && moved(t).isAfter(after))
            .filter(t -> t.state().equals(TableRow.WAITING) || t.state().equals(TableRow.PLAYING))
            .count();
  }

  @Override
  public synchronized List<Listed> listed(Instant madeAfter) {
    return tables.values().stream()
        .filter(t -> t.state().equals(TableRow.WAITING) && t.listed())
        .filter(t -> t.created().isAfter(madeAfter))
        .sorted(Comparator.comparing(TableRow::created).thenComparing(TableRow::id))
        .map(t -> new Listed(t.id(), t.creator(), t.created(), t.house()))
        .toList();
  }

  @Override
  public synchronized List<Listed> watchable(Instant movedAfter) {
    return tables.values().stream()
        .filter(t -> t.state().equals(TableRow.PLAYING) && t.listed())
        .filter(t -> moved(t).isAfter(movedAfter))
        .map(t -> new Listed(t.id(), t.creator(), t.created(), t.house()))
        .toList();
  }

  @Override
  public synchronized List<RunningGame> playing() {
    return tables.values().stream()
        .filter(t -> t.state().equals(TableRow.PLAYING))
        .map(this::running)
        .toList();
  }

  private RunningGame running(TableRow t) {
    List<LogRecord> log = log(t.id());
    int turn = log.isEmpty() ? 0 : log.getLast().turn();
    return new RunningGame(
        t.id(),
        t.settings(),
        log.isEmpty() ? null : log.getFirst(),
        turn,
        turn == 0 ? null : t.seats().get(turn - 1).level(),
        log.stream().anyMatch(r -> r.kind().equals("seat-given")));
  }

  @Override
  public synchronized List<String> untouched(Instant since, int most) {
    return tables.values().stream()
        .filter(t -> t.state().equals(TableRow.PLAYING) && moved(t).isBefore(since))
        .limit(most)
        .map(TableRow::id)
        .toList();
  }

  @Override
  public synchronized CompletableFuture<Void> archive(String game, Map<String, byte[]> parts) {
    parts.forEach((part, data) -> archives.putIfAbsent(game + " " + part, data));
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public synchronized byte @Nullable [] archived(String game, String part) {
    return archives.get(game + " " + part);
  }

  @Override
  public synchronized List<TableRow> finishedOf(String person) {
    return tables.values().stream()
        .filter(t -> t.isIn(TableRow.OVER))
        .filter(t -> t.seats().stream().anyMatch(s -> person.equals(s.person())))
        .toList();
  }

  @Override
  public synchronized void eachFinished(Consumer<TableRow> visitor) {
    tables.values().stream().filter(t -> t.isIn(TableRow.OVER)).forEach(visitor);
  }

  /** People are kept by the real thing, in a file of their own, where a test has any. */
  private synchronized SqliteStore real() {
    SqliteStore opened = real;
    if (opened == null) {
      try {
        Path folder = Files.createTempDirectory("people");
        folder.toFile().deleteOnExit();
        for (String beside : List.of("", "-wal", "-shm")) {
          folder.resolve("people.db" + beside).toFile().deleteOnExit();
        }
        opened = SqliteStore.open(folder.resolve("people.db"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      real = opened;
    }
    return opened;
  }

  @Override
  public PeopleStore people() {
    return real().people();
  }

  @Override
  public FriendStore friends() {
    return real().friends();
  }

  @Override
  public synchronized List<TableRow> offeredTo(String person, int most) {
    return tables.values().stream()
        .filter(t -> t.isIn(TableRow.WAITING))
        .filter(t -> t.seats().stream().anyMatch(s -> person.equals(s.offered())))
        .sorted(Comparator.comparing(TableRow::created).reversed())
        .limit(most)
        .toList();
  }

  @Override
  public synchronized List<String> unfinishedTablesOf(String person) {
    return tables.values().stream()
        .filter(t -> t.isIn(TableRow.WAITING) || t.isIn(TableRow.PLAYING))
        .filter(
            t ->
                t.creator().equals(person)
                    || t.seats().stream().anyMatch(s -> person.equals(s.person())))
        .map(TableRow::id)
        .toList();
  }

  @Override
  public synchronized void forget(String person) {
    tables.replaceAll(
        (_, table) -> {
          TableRow without = table.without(person);
          return without.equals(table) ? table : without.stored();
        });
    logs.replaceAll(
        (_, log) -> new ArrayList<>(log.stream().map(r -> without(r, person)).toList()));
    talk.replaceAll(line -> line.person().equals(person) ? withoutWords(line) : line);
    reports.removeIf(r -> r.reporter().equals(person) || r.person().equals(person));
    watching.forget(person);
  }

  private static LogRecord without(LogRecord r, String person) {
    String request = r.request();
    return request != null && request.startsWith(person + " ")
        ? new LogRecord(r.game(), r.number(), r.kind(), r.seat(), r.turn(), r.at(), null, r.data())
        : r;
  }

  @Override
  public WatchStore watching() {
    return watching;
  }

  @Override
  public NoticeStore notices() {
    return notices;
  }

  @Override
  public synchronized void remember(String fact, String value) {
    facts.put(fact, value);
  }

  @Override
  public synchronized @Nullable String recall(String fact) {
    return facts.get(fact);
  }

  @Override
  public synchronized String settle(String fact, String value) {
    return facts.computeIfAbsent(fact, _ -> value);
  }

  // ---- talk

  private static TalkRow withoutWords(TalkRow line) {
    String request = line.channel() + " " + line.number();
    return new TalkRow(
        line.game(), line.channel(), line.number(), line.seat(), "", line.at(), request, "{}");
  }

  @Override
  public synchronized CompletableFuture<Kept> say(TalkRow line, int most) {
    if (broken) {
      return CompletableFuture.failedFuture(new StoreException("broken", null));
    }
    for (TalkRow before : talk) {
      if (before.game().equals(line.game()) && before.request().equals(line.request())) {
        return CompletableFuture.completedFuture(new Kept(before, true));
      }
    }
    List<TalkRow> channel = talk(line.game(), line.channel(), 0);
    TalkRow said = line.withNumber(channel.isEmpty() ? 1 : channel.getLast().number() + 1);
    talk.add(said);
    MemoryNodes shared = nodes;
    if (shared != null) {
      shared.said(said);
    }
    if (channel.size() == most) {
      talk.remove(channel.getFirst());
    }
    return CompletableFuture.completedFuture(new Kept(said, false));
  }

  @Override
  public synchronized List<TalkRow> talk(String game, int channel, int after) {
    needReadable();
    return talk.stream()
        .filter(t -> t.game().equals(game) && t.channel() == channel && t.number() > after)
        .toList();
  }

  @Override
  public synchronized List<TalkRow> talkOf(String person) {
    return talk.stream().filter(line -> line.person().equals(person)).toList();
  }

  @Override
  public synchronized CompletableFuture<Void> report(ReportRow report) {
    if (broken) {
      return CompletableFuture.failedFuture(new StoreException("broken", null));
    }
    reports.removeIf(
        r ->
            r.game().equals(report.game())
                && r.channel() == report.channel()
                && r.number() == report.number()
                && r.reporter().equals(report.reporter()));
    reports.add(report);
    return CompletableFuture.completedFuture(null);
  }

  /** What the operator would find. */
  public synchronized List<ReportRow> reports() {
    return List.copyOf(reports);
  }

  /** Tables stay for who opens it again; people do not. */
  @Override
  public synchronized void close() {}
}
