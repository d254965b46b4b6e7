package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import org.jspecify.annotations.Nullable;

/** Clauses on drawing, discarding and seeing cards. A list is said in one sentence. */
public interface CardWords {

  Clause draw(PlayerMention who, Amount cards);

  Clause drawUpTo(int most);

  List<Clause> keepDrawn(int keep);

  Clause lookAtTop(int cards);

  List<Clause> takeAndReturn(int cards, int take);

  Clause putOnDeck(int cards);

  Clause discard(PlayerMention who, int cards);

  Clause discardRandom(PlayerMention who, int cards);

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

  Clause nameNumber(int most);

  Clause search(String card);

  Clause shuffleIfSearched();

  Clause takeDiscards(String tag);

  Clause revealTop();

  Clause takeRevealed();

  Clause takeBoostCard();

  /** The choice before a list of options. */
  List<Clause> chooseOptions(int take);
}
