package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import org.jspecify.annotations.Nullable;

/** Clauses on drawing, discarding and seeing cards. A list is said in one sentence. */
public interface CardWords {

  Clause draw(PlayerMention who, Amount cards);

  Clause drawUpTo(Amount most);

  List<Clause> keepDrawn(Amount keep);

  Clause lookAtTop(Amount cards);

  List<Clause> takeAndReturn(Amount cards, Amount take);

  Clause putOnDeck(Amount cards);

  Clause discard(PlayerMention who, Amount cards);

  /** The same where it may be done with fewer in hand. */
  Clause discardAtMost(PlayerMention who, Amount cards);

  Clause discardRandom(PlayerMention who, Amount cards);

  Clause discardTop();

  /** Any number of cards. */
  Clause discardAny(@Nullable String banner);

  Clause seeHand(PlayerMention who);

  Clause revealHand(PlayerMention who);

  /** After the hand was seen in a sentence before. */
  Clause discardSeen(PlayerMention who);

  List<Clause> seeHandAndDiscard(PlayerMention who);

  Clause discardNamed(PlayerMention who);

  Clause chooseOpponent();

  Clause nameNumber(Amount most);

  Clause search(String card);

  Clause shuffleIfSearched();

  Clause takeDiscards(String tag);

  Clause revealTop();

  Clause takeRevealed();

  Clause takeBoostCard();
}
