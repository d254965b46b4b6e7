package nonpareil.server.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Turns away what a page of somebody else makes a browser send. {@code Host} must be a name of
 * ours, so that no foreign name can be pointed at this machine; {@code Origin} must be the page
 * that the same host served.
 */
final class Guard {
  private static final long LOOK_AGAIN = TimeUnit.SECONDS.toNanos(10);

  private final Set<String> names = new HashSet<>(List.of("localhost", "127.0.0.1", "::1"));
  private final @Nullable String publicHost;
  private final @Nullable String publicOrigin;
  private final Supplier<Set<String>> machine;
  private final LongSupplier nanos;

  private Set<String> addresses;
  private long looked;

  /**
   * @param hosts further names
   * @param machine the addresses of this machine; asked again now and then, for it may move to
   *     another network
   */
  Guard(
      @Nullable URI publicUrl,
      List<String> hosts,
      Supplier<Set<String>> machine,
      LongSupplier nanos) {
    this.publicHost = publicUrl == null ? null : lower(publicUrl.getHost());
    this.publicOrigin = publicUrl == null ? null : origin(publicUrl);
    hosts.forEach(name -> names.add(lower(name)));
    this.machine = machine;
    this.nanos = nanos;
    this.addresses = machine.get();
    this.looked = nanos.getAsLong();
  }

  /** An address without its path and without a port that goes without saying. */
  static String origin(URI url) {
    String scheme = lower(url.getScheme());
    boolean usual =
        url.getPort() < 0
            || (scheme.equals("https") && url.getPort() == 443)
            || (scheme.equals("http") && url.getPort() == 80);
    return scheme + "://" + lower(url.getHost()) + (usual ? "" : ":" + url.getPort());
  }

  boolean allowsHost(HttpServletRequest request) {
    String host = request.getHeader("Host");
    return host != null && isOurs(nameOf(host));
  }

  boolean allowsOrigin(HttpServletRequest request) {
    String origin = request.getHeader("Origin");
    String host = request.getHeader("Host");
    if (origin == null || host == null) {
      return false;
    }
    if (origin.equals(publicOrigin)) {
      return true;
    }
    String name = nameOf(host);
    if (name.equals(publicHost) || !isOurs(name)) {
      return false; // a public host has exactly one origin
    }
    String same = lower(host);
    return lower(origin).equals("http://" + same) || lower(origin).equals("https://" + same);
  }

  private synchronized boolean isOurs(String name) {
    if (names.contains(name) || name.equals(publicHost) || addresses.contains(name)) {
      return true;
    }
    if (nanos.getAsLong() - looked < LOOK_AGAIN) {
      return false;
    }
    addresses = machine.get();
    looked = nanos.getAsLong();
    return addresses.contains(name);
  }

  /** {@code Host} without port and brackets. */
  private static String nameOf(String host) {
    String name = lower(host);
    if (name.startsWith("[")) {
      int end = name.indexOf(']');
      return end < 0 ? name : name.substring(1, end);
    }
    int colon = name.indexOf(':');
    return colon < 0 ? name : name.substring(0, colon);
  }

  private static String lower(@Nullable String text) {
    return Objects.requireNonNullElse(text, "").toLowerCase(Locale.ROOT);
  }
}
