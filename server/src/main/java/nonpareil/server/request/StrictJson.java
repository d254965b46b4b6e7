package nonpareil.server.request;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/** Reads JSON that came from outside: strictly, and only so deep. */
public final class StrictJson {
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

  private StrictJson() {}

  public static JsonNode read(byte[] text) {
    try {
      return checked(READER.readTree(text));
    } catch (IOException e) {
      throw bad(e);
    }
  }

  public static JsonNode read(String text) {
    try {
      return checked(READER.readTree(text));
    } catch (JsonProcessingException e) {
      throw bad(e);
    }
  }

  private static JsonNode checked(JsonNode json) {
    if (json.isMissingNode()) {
      throw bad("expected JSON, found nothing");
    }
    return json;
  }

  private static Refusal bad(String message) {
    return new Refusal(Refusal.Code.BAD_JSON, message);
  }

  /** The message names the place, not what stands there: it could be a secret. */
  private static Refusal bad(IOException e) {
    if (e instanceof JsonProcessingException json && json.getLocation() != null) {
      return bad(
          "not valid JSON at line %d, column %d"
              .formatted(json.getLocation().getLineNr(), json.getLocation().getColumnNr()));
    }
    return bad("not valid JSON");
  }
}
