package nonpareil.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import nonpareil.cli.hero.Balance;
import nonpareil.cli.hero.CardSheet;
import nonpareil.cli.hero.HeroTexts;
import nonpareil.cli.hero.RunningServer;
import nonpareil.cli.play.Table;
import nonpareil.cli.serve.Desktop;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.scenario.Arranged;
import nonpareil.content.scenario.Trial;
import nonpareil.content.text.Language;
import nonpareil.content.yaml.YamlFile;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.hero.OnlyPeople;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil hero}: what somebody wants to know who has written a hero. */
@Command(
    name = "hero",
    description =
        "Checks the file of a home-made hero, tells what its cards say and how its numbers compare.",
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      "0:the hero can be played",
      "2:something is wrong with it; the message says where"
    })
final class HeroCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The file of the hero.")
  @SuppressWarnings("NullAway.Init") // set by picocli
  private Path file;

  @Option(
      names = "--print",
      paramLabel = "PAGE",
      description = "Writes its cards as a page to print and cut out, nine to a sheet (HTML).")
  private @Nullable Path sheetOfCards;

  @Option(
      names = "--try",
      paramLabel = "CARD",
      description =
          "Plays on from a position in which the card can be used, against the computer, in this"
              + " terminal; with --at in the browser.")
  private @Nullable String card;

  @Option(
      names = "--at",
      paramLabel = "ADDRESS",
      description =
          "With --try: the address of a running server that was started with --add FILE, such as"
              + " http://localhost:8080.")
  private @Nullable String address;

  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      description = "Of the page and the trial, such as de. Default: from LANG.")
  private @Nullable String lang;

  @Override
  public Integer call() throws IOException {
    HeroSheet sheet = HeroLoader.load(YamlFile.read(file));
    Content content = Content.bundled().with(sheet);
    Language language = Screens.language(lang, content.languages());
    if (card == null && address != null) {
      throw new BadInputException("found --at alone, expected it with --try");
    }
    if (card != null) {
      tryOut(content, sheet, card, language);
    } else if (sheetOfCards != null) {
      Files.writeString(sheetOfCards, CardSheet.html(sheet, language));
      spec.commandLine().getOut().println(sheetOfCards + ": print it on A4, at 100 %");
    } else {
      tell(content, sheet);
    }
    spec.commandLine().getOut().flush();
    return 0;
  }

  private void tell(Content content, HeroSheet sheet) {
    PrintWriter out = spec.commandLine().getOut();
    for (Language language : content.languages()) {
      HeroTexts.lines(sheet, language).forEach(out::println);
      out.println();
    }
    Balance.lines(sheet.hero(), Content.bundled().heroes()).forEach(out::println);
  }

  private void tryOut(Content content, HeroSheet sheet, String which, Language language) {
    Arranged position = Trial.of(content, sheet.id(), which);
    if (address != null) {
      String page =
          BadInputException.read("--at", address, at -> RunningServer.trial(at, sheet.id(), which));
      spec.commandLine().getOut().println(page);
      Desktop.open(page);
      return;
    }
    var log = new GameLog(position.game(), Objects.requireNonNull(position.arrangement()));
    var human = new Controller.Human();
    boolean byHand = OnlyPeople.of(sheet.hero()).isPresent();
    List<Controller> opponents =
        List.of(human, byHand ? human : new Controller.Computer("easy", 1));
    var screen = Screens.open(spec.commandLine().getOut());
    new Table(new SaveFile(log, opponents), content, language, screen, null).play();
  }
}
