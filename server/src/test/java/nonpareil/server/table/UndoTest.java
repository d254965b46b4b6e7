package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.Test;

/** Taking back: by the rule, by consent, or not at all. */
final class UndoTest {

  private static JsonNode undo(Guest guest) {
    return guest.frame().path("undo");
  }

  @Test
  void onesOwnPlacementMayBeTakenBack() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("nothing-chosen");
      List<String> first = duel.ann.options();
      String hash = duel.ann.frame().path("hash").asText();
      duel.ann.chooses(1, first.getFirst());
      assertThat(undo(duel.ann).path("allowed").asBoolean()).isTrue();
      assertThat(undo(duel.ann).path("to").asInt()).isZero();
      assertThat(undo(duel.bob).path("allowed").asBoolean()).isFalse();
      duel.ann.acts(1, "undo");
      assertThat(duel.ann.number()).isEqualTo(2);
      assertThat(duel.ann.frame().path("kind").asText()).isEqualTo("undo");
      assertThat(duel.ann.frame().path("to").asInt()).isZero();
      assertThat(duel.ann.options()).isEqualTo(first);
      assertThat(duel.ann.frame().path("hash").asText()).isEqualTo(hash);
      assertThat(duel.bob.frame().path("kind").asText()).isEqualTo("undo");
    }
  }

  @Test
  void whatWasTakenBackIsMarkedInTheHistory() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.ann.acts(1, "undo");
      duel.ann.chooses(1, duel.ann.options().getLast());
      Guest eve = hall.watch(Hall.EVE, duel.table);
      JsonNode entries = eve.last("history").path("entries");
      assertThat(entries.get(1).path("taken").asBoolean()).isTrue();
      assertThat(entries.get(3).has("taken")).isFalse();
      assertThat(entries).hasSize(4);
    }
  }

  @Test
  void notAfterADrawOrWhenOthersAreAsked() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.chooses(1, "maneuver");
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("hidden-revealed");
      assertThat(Guest.reason(duel.ann.act(1, "undo"))).isEqualTo("not-now");
      duel.until(2, "action");
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("other-player");
      assertThat(Guest.reason(duel.ann.act(1, "undo"))).isEqualTo("not-now");
    }
  }

  @Test
  void aBatchIsTakenBackAsFarAsNothingWasRevealed() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "").until(1, "action");
      duel.ann.chooses(1, "maneuver");
      String boost = duel.ann.options("card").getFirst();
      ObjectNode draft =
          duel.ann.ask(
              1, "draft", "{'number': %d, 'choices': ['%s']}".formatted(duel.number(), boost));
      String move = Guest.texts(draft.path("prompt").path("options")).getFirst();
      duel.ann.chooses(1, boost, move);
      int batch = duel.number();
      assertThat(undo(duel.ann).path("allowed").asBoolean()).isTrue();
      assertThat(undo(duel.ann).path("to").asInt()).isEqualTo(batch);
      assertThat(undo(duel.ann).path("part").asInt()).isEqualTo(1);
      duel.ann.acts(1, "undo");
      assertThat(duel.ann.kind()).isEqualTo("move");
      assertThat(duel.ann.options()).contains(move);
      assertThat(duel.ann.frame().path("part").asInt()).isEqualTo(1);
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("hidden-revealed");
    }
  }

  @Test
  void neverWhereItIsOff() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'undo': 'none'");
      duel.ann.chooses(1, duel.ann.options().getFirst());
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("off");
      assertThat(Guest.reason(duel.ann.act(1, "undo"))).isEqualTo("not-now");
      assertThat(Guest.reason(duel.ann.act(1, "ask-undo"))).isEqualTo("not-now");
    }
  }

  @Test
  void furtherBackByConsent() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'undo': 'consent'").until(1, "action");
      int before = duel.number();
      List<String> options = duel.ann.options();
      List<String> hand = duel.ann.hand(1);
      duel.ann.chooses(1, "maneuver");
      List<String> drawn = duel.ann.hand(1);
      assertThat(undo(duel.ann).path("allowed").asBoolean()).isFalse();
      assertThat(undo(duel.ann).path("ask").asBoolean()).isTrue();
      duel.ann.acts(1, "ask-undo");
      assertThat(duel.bob.info().path("offers").path("undo").path("seat").asInt()).isEqualTo(1);
      assertThat(duel.bob.info().path("offers").path("undo").path("to").asInt()).isEqualTo(before);
      duel.bob.acts(2, "allow-undo");
      assertThat(duel.ann.number()).isEqualTo(before + 2);
      assertThat(duel.ann.options()).isEqualTo(options);
      assertThat(duel.ann.hand(1)).isEqualTo(hand);
      duel.ann.chooses(1, "maneuver");
      assertThat(duel.ann.hand(1)).as("a draw is never different").isEqualTo(drawn);
    }
  }

  @Test
  void oneAfterTheOtherBackToWhatOthersWereAsked() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "");
      List<String> first = duel.ann.options();
      duel.ann.chooses(1, first.getFirst());
      duel.ann.chooses(1, duel.ann.options().getFirst());
      duel.ann.acts(1, "undo");
      duel.ann.acts(1, "undo");
      assertThat(duel.ann.options()).isEqualTo(first);
      assertThat(undo(duel.ann).path("reason").asText()).isEqualTo("nothing-chosen");
      duel.until(2, "set-up").bob.chooses(2, duel.bob.options().getFirst());
      assertThat(Guest.reason(duel.ann.act(1, "undo"))).isEqualTo("not-now");
    }
  }

  @Test
  void aFaceDownCardThatWasUndoneStaysHiddenUntilTheEnd() throws IOException {
    try (var hall = new Hall()) {
      var duel =
          new Duel(hall, "'undo': 'consent'")
              .until(d -> d.isAsked(1, "action") && !d.ann.options("attack").isEmpty());
      duel.ann.chooses(1, duel.ann.options("attack").getFirst());
      String card = duel.ann.options("card").getFirst();
      int laid = duel.number() + 1;
      duel.ann.chooses(1, card);
      duel.ann.acts(1, "ask-undo");
      duel.bob.acts(2, "allow-undo");
      assertThat(duel.ann.options()).contains(card);
      Guest bob = hall.watch(Hall.BOB, duel.table, 2);
      Guest eve = hall.watch(Hall.EVE, duel.table);
      for (Guest other : List.of(bob, eve)) {
        JsonNode entry = other.last("history").path("entries").get(laid);
        assertThat(entry.path("taken").asBoolean()).isTrue();
        assertThat(Guest.texts(entry.path("choices"))).containsExactly("hidden");
        assertThat(entry.path("events").get(0).path("card").asText()).isEqualTo("hidden");
      }
      duel.ann.acts(1, "resign");
      hall.settle();
      JsonNode open = Json.MAPPER.readTree(hall.replay(duel.table, null, "open"));
      assertThat(Guest.texts(open.path("frames").get(laid).path("choices"))).containsExactly(card);
    }
  }

  @Test
  void consentMayBeRefusedAndLapses() {
    try (var hall = new Hall()) {
      var duel = new Duel(hall, "'undo': 'consent'").until(2, "action");
      duel.ann.acts(1, "ask-undo");
      assertThat(Guest.reason(duel.ann.act(1, "allow-undo"))).isEqualTo("not-now");
      duel.bob.acts(2, "refuse-undo");
      assertThat(duel.ann.info().path("offers").path("undo").isNull()).isTrue();
      duel.ann.acts(1, "ask-undo");
      duel.bob.chooses(2, "maneuver");
      assertThat(duel.ann.info().path("offers").path("undo").isNull()).isTrue();
      assertThat(Guest.reason(duel.bob.act(2, "allow-undo"))).isEqualTo("not-now");
    }
  }
}
