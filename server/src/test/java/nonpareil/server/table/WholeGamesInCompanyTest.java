package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import nonpareil.content.Content;
import nonpareil.engine.game.Mode;
import nonpareil.server.log.GameRecord;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Whole games of three and four, played at random with undos, giving up, draws and computers. What
 * was shown is what is replayed, and what is saved is the same game.
 */
@Execution(ExecutionMode.CONCURRENT)
final class WholeGamesInCompanyTest {

  private static final int MOST_CHOICES = 3_000;

  @Test
  void everyGameIsShownWithoutGapsAndReplaysAsItWasShown() throws IOException {
    playAll(0, 12, Hall::new);
  }

  @Test
  @Tag("long")
  void andManyMore() throws IOException {
    playAll(12, 400, Hall::new);
  }

  @Test
  void alsoIfPeopleAreAtTwoServers() throws IOException {
    playAll(0, 2, () -> Hall.ofServers(2));
  }

  @Test
  @Tag("long")
  void andManyMoreAtTwoServers() throws IOException {
    playAll(2, 100, () -> Hall.ofServers(2));
  }

  private static void playAll(int from, int to, Supplier<Hall> opening) throws IOException {
    for (int seed = from; seed < to; seed++) {
      try (Hall hall = opening.get()) {
        play(hall, seed);
      }
    }
  }

  private static void play(Hall hall, int seed) throws IOException {
    var random = new Random(seed);
    var party = new Party(hall, wish(random));
    Guest watcher = hall.watch(new nonpareil.server.request.Person("pw", "W"), party.table);
    boolean resigns = random.nextBoolean();
    for (int i = 0; i < MOST_CHOICES && party.isGoing(); i++) {
      step(party, random, resigns);
    }
    check(party, watcher);
  }

  private static String wish(Random random) {
    Mode mode = random.nextBoolean() ? Mode.TEAMS : Mode.FREE_FOR_ALL;
    int players = mode == Mode.TEAMS || random.nextBoolean() ? 4 : 3;
    var heroes = new ArrayList<>(Content.bundled().heroIds());
    Collections.shuffle(heroes, random);
    int people = 1 + random.nextInt(players);
    boolean two = mode == Mode.TEAMS && random.nextBoolean();
    List<String> seats =
        IntStream.range(0, players)
            .mapToObj(
                i -> {
                  String who =
                      i == 0 || two && i == 2
                          ? "'me'"
                          : i < people ? "'link'" : "'computer', 'level': 'novice'";
                  return "{'who': %s, 'hero': '%s'}".formatted(who, heroes.get(i));
                })
            .toList();
    return "{'mode': '%s', 'seats': %s, 'edition': '%s', 'mulligan': %s, 'undo': '%s'}"
        .formatted(
            mode.text(),
            seats,
            random.nextBoolean() ? "2019" : "2023",
            random.nextBoolean(),
            List.of("rules", "consent", "none").get(random.nextInt(3)));
  }

  private static void step(Party party, Random random, boolean resigns) {
    Guest guest = party.asked();
    if (guest == null) {
      party.hall.pass(Duration.ofSeconds(2)); // a computer, a pretended question, or who has left
      return;
    }
    int seat = guest.prompt().path("seat").asInt();
    if (resigns && random.nextInt(100) == 0) {
      int leaves = 1 + random.nextInt(party.info().path("seats").size());
      if (!party.info().path("seats").get(leaves - 1).has("level")) {
        party.of(leaves).act(leaves, "resign");
        return;
      }
    }
    if (guest.kind().equals("mulligan")) {
      guest.acts(seat, guest.options().get(random.nextInt(2)));
    } else if (random.nextInt(10) == 0 && guest.frame().path("undo").path("allowed").asBoolean()) {
      guest.acts(seat, "undo");
    } else if (random.nextInt(1000) == 0) {
      party.guests.forEach(g -> g.act(party.seats(g).getFirst(), "offer-draw"));
    } else {
      var attacks = guest.options("attack");
      var options = attacks.isEmpty() ? guest.options() : attacks;
      guest.chooses(seat, options.get(random.nextInt(options.size())));
    }
  }

  private static void check(Party party, Guest watcher) throws IOException {
    Hall hall = party.hall;
    hall.settle();
    ObjectNode info = hall.tables.info(party.table, null);
    assertThat(info.path("state").asText()).isEqualTo("over");
    List<Guest> all = new ArrayList<>(party.guests);
    all.add(watcher);
    for (Guest guest : all) {
      for (int n = 0; n < guest.frames().size(); n++) {
        assertThat(guest.frames().get(n).path("number").asInt()).isEqualTo(n);
      }
      assertThat(guest.frame().path("kind").asText()).isEqualTo("ended");
      assertThat(guest.frame().path("result")).isEqualTo(info.path("result"));
      if (guest == watcher || party.seats(guest).size() == 1) {
        String eyes = guest == watcher ? "public" : party.seats(guest).getFirst().toString();
        JsonNode replay = Json.MAPPER.readTree(hall.replay(party.table, null, eyes));
        List<JsonNode> shown = new ArrayList<>();
        guest.frames().forEach(f -> shown.add(timeless(f)));
        List<JsonNode> replayed = new ArrayList<>();
        replay.path("frames").forEach(f -> replayed.add(timeless(f)));
        assertThat(replayed).isEqualTo(shown);
      }
    }
    GameRecord again =
        GameRecord.of(hall.tables.services().games(), hall.store.records(party.table));
    assertThat(again.number()).isEqualTo(info.path("number").asInt());
    ObjectNode imported = hall.tables.importSave(Hall.EVE, hall.tables.save(party.table, null));
    assertThat(imported.path("result")).isEqualTo(info.path("result"));
  }

  /** What holds at the moment only is not part of a replay. */
  private static JsonNode timeless(JsonNode frame) {
    ObjectNode copy = frame.deepCopy();
    copy.remove(List.of("clock", "why"));
    return copy;
  }
}
