package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.Triggers.Trigger;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.LastingRules;
import org.jspecify.annotations.Nullable;

/**
 * What an option means where a player puts abilities in order or takes an action of one: one of the
 * hero's, or one of a card that lies in play. The number of the option alone does not tell, for at
 * a step of the turn only the abilities of that step are counted.
 *
 * @param player whose it is
 * @param card the card in play it stands on, or {@link State#NOBODY} for the ability
 * @param number its place, from 0, among all that happens by that ability or card at some moment
 */
public record OrderedEffect(int player, int card, int number) {

  /** Of an option of the pending decision; null if it means something else. */
  public static @Nullable OrderedEffect of(State s, int option) {
    if (Option.word(option) == Word.ABILITY) {
      return of(s.game.seat(s.decider()), AbilityActions.trigger(s, s.decider(), option));
    }
    if (Option.word(option) != Word.EFFECT || s.decision() != DecisionKind.ORDER) {
      return null;
    }
    int player = s.decider();
    Seat seat = s.game.seat(player);
    int number = Option.first(option) - 1;
    if (s.get(State.DEPTH) == 0) {
      return new OrderedEffect(player, State.NOBODY, ofStep(seat, moment(s.phase()), number));
    }
    // Anything else that is put in order is printed on one card, one below the other.
    return EffectStack.pc(s, EffectStack.top(s)) == s.game.triggersPc()
        ? waiting(seat, number)
        : null;
  }

  /** The place among all abilities of one that is counted among those of a step. */
  private static int ofStep(Seat seat, Moment moment, int number) {
    List<Ability.Triggered> all = seat.hero().ability().triggered();
    int left = number;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).moment() == moment && !all.get(i).isQueued() && left-- == 0) {
        return i;
      }
    }
    throw new IllegalStateException("no ability " + number + " at " + moment);
  }

  private static OrderedEffect waiting(Seat seat, int effect) {
    for (Trigger trigger : seat.waiting) {
      if (trigger.effect() == effect) {
        return of(seat, trigger);
      }
    }
    throw new IllegalStateException("no ability " + effect + " waits");
  }

  static OrderedEffect of(Seat seat, Trigger trigger) {
    int card = trigger.card();
    List<Ability.Triggered> all =
        card < 0
            ? LastingRules.moments(seat.hero().ability())
            : LastingRules.moments(seat.deck().card(card));
    return new OrderedEffect(seat.player(), card, place(all, trigger.triggered()));
  }

  @SuppressWarnings("ReferenceEquality") // equal texts stand side by side
  private static int place(List<Ability.Triggered> all, Ability.Triggered one) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) == one) {
        return i;
      }
    }
    throw new IllegalStateException("an effect that is not there");
  }

  private static Moment moment(Phase phase) {
    return switch (phase) {
      case TURN_EFFECTS -> Moment.START_OF_TURN;
      case MANEUVER_AFTER -> Moment.AFTER_MANEUVER;
      case AFTER_ATTACK -> Moment.AFTER_ATTACK;
      case IMMEDIATELY_DEFENDER,
          IMMEDIATELY_ATTACKER,
          DURING_DEFENDER,
          DURING_ATTACKER,
          AFTER_DEFENDER,
          AFTER_ATTACKER ->
          Moment.of(CombatMoments.timing(phase));
      default -> throw new IllegalStateException("no abilities are put in order at " + phase);
    };
  }
}
