package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import nonpareil.server.replay.Chances;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.statistics.OwnStatistics;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;

/** What somebody has won and lost, and what the computer thinks of it afterwards. */
final class StatisticsTest extends StoredHallTest {

  private ObjectNode of(Person who, Map<String, String> only) {
    return new OwnStatistics(hall.store).of(who.id(), only);
  }

  private ObjectNode of(Person who) {
    return of(who, Map.of());
  }

  /** {@code {"medusa": "1/2"}}: won of games. */
  private static Map<String, String> by(ObjectNode json, String facet) {
    var counts = new TreeMap<String, String>();
    json.at("/by/" + facet).forEach(c -> counts.put(c.path("key").asText(), share(c)));
    return counts;
  }

  private static String share(JsonNode count) {
    return count.path("won").asInt() + "/" + count.path("games").asInt();
  }

  private String duel(int loser) {
    var duel = new Duel(hall, "");
    (loser == 1 ? duel.ann : duel.bob).acts(loser, "resign");
    return duel.table;
  }

  @Test
  void duelsCountByAllThatTellsThemApart() {
    assertThat(share(of(Hall.ANN).path("all"))).isEqualTo("0/0");
    duel(2);
    duel(2);
    duel(1);
    var drawn = new Duel(hall, "");
    drawn.ann.acts(1, "offer-draw");
    drawn.bob.acts(2, "offer-draw");
    ObjectNode ann = of(Hall.ANN);
    assertThat(share(ann.path("all"))).isEqualTo("2/4");
    assertThat(ann.at("/all/drawn").asInt()).isOne();
    assertThat(ann.at("/all/even").asDouble()).isEqualTo(0.5);
    assertThat(by(ann, "mode")).isEqualTo(Map.of("duel", "2/4"));
    assertThat(by(ann, "cause")).isEqualTo(Map.of("resigned", "2/3", "agreed", "0/1"));
    assertThat(by(ann, "seat")).isEqualTo(Map.of("1", "2/4"));
    assertThat(by(ann, "opponent")).isEqualTo(Map.of("person", "2/4"));
    assertThat(by(ann, "pairing")).isEqualTo(Map.of("medusa.king-arthur", "2/4"));
    assertThat(by(of(Hall.BOB), "hero")).isEqualTo(Map.of("king-arthur", "1/4"));
    assertThat(share(of(Hall.ANN, Map.of("cause", "resigned", "board", "sarpedon")).path("all")))
        .isEqualTo("2/3");
    assertThat(share(of(Hall.ANN, Map.of("hero", "alice")).path("all"))).isEqualTo("0/0");
    assertThat(share(of(Hall.EVE).path("all"))).as("who watches plays not").isEqualTo("0/0");
    assertThatThrownBy(() -> of(Hall.ANN, Map.of("card", "dash"))).isInstanceOf(Refusal.class);
  }

  @Test
  void whatStillRunsDoesNotCount() {
    new Duel(hall, "").until(1, "action");
    assertThat(share(of(Hall.ANN).path("all"))).isEqualTo("0/0");
  }

  @Test
  void inCompanyEveryOpponentIsAPairing() {
    Party party = Party.of(hall, "free-for-all", 3, "").until(1, "action");
    party.of(3).acts(3, "resign");
    party.of(2).acts(2, "resign");
    ObjectNode ann = of(Hall.ANN);
    assertThat(by(ann, "pairing"))
        .isEqualTo(Map.of("medusa.king-arthur", "1/1", "medusa.alice", "1/1"));
    assertThat(ann.at("/all/even").asDouble()).isEqualTo(0.333);
    assertThat(by(of(Hall.EVE), "seat")).isEqualTo(Map.of("3", "0/1"));
  }

  @Test
  void mateWinsWithMate() {
    Party party = Party.of(hall, "teams", 4, "").until(1, "action");
    party.of(2).acts(2, "resign");
    party.of(4).acts(4, "resign");
    assertThat(by(of(Hall.ANN), "mode")).isEqualTo(Map.of("teams", "1/1"));
    assertThat(by(of(Hall.EVE), "pairing"))
        .isEqualTo(Map.of("alice.king-arthur", "1/1", "alice.sinbad", "1/1"));
    assertThat(share(of(Hall.BOB).path("all"))).isEqualTo("0/1");
  }

  @Test
  void oneWithTwoSeatsHasPlayedOneGame() {
    var party =
        new Party(
            hall,
            "{'mode': 'teams', 'first': 1, 'board': 'sarpedon', 'seats': [{'who': 'me', 'hero':"
                + " 'medusa'}, {'who': 'computer', 'level': 'easy', 'hero': 'alice'}, {'who':"
                + " 'me', 'hero': 'sinbad'}, {'who': 'computer', 'level': 'hard', 'hero':"
                + " 'genie'}]}");
    party.until(() -> party.guests.getFirst().kind().equals("action"));
    party.of(1).acts(1, "resign");
    party.of(3).acts(3, "resign");
    for (int i = 0; i < 20 && party.isGoing(); i++) {
      hall.pass(Duration.ofSeconds(4)); // a computer is in the middle of something
    }
    ObjectNode ann = of(Hall.ANN);
    assertThat(share(ann.path("all"))).isEqualTo("0/1");
    assertThat(by(ann, "hero")).isEqualTo(Map.of("medusa", "0/1", "sinbad", "0/1"));
    assertThat(by(ann, "opponent")).isEqualTo(Map.of("easy", "0/1", "hard", "0/1"));
  }

  @Test
  void severalAtOneScreenAreNotTheOneWhoMadeTheTable() {
    String here =
        hall.create(Hall.ANN, "{'first': 1, 'seats': [{'who': 'me'}, {'who': 'here'}]}")
            .at("/table/table")
            .asText();
    Guest ann = hall.watch(Hall.ANN, here, 1, 2);
    ann.acts(1, "here");
    ann.acts(1, "resign");
    assertThat(share(of(Hall.ANN).path("all"))).isEqualTo("0/0");
  }

  @Test
  void aRestartAndADeletedOpponentChangeNothingForTheOther() {
    duel(2);
    String before = of(Hall.ANN).toString();
    hall.restart(Duration.ofMinutes(1));
    assertThat(of(Hall.ANN)).hasToString(before);
    hall.tables.forget(Hall.BOB.id());
    assertThat(of(Hall.ANN)).hasToString(before);
    assertThat(share(of(Hall.BOB).path("all"))).as("nothing is left").isEqualTo("0/0");
  }

  // ---- afterwards

  private JsonNode curve(String table, String asker) {
    JsonNode points = NullNode.instance;
    for (int i = 0; i < 1_000 && points.isNull(); i++) {
      points =
          Json.parse(
                  new String(hall.tables.chances(table, Hall.ANN, asker), StandardCharsets.UTF_8))
              .path("points");
      hall.settle();
    }
    return points;
  }

  @Test
  void atTheEndTheChancesAreWhatCameOfIt() {
    Party party = Party.of(hall, "free-for-all", 3, "").until(1, "action");
    party.of(3).acts(3, "resign");
    party.of(2).acts(2, "resign");
    JsonNode points = curve(party.table, "x");
    assertThat(points).isNotEmpty();
    assertThat(points.get(points.size() - 1).path("chances").toString()).isEqualTo("[1.0,0.0,0.0]");
    for (JsonNode point : points) {
      double sum = 0;
      for (JsonNode chance : point.path("chances")) {
        sum += chance.asDouble();
      }
      assertThat(sum).isBetween(0.95, 1.05);
    }
    String kept = points.toString();
    hall.restart(Duration.ofMinutes(1));
    assertThat(curve(party.table, "y")).as("it is not thought out again").hasToString(kept);
  }

  /** Nobody has two games thought about at once, and what nobody waits for is dropped. */
  @Test
  void oneAnalysisAtATimeForEachAndNoLongerThanSomebodyWaits() {
    var first = new Duel(hall, "").until(1, "action");
    first.ann.acts(1, "resign");
    var second = new Duel(hall, "").until(1, "action");
    second.ann.acts(1, "resign");
    TableRow one = Objects.requireNonNull(hall.store.table(first.table));
    TableRow two = Objects.requireNonNull(hall.store.table(second.table));
    var work = new ArrayDeque<Runnable>();
    var millis = new AtomicLong();
    var chances =
        new Chances(
            hall.store, hall.tables.services().games(), (_, job) -> work.add(job), millis::get);
    chances.of(one, "x");
    chances.of(one, "x");
    chances.of(two, "x");
    assertThat(work).hasSize(1);
    chances.of(two, "y");
    assertThat(work).hasSize(2);
    millis.addAndGet(60_000);
    chances.of(one, "z"); // still wanted, by whomever
    while (!work.isEmpty()) {
      work.remove().run();
    }
    assertThat(hall.store.archived(one.id(), "chances")).isNotNull();
    assertThat(hall.store.archived(two.id(), "chances")).as("nobody has waited").isNull();
    chances.of(two, "x");
    while (!work.isEmpty()) {
      work.remove().run();
    }
    assertThat(hall.store.archived(two.id(), "chances")).isNotNull();
  }

  @Test
  void whileAnybodyPlaysThereIsNeither() {
    var duel = new Duel(hall, "").until(1, "action");
    for (int number : List.of(0, 1, 99_999)) {
      assertThatThrownBy(() -> hall.tables.hindsight(duel.table, Hall.ANN, "x", number))
          .isInstanceOfSatisfying(
              Refusal.class,
              e -> {
                assertThat(e.code()).isEqualTo(Refusal.Code.CONFLICT);
                assertThat(e).hasMessage("the game is not over");
                assertThat(e.at()).isNull();
              });
    }
    assertThatThrownBy(() -> hall.tables.chances(duel.table, Hall.ANN, "x"))
        .isInstanceOf(Refusal.class);
  }

  /** The answer is that of a hint: it knows the options of who was asked, and no more. */
  @Test
  void theComputerWouldHaveChosenFromWhatThatSeatSaw() {
    var duel = new Duel(hall, "").until(1, "action");
    List<String> options = duel.ann.options();
    duel.ann.chooses(1, "maneuver");
    int number = hall.stored(duel.table);
    duel.bob.acts(2, "resign");
    ObjectNode json = hall.tables.hindsight(duel.table, Hall.ANN, "x", number);
    assertThat(json.path("seat").asInt()).isOne();
    assertThat(json.path("chosen").asText()).isEqualTo("maneuver");
    assertThat(json.at("/advice/options").findValuesAsText("option"))
        .containsExactlyInAnyOrderElementsOf(options);
    assertThat(json.at("/advice/plan/steps")).isNotEmpty();
    assertThat(hall.tables.hindsight(duel.table, Hall.ANN, "y", number))
        .as("it is no guess")
        .isEqualTo(json);
    assertThat(hall.tables.hindsight(duel.table, Hall.ANN, "x", number + 1).path("advice").isNull())
        .as("who resigns is asked nothing")
        .isTrue();
    assertThatThrownBy(() -> hall.tables.hindsight(duel.table, Hall.ANN, "x", 99_999))
        .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("number"));
  }
}
