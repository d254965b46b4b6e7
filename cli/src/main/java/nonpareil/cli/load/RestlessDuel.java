package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.SplittableRandom;

/** A person who answers the expert at once, again and again: so the computers always think. */
final class RestlessDuel implements Visitor.Inbox {

  private final Visitor visitor;
  private final LoadedDuel.Watch watch;
  private final SplittableRandom random;
  private String table = "";
  private int count;

  RestlessDuel(Visitor visitor, long seed, LoadedDuel.Watch watch) {
    this.visitor = visitor;
    this.watch = watch;
    random = new SplittableRandom(seed);
  }

  void begin() throws IOException, InterruptedException {
    visitor.connect(this);
    sitDown();
  }

  private void sitDown() throws IOException, InterruptedException {
    JsonNode made =
        visitor.post(
            "/api/tables",
            """
            {"seats":[{"who":"me","hero":"random"},{"who":"computer","level":"expert","hero":"random"}],
            "board":"random","first":1}
            """);
    table = made.get("table").get("table").asText();
    visitor.send("{\"type\":\"watch\",\"table\":\"%s\",\"seats\":[1]}".formatted(table));
  }

  @Override
  public void message(JsonNode message) {
    if (message.path("type").asText().equals("refused")) {
      watch.failed("refused beside the expert: " + message);
    }
    if (!message.path("type").asText().equals("frame")
        || !message.path("table").asText().equals(table)) {
      return;
    }
    JsonNode options = message.get("prompt").get("options");
    if (options != null && !options.isEmpty()) {
      visitor.send(
          """
          {"type":"choose","id":"%s-%d","table":"%s","seat":1,"number":%d,"choices":["%s"]}\
          """
              .formatted(
                  table,
                  ++count,
                  table,
                  message.get("number").asInt(),
                  options.get(random.nextInt(options.size())).asText()));
    } else if (message.path("result").isObject()) {
      Thread.ofVirtual().start(this::again);
    }
  }

  private void again() {
    try {
      sitDown();
    } catch (IOException | InterruptedException | RuntimeException e) {
      watch.failed("sitting down with an expert again: " + e);
    }
  }

  @Override
  public void closed(String why) {
    watch.failed("closed beside the expert: " + why);
  }
}
