package nonpareil.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import nonpareil.cli.language.MissingText;
import nonpareil.cli.language.MissingTexts;
import nonpareil.content.Languages;
import nonpareil.content.text.Language;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nonpareil language}: what a language has to bring. */
@Command(
    name = "language",
    description = "Lists the languages, or what one of them, or a new one, has to bring.",
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {"0:nothing is missing", "1:something is", "2:it is no code of a language"})
final class LanguageCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Parameters(
      paramLabel = "CODE",
      arity = "0..1",
      description = "The code of a language, such as fr; all there are if none is given.")
  private @Nullable String code;

  @Option(names = "--missing", description = "List every text it does not have, with its file.")
  private boolean list;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    int missing = 0;
    if (code == null) {
      for (Language language : Languages.ALL) {
        missing += tell(out, language.code());
      }
    } else if (code.matches("[a-z]{2,3}")) {
      missing = tell(out, code);
    } else {
      throw new BadInputException(
          "found \"" + code + "\", expected two or three small letters such as fr");
    }
    out.flush();
    return missing == 0 ? 0 : 1;
  }

  private int tell(PrintWriter out, String of) {
    List<MissingText> texts = MissingTexts.in(of);
    if (list) {
      texts.forEach(text -> out.println(text.file() + "  " + text.key()));
    }
    out.println(
        texts.isEmpty()
            ? of + ": nothing is missing"
            : "%s: %,d texts are missing".formatted(of, texts.size()));
    return texts.size();
  }
}
