package nonpareil.content.text;

import nonpareil.engine.hero.Ability;

/** When abilities happen, in words. */
public interface MomentWords {

  /** "at the start of your turn", "when one of your fighters takes damage". */
  String text(Ability.Moment moment, Concerned about);

  /** The next time only: "at the start of your next turn", "the next time you draw cards". */
  String next(Ability.Moment moment, Concerned about);

  /** "once per turn". */
  String oncePerTurn();

  /** "once per game". */
  String oncePerGame();
}
