package nonpareil.content.yaml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.CoreSchema;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Files as other programs see them that read YAML: as values and not as they are written. */
public final class OtherReaders {

  private static final ObjectMapper JSON = new ObjectMapper();

  private OtherReaders() {}

  /** By the rules of YAML 1.1, without a key twice. */
  public static JsonNode yaml11(String text) {
    var options = new LoaderOptions();
    options.setAllowDuplicateKeys(false);
    return tree(new Yaml(new SafeConstructor(options)).load(text));
  }

  /** By the rules of YAML 1.2, without a key twice. */
  public static JsonNode yaml12(String text) {
    var settings =
        LoadSettings.builder().setAllowDuplicateKeys(false).setSchema(new CoreSchema()).build();
    return tree(new Load(settings).loadFromString(text));
  }

  private static JsonNode tree(Object value) {
    return JSON.valueToTree(textKeys(value));
  }

  /** JSON has no other keys than texts. */
  private static @Nullable Object textKeys(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      var texts = new LinkedHashMap<String, @Nullable Object>();
      map.forEach((key, of) -> texts.put(String.valueOf(key), textKeys(of)));
      return texts;
    }
    if (value instanceof List<?> list) {
      var items = new ArrayList<@Nullable Object>();
      list.forEach(item -> items.add(textKeys(item)));
      return items;
    }
    return value;
  }
}
