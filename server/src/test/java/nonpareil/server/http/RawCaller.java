package nonpareil.server.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Sends bytes as they are, for requests no client library would make. */
final class RawCaller {
  private RawCaller() {}

  /** The whole answer; lines of the request are given without their ends. */
  static String send(int port, String... lines) {
    return send(port, (String.join("\r\n", lines) + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
  }

  static String send(int port, byte[] bytes) {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(5000);
      try {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
      } catch (IOException e) {
        // refused before it was read to its end: the answer says why
      }
      byte[] buffer = new byte[1 << 16];
      int read = socket.getInputStream().read(buffer);
      return new String(Arrays.copyOf(buffer, Math.max(0, read)), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "closed";
    }
  }
}
