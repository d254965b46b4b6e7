package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.server.log.GameRecord;
import nonpareil.server.request.Person;
import nonpareil.server.store.LogRecord;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whole games by random choices, with two people and what they were shown. */
@Execution(ExecutionMode.CONCURRENT)
final class WholeGamesTest {

  private static final int MOST_CHOICES = 3_000;

  @Test
  void everyGameIsShownWithoutGapsAndReplaysAsItWasShown() throws IOException {
    playAll(0, 30, Hall::new);
  }

  @Test
  @Tag("long")
  void andManyMore() throws IOException {
    playAll(30, 600, Hall::new);
  }

  @Test
  void alsoIfPeopleAreAtTwoServers() throws IOException {
    playAll(0, 2, () -> Hall.ofServers(2));
  }

  @Test
  @Tag("long")
  void andManyMoreAtTwoServers() throws IOException {
    playAll(2, 200, () -> Hall.ofServers(2));
  }

  private static void playAll(int from, int to, Supplier<Hall> opening) throws IOException {
    try (Hall hall = opening.get()) {
      for (int seed = from; seed < to; seed++) {
        play(hall, seed);
      }
    }
  }

  private static void play(Hall hall, int seed) throws IOException {
    var random = new Random(seed);
    String table = begin(hall, random);
    Guest ann = hall.watch(Hall.ANN, table, seatOf(hall, table, Hall.ANN));
    Guest bob = hall.watch(Hall.BOB, table, seatOf(hall, table, Hall.BOB));
    Guest eve = hall.watch(Hall.EVE, table);
    for (int i = 0; i < MOST_CHOICES && isGoing(hall, table); i++) {
      step(hall, random, ann, bob);
    }
    check(hall, table, ann, bob, eve);
  }

  private static String begin(Hall hall, Random random) {
    List<String> heroes = Content.bundled().heroIds();
    int hero = random.nextInt(heroes.size());
    String other = heroes.get((hero + 1 + random.nextInt(heroes.size() - 1)) % heroes.size());
    String undo = List.of("rules", "consent", "none").get(random.nextInt(3));
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'seats': [{'who': 'me', 'hero': '%s'}, {'who': 'link', 'hero': '%s'}], 'edition': '%s', 'mulligan': %s, 'undo': '%s'}"
                .formatted(
                    heroes.get(hero),
                    other,
                    random.nextBoolean() ? "2019" : "2023",
                    random.nextBoolean(),
                    undo));
    String id = made.path("table").path("table").asText();
    String secret = made.path("invitations").elements().next().asText();
    hall.join(id, Hall.BOB, secret, null, null);
    return id;
  }

  private static int seatOf(Hall hall, String table, Person who) {
    for (JsonNode seat : hall.tables.info(table, who).path("seats")) {
      if (seat.path("you").asBoolean()) {
        return seat.path("seat").asInt();
      }
    }
    throw new AssertionError("no seat");
  }

  private static boolean isGoing(Hall hall, String table) {
    return hall.tables.info(table, null).path("state").asText().equals("playing");
  }

  private static void step(Hall hall, Random random, Guest ann, Guest bob) {
    Guest guest = ann.isAsked() ? ann : bob;
    int seat = guest.frame().path("eyes").asInt();
    if (!guest.isAsked()) {
      hall.pass(Duration.ofSeconds(4)); // a pretended question
    } else if (guest.kind().equals("mulligan")) {
      guest.acts(seat, guest.options().get(random.nextInt(2)));
    } else if (random.nextInt(10) == 0 && guest.frame().path("undo").path("allowed").asBoolean()) {
      guest.acts(seat, "undo");
    } else if (random.nextInt(500) == 0) {
      guest.acts(seat, "resign");
    } else {
      guest.chooses(seat, guest.options().get(random.nextInt(guest.options().size())));
    }
  }

  private static void check(Hall hall, String table, Guest... guests) throws IOException {
    hall.settle();
    ObjectNode info = hall.tables.info(table, null);
    assertThat(info.path("state").asText()).isEqualTo("over");
    for (Guest guest : guests) {
      for (int n = 0; n < guest.frames().size(); n++) {
        assertThat(guest.frames().get(n).path("number").asInt()).isEqualTo(n);
      }
      assertThat(guest.frame().path("kind").asText()).isEqualTo("ended");
      assertThat(guest.frame().path("result")).isEqualTo(info.path("result"));
      int eyes = guest.frame().path("eyes").asInt();
      String name = eyes == 0 ? "public" : String.valueOf(eyes);
      JsonNode replay = Json.MAPPER.readTree(hall.replay(table, null, name));
      List<JsonNode> shown = new ArrayList<>();
      guest.frames().forEach(f -> shown.add(timeless(f)));
      List<JsonNode> replayed = new ArrayList<>();
      replay.path("frames").forEach(f -> replayed.add(timeless(f)));
      assertThat(replayed).isEqualTo(shown);
    }
    List<LogRecord> log = hall.store.records(table);
    GameRecord again = GameRecord.of(hall.tables.services().games(), log); // compares every hash
    assertThat(again.number()).isEqualTo(info.path("number").asInt());
    String save = hall.tables.save(table, null);
    ObjectNode imported = hall.tables.importSave(Hall.EVE, save);
    assertThat(imported.path("result")).isEqualTo(info.path("result"));
    assertThat(imported.path("imported").asBoolean()).isTrue();
  }

  /** What holds at the moment only is not part of a replay. */
  private static JsonNode timeless(JsonNode frame) {
    ObjectNode copy = frame.deepCopy();
    copy.remove("clock");
    copy.remove("why");
    return copy;
  }
}
