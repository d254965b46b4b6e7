package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.table.Pace;
import nonpareil.testkit.Joker;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people carry out by hand what a card says; computers stay away from it. */
@SuppressWarnings("NullAway.Init") // set before each test
final class ByHandTest {

  private static final String JOKE = "scheme joke 1.joker";

  @TempDir Path folder;
  private Server server;
  private Caller ada;
  private Caller bea;

  @BeforeEach
  void start() {
    Content content = Content.bundled().with(List.of(Joker.in(folder)));
    server = Server.start(Settings.forTests(folder.resolve("data")), Pace.AT_ONCE, content);
    ada = Caller.person(server.port(), "Ada");
    bea = Caller.person(server.port(), "Bea");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static String wish(String other) {
    return """
        {"board": "sarpedon", "first": 1, "seats": [{"who": "me", "hero": "joker"}, %s]}
        """
        .formatted(other);
  }

  /** Somebody at a table, and all that was shown there. */
  private static final class Guest {
    private final PageClient page;
    private final String table;
    private final List<JsonNode> frames = new ArrayList<>();
    private int sent;

    Guest(Caller who, String table, String seats) {
      page = who.socket();
      this.table = table;
      page.send(
          "{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%s]}".formatted(table, seats));
      frames.add(page.next("frame"));
    }

    JsonNode frame() {
      return frames.getLast();
    }

    JsonNode prompt() {
      return frame().path("prompt");
    }

    List<String> options() {
      var options = new ArrayList<String>();
      prompt().path("options").forEach(option -> options.add(option.asText()));
      return options;
    }

    int handSize(int of) {
      return frame().path("view").path("players").get(of - 1).path("handSize").asInt();
    }

    /** Chooses; the frame that comes of it is there afterwards. */
    void choose(String option) {
      assertThat(options()).contains(option);
      ObjectNode message = message("choose").put("number", frame().path("number").asInt());
      message.putArray("choices").add(option);
      page.send(message);
    }

    ObjectNode message(String type) {
      return Caller.MAPPER
          .createObjectNode()
          .put("type", type)
          .put("id", "m" + ++sent)
          .put("table", table)
          .put("seat", prompt().path("seat").asInt());
    }

    /** The frame of what somebody has chosen. */
    void see() {
      frames.add(page.next("frame"));
    }
  }

  private static void choose(Guest who, Guest other, String... options) {
    for (String option : options) {
      who.choose(option);
      who.see();
      other.see();
    }
  }

  private static JsonNode event(Guest seer, String type) {
    for (JsonNode event : seer.frame().path("events")) {
      if (event.path("type").asText().equals(type)) {
        return event;
      }
    }
    throw new AssertionError("no " + type + " in " + seer.frame().path("events"));
  }

  @Test
  void twoPeopleCarryOutAJokeAndNobodyLearnsAHiddenCard() {
    Answer made = ada.post("/api/tables", wish("{\"who\": \"link\", \"hero\": \"king-arthur\"}"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    String table = made.json().path("table").path("table").asText();
    String secret = made.json().path("invitations").path("2").asText();
    bea.post("/api/tables/" + table + "/join", "{\"secret\": \"%s\"}".formatted(secret));
    var one = new Guest(ada, table, "1");
    var two = new Guest(bea, table, "2");
    while (!one.prompt().path("kind").asText().equals("action")) {
      Guest asked = one.options().isEmpty() ? two : one;
      choose(asked, asked == one ? two : one, asked.options().getFirst());
    }

    choose(one, two, JOKE);
    JsonNode byHand = one.prompt().path("byHand");
    assertThat(byHand.path("text").path("de").asText()).startsWith("Erzähle einen Witz");
    assertThat(byHand.path("act").isNull()).isTrue();
    assertThat(one.options()).contains("act draw", "act hand-to-top", "done");
    assertThat(two.prompt().path("byHand")).isEqualTo(byHand);
    assertThat(two.options()).isEmpty();

    choose(one, two, "act draw", "player 2");
    assertThat(two.options()).containsExactly("yes", "no");
    assertThat(two.prompt().path("byHand").path("proposal").toString())
        .isEqualTo(
            "{\"act\":\"draw\",\"fighter\":null,\"of\":2,\"space\":null,\"health\":null,"
                + "\"card\":null}");
    assertThat(event(one, "act-proposed").path("seat").asInt()).isEqualTo(1);
    int held = two.handSize(2);
    choose(two, one, "yes");
    assertThat(one.handSize(2)).isEqualTo(held + 1);
    assertThat(event(one, "act-answered").path("agreed").asBoolean()).isTrue();
    assertThat(event(one, "cards-taken").path("cards").get(0).asText())
        .isNotEqualTo(event(two, "cards-taken").path("cards").get(0).asText());

    choose(one, two, "act hand-to-top", "player 2");
    choose(two, one, "yes");
    assertThat(two.prompt().path("kind").asText()).isEqualTo("choose-card");
    String picked = two.options().getFirst().substring("card ".length());
    choose(two, one, "card " + picked);
    assertThat(event(two, "card-moved").path("card").asText()).isEqualTo(picked);
    assertThat(event(one, "card-moved").toString()).doesNotContain(picked);
    JsonNode seen = one.frame().path("view").path("players").get(1);
    assertThat(seen.path("deckTop")).isEmpty();
    assertThat(seen.path("known")).isEmpty();

    choose(one, two, "act discard", "player 2");
    choose(two, one, "no");
    assertThat(one.handSize(2)).isEqualTo(held);
    assertThat(event(one, "act-answered").path("agreed").asBoolean()).isFalse();
    choose(one, two, "done");
    assertThat(one.prompt().path("kind").asText()).isEqualTo("action");
    assertThat(one.prompt().has("byHand")).isFalse();
    one.page.leave();
    two.page.leave();
  }

  @Test
  void aComputerIsRefusedWithTheReason() {
    Answer refused = ada.post("/api/tables", wish("{\"who\": \"computer\", \"hero\": \"medusa\"}"));
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.code()).isEqualTo("people-only");
    assertThat(refused.at()).isEqualTo("seats[0].hero");
    assertThat(refused.text()).contains("hero joker is for people only: its card joke");
    String other = "{\"seats\": [{\"who\": \"me\"}, {\"who\": \"computer\", \"hero\": \"joker\"}]}";
    assertThat(ada.post("/api/tables", other).at()).isEqualTo("seats[1].hero");
    JsonNode heroes = ada.get("/api/catalog").json().path("heroes");
    for (JsonNode hero : heroes) {
      boolean joker = hero.path("id").asText().equals(Joker.ID);
      assertThat(hero.path("onlyPeople").path("card").asText()).isEqualTo(joker ? "joke" : "");
    }
  }

  @Test
  void whoTriesTheCardAloneIsNotHeldUp() {
    Answer made = ada.post("/api/tables", "{\"lesson\": \"try/joker/joke\"}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var alone = new Guest(ada, made.json().path("table").path("table").asText(), "1");
    for (String option : List.of(JOKE, "act draw", "player 1")) {
      alone.choose(option);
      alone.see();
    }
    int held = alone.handSize(1);
    while (alone.options().isEmpty()) {
      alone.see();
    }
    assertThat(event(alone, "act-answered").path("agreed").asBoolean()).isTrue();
    assertThat(alone.handSize(1)).isEqualTo(held + 1);
    alone.page.leave();
  }

  @Test
  void computersSayWhyTheyHaveNothingToSay() {
    Answer made = ada.post("/api/tables", wish("{\"who\": \"here\", \"hero\": \"king-arthur\"}"));
    String table = made.json().path("table").path("table").asText();
    var screen = new Guest(ada, table, "1, 2");
    while (!screen.prompt().path("kind").asText().equals("action")) {
      if (screen.prompt().path("kind").asText().equals("here")) {
        screen.page.send(screen.message("act").put("act", "here"));
      } else {
        screen.choose(screen.options().getFirst());
      }
      screen.see();
    }
    screen.page.send(screen.message("ask").put("what", "hint"));
    JsonNode answer = screen.page.next("refused");
    assertThat(answer.path("reason").asText()).isEqualTo("people-only");
    screen.page.send(screen.message("act").put("act", "resign"));
    screen.page.next("ack");
    screen.page.leave();
    for (String what : List.of("chances", "hindsight?number=1")) {
      Answer said = ada.get("/api/tables/" + table + "/" + what);
      assertThat(said.status()).isEqualTo(409);
      assertThat(said.code()).isEqualTo("people-only");
    }
  }
}
