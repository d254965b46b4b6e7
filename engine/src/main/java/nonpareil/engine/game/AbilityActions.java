package nonpareil.engine.game;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.Triggers.Trigger;
import nonpareil.engine.hero.Ability.Moment;
import org.jspecify.annotations.Nullable;

/**
 * The actions that abilities and cards in play have. They are abilities like those that wait for a
 * moment, but it is their player who sets them off: as an action, or besides as something that
 * costs none. What can do nothing is not offered; whether that is so follows from what everybody
 * sees, for a turn does not end by itself as long as something is left that costs nothing.
 */
final class AbilityActions {

  /** So many that cost nothing are taken in a turn at most: whatever they bring about, it ends. */
  static final int MOST_FREE = 20;

  /**
   * When an action is offered.
   *
   * @param condition what must hold; null if nothing must
   * @param all where the words begin that must be doable: its prices, and a choice after them
   * @param some where those begin of which one at least must be, unless a choice comes first
   */
  record Offered(@Nullable Test condition, List<Integer> all, List<Integer> some) {}

  private AbilityActions() {}

  static void list(State s, Options options, int player) {
    for (Trigger action : s.game.seat(player).actions) {
      if (isOffered(s, player, action)) {
        options.add(Option.of(Word.ABILITY, action.index()));
      }
    }
  }

  /** Whether a player may do something that costs no action. */
  static boolean areFree(State s, int player) {
    for (Trigger action : s.game.seat(player).actions) {
      if (action.moment() == Moment.ANY_TIME && isOffered(s, player, action)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOffered(State s, int player, Trigger action) {
    boolean affordable =
        action.moment() == Moment.ACTION
            ? Actions.may(s, ActionKind.ABILITY)
            : s.get(s.shared(Extra.FREE)) < MOST_FREE;
    return affordable
        && !Triggers.isGone(s, player, action)
        && !Triggers.bit(s, player, Extra.ONCE, action.index())
        && canBeDone(s, player, action);
  }

  /** Asks in the frame it would have, which is gone again afterwards. */
  private static boolean canBeDone(State s, int player, Trigger action) {
    Offered offered = Objects.requireNonNull(action.offered());
    int fr = push(s, player, action);
    boolean can = offered.condition() == null || Meaning.holds(s, fr, offered.condition());
    for (int i = 0; i < offered.all().size() && can; i++) { // an iterator would allocate
      can = Doable.is(s, fr, s.game.op(offered.all().get(i)));
    }
    boolean some = offered.some().isEmpty();
    for (int i = 0; i < offered.some().size() && can && !some; i++) {
      some = Doable.is(s, fr, s.game.op(offered.some().get(i)));
    }
    EffectStack.pop(s);
    return can && some;
  }

  private static int push(State s, int player, Trigger action) {
    return EffectStack.push(
        s,
        action.program(),
        player,
        action.card(),
        s.leader(player),
        EffectStack.NO_SIDE,
        Source.ABILITY);
  }

  static void take(State s, int player, int index) {
    Seat seat = s.game.seat(player);
    Trigger action = seat.trigger(index);
    if (action.moment() == Moment.ACTION) {
      Actions.take(s, ActionKind.ABILITY);
    } else {
      int at = s.shared(Extra.FREE);
      s.set(at, s.get(at) + 1);
    }
    if (s.events != null) {
      int number = OrderedEffect.of(seat, action).number();
      s.events.tell(new Event.AbilityUsed(player, action.card(), number));
    }
    push(s, player, action);
  }

  /** The action that an option means. */
  static Trigger trigger(State s, int player, int option) {
    return s.game.seat(player).trigger(Option.first(option));
  }

  /** As it is written: its name, after that of the card in play it stands on. */
  static String name(State s, int index) {
    Seat seat = s.game.seat(s.decider());
    Trigger action = seat.trigger(index);
    String id = Objects.requireNonNull(action.triggered().id());
    return action.card() < 0 ? id : seat.deck().card(action.card()).id() + " " + id;
  }
}
