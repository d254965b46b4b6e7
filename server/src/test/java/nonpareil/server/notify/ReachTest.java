package nonpareil.server.notify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import nonpareil.server.request.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReachTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.255",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.7",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "100::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "2001::1",
        "2001:2::1",
        "2001:10::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "3fff::1",
        "4000::1"
      })
  void whatIsNotOfThePublicInternetIsClosed(String address) {
    assertThat(Reach.PUBLIC.allows(InetAddress.ofLiteral(address))).isFalse();
    assertThat(Reach.INNER.allows(InetAddress.ofLiteral(address))).isTrue();
    assertThat(Reach.OFF.allows(InetAddress.ofLiteral(address))).isFalse();
    String host = address.contains(":") ? "[" + address + "]" : address;
    assertThatThrownBy(() -> Reach.PUBLIC.address("https://" + host + "/x", "url"))
        .isInstanceOf(Refusal.class)
        .hasMessage("this address is not of the public internet");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.1.1.1",
        "9.255.255.255",
        "11.0.0.1",
        "100.63.255.255",
        "100.128.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "198.17.0.1",
        "198.20.0.1",
        "223.255.255.255",
        "2600:1900::1",
        "2a00:1450:4001::1",
        "2001:200::1",
        "2003::1"
      })
  void theRestIsOpen(String address) {
    assertThat(Reach.PUBLIC.allows(InetAddress.ofLiteral(address))).isTrue();
    assertThat(Reach.OFF.allows(InetAddress.ofLiteral(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://user:pass@example.org/",
        "https://example.org/#x",
        "https://example.org:0/",
        "https://example.org:70000/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "https://ex\u00e4mple.org/",
        "//example.org/",
        "https://exa_mple.org/"
      })
  void whatIsNoPlainAddressIsRefused(String text) {
    assertThatThrownBy(() -> Reach.PUBLIC.address(text, "url"))
        .isInstanceOf(Refusal.class)
        .hasMessageStartingWith("expected an address like https://example.org/path");
  }

  @Test
  void whatIsAllowedIsTakenAsItIs() {
    String text = "https://push.example.org:8443/a/b?c=d";
    assertThat(Reach.PUBLIC.address(text, "url")).isEqualTo(URI.create(text));
    assertThat(Reach.INNER.address("http://127.0.0.1:9/x", "url").getPort()).isEqualTo(9);
    assertThatThrownBy(() -> Reach.OFF.address(text, "url")).isInstanceOf(Refusal.class);
    String long1 = "https://example.org/" + "x".repeat(Reach.LONGEST);
    assertThatThrownBy(() -> Reach.PUBLIC.address(long1, "url")).isInstanceOf(Refusal.class);
  }
}
