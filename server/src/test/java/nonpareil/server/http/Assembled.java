package nonpareil.server.http;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import nonpareil.content.Content;
import nonpareil.server.Settings;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Reach;
import nonpareil.server.store.Store;
import nonpareil.server.table.Computers;
import nonpareil.server.table.Pace;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.CatalogJson;

/** A server on a store of the test's own. */
final class Assembled implements AutoCloseable {
  private final Store store;
  private final Computers computers = new Computers(1);
  private final Timers timers = new WallTimers();
  private final Notifier notifier;
  private final Tables tables;
  private final Web web;

  Assembled(Path folder, Store store) {
    this.store = store;
    Content content = Content.bundled();
    InstantSource clock = InstantSource.system();
    notifier =
        new Notifier(
            store.notices(),
            content,
            folder,
            timers,
            clock,
            Notifier.Manner.usual(Reach.OFF),
            null,
            null);
    tables = new Tables(store, content, computers, clock, Pace.NORMAL, 0, Duration.ZERO, notifier);
    tables.recover();
    web =
        new Web(
            Settings.forTests(folder).withMetricsPort(0),
            0,
            tables,
            notifier.wishes(),
            store,
            () -> CatalogJson.of(content),
            clock);
  }

  int port() {
    return web.port();
  }

  int metricsPort() {
    return web.metricsPort();
  }

  Computers computers() {
    return computers;
  }

  @Override
  public void close() {
    web.close();
    tables.close();
    notifier.close();
    timers.close();
    computers.close();
    store.close();
  }
}
