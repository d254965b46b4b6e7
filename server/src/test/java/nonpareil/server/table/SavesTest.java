package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import nonpareil.content.Content;
import nonpareil.content.save.SaveFile;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Replays, saves and imports. */
final class SavesTest {

  private Hall hall;

  @BeforeEach
  void open() {
    hall = new Hall();
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static void refused(ThrowingCallable request, String code) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.code().text()).isEqualTo(code));
  }

  private JsonNode replay(String table, @Nullable Person who, String eyes) throws IOException {
    return Json.MAPPER.readTree(hall.replay(table, who, eyes));
  }

  @Test
  void beforeTheEndOnlyWithOnesOwnEyes() throws IOException {
    var duel = new Duel(hall, "").until(1, "action");
    assertThat(replay(duel.table, Hall.ANN, "1").path("frames")).hasSize(duel.number() + 1);
    refused(() -> hall.replay(duel.table, Hall.ANN, "2"), "forbidden");
    refused(() -> hall.replay(duel.table, Hall.ANN, "open"), "forbidden");
    refused(() -> hall.replay(duel.table, null, "1"), "forbidden");
    refused(() -> hall.replay(duel.table, Hall.ANN, "moon"), "bad-value");
    refused(() -> hall.tables.save(duel.table, Hall.ANN), "conflict");
  }

  @Test
  void afterTheEndEverythingIsOpen() throws IOException {
    var duel = new Duel(hall, "").until(1, "action");
    duel.ann.acts(1, "resign");
    hall.settle();
    JsonNode open = replay(duel.table, Hall.EVE, "open");
    assertThat(open.path("eyes").asText()).isEqualTo("open");
    JsonNode view = open.path("frames").get(0).path("view").path("players");
    assertThat(view.get(0).path("hand")).hasSize(5);
    assertThat(view.get(1).path("hand")).hasSize(5);
    JsonNode eyes = replay(duel.table, Hall.EVE, "2");
    assertThat(eyes.path("eyes").asInt()).isEqualTo(2);
    JsonNode two = eyes.path("frames").get(0).path("view").path("players");
    assertThat(two.get(0).path("hand")).isEmpty();
    assertThat(two.get(1).path("hand")).hasSize(5);
    assertThat(eyes.path("table").path("state").asText()).isEqualTo("over");
  }

  @Test
  void aSaveHoldsWhatStandsAndHowItEnded() throws IOException {
    var duel = new Duel(hall, "'mulligan': true");
    duel.ann.acts(1, "keep");
    duel.bob.acts(2, "mulligan");
    duel.ann.chooses(1, duel.ann.options().getFirst());
    duel.ann.acts(1, "undo");
    duel.ann.chooses(1, duel.ann.options().getLast());
    duel.until(2, "action");
    duel.bob.acts(2, "resign");
    hall.settle();
    String yaml = hall.tables.save(duel.table, null);
    assertThat(yaml).contains("mulligans: [2]").contains("ended: [resigned, 2]");
    SaveFile save = SaveFile.parse("save", yaml, Content.bundled());
    assertThat(save.log().mulligans()).containsExactly(1);
    assertThat(save.log().isOver()).isFalse();
    ObjectNode imported = hall.tables.importSave(Hall.EVE, yaml);
    assertThat(imported.path("result"))
        .isEqualTo(hall.tables.info(duel.table, null).path("result"));
    assertThat(imported.path("imported").asBoolean()).isTrue();
    assertThat(imported.path("creator").asBoolean()).isTrue();
    String table = imported.path("table").asText();
    JsonNode frames = replay(table, Hall.ANN, "open").path("frames");
    JsonNode last = frames.get(frames.size() - 1);
    JsonNode original = replay(duel.table, null, "open").path("frames");
    assertThat(last.path("view")).isEqualTo(original.get(original.size() - 1).path("view"));
    assertThat(hall.tables.save(table, null)).isEqualTo(yaml);
    assertThat(hall.tables.mine(Hall.EVE)).hasSize(1);
    refused(() -> hall.rematch(table, Hall.EVE, ""), "forbidden");
    hall.restart(Duration.ofMinutes(1));
    Guest ann = hall.watch(Hall.ANN, table);
    assertThat(ann.frame().path("kind").asText()).isEqualTo("ended");
  }

  @Test
  void whatIsNoFinishedSaveIsRefused() {
    refused(() -> hall.tables.importSave(Hall.ANN, "hello"), "bad-value");
    refused(() -> hall.tables.importSave(Hall.ANN, "{"), "bad-value");
    refused(() -> hall.tables.importSave(Hall.ANN, ""), "bad-value");
    var duel = new Duel(hall, "").until(1, "action");
    duel.ann.acts(1, "resign");
    hall.settle();
    String yaml = hall.tables.save(duel.table, null);
    refused(
        () -> hall.tables.importSave(Hall.ANN, yaml.replace("resigned", "agreed")), "bad-value");
    refused(
        () -> hall.tables.importSave(Hall.ANN, yaml.replaceFirst("seed: .*", "seed: 7")),
        "bad-value");
    refused(
        () -> hall.tables.importSave(Hall.ANN, yaml.substring(0, yaml.length() / 2)), "bad-value");
  }

  @Test
  void aLessonHasNoSaveButAReplay() throws IOException {
    ObjectNode made = hall.create(Hall.ANN, "{'lesson': 'attack'}");
    String table = made.path("table").path("table").asText();
    Guest ann = hall.watch(Hall.ANN, table, 1);
    ann.acts(1, "resign");
    hall.settle();
    refused(() -> hall.tables.save(table, null), "conflict");
    assertThat(replay(table, null, "1").path("frames")).hasSize(3);
    assertThat(hall.rematch(table, Hall.ANN, "").path("lesson").asText()).isEqualTo("attack");
  }
}
