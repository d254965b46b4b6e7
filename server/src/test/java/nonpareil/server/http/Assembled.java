package nonpareil.server.http;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import nonpareil.content.Content;
import nonpareil.server.Settings;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Reach;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.Store;
import nonpareil.server.table.Computers;
import nonpareil.server.table.Pace;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.CatalogJson;

/** A server on a store of the test's own: one of several, if they can share it. */
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
    NodeStore nodes = store.nodes();
    Node node =
        nodes == null
            ? null
            : new Node(store, nodes, CompiledGames.build(content), timers, System::nanoTime);
    InstantSource clock = node == null ? InstantSource.system() : node;
    notifier =
        new Notifier(
            store, content, folder, timers, clock, Notifier.Manner.usual(Reach.OFF), null, null);
    tables =
        node == null
            ? new Tables(store, content, computers, clock, Pace.NORMAL, 0, Duration.ZERO, notifier)
            : new Tables(store, content, computers, node, Pace.NORMAL, 0, Duration.ZERO, notifier);
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
