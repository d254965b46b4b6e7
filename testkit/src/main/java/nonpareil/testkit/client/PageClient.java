package nonpareil.testkit.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A page's end of a socket. */
public final class PageClient implements WebSocket.Listener {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final long SECONDS = 20;

  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();
  private final CompletableFuture<String> closed = new CompletableFuture<>();
  private final StringBuilder part = new StringBuilder();
  private @Nullable WebSocket socket;

  public static PageClient open(int port, @Nullable String origin, @Nullable String cookie) {
    var client = new PageClient();
    WebSocket.Builder builder = CLIENT.newWebSocketBuilder();
    if (origin != null) {
      builder.header("Origin", origin);
    }
    if (cookie != null) {
      builder.header("Cookie", Caller.COOKIE + "=" + cookie);
    }
    client.socket =
        builder.buildAsync(URI.create("ws://127.0.0.1:" + port + "/socket"), client).join();
    return client;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      try {
        messages.add(Caller.MAPPER.readTree(part.toString()));
      } catch (JsonProcessingException e) {
        closed.completeExceptionally(e);
      }
      part.setLength(0);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code + " " + reason);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete("error " + error);
  }

  public void send(String text) {
    try {
      socket().sendText(text, true).get(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      closed.complete("error " + e);
    }
  }

  public void send(JsonNode json) {
    send(json.toString());
  }

  /** The beginning of a message that never ends. */
  public void sendPart(String text) {
    socket().sendText(text, false).join();
  }

  /** Asks for a sign of life, as a page cannot. */
  public void ping() {
    try {
      socket().sendPing(ByteBuffer.allocate(0)).get(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      closed.complete("error " + e);
    }
  }

  public void sendBinary(byte[] bytes) {
    socket().sendBinary(ByteBuffer.wrap(bytes), true).join();
  }

  private WebSocket socket() {
    return Objects.requireNonNull(socket);
  }

  /** The next message, of whatever type. */
  public JsonNode next() {
    try {
      JsonNode message = messages.poll(SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing came; closed: " + closed.getNow("no"));
      }
      return message;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public @Nullable JsonNode poll(long millis) {
    try {
      return messages.poll(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The next of a type; others are passed over. */
  public JsonNode next(String type) {
    JsonNode message = next();
    while (!message.path("type").asText().equals(type)) {
      message = next();
    }
    return message;
  }

  /** Code and reason, once the server has closed. */
  public String closing() {
    try {
      return closed.get(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError("not closed", e);
    }
  }

  public boolean isClosed() {
    return closed.isDone();
  }

  public void leave() {
    socket().abort();
  }
}
