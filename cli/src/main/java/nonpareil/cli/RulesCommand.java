package nonpareil.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import nonpareil.content.scenario.Clause;
import nonpareil.content.scenario.Proofs;
import nonpareil.content.yaml.NearMiss;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil rules}: every clause, decision, card and ability with what proves it. */
@Command(
    name = "rules",
    description = "Lists every rule, decision, card and ability with the files that prove it.",
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:everything is proven",
      "1:something is not, a scenario fails, or a mutant was not noticed",
      "2:an id is unknown, or the project's folder was not found"
    })
final class RulesCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(
      paramLabel = "ID",
      arity = "0..*",
      description = "Clauses to list, such as ATT-7 or medusa/dash; all if none is given.")
  private Set<String> ids = new LinkedHashSet<>();

  @Option(names = "--unproven", description = "List only what is not proven.")
  private boolean unproven;

  @Option(
      names = "--mutate",
      description = "Spoil every hero file in every place and see that a scenario notices.")
  private boolean mutate;

  @Option(
      names = "--hero",
      paramLabel = "ID",
      description = "With --mutate: this hero only; may be given again.")
  private List<String> heroes = new ArrayList<>();

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description = "With --mutate: a home-made hero, without the ten; may be given again.")
  private List<Path> added = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (mutate) {
      return new MutantReport(out, Home.find()).run(heroes, added);
    }
    if (!heroes.isEmpty() || !added.isEmpty()) {
      throw new BadInputException(
          "found %s alone, expected it with --mutate"
              .formatted(heroes.isEmpty() ? "--add" : "--hero"));
    }
    Proofs proofs = Proofs.of(Home.find());
    check(proofs.clauses().stream().map(Clause::id).toList());
    List<Clause> listed =
        proofs.clauses().stream().filter(c -> ids.isEmpty() || ids.contains(c.id())).toList();
    int missing = 0;
    for (Clause clause : listed) {
      Collection<String> files = proofs.of(clause);
      missing += files.isEmpty() ? 1 : 0;
      if (!unproven || files.isEmpty()) {
        out.println("%s  %s".formatted(clause.id(), clause.title()));
        (files.isEmpty() ? List.of("UNPROVEN") : files).forEach(f -> out.println("    " + f));
      }
    }
    List<String> troubles = ids.isEmpty() ? proofs.troubles() : List.of();
    troubles.forEach(out::println);
    out.println("%d proven, %d unproven".formatted(listed.size() - missing, missing));
    out.flush();
    return missing == 0 && troubles.isEmpty() ? 0 : 1;
  }

  private void check(List<String> known) {
    for (String id : ids) {
      if (!known.contains(id)) {
        throw new BadInputException(
            "found \"%s\", expected the id of a clause, card or ability%s"
                .formatted(id, NearMiss.hint(id, known)));
      }
    }
  }
}
