package nonpareil.content.text;

import nonpareil.engine.effect.BoardEffect;

/** Clauses on pieces that come onto the board and leave it, on tokens and zones. */
public interface BoardWords {

  Clause putTokens(BoardEffect.PutTokens put, PlayerMention by);

  Clause takeTokens(BoardEffect.TakeTokens take, PlayerMention by);

  Clause chooseToken(BoardEffect.ChooseToken choose, PlayerMention by);

  Clause chooseZone(BoardEffect.ChooseZone choose, PlayerMention by);

  Clause returnFighter(BoardEffect.ReturnFighter returning, PlayerMention by);

  /** Fighters move exactly so far, or within one zone. */
  Clause walk(Mention who, BoardEffect.Walk walk);

  /** "for each opposing fighter moved through this way". */
  Lead passing();

  Clause summon(BoardEffect.Summon summon, PlayerMention by);
}
