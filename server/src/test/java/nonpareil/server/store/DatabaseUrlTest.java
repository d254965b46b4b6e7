package nonpareil.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.postgresql.Driver;

final class DatabaseUrlTest {

  private static Properties parts(String text) {
    String url = DatabaseUrl.parse(text).jdbc();
    return Objects.requireNonNull(Driver.parseURL(url, new Properties()));
  }

  @Test
  void readsTheUsualForm() {
    String text = "postgres://ann:p%40ss+w%2F%26rd@db.example.org:5433/games?sslmode=require";
    Properties parts = parts(text);
    assertThat(parts.getProperty("PGHOST")).isEqualTo("db.example.org");
    assertThat(parts.getProperty("PGPORT")).isEqualTo("5433");
    assertThat(parts.getProperty("PGDBNAME")).isEqualTo("games");
    assertThat(parts.getProperty("user")).isEqualTo("ann");
    assertThat(parts.getProperty("password")).isEqualTo("p@ss+w/&rd");
    assertThat(parts.getProperty("sslmode")).isEqualTo("require");
    assertThat(DatabaseUrl.parse(text)).hasToString("db.example.org:5433/games");
  }

  @Test
  void readsTheFormOfTheDriver() {
    String text = "jdbc:postgresql://localhost/games?user=ann&password=secret1";
    assertThat(parts(text).getProperty("password")).isEqualTo("secret1");
    assertThat(DatabaseUrl.parse(text)).hasToString("localhost:5432/games");
  }

  @Test
  void saysWhatIsWrongWithoutThePassword() {
    for (String bad :
        new String[] {
          "mysql://ann:secret1@host/games",
          "postgres://ann:secret1@/games",
          "postgres://ann:secret1@host",
          "postgres://ann:secret1@host/",
          "postgres://ann:secret1 @host/games",
          "secret1",
          "jdbc:postgresql://host:secret1/games"
        }) {
      assertThatThrownBy(() -> DatabaseUrl.parse(bad))
          .as(bad)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("expected an address such as postgres://user:password@host:5432")
          .hasMessageNotContaining("secret1");
    }
  }
}
