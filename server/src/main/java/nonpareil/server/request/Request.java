package nonpareil.server.request;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nonpareil.server.wire.Json;

/** A message over the socket that wants an answer: a choice, an act, a question, talk. */
public final class Request {

  /** What is asked for, in the words of docs/protocol.md. */
  public enum Type {
    CHOOSE,
    ACT,
    ASK,
    SAY,
    REPORT
  }

  private static final int LONGEST_TEXT = 100;
  private static final int MOST_CHOICES = 64;

  private final Type type;
  private final String id;
  private final Follower from;
  private final Fields fields;
  private long arrived;

  /**
   * @param id what the one who sends it calls it
   */
  public Request(Type type, String id, Follower from, Fields fields) {
    this.type = type;
    this.id = id;
    this.from = from;
    this.fields = fields;
  }

  // ---- what it says

  public Type type() {
    return type;
  }

  public Follower from() {
    return from;
  }

  /** What it is remembered by: ids are a person's own. */
  public String key() {
    return from.person().id() + " " + id;
  }

  public String table() {
    return text("table");
  }

  public String text(String name) {
    return fields.needText(name, LONGEST_TEXT);
  }

  /** By the server's own time in milliseconds; the tables note it before anything else. */
  public void arrived(long millis) {
    arrived = millis;
  }

  /** When it arrived. */
  public long arrived() {
    return arrived;
  }

  /** The rest of it. */
  public Fields fields() {
    return fields;
  }

  /** A list of choices; empty if it is left out. */
  public List<String> choices() {
    return fields.texts("choices", MOST_CHOICES, LONGEST_TEXT);
  }

  // ---- answers

  public void ack(int number) {
    from.send(Json.object().put("type", "ack").put("id", id).put("number", number));
  }

  public void answer(ObjectNode answer) {
    from.send(answer.put("type", "answer").put("id", id));
  }

  public void refuse(Refusal refusal) {
    from.send(refused(refusal).put("id", id));
  }

  /** A refusal as a message; to what is still to be said. */
  public static ObjectNode refused(Refusal refusal) {
    String place = refusal.at() == null ? "" : refusal.at() + ": ";
    ObjectNode json =
        Json.object()
            .put("type", "refused")
            .put("reason", refusal.code().reason())
            .put("message", place + refusal.getMessage());
    return refusal.choice() < 0 ? json : json.put("at", refusal.choice());
  }
}
