package nonpareil.testkit.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A browser, as far as requests go: it keeps its cookie and says which page it shows. */
public final class Caller {
  public static final ObjectMapper MAPPER = new ObjectMapper();

  /** By its cookie the server knows a browser again. */
  static final String COOKIE = "nonpareil";

  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** What came back. */
  public record Answer(int status, HttpResponse<byte[]> response) {
    public String text() {
      return new String(response.body(), StandardCharsets.UTF_8);
    }

    public JsonNode json() {
      try {
        return MAPPER.readTree(response.body());
      } catch (IOException e) {
        throw new AssertionError("no JSON: " + text(), e);
      }
    }

    public String code() {
      return json().path("error").path("code").asText();
    }

    public String at() {
      return json().path("error").path("at").asText();
    }

    public String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  private final int port;
  private @Nullable String cookie;

  public Caller(int port) {
    this.port = port;
  }

  /** The same person at another server. */
  public Caller(int port, Caller same) {
    this(port);
    this.cookie = same.cookie;
  }

  /** Somebody with a cookie already. */
  public static Caller person(int port, String name) {
    var caller = new Caller(port);
    Answer answer = caller.post("/api/me", "{\"name\": \"%s\"}".formatted(name));
    if (answer.status() != 200) {
      throw new AssertionError(answer.text());
    }
    return caller;
  }

  public int port() {
    return port;
  }

  public String origin() {
    return "http://127.0.0.1:" + port;
  }

  public @Nullable String cookie() {
    return cookie;
  }

  public Answer get(String path, String... headers) {
    return send(request(path, headers).GET().build());
  }

  public Answer post(String path, String body, String... headers) {
    return send(
        request(path, headers)
            .header("Origin", origin())
            .POST(BodyPublishers.ofString(body))
            .build());
  }

  /** Any method, any bytes, as from our page. */
  public Answer call(String method, String path, byte[] body, String... headers) {
    return send(
        request(path, headers)
            .header("Origin", origin())
            .method(method, BodyPublishers.ofByteArray(body))
            .build());
  }

  /** A POST from nowhere, or from another page. */
  public Answer postFrom(@Nullable String from, String path, String body) {
    HttpRequest.Builder request = request(path);
    if (from != null) {
      request.header("Origin", from);
    }
    return send(request.POST(BodyPublishers.ofString(body)).build());
  }

  private HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin() + path));
    if (cookie != null) {
      request.header("Cookie", COOKIE + "=" + cookie);
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    return request;
  }

  private Answer send(HttpRequest request) {
    IOException last = null;
    for (int i = 0; i < 3; i++) { // after a bad request the server may close before we have read
      try {
        return sendOnce(request);
      } catch (IOException e) {
        last = e;
      }
    }
    throw new AssertionError(request + ": " + last, last);
  }

  private Answer sendOnce(HttpRequest request) throws IOException {
    try {
      HttpResponse<byte[]> response = CLIENT.send(request, BodyHandlers.ofByteArray());
      response
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(set -> cookie = set.substring(set.indexOf('=') + 1, set.indexOf(';')));
      return new Answer(response.statusCode(), response);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public PageClient socket() {
    return PageClient.open(port, origin(), Objects.requireNonNull(cookie));
  }
}
