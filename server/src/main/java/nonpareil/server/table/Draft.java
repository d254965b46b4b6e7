package nonpareil.server.table;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.EventSink;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import org.jspecify.annotations.Nullable;

/**
 * Choices tried out on a deal that looks to the viewer like the game: what they lead to as far as
 * the viewer can know it. The true state is never touched.
 */
final class Draft implements EventSink {

  private final int viewer;
  private final Rules rules = new Rules();
  private final State state;

  /** As it was before the first choice. */
  private final State begun;

  private final Question asked;
  private final List<Event> events = new ArrayList<>();

  /** How it stood when something hidden came up; null as long as nothing has. */
  private @Nullable State blind;

  Draft(View view, long seed) {
    viewer = view.viewer();
    state = new Redeal(seed).deal(view);
    begun = state.copy();
    asked = Question.of(state);
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
      int option = find(choices.get(i));
      if (option < 0) {
        throw Refusal.ofChoice(Code.NOT_OFFERED, "choice %d is not offered".formatted(i + 1), i);
      }
      rules.apply(state, option, this);
    }
    return this;
  }

  private int find(String text) {
    return OptionText.find(state, rules.options(state), text);
  }

  @Override
  public void tell(Event event) {
    if (isNews(event) || state.isChanceSince(begun)) {
      blind();
    }
    if (!isBlind()) {
      events.add(event);
    }
  }

  @Override
  public void looksInto(int player) {
    if (player != viewer) {
      blind();
    }
  }

  /** From the first thing on that comes from hidden cards or chance nothing is told. */
  private void blind() {
    if (blind == null) {
      blind = state.copy();
    }
  }

  /** Whether an event shows the viewer something that was hidden. */
  private boolean isNews(Event event) {
    return switch (event) {
      case Event.CardsTaken e -> !e.isOpen();
      case Event.CardDiscarded e -> e.fromDeck() || e.player() != viewer;
      case Event.CardBoosted e -> e.player() != viewer;
      case Event.CardReturned e -> e.player() != viewer;
      case Event.CardsRevealed _,
          Event.AttackCardReplaced _,
          Event.EffectStopped _,
          Event.CardRevealed _,
          Event.HandSeen _,
          Event.HandRevealed _,
          Event.TopSeen _,
          Event.ByChance _ ->
          true;
      case Event.Fact _, Event.CardCommitted _, Event.SchemePlayed _ -> false;
    };
  }

  /** Whether something hidden decides what comes next. */
  boolean isBlind() {
    return blind != null;
  }

  /**
   * Whether it is known that the viewer is asked next. Whether others are may depend on cards that
   * are only imagined.
   */
  boolean asksViewer() {
    return !isBlind() && !state.isOver() && state.decider() == viewer;
  }

  /** Whether nothing more belongs to what was begun. */
  boolean isComplete() {
    if (!asksViewer()) {
      return true;
    }
    Question next = Question.of(state);
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
    return events;
  }

  /** What was asked before the first choice. */
  Question asked() {
    return asked;
  }

  /** What the viewer would see, up to where hidden things decide. */
  View view() {
    State seen = blind;
    return View.of(seen == null ? state : seen, viewer);
  }
}
