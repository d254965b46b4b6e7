package nonpareil.server.notify;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import nonpareil.server.request.Refusal;
import org.jspecify.annotations.Nullable;

/** To where the server may connect when somebody asks to be told things there. */
public enum Reach {
  /** Nowhere: nobody is told anything. */
  OFF,
  /** By https to addresses of the public internet. */
  PUBLIC,
  /** Anywhere, also within the network of the server and without encryption. */
  INNER;

  static final int LONGEST = 1000;
  private static final int HIGHEST_PORT = 65_535;

  /** What is not of the public internet: RFC 6890 and what was added to its registry since. */
  private static final List<Range> CLOSED_IPV4 =
      List.of(
          new Range("0.0.0.0", 8), // this network
          new Range("10.0.0.0", 8), // private
          new Range("100.64.0.0", 10), // shared by customers of a provider
          new Range("127.0.0.0", 8), // loopback
          new Range("169.254.0.0", 16), // link-local, and where clouds keep their secrets
          new Range("172.16.0.0", 12), // private
          new Range("192.0.0.0", 24), // protocols
          new Range("192.0.2.0", 24), // documentation
          new Range("192.88.99.0", 24), // once 6to4
          new Range("192.168.0.0", 16), // private
          new Range("198.18.0.0", 15), // benchmarks
          new Range("198.51.100.0", 24), // documentation
          new Range("203.0.113.0", 24), // documentation
          new Range("224.0.0.0", 4), // multicast
          new Range("240.0.0.0", 4)); // reserved, broadcast

  /** All that is given out as public; loopback, mapped, translated and local ones lie outside. */
  private static final Range OPEN_IPV6 = new Range("2000::", 3);

  private static final List<Range> CLOSED_IPV6 =
      List.of(
          new Range("2001::", 23), // protocols: tunnels, benchmarks
          new Range("2001:db8::", 32), // documentation
          new Range("2002::", 16), // 6to4: any IPv4 address
          new Range("3fff::", 20)); // documentation

  /** All addresses that begin with the same bits. */
  private static final class Range {
    private final byte[] prefix;
    private final int bits;

    Range(String address, int bits) {
      prefix = InetAddress.ofLiteral(address).getAddress();
      this.bits = bits;
    }

    boolean has(byte[] address) {
      int whole = bits / 8;
      for (int i = 0; i < whole; i++) {
        if (address[i] != prefix[i]) {
          return false;
        }
      }
      int rest = bits % 8;
      return rest == 0 || (address[whole] ^ prefix[whole]) >> (8 - rest) == 0;
    }
  }

  /** Whether a connection to an address is allowed. */
  boolean allows(InetAddress address) {
    return this == INNER || this == PUBLIC && isPublic(address);
  }

  /** An IPv4 address written as IPv6 is an IPv4 address to Java, too. */
  static boolean isPublic(InetAddress address) {
    byte[] bytes = address.getAddress();
    return address instanceof Inet4Address
        ? CLOSED_IPV4.stream().noneMatch(range -> range.has(bytes))
        : OPEN_IPV6.has(bytes) && CLOSED_IPV6.stream().noneMatch(range -> range.has(bytes));
  }

  /**
   * An address as somebody gave it. Names are looked up only when something is sent: they may mean
   * another place by then.
   *
   * @param at where it stands in the request
   */
  URI address(String text, String at) {
    if (this == OFF) {
      throw new Refusal(Refusal.Code.CONFLICT, "this server sends nothing to the outside");
    }
    URI uri = parse(text);
    String scheme = uri == null || uri.getScheme() == null ? "" : lower(uri.getScheme());
    boolean secure = scheme.equals("https");
    if (uri == null
        || !secure && !(this == INNER && scheme.equals("http"))
        || uri.getHost() == null
        || uri.getRawUserInfo() != null
        || uri.getRawFragment() != null
        || uri.getPort() == 0
        || uri.getPort() > HIGHEST_PORT) {
      throw Refusal.badValue(
          "expected an address like https://example.org/path, at most %d characters"
              .formatted(LONGEST),
          at);
    }
    InetAddress literal = literal(uri.getHost());
    if (literal != null && !allows(literal)) {
      throw Refusal.badValue("this address is not of the public internet", at);
    }
    return uri;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static @Nullable URI parse(String text) {
    if (text.length() > LONGEST || !text.chars().allMatch(c -> c > ' ' && c < 127)) {
      return null;
    }
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      return null;
    }
  }

  /** A host that is an address already; null for a name. */
  private static @Nullable InetAddress literal(String host) {
    try {
      return InetAddress.ofLiteral(
          host.startsWith("[") ? host.substring(1, host.length() - 1) : host);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  public static Reach of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
