package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One person with a browser: a cookie, requests, and a socket. */
public final class Visitor {

  static final ObjectMapper JSON = new ObjectMapper();

  /** What comes in over the socket. */
  public interface Inbox {
    void message(JsonNode message);

    void closed(String why);
  }

  private final HttpClient http;
  private final String address;
  private final String cookie;
  private volatile @Nullable WebSocket socket;
  private CompletableFuture<@Nullable WebSocket> sending = CompletableFuture.completedFuture(null);

  /** Asks the server for a cookie. */
  public Visitor(HttpClient http, String address) throws IOException, InterruptedException {
    this.http = http;
    this.address = address;
    HttpResponse<String> me = http.send(request("/api/me", "{}"), BodyHandlers.ofString());
    cookie =
        me.headers()
            .firstValue("Set-Cookie")
            .map(value -> value.substring(0, value.indexOf(';')))
            .orElseThrow(() -> new IOException("no cookie: " + me.statusCode() + me.body()));
  }

  private HttpRequest request(String path, String body) {
    return HttpRequest.newBuilder(URI.create(address + path))
        .header("Origin", address)
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(body))
        .build();
  }

  /** Posts a request and reads the answer, which must be a success. */
  public JsonNode post(String path, String body) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(request(path, body), (_, _) -> true)
            .header("Cookie", cookie)
            .build();
    HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
    if (answer.statusCode() / 100 != 2) {
      throw new IOException(path + ": " + answer.statusCode() + " " + answer.body());
    }
    return JSON.readTree(answer.body());
  }

  /** Opens the socket. */
  public void connect(Inbox inbox) {
    socket =
        http.newWebSocketBuilder()
            .header("Origin", address)
            .header("Cookie", cookie)
            .buildAsync(URI.create(address.replaceFirst("^http", "ws") + "/socket"), new Ear(inbox))
            .orTimeout(20, TimeUnit.SECONDS)
            .join();
  }

  /** Sends a message after those before it; a socket that is closed loses it. */
  public synchronized void send(String text) {
    WebSocket open = socket;
    if (open != null) {
      sending = sending.exceptionally(_ -> null).thenCompose(_ -> open.sendText(text, true));
    }
  }

  /** Puts frames together and hands them on. */
  private record Ear(Inbox inbox, StringBuilder text) implements WebSocket.Listener {

    Ear(Inbox inbox) {
      this(inbox, new StringBuilder());
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        try {
          inbox.message(JSON.readTree(text.toString()));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        } finally {
          text.setLength(0);
        }
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      inbox.closed(status + " " + reason);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      inbox.closed(String.valueOf(error));
    }
  }
}
