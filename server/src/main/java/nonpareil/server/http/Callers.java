package nonpareil.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where requests come from: from the other end of the connection, or from where a proxy we trust
 * says.
 */
final class Callers {
  private static final int HOUSE_6 = 8;
  private static final int NETWORK_6 = 6;
  private static final int NETWORK_4 = 3;

  private final List<Network> proxies;

  Callers(List<String> proxies) {
    this.proxies = proxies.stream().map(Network::parse).toList();
  }

  /** Whom to count requests for: an IPv4 address, or an IPv6 network. */
  String of(HttpServletRequest request) {
    InetAddress caller = address(request);
    return caller == null ? "unknown" : counted(caller);
  }

  /** The same for the other end of a connection; null for a proxy we trust, which is not alone. */
  @Nullable String direct(InetAddress caller) {
    return isTrusted(caller) ? null : counted(caller);
  }

  private static String counted(InetAddress caller) {
    return caller instanceof Inet6Address ? begin(caller, HOUSE_6) : caller.getHostAddress();
  }

  /** What whoever has many addresses has them in, mostly. */
  String networkOf(HttpServletRequest request) {
    InetAddress caller = address(request);
    return caller == null
        ? "unknown"
        : begin(caller, caller instanceof Inet6Address ? NETWORK_6 : NETWORK_4);
  }

  private static String begin(InetAddress address, int bytes) {
    return Arrays.toString(Arrays.copyOf(address.getAddress(), bytes));
  }

  /** Whether the person's browser speaks https. */
  boolean isSecure(HttpServletRequest request) {
    return request.isSecure()
        || (isTrusted(literal(request.getRemoteAddr()))
            && "https".equalsIgnoreCase(request.getHeader("X-Forwarded-Proto")));
  }

  private @Nullable InetAddress address(HttpServletRequest request) {
    InetAddress caller = literal(request.getRemoteAddr());
    String[] chain = String.join(",", forwarded(request)).split(",", -1);
    for (int i = chain.length - 1; i >= 0 && isTrusted(caller); i--) {
      InetAddress before = literal(chain[i].strip());
      if (before == null) {
        break;
      }
      caller = before;
    }
    return caller;
  }

  private static List<String> forwarded(HttpServletRequest request) {
    return Collections.list(request.getHeaders("X-Forwarded-For"));
  }

  private boolean isTrusted(@Nullable InetAddress address) {
    return address != null && proxies.stream().anyMatch(network -> network.contains(address));
  }

  /** Never asks a name server. */
  static @Nullable InetAddress literal(@Nullable String text) {
    if (text == null || text.isEmpty()) {
      return null;
    }
    try {
      return InetAddress.ofLiteral(text);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
