package nonpareil.server.table;

import java.util.List;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Rehearsal;
import nonpareil.engine.game.View;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;

/** Choices tried out on what their player sees. The true state is never touched. */
final class Draft {

  private final Rehearsal rehearsal;
  private final Question asked;

  Draft(View view, long seed) {
    rehearsal = Rehearsal.of(view, seed);
    asked = Question.of(rehearsal.state());
  }

  /**
   * Tries choices in order; refuses one that is not offered. After something that is hidden or left
   * to chance, or when others may be asked, whatever follows is refused alike, unread.
   */
  Draft take(List<String> choices) {
    for (int i = 0; i < choices.size(); i++) {
      if (!asksViewer()) {
        throw Refusal.ofChoice(
            Code.NOT_OFFERED, "nothing can be chosen ahead of what is not known", i);
      }
      int option = OptionText.find(rehearsal.state(), rehearsal.options(), choices.get(i));
      if (option < 0) {
        throw Refusal.ofChoice(Code.NOT_OFFERED, "choice %d is not offered".formatted(i + 1), i);
      }
      rehearsal.apply(option);
    }
    return this;
  }

  /** Whether something hidden decides what comes next. */
  boolean isBlind() {
    return rehearsal.isBlind();
  }

  /** Whether it is known that the viewer is asked next. */
  boolean asksViewer() {
    return rehearsal.asksViewer();
  }

  /** Whether nothing more belongs to what was begun. */
  boolean isComplete() {
    if (!asksViewer()) {
      return true;
    }
    Question next = Question.of(rehearsal.state());
    return switch (next.kind()) {
      case ACTION, START_OF_TURN -> true;
      case SET_UP -> false;
      case DISCARD -> next.cause().equals(Cause.RULE);
      case NONE,
          BOOST,
          MOVE,
          ATTACK_CARD,
          DEFENSE_CARD,
          CHOOSE_FIGHTER,
          CHOOSE_SPACE,
          CHOOSE_CARD,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM,
          ORDER ->
          asked.kind() == DecisionKind.SET_UP;
    };
  }

  /** What the choices do, without anything hidden. */
  List<Event> events() {
    return rehearsal.events();
  }

  /** What was asked before the first choice. */
  Question asked() {
    return asked;
  }

  /** What the viewer would see, up to where hidden things decide. */
  View view() {
    return rehearsal.view();
  }
}
