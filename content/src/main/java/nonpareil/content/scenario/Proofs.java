package nonpareil.content.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.scenario.ScenarioFolder.Read;

/**
 * What proves each clause: the scenarios that pass and name it, and the unit tests that carry its
 * tag, {@code @Tag("proves:SET-3")}.
 */
public final class Proofs {

  private static final Pattern TAG = Pattern.compile("^\\s*@Tag\\(\"proves:([^\"]+)\"\\)");

  private final List<Clause> clauses = Clause.all();
  private final Map<String, Set<String>> proofs = new TreeMap<>();
  private final List<String> troubles = new ArrayList<>();

  private Proofs() {}

  /**
   * Runs the scenarios of a project and looks through the sources of its tests.
   *
   * @param home the project's folder
   */
  public static Proofs of(Path home) throws IOException {
    var result = new Proofs();
    result.scenarios(home);
    result.tests(home);
    Set<String> known = new TreeSet<>(result.clauses.stream().map(Clause::id).toList());
    result.proofs.forEach(
        (id, files) -> {
          if (!known.contains(id)) {
            result.troubles.add("unknown clause " + id + " in " + String.join(", ", files));
          }
        });
    return result;
  }

  private void scenarios(Path home) {
    var runner = new ScenarioRunner(Content.bundled());
    record Outcome(Read read, ScenarioResult result) {}
    List<Outcome> outcomes =
        ScenarioFolder.read(List.of(home.resolve("scenarios"))).parallelStream()
            .map(
                read ->
                    switch (read) {
                      case Read.Bad bad -> new Outcome(bad, bad.reason());
                      case Read.Good good -> new Outcome(good, runner.run(good.file()));
                    })
            .toList();
    for (Outcome outcome : outcomes) {
      if (outcome.result.passed() && outcome.read instanceof Read.Good(ScenarioFile file)) {
        file.clauses().forEach(id -> add(id, home, file.path()));
      } else {
        troubles.addAll(outcome.result.lines());
      }
    }
  }

  private void tests(Path home) throws IOException {
    try (Stream<Path> modules = Files.list(home)) {
      for (Path module : modules.sorted().toList()) {
        Path tests = module.resolve("src/test/java");
        if (Files.isDirectory(tests)) {
          try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
              test(home, file);
            }
          }
        }
      }
    }
  }

  private void test(Path home, Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      Matcher tag = TAG.matcher(line);
      if (tag.find()) {
        add(tag.group(1), home, file);
      }
    }
  }

  private void add(String id, Path home, Path file) {
    String shown = home.relativize(file).toString().replace('\\', '/');
    proofs.computeIfAbsent(id, i -> new TreeSet<>()).add(shown);
  }

  /** Everything that has to be proven, in order. */
  public List<Clause> clauses() {
    return clauses;
  }

  /** The files that prove a clause, relative to the project. */
  public Collection<String> of(Clause clause) {
    return proofs.getOrDefault(clause.id(), Set.of());
  }

  public List<Clause> unproven() {
    return clauses.stream().filter(c -> of(c).isEmpty()).toList();
  }

  /** Scenarios that do not pass, and clauses that do not exist. */
  public List<String> troubles() {
    return troubles;
  }
}
