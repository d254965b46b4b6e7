package nonpareil.server.request;

import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.server.wire.Json;

/** A message for as many as like: it is written once, however many it is sent to. */
public final class Message {

  private final String text;

  public Message(ObjectNode json) {
    text = Json.text(json);
  }

  public String text() {
    return text;
  }

  public ObjectNode json() {
    return Json.parse(text);
  }
}
