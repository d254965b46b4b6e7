package nonpareil.content.text;

import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Card;

/** What holds clauses together: leads, conditions, the order of words in a sentence. */
public interface Joints {

  /** "if you won the combat". */
  Lead when(Condition condition);

  /** "while Alice is big". */
  Lead during(Condition condition);

  /** "until the top card of your discard pile is a scheme". */
  String until(Condition condition);

  Lead otherwise();

  Lead inThatCase();

  /** "if you do", "if they do not". */
  Lead ifDone(Players who, boolean done);

  /** The sentence in full, without a capital and a full stop. */
  String say(Part.Sentence sentence);

  String heading(Card.Timing timing);
}
