package nonpareil.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Lets somebody choose one of some lines before a game. */
final class Picker {

  private final Terminal terminal;
  private final Words words;
  private final Style style;

  Picker(Terminal terminal, Words words) {
    this.terminal = terminal;
    this.words = words;
    this.style = terminal.style();
  }

  /** The place of the chosen line; the first one for an empty answer, nothing at the end. */
  Optional<Integer> pick(String question, List<String> lines) {
    return pick(question, lines, 0);
  }

  /**
   * @param usual what an empty answer means
   */
  Optional<Integer> pick(String question, List<String> lines, int usual) {
    terminal.blank();
    terminal.line(style.bold(question), 2);
    IntStream.range(0, lines.size())
        .forEach(
            i ->
                terminal.line(" " + style.accent("%2d".formatted(i + 1)) + "  " + lines.get(i), 5));
    while (true) {
      Optional<String> typed = terminal.ask(style.accent("> "));
      if (typed.isEmpty()) {
        return Optional.empty();
      }
      if (typed.get().isEmpty()) {
        return Optional.of(usual);
      }
      for (int i = 0; i < lines.size(); i++) {
        if (typed.get().equals(String.valueOf(i + 1))) {
          return Optional.of(i);
        }
      }
      terminal.line(words.say("menu.unknown", lines.size()));
    }
  }
}
