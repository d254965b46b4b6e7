package nonpareil.server.node;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import nonpareil.server.clock.Clock;
import nonpareil.server.clock.ServerTime;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.Uptime;
import nonpareil.server.health.Background;
import nonpareil.server.health.Faults;
import nonpareil.server.store.Lease;
import nonpareil.server.store.NodeRow;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.Store;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A server that shares its store with others. It is alive as long as it tells the store so in time;
 * the store's clock is the only one, and between two signs of life this one counts on by itself. If
 * it cannot tell in time it is dead to the others: then its own time stands, it has no games any
 * more, and it comes back as another node.
 */
public final class Node implements Uptime, Leases, InstantSource, AutoCloseable {

  /** Hears what becomes of this node, of others and of games. It must not wait. */
  public interface Listener {

    /** This node does from now on what comes by itself in a game. */
    void taken(Lease lease);

    /** Some nodes have died or left. */
    void left(Set<String> nodes);

    /** This node was dead for a while, or cannot reach the store. */
    void cutOff();
  }

  private static final Logger LOG = LoggerFactory.getLogger(Node.class);

  /** So long it is alive without a further sign. */
  static final Duration LIFE = Duration.ofSeconds(3);

  private static final Duration BEAT = Duration.ofSeconds(1);
  private static final int AT_ONCE = 100;
  private static final String DOWN = "down-known";
  private static final String BACK = "back";
  private static final Duration LONG = Duration.ofDays(1);

  /**
   * The last sign of life.
   *
   * @param sent when it was sent, by the clock of this machine: from then on it is alive
   * @param at when it was answered, as well as that can be told
   * @param told what the store said
   */
  private record Sign(String id, long sent, long at, NodeStore.Beat told) {}

  private final NodeStore nodes;
  private final String build;
  private final LongSupplier nanos;
  private final Map<String, Lease> held = new ConcurrentHashMap<>();
  private final Set<String> impossible = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean taking = new AtomicBoolean();
  private final AtomicLong latest = new AtomicLong(Long.MIN_VALUE);
  private final Timers timers;
  private final Background background = new Background();
  private final ServerTime began;
  private final Instant back;
  private volatile ServerTime entered;
  private volatile Sign sign;
  private volatile boolean cutOff;
  private volatile boolean ended;
  private @Nullable Listener listener;

  /**
   * @param build what tells whether two nodes can follow the same games
   */
  public Node(Store store, NodeStore nodes, String build, Timers timers, LongSupplier nanos) {
    this.nodes = nodes;
    this.build = build;
    this.timers = timers;
    this.nanos = nanos;
    sign = enter();
    began = now();
    entered = began;
    back = back(store, sign.told);
  }

  private static Instant back(Store store, NodeStore.Beat told) {
    String before = store.recall(DOWN);
    if (before != null && told.down() - Long.parseLong(before) > LONG.toMillis()) {
      store.remember(BACK, Long.toString(told.now().toEpochMilli()));
    }
    store.remember(DOWN, Long.toString(told.down()));
    String last = store.recall(BACK);
    return last == null ? Instant.EPOCH : Instant.ofEpochMilli(Long.parseLong(last));
  }

  // ---- life

  /** Who it is; another one after it was dead. */
  public String id() {
    return sign.id;
  }

  public boolean isAlive() {
    return nanos.getAsLong() - sign.sent < LIFE.toNanos();
  }

  /** The names of all who live, as far as is known. */
  public Set<String> alive() {
    var all = new HashSet<String>();
    sign.told.alive().forEach(node -> all.add(node.id()));
    return all;
  }

  /** Whether all who live can follow the same games as this one. */
  public boolean areAllAlike() {
    return sign.told.alive().stream().allMatch(node -> node.build().equals(build));
  }

  /** One of all who live, for what only one of them need do. */
  public boolean isFirst() {
    String me = id();
    return isAlive() && alive().stream().noneMatch(other -> other.compareTo(me) < 0);
  }

  /** Begins to live; what becomes of it is told from now on. */
  public void start(Listener told) {
    listener = told;
    timers.after(BEAT, this::beatAgain);
  }

  private Sign enter() {
    var row = new NodeRow(UUID.randomUUID().toString(), build);
    long sent = nanos.getAsLong();
    return sign(row.id(), sent, nodes.enter(row, LIFE));
  }

  private Sign sign(String id, long sent, NodeStore.Beat told) {
    return new Sign(id, sent, sent + (nanos.getAsLong() - sent) / 2, told);
  }

  private void beatAgain() {
    if (ended) {
      return;
    }
    try {
      beat();
    } finally { // whatever is thrown, there is a next time
      timers.after(BEAT, this::beatAgain);
    }
  }

  /** Tells that it lives, and takes what nobody has. */
  private void beat() {
    try {
      long sent = nanos.getAsLong();
      String me = id();
      NodeStore.Beat told = nodes.beat(me, LIFE);
      if (told == null) {
        comeBack(me);
      } else {
        Set<String> before = alive();
        sign = sign(me, sent, told);
        before.removeAll(alive());
        if (!before.isEmpty()) {
          tell(l -> l.left(before));
        }
      }
      if (cutOff) {
        cutOff = false;
        LOG.info("the store is back");
      }
      takeDue();
    } catch (Throwable e) {
      Faults.survive(e);
      if (!isAlive() && !cutOff) {
        cutOff = true;
        LOG.atWarn().addKeyValue("cause", e.getClass().getSimpleName()).log("the store is away");
        tell(Listener::cutOff);
      }
    }
  }

  /** It was dead: what it had others have, or nobody. */
  private void comeBack(String before) {
    held.clear();
    sign = enter();
    entered = now();
    LOG.atWarn().addKeyValue("node", before).addKeyValue("now", id()).log("was dead to the others");
    tell(Listener::cutOff);
  }

  /** Nobody waits for it: when many come at once it takes long, and the next sign must not. */
  private void takeDue() {
    if (!taking.compareAndSet(false, true)) {
      return;
    }
    background.run(
        "to take what is due",
        () -> {
          try {
            nodes
                .takeDue(id(), now().millis(), List.copyOf(impossible), AT_ONCE)
                .forEach(this::took);
          } finally {
            taking.set(false);
          }
        });
  }

  private void took(Lease lease) {
    held.put(lease.game(), lease);
    tell(l -> l.taken(lease));
  }

  private void tell(Consumer<Listener> what) {
    Listener told = listener;
    if (told == null) {
      return;
    }
    try {
      what.accept(told);
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atError().setCause(e).log("not told well");
    }
  }

  // ---- games

  @Override
  public boolean has(String game) {
    return held.containsKey(game) && isAlive();
  }

  @Override
  public void want(String game) {
    if (has(game)) {
      return;
    }
    background.run(
        "to take a game",
        () -> {
          Lease lease = nodes.take(id(), game);
          if (lease != null) {
            took(lease);
          }
        });
  }

  @Override
  public void giveBack(String game, @Nullable ServerTime due) {
    if (held.remove(game) != null) {
      String me = id();
      background.run(
          "to give a game back", () -> nodes.release(me, game, due == null ? null : due.millis()));
    }
  }

  /** Whether all that was begun is done. */
  public boolean isQuiet() {
    return background.isQuiet();
  }

  /** This node cannot follow a game: it leaves it to others. */
  public void cannot(String game) {
    impossible.add(game);
    giveBack(game, new ServerTime(0));
  }

  // ---- time

  @Override
  public ServerTime began() {
    return began;
  }

  @Override
  public Instant back() {
    return back;
  }

  /** Stands while the node is dead, and never goes back. */
  @Override
  public ServerTime now() {
    Sign last = sign;
    long passed = Math.min(nanos.getAsLong() - last.at, LIFE.toNanos());
    long millis =
        last.told.now().toEpochMilli()
            - last.told.down()
            + TimeUnit.NANOSECONDS.toMillis(Math.max(0, passed));
    return new ServerTime(latest.accumulateAndGet(millis, Math::max));
  }

  /** For how long there was no node at all since the store was made, in milliseconds. */
  public long down() {
    return sign.told.down();
  }

  /** By the clock of the store. */
  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(now().millis() + sign.told.down());
  }

  @Override
  public ServerTime breath() {
    return entered.plus(BREATH);
  }

  @Override
  public ServerTime comeBack() {
    return entered.plus(Clock.GRACE);
  }

  @Override
  public void heartbeat() {} // it beats from its start

  @Override
  public @Nullable String trouble() {
    return isAlive() ? null : "the store does not answer";
  }

  @Override
  public void end() {
    close();
  }

  /** Leaves: what it has others may take at once. */
  @Override
  public void close() {
    if (ended) {
      return;
    }
    ended = true;
    int games = held.size();
    held.clear();
    try {
      nodes.leave(id());
    } catch (RuntimeException e) {
      LOG.atWarn().addKeyValue("games", games).log("the store was away at the end");
    }
  }
}
