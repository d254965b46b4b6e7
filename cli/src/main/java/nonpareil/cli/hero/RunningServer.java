package nonpareil.cli.hero;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.stream.StreamSupport;

/** A server that is running, asked whether it knows a hero. */
public final class RunningServer {

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private RunningServer() {}

  /**
   * The address at which a card of a hero can be tried out.
   *
   * @throws IllegalArgumentException if nobody answers there, or the hero is not known
   */
  public static String trial(String address, String hero, String card) {
    String base = address.endsWith("/") ? address.substring(0, address.length() - 1) : address;
    JsonNode catalog = catalog(base);
    boolean known =
        StreamSupport.stream(catalog.path("heroes").spliterator(), false)
            .filter(one -> one.path("id").asText().equals(hero))
            .flatMap(one -> StreamSupport.stream(one.path("cards").spliterator(), false))
            .anyMatch(one -> one.path("id").asText().equals(card));
    if (!known) {
      throw new IllegalArgumentException(
          "found a server at %s that does not know %s with the card %s, expected one started with"
                  .formatted(base, hero, card)
              + " --add and this file");
    }
    return "%s/#/try/%s/%s".formatted(base, hero, card);
  }

  private static JsonNode catalog(String base) {
    try (HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(base + "/api/catalog")).timeout(PATIENCE).build();
      HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
      return new ObjectMapper().readTree(answer.body());
    } catch (IOException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "found no Nonpareil at %s, expected the address of a running server such as http://localhost:8080"
              .formatted(base),
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalArgumentException("interrupted", e);
    }
  }
}
