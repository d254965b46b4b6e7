package nonpareil.content.language;

import nonpareil.content.yaml.YamlNode;

/**
 * A kind of parameter.
 *
 * @param label its name in the documentation
 * @param schema its JSON Schema
 * @param branch it is carried out or not, so what it leaves behind is not sure afterwards
 */
public record Type<T>(String label, String schema, boolean branch, Reading<T> reading) {

  /** Reads a parameter. */
  public interface Reading<T> {
    T read(YamlNode node, Scope scope);
  }

  static <T> Type<T> of(String label, String schema, Reading<T> reading) {
    return new Type<>(label, schema, false, reading);
  }

  /** Effects that are carried out or not, read in a way of their own. */
  static <T> Type<T> branch(String label, Reading<T> reading) {
    return new Type<>(label, "{\"$ref\": \"#/$defs/" + label + "\"}", true, reading);
  }

  /** A type with a definition of its own in the schema. */
  static <T> Type<T> named(String label, Reading<T> reading) {
    return of(label, "{\"$ref\": \"#/$defs/" + label + "\"}", reading);
  }

  /** Whether it is a set of fighters, or one of them. */
  boolean isFighters() {
    return schema.equals("{\"$ref\": \"#/$defs/fighters\"}");
  }

  /** Whether this is one of its words. */
  boolean hasWord(String word) {
    return schema.contains("\"" + word + "\"") && schema.contains("enum");
  }

  T read(YamlNode node, Scope scope) {
    return reading.read(node, scope);
  }
}
