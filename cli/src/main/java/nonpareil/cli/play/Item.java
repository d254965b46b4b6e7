package nonpareil.cli.play;

import java.util.List;

/** A line of a menu: an option of the game, or a group of options. */
sealed interface Item {

  String label();

  /**
   * An option.
   *
   * @param option as the engine has it
   * @param text in the words of the scenario vocabulary
   * @param below lines that explain it
   */
  record One(String label, int option, String text, List<String> below) implements Item {}

  /**
   * Options that belong together, such as the moves of one fighter.
   *
   * @param question what is asked once the group is chosen
   */
  record Group(String label, String question, List<One> items) implements Item {}
}
