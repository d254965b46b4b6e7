package nonpareil.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The addresses of this machine. */
public final class Addresses {

  /** Interfaces of containers and virtual machines: nobody's phone is there. */
  private static final List<String> INNER =
      List.of("docker", "br-", "veth", "virbr", "vmnet", "lo");

  /** What a server may listen on so that this machine reaches it by its short name. */
  private static final Set<String> SHORT =
      Set.of(Settings.ANY, "::", Settings.LOOPBACK, "::1", "localhost");

  private Addresses() {}

  /** Where a browser on this machine finds the server. */
  public static String here(String bind, int port) {
    String name = SHORT.contains(bind) ? "localhost" : bind.contains(":") ? "[" + bind + "]" : bind;
    return "http://" + name + ":" + port;
  }

  /** All, as they stand in the header {@code Host}, IPv6 without brackets. */
  public static Set<String> all() {
    var all = new HashSet<String>();
    for (NetworkInterface net : interfaces()) {
      net.inetAddresses().forEach(address -> all.add(plain(address)));
    }
    return all;
  }

  /** Those a phone in the same network could use if the server listens on one, or on any. */
  public static List<String> answering(String bind) {
    return bind.equals(Settings.ANY)
        ? inLocalNetwork()
        : inLocalNetwork().stream().filter(bind::equals).toList();
  }

  /** Those a phone in the same network could use, the likeliest first. */
  public static List<String> inLocalNetwork() {
    var found = new ArrayList<String>();
    for (NetworkInterface net : interfaces()) {
      if (INNER.stream().anyMatch(net.getName()::startsWith)) {
        continue;
      }
      net.inetAddresses()
          .filter(
              a -> a instanceof Inet4Address && !a.isLoopbackAddress() && !a.isLinkLocalAddress())
          .forEach(
              a -> {
                if (a.isSiteLocalAddress()) {
                  found.addFirst(plain(a));
                } else {
                  found.add(plain(a));
                }
              });
    }
    return found;
  }

  private static String plain(InetAddress address) {
    String text = address.getHostAddress();
    int scope = text.indexOf('%');
    return scope < 0 ? text : text.substring(0, scope);
  }

  private static List<NetworkInterface> interfaces() {
    try {
      return NetworkInterface.networkInterfaces().filter(Addresses::isUp).toList();
    } catch (SocketException e) {
      return List.of();
    }
  }

  private static boolean isUp(NetworkInterface net) {
    try {
      return net.isUp();
    } catch (SocketException e) {
      return false;
    }
  }
}
