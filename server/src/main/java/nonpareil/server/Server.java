package nonpareil.server;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import nonpareil.content.Content;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.health.Faults;
import nonpareil.server.http.Web;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Notifier;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import nonpareil.server.table.Computers;
import nonpareil.server.table.Pace;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.CatalogJson;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The whole server: the store, the tables and what people's browsers talk to. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /** The name of the store in the data folder. */
  public static final String STORE = "nonpareil.db";

  /** What has been opened, the latest first: so it is closed. */
  private final Deque<AutoCloseable> open = new ArrayDeque<>();

  private final Web web;

  private Server(Settings settings, Pace pace, Content base) {
    // Reading takes a while and needs nothing of the rest.
    CompletableFuture<Content> reading =
        CompletableFuture.supplyAsync(() -> base.with(settings.added()));
    DatabaseUrl database = settings.database();
    DataFolder data = null;
    try {
      data = database == null ? keep(DataFolder.open(settings.data())) : null;
      int port = Ports.free(settings.bind(), settings.port());
      Store store =
          keep(
              database == null
                  ? SqliteStore.open(settings.data().resolve(STORE))
                  : PostgresStore.open(database));
      Computers computers = keep(new Computers(settings.computers()));
      Content content = reading.join();
      Timers timers = keep(new WallTimers());
      Node node = node(store, content);
      InstantSource clock = node == null ? InstantSource.system() : node;
      Duration closing = Duration.ofDays(settings.closing());
      Notifier notifier =
          keep(
              new Notifier(
                  store,
                  content,
                  settings.data(),
                  timers,
                  clock,
                  settings.notifying(),
                  settings.publicUrl(),
                  settings.contact()));
      Tables tables =
          keep(
              node == null
                  ? new Tables(
                      store, content, computers, clock, pace, settings.limits(), closing, notifier)
                  : new Tables(
                      store, content, computers, node, pace, settings.limits(), closing, notifier));
      notifier.attach(tables);
      tables.recover();
      web =
          keep(
              new Web(
                  settings,
                  port,
                  tables,
                  notifier.wishes(),
                  store,
                  () -> CatalogJson.of(content),
                  clock));
      if (data != null) {
        data.announce(Addresses.here(settings.bind(), web.port()));
      }
    } catch (CompletionException e) {
      close();
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    } catch (StoreException | UncheckedIOException e) {
      close();
      throw database != null
          ? new StartException(PostgresStore.unusable(database, e), e)
          : data == null ? e : data.unusable(e);
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  /** This server among others on the same store; null if there can be none. */
  private @Nullable Node node(Store store, Content content) {
    NodeStore nodes = store.nodes();
    if (nodes == null) {
      return null;
    }
    Timers signs = keep(WallTimers.punctual("signs-of-life"));
    return new Node(store, nodes, CompiledGames.build(content), signs, System::nanoTime);
  }

  private <T extends AutoCloseable> T keep(T opened) {
    open.push(opened);
    return opened;
  }

  /** Runs when this returns. */
  public static Server start(Settings settings) {
    return start(settings, Pace.NORMAL, Content.bundled());
  }

  /** The same, at another pace. */
  public static Server start(Settings settings, Pace pace) {
    return start(settings, pace, Content.bundled());
  }

  /** The same with other content than what comes with the program. */
  public static Server start(Settings settings, Pace pace, Content base) {
    long began = System.nanoTime();
    Faults.watchThreads();
    Log.takeOverFromJdk();
    var server = new Server(settings, pace, base);
    LOG.atInfo()
        .addKeyValue("port", server.port())
        .addKeyValue("version", settings.version())
        .addKeyValue("ms", (System.nanoTime() - began) / 1_000_000)
        .log("started");
    return server;
  }

  public int port() {
    return web.port();
  }

  /** Every route there is, as {@code GET /health}. */
  public List<String> routes() {
    return web.routes();
  }

  /** Where the metrics are, or 0. */
  public int metricsPort() {
    return web.metricsPort();
  }

  /** Says goodbye to all, lets writes end, and frees the data folder. */
  @Override
  public synchronized void close() {
    boolean any = !open.isEmpty();
    while (!open.isEmpty()) {
      try {
        open.pop().close();
      } catch (Exception e) { // the others must be closed all the same
        LOG.atError().setCause(e).log("not closed well");
      }
    }
    if (any) {
      LOG.info("stopped");
    }
  }
}
