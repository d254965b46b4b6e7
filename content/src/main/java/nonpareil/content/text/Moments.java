package nonpareil.content.text;

import nonpareil.engine.hero.Ability;

/** When abilities happen, as leads of their sentences. */
final class Moments {

  private Moments() {}

  static Lead lead(Ability.Triggered triggered, MomentWords says) {
    Ability.Moment moment = triggered.moment();
    return new Lead(kind(moment), says.text(moment, Concerned.by(triggered)));
  }

  static Lead oncePerTurn(MomentWords says) {
    return new Lead(Lead.Kind.MOMENT, says.oncePerTurn());
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
          AFTER_ATTACK ->
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
