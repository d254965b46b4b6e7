package nonpareil.server.store;

/** Two servers, each with connections of its own. */
final class PostgresSharingTest extends StoreRaces {

  private final DatabaseUrl url = Postgres.database();

  @Override
  Store open() {
    return PostgresStore.open(url);
  }

  @Override
  Store openAgain() {
    return PostgresStore.open(url);
  }
}
