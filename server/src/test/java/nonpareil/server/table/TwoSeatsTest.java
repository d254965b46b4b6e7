package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One person with both seats of a team, and several at one screen. */
final class TwoSeatsTest {

  private Hall hall;

  @BeforeEach
  void open() {
    hall = new Hall();
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private static String reason(ObjectNode answer) {
    return answer.path("reason").asText();
  }

  private Party threePeople() {
    return new Party(
        hall,
        "{'mode': 'teams', 'board': 'soho', 'first': 1, 'undo': 'consent', 'seats': [{'who': 'me',"
            + " 'hero': 'medusa'}, {'who': 'link', 'hero': 'alice'}, {'who': 'me', 'hero':"
            + " 'sinbad'}, {'who': 'link', 'hero': 'dracula'}]}");
  }

  @Test
  void nothingIsHandedOver() {
    Party party = threePeople();
    Guest ann = party.guests.getFirst();
    assertThat(party.seats(ann)).containsExactly(1, 3);
    assertThat(ann.hand(1)).hasSize(5);
    assertThat(ann.hand(3)).hasSize(5);
    assertThat(ann.hand(2)).isEmpty();
    Set<Integer> eyes = new HashSet<>();
    party.until(3, "action");
    for (ObjectNode frame : ann.frames()) {
      JsonNode prompt = frame.path("prompt");
      int asked = prompt.path("seat").asInt();
      assertThat(prompt.path("kind").asText()).isNotEqualTo("here");
      if (asked == 1 || asked == 3) {
        assertThat(frame.path("eyes").asInt()).isEqualTo(asked);
        assertThat(prompt.path("options")).isNotEmpty();
      }
      eyes.add(frame.path("eyes").asInt());
    }
    assertThat(eyes).containsExactlyInAnyOrder(1, 3);
    ann.chooses(3, "maneuver");
    assertThat(ann.ask(1, "reach", "{}").path("type").asText()).isEqualTo("answer");
  }

  @Test
  void onePersonHasOneVoice() {
    Party party = threePeople().until(1, "action");
    Guest ann = party.of(1);
    ann.chooses(1, "maneuver");
    party.of(2).acts(2, "offer-draw");
    party.of(4).acts(4, "offer-draw");
    assertThat(party.isGoing()).isTrue();
    ann.acts(3, "offer-draw");
    assertThat(party.info().at("/result/cause").asText()).isEqualTo("agreed");
  }

  @Test
  void nobodyAsksOneselfToAgree() {
    Party party = threePeople().until(1, "action");
    Guest ann = party.of(1);
    ann.chooses(1, "maneuver");
    ann.acts(1, "ask-undo");
    assertThat(reason(ann.act(3, "allow-undo"))).isEqualTo("not-now");
    party.of(2).acts(2, "allow-undo");
    assertThat(ann.kind()).isEqualTo("boost");
    party.of(4).acts(4, "allow-undo");
    assertThat(ann.kind()).isEqualTo("action");
  }

  @Test
  void whoHasAgreedIsTold() {
    Party party = threePeople().until(1, "action");
    party.of(1).chooses(1, "maneuver");
    party.of(1).acts(1, "ask-undo");
    assertThat(party.of(1).info().at("/offers/undo/allowed").toString()).isEqualTo("[]");
    party.of(4).acts(4, "allow-undo");
    for (Guest guest : party.guests) {
      assertThat(guest.info().at("/offers/undo/allowed").toString()).isEqualTo("[4]");
    }
    assertThat(party.info().at("/offers/undo/allowed").toString()).isEqualTo("[4]");
    hall.restart(Duration.ofSeconds(5));
    assertThat(party.info().at("/offers/undo/allowed").toString()).isEqualTo("[4]");
  }

  /** Nobody else was asked between a choice of one of the own seats and a question to the other. */
  @Test
  void onePersonTakesBackWhatEitherOfTheOwnSeatsHasChosen() {
    var party =
        new Party(
            hall,
            "{'mode': 'teams', 'board': 'soho', 'first': 1, 'seats': [{'who': 'me', 'hero':"
                + " 'sinbad'}, {'who': 'link', 'hero': 'genie'}, {'who': 'me', 'hero':"
                + " 'king-arthur'}, {'who': 'link', 'hero': 'alice'}]}");
    Guest ann = party.of(1);
    List<String> first = ann.options();
    assertThat(ann.prompt().path("seat").asInt()).isEqualTo(1);
    ann.chooses(1, first.getFirst());
    assertThat(ann.prompt().path("seat").asInt()).isEqualTo(3);
    assertThat(ann.frame().at("/undo/allowed").asBoolean()).isTrue();
    ann.acts(3, "undo");
    assertThat(ann.prompt().path("seat").asInt()).isEqualTo(1);
    assertThat(ann.options()).isEqualTo(first);
    assertThat(ann.frame().at("/undo/reason").asText()).isEqualTo("nothing-chosen");
    ann.chooses(1, first.getLast());
    ann.chooses(3, ann.options().getFirst());
    assertThat(ann.frame().at("/undo/reason").asText()).isEqualTo("other-player");
  }

  @Test
  void aMateOfAnotherPersonSeesTheHandButSpeaksForTheOwnSeatAlone() {
    Party party = Party.of(hall, "teams", 4, "").until(1, "action");
    Guest mate = party.of(3);
    assertThat(mate.hand(1)).isEqualTo(party.of(1).hand(1));
    assertThat(mate.hand(2)).isEmpty();
    assertThat(mate.isAsked()).isFalse();
    assertThat(reason(mate.choose(1, "maneuver"))).isEqualTo("not-your-seat");
    assertThat(reason(mate.choose(3, "maneuver"))).isEqualTo("not-your-decision");
    assertThat(reason(mate.ask(3, "hint", "{}"))).isEqualTo("not-your-decision");
    assertThat(reason(party.of(1).ask(1, "hint", "{}"))).isEqualTo("another-person-plays");
  }

  @Test
  void threeAtOneScreenSeeOneHandAtATime() {
    String table =
        hall.create(
                Hall.ANN,
                "{'mode': 'free-for-all', 'first': 1, 'seats': [{'who': 'me', 'name': 'A'}, {'who':"
                    + " 'here', 'name': 'B'}, {'who': 'here', 'name': 'C'}]}")
            .at("/table/table")
            .asText();
    Guest screen = hall.watch(Hall.ANN, table, 1, 2, 3);
    Set<Integer> asked = new HashSet<>();
    for (int i = 0; i < 200 && asked.size() < 3; i++) {
      int seat = screen.prompt().path("seat").asInt();
      if (screen.kind().equals("here")) {
        List.of(1, 2, 3).forEach(s -> assertThat(screen.hand(s)).isEmpty());
        screen.acts(seat, "here");
      }
      assertThat(screen.hand(seat)).isNotEmpty();
      List.of(1, 2, 3).stream()
          .filter(s -> s != seat)
          .forEach(s -> assertThat(screen.hand(s)).isEmpty());
      asked.add(seat);
      screen.chooses(seat, screen.options().getFirst());
    }
    assertThat(asked).hasSize(3);
  }

  @Test
  void hintsAreGivenWhenTheOtherPeopleAreOut() {
    var party =
        new Party(
            hall,
            "{'mode': 'free-for-all', 'first': 1, 'seats': [{'who': 'me', 'hero': 'medusa'},"
                + " {'who': 'link', 'hero': 'alice'}, {'who': 'computer', 'hero': 'sinbad'}]}");
    party.until(1, "action");
    assertThat(reason(party.of(1).ask(1, "hint", "{}"))).isEqualTo("another-person-plays");
    party.of(2).acts(2, "resign");
    party.until(1, "action");
    assertThat(party.of(1).ask(1, "hint", "{}").path("type").asText()).isEqualTo("answer");
  }
}
