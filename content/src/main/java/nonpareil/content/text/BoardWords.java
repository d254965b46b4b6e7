package nonpareil.content.text;

import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.Fighters;

/** Clauses on pieces that come onto the board and leave it, on tokens and zones. */
public interface BoardWords {

  Clause putTokens(BoardEffect.PutTokens put, PlayerMention by);

  Clause takeTokens(BoardEffect.TakeTokens take, PlayerMention by);

  Clause chooseToken(BoardEffect.ChooseToken choose, PlayerMention by);

  Clause chooseZone(BoardEffect.ChooseZone choose, PlayerMention by);

  Clause returnFighter(BoardEffect.ReturnFighter returning, PlayerMention by);

  /** Fighters move where the way matters: exactly so far, within one zone, through others. */
  Clause walk(Mention who, BoardEffect.Walk walk);

  /** "for each opposing fighter moved through this way": of those the memory knows as passed. */
  Lead passing();

  /** Damage that is divided among fighters. */
  Clause divide(Fighters among, Amount amount);

  Clause summon(BoardEffect.Summon summon, PlayerMention by);
}
