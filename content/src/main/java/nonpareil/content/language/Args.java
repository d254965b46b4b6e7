package nonpareil.content.language;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlNode;
import org.jspecify.annotations.Nullable;

/** The parameters of one use of a word. */
final class Args {

  private final YamlNode at;
  private final Map<String, Object> values = new HashMap<>();

  Args(YamlNode at) {
    this.at = at;
  }

  /** The refusal of this use of the word. */
  ContentException refuse(String found, String expected) {
    return at.refuse(found, expected);
  }

  void put(Param<?> param, Object value) {
    values.put(param.name(), value);
  }

  <T> T get(Param<T> param) {
    return Objects.requireNonNull(find(param));
  }

  /** Values are only ever put by the type of their own parameter. */
  @SuppressWarnings("unchecked")
  <T> @Nullable T find(Param<T> param) {
    return (T) values.getOrDefault(param.name(), param.fallback());
  }
}
