package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.scenario.Clause;
import nonpareil.content.scenario.Proofs;
import nonpareil.testkit.Examples;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs all scenarios of the project and asks whether they prove everything. */
final class RulesCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void everyScenarioPassesAndNamesClausesThatExist() throws IOException {
    assertThat(Proofs.of(Home.find()).troubles()).isEmpty();
  }

  @Test
  void everyClauseDecisionCardAndAbilityIsProven() throws IOException {
    assertThat(Proofs.of(Home.find()).unproven()).isEmpty();
  }

  @Tag("long")
  @Test
  void everyMutantThatMattersIsNoticed() {
    int status = run("rules", "--mutate");
    assertThat(out.toString().lines().filter(l -> !l.contains(" mutants, ")))
        .containsExactly("every mutant that matters was noticed");
    assertThat(status).isZero();
  }

  @Tag("long")
  @Test
  void everyMutantOfTheExamplesThatMattersIsNoticed() {
    var args = new ArrayList<>(List.of("rules", "--mutate"));
    for (Path file : Examples.heroes()) {
      args.addAll(List.of("--add", file.toString()));
    }
    int status = run(args.toArray(String[]::new));
    assertThat(out.toString().lines().filter(l -> !l.contains(" mutants, ")))
        .containsExactly("every mutant that matters was noticed");
    assertThat(status).isZero();
  }

  /** The scenarios name its file: the spoilt hero must take its place all the same. */
  @Test
  void theMutantsOfAHomeMadeHeroAreNoticedByItsScenarios() {
    run("rules", "--mutate", "--add", Examples.file("heroes/trapper.yaml").toString());
    assertThat(out.toString())
        .containsPattern("trapper: \\d+ mutants, [1-9]\\d+ noticed by a scenario")
        .doesNotContain("medusa");
  }

  @Test
  void whatToSpoilIsRefusedWithoutSpoiling() {
    assertThat(run("rules", "--add", "trapper.yaml")).isEqualTo(2);
    assertThat(err.toString()).contains("found --add alone, expected it with --mutate");
  }

  @Test
  void theListHasEveryKindOfClause() {
    List<String> ids = Clause.all().stream().map(Clause::id).toList();
    assertThat(ids)
        .doesNotHaveDuplicates()
        .contains("SYS-1", "SET-12", "EX-6", "DEC-34", "PAIR-24", "medusa/dash", "genie/ability")
        .hasSize(397);
  }

  @Test
  void aSingleClauseIsListedWithItsProofs() {
    assertThat(run("rules", "EX-3")).isZero();
    assertThat(out.toString())
        .startsWith("EX-3  the Jabberwock bites Alice")
        .contains("scenarios/examples/")
        .contains("1 proven, 0 unproven");
  }

  @Test
  void anUnknownIdIsRefusedWithAHint() {
    assertThat(run("rules", "EX-33")).isEqualTo(2);
    assertThat(err.toString()).contains("found \"EX-33\"").contains("did you mean \"EX-3\"?");
    assertThat(run("rules", "--mutate", "--hero", "medussa")).isEqualTo(2);
    assertThat(err.toString()).contains("did you mean \"medusa\"?");
  }
}
