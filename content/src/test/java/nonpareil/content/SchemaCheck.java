package nonpareil.content;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The schemas we ship, as somebody else's validator understands them. */
public record SchemaCheck(Schema schema) {

  private static final Path FOLDER = Path.of("src/main/resources/nonpareil/schema");

  /** For {@code hero}, {@code board} or {@code scenario}. */
  public static SchemaCheck of(String kind) {
    try {
      String text = Files.readString(FOLDER.resolve(kind + ".schema.json"));
      var registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
      return new SchemaCheck(registry.getSchema(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is wrong. */
  public List<Error> errors(JsonNode file) {
    return schema.validate(file);
  }
}
