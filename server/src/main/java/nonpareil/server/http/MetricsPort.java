package nonpareil.server.http;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import nonpareil.server.StartException;

/** {@code GET /metrics} on an address of its own, which no player needs to reach. */
final class MetricsPort implements AutoCloseable {
  private final HttpServer server;

  MetricsPort(String bind, int port, Metrics metrics) {
    try {
      server = HttpServer.create(new InetSocketAddress(bind, port), 0);
    } catch (IOException e) {
      throw new StartException(
          "the metrics cannot be served at %s:%d: %s".formatted(bind, port, e.getMessage()), e);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/metrics",
        exchange -> {
          try (exchange) {
            byte[] text = metrics.text().getBytes(StandardCharsets.UTF_8);
            exchange
                .getResponseHeaders()
                .set("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
            exchange.sendResponseHeaders(200, text.length);
            exchange.getResponseBody().write(text);
          }
        });
    server.start();
  }

  int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
