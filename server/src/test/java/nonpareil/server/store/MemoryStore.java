package nonpareil.server.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A store that forgets everything with the process: for tests. */
public class MemoryStore implements Store {

  private final Map<String, List<LogRecord>> logs = new HashMap<>();
  private final Map<String, TableRow> tables = new LinkedHashMap<>();
  private final Map<String, byte[]> archives = new HashMap<>();
  private final Map<String, PersonRow> people = new HashMap<>();
  private final Map<String, String> tokens = new HashMap<>();
  private final Map<String, String> facts = new HashMap<>();
  private boolean broken;
  private boolean unreadable;

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
        return CompletableFuture.failedFuture(new StoreException("a number that is taken", null));
      }
    }
    rows.forEach(row -> tables.put(row.id(), row));
    records.forEach(r -> logs.computeIfAbsent(r.game(), _ -> new ArrayList<>()).add(r));
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
  public synchronized void addPerson(String id, String name, String tokenHash, Instant at) {
    if (people.putIfAbsent(id, new PersonRow(id, name)) != null) {
      throw new StoreException("a person who is known", null);
    }
    tokens.put(tokenHash, id);
  }

  @Override
  public synchronized void addToken(String person, String tokenHash, Instant at) {
    tokens.put(tokenHash, person);
  }

  @Override
  public synchronized int dropTokens(String person, String exceptHash) {
    int before = tokens.size();
    tokens.entrySet().removeIf(e -> e.getValue().equals(person) && !e.getKey().equals(exceptHash));
    return before - tokens.size();
  }

  @Override
  public synchronized @Nullable PersonRow personOf(String tokenHash) {
    String id = tokens.get(tokenHash);
    return id == null ? null : people.get(id);
  }

  @Override
  public synchronized void rename(String person, String name) {
    people.put(person, new PersonRow(person, name));
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
  public void close() {}
}
