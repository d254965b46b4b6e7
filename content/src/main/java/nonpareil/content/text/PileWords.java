package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.PileEffect;

/** Clauses on cards in piles. A list is said in one sentence. */
public interface PileWords {

  /** Cards go from one pile to another. */
  List<Clause> move(PileEffect.MoveCards move, PlayerMention whose);

  /** A hand is looked at, and a card of it chosen. */
  List<Clause> chooseCard(PileEffect.ChooseCard choose, PlayerMention whose);

  /** After a deck was searched; where {@link #move} ends its sentence, it says so itself. */
  Clause shuffle(PileEffect.MoveCards move, PlayerMention whose);

  Clause look(PileEffect.Look look, PlayerMention whose);

  Clause drawUntil(PlayerMention who, Amount hold);

  /** The choice before the types. */
  Clause nameType();

  /** One of the types. */
  Clause named(CardSet.Type type);

  Clause exchange(PileEffect.ExchangeAttackCard exchange);

  /** A scheme is played within the effect. */
  Clause playScheme(PileEffect.PlayScheme play);

  /** Where it was searched for and goes afterwards: the sentences that follow. */
  List<Clause> afterPlaying(PileEffect.PlayScheme play);

  Clause useEffects(PileEffect.UseEffects use);

  /** Cards of the second deck are drawn. */
  Clause drawSecond(String deck, Amount cards);

  Clause refill(String deck);
}
