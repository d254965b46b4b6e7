package nonpareil.server.table;

import java.util.List;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.Options;

/** What is chosen for somebody whose time is over. */
final class DefaultChoice {

  private static final List<Word> QUIET = List.of(Word.NONE, Word.DONE, Word.NO, Word.STAY);

  private DefaultChoice() {}

  /**
   * The least there is: none, done, no or stay where offered, maneuver for an action, else the
   * first.
   */
  static int of(DecisionKind kind, Options options) {
    for (Word word : QUIET) {
      if (options.contains(Option.of(word))) {
        return Option.of(word);
      }
    }
    int maneuver = Option.of(Word.MANEUVER);
    return kind == DecisionKind.ACTION && options.contains(maneuver) ? maneuver : options.get(0);
  }
}
