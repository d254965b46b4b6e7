package nonpareil.content.text;

import nonpareil.engine.effect.Amount;
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

  /** As many of these tokens as the one who moves them likes, each anywhere. */
  Clause moveAnyTokens(Effect.MoveToken move, PlayerMention by);

  Clause gainAction(Amount actions);

  /** Your turn, or the running one, whosever it is. */
  Clause endTurn(boolean running);

  /** Take another turn. */
  Clause extraTurn();
}
