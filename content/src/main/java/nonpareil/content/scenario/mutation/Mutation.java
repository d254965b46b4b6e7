package nonpareil.content.scenario.mutation;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.scenario.ScenarioFile;
import nonpareil.content.scenario.ScenarioResult;
import nonpareil.content.scenario.ScenarioRunner;
import nonpareil.content.yaml.ContentException;

/** Runs the scenarios with spoilt hero files. */
public final class Mutation {

  /** What became of a mutant. */
  public enum Fate {
    /** A scenario failed. */
    CAUGHT,
    /** The loader refused it. */
    REFUSED,
    /** Nobody noticed. */
    SURVIVED
  }

  /**
   * A mutant and what became of it.
   *
   * @param by the file that caught it; empty if none did
   */
  public record Outcome(Mutant mutant, Fate fate, String by) {}

  private final ScenarioRunner unspoilt = new ScenarioRunner(Content.bundled());
  private final List<ScenarioFile> scenarios;

  /**
   * @param all scenarios; those that fail with the heroes as they are cannot notice anything
   */
  public Mutation(Collection<ScenarioFile> all) {
    scenarios = all.parallelStream().filter(s -> unspoilt.run(s).passed()).toList();
  }

  /** Tries some mutants. */
  public List<Outcome> run(List<Mutant> mutants) {
    return mutants.parallelStream().map(this::outcome).toList();
  }

  private Outcome outcome(Mutant mutant) {
    HeroSheet sheet;
    try {
      sheet = HeroLoader.load(mutant.file().get());
    } catch (ContentException e) {
      return new Outcome(mutant, Fate.REFUSED, "");
    }
    ScenarioRunner runner = unspoilt.with(sheet);
    // Those that speak of the changed card come first: one of them will do.
    String clause = mutant.hero() + "/" + mutant.card().orElse("ability");
    List<ScenarioFile> order =
        scenarios.stream()
            .filter(s -> s.heroIds().contains(mutant.hero()))
            .sorted(Comparator.comparing((ScenarioFile s) -> !s.clauses().contains(clause)))
            .toList();
    for (ScenarioFile scenario : order) {
      ScenarioResult result = runner.run(scenario);
      if (!result.passed()) {
        return new Outcome(mutant, Fate.CAUGHT, result.path().toString());
      }
    }
    return new Outcome(mutant, Fate.SURVIVED, "");
  }
}
