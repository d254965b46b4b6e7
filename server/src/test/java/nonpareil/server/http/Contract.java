package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What openapi.yaml and docs/protocol.md promise, and which of it has been seen. */
final class Contract {
  private static final Pattern ROW = Pattern.compile("^\\| `(GET|POST) (/[^ `?]*)");

  private final JsonNode api;
  private final Shape shape;
  private final Set<String> seen = new TreeSet<>();

  Contract() {
    try (InputStream in = Contract.class.getResourceAsStream("/nonpareil/server/openapi.yaml")) {
      Object yaml =
          new Load(LoadSettings.builder().build()).loadFromInputStream(Objects.requireNonNull(in));
      api = Caller.MAPPER.valueToTree(yaml);
      shape = new Shape(api);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Like {@code GET /api/tables/{table}}. */
  Set<String> operations() {
    var all = new TreeSet<String>();
    for (Map.Entry<String, JsonNode> path : api.path("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        if (!method.getKey().equals("parameters")) {
          all.add(method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey());
        }
      }
    }
    return all;
  }

  /** Those of the table in docs/protocol.md. */
  static Set<String> operationsOfProtocol() throws IOException {
    var all = new TreeSet<String>();
    for (String line : Files.readAllLines(Path.of("../docs/protocol.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.find()) {
        all.add(row.group(1) + " " + row.group(2).replaceAll("/T\\b", "/{table}"));
      }
    }
    return all;
  }

  /** Each operation with each of its statuses. */
  Set<String> promises() {
    var all = new TreeSet<String>();
    for (String operation : operations()) {
      responses(operation).fieldNames().forEachRemaining(s -> all.add(operation + " " + s));
    }
    return all;
  }

  Set<String> seen() {
    return seen;
  }

  private JsonNode responses(String operation) {
    String[] parts = operation.split(" ", -1);
    return api.path("paths")
        .path(parts[1])
        .path(parts[0].toLowerCase(Locale.ROOT))
        .path("responses");
  }

  /** The answer has a status and a body that the description knows. */
  Answer check(String operation, Answer answer) {
    JsonNode response = responses(operation).get(String.valueOf(answer.status()));
    assertThat(response)
        .as("%s answers %d: %s", operation, answer.status(), answer.text())
        .isNotNull();
    seen.add(operation + " " + answer.status());
    JsonNode content = shape.resolved(Objects.requireNonNull(response)).path("content");
    if (content.isEmpty()) {
      assertThat(answer.text()).isEmpty();
      return answer;
    }
    String type = answer.header("Content-Type").replaceAll(";.*", "");
    assertThat(content.has(type)).as("%s answers %s", operation, type).isTrue();
    JsonNode value =
        type.equals("application/json") ? answer.json() : TextNode.valueOf(answer.text());
    assertThat(shape.problems(content.path(type).path("schema"), value))
        .as("%s %d %s", operation, answer.status(), answer.text())
        .isEmpty();
    return answer;
  }
}
