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
  private static final int NETWORK_BYTES = 8;

  private final List<Network> proxies;

  Callers(List<String> proxies) {
    this.proxies = proxies.stream().map(Network::parse).toList();
  }

  /** Whom to count requests for: an IPv4 address, or an IPv6 network. */
  String of(HttpServletRequest request) {
    InetAddress caller = address(request);
    if (caller == null) {
      return "unknown";
    }
    if (caller instanceof Inet6Address) {
      return Arrays.toString(Arrays.copyOf(caller.getAddress(), NETWORK_BYTES));
    }
    return caller.getHostAddress();
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
