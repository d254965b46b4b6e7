package nonpareil.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.content.HeroSheet;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.yaml.YamlFile;
import nonpareil.lab.Plan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonpareil lab hero}: a home-made hero against the others. */
@Command(
    name = "hero",
    description = "A home-made hero against all others, on each board and from both seats.")
final class LabHeroCommand implements Callable<Integer> {

  @Mixin private LabOptions options = new LabOptions();

  @Parameters(paramLabel = "FILE", description = "The file of the hero.")
  @SuppressWarnings("NullAway.Init") // set by picocli
  private Path file;

  @Option(
      names = {"--player", "--players"},
      paramLabel = "NAME",
      description = "Who plays all heroes. Default: medium.")
  private String player = "medium";

  @Override
  public Integer call() throws InterruptedException {
    HeroSheet hero = HeroLoader.load(YamlFile.read(file));
    return options.run(Plan.Kind.HERO, List.of(player), List.of(file), hero.id());
  }
}
