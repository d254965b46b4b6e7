package nonpareil.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import org.junit.jupiter.api.Test;

/** Our players as opponents: this test is the program that has started us. */
final class BotServiceTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Talks until all requests are used up; returns every message that came. */
  private static List<JsonNode> talk(String hello, List<String> requests, String choice)
      throws Exception {
    var toService = new PipedOutputStream();
    var fromService = new PipedInputStream(1 << 20);
    var service =
        new BotService(
            Content.bundled(),
            "random",
            Duration.ofSeconds(20),
            new PipedInputStream(toService),
            new PipedOutputStream(fromService));
    Thread thread = Thread.ofPlatform().daemon().start(service::run);
    var messages = new ArrayList<JsonNode>();
    var open = new ArrayList<>(requests);
    try (var lines =
            new BufferedReader(new InputStreamReader(fromService, StandardCharsets.UTF_8));
        var say = new PrintWriter(toService, true, StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode message = JSON.readTree(line);
        messages.add(message);
        String type = message.get("type").asText();
        if (type.equals("hello")) {
          say.println(hello);
        }
        if (type.equals("choose")) {
          say.println(choice);
        } else if (!type.equals("start")) {
          if (open.isEmpty()) {
            toService.close();
          } else {
            say.println(open.removeFirst());
          }
        }
      }
    }
    thread.join(Duration.ofSeconds(20));
    return messages;
  }

  private static List<String> types(List<JsonNode> messages) {
    return messages.stream().map(m -> m.get("type").asText()).distinct().toList();
  }

  @Test
  void gamesArePlayedOnRequest() throws Exception {
    var messages =
        talk(
            "{\"type\":\"hello\",\"protocol\":1}",
            List.of(
                "{\"type\":\"play\",\"heroes\":[\"alice\",\"genie\"],\"board\":\"soho\",\"seat\":2,\"seed\":7}",
                "{\"type\":\"play\"}"),
            "{\"type\":\"choice\",\"option\":0}");
    assertThat(types(messages)).containsExactly("hello", "start", "choose", "end");
    var starts = messages.stream().filter(m -> m.get("type").asText().equals("start")).toList();
    assertThat(starts).hasSize(2);
    assertThat(starts.getFirst().get("seat").asInt()).isEqualTo(2);
    assertThat(starts.getFirst().at("/players/0/hero").asText()).isEqualTo("alice");
    assertThat(starts.getFirst().at("/board/id").asText()).isEqualTo("soho");
    var ends = messages.stream().filter(m -> m.get("type").asText().equals("end")).toList();
    assertThat(ends)
        .hasSize(2)
        .allSatisfy(e -> assertThat(e.get("result").asText()).isIn("won", "lost"));
  }

  @Test
  void badRequestsAreToldAndTheNextOneIsServed() throws Exception {
    var messages =
        talk(
            "{\"type\":\"hello\",\"protocol\":1}",
            List.of(
                "banana",
                "{\"type\":\"dance\"}",
                "{\"type\":\"play\",\"hero\":\"alice\"}",
                "{\"type\":\"play\",\"heroes\":[\"alise\",\"genie\"]}",
                "{\"type\":\"play\",\"seat\":3}",
                "{\"type\":\"play\"}"),
            "{\"type\":\"choice\",\"option\":0}");
    assertThat(
            messages.stream()
                .filter(m -> m.get("type").asText().equals("error"))
                .map(m -> m.get("message").asText()))
        .hasSize(5);
    assertThat(messages.getLast().get("type").asText()).isEqualTo("end");
  }

  @Test
  void nonsenseInAGameLosesIt() throws Exception {
    var messages =
        talk(
            "{\"type\":\"hello\",\"protocol\":1}",
            List.of("{\"type\":\"play\"}", "{\"type\":\"play\"}"),
            "{\"type\":\"choice\",\"option\":\"fly\"}");
    var ends = messages.stream().filter(m -> m.get("type").asText().equals("end")).toList();
    assertThat(ends)
        .hasSize(2)
        .allSatisfy(
            e -> {
              assertThat(e.get("result").asText()).isEqualTo("lost");
              assertThat(e.get("ended").asText()).isEqualTo("forfeit");
              assertThat(e.get("note").asText()).contains("text of an option");
            });
  }

  @Test
  void anotherProtocolIsRefused() throws Exception {
    var messages = talk("{\"type\":\"hello\",\"protocol\":2}", List.of("x"), "x");
    assertThat(types(messages)).containsExactly("hello", "error");
  }
}
