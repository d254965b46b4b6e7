package nonpareil.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import nonpareil.server.store.DatabaseUrl;
import nonpareil.server.store.Postgres;
import nonpareil.server.store.StoreException;
import nonpareil.testkit.client.Caller;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting and stopping. */
final class StartTest {
  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @Test
  void aSecondServerOnTheSameDataIsRefusedAndToldWhere() {
    try (Server server = Server.start(Settings.forTests(folder))) {
      assertThatThrownBy(() -> Server.start(Settings.forTests(folder)))
          .isInstanceOf(StartException.class)
          .hasMessageContaining("http://localhost:" + server.port());
    }
    Server.start(Settings.forTests(folder)).close();
  }

  @Test
  void aFolderThatCannotBeIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    assertThatThrownBy(() -> Server.start(Settings.forTests(file)))
        .isInstanceOf(StartException.class)
        .hasMessageContaining(file.toString());
  }

  /** In a sentence that names the folder, for whoever starts it. */
  @Test
  void aStoreThatCannotBeUsedIsToldInASentence() throws IOException {
    for (String file : List.of("server.lock", "nonpareil.db", "server.address")) {
      Path data = folder.resolve("with " + file);
      Files.createDirectories(data.resolve(file).resolve("not a file"));
      assertCannotUse(data, "");
    }
    Path damaged = Files.createDirectories(folder.resolve("damaged"));
    Files.writeString(damaged.resolve("nonpareil.db"), "no store at all ".repeat(1_000));
    assertCannotUse(damaged, "its file is damaged, or no store at all");
    Path full = Files.createDirectories(folder.resolve("full"));
    if (Files.exists(Path.of("/dev/full"))) { // whatever is written there meets a full disk
      Files.createSymbolicLink(full.resolve("server.address"), Path.of("/dev/full"));
      assertCannotUse(full, "No space left on device");
    }
  }

  private static void assertCannotUse(Path data, String words) {
    assertThatThrownBy(() -> Server.start(Settings.forTests(data)))
        .isInstanceOf(StartException.class)
        .hasMessageStartingWith("the data folder %s cannot be used: ".formatted(data))
        .hasMessageContaining(words)
        .message()
        .hasLineCount(1)
        .doesNotContain("Exception");
  }

  @Test
  void whatSqliteSaysIsToldInWords() {
    assertThat(unusable(13)).isEqualTo("the data folder data cannot be used: the disk is full");
    assertThat(unusable(8 | 5 << 8)).endsWith("it, or its file, is read-only");
    assertThat(unusable(10 | 3 << 8)).endsWith("the disk cannot be read or written");
  }

  private static String unusable(int code) {
    var failure = new StoreException("x", new RuntimeException(new SQLException("y", "", code)));
    return String.valueOf(DataFolder.unusable(Path.of("data"), failure).getMessage());
  }

  @Test
  void aDatabaseThatCannotBeUsedIsToldInASentence() {
    Settings settings =
        Settings.forTests(folder.resolve("none"))
            .withDatabase(DatabaseUrl.parse("postgres://ann:secret1@localhost:1/games"));
    assertThatThrownBy(() -> Server.start(settings))
        .isInstanceOf(StartException.class)
        .hasMessageStartingWith(
            "the database localhost:1/games cannot be used: nobody answers there")
        .hasMessageNotContaining("secret1")
        .message()
        .hasLineCount(1);
  }

  @Test
  void severalServersOnOneDatabaseKnowTheSamePeopleAndNeedNoFolder() {
    DatabaseUrl database = Postgres.database();
    Settings settings = Settings.forTests(folder.resolve("none")).withDatabase(database);
    try (Server here = Server.start(settings);
        Server there = Server.start(settings)) {
      Caller ada = Caller.person(here.port(), "Ada");
      assertThat(new Caller(there.port(), ada).post("/api/me", "{}").text()).contains("Ada");
      assertThat(folder.resolve("none")).doesNotExist();
    }
  }

  @Test
  void onlyTheOwnerMayReadTheData() throws IOException {
    if (!folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    Server.start(Settings.forTests(folder)).close();
    Set<PosixFilePermission> everybody = PosixFilePermissions.fromString("rw-rw-rw-");
    for (Path file : files()) { // as an older version may have left them
      Files.setPosixFilePermissions(file, everybody);
    }
    try (Server server = Server.start(Settings.forTests(folder))) {
      Caller.person(server.port(), "Ada");
      assertThat(files())
          .extracting(file -> file.getFileName().toString())
          .contains("nonpareil.db", "nonpareil.db-wal", "nonpareil.db-shm")
          .contains("server.lock", "server.address");
      for (Path file : files()) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
            .as(file.toString())
            .isEqualTo("rw-------");
      }
    }
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void aPortInUseIsNamedOrPassedOver() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = taken.getLocalPort();
      assertThatThrownBy(() -> Server.start(Settings.forTests(folder).withPort(port)))
          .isInstanceOf(StartException.class)
          .hasMessageContaining(String.valueOf(port));
    }
    assertThatThrownBy(() -> Ports.free("192.0.2.77", null)).isInstanceOf(StartException.class);
    int free = Ports.free(Settings.LOOPBACK, null);
    try (var taken = new ServerSocket(free, 1, InetAddress.getLoopbackAddress())) {
      assertThat(Ports.free(Settings.LOOPBACK, null)).isNotEqualTo(taken.getLocalPort());
    }
  }

  @Test
  void metricsHaveAPortOfTheirOwn() throws Exception {
    try (Server server = Server.start(Settings.forTests(folder).withMetricsPort(0));
        HttpClient client = HttpClient.newHttpClient()) {
      get(client, server.port(), "/health");
      get(client, server.port(), "/api/tables/SECRETNAME");
      assertThat(get(client, server.metricsPort(), "/metrics"))
          .contains("nonpareil_sockets_open", "jvm_memory_used_bytes")
          .contains("nonpareil_http_requests_seconds_count{route=\"/health\",status=\"200\"} 1")
          .contains("route=\"/api/tables/{table}\"")
          .doesNotContain("SECRETNAME");
      assertThat(get(client, server.port(), "/metrics")).contains("unknown");
    }
    try (Server server = Server.start(Settings.forTests(folder))) {
      assertThat(server.metricsPort()).isZero();
    }
  }

  private static String get(HttpClient client, int port, String path) throws Exception {
    return client
        .send(
            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).build(),
            BodyHandlers.ofString())
        .body();
  }

  @Test
  void aCodeForPhonesIsASquare() {
    QrCode code = QrCode.of("http://192.168.1.5:8080");
    assertThat(code.size()).isEqualTo(25);
    assertThat(code.row(0)).hasSize(25).startsWith("1111111").endsWith("1111111");
    assertThat(code.isDark(-1, 0)).isFalse();
    assertThat(code.toHalfBlocks().lines())
        .hasSize(15)
        .allMatch(line -> line.length() == 29 && line.matches("[ ▀▄█]+"));
    assertThatThrownBy(() -> QrCode.of("x".repeat(5000)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void addressesAreBareLiterals() {
    assertThat(Addresses.all()).contains("127.0.0.1").noneMatch(a -> a.contains("%"));
    assertThat(Addresses.all()).containsAll(Addresses.inLocalNetwork());
    assertThat(Addresses.inLocalNetwork()).doesNotContain("127.0.0.1");
    assertThat(Addresses.answering(Settings.LOOPBACK)).isEmpty();
    assertThat(Addresses.answering(Settings.ANY)).isEqualTo(Addresses.inLocalNetwork());
    for (String one : Addresses.inLocalNetwork()) {
      assertThat(Addresses.answering(one)).containsExactly(one);
    }
  }

  @Test
  void theShortNameIsToldOnlyWhereItAnswers() {
    assertThat(Addresses.here(Settings.ANY, 80)).isEqualTo("http://localhost:80");
    assertThat(Addresses.here(Settings.LOOPBACK, 80)).isEqualTo("http://localhost:80");
    assertThat(Addresses.here("192.0.2.7", 80)).isEqualTo("http://192.0.2.7:80");
    assertThat(Addresses.here("2001:db8::7", 80)).isEqualTo("http://[2001:db8::7]:80");
  }
}
