package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
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
    if (played || triggered.moment() == Ability.Moment.BOOSTS) {
      voice.memory().setOffByCard();
    }
    if (concern != null && concern.tokens() != null) {
      voice.memory().chosen(concern.tokens());
    }
    Condition condition = triggered.condition();
    Effect effect =
        condition == null
            ? triggered.effect()
            : new Effect.If(condition, triggered.effect(), new Effect.Sequence(List.of()));
    List<Part> parts = new Composer(voice).compose(moment, effect);
    Lead limit = limit(triggered, voice.moments());
    if (limit != null && !parts.isEmpty()) {
      parts.set(0, parts.getFirst().under(limit));
    }
    return parts;
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
      case TAKES_DAMAGE,
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
