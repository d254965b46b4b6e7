package nonpareil.server.http;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import nonpareil.content.Content;
import nonpareil.server.Settings;
import nonpareil.server.store.Store;
import nonpareil.server.table.Computers;
import nonpareil.server.table.Pace;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.CatalogJson;

/** A server on a store of the test's own. */
final class Assembled implements AutoCloseable {
  private final Store store;
  private final Computers computers = new Computers(1);
  private final Tables tables;
  private final Web web;

  Assembled(Path folder, Store store) {
    this.store = store;
    Content content = Content.bundled();
    InstantSource clock = InstantSource.system();
    tables = new Tables(store, content, computers, clock, Pace.NORMAL, 0, Duration.ZERO);
    tables.recover();
    web =
        new Web(
            Settings.forTests(folder).withMetricsPort(0),
            0,
            tables,
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
    computers.close();
    store.close();
  }
}
