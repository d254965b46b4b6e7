package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nonpareil.server.store.Disk;
import nonpareil.server.store.MemoryStore;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is thrown costs one request or message its success, and nobody else anything. */
@SuppressWarnings("NullAway.Init") // set before each test
final class FaultsTest {
  private static final List<Error> ERRORS =
      List.of(
          new StackOverflowError("on purpose"),
          new AssertionError("on purpose"),
          new NoClassDefFoundError("on purpose"),
          new LinkageError("on purpose"));

  @TempDir Path folder;

  /** What the store throws, by the name of its method. */
  private final Map<String, Error> faults = new ConcurrentHashMap<>();

  private Assembled server;

  @BeforeEach
  void start() {
    server =
        new Assembled(
            folder,
            Disk.watched(
                new MemoryStore(),
                method -> {
                  Error fault = faults.get(method);
                  if (fault != null) {
                    throw fault;
                  }
                }));
  }

  @AfterEach
  void stop() {
    faults.clear();
    server.close();
  }

  @Test
  void aRequestThatBreaksIsAnswered() {
    Caller ada = Caller.person(server.port(), "Ada");
    for (Error error : ERRORS) {
      faults.put("tablesOf", error);
      Answer answer = ada.get("/api/me/tables");
      assertThat(answer.status()).isEqualTo(500);
      assertThat(answer.code()).isEqualTo("internal");
      assertThat(answer.text()).doesNotContain("purpose");
      faults.clear();
      assertThat(ada.get("/api/me/tables").status()).isEqualTo(200);
    }
  }

  @Test
  void aMessageThatBreaksIsAnsweredAndTheSocketGoesOn() {
    Caller ada = Caller.person(server.port(), "Ada");
    String table = ada.post("/api/tables", Games.HERE).json().path("table").path("table").asText();
    PageClient page = ada.socket();
    page.next("hello");
    for (Error error : ERRORS) {
      faults.put("table", error);
      page.send("{\"type\": \"watch\", \"table\": \"tunknown\", \"seats\": []}");
      assertThat(page.next("refused").path("reason").asText()).isEqualTo("internal");
      page.send(
          "{\"type\": \"act\", \"id\": \"a\", \"table\": \"tunknown\", \"seat\": 1,"
              + " \"act\": \"undo\"}");
      assertThat(page.next("refused").path("reason").asText()).isEqualTo("internal");
      faults.clear();
      page.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [1, 2]}".formatted(table));
      page.next("frame");
    }
    page.leave();
  }
}
