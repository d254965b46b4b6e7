package nonpareil.server.talk;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import nonpareil.server.log.TalkRule;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What somebody says: a phrase, or a text, or a finger on something, perhaps with a phrase.
 *
 * @param on what is pointed at
 */
public record Saying(@Nullable String phrase, @Nullable String text, @Nullable Point on) {

  /** Something of the game that is pointed at. */
  public record Point(Thing thing, String id) {}

  /** What can be pointed at. */
  public enum Thing {
    SPACE,
    FIGHTER,
    /** Of one's own hand: the team sees it anyway (TEAM-4), and nobody else is told. */
    CARD;

    private static final List<String> WORDS = Arrays.stream(values()).map(Thing::text).toList();

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int LONGEST_ID = 100;

  static Saying read(Fields fields, TalkRule rule, int channel) {
    boolean team = channel != Hearing.TABLE;
    String phrase = fields.word("phrase", Phrase.texts(team));
    Point on = point(fields.object("on"), team);
    String text = PlainText.of(fields, "text");
    if (text == null && phrase == null && on == null) {
      throw fields.bad("text", "expected a phrase, a text, or something to point at");
    }
    if (text != null && (phrase != null || on != null)) {
      throw fields.bad("text", "expected no text beside a phrase or something to point at");
    }
    if (text != null && rule != TalkRule.FREE) {
      throw Refusal.notNow("phrases and pings only at this table");
    }
    return new Saying(phrase, text, on);
  }

  private static @Nullable Point point(@Nullable Fields on, boolean team) {
    if (on == null) {
      return null;
    }
    Point point = null;
    for (Thing thing : Thing.values()) {
      String id = on.text(thing.text(), LONGEST_ID);
      if (id != null && point != null) {
        throw on.bad(thing.text(), "expected one of " + String.join(", ", Thing.WORDS));
      }
      point = id == null ? point : new Point(thing, id);
    }
    on.end();
    if (point == null) {
      throw on.bad(Thing.SPACE.text(), "expected one of " + String.join(", ", Thing.WORDS));
    }
    if (point.thing == Thing.CARD && !team) {
      throw on.bad(Thing.CARD.text(), "cards are for the team only");
    }
    return point;
  }

  /** As it is stored, and part of a Line of the protocol. */
  ObjectNode json() {
    ObjectNode json = Json.object();
    if (phrase != null) {
      json.put("phrase", phrase);
    }
    if (text != null) {
      json.put("text", text);
    }
    if (on != null) {
      json.putObject("on").put(on.thing.text(), on.id);
    }
    return json;
  }
}
