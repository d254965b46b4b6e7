package nonpareil.cli;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonpareil.cli.play.Terminal;
import nonpareil.content.text.Language;
import org.jspecify.annotations.Nullable;

/** The terminal a game is played in, and its language. */
final class Screens {

  private static final int WIDTH = 80;

  private Screens() {}

  /**
   * @param lang the code of a language; null: by the environment
   */
  static Language language(@Nullable String lang, List<Language> all) {
    if (lang == null) {
      String locale =
          Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
              .map(name -> System.getenv().getOrDefault(name, ""))
              .filter(value -> !value.isEmpty())
              .findFirst()
              .orElse("")
              .toLowerCase(Locale.ROOT);
      return all.stream()
          .filter(language -> locale.split("[_.@]", 2)[0].equals(language.code()))
          .findFirst()
          .orElse(all.getFirst());
    }
    return all.stream()
        .filter(language -> language.code().equals(lang))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    "--lang: found \"%s\", expected %s"
                        .formatted(
                            lang,
                            all.stream().map(Language::code).collect(Collectors.joining(" or ")))));
  }

  @SuppressWarnings("SystemConsoleNull") // it is null again from JDK 25 on
  static Terminal open(PrintWriter out) {
    Console console = System.console();
    boolean real = console != null && console.isTerminal();
    Map<String, String> env = System.getenv();
    boolean colours =
        real
            && env.getOrDefault("NO_COLOR", "").isEmpty()
            && !env.getOrDefault("TERM", "dumb").equals("dumb");
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    return new Terminal(in, out, real, colours, real ? Screens::columns : () -> WIDTH);
  }

  /** The width of the terminal as it is now: windows change. */
  private static int columns() {
    try {
      Process stty =
          new ProcessBuilder("stty", "size")
              .redirectInput(ProcessBuilder.Redirect.INHERIT)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String size = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      stty.waitFor(1, TimeUnit.SECONDS);
      return Integer.parseInt(size.strip().replaceAll(".* ", ""));
    } catch (IOException | NumberFormatException e) {
      return WIDTH;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return WIDTH;
    }
  }
}
