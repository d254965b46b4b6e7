package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.StreamSupport;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.wire.Json;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the heroes of a table are found, before the game. */
final class DraftTest extends StoredHallTest {

  private static final Duration DOWN = Duration.ofMinutes(1);

  private static void refused(ThrowingCallable deed, String code, String at) {
    assertThatThrownBy(deed)
        .isInstanceOfSatisfying(
            Refusal.class,
            e -> {
              assertThat(e.code().text()).isEqualTo(code);
              assertThat(e.at()).isEqualTo(at);
            });
  }

  /** Ann and those who come by link, Ann first. */
  private static Party party(Hall hall, String draft, String mode, String... others) {
    var seats = new ArrayList<>(List.of("{'who': 'me'}"));
    for (String who : others) {
      seats.add("{'who': '%s'}".formatted(who));
    }
    return new Party(
        hall,
        "{'mode': '%s', 'board': 'sarpedon', 'first': 1, 'draft': '%s', 'seats': %s}"
            .formatted(mode, draft, seats));
  }

  private static List<String> heroes(JsonNode info) {
    return StreamSupport.stream(info.path("seats").spliterator(), false)
        .map(seat -> seat.path("hero").asText())
        .toList();
  }

  private ObjectNode draft(Party party, Person who, String act, int seat, String hero) {
    return hall.draft(
        party.table, who, "'act': '%s', 'seat': %d, 'hero': '%s'".formatted(act, seat, hero));
  }

  private static JsonNode drafting(Party party) {
    return party.info().path("drafting");
  }

  private static String state(JsonNode info) {
    return info.path("state").asText();
  }

  // ---- without anybody choosing

  @ParameterizedTest
  @CsvSource({"duel, 1", "free-for-all, 2", "teams, 3"})
  void chanceGivesEverybodyAnotherHero(String mode, int others) {
    for (int i = 0; i < 8; i++) {
      var all = new String[others];
      Arrays.fill(all, "link");
      JsonNode info = party(hall, "random", mode, all).info();
      assertThat(state(info)).isEqualTo("playing");
      assertThat(new HashSet<>(heroes(info))).hasSize(others + 1).doesNotContain("random");
    }
  }

  @Test
  void inAMirrorEverybodyPlaysTheSame() {
    for (String hero : List.of("houdini", "random")) {
      String seat = "{'who': '%s', 'hero': '" + hero + "'}";
      String wish =
          "{'mode': 'free-for-all', 'draft': 'mirror', 'first': 1, 'board': 'sarpedon', 'seats': ["
              + seat.formatted("me")
              + ", "
              + seat.formatted("link")
              + ", "
              + seat.formatted("computer")
              + "]}";
      var party = new Party(hall, wish);
      assertThat(new HashSet<>(heroes(party.info()))).hasSize(1).doesNotContain("random");
      party.until(() -> party.guests.getFirst().number() > 20);
      hall.restart(DOWN);
      assertThat(state(party.info())).isEqualTo("playing");
    }
  }

  @Test
  void whatMakesNoSenseIsRefusedWithItsPlace() {
    String two = "'seats': [{'who': 'me', 'hero': '%s'}, {'who': 'link', 'hero': '%s'}]";
    String alike = two.formatted("medusa", "alice");
    refused(() -> hall.create(Hall.ANN, "{'draft': 'x', " + alike + "}"), "bad-value", "draft");
    refused(
        () -> hall.create(Hall.ANN, "{'draft': 'random', " + alike + "}"),
        "bad-value",
        "seats[0].hero");
    refused(
        () -> hall.create(Hall.ANN, "{'draft': 'blind', " + alike + "}"),
        "bad-value",
        "seats[0].hero");
    refused(
        () -> hall.create(Hall.ANN, "{'draft': 'mirror', " + alike + "}"),
        "bad-value",
        "seats[1].hero");
    refused(
        () ->
            hall.create(Hall.ANN, "{'draft': 'mirror', " + two.formatted("random", "choice") + "}"),
        "bad-value",
        "seats[1].hero");
    refused(() -> party(hall, "mirror", "teams", "link", "link", "link"), "bad-value", "draft");
    refused(() -> hall.create(Hall.ANN, "{'series': 2, " + alike + "}"), "bad-value", "series");
    refused(() -> hall.create(Hall.ANN, "{'series': 7, " + alike + "}"), "bad-value", "series");
    refused(() -> hall.create(Hall.ANN, "{'series': '3', " + alike + "}"), "bad-value", "series");
  }

  // ---- blind

  /** What Bob and Eve get to know while Ann, and Ann alone, has chosen. */
  private static List<JsonNode> known(Path file, String hero) {
    try (var hall = new Hall(() -> SqliteStore.open(file))) {
      Party party = party(hall, "blind", "free-for-all", "link", "computer");
      Guest eve = hall.watch(Hall.EVE, party.table);
      hall.draft(party.table, Hall.ANN, "'act': 'choose', 'seat': 1, 'hero': '%s'".formatted(hero));
      var known = new ArrayList<JsonNode>();
      known.addAll(party.of(2).shown());
      known.addAll(eve.shown());
      for (String act :
          List.of(
              "'act': 'choose', 'seat': 2, 'hero': 'nobody'",
              "'act': 'choose', 'seat': 1, 'hero': 'medusa'",
              "'act': 'ban', 'seat': 2, 'hero': 'medusa'",
              "'act': 'lot'")) {
        try {
          known.add(hall.draft(party.table, Hall.BOB, act));
        } catch (Refusal e) {
          known.add(Json.object().put("code", e.code().text()).put("why", e.getMessage()));
        }
      }
      hall.restart(DOWN);
      known.add(hall.tables.info(party.table, null).without("table"));
      known.add(hall.tables.info(party.table, Hall.BOB).without("table"));
      ObjectNode mine = (ObjectNode) hall.tables.mine(Hall.BOB).get(0);
      known.add(mine.without("table"));
      // The one who has chosen sees it, and whoever of them chooses the same may have it.
      assertThat(hall.tables.info(party.table, Hall.ANN).at("/drafting/picks"))
          .isEqualTo(Hall.json("[{'seat': 1, 'hero': '%s'}]".formatted(hero)));
      ObjectNode begun =
          hall.draft(party.table, Hall.BOB, "'act': 'choose', 'seat': 2, 'hero': 'medusa'");
      assertThat(state(begun)).isEqualTo("playing");
      assertThat(heroes(begun)).startsWith(hero, "medusa").doesNotContain("choice", "random");
      assertThat(begun.path("drafting").isNull()).isTrue();
      return known;
    }
  }

  @Test
  void nobodyLearnsWhatWasChosenBlindlyBeforeAllHave() {
    List<JsonNode> one = known(folder.resolve("one.db"), "medusa");
    List<JsonNode> other = known(folder.resolve("other.db"), "king-arthur");
    assertThat(one).isEqualTo(other);
    assertThat(one.getLast().toString()).doesNotContain("medusa");
    JsonNode last = one.getLast().path("drafting");
    assertThat(last.path("waiting")).as("that Ann has chosen is told").isEqualTo(Hall.json("[2]"));
    assertThat(last.path("picks")).isEmpty();
  }

  @Test
  void aBlindChoiceIsFinalAndOnesOwn() {
    Party party = party(hall, "blind", "duel", "link");
    draft(party, Hall.ANN, "choose", 1, "medusa");
    refused(() -> draft(party, Hall.ANN, "choose", 1, "alice"), "conflict", "seat");
    refused(() -> draft(party, Hall.ANN, "choose", 2, "alice"), "forbidden", "seat");
    refused(() -> draft(party, Hall.ANN, "choose", 3, "alice"), "bad-value", "seat");
    assertThatThrownBy(() -> draft(party, Hall.EVE, "choose", 2, "alice"))
        .hasMessage("you do not sit here");
    draft(party, Hall.BOB, "choose", 2, "random");
    assertThatThrownBy(() -> draft(party, Hall.BOB, "choose", 2, "alice"))
        .hasMessage("the heroes are known");
    assertThat(state(party.info())).isEqualTo("playing");
  }

  @Test
  void atOneScreenNothingIsShownOfIt() {
    Party party = party(hall, "blind", "free-for-all", "here", "computer");
    assertThat(drafting(party).path("waiting")).isEqualTo(Hall.json("[1, 2]"));
    draft(party, Hall.ANN, "choose", 1, "medusa");
    JsonNode info = hall.tables.info(party.table, Hall.ANN);
    assertThat(info.path("yourTurn").asBoolean()).isTrue();
    assertThat(info.at("/drafting/picks")).isEmpty();
    assertThat(info.toString()).doesNotContain("medusa");
    draft(party, Hall.ANN, "choose", 2, "medusa");
    assertThat(heroes(party.info())).startsWith("medusa", "medusa");
  }

  @Test
  void oneWhoLeadsBothHeroesOfATeamChoosesBoth() {
    var party =
        new Party(
            hall,
            "{'mode': 'teams', 'draft': 'blind', 'first': 1, 'board': 'sarpedon', 'seats': [{'who':"
                + " 'me'}, {'who': 'link'}, {'who': 'me'}, {'who': 'link', 'same': 2}]}");
    draft(party, Hall.ANN, "choose", 3, "alice");
    draft(party, Hall.BOB, "choose", 2, "sinbad");
    draft(party, Hall.ANN, "choose", 1, "medusa");
    draft(party, Hall.BOB, "choose", 4, "genie");
    assertThat(heroes(party.info())).containsExactly("medusa", "sinbad", "alice", "genie");
  }

  // ---- pick and ban

  @Test
  void everybodyBansInTurnAndThenPicksInTurn() {
    Party party = party(hall, "pick-and-ban", "duel", "link");
    assertThat(heroes(party.info())).containsOnly("choice");
    assertThat(drafting(party))
        .isEqualTo(
            Hall.json(
                "{'stage': 'ban', 'waiting': [1], 'bans': [], 'picks': [], 'until': '%s'}"
                    .formatted(hall.time.instant().plus(Duration.ofMinutes(2)))));
    refused(() -> draft(party, Hall.BOB, "ban", 2, "alice"), "conflict", "seat");
    refused(() -> draft(party, Hall.ANN, "pick", 1, "alice"), "conflict", "act");
    refused(() -> draft(party, Hall.ANN, "ban", 1, "nobody"), "bad-value", "hero");
    refused(() -> hall.draft(party.table, Hall.ANN, "'act': 'sing'"), "bad-value", "act");
    draft(party, Hall.ANN, "ban", 1, "alice");
    assertThat(party.of(2).info().path("yourTurn").asBoolean()).isTrue();
    assertThat(party.of(1).info().path("yourTurn").asBoolean()).isFalse();
    refused(() -> draft(party, Hall.BOB, "ban", 2, "alice"), "conflict", "hero");
    draft(party, Hall.BOB, "ban", 2, "medusa");
    hall.restart(DOWN);
    refused(() -> draft(party, Hall.ANN, "pick", 1, "medusa"), "conflict", "hero");
    draft(party, Hall.ANN, "pick", 1, "sinbad");
    assertThat(drafting(party).path("picks"))
        .isEqualTo(Hall.json("[{'seat': 1, 'hero': 'sinbad'}]"));
    refused(() -> draft(party, Hall.BOB, "pick", 2, "sinbad"), "conflict", "hero");
    ObjectNode begun = draft(party, Hall.BOB, "pick", 2, "genie");
    assertThat(heroes(begun)).containsExactly("sinbad", "genie");
    assertThat(state(begun)).isEqualTo("playing");
    hall.restart(DOWN);
    assertThat(state(party.info())).isEqualTo("playing");
  }

  @Test
  void computersDoItByThemselves() {
    Party party = party(hall, "pick-and-ban", "teams", "computer", "computer", "computer");
    draft(party, Hall.ANN, "ban", 1, "alice");
    assertThat(drafting(party).path("stage").asText()).isEqualTo("pick");
    assertThat(drafting(party).path("bans")).hasSize(4);
    draft(party, Hall.ANN, "pick", 1, "random");
    var all = new HashSet<>(heroes(party.info()));
    assertThat(all).hasSize(4).doesNotContain("alice", "choice", "random");
  }

  // ---- who does not choose, who leaves

  @Test
  void nobodyIsWaitedForForEver() {
    Party party = party(hall, "pick-and-ban", "free-for-all", "link", "link");
    refused(() -> hall.draft(party.table, Hall.BOB, "'act': 'lot'"), "conflict", "act");
    hall.pass(Duration.ofMinutes(2));
    assertThatThrownBy(() -> hall.draft(party.table, new Person("px", "X"), "'act': 'lot'"))
        .isInstanceOf(Refusal.class);
    hall.draft(party.table, Hall.BOB, "'act': 'lot'");
    assertThat(drafting(party).path("bans")).hasSize(1);
    assertThat(drafting(party).path("waiting")).isEqualTo(Hall.json("[2]"));
    refused(() -> hall.draft(party.table, Hall.BOB, "'act': 'lot'"), "conflict", "act");

    Party blind = party(hall, "blind", "free-for-all", "link", "link");
    draft(blind, Hall.BOB, "choose", 2, "genie");
    hall.pass(Duration.ofMinutes(2));
    ObjectNode begun = hall.draft(blind.table, Hall.BOB, "'act': 'lot'");
    assertThat(state(begun)).isEqualTo("playing");
    assertThat(heroes(begun).get(1)).isEqualTo("genie");
  }

  @Test
  void whoLeavesEndsTheDraftAndAnotherMayCome() {
    ObjectNode made =
        hall.create(
            Hall.ANN,
            "{'draft': 'blind', 'open': true, 'first': 1, 'seats': [{'who': 'me'}, {'who':"
                + " 'link'}]}");
    String table = made.path("table").path("table").asText();
    assertThatThrownBy(() -> hall.draft(table, Hall.ANN, "'act': 'lot'"))
        .hasMessage("nobody chooses here before all have sat down");
    assertThat(hall.tables.open(null)).hasSize(1);
    hall.join(table, Hall.BOB, null, null, null);
    assertThat(hall.tables.open(null)).as("nobody is waited for").isEmpty();
    hall.draft(table, Hall.ANN, "'act': 'choose', 'seat': 1, 'hero': 'medusa'");
    hall.tables.leave(table, Hall.BOB);
    assertThat(hall.tables.info(table, Hall.ANN).path("drafting").isNull()).isTrue();
    assertThat(hall.tables.open(null)).hasSize(1);
    hall.join(table, Hall.EVE, null, null, null);
    assertThat(hall.tables.info(table, null).at("/drafting/waiting"))
        .isEqualTo(Hall.json("[1, 2]"));
    hall.tables.leave(table, Hall.ANN);
    assertThat(state(hall.tables.info(table, null))).isEqualTo("over");
  }

  @Test
  void theNextGameIsDraftedAnew() {
    Party party = party(hall, "blind", "duel", "link");
    draft(party, Hall.ANN, "choose", 1, "medusa");
    draft(party, Hall.BOB, "choose", 2, "medusa");
    party.of(2).acts(2, "resign");
    String offer = "'answer': 'offer', 'heroes': ['medusa', 'alice']";
    refused(() -> hall.rematch(party.table, Hall.ANN, offer), "bad-value", "heroes");
    hall.rematch(party.table, Hall.ANN, "");
    refused(
        () -> hall.rematch(party.table, Hall.BOB, "'answer': 'agree', 'hero': 'alice'"),
        "bad-value",
        "hero");
    ObjectNode next = hall.rematch(party.table, Hall.BOB, "");
    assertThat(state(next)).isEqualTo("waiting");
    assertThat(next.at("/drafting/waiting")).isEqualTo(Hall.json("[1, 2]"));
    hall.restart(DOWN);
    assertThat(party.info().path("rematch")).isEqualTo(next.path("table"));
  }
}
