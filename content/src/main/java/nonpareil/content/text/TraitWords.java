package nonpareil.content.text;

import nonpareil.engine.effect.Effect;

/** Clauses on traits, tokens and the turn. */
public interface TraitWords {

  Clause becomeTrait(String trait);

  Clause toggleTrait();

  /** Take on another trait. */
  Clause chooseTrait();

  /**
   * Tokens are moved.
   *
   * @param mentioned the token has just been spoken of
   */
  Clause moveToken(Effect.MoveToken move, PlayerMention by, boolean mentioned);

  Clause gainAction(int actions);

  Clause endTurn();
}
