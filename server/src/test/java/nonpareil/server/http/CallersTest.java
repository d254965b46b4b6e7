package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import nonpareil.server.StartException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CallersTest {
  private final Callers callers = new Callers(List.of("127.0.0.0/8", "::1", "10.1.0.0/16"));

  private String of(String from, String forwarded) {
    return callers.of(Requests.with(from, null, null, Map.of("X-Forwarded-For", forwarded)));
  }

  @Test
  void aStrangerIsNotBelieved() {
    assertThat(of("203.0.113.9", "198.51.100.1")).isEqualTo("203.0.113.9");
  }

  @Test
  void aTrustedProxySaysWhoCalled() {
    assertThat(of("127.0.0.1", "198.51.100.1")).isEqualTo("198.51.100.1");
    assertThat(of("127.0.0.1", "198.51.100.1, 10.1.2.3")).isEqualTo("198.51.100.1");
    assertThat(of("127.0.0.1", "6.6.6.6, 198.51.100.1, 10.1.2.3"))
        .as("what the caller made up himself is not reached")
        .isEqualTo("198.51.100.1");
  }

  @Test
  void nonsenseEndsTheChain() {
    assertThat(of("127.0.0.1", "198.51.100.1, evil.example")).isEqualTo("127.0.0.1");
    assertThat(of("127.0.0.1", "")).isEqualTo("127.0.0.1");
  }

  @Test
  void anIpv6NetworkCountsAsOne() {
    assertThat(of("127.0.0.1", "2001:db8:1:2:aaaa::1"))
        .isEqualTo(of("127.0.0.1", "2001:db8:1:2:bbbb::2"))
        .isNotEqualTo(of("127.0.0.1", "2001:db8:1:3::1"));
  }

  @Test
  void httpsIsBelievedFromProxiesOnly() {
    var https = Map.of("X-Forwarded-Proto", "https");
    assertThat(callers.isSecure(Requests.with("127.0.0.1", null, null, https))).isTrue();
    assertThat(callers.isSecure(Requests.with("203.0.113.9", null, null, https))).isFalse();
    assertThat(callers.isSecure(Requests.with("127.0.0.1", null, null, Map.of()))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "proxy.example", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/-1", "/8"})
  void aBadNetworkIsRefused(String text) {
    assertThatThrownBy(() -> Network.parse(text))
        .isInstanceOf(StartException.class)
        .hasMessageContaining("'" + text + "'");
  }
}
