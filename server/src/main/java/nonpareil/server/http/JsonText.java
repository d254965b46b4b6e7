package nonpareil.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import nonpareil.server.table.TableException;

/** Reads JSON strictly, and writes it. */
final class JsonText {
  private static final int DEPTH = 16;
  private static final int NUMBER = 20;

  private static final ObjectMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEPTH)
                          .maxNumberLength(NUMBER)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private static final ObjectReader READER = MAPPER.readerFor(JsonNode.class);
  private static final ObjectWriter WRITER = MAPPER.writer();

  private JsonText() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static JsonNode read(byte[] text) {
    try {
      return checked(READER.readTree(text));
    } catch (IOException e) {
      throw bad(e);
    }
  }

  static JsonNode read(String text) {
    try {
      return checked(READER.readTree(text));
    } catch (JsonProcessingException e) {
      throw bad(e);
    }
  }

  private static JsonNode checked(JsonNode json) {
    if (json.isMissingNode()) {
      throw Refused.badJson("expected JSON, found nothing");
    }
    return json;
  }

  /** The message names the place, not what stands there: it could be a secret. */
  private static TableException bad(IOException e) {
    if (e instanceof JsonProcessingException json && json.getLocation() != null) {
      return Refused.badJson(
          "not valid JSON at line %d, column %d"
              .formatted(json.getLocation().getLineNr(), json.getLocation().getColumnNr()));
    }
    return Refused.badJson("not valid JSON");
  }

  static String write(JsonNode json) {
    try {
      return WRITER.writeValueAsString(json);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(JsonNode json) {
    try {
      return WRITER.writeValueAsBytes(json);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
