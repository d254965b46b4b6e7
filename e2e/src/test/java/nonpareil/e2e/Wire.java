package nonpareil.e2e;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the server tells a page, to compare it with what the page shows. */
final class Wire {

  static final ObjectMapper JSON = new ObjectMapper();

  private final Map<Integer, JsonNode> frames = new TreeMap<>();
  private int sockets;

  Wire(Page page) {
    page.onWebSocket(
        socket -> {
          sockets++;
          socket.onFrameReceived(
              frame -> {
                String text = frame.text();
                if (text != null && text.contains("\"frame\"")) {
                  take(parse(text));
                }
              });
        });
  }

  private void take(JsonNode message) {
    if (message.path("type").asText().equals("frame")) {
      frames.put(message.path("number").asInt(), message);
    }
  }

  /** How often the page has connected. */
  int sockets() {
    return sockets;
  }

  /** Everything before belongs to another table. */
  void forget() {
    frames.clear();
  }

  /** The frame with the highest number. */
  @Nullable JsonNode last() {
    JsonNode last = null;
    for (JsonNode frame : frames.values()) {
      last = frame;
    }
    return last;
  }

  List<JsonNode> frames() {
    return List.copyOf(frames.values());
  }

  /** All events of a type, in order. */
  List<JsonNode> events(String type) {
    var found = new ArrayList<JsonNode>();
    for (JsonNode frame : frames.values()) {
      for (JsonNode event : frame.path("events")) {
        if (event.path("type").asText().equals(type)) {
          found.add(event);
        }
      }
    }
    return found;
  }

  static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }
}
