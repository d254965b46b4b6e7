package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import nonpareil.server.Server;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Friends: by agreement of both, without anybody learning more than that. */
@Execution(ExecutionMode.CONCURRENT)
final class FriendsTest extends ServerTest {
  private static final String FRIENDS = "/api/me/friends";

  private static JsonNode friends(Caller who) {
    return who.get(FRIENDS).json();
  }

  private static Answer ask(Caller who, String table, int seat) {
    return who.post(FRIENDS + "/asks", "{\"table\": \"%s\", \"seat\": %d}".formatted(table, seat));
  }

  /** Asks whoever plays with them at a table. */
  private static Answer ask(Caller who, String table) {
    return ask(who, table, 3 - Games.seat(who, table));
  }

  private static Answer answer(Caller who, String ask, String answer) {
    return who.post(
        FRIENDS + "/answers", "{\"ask\": \"%s\", \"answer\": \"%s\"}".formatted(ask, answer));
  }

  private static String askOf(Caller who) {
    return friends(who).at("/asks/0/ask").asText();
  }

  private static Answer change(Caller who, String change) {
    String list = change.equals("unblock") ? "/blocked/0/friend" : "/friends/0/friend";
    return who.post(
        FRIENDS + "/changes",
        "{\"friend\": \"%s\", \"change\": \"%s\"}"
            .formatted(friends(who).at(list).asText(), change));
  }

  private void befriend(Caller one, Caller other) {
    String secret = one.post(FRIENDS + "/links", "").json().path("secret").asText();
    Answer done = other.post(FRIENDS + "/accept", "{\"secret\": \"%s\"}".formatted(secret));
    assertThat(done.status()).as(done.text()).isEqualTo(200);
  }

  private static List<String> names(JsonNode list) {
    var names = new ArrayList<String>();
    list.forEach(each -> names.add(each.path("name").asText()));
    return names;
  }

  private static String person(Caller who) {
    return who.post("/api/me", "").json().path("person").asText();
  }

  // ---- both must want it

  @Test
  void whoHasPlayedTogetherMayAskAndTheOtherDecides() {
    String table = Games.duel(ada, bea);
    assertThat(names(friends(ada).path("met"))).containsExactly("Bea");
    assertThat(ask(ada, table).status()).isEqualTo(200);
    assertThat(names(friends(ada).path("asked"))).containsExactly("Bea");
    assertThat(friends(ada).path("met")).isEmpty();
    assertThat(friends(ada).path("friends")).isEmpty();
    assertThat(names(friends(bea).path("asks"))).containsExactly("Ada");
    assertThat(answer(ada, friends(ada).at("/asked/0/ask").asText(), "accept").code())
        .as("one does not accept for the other")
        .isEqualTo("unknown");
    assertThat(answer(bea, askOf(bea), "accept").status()).isEqualTo(200);
    for (Caller each : List.of(ada, bea)) {
      assertThat(friends(each).path("friends")).hasSize(1);
      assertThat(friends(each).path("asks")).isEmpty();
      assertThat(friends(each).path("asked")).isEmpty();
      assertThat(friends(each).path("met")).isEmpty();
    }
    bea.post("/api/me", "{\"name\": \"Beatrix\", \"avatar\": \"alice\"}");
    assertThat(friends(ada).at("/friends/0/name").asText()).isEqualTo("Beatrix");
    assertThat(friends(ada).at("/friends/0/avatar").asText()).isEqualTo("alice");
    assertThat(change(ada, "part").status()).isEqualTo(200);
    assertThat(friends(bea).path("friends")).as("it ends for both").isEmpty();
  }

  @Test
  void whoAsksBackAgrees() {
    String table = Games.duel(ada, bea);
    ask(ada, table);
    ask(bea, table);
    assertThat(names(friends(ada).path("friends"))).containsExactly("Bea");
    assertThat(names(friends(bea).path("friends"))).containsExactly("Ada");
  }

  @Test
  void aLinkMakesOneFriendHoweverManyUseItAtTheSameMoment() throws Exception {
    String secret = ada.post(FRIENDS + "/links", "").json().path("secret").asText();
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    Answer look = bea.post(FRIENDS + "/look", body);
    assertThat(look.json().path("name").asText()).isEqualTo("Ada");
    assertThat(friends(bea).path("friends")).as("a look is only a look").isEmpty();
    assertThat(ada.post(FRIENDS + "/accept", body).code()).isEqualTo("conflict");
    var many = new ArrayList<Caller>();
    for (int i = 0; i < 8; i++) {
      many.add(Caller.person(server.port(), "Guest " + i));
    }
    var next = many.iterator();
    long well =
        DevicesTest.together(
            8,
            () -> {
              Caller one;
              synchronized (many) {
                one = next.next();
              }
              return one.post(FRIENDS + "/accept", body);
            });
    assertThat(well).isEqualTo(1);
    assertThat(friends(ada).path("friends")).hasSize(1);
    assertThat(bea.post(FRIENDS + "/look", body).code()).isEqualTo("unknown");
  }

  // ---- strangers

  /** Neither ids nor handles of others let anybody follow a person. */
  @Test
  void nobodyIsFollowedOverTables() {
    String first = Games.duel(ada, bea);
    bea.post("/api/me", "{\"name\": \"Incognita\"}");
    String second = Games.duel(ada, bea);
    assertThat(names(friends(ada).path("met"))).containsExactly("Incognita", "Bea");
    ask(ada, first);
    JsonNode after = friends(ada);
    assertThat(names(after.path("met")))
        .as("as if it was another one")
        .containsExactly("Incognita");
    ask(ada, second);
    assertThat(names(friends(ada).path("asked"))).containsExactly("Bea", "Incognita");
    assertThat(friends(bea).path("asks")).as("of one person once").hasSize(1);
    String told = friends(ada).toString() + ada.get("/api/me/tables").text();
    assertThat(told).doesNotContain(person(bea));
    answer(bea, askOf(bea), "accept");
    assertThat(friends(ada).path("friends")).hasSize(1);
    assertThat(friends(ada).toString()).doesNotContain(person(bea));
    Caller cleo = Caller.person(server.port(), "Cleo");
    befriend(bea, cleo);
    assertThat(friends(cleo).at("/friends/0/friend"))
        .as("others have other handles")
        .isNotEqualTo(friends(ada).at("/friends/0/friend"));
    String stolen = friends(ada).at("/friends/0/friend").asText();
    assertThat(
            cleo.post(
                    FRIENDS + "/changes",
                    "{\"friend\": \"%s\", \"change\": \"part\"}".formatted(stolen))
                .code())
        .isEqualTo("unknown");
  }

  @Test
  void strangersCannotAsk() {
    String table = Games.duel(ada, bea);
    Caller eve = Caller.person(server.port(), "Eve");
    assertThat(ask(eve, table, 1).code()).isEqualTo("unknown");
    assertThat(ask(eve, "NOPE", 1).text()).isEqualTo(ask(eve, table, 1).text());
    Answer own = ask(ada, table, Games.seat(ada, table));
    assertThat(own.code()).isEqualTo("bad-value");
    assertThat(own.at()).isEqualTo("seat");
    String waiting =
        ada.post("/api/tables", Games.BY_LINK).json().path("table").path("table").asText();
    assertThat(ask(ada, waiting, 1).code()).isEqualTo("bad-value");
    assertThat(ask(ada, table, 8).code()).isEqualTo("bad-value");
    assertThat(new Caller(server.port()).get(FRIENDS).code()).isEqualTo("forbidden");
  }

  /** A name is all one can send, once; asking again and again is heard once. */
  @Test
  void askingIsNoWayToPester() {
    String table = Games.duel(ada, bea);
    for (int i = 0; i < 5; i++) {
      ask(ada, table);
      answer(ada, friends(ada).at("/asked/0/ask").asText(), "withdraw");
      assertThat(friends(bea).path("asks")).isEmpty();
      ask(ada, table);
      ask(ada, table);
      assertThat(friends(bea).path("asks")).hasSize(1);
    }
    ada.post("/api/me", "{\"name\": \"Buy my cards\"}");
    assertThat(names(friends(bea).path("asks"))).as("as at the table").containsExactly("Ada");
    answer(bea, askOf(bea), "decline");
    ask(ada, Games.duel(ada, bea));
    assertThat(friends(bea).path("asks")).as("not heard again for a while").isEmpty();
    for (int i = 0; i < Friends.MOST_ASKED - 2; i++) {
      String other = Games.duel(ada, Caller.person(server.port(), "Guest"));
      assertThat(ask(ada, other).status()).isEqualTo(200);
    }
    String last = Games.duel(ada, Caller.person(server.port(), "Guest"));
    assertThat(ask(ada, last).code()).isEqualTo("too-many");
  }

  @Test
  void askingIsLimited() {
    server.close();
    server = Server.start(settings().withLimits(1));
    var eve = new Caller(server.port(), ada);
    int tries = 0;
    while (ask(eve, "NOPE", 1).status() != 429) {
      assertThat(++tries).isLessThan(60);
    }
    assertThat(ask(new Caller(server.port(), bea), "NOPE", 1).status()).isEqualTo(404);
  }

  // ---- who is turned away

  /** Without times, handles and places, which are new each time. */
  private static JsonNode shown(Caller who) {
    ObjectNode json = friends(who).deepCopy();
    json.forEach(
        list ->
            list.forEach(
                each -> ((ObjectNode) each).remove(List.of("at", "ask", "table", "seat"))));
    return json;
  }

  @Test
  void decliningAndBlockingLookLikeNoAnswer() {
    Caller cleo = Caller.person(server.port(), "Ada");
    Caller dora = Caller.person(server.port(), "Ada");
    ask(ada, Games.duel(ada, bea));
    ask(cleo, Games.duel(cleo, bea));
    ask(dora, Games.duel(dora, bea));
    assertThat(friends(bea).path("asks")).hasSize(3);
    assertThat(answer(bea, askOf(bea), "decline").status()).isEqualTo(200);
    assertThat(answer(bea, askOf(bea), "block").status()).isEqualTo(200);
    JsonNode unanswered = shown(dora);
    assertThat(shown(ada)).isEqualTo(unanswered);
    assertThat(shown(cleo)).isEqualTo(unanswered);
    ask(ada, Games.duel(ada, bea));
    ask(cleo, Games.duel(cleo, bea));
    ask(dora, Games.duel(dora, bea));
    assertThat(shown(ada)).isEqualTo(shown(dora));
    assertThat(shown(cleo)).isEqualTo(shown(dora));
    assertThat(friends(bea).path("asks")).as("of Dora").hasSize(1);
    assertThat(names(friends(bea).path("blocked"))).containsExactly("Ada");
  }

  @Test
  void aBlockedFriendLearnsNoMoreThanOneWhoWasLeft() {
    Caller cleo = Caller.person(server.port(), "Cleo");
    Caller dora = Caller.person(server.port(), "Dora");
    befriend(ada, cleo);
    befriend(ada, dora);
    assertThat(change(ada, "block").status()).isEqualTo(200);
    assertThat(change(ada, "part").status()).isEqualTo(200);
    assertThat(shown(cleo)).isEqualTo(shown(dora));
    String secret = ada.post(FRIENDS + "/links", "").json().path("secret").asText();
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    String voids = "{\"secret\": \"%s\"}".formatted("A".repeat(43));
    Answer blocked =
        dora.post(FRIENDS + "/look", body); // the friend of last is the first of the list
    assertThat(blocked.text()).isEqualTo(dora.post(FRIENDS + "/look", voids).text());
    assertThat(dora.post(FRIENDS + "/accept", body).code()).isEqualTo("unknown");
    assertThat(change(ada, "unblock").status()).isEqualTo(200);
    assertThat(dora.post(FRIENDS + "/accept", body).status()).isEqualTo(200);
  }

  // ---- invitations

  private static Answer offer(Caller who, JsonNode made, String friend) {
    return who.post(
        "/api/tables/" + made.at("/table/table").asText() + "/offers",
        "{\"seat\": %s, \"friend\": \"%s\"}"
            .formatted(made.path("invitations").fieldNames().next(), friend));
  }

  @Test
  void aFriendIsInvitedWithoutALink() {
    befriend(ada, bea);
    Caller eve = Caller.person(server.port(), "Eve");
    String friend = friends(ada).at("/friends/0/friend").asText();
    JsonNode made = ada.post("/api/tables", Games.BY_LINK).json();
    String path = "/api/tables/" + made.at("/table/table").asText();
    int free = Integer.parseInt(made.path("invitations").fieldNames().next());
    assertThat(offer(bea, made, friends(bea).at("/friends/0/friend").asText()).code())
        .as("not her table")
        .isEqualTo("forbidden");
    Answer offered = offer(ada, made, friend);
    assertThat(offered.json().at("/seats/%d/offered".formatted(free - 1)).asText())
        .isEqualTo("Bea");
    JsonNode invited = bea.get("/api/me/tables").json().path("tables");
    assertThat(invited).hasSize(1);
    assertThat(invited.get(0).path("invited").asInt()).isEqualTo(free);
    assertThat(invited.toString()).as("only who made it is told").doesNotContain("\"Bea\"");
    for (Caller other : List.of(eve, new Caller(server.port()))) {
      assertThat(other.get(path).json().path("invited").isNull()).isTrue();
      assertThat(other.get(path).text()).doesNotContain("Bea");
    }
    assertThat(eve.get("/api/me/tables").json().path("tables")).isEmpty();
    assertThat(eve.post(path + "/join", "{}").code()).isEqualTo("forbidden");
    assertThat(eve.post(path + "/decline", "").code()).isEqualTo("conflict");
    assertThat(bea.post(path + "/join", "{}").json().path("state").asText()).isEqualTo("playing");
  }

  @Test
  void whoDoesNotWantASeatIsNotShownItAgain() {
    befriend(ada, bea);
    String friend = friends(ada).at("/friends/0/friend").asText();
    JsonNode made = ada.post("/api/tables", Games.BY_LINK).json();
    String path = "/api/tables/" + made.at("/table/table").asText();
    offer(ada, made, friend);
    assertThat(bea.post(path + "/decline", "").json().path("invited").isNull()).isTrue();
    assertThat(bea.get("/api/me/tables").json().path("tables")).isEmpty();
    assertThat(bea.post(path + "/join", "{}").code()).isEqualTo("forbidden");
    assertThat(ada.get(path).text()).doesNotContain("Bea");
    String secret = made.path("invitations").elements().next().asText();
    assertThat(bea.post(path + "/join", "{\"secret\": \"%s\"}".formatted(secret)).status())
        .as("the link still holds")
        .isEqualTo(200);
  }

  @Test
  void invitationsEndWithTheFriendship() {
    befriend(ada, bea);
    String friend = friends(ada).at("/friends/0/friend").asText();
    JsonNode made = ada.post("/api/tables", Games.BY_LINK).json();
    String path = "/api/tables/" + made.at("/table/table").asText();
    offer(ada, made, friend);
    change(bea, "block");
    assertThat(bea.get("/api/me/tables").json().path("tables")).isEmpty();
    assertThat(bea.post(path + "/join", "{}").code()).isEqualTo("forbidden");
    assertThat(ada.get(path).text()).doesNotContain("Bea");
    assertThat(offer(ada, made, friend).code()).isEqualTo("unknown");
  }
}
