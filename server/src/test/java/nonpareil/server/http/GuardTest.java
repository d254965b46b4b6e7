package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class GuardTest {
  private final Set<String> machine = new HashSet<>(Set.of("192.168.1.5", "fe80:0:0:0:1:2:3:4"));
  private final AtomicLong nanos = new AtomicLong();
  private final Guard guard = guard(null);
  private final Guard open = guard(URI.create("https://play.example.org"));

  private Guard guard(@Nullable URI publicUrl) {
    return new Guard(publicUrl, List.of("den.local"), () -> Set.copyOf(machine), nanos::get);
  }

  @Test
  void namesOfThisMachineAreAllowed() {
    assertThat(
            List.of("localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080"))
        .allMatch(host -> guard.allowsHost(request(host, null)));
    assertThat(List.of("192.168.1.5:8080", "den.local:8080", "[fe80:0:0:0:1:2:3:4]"))
        .allMatch(host -> guard.allowsHost(request(host, null)));
  }

  @Test
  void otherNamesAreNot() {
    assertThat(List.of("evil.example", "localhost.evil.example", "192.168.1.6", "", "[", ":8080"))
        .noneMatch(host -> guard.allowsHost(request(host, null)));
    assertThat(guard.allowsHost(request(null, null))).isFalse();
    assertThat(guard.allowsHost(request("play.example.org", null))).isFalse();
    assertThat(open.allowsHost(request("play.example.org", null))).isTrue();
  }

  @Test
  void theMachineMayMoveToAnotherNetwork() {
    machine.add("10.0.0.7");
    assertThat(guard.allowsHost(request("10.0.0.7:8080", null))).isFalse();
    nanos.set(TimeUnit.SECONDS.toNanos(11));
    assertThat(guard.allowsHost(request("10.0.0.7:8080", null))).isTrue();
  }

  @Test
  void thePageMustBeOurs() {
    assertThat(guard.allowsOrigin(request("localhost:8080", "http://localhost:8080"))).isTrue();
    assertThat(guard.allowsOrigin(request("192.168.1.5", "http://192.168.1.5"))).isTrue();
    assertThat(guard.allowsOrigin(request("localhost:8080", "http://localhost:8081"))).isFalse();
    assertThat(guard.allowsOrigin(request("localhost:8080", "http://evil.example"))).isFalse();
    assertThat(guard.allowsOrigin(request("localhost:8080", "null"))).isFalse();
    assertThat(guard.allowsOrigin(request("localhost:8080", null))).isFalse();
    assertThat(guard.allowsOrigin(request("evil.example", "http://evil.example"))).isFalse();
  }

  @Test
  void aPublicHostHasOneOrigin() {
    assertThat(open.allowsOrigin(request("play.example.org", "https://play.example.org"))).isTrue();
    assertThat(open.allowsOrigin(request("127.0.0.1:8080", "https://play.example.org"))).isTrue();
    assertThat(open.allowsOrigin(request("play.example.org", "http://play.example.org"))).isFalse();
    assertThat(open.allowsOrigin(request("play.example.org", "https://play.example.org:444")))
        .isFalse();
    assertThat(open.allowsOrigin(request("localhost:8080", "http://localhost:8080"))).isTrue();
    assertThat(Guard.origin(URI.create("https://Play.Example.org:443/x")))
        .isEqualTo("https://play.example.org");
    assertThat(Guard.origin(URI.create("http://a.example:8080/")))
        .isEqualTo("http://a.example:8080");
  }

  private static HttpServletRequest request(@Nullable String host, @Nullable String origin) {
    return Requests.with("127.0.0.1", host, origin, Map.of());
  }
}
