package nonpareil.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.Map;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A push service that speaks TLS, with a certificate of its own for one name. */
final class PostOverTlsTest {

  private static final String NAME = "push.example";
  private static final String PASSWORD = "not a secret";

  @TempDir
  @SuppressWarnings("NullAway.Init") // set by JUnit
  private static Path folder;

  @SuppressWarnings("NullAway.Init")
  private static SSLContext context;

  @SuppressWarnings("NullAway.Init")
  private static SSLServerSocket service;

  @BeforeAll
  static void start() throws IOException, GeneralSecurityException, InterruptedException {
    Path file = folder.resolve("keys.p12");
    var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    Process made =
        new ProcessBuilder(
                keytool.toString(),
                "-genkeypair",
                "-alias",
                "push",
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + NAME,
                "-ext",
                "SAN=dns:" + NAME,
                "-storetype",
                "PKCS12",
                "-storepass",
                PASSWORD,
                "-keystore",
                file.toString())
            .redirectErrorStream(true)
            .start();
    String told = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(made.waitFor()).as(told).isZero();
    context = context(file);
    service =
        (SSLServerSocket)
            context
                .getServerSocketFactory()
                .createServerSocket(0, 10, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().start(PostOverTlsTest::serve);
  }

  private static SSLContext context(Path file) throws IOException, GeneralSecurityException {
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD.toCharArray());
    }
    var own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(keys, PASSWORD.toCharArray());
    KeyStore trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("push", keys.getCertificate("push"));
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(trusted);
    SSLContext made = SSLContext.getInstance("TLS");
    made.init(own.getKeyManagers(), trust.getTrustManagers(), null);
    return made;
  }

  /** Takes a request to the end of its body of three bytes, and accepts it. */
  private static void serve() {
    while (!service.isClosed()) {
      try (Socket socket = service.accept()) {
        var head = new StringBuilder();
        InputStream in = socket.getInputStream();
        while (!head.toString().endsWith("\r\n\r\n")) {
          int c = in.read();
          if (c < 0) {
            break;
          }
          head.append((char) c);
        }
        in.readNBytes(3);
        byte[] answer = "HTTP/1.1 201 Created\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
        socket.getOutputStream().write(answer);
      } catch (IOException e) {
        // somebody did not like the certificate, or the test is over
      }
    }
  }

  @AfterAll
  static void stop() throws IOException {
    service.close();
  }

  private static Outcome send(String host, SSLSocketFactory sockets) {
    Post.Names loopback = _ -> new InetAddress[] {InetAddress.getLoopbackAddress()};
    try (var post = new Post(Reach.INNER, loopback, Duration.ofSeconds(30), sockets)) {
      URI to = URI.create("https://%s:%d/push".formatted(host, service.getLocalPort()));
      return post.send(to, Map.of(), new byte[] {1, 2, 3}).outcome();
    }
  }

  @Test
  void theNameOfTheCertificateIsTheOneThatWasAskedFor() {
    assertThat(send(NAME, context.getSocketFactory())).isEqualTo(Outcome.ACCEPTED);
    assertThat(send("other.example", context.getSocketFactory())).isEqualTo(Outcome.UNREACHABLE);
  }

  @Test
  void aCertificateThatNobodyVouchesForIsNoCertificate() {
    var ordinary = (SSLSocketFactory) SSLSocketFactory.getDefault();
    assertThat(send(NAME, ordinary)).isEqualTo(Outcome.UNREACHABLE);
  }
}
