package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Whole texts for standing rules of heroes and cards; each string is one paragraph. */
public interface AbilityWords {

  String chooseTraitAtStart(List<String> traits);

  String startTrait(String trait);

  /** Cards with a trait as banner. */
  String traitBanners();

  /** Several heroes, and when their player has lost. */
  String heroes(List<String> heroes);

  /** A kind of fighter with a move value of its own. */
  String move(FighterKind kind);

  /** Fighters that begin off the board. */
  String reserve(FighterKind kind);

  /** The first defeat is turned. */
  String secondLife(FighterKind kind);

  /** Tokens that stop opposing fighters. */
  String stops(Hero.Tokens kind);

  /** Tokens that begin on the board. */
  String tokens(Hero.Tokens kind);

  /** Tokens that begin in the supply. */
  String supply(Hero.Tokens kind);

  /** The hero moves from token to token. */
  String tokenLink(Hero.Tokens kind);

  /** Said under a condition. */
  Clause valueBonus(String fighter, boolean attacking, Amount plus);

  String moveBonus(Amount amount);

  String attackBoost(String fighter);

  String escape(String fighter);

  /** A reminder: a card that can be boosted is boosted besides {@link #attackBoost}. */
  String besidesAttackBoost();

  /** A reminder: a card that undoes a defeat does so for the hero too. */
  String revivesHero();

  String uncancellable(List<String> banners);

  String cardUncancellable();

  String declaresNumber(boolean versatile);

  /**
   * It may be played only if something holds.
   *
   * @param use as what; null if as whatever
   */
  String onlyIf(@Nullable CardType use, Lead condition);

  String hidesHand();

  /** Its attack reaches farther than usual: so many spaces, or its zone. */
  String reach(int spaces, boolean zone);

  /** It may be played as an attack or defense card too, with a value of its own. */
  String playedAs(CardType type, int value);

  /** "when an opponent's effect makes you discard this card". */
  Lead forcedDiscard();

  String banner(Card card);

  String type(CardType type);
}
