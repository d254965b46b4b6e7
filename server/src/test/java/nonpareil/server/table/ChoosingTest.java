package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.wire.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Choices: answered, refused with a reason, sent again, sent as a batch. */
final class ChoosingTest {

  private Hall hall;
  private Duel duel;

  @BeforeEach
  void open() {
    hall = new Hall();
    duel = new Duel(hall, "");
  }

  @AfterEach
  void close() {
    hall.close();
  }

  @Test
  void aChoiceIsAcknowledgedAndShownToAll() {
    String option = duel.ann.options().getFirst();
    ObjectNode ack = duel.ann.choose("x", 1, 0, option);
    assertThat(ack.path("type").asText()).isEqualTo("ack");
    assertThat(ack.path("number").asInt()).isEqualTo(1);
    assertThat(duel.ann.number()).isEqualTo(1);
    assertThat(duel.bob.number()).isEqualTo(1);
    assertThat(duel.bob.frame().path("choices").get(0).asText()).isEqualTo(option);
    assertThat(duel.bob.frame().path("seat").asInt()).isEqualTo(1);
  }

  @Test
  void theAnswerComesBeforeTheFrame() {
    var order = new ArrayList<String>();
    Follower guest = ann(message -> order.add(message.path("type").asText()));
    hall.tables.watch(guest, duel.table, List.of(1), null);
    assertThat(order).containsExactly("table", "seen", "history", "frame");
    order.clear();
    ObjectNode json =
        Json.object().put("id", "a").put("table", duel.table).put("seat", 1).put("number", 0);
    json.putArray("choices").add(duel.ann.options().getFirst());
    Hall.say(hall.tables, Request.Type.CHOOSE, guest, json);
    assertThat(order).containsExactly("ack", "frame");
  }

  /** Whatever is shown or acknowledged is in the store already. */
  @Test
  void storedBeforeShown() {
    var early = new ArrayList<String>();
    var seen = new AtomicInteger();
    Follower witness =
        ann(
            message -> {
              int number = message.path("number").asInt();
              boolean record = message.has("hash") || message.path("type").asText().equals("ack");
              if (record && number > hall.stored(duel.table)) {
                early.add(message.toString());
              }
              seen.incrementAndGet();
            });
    hall.tables.watch(witness, duel.table, List.of(1), null);
    duel.until(d -> d.number() > 50);
    ObjectNode resign = Json.object().put("id", "r").put("table", duel.table).put("seat", 1);
    Hall.say(hall.tables, Request.Type.ACT, witness, resign.put("act", "resign"));
    assertThat(early).isEmpty();
    assertThat(seen.get()).isGreaterThan(50);
    assertThat(duel.state()).isEqualTo("over");
  }

  private static Follower ann(Consumer<ObjectNode> inbox) {
    return new Follower() {
      @Override
      public Person person() {
        return Hall.ANN;
      }

      @Override
      public void send(ObjectNode message) {
        inbox.accept(message);
      }
    };
  }

  @Test
  void theSameIdAgainGetsTheSameAnswerAndDoesNothing() {
    String option = duel.ann.options().getFirst();
    ObjectNode first = duel.ann.choose("x", 1, 0, option);
    duel.ann.chooses(1, duel.ann.options().getFirst());
    ObjectNode again = duel.ann.choose("x", 1, 0, option);
    assertThat(again).isEqualTo(first);
    assertThat(duel.ann.number()).isEqualTo(2);
  }

  @Test
  void idsAreAPersonsOwn() {
    duel.ann.choose("x", 1, 0, duel.ann.options().getFirst());
    ObjectNode refused = duel.bob.choose("x", 2, 0, "maneuver");
    assertThat(Guest.reason(refused)).isEqualTo("stale");
  }

  @Test
  void refusalsHaveReasons() {
    String option = duel.ann.options().getFirst();
    assertThat(Guest.reason(duel.ann.choose("1", 1, 7, option))).isEqualTo("stale");
    assertThat(Guest.reason(duel.ann.choose("2", 1, 0, "fly"))).isEqualTo("not-offered");
    assertThat(Guest.reason(duel.bob.choose("3", 2, 0, option))).isEqualTo("not-your-decision");
    assertThat(Guest.reason(duel.bob.choose("4", 1, 0, option))).isEqualTo("not-your-seat");
    assertThat(Guest.reason(duel.ann.choose("5", 9, 0, option))).isEqualTo("not-your-seat");
    assertThat(Guest.reason(duel.ann.choose("6", 1, 0))).isEqualTo("bad-value");
    assertThat(duel.ann.number()).isZero();
    duel.ann.acts(1, "resign");
    assertThat(Guest.reason(duel.bob.choose("7", 2, 2, option))).isEqualTo("over");
  }

  @Test
  void badMessagesAreRefusedNotFailures() {
    for (String bad :
        List.of(
            "{'id': 'z', 'table': 'nowhere', 'seat': 1, 'number': 0, 'choices': ['x']}",
            "{'id': 'z'}",
            "{'id': 'z', 'table': 7}",
            "{'id': 'z', 'table': 'T', 'seat': '1'}",
            "{'id': 'z', 'table': 'T', 'seat': 1, 'number': 1.5, 'choices': ['x']}",
            "{'id': 'z', 'table': 'T', 'seat': 1, 'number': 0, 'choices': 'x'}",
            "{'id': 'z', 'table': 'T', 'seat': 1, 'number': 0, 'choices': [1]}",
            "{'id': 'z', 'table': 'T', 'seat': 99999999999, 'number': 0, 'choices': ['x']}")) {
      var json = Hall.json(bad.replace("'T'", "'" + duel.table + "'"));
      Hall.say(hall.tables, Request.Type.CHOOSE, duel.ann, json);
      Hall.say(hall.tables, Request.Type.ACT, duel.ann, json);
      Hall.say(hall.tables, Request.Type.ASK, duel.ann, json);
    }
    assertThat(duel.ann.all("refused")).hasSize(24);
    assertThat(duel.ann.all("refused").getFirst().path("reason").asText())
        .isEqualTo("unknown-table");
  }

  @Test
  void aBatchIsOneRecord() {
    duel.until(1, "action");
    duel.ann.chooses(1, "maneuver");
    int before = duel.number();
    duel.ann.chooses(1, maneuver());
    assertThat(duel.number()).isEqualTo(before + 1);
    assertThat(duel.bob.frame().path("choices").size()).isGreaterThan(1);
    assertThat(duel.bob.number()).isEqualTo(before + 1);
  }

  /** No boost, one move, and done: found by asking for drafts. */
  private String[] maneuver() {
    var plan = new ArrayList<String>();
    plan.add("none");
    ObjectNode draft = draft(plan);
    plan.add(Guest.texts(draft.path("prompt").path("options")).getFirst());
    while (!draft(plan).path("complete").asBoolean()) {
      plan.add("done");
    }
    return plan.toArray(String[]::new);
  }

  private ObjectNode draft(List<String> plan) {
    var list = Json.array();
    plan.forEach(list::add);
    return duel.ann.ask(1, "draft", "{'number': %d, 'choices': %s}".formatted(duel.number(), list));
  }

  @Test
  void aBatchIsTakenWholeOrNotAtAll() {
    duel.until(1, "action");
    duel.ann.chooses(1, "maneuver");
    int before = duel.number();
    String[] whole = maneuver();
    whole[whole.length - 1] = "nonsense";
    ObjectNode refused = duel.ann.choose(1, whole);
    assertThat(Guest.reason(refused)).isEqualTo("not-offered");
    assertThat(refused.path("at").asInt()).isEqualTo(whole.length - 1);
    assertThat(duel.number()).isEqualTo(before);
    assertThat(duel.ann.kind()).isEqualTo("boost");
    assertThat(hall.stored(duel.table)).isEqualTo(before);
  }

  @Test
  void aBatchEndsWhereOthersAreAsked() {
    String attack = attack();
    String card = afterAttack(attack);
    int before = duel.number();
    ObjectNode refused = duel.ann.choose(1, attack, card, "none");
    assertThat(Guest.reason(refused)).isEqualTo("not-offered");
    assertThat(duel.number()).isEqualTo(before);
    duel.ann.chooses(1, attack, card);
    assertThat(duel.number()).isEqualTo(before + 1);
    assertThat(Guest.texts(duel.bob.frame().path("choices"))).containsExactly(attack, "hidden");
    assertThat(Guest.texts(duel.ann.frame().path("choices"))).containsExactly(attack, card);
  }

  private String attack() {
    duel.until(d -> d.isAsked(1, "action") && !d.ann.options("attack").isEmpty());
    return duel.ann.options("attack").getFirst();
  }

  private String afterAttack(String attack) {
    ObjectNode draft = draft(List.of(attack));
    return Guest.texts(draft.path("prompt").path("options")).getFirst();
  }
}
