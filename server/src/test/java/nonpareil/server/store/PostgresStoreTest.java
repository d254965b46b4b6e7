package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PostgresStoreTest extends StoreContract {

  private final DatabaseUrl url = Postgres.database();

  @Override
  Store opened() {
    return PostgresStore.open(url);
  }

  @Test
  void severalMayMakeTheTablesAtOnce() {
    DatabaseUrl empty = DatabaseUrl.parse(Postgres.emptyAddress());
    List<CompletableFuture<PostgresStore>> opening =
        IntStream.range(0, 3)
            .mapToObj(_ -> CompletableFuture.supplyAsync(() -> PostgresStore.open(empty)))
            .toList();
    List<PostgresStore> stores = opening.stream().map(CompletableFuture::join).toList();
    stores.getFirst().remember("fact", "1");
    assertThat(stores.getLast().recall("fact")).isEqualTo("1");
    stores.forEach(PostgresStore::close);
  }

  @Test
  void saysInWordsWhatIsWrongWithADatabase() {
    String address = "localhost:" + Postgres.port();
    assertThat(wrongWith("postgres://postgres:secret1@" + address + "/nowhere"))
        .startsWith(
            "the database "
                + address
                + "/nowhere cannot be used: there is no database of that name")
        .doesNotContain("secret1");
    assertThat(wrongWith("postgres://postgres:secret1@localhost:1/x"))
        .startsWith("the database localhost:1/x cannot be used: nobody answers there");
  }

  private static String wrongWith(String address) {
    DatabaseUrl bad = DatabaseUrl.parse(address);
    return PostgresStore.unusable(bad, catchThrowable(() -> PostgresStore.open(bad).close()));
  }

  @Test
  void goesOnAfterItsConnectionsWereCut() {
    try (PostgresStore store = PostgresStore.open(url)) {
      store.append(List.of(record("a", 0))).join();
      store.remember("fact", "1");
      Postgres.cut(url);
      store.append(List.of(record("a", 1))).join();
      store.remember("fact", "2");
      assertThat(store.records("a")).hasSize(2);
      assertThat(store.recall("fact")).isEqualTo("2");
      assertThat(store.trouble()).isNull();
    }
  }
}
