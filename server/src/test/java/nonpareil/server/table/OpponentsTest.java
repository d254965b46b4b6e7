package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.server.store.Disk;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server chooses itself: computers, lessons, and pretended questions. */
final class OpponentsTest {

  private static String against(Hall hall, String level, String more) {
    return hall.create(
            Hall.ANN,
            ("{'first': 1, 'board': 'sarpedon', 'seats': [{'who': 'me', 'hero': 'medusa'},"
                    + " {'who': 'computer', 'hero': 'king-arthur', 'level': '%s'}]%s}")
                .formatted(level, more))
        .path("table")
        .path("table")
        .asText();
  }

  private static boolean isOver(Guest guest) {
    return guest.frame().path("kind").asText().equals("ended");
  }

  @Test
  void aWholeGameAgainstTheComputer() {
    try (var hall = new Hall()) {
      Guest ann = hall.watch(Hall.ANN, against(hall, "novice", ", 'mulligan': true"), 1);
      var random = new Random(1);
      for (int i = 0; i < 5_000 && !isOver(ann); i++) {
        if (!ann.isAsked()) {
          hall.pass(Duration.ofSeconds(1));
        } else if (ann.kind().equals("mulligan")) {
          ann.acts(1, "mulligan");
        } else {
          ann.chooses(1, ann.options().get(random.nextInt(ann.options().size())));
        }
      }
      assertThat(isOver(ann)).isTrue();
      List<ObjectNode> frames = ann.frames();
      for (int n = 0; n < frames.size(); n++) {
        assertThat(frames.get(n).path("number").asInt()).isEqualTo(n);
      }
    }
  }

  @Test
  void aFaultDoesNotKeepAComputerFromGoingOn() {
    var faults = new AtomicInteger();
    Store store =
        Disk.watched(
            new MemoryStore(),
            method -> {
              if (method.equals("append") && faults.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
                throw new StackOverflowError("on purpose");
              }
            });
    try (var hall = new Hall(() -> store)) {
      Guest ann = hall.watch(Hall.ANN, against(hall, "novice", ", 'mulligan': true"), 1);
      ann.acts(1, "keep");
      faults.set(3);
      hall.pass(Duration.ofSeconds(20));
      assertThat(faults).hasValue(0);
      assertThat(ann.isAsked()).isTrue();
    }
  }

  @Test
  void aComputerWaitsUntilEverythingIsShown() {
    try (var hall = new Hall()) {
      Guest ann = hall.watch(Hall.ANN, against(hall, "novice", ""), 1);
      for (int i = 0; i < 400 && !isOver(ann); i++) {
        if (ann.isAsked()) {
          ann.chooses(1, ann.options().getFirst());
        } else {
          hall.pass(Duration.ofSeconds(1));
        }
      }
      List<ObjectNode> frames = ann.frames();
      int checked = 0;
      for (int n = 1; n < frames.size(); n++) {
        JsonNode before = frames.get(n - 1);
        JsonNode now = frames.get(n);
        if (now.path("seat").asInt() == 2 && now.path("kind").asText().equals("choice")) {
          Duration took = Duration.between(at(before), at(now));
          Duration least = Duration.ofMillis(before.path("pause").asLong() + 400);
          assertThat(took).isGreaterThanOrEqualTo(least);
          checked++;
        }
      }
      assertThat(checked).isGreaterThan(20);
    }
  }

  private static Instant at(JsonNode frame) {
    return Instant.parse(frame.path("at").asText());
  }

  @Test
  void computersDoNotMindAnUndo() {
    try (var hall = new Hall()) {
      Guest ann = hall.watch(Hall.ANN, against(hall, "novice", ", 'undo': 'consent'"), 1);
      while (!ann.kind().equals("action") || !ann.isAsked()) {
        if (ann.isAsked()) {
          ann.chooses(1, ann.options().getFirst());
        } else {
          hall.pass(Duration.ofSeconds(1));
        }
      }
      List<String> hand = ann.hand(1);
      ann.chooses(1, "maneuver");
      ann.acts(1, "ask-undo");
      assertThat(ann.frame().path("kind").asText()).isEqualTo("undo");
      assertThat(ann.hand(1)).isEqualTo(hand);
      assertThat(Guest.reason(ann.act(1, "offer-draw"))).isEqualTo("not-now");
    }
  }

  @Test
  void anUndoWhileTheComputerThinksIsFine() {
    try (var hall = new Hall()) {
      Guest ann = hall.watch(Hall.ANN, against(hall, "novice", ", 'undo': 'consent'"), 1);
      while (ann.isAsked()) {
        ann.chooses(1, ann.options().getFirst());
      }
      int before = ann.number();
      ann.acts(1, "ask-undo");
      assertThat(ann.isAsked()).isTrue();
      hall.pass(Duration.ofSeconds(10));
      assertThat(ann.number()).as("what was thought is forgotten").isEqualTo(before + 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"novice", "easy", "medium"})
  void hintsAreGivenWhereOnlyComputersPlay(String level) {
    try (var hall = new Hall()) {
      Guest ann = hall.watch(Hall.ANN, against(hall, level, ""), 1);
      ObjectNode hint = ann.ask(1, "hint", "{}");
      assertThat(hint.path("type").asText()).isEqualTo("answer");
      assertThat(hint.path("options")).hasSize(ann.options().size());
      assertThat(ann.options()).contains(hint.path("options").get(0).path("option").asText());
      assertThat(hint.path("options").get(0).path("chance").asDouble()).isBetween(0.0, 1.0);
      JsonNode first = hint.path("plan").path("steps").get(0);
      assertThat(first.path("option")).isEqualTo(hint.path("options").get(0).path("option"));
      assertThat(hint.path("other").path("steps").get(0).path("option"))
          .isEqualTo(hint.path("options").get(1).path("option"));
    }
  }

  @Test
  void noHintsWhileAnotherPersonPlays() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      assertThat(Guest.reason(duel.ann.ask(1, "hint", "{}"))).isEqualTo("another-person-plays");
      assertThat(Guest.reason(duel.bob.ask(2, "hint", "{}"))).isEqualTo("not-your-decision");
    }
  }

  @Test
  void aCardCanBeTriedOut() {
    try (var hall = new Hall()) {
      JsonNode info = hall.create(Hall.ANN, "{'lesson': 'try/medusa/dash'}").path("table");
      assertThat(info.path("lesson").asText()).isEqualTo("try/medusa/dash");
      assertThat(info.path("state").asText()).isEqualTo("playing");
    }
  }

  @Test
  void aLessonsOpponentDoesWhatTheLessonSays() {
    try (var hall = new Hall()) {
      ObjectNode made = hall.create(Hall.ANN, "{'lesson': 'maneuver'}");
      JsonNode info = made.path("table");
      assertThat(info.path("lesson").asText()).isEqualTo("maneuver");
      assertThat(info.path("seats").get(1).path("level").asText()).isEqualTo("lesson");
      Guest ann = hall.watch(Hall.ANN, info.path("table").asText(), 1);
      for (int i = 0; i < 40 && !isOver(ann); i++) {
        if (ann.isAsked()) {
          ann.chooses(1, ann.options().getLast());
        } else {
          hall.pass(Duration.ofSeconds(2));
        }
      }
      assertThat(ann.number()).isGreaterThan(10);
      hall.restart(Duration.ofMinutes(1));
      Guest again = hall.watch(Hall.ANN, info.path("table").asText(), 1);
      assertThat(again.frame().path("view")).isEqualTo(ann.frame().path("view"));
    }
  }

  /** The Genie looks at Houdini's hand: Houdini might stop that, or not. */
  @Test
  void aPretendedQuestionIsAnsweredByTheServer() {
    int pretended = 0;
    int real = 0;
    try (var hall = new Hall()) {
      for (int game = 0; game < 600 && (pretended < 3 || real < 1); game++) {
        ObjectNode made =
            hall.create(
                Hall.ANN,
                "{'first': 1, 'seats': [{'who': 'me', 'hero': 'genie'},"
                    + " {'who': 'link', 'hero': 'houdini'}]}");
        String table = made.path("table").path("table").asText();
        hall.join(table, Hall.BOB, made.path("invitations").path("2").asText(), null, null);
        Guest ann = hall.watch(Hall.ANN, table, 1);
        Guest bob = hall.watch(Hall.BOB, table, 2);
        var random = new Random(game);
        for (int i = 0; i < 600 && !isOver(ann); i++) {
          if (!ann.isAsked() && !bob.isAsked()) {
            pretended++;
            assertThat(ann.kind()).isIn("none", "confirm");
            assertThat(Guest.reason(bob.choose(2, "no"))).isEqualTo("not-your-decision");
            int before = ann.number();
            JsonNode asked = ann.frame();
            hall.time.advance(Hesitation.MOST.plusMillis(asked.path("pause").asLong()));
            Duration took = Duration.between(at(asked), at(ann.frames().get(before + 1)));
            assertThat(took.minusMillis(asked.path("pause").asLong()))
                .isBetween(Duration.ofMillis(300), Hesitation.MOST);
            continue;
          }
          Guest guest = ann.isAsked() ? ann : bob;
          if (bob.isAsked() && bob.prompt().path("reaction").asBoolean()) {
            real++;
            JsonNode houdini = ann.frame().path("view").path("players").get(1);
            boolean known =
                Guest.texts(houdini.path("known")).contains("a-magician-never-reveals-his-secrets");
            assertThat(ann.prompt().path("seat").isNull()).isNotEqualTo(known);
            assertThat(hall.tables.info(table, Hall.ANN).path("turnOf").isNull()).isTrue();
          }
          List<String> attacks = ann.isAsked() ? ann.options("attack") : List.of();
          List<String> options = attacks.isEmpty() ? guest.options() : attacks;
          guest.chooses(ann.isAsked() ? 1 : 2, options.get(random.nextInt(options.size())));
        }
      }
    }
    assertThat(pretended).isGreaterThanOrEqualTo(3);
    assertThat(real).isPositive();
  }
}
