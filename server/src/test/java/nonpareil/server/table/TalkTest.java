package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import nonpareil.server.CapturedLog;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.ReportRow;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.StoreException;
import nonpareil.server.talk.Heard;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people say to each other, who hears it, and who learns nothing of it. */
final class TalkTest {

  /** Nothing of the game has it. */
  private static final String SECRET = "rhubarb";

  private static String text(String text) {
    return Json.object().put("text", text).toString();
  }

  // ---- who hears it

  @Test
  void inADuelBothAndWhoWatchesHearTheTable() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.talks(1, "table", "{'phrase': 'hello'}");
      duel.bob.talks(2, "table", text("Hi <b>Ann</b>!"));
      for (Guest guest : List.of(duel.ann, duel.bob, eve)) {
        List<JsonNode> heard = guest.heard("table");
        assertThat(heard).hasSize(2);
        assertThat(heard.get(0).path("phrase").asText()).isEqualTo("hello");
        assertThat(heard.get(0).path("seat").asInt()).isEqualTo(1);
        assertThat(heard.get(1).path("number").asInt()).isEqualTo(2);
        assertThat(heard.get(1).path("text").asText()).isEqualTo("Hi <b>Ann</b>!");
      }
      assertThat(Guest.reason(duel.ann.talk("t1", 1, "team", text("x")))).isEqualTo("bad-value");
    }
  }

  @Test
  void inAFreeForAllThereIsTheTableAlone() {
    try (var hall = new Hall()) {
      var four = new Four(hall, "free-for-all", "");
      four.cat.talks(3, "table", text("hello"));
      assertThat(List.of(four.ann, four.bob, four.dan, four.eve))
          .allSatisfy(guest -> assertThat(guest.texts("table")).containsExactly("hello"));
      ObjectNode refused = four.cat.talk("t1", 3, "team", text("x"));
      assertThat(refused.path("message").asText()).isEqualTo("to: expected one of table");
    }
  }

  /** Not even a frame without content, and numbers that tell of one's own channel alone. */
  @Test
  void aTeamHearsItselfAndNobodyElseGetsAnything() {
    try (var hall = new Hall()) {
      var four = new Four(hall, "teams", "");
      Guest stream = hall.watch(Hall.ANN, four.table);
      four.forget();
      stream.forget();
      for (int i = 0; i < 7; i++) {
        four.ann.talks(1, "team", text(SECRET + i));
      }
      four.cat.talks(3, "team", "{'phrase': 'cannot-help'}");
      assertThat(four.cat.heard("team")).hasSize(8);
      assertThat(four.ann.heard("team")).hasSize(8);
      for (Guest other : List.of(four.bob, four.dan, four.eve, stream)) {
        assertThat(other.everything()).isEmpty();
      }
      four.dan.talks(4, "team", text("ours"));
      four.dan.talks(4, "table", text("all"));
      assertThat(four.bob.heard("team").getFirst().path("number").asInt()).isEqualTo(1);
      assertThat(four.bob.heard("table").getFirst().path("number").asInt()).isEqualTo(1);
      assertThat(four.ann.texts("table")).containsExactly("all");
    }
  }

  /** Byte for byte, to those who are there and to those who come. */
  @Test
  void whatTheOthersReceiveIsTheSameWhetherATeamTalksOrNot() {
    try (var hall = new Hall()) {
      var four =
          new Four(hall, "teams", ", 'clock': {'kind': 'game', 'seconds': 900, 'increment': 5}");
      List<String> before = receivedByOthers(four);
      four.cat.watch(null, 3);
      String card = four.cat.hand(3).getFirst();
      four.forget();
      for (int i = 0; i < 120; i++) {
        four.ann.talks(1, "team", text(SECRET));
        four.cat.talks(3, "team", "{'on': {'card': '%s'}}".formatted(card));
        four.cat.talk("no" + i, 3, "team", "{'phrase': 'hurry-up'}");
      }
      four.cat.report(3, "team", 240);
      assertThat(List.of(four.bob, four.dan, four.eve))
          .allSatisfy(guest -> assertThat(guest.everything()).isEmpty());
      assertThat(receivedByOthers(four)).isEqualTo(before);
      assertThat(before.toString()).doesNotContain(SECRET);
    }
  }

  private static List<String> receivedByOthers(Four four) {
    Hall hall = four.hall;
    return Stream.of(
            hall.watch(Hall.BOB, four.table, 2),
            hall.watch(Four.DAN, four.table, 4),
            hall.watch(Hall.EVE, four.table),
            hall.watch(Hall.ANN, four.table))
        .map(guest -> guest.everything() + "\n" + hall.tables.info(four.table, guest.person()))
        .toList();
  }

  @Test
  void aCardOfOnesOwnHandIsShownToTheMateAlone() {
    try (var hall = new Hall()) {
      var four = new Four(hall, "teams", "");
      four.cat.watch(null, 3);
      String card = four.cat.hand(3).getFirst();
      four.forget();
      String point = "{'on': {'card': '%s'}, 'phrase': 'mine'}".formatted(card);
      four.cat.talks(3, "team", point);
      assertThat(four.ann.heard("team").getFirst().path("on").path("card").asText())
          .isEqualTo(card);
      assertThat(Guest.reason(four.cat.talk("t1", 3, "table", point))).isEqualTo("bad-value");
      assertThat(four.bob.everything()).isEmpty();
      assertThat(four.eve.everything()).isEmpty();
      ObjectNode none = four.cat.talk("t2", 3, "team", "{'on': {'card': 'no-such-card'}}");
      assertThat(none.path("message").asText()).isEqualTo("on: there is none of this name");
      assertThat(Guest.reason(four.cat.talk("t3", 3, "team", "{'on': {'fighter': '9.x'}}")))
          .isEqualTo("bad-value");
    }
  }

  @Test
  void whoIsOutTalksOn() {
    try (var hall = new Hall()) {
      var four = new Four(hall, "free-for-all", "");
      four.bob.acts(2, "resign");
      four.forget();
      four.bob.talks(2, "table", "{'phrase': 'well-played'}");
      four.ann.talks(1, "table", "{'phrase': 'thanks'}");
      assertThat(four.bob.heard("table")).hasSize(2);
      assertThat(four.cat.heard("table")).hasSize(2);
    }
  }

  @Test
  void whoWatchesReadsAndDoesNotWrite() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.forget();
      assertThat(Guest.reason(eve.talk("t1", 1, "table", text("x")))).isEqualTo("not-your-seat");
      assertThat(Guest.reason(eve.talk("t2", 0, "table", text("x")))).isEqualTo("not-your-seat");
      assertThat(Guest.reason(eve.report(1, "table", 1))).isEqualTo("not-your-seat");
      assertThat(duel.ann.everything()).isEmpty();
    }
  }

  // ---- what was agreed

  private static String agreed(Hall hall, String more) {
    return hall.create(Hall.ANN, "{'seats': [{'who': 'me'}, {'who': 'link'}]%s}".formatted(more))
        .path("table")
        .path("talk")
        .asText();
  }

  @Test
  void textIsFreeAmongFriendsAndPhrasesAreForStrangers() {
    try (var hall = new Hall()) {
      assertThat(agreed(hall, "")).isEqualTo("free");
      assertThat(agreed(hall, ", 'open': true")).isEqualTo("phrases");
      assertThat(agreed(hall, ", 'open': true, 'talk': 'free'")).isEqualTo("free");
      assertThat(agreed(hall, ", 'talk': 'off'")).isEqualTo("off");
      assertThatThrownBy(() -> agreed(hall, ", 'talk': 'loud'"))
          .hasMessage("expected one of free, phrases, off");
      String shared = "{'seats': [{'who': 'me'}, {'who': 'here'}]%s}";
      JsonNode screen = hall.create(Hall.ANN, shared.formatted("")).path("table");
      assertThat(screen.path("talk").asText()).isEqualTo("off");
      assertThatThrownBy(() -> hall.create(Hall.ANN, shared.formatted(", 'talk': 'free'")))
          .isInstanceOfSatisfying(Refusal.class, e -> assertThat(e.at()).isEqualTo("talk"));
      JsonNode lesson = hall.create(Hall.ANN, "{'lesson': 'attack'}").path("table");
      assertThat(lesson.path("talk").asText()).isEqualTo("off");
    }
  }

  @Test
  void nobodyTalksWhereTalkIsOffOrBeforeTheGame() {
    try (var hall = new Hall()) {
      var off = new Duel(hall, "'talk': 'off'");
      assertThat(Guest.reason(off.ann.talk("t1", 1, "table", "{'phrase': 'hello'}")))
          .isEqualTo("not-now");
      var phrases = new Duel(hall, "'talk': 'phrases'");
      phrases.ann.talks(1, "table", "{'phrase': 'hello'}");
      phrases.ann.talks(1, "table", "{'on': {'fighter': '2.merlin'}}");
      assertThat(Guest.reason(phrases.ann.talk("t1", 1, "table", text("x")))).isEqualTo("not-now");
      String waiting =
          hall.create(Hall.ANN, "{'first': 1, 'seats': [{'who': 'me'}, {'who': 'link'}]}")
              .path("table")
              .path("table")
              .asText();
      Guest early = hall.watch(Hall.ANN, waiting, 1);
      assertThat(Guest.reason(early.talk("t1", 1, "table", text("x")))).isEqualTo("not-now");
    }
  }

  // ---- how long it stays

  @Test
  void whoComesBackHearsWhatWasMissedAndNothingTwice() {
    try (var hall = new Hall()) {
      var four = new Four(hall, "teams", "");
      four.ann.talks(1, "team", text("one"));
      four.ann.talks(1, "table", text("to all"));
      four.cat.leaves();
      four.ann.talks(1, "team", text("two"));
      four.cat.forget();
      four.cat.watch(null, new Heard(1, 1), 3);
      assertThat(four.cat.texts("team")).containsExactly("two");
      assertThat(four.cat.texts("table")).isEmpty();
      Guest elsewhere = hall.watch(Four.CAT, four.table, 3);
      assertThat(elsewhere.texts("team")).containsExactly("one", "two");
      assertThat(elsewhere.texts("table")).containsExactly("to all");
      Guest opponent = hall.watch(Hall.BOB, four.table, 2);
      assertThat(opponent.all("talk")).hasSize(1);
    }
  }

  @Test
  void theSameRequestIsSaidOnce() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      ObjectNode first = duel.ann.talk("same", 1, "table", text("x"));
      assertThat(duel.ann.talk("same", 1, "table", text("x"))).isEqualTo(first);
      duel.bob.talk("same", 2, "table", text("y"));
      assertThat(duel.bob.texts("table")).containsExactly("x", "y");
    }
  }

  @Test
  void aHundredLinesOfAChannelAreKept() {
    try (var hall = new Hall()) {
      var four = new Four(hall, "teams", "");
      four.bob.talks(2, "team", text("first of the others"));
      for (int i = 1; i <= 103; i++) {
        four.ann.talks(1, "team", text("line " + i));
      }
      List<String> kept = hall.watch(Four.CAT, four.table, 3).texts("team");
      assertThat(kept).hasSize(100).startsWith("line 4").endsWith("line 103");
      assertThat(hall.watch(Four.DAN, four.table, 4).texts("team"))
          .as("one team's talk does not push out the other's")
          .containsExactly("first of the others");
    }
  }

  @Test
  void aRestartKeepsIt(@TempDir Path folder) {
    try (var hall = new Hall(() -> SqliteStore.open(folder.resolve("nonpareil.db")))) {
      var duel = new Duel(hall, "");
      duel.ann.talks(1, "table", text("before"));
      hall.restart(Duration.ofMinutes(1));
      duel.comeBack();
      assertThat(duel.bob.texts("table")).containsExactly("before");
      duel.bob.talks(2, "table", text("after"));
      assertThat(duel.ann.heard("table").getLast().path("number").asInt()).isEqualTo(2);
    }
  }

  @Test
  void afterTheEndItGoesOnForADayAndIsForThoseWhoSatThere() {
    try (var hall = Hall.alone()) {
      var duel = new Duel(hall, "");
      Guest eve = hall.watch(Hall.EVE, duel.table);
      duel.ann.talks(1, "table", text("before"));
      duel.bob.acts(2, "resign");
      duel.bob.talks(2, "table", "{'phrase': 'well-played'}");
      assertThat(eve.heard("table")).as("who is there hears it").hasSize(2);
      assertThat(hall.watch(Hall.EVE, duel.table).heard("table"))
          .as("who comes later does not")
          .isEmpty();
      hall.time.sleep(Talks.AFTERWARDS.plusSeconds(1));
      assertThat(Guest.reason(duel.ann.talk("t1", 1, "table", text("x")))).isEqualTo("over");
      assertThat(hall.watch(Hall.ANN, duel.table, 1).heard("table")).hasSize(2);
    }
  }

  @Test
  void whatIsNotStoredIsNotSaid() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var duel = new Duel(hall, "");
      duel.bob.forget();
      store.broken(true);
      String id = duel.ann.newId();
      assertThatThrownBy(() -> duel.ann.talk(id, 1, "table", text("x")))
          .isInstanceOf(StoreException.class);
      store.broken(false);
      assertThat(duel.bob.everything()).isEmpty();
      duel.ann.talk(id, 1, "table", text("x"));
      assertThat(duel.bob.texts("table")).containsExactly("x");
      duel.until(1, "action");
    }
  }

  // ---- what knows nothing of it

  @Test
  void nothingOfItIsInTheGameItsSaveItsReplayOrTheServersLog() {
    try (var log = new CapturedLog("ROOT");
        var hall = new Hall()) {
      var duel = new Duel(hall, "");
      int number = duel.number();
      String before = hall.tables.info(duel.table, Hall.BOB).toString();
      duel.ann.talks(1, "table", text(SECRET));
      duel.ann.talk("t1", 1, "table", text(SECRET + "\u202e"));
      duel.bob.report(2, "table", 1);
      assertThat(hall.stored(duel.table)).isEqualTo(number);
      assertThat(hall.tables.info(duel.table, Hall.BOB)).hasToString(before);
      duel.bob.acts(2, "resign");
      hall.settle();
      assertThat(hall.store.records(duel.table).toString()).doesNotContain(SECRET);
      assertThat(hall.tables.save(duel.table, null)).doesNotContain(SECRET);
      for (String eyes : List.of("1", "2", "open", "public")) {
        assertThat(new String(hall.replay(duel.table, Hall.ANN, eyes), StandardCharsets.UTF_8))
            .doesNotContain(SECRET);
      }
      assertThat(String.join("\n", log.lines())).doesNotContain(SECRET);
    }
  }

  @Test
  void talkIsNoSignThatSomebodyPlays() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'clock': {'kind': 'decision', 'seconds': 20}").until(1, "action");
      for (int i = 0; i < 3; i++) {
        duel.ann.talks(1, "table", "{'phrase': 'wait'}");
        hall.pass(Duration.ofSeconds(25));
        duel.until(d -> !d.bob.isAsked());
      }
      hall.pass(Duration.ofSeconds(25));
      assertThat(duel.bob.info().path("seats").get(0).path("away").asBoolean()).isTrue();
    }
  }

  // ---- reports

  @Test
  void aReportKeepsTheLineAndFiveBeforeIt() {
    var store = new MemoryStore();
    try (var hall = new Hall(() -> store)) {
      var four = new Four(hall, "teams", "");
      for (int i = 1; i <= 9; i++) {
        four.ann.talks(1, "team", text("line " + i));
        four.bob.talks(2, "team", text(SECRET));
      }
      four.forget();
      assertThat(four.cat.report(3, "team", 8).path("number").asInt()).isEqualTo(8);
      four.cat.report(3, "team", 8);
      assertThat(four.ann.everything()).as("nobody is told").isEmpty();
      assertThat(store.reports()).hasSize(1);
      ReportRow report = store.reports().getFirst();
      assertThat(report.person()).isEqualTo("pann");
      assertThat(report.reporter()).isEqualTo("pcat");
      assertThat(report.lines())
          .contains("line 3", "line 8")
          .doesNotContain("line 2\"", "line 9", SECRET);
      assertThat(Guest.reason(four.cat.report(3, "team", 10))).isEqualTo("bad-value");
      assertThat(Guest.reason(four.cat.report(3, "table", 1))).isEqualTo("bad-value");
      assertThat(Guest.reason(four.cat.report(2, "team", 1))).isEqualTo("not-your-seat");
    }
  }
}
