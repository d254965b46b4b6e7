package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonpareil.content.Content;
import nonpareil.server.clock.Timers;
import nonpareil.server.clock.WallTimers;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Herald;
import nonpareil.server.request.Fields;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.NodeStore;
import nonpareil.server.store.Postgres;
import nonpareil.server.store.PostgresStore;
import nonpareil.server.store.Store;

/** Two servers on one database. */
final class Pair implements AutoCloseable {

  private final String database = Postgres.address();
  private final List<Store> stores = new ArrayList<>();
  private final Computers computers = new Computers(1);
  private final Timers timers = new WallTimers();
  final Tables one = server();
  final Tables two = server();

  private Tables server() {
    Store store = PostgresStore.open(DatabaseUrl.parse(database));
    stores.add(store);
    Content content = Content.bundled();
    NodeStore nodes = Objects.requireNonNull(store.nodes());
    var node = new Node(store, nodes, CompiledGames.build(content), timers, System::nanoTime);
    var tables =
        new Tables(store, content, computers, node, Pace.NORMAL, 0, Duration.ZERO, Herald.NONE);
    tables.recoverNow();
    return tables;
  }

  Store store() {
    return stores.getFirst();
  }

  static Fields fields(String json) {
    return new Fields(Hall.json(json));
  }

  /** Ann makes a table for two, where she begins; more is in the words of the protocol. */
  ObjectNode make(String more) {
    return one.create(
        Hall.ANN,
        "network.house",
        fields(
            "{'board': 'sarpedon', 'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                + " {'who': 'link', 'hero': 'king-arthur'}]"
                + more
                + "}"));
  }

  /** The same, and Bob has come to it at the other server; its id. */
  String duel(String more) {
    ObjectNode made = make(more);
    String table = made.path("table").path("table").asText();
    String secret = made.path("invitations").path("2").asText();
    two.join(table, Hall.BOB, new Joining(secret, null, null, null));
    return table;
  }

  @Override
  public void close() {
    one.close();
    two.close();
    timers.close();
    computers.close();
    stores.forEach(Store::close);
  }
}
