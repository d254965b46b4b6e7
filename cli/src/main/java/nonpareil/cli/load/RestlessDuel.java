package nonpareil.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.SplittableRandom;

/** A person who answers the expert at once, again and again: so the computers always think. */
final class RestlessDuel implements Visitor.Chair {

  private final Crowd crowd;
  private final Visitor visitor;
  private final LoadedGame.Watch watch;
  private final SplittableRandom random;
  private String table = "";
  private int count;

  RestlessDuel(Crowd crowd, Visitor visitor, long seed, LoadedGame.Watch watch) {
    this.crowd = crowd;
    this.visitor = visitor;
    this.watch = watch;
    random = new SplittableRandom(seed);
  }

  void begin() throws IOException, InterruptedException {
    JsonNode made =
        visitor.post(
            "/api/tables",
            """
            {"seats":[{"who":"me","hero":"random"},{"who":"computer","level":"expert","hero":"random"}],
            "board":"random","first":1}
            """);
    String id = made.get("table").get("table").asText();
    crowd.execute(
        () -> {
          visitor.leave(table);
          table = id;
          visitor.sit(crowd, id, this);
        });
  }

  @Override
  public int seat() {
    return 1;
  }

  @Override
  public void watching() {}

  @Override
  public void heard(Heard message) {
    if (message.type().equals("refused")) {
      watch.failed("refused beside the expert: " + message.reason());
    }
    if (!message.type().equals("frame")) {
      return;
    }
    if (!message.options().isEmpty()) {
      visitor.send(
          """
          {"type":"choose","id":"%s-%d","table":"%s","seat":1,"number":%d,"choices":["%s"]}\
          """
              .formatted(
                  table,
                  ++count,
                  table,
                  message.number(),
                  message.options().get(random.nextInt(message.options().size()))));
    } else if (message.over()) {
      Thread.ofVirtual().start(this::again);
    }
  }

  private void again() {
    try {
      begin();
    } catch (IOException | InterruptedException | RuntimeException e) {
      crowd.execute(() -> watch.failed("sitting down with an expert again: " + e));
    }
  }

  @Override
  public void lost(String why) {
    watch.lost("beside the expert: " + why);
  }
}
