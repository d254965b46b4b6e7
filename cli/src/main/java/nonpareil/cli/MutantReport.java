package nonpareil.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nonpareil.content.Content;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.scenario.ScenarioFile;
import nonpareil.content.scenario.ScenarioFolder;
import nonpareil.content.scenario.ScenarioFolder.Read;
import nonpareil.content.scenario.mutation.Accepted;
import nonpareil.content.scenario.mutation.HeroChanges;
import nonpareil.content.scenario.mutation.Mutant;
import nonpareil.content.scenario.mutation.Mutation;
import nonpareil.content.scenario.mutation.Mutation.Fate;
import nonpareil.content.scenario.mutation.Mutation.Outcome;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.YamlFile;

/** What {@code nonpareil rules --mutate} prints. */
final class MutantReport {

  private final PrintWriter out;
  private final Path home;
  private final Map<String, String> accepted = new LinkedHashMap<>();
  private final Set<String> seen = new HashSet<>();
  private int troubles;

  MutantReport(PrintWriter out, Path home) {
    this.out = out;
    this.home = home;
  }

  /**
   * Tries the mutants of some heroes, of the ten if none is given; 0 if all were noticed.
   *
   * @param wanted ids of heroes that come with the program
   * @param added files of home-made ones
   */
  int run(List<String> wanted, List<Path> added) throws IOException {
    List<String> known = Content.bundled().heroIds();
    for (String id : wanted) {
      if (!known.contains(id)) {
        throw new BadInputException(
            "found \"%s\", expected a hero%s".formatted(id, NearMiss.hint(id, known)));
      }
    }
    accepted.putAll(Accepted.read(home));
    Map<String, List<Mutant>> mutants = new LinkedHashMap<>();
    List<String> bundled = wanted.isEmpty() && added.isEmpty() ? known : wanted;
    bundled.forEach(id -> mutants.put(id, HeroChanges.of(Content.heroFile(id))));
    added.forEach(
        path -> {
          YamlFile file = YamlFile.read(path);
          mutants.put(HeroLoader.load(file).id(), HeroChanges.ofEffects(file));
        });
    var mutation = new Mutation(scenarios());
    mutants.forEach((hero, all) -> report(hero, mutation.run(all)));
    accepted.keySet().stream()
        .filter(id -> mutants.containsKey(id.replaceFirst("/.*", "")) && !seen.contains(id))
        .forEach(id -> trouble("UNKNOWN " + id + ": listed in docs/mutants.md, but not made"));
    out.println(troubles == 0 ? "every mutant that matters was noticed" : troubles + " to look at");
    out.flush();
    return troubles == 0 ? 0 : 1;
  }

  private void report(String hero, List<Outcome> outcomes) {
    Map<Fate, Integer> counts = new EnumMap<>(Fate.class);
    for (Outcome outcome : outcomes) {
      counts.merge(outcome.fate(), 1, Integer::sum);
      String id = outcome.mutant().id();
      seen.add(id);
      boolean survived = outcome.fate() == Fate.SURVIVED;
      if (survived && !accepted.containsKey(id)) {
        trouble("SURVIVED " + id);
      } else if (!survived && accepted.containsKey(id)) {
        trouble("NOTICED " + id + ": no longer to be listed in docs/mutants.md");
      }
    }
    out.println(
        "%s: %d mutants, %d noticed by a scenario, %d refused by the loader, %d survived"
            .formatted(
                hero,
                outcomes.size(),
                counts.getOrDefault(Fate.CAUGHT, 0),
                counts.getOrDefault(Fate.REFUSED, 0),
                counts.getOrDefault(Fate.SURVIVED, 0)));
    out.flush();
  }

  private void trouble(String line) {
    out.println(line);
    troubles++;
  }

  private List<ScenarioFile> scenarios() {
    return ScenarioFolder.read(List.of(home.resolve("scenarios"))).stream()
        .flatMap(r -> r instanceof Read.Good(ScenarioFile f) ? Stream.of(f) : Stream.empty())
        .toList();
  }
}
