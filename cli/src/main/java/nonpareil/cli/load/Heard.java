package nonpareil.cli.load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a robot needs of a message; the rest is passed over, so that ten thousand robots leave the
 * cores to the server.
 *
 * @param seat of who has chosen
 * @param asked the seat that is asked; 0 for nobody
 * @param options of the one who listens; empty unless it is asked
 * @param over the game has a result
 * @param undo the last choice may be taken back
 * @param reason why something was refused
 */
record Heard(
    String type,
    String table,
    String id,
    int number,
    int seat,
    int asked,
    List<String> options,
    boolean over,
    boolean undo,
    String reason) {

  private static final JsonFactory JSON = new JsonFactory();
  private static final Set<String> OF_USE = Set.of("frame", "ack", "refused");

  /**
   * The table of which this speaks: an answer to an id of ours, which begins with it, may not say.
   */
  String of() {
    return table.isEmpty() && !id.isEmpty() ? id.substring(0, id.lastIndexOf('-')) : table;
  }

  static Heard read(byte[] bytes, int from, int length) {
    try (JsonParser parser = JSON.createParser(bytes, from, length)) {
      return new Reader(parser).message();
    } catch (IOException e) {
      String text = new String(bytes, from, length, StandardCharsets.UTF_8);
      throw new UncheckedIOException("no JSON: " + text, e);
    }
  }

  private static final class Reader {
    private final JsonParser parser;
    private String type = "";
    private String table = "";
    private String id = "";
    private int number;
    private int seat;
    private int asked;
    private List<String> options = List.of();
    private boolean over;
    private boolean undo;
    private String reason = "";

    Reader(JsonParser parser) {
      this.parser = parser;
    }

    Heard message() throws IOException {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        JsonToken value = parser.nextToken();
        switch (name) {
          case "type" -> {
            type = parser.getText();
            if (!OF_USE.contains(type)) {
              return told(); // a history can be long
            }
          }
          case "id" -> id = parser.getText();
          case "reason" -> reason = parser.getText();
          case "table" -> table = value == JsonToken.VALUE_STRING ? parser.getText() : skipped();
          case "number" -> number = parser.getValueAsInt();
          case "seat" -> seat = parser.getValueAsInt();
          case "result" -> {
            over = value != JsonToken.VALUE_NULL;
            parser.skipChildren();
          }
          case "prompt" -> prompt();
          case "undo" -> undo(value);
          default -> parser.skipChildren();
        }
      }
      return told();
    }

    private Heard told() {
      return new Heard(type, table, id, number, seat, asked, options, over, undo, reason);
    }

    private String skipped() throws IOException {
      parser.skipChildren();
      return "";
    }

    private void prompt() throws IOException {
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        switch (name) {
          case "seat" -> asked = parser.getValueAsInt();
          case "options" -> {
            options = new ArrayList<>();
            while (parser.nextToken() == JsonToken.VALUE_STRING) {
              options.add(parser.getText());
            }
          }
          default -> parser.skipChildren();
        }
      }
    }

    private void undo(JsonToken value) throws IOException {
      if (value != JsonToken.START_OBJECT) {
        parser.skipChildren();
        return;
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        String name = parser.currentName();
        parser.nextToken();
        if (name.equals("allowed")) {
          undo = parser.getValueAsBoolean();
        }
        parser.skipChildren();
      }
    }
  }
}
