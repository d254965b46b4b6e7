package nonpareil.server.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nonpareil.content.Localized;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import org.jspecify.annotations.Nullable;

/**
 * One step of a lesson: what is said to the learner, and the choice that is expected.
 *
 * @param say what to do; null if the step belongs to the one before
 * @param why what it is good for
 * @param praise said when it has been done
 * @param wrong said to another choice
 * @param point pieces, spaces, {@code card X}, {@code control X} or {@code prompt} to look at
 * @param options the choices that are expected, each an option's text or its beginning and {@code
 *     *}; empty if there is only something to read
 */
public record Step(
    @Nullable Localized say,
    @Nullable Localized why,
    @Nullable Localized praise,
    @Nullable Localized wrong,
    List<String> point,
    List<String> options,
    Times times) {

  /** How often the step is taken. */
  public enum Times {
    ONCE,
    /** Not asked, or not done, is fine. */
    MAYBE,
    /** As often as one likes. */
    MANY;

    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Map<String, Times> TIMES =
      Map.of("once", Times.ONCE, "maybe", Times.MAYBE, "many", Times.MANY);

  static Step read(YamlNode node) {
    YamlMap map = node.map().only("say", "why", "praise", "wrong", "point", "expect", "times");
    return new Step(
        said(map, "say"),
        said(map, "why"),
        said(map, "praise"),
        said(map, "wrong"),
        words(map.find("point")),
        words(map.find("expect")),
        map.find("times").map(n -> n.oneOf("how often", TIMES)).orElse(Times.ONCE));
  }

  private static @Nullable Localized said(YamlMap map, String key) {
    return map.find(key).map(Lesson::text).orElse(null);
  }

  /** One word or a list of them. */
  static List<String> words(Optional<YamlNode> node) {
    return node.map(
            n ->
                n instanceof YamlList list
                    ? list.items().stream().map(YamlNode::text).toList()
                    : List.of(n.text()))
        .orElse(List.of());
  }

  /** Whether there is only something to read. */
  public boolean isReading() {
    return options.isEmpty();
  }

  /** Whether a choice is what a pattern expects: a text, or its beginning and a star. */
  static boolean matches(String pattern, String choice) {
    return pattern.endsWith("*")
        ? choice.startsWith(pattern.substring(0, pattern.length() - 1))
        : choice.equals(pattern);
  }
}
