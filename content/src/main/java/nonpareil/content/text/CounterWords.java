package nonpareil.content.text;

import nonpareil.engine.effect.Amount;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Clauses on counters: the hero's own, those on a card, and those that others hold. */
public interface CounterWords {

  /** Whose counters. */
  sealed interface Held {}

  /** The hero's own, or those on this card. */
  record Own() implements Held {}

  /** They lie on these fighters. */
  record On(Mention who) implements Held {}

  /** These players hold them. */
  record By(PlayerMention who) implements Held {}

  Clause gain(String counter, Amount amount, Held held);

  /**
   * A counter shrinks.
   *
   * @param amount null for all there are
   */
  Clause lose(String counter, @Nullable Amount amount, Held held);

  /**
   * Said as something the reader may do.
   *
   * @param amount null for any number
   */
  Clause spend(String counter, @Nullable Amount amount, Held held);

  /** A paragraph of the ability. */
  String counter(Hero.Counter counter);
}
