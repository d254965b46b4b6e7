package nonpareil.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import javax.sql.DataSource;
import nonpareil.server.health.Faults;
import nonpareil.server.health.LastingThread;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears by a connection of its own what the database tells: the name of a table and a number,
 * nothing else. A connection that is lost is noticed within seconds; what was missed meanwhile
 * nobody knows, which is said.
 */
final class PostgresNews implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresNews.class);
  private static final String TABLE = "nonpareil_table";
  private static final String FREE = "nonpareil_free";
  private static final String TALK = "nonpareil_talk";
  private static final Duration QUIET = Duration.ofSeconds(2);
  private static final Duration FIRST = Duration.ofSeconds(5);
  private static final long SHORTEST_PAUSE = 100;
  private static final long LONGEST_PAUSE = 1_000;

  private final DataSource source;
  private final IntPredicate own;
  private final CountDownLatch heard = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);
  private final AtomicReference<@Nullable Connection> connection = new AtomicReference<>();
  private final LastingThread thread;
  private NodeStore.@Nullable Listener listener;
  private long pause = SHORTEST_PAUSE;

  /**
   * @param own whether a process of the database works for this server: what it did is no news
   */
  PostgresNews(DataSource source, IntPredicate own) {
    this.source = source;
    this.own = own;
    thread = new LastingThread(Thread.ofPlatform().name("store-news").daemon(), this::run);
  }

  /** Returns when it hears, or after a while if the database is away. */
  void listen(NodeStore.Listener told) {
    if (listener != null) {
      throw new IllegalStateException("somebody listens already");
    }
    listener = told;
    thread.start();
    try {
      if (!heard.await(FIRST.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("no news yet");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    while (isOpen()) {
      try {
        hear();
      } catch (Throwable e) {
        Faults.survive(e);
        if (isOpen()) {
          LOG.atWarn().addKeyValue("cause", SqlState.of(e)).log("no news from the store");
          rest();
        }
      }
    }
  }

  private boolean isOpen() {
    return closed.getCount() > 0;
  }

  private void rest() {
    try {
      closed.await(pause, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return; // never asked for
    }
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  private void hear() throws SQLException {
    try (Connection c = source.getConnection();
        Statement statement = c.createStatement()) {
      connection.set(c);
      statement.execute("LISTEN " + TABLE + "; LISTEN " + FREE + "; LISTEN " + TALK);
      pause = SHORTEST_PAUSE;
      heard.countDown();
      tell(NodeStore.Listener::unsure); // whatever came before
      var news = c.unwrap(PGConnection.class);
      while (isOpen()) {
        PGNotification[] got = news.getNotifications((int) QUIET.toMillis());
        if (got == null || got.length == 0) {
          statement.execute("SELECT 1"); // a connection that is dead says nothing either
          continue;
        }
        for (PGNotification one : got) {
          if (!own.test(one.getPID())) {
            tell(one);
          }
        }
      }
    } finally {
      connection.set(null);
    }
  }

  private void tell(PGNotification news) {
    String[] parts = news.getParameter().split(" ", -1);
    if (news.getName().equals(TALK)) {
      tell(l -> l.said(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
    } else if (news.getName().equals(FREE)) {
      tell(l -> l.free(parts[0]));
    } else {
      tell(l -> l.changed(parts[0], Integer.parseInt(parts[1])));
    }
  }

  private void tell(Consumer<NodeStore.Listener> what) {
    NodeStore.Listener told = listener;
    if (told == null) {
      return;
    }
    try {
      what.accept(told);
    } catch (Throwable e) {
      Faults.survive(e);
      LOG.atError().setCause(e).log("news were not taken well");
    }
  }

  @Override
  public void close() {
    closed.countDown();
    Connection open = connection.get();
    if (open != null) {
      try {
        open.abort(Runnable::run); // it may be waiting
      } catch (SQLException e) {
        LOG.warn("the news could not be ended");
      }
    }
  }
}
