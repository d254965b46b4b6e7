package nonpareil.content.scenario;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.YamlNode;

/** What is said about the options of the pending decision; their order never matters. */
final class OptionChecks {

  private OptionChecks() {}

  /** These and no others. */
  static Check exactly(YamlNode node) {
    Set<String> wanted = new LinkedHashSet<>(texts(node));
    return p -> {
      Set<String> offered = new LinkedHashSet<>(p.texts());
      return wanted.equals(offered)
          ? Optional.empty()
          : Optional.of(
              "expected the options %s but %s%s%s"
                  .formatted(
                      Check.list(wanted),
                      p.pending(),
                      difference("; missing: ", wanted, offered),
                      difference("; not expected: ", offered, wanted)));
    };
  }

  /** All of these. */
  static Check includes(YamlNode node) {
    List<String> wanted = texts(node);
    return p -> {
      List<String> missing = wanted.stream().filter(o -> !p.texts().contains(o)).toList();
      return missing.isEmpty()
          ? Optional.empty()
          : Optional.of(
              "expected %s among the options but %s%s"
                  .formatted(
                      Check.list(missing),
                      p.pending(),
                      NearMiss.hint(missing.getFirst(), p.texts())));
    };
  }

  /** None of these. */
  static Check excludes(YamlNode node) {
    List<String> unwanted = texts(node);
    return p -> {
      List<String> found = unwanted.stream().filter(p.texts()::contains).toList();
      return found.isEmpty()
          ? Optional.empty()
          : Optional.of("expected no option %s but %s".formatted(Check.list(found), p.pending()));
    };
  }

  private static List<String> texts(YamlNode node) {
    return node.list().items().stream().map(Step::optionText).toList();
  }

  private static String difference(String lead, Set<String> some, Set<String> others) {
    Set<String> rest = new LinkedHashSet<>(some);
    rest.removeAll(others);
    return rest.isEmpty() ? "" : lead + Check.list(rest);
  }
}
