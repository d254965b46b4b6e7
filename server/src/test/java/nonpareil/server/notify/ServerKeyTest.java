package nonpareil.server.notify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import nonpareil.server.wire.Json;
import nonpareil.testkit.push.PushBrowser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServerKeyTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @Test
  void itIsMadeOnceAndKeptToItsOwner() throws IOException {
    String made = ServerKey.in(folder).text();
    assertThat(ServerKey.in(folder).text()).isEqualTo(made);
    Path file = folder.resolve(ServerKey.FILE);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(ServerKey.in(folder).text()).isEqualTo(made);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .as("closed again")
        .isEqualTo("rw-------");
  }

  @Test
  void aDamagedFileIsNamed() throws IOException {
    Files.writeString(folder.resolve(ServerKey.FILE), "nonsense\n");
    assertThatThrownBy(() -> ServerKey.in(folder))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("push.key is damaged: expected two lines");
  }

  /** RFC 8292. */
  @Test
  void aPushServiceKnowsWhoSends() {
    ServerKey key = ServerKey.in(folder);
    Instant now = Instant.parse("2026-11-16T12:00:00Z");
    URI endpoint =
        URI.create("https://push.example.net:8443/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV");
    var browser = new PushBrowser();
    String header = key.authorization(endpoint, now, URI.create("mailto:ann@example.org"));
    var claims = Json.parse(browser.sender(header, key.text()));
    assertThat(claims.path("aud").asText()).isEqualTo("https://push.example.net:8443");
    assertThat(claims.path("exp").asLong()).isEqualTo(now.getEpochSecond() + 12 * 60 * 60);
    assertThat(claims.path("sub").asText()).isEqualTo("mailto:ann@example.org");
    String spoilt = header.replace("vapid t=e", "vapid t=f");
    assertThatThrownBy(() -> browser.sender(spoilt, key.text())).isInstanceOf(AssertionError.class);
    assertThat(browser.sender(key.authorization(endpoint, now, null), key.text()))
        .doesNotContain("sub");
  }
}
