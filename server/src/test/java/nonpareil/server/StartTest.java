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
