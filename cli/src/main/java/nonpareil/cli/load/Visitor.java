package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One person with a browser: a cookie, requests, and a line over which it sits at tables. */
public final class Visitor implements Line.Ear {

  static final ObjectMapper JSON = new ObjectMapper();

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Where a visitor sits; told everything on the thread of the crowd. */
  interface Chair {
    /** 0: only looks on. */
    int seat();

    /** The table has been asked for, for the first time or again. */
    void watching();

    void heard(Heard message);

    void lost(String why);
  }

  private final HttpClient http;
  private final String address;
  private final String cookie;
  private final Map<String, Chair> chairs = new LinkedHashMap<>();
  private @Nullable Line line;

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
        .timeout(PATIENCE)
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

  // ---- on the thread of the crowd

  /** Sits down at a table, and again after every loss of the line. */
  void sit(Crowd crowd, String table, Chair chair) {
    chairs.put(table, chair);
    if (line == null) {
      line = crowd.open(cookie, this);
    } else if (line.isOpen()) {
      watch(table, chair);
    }
  }

  void leave(String table) {
    if (chairs.remove(table) != null) {
      send("{\"type\":\"leave\",\"table\":\"%s\"}".formatted(table));
    }
  }

  private void watch(String table, Chair chair) {
    String seats = chair.seat() == 0 ? "" : String.valueOf(chair.seat());
    send("{\"type\":\"watch\",\"table\":\"%s\",\"seats\":[%s]}".formatted(table, seats));
    chair.watching();
  }

  /** A line that is not open loses it. */
  void send(String text) {
    if (line != null) {
      line.send(text);
    }
  }

  @Override
  public void opened() {
    chairs.forEach(this::watch);
  }

  @Override
  public void text(byte[] bytes, int from, int length) {
    Heard message = Heard.read(bytes, from, length);
    Chair chair = chairs.get(message.of());
    if (chair != null) {
      chair.heard(message);
    }
  }

  @Override
  public void lost(String why) {
    chairs.values().forEach(chair -> chair.lost(why));
  }
}
