package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.hero.Ability;
import org.jspecify.annotations.Nullable;

/** When abilities happen, as leads of their sentences. */
final class Moments {

  private Moments() {}

  static Lead lead(Ability.Triggered triggered, MomentWords says) {
    Ability.Moment moment = triggered.moment();
    return new Lead(kind(moment), says.text(moment, Concerned.by(triggered)));
  }

  /** The same, where it is told of the next time only. */
  static Lead next(Ability.Triggered triggered, MomentWords says) {
    Ability.Moment moment = triggered.moment();
    return new Lead(kind(moment), says.next(moment, Concerned.by(triggered)));
  }

  /** How often it happens at most; null if that is not said. */
  static @Nullable Lead limit(Ability.Triggered triggered, MomentWords says) {
    return triggered.oncePerGame()
        ? new Lead(Lead.Kind.MOMENT, says.oncePerGame())
        : triggered.oncePerTurn() ? new Lead(Lead.Kind.MOMENT, says.oncePerTurn()) : null;
  }

  /** Whether the moment itself is about a fighter, which is then the chosen one. */
  static boolean choosesFighter(Ability.Triggered triggered) {
    Ability.Concern concern = triggered.concern();
    return concern != null && concern.fighters() != null
        || triggered.moment() == Ability.Moment.DEALS_DAMAGE
        || triggered.moment().isOfFighter();
  }

  /** What happens, under its moment and its condition. */
  static List<Part> told(Ability.Triggered triggered, Lead moment, Voice voice) {
    voice.memory().at(triggered.moment());
    Ability.Concern concern = triggered.concern();
    if (triggered.moment() == Ability.Moment.MOVES
        || triggered.moment() == Ability.Moment.IS_DEFEATED) {
      voice.memory().leaveSpace();
    }
    if (concern != null && concern.fighters() != null) {
      voice.memory().concerned(concern.fighters());
    } else if (triggered.moment() == Ability.Moment.DEALS_DAMAGE) {
      voice.memory().concerned(Fighters.of(Fighters.Group.ALL));
    } else if (triggered.moment().isOfFighter()) {
      voice.memory().concerned(Fighters.of(Fighters.Group.YOURS));
    }
    boolean played =
        triggered.moment() == Ability.Moment.PLAYS_CARD
            || triggered.moment() == Ability.Moment.AFTER_SCHEME;
    voice.memory().setOffByCard(played || triggered.moment() == Ability.Moment.BOOSTS);
    if (concern != null && concern.tokens() != null) {
      voice.memory().chosen(concern.tokens());
    }
    Condition condition = condition(triggered);
    Effect effect =
        condition == null
            ? triggered.effect()
            : new Effect.If(condition, triggered.effect(), new Effect.Sequence(List.of()));
    List<Part> parts = new ArrayList<>(new Composer(voice).compose(moment, effect));
    Lead limit = limit(triggered, voice.moments());
    if (limit != null && !parts.isEmpty()) {
      parts.set(0, parts.getFirst().under(limit));
    }
    return parts;
  }

  /** The side of the attack that the condition of the moment after an attack asks for. */
  static Rule.Role fought(Ability.Triggered triggered) {
    if (triggered.moment() != Ability.Moment.AFTER_ATTACK || triggered.condition() == null) {
      return Rule.Role.EITHER;
    }
    List<Condition> all = Groups.all(List.of(triggered.condition()), true);
    return all.contains(new Condition.Attacking())
        ? Rule.Role.ATTACKING
        : all.contains(new Condition.Defending()) ? Rule.Role.DEFENDING : Rule.Role.EITHER;
  }

  /** What the moment does not say of the condition; null if there is nothing more to say. */
  static @Nullable Condition condition(Ability.Triggered triggered) {
    Condition condition = triggered.condition();
    Rule.Role fought = fought(triggered);
    if (condition == null || fought == Rule.Role.EITHER) {
      return condition;
    }
    Condition told =
        fought == Rule.Role.ATTACKING ? new Condition.Attacking() : new Condition.Defending();
    List<Condition> rest =
        Groups.all(List.of(condition), true).stream().filter(c -> !c.equals(told)).toList();
    return rest.isEmpty() ? null : rest.size() == 1 ? rest.getFirst() : new Condition.All(rest);
  }

  /** Points of time are named; what somebody does or suffers is told in a clause. */
  private static Lead.Kind kind(Ability.Moment moment) {
    return switch (moment) {
      case START_OF_TURN,
          END_OF_TURN,
          AFTER_MANEUVER,
          IMMEDIATELY,
          DURING_COMBAT,
          AFTER_COMBAT,
          AFTER_ATTACK,
          START_OF_GAME ->
          Lead.Kind.MOMENT;
      case WOULD_TAKE_DAMAGE,
          TAKES_DAMAGE,
          IS_DEFEATED,
          RECOVERS,
          MOVES,
          IS_PLACED,
          ENTERS,
          IS_SAVED,
          ATTACKS,
          IS_ATTACKED,
          DEALS_DAMAGE,
          DRAWS,
          DISCARDS,
          BOOSTS,
          PLAYS_CARD,
          AFTER_SCHEME,
          WINS_COMBAT,
          LOSES_COMBAT ->
          Lead.Kind.CLAUSE;
    };
  }
}
