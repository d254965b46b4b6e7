package nonpareil.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.testkit.push.PushService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Sending to services that behave, and to those that do not. */
final class PostTest {
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final Duration LONG = Duration.ofSeconds(30);

  private final PushService service = new PushService();

  @AfterEach
  void close() {
    service.close();
  }

  private Post.Answer send(Duration patience) {
    return send(Reach.INNER, InetAddress::getAllByName, service.url("/a?b=c"), patience);
  }

  private static Post.Answer send(Reach reach, Post.Names names, String url, Duration patience) {
    try (var post = new Post(reach, names, patience)) {
      return post.send(URI.create(url), Map.of("TTL", "60"), new byte[] {1, 2, 3});
    }
  }

  private Outcome answered(int status) {
    service.answer(PushService.status(status));
    return send(LONG).outcome();
  }

  @Test
  void whatIsSentArrives() {
    assertThat(send(LONG).outcome()).isEqualTo(Outcome.ACCEPTED);
    PushService.Received received = service.next();
    assertThat(received.path()).isEqualTo("/a?b=c");
    assertThat(received.header("ttl")).isEqualTo("60");
    assertThat(received.header("host")).startsWith("127.0.0.1:");
    assertThat(received.body()).containsExactly(1, 2, 3);
  }

  @Test
  void ofAnAnswerOnlyItsClassIsKept() {
    assertThat(answered(200)).isEqualTo(Outcome.ACCEPTED);
    assertThat(answered(204)).isEqualTo(Outcome.ACCEPTED);
    assertThat(answered(400)).isEqualTo(Outcome.REFUSED);
    assertThat(answered(403)).isEqualTo(Outcome.REFUSED);
    assertThat(answered(404)).isEqualTo(Outcome.GONE);
    assertThat(answered(410)).isEqualTo(Outcome.GONE);
    assertThat(answered(500)).isEqualTo(Outcome.FAILING);
    assertThat(answered(503)).isEqualTo(Outcome.FAILING);
    service.answer(out -> out.write("SSH-2.0-OpenSSH\r\n".getBytes(StandardCharsets.US_ASCII)));
    assertThat(send(LONG).outcome()).isEqualTo(Outcome.FAILING);
    service.answer(_ -> {});
    assertThat(send(LONG).outcome()).as("closed without a word").isEqualTo(Outcome.FAILING);
  }

  @Test
  void whenToComeBackIsHeard() {
    service.answer(PushService.status(429, "Retry-After: 120"));
    assertThat(send(LONG)).isEqualTo(new Post.Answer(Outcome.BUSY, Duration.ofMinutes(2)));
    service.answer(PushService.status(429, "Retry-After: Wed, 21 Oct 2026 07:28:00 GMT"));
    assertThat(send(LONG)).isEqualTo(new Post.Answer(Outcome.BUSY, null));
  }

  @Test
  void nobodyIsSentElsewhere() {
    try (var other = new PushService()) {
      service.answer(PushService.status(302, "Location: " + other.url("/elsewhere")));
      assertThat(send(LONG).outcome()).isEqualTo(Outcome.REDIRECTED);
      service.answer(PushService.status(307, "Location: " + other.url("/elsewhere")));
      assertThat(send(LONG).outcome()).isEqualTo(Outcome.REDIRECTED);
      assertThat(other.waiting()).isZero();
    }
  }

  @Test
  void whoHangsOrDribblesIsCutOff() {
    service.answer(service.hanging());
    assertThat(send(SHORT).outcome()).isEqualTo(Outcome.TOO_SLOW);
    service.answer(service.dribbling());
    assertThat(send(SHORT).outcome()).isEqualTo(Outcome.TOO_SLOW);
  }

  @Test
  void anAnswerWithoutEndEnds() {
    service.answer(PushService.endless());
    assertThat(send(LONG).outcome()).isEqualTo(Outcome.ACCEPTED);
  }

  @Test
  void whereNobodyListensNobodyIsReached() throws IOException {
    int port;
    try (var free = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
      port = free.getLocalPort();
    }
    String url = "http://127.0.0.1:" + port + "/";
    assertThat(send(Reach.INNER, InetAddress::getAllByName, url, LONG).outcome())
        .isEqualTo(Outcome.UNREACHABLE);
    String secure = service.url("/").replace("http:", "https:");
    service.answer(PushService.status(200));
    assertThat(send(Reach.INNER, InetAddress::getAllByName, secure, SHORT).outcome())
        .as("it speaks no TLS")
        .isNotEqualTo(Outcome.ACCEPTED);
  }

  /** A name may mean one place when it is looked at, and another when it is used. */
  @Test
  void aNameIsLookedUpOnceAndAllItMeansMustBeAllowed() {
    String url = service.url("/").replace("127.0.0.1", "example.org");
    InetAddress outside = InetAddress.ofLiteral("1.1.1.1");
    InetAddress inside = InetAddress.ofLiteral("127.0.0.1");
    var asked = new AtomicInteger();
    Post.Names both =
        _ -> {
          asked.incrementAndGet();
          return new InetAddress[] {outside, inside};
        };
    assertThat(send(Reach.PUBLIC, both, url, LONG).outcome()).isEqualTo(Outcome.NOT_ALLOWED);
    assertThat(asked).hasValue(1);
    Post.Names turning = _ -> new InetAddress[] {asked.incrementAndGet() == 2 ? inside : outside};
    assertThat(send(Reach.INNER, turning, url, LONG).outcome())
        .as("what was looked at is what is called")
        .isEqualTo(Outcome.ACCEPTED);
    assertThat(asked).hasValue(2);
    assertThat(service.next().header("host")).startsWith("example.org:");
    Post.Names nothing =
        host -> {
          throw new UnknownHostException(host);
        };
    assertThat(send(Reach.PUBLIC, nothing, url, LONG).outcome()).isEqualTo(Outcome.UNREACHABLE);
    assertThat(send(Reach.OFF, _ -> new InetAddress[] {outside}, url, LONG).outcome())
        .isEqualTo(Outcome.NOT_ALLOWED);
  }
}
