package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;

/** Whole texts for standing rules of heroes and cards; each string is one paragraph. */
public interface AbilityWords {

  String chooseTraitAtStart(List<String> traits);

  String startTrait(String trait);

  /** Cards with a trait as banner. */
  String traitBanners();

  String tokens(int count, boolean stack);

  /** The hero moves from token to token. */
  String tokenLink();

  /** Said under a condition. */
  Clause valueBonus(String fighter, boolean attacking, int plus);

  String moveBonus(Amount amount);

  String attackBoost(String fighter);

  String escape(String fighter);

  /** A reminder: a card that can be boosted is boosted besides {@link #attackBoost}. */
  String besidesAttackBoost();

  /** A reminder: a card that undoes a defeat does so for the hero too. */
  String revivesHero();

  String uncancellable(List<String> banners);

  String cardUncancellable();

  String declaresNumber();

  String hidesHand();

  /** "when an opponent's effect makes you discard this card". */
  Lead forcedDiscard();

  String banner(Card card);

  String type(CardType type);
}
