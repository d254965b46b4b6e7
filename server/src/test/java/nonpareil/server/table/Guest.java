package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.StreamSupport;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.talk.Heard;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** Somebody at a screen who remembers everything that was shown. */
final class Guest implements Follower {

  private final Hall hall;
  private final Person person;
  private final String table;
  private Person like;
  private final List<ObjectNode> messages = new CopyOnWriteArrayList<>();

  Guest(Hall hall, Person person, String table) {
    this.hall = hall;
    this.person = person;
    this.table = table;
    like = person;
  }

  /** At the server where somebody else is. */
  Guest at(Person other) {
    like = other;
    return this;
  }

  @Override
  public Person person() {
    return person;
  }

  @Override
  public void send(ObjectNode message) {
    messages.add(message.deepCopy());
    hall.witness.accept(message);
  }

  String table() {
    return table;
  }

  // ---- what was shown

  List<ObjectNode> all(String type) {
    return messages.stream().filter(m -> m.path("type").asText().equals(type)).toList();
  }

  List<ObjectNode> everything() {
    return List.copyOf(messages);
  }

  /** Everything but answers, without the name of the table. */
  List<ObjectNode> shown() {
    var shown = new ArrayList<ObjectNode>();
    for (ObjectNode m : messages) {
      if (!m.has("id")) {
        ObjectNode copy = m.deepCopy();
        copy.remove("table");
        shown.add(copy);
      }
    }
    return shown;
  }

  List<ObjectNode> frames() {
    return all("frame");
  }

  ObjectNode last(String type) {
    return all(type).getLast();
  }

  ObjectNode frame() {
    return last("frame");
  }

  ObjectNode info() {
    return last("table");
  }

  int number() {
    return frame().path("number").asInt();
  }

  JsonNode prompt() {
    return frame().path("prompt");
  }

  String kind() {
    return prompt().path("kind").asText();
  }

  List<String> options() {
    return texts(prompt().path("options"));
  }

  /** Those that begin with a word. */
  List<String> options(String word) {
    return options().stream().filter(o -> o.startsWith(word + " ")).toList();
  }

  boolean isAsked() {
    return !options().isEmpty();
  }

  List<String> hand(int seat) {
    return texts(frame().path("view").path("players").get(seat - 1).path("hand"));
  }

  static List<String> texts(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
  }

  void forget() {
    messages.clear();
  }

  /** Forgets all but one message. */
  void forget(ObjectNode butThis) {
    messages.clear();
    messages.add(butThis);
  }

  // ---- what is said

  void watch(@Nullable Integer from, Integer... seats) {
    watch(from, Heard.NOTHING, seats);
  }

  /** Comes back and knows what was said so far. */
  void watch(@Nullable Integer from, Heard heard, Integer... seats) {
    hall.tables(like).watch(this, table, List.of(seats), from);
    hall.tables(like).hear(this, table, heard);
    hall.spread();
  }

  /** The connection is lost. */
  void leaves() {
    hall.tables(like).gone(this);
    hall.spread();
  }

  /** Leaves by a message. */
  void unwatches() {
    hall.tables(like).unwatch(this, table);
    hall.spread();
  }

  private ObjectNode message(String type, String id, int seat) {
    return Json.object().put("type", type).put("id", id).put("table", table).put("seat", seat);
  }

  private void say(Request.Type type, ObjectNode json) {
    Hall.say(hall.tables(like), type, this, json);
    hall.spread();
  }

  String newId() {
    return hall.newId();
  }

  /** Says something and gives the answer. */
  ObjectNode choose(String id, int seat, int number, String... choices) {
    ObjectNode json = message("choose", id, seat).put("number", number);
    var list = json.putArray("choices");
    for (String choice : choices) {
      list.add(choice);
    }
    say(Request.Type.CHOOSE, json);
    return answer(id);
  }

  ObjectNode choose(int seat, String... choices) {
    return choose(newId(), seat, number(), choices);
  }

  /** The same, and it must be accepted. */
  Guest chooses(int seat, String... choices) {
    ObjectNode answer = choose(seat, choices);
    assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("ack");
    return this;
  }

  ObjectNode act(String id, int seat, String act, String more) {
    ObjectNode json = message("act", id, seat).put("act", act);
    json.setAll((ObjectNode) Hall.json(more));
    say(Request.Type.ACT, json);
    return answer(id);
  }

  ObjectNode act(int seat, String act) {
    return act(newId(), seat, act, "{}");
  }

  void acts(int seat, String act, String more) {
    ObjectNode answer = act(newId(), seat, act, more);
    assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("ack");
  }

  void acts(int seat, String act) {
    acts(seat, act, "{}");
  }

  /** The id of what is said next, by whoever. */
  String nextId() {
    return hall.nextId();
  }

  /** Asks and does not wait for the answer. */
  void asks(int seat, String what) {
    say(Request.Type.ASK, message("ask", newId(), seat).put("what", what));
  }

  ObjectNode ask(int seat, String what, String more) {
    String id = newId();
    ObjectNode json = message("ask", id, seat).put("what", what);
    json.setAll((ObjectNode) Hall.json(more));
    say(Request.Type.ASK, json);
    hall.settle();
    return answer(id);
  }

  /** Says something to others at the table, in the words of the protocol; the answer. */
  ObjectNode talk(String id, int seat, String to, String what) {
    ObjectNode json = message("say", id, seat).put("to", to);
    json.setAll((ObjectNode) Hall.json(what));
    say(Request.Type.SAY, json);
    return answer(id);
  }

  /** The same, and it must be accepted. */
  void talks(int seat, String to, String what) {
    ObjectNode answer = talk(newId(), seat, to, what);
    assertThat(answer.path("type").asText()).as(answer.toString()).isEqualTo("ack");
  }

  ObjectNode report(int seat, String to, int number) {
    String id = newId();
    say(Request.Type.REPORT, message("report", id, seat).put("to", to).put("number", number));
    return answer(id);
  }

  /** All lines that were shown of a channel, in order, each as often as it came. */
  List<JsonNode> heard(String to) {
    return all("talk").stream()
        .filter(m -> m.path("to").asText().equals(to))
        .flatMap(m -> StreamSupport.stream(m.path("lines").spliterator(), false))
        .toList();
  }

  /** What was written in them. */
  List<String> texts(String to) {
    return heard(to).stream().map(line -> line.path("text").asText()).toList();
  }

  private ObjectNode answer(String id) {
    var answers = new ArrayList<ObjectNode>();
    for (ObjectNode m : messages) {
      if (m.path("id").asText().equals(id)) {
        answers.add(m);
      }
    }
    return answers.getLast();
  }

  static String reason(ObjectNode answer) {
    return answer.path("reason").asText();
  }
}
