package nonpareil.server.wire;

import nonpareil.engine.game.Option;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;

/** A choice as a viewer may know it. */
public final class ChoiceText {

  private ChoiceText() {}

  /**
   * The text of a choice, or {@code hidden}. Which card others choose is told by the events, as far
   * as it is to be told; whether somebody has answered with a card to show is not.
   *
   * @param before the position it was chosen in
   * @param viewer a player (from 0), {@link State#SPECTATOR} or {@link Eyes#OPEN}
   */
  public static String seenBy(Names names, State before, int option, int viewer) {
    return hides(names, before, option, viewer) ? PieceJson.HIDDEN : names.option(before, option);
  }

  private static boolean hides(Names names, State before, int option, int viewer) {
    int chooser = before.decider();
    if (viewer == Eyes.OPEN || viewer == chooser) {
      return false;
    }
    Question question = Question.of(before);
    boolean mate = viewer < names.game().players() && names.game().sameTeam(viewer, chooser);
    boolean card = Option.word(option) == Option.Word.CARD;
    return mate ? card && question.alone() : card || question.reaction();
  }
}
