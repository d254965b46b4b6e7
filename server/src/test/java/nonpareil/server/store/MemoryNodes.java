package nonpareil.server.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** What several servers share, in memory: for tests. News come when the test lets them. */
public final class MemoryNodes implements NodeStore {

  private record Life(NodeRow row, Instant until) {}

  private record Held(@Nullable String node, int epoch, long due) {}

  private final MemoryStore store;
  private final InstantSource clock;
  private final Map<String, Life> lives = new LinkedHashMap<>();
  private final Map<String, Held> leases = new LinkedHashMap<>();
  private final Map<String, LiveRow> live = new HashMap<>();
  private final List<Listener> listeners = new ArrayList<>();
  private final Set<String> news = new LinkedHashSet<>();
  private final Set<String> free = new LinkedHashSet<>();
  private final List<TalkRow> talk = new ArrayList<>();
  private long down;

  MemoryNodes(MemoryStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  private Instant now() {
    return clock.instant().minusMillis(down);
  }

  private boolean isAlive(@Nullable String node) {
    Life life = node == null ? null : lives.get(node);
    return life != null && life.until.isAfter(now());
  }

  private Beat beat() {
    List<NodeRow> alive =
        lives.values().stream().map(Life::row).filter(row -> isAlive(row.id())).toList();
    return new Beat(clock.instant(), down, alive);
  }

  @Override
  public synchronized Beat enter(NodeRow node, Duration life) {
    Instant last = lives.values().stream().map(Life::until).max(Instant::compareTo).orElse(now());
    if (last.isBefore(now())) {
      down += Duration.between(last, now()).toMillis();
    }
    lives.put(node.id(), new Life(node, now().plus(life)));
    return beat();
  }

  @Override
  public synchronized @Nullable Beat beat(String node, Duration life) {
    if (!isAlive(node)) {
      return null;
    }
    lives.computeIfPresent(node, (_, known) -> new Life(known.row, now().plus(life)));
    return beat();
  }

  @Override
  public synchronized void leave(String node) {
    lives.computeIfPresent(node, (_, known) -> new Life(known.row, now()));
  }

  // ---- leases

  /** A game has begun, or is over. */
  void begun(String game) {
    leases.putIfAbsent(game, new Held(null, 0, 0));
  }

  @Override
  public synchronized @Nullable Lease take(String node, String game) {
    Held held = leases.getOrDefault(game, new Held(null, 0, 0));
    if (isAlive(held.node) && !node.equals(held.node)) {
      return null;
    }
    long gap = 0;
    String before = held.node;
    if (before != null && !before.equals(node)) {
      gap = Duration.between(Objects.requireNonNull(lives.get(before)).until, now()).toMillis();
    }
    leases.put(game, new Held(node, held.epoch + 1, 0));
    return new Lease(game, held.epoch + 1, gap);
  }

  @Override
  public synchronized List<Lease> takeDue(String node, long time, List<String> except, int most) {
    List<String> due =
        leases.entrySet().stream()
            .filter(e -> !isAlive(e.getValue().node) && e.getValue().due <= time)
            .map(Map.Entry::getKey)
            .filter(game -> !except.contains(game))
            .limit(most)
            .toList();
    return due.stream().map(game -> Objects.requireNonNull(take(node, game))).toList();
  }

  @Override
  public synchronized void release(String node, String game, @Nullable Long due) {
    Held held = leases.get(game);
    if (held != null && node.equals(held.node)) {
      if (due == null) {
        leases.remove(game);
      } else {
        leases.put(game, new Held(null, held.epoch, due));
      }
      free.add(game);
    }
  }

  // ---- between records

  @Override
  public synchronized @Nullable LiveRow live(String game) {
    return live.get(game);
  }

  @Override
  public synchronized CompletableFuture<Void> saveLive(LiveRow row) {
    LiveRow known = live.get(row.game());
    if (row.version() != (known == null ? 0 : known.version())) {
      return CompletableFuture.failedFuture(new OutdatedException("it has changed"));
    }
    live.put(row.game(), row.stored());
    news.add(row.game());
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public synchronized Update since(String game, int version, int number, int liveVersion) {
    TableRow row = store.table(game);
    LiveRow known = live.get(game);
    return new Update(
        row == null || row.version() <= version ? null : row,
        store.records(game).stream().filter(r -> r.number() > number).toList(),
        known == null || known.version() <= liveVersion ? null : known);
  }

  @Override
  public synchronized List<Head> heads(List<String> games) {
    var heads = new ArrayList<Head>();
    for (String game : games) {
      TableRow row = store.table(game);
      LogRecord last = store.last(game);
      LiveRow known = live.get(game);
      if (row != null) {
        int number = last == null ? -1 : last.number();
        Held held = leases.get(game);
        boolean isHeld = held != null && isAlive(held.node);
        heads.add(
            new Head(game, row.version(), number, known == null ? 0 : known.version(), isHeld));
      }
    }
    return heads;
  }

  // ---- news

  @Override
  public synchronized void listen(Listener listener) {
    listeners.add(listener);
  }

  /** Nothing is told to one of those who listen any more. */
  public synchronized void silence(int listener) {
    listeners.set(
        listener,
        new Listener() {
          @Override
          public void changed(String table, int number) {}

          @Override
          public void free(String table) {}

          @Override
          public void said(String table, int channel, int number) {}

          @Override
          public void unsure() {}
        });
  }

  /** A node lives, or not, that is unlike all others. */
  public synchronized void pretend(boolean alive) {
    if (alive) {
      lives.put("other", new Life(new NodeRow("other", "other"), Instant.MAX));
    } else {
      lives.remove("other");
    }
  }

  /** Something is new about a table. */
  synchronized void changed(String table) {
    news.add(table);
  }

  /** Something was said. */
  synchronized void said(TalkRow line) {
    talk.add(line);
  }

  /** Tells all what is new; whether anything was. */
  public boolean spread() {
    List<String> tables;
    List<String> freed;
    List<TalkRow> lines;
    synchronized (this) {
      tables = List.copyOf(news);
      freed = List.copyOf(free);
      free.clear();
      lines = List.copyOf(talk);
      news.clear();
      talk.clear();
    }
    for (Listener listener : List.copyOf(listeners)) {
      tables.forEach(table -> listener.changed(table, -1));
      freed.forEach(listener::free);
      lines.forEach(line -> listener.said(line.game(), line.channel(), line.number()));
    }
    return !tables.isEmpty() || !freed.isEmpty() || !lines.isEmpty();
  }
}
