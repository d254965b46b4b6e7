package nonpareil.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import org.jspecify.annotations.Nullable;

/** Which port to listen on. */
final class Ports {
  private static final int TO_TRY = 20;

  private Ports() {}

  /** The one asked for; without one the usual one or the next that is free. 0: any. */
  static int free(String bind, @Nullable Integer asked) {
    if (asked != null) {
      String problem = problem(bind, asked);
      if (problem != null) {
        throw new StartException(
            "cannot listen on port %d of %s: %s".formatted(asked, bind, problem));
      }
      return asked;
    }
    for (int port = Settings.PORT; port < Settings.PORT + TO_TRY; port++) {
      if (problem(bind, port) == null) {
        return port;
      }
    }
    return free(bind, 0);
  }

  private static @Nullable String problem(String bind, int port) {
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(InetAddress.getByName(bind), port));
      return null;
    } catch (IOException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
