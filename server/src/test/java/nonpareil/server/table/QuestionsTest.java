package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import nonpareil.content.Content;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** AskHandler about a position: reach, drafts, why not, moments. */
final class QuestionsTest {

  private Hall hall;
  private Duel duel;

  @BeforeEach
  void open() {
    hall = new Hall();
    duel = new Duel(hall, "").until(1, "action");
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private ObjectNode draft(String... choices) {
    var list = Json.array();
    for (String choice : choices) {
      list.add(choice);
    }
    return duel.ann.ask(1, "draft", "{'number': %d, 'choices': %s}".formatted(duel.number(), list));
  }

  @Test
  void reachIsToldForEveryFighter() {
    JsonNode fighters = duel.bob.ask(2, "reach", "{}").path("fighters");
    assertThat(fighters.path("1.medusa").path("now")).isNotEmpty();
    assertThat(fighters.path("2.king-arthur").path("boosted")).isNotEmpty();
  }

  @Test
  void reachFollowsThePlan() {
    duel.ann.chooses(1, "maneuver");
    String move =
        Guest.texts(draft("none").path("prompt").path("options")).stream()
            .filter(o -> o.startsWith("move 1.medusa"))
            .findFirst()
            .orElseThrow();
    JsonNode before = duel.ann.ask(1, "reach", "{}").path("fighters").path("1.medusa");
    JsonNode after =
        duel.ann
            .ask(1, "reach", "{'choices': ['none', '%s']}".formatted(move))
            .path("fighters")
            .path("1.medusa");
    assertThat(after.path("range")).isNotEqualTo(before.path("range"));
  }

  @Test
  void aDraftDecidesNothing() {
    duel.ann.chooses(1, "maneuver");
    int before = duel.number();
    ObjectNode draft = draft("none");
    assertThat(draft.path("prompt").path("kind").asText()).isEqualTo("move");
    assertThat(draft.path("complete").asBoolean()).isFalse();
    String move = Guest.texts(draft.path("prompt").path("options")).getFirst();
    ObjectNode moved = draft("none", move);
    assertThat(moved.path("events").get(0).path("type").asText()).isEqualTo("moved");
    assertThat(moved.path("fighters")).isNotEqualTo(draft.path("fighters"));
    assertThat(draft("none", "done").path("complete").asBoolean()).isTrue();
    assertThat(duel.number()).isEqualTo(before);
    assertThat(duel.ann.kind()).isEqualTo("boost");
  }

  @Test
  void aDraftRevealsNothing() {
    ObjectNode draft = draft("maneuver");
    assertThat(draft.path("complete").asBoolean()).isTrue();
    assertThat(draft.path("prompt").path("kind").asText()).isEqualTo("none");
    assertThat(draft.path("events").toString()).doesNotContain("cards-taken");
    assertThat(draft.path("fighters")).isEqualTo(duel.ann.frame().path("view").path("fighters"));
    assertThat(draft.path("why").path("cards")).isEmpty();
    assertThat(Guest.reason(draft("maneuver", "none"))).isEqualTo("not-offered");
    assertThat(Guest.reason(duel.ann.ask(1, "reach", "{'choices': ['maneuver']}")))
        .isEqualTo("not-now");
  }

  /** Each draft imagines other hidden cards: what it shows is the same every time. */
  @Test
  void aDraftShowsNothingImagined() {
    int blind = 0;
    int combats = 0;
    for (int game = 0; game < 12; game++) {
      Guest[] guests = strangers(game);
      var random = new Random(game);
      for (int i = 0; i < 80 && !guests[1].kind().equals("none"); i++) {
        int seat = guests[1].isAsked() ? 1 : 2;
        Guest asked = guests[seat];
        if (!asked.isAsked()) {
          hall.pass(Duration.ofSeconds(4));
          continue;
        }
        for (String option : asked.options()) {
          String wish = "{'number': %d, 'choices': ['%s']}".formatted(asked.number(), option);
          ObjectNode draft = asked.ask(seat, "draft", wish);
          draft.remove("id");
          for (int again = 0; again < 4; again++) {
            ObjectNode same = asked.ask(seat, "draft", wish);
            same.remove("id");
            assertThat(same).as("%s of %s", option, asked.prompt()).isEqualTo(draft);
          }
          if (draft.path("prompt").path("kind").asText().equals("none")) {
            blind++;
            assertThat(draft.path("why").path("cards")).isEmpty();
            assertThat(draft.path("why").path("pieces")).isEmpty();
            if (asked.kind().equals("defense-card")) {
              combats++;
              JsonNode view = asked.frame().path("view");
              assertThat(draft.path("fighters")).isEqualTo(view.path("fighters"));
              assertThat(draft.path("tokens")).isEqualTo(view.path("tokens"));
            }
          }
        }
        asked.forget(asked.frame());
        String word = asked.options().get(random.nextInt(asked.options().size())).split(" ", 2)[0];
        List<String> some = asked.options().stream().filter(o -> o.startsWith(word)).toList();
        asked.chooses(seat, some.get(random.nextInt(some.size())));
      }
    }
    assertThat(blind).isGreaterThan(500);
    assertThat(combats).isGreaterThan(20);
  }

  /** Ann and Bob with other heroes, by seat. */
  private Guest[] strangers(int game) {
    List<String> heroes = Content.bundled().heroIds();
    ObjectNode made =
        hall.create(
            Hall.ANN,
            ("{'first': 1, 'board': 'sarpedon', 'seats': [{'who': 'me', 'hero': '%s'},"
                    + " {'who': 'link', 'hero': '%s'}]}")
                .formatted(
                    heroes.get(game % heroes.size()),
                    heroes.get(
                        (game * 3 + 1) % heroes.size() == game % heroes.size()
                            ? (game + 1) % heroes.size()
                            : (game * 3 + 1) % heroes.size())));
    String table = made.path("table").path("table").asText();
    hall.join(table, Hall.BOB, made.path("invitations").path("2").asText(), null, null);
    Guest bob = hall.watch(Hall.BOB, table, 2);
    Guest ann = hall.watch(Hall.ANN, table, 1);
    return new Guest[] {ann, ann, bob};
  }

  @Test
  void aDraftThatIsNotOfferedSaysWhere() {
    duel.ann.chooses(1, "maneuver");
    ObjectNode refused = draft("none", "move 1.medusa nowhere");
    assertThat(Guest.reason(refused)).isEqualTo("not-offered");
    assertThat(refused.path("at").asInt()).isEqualTo(1);
    assertThat(Guest.reason(duel.ann.ask(1, "draft", "{'number': 0, 'choices': []}")))
        .isEqualTo("stale");
    assertThat(
            Guest.reason(
                duel.bob.ask(2, "draft", "{'number': %d, 'choices': []}".formatted(duel.number()))))
        .isEqualTo("not-your-decision");
  }

  @Test
  void whyNotIsAnswered() {
    duel.ann.chooses(1, "maneuver");
    duel.ann.chooses(1, "none");
    String to = duel.ann.options("move 1.medusa").getFirst().substring("move 1.medusa ".length());
    assertThat(why("{'piece': '1.medusa', 'space': '%s'}".formatted(to)).isNull()).isTrue();
    String far = duel.bob.frame().path("view").path("fighters").findValuesAsText("space").getLast();
    assertThat(why("{'piece': '1.medusa', 'space': '%s'}".formatted(far)).asText()).isNotEmpty();
    assertThat(why("{'piece': '2.merlin'}").asText()).isEqualTo("not-yours");
    assertThat(why("{'space': '%s'}".formatted(far)).asText()).isEqualTo("not-asked-for");
    assertThat(Guest.reason(duel.ann.ask(1, "why", "{'piece': '9.elf'}"))).isEqualTo("bad-value");
    assertThat(Guest.reason(duel.ann.ask(1, "why", "{'space': 's999'}"))).isEqualTo("bad-value");
    assertThat(Guest.reason(duel.ann.ask(1, "why", "{}"))).isEqualTo("bad-value");
  }

  private JsonNode why(String more) {
    return duel.ann.ask(1, "why", more).path("reason");
  }

  @Test
  void aMomentIsShownAsItWas() {
    JsonNode then = duel.ann.frames().get(2);
    JsonNode moment = duel.ann.ask(1, "moment", "{'number': 2}").path("frame");
    for (String same : new String[] {"number", "view", "events", "choices", "hash", "prompt"}) {
      assertThat(moment.path(same)).isEqualTo(then.path(same));
    }
    assertThat(Guest.reason(duel.ann.ask(1, "moment", "{'number': -1}"))).isEqualTo("bad-value");
    assertThat(Guest.reason(duel.ann.ask(1, "moment", "{'number': 9999}"))).isEqualTo("bad-value");
    assertThat(Guest.reason(duel.ann.ask(1, "weather", "{}"))).isEqualTo("bad-value");
  }
}
