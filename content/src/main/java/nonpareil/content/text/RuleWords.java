package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Clauses on what lasts: rules, counters, actions, cards in play. */
public interface RuleWords {

  /** What cards of fighters are worth more or less. */
  Clause value(Mention who, Rule.Role role, @Nullable Mention against, Amount amount, boolean less);

  /** What cards of fighters are worth in place of what is printed. */
  Clause valueIs(Mention who, Rule.Role role, @Nullable Mention against, Amount value);

  /** How much farther, or less far, fighters move in maneuvers. */
  Clause moveValue(Mention who, Amount amount, boolean less);

  Clause damageTaken(Mention who, Harm harm, Amount amount, boolean less);

  /**
   * Fighters cannot attack.
   *
   * @param whom null for anybody
   */
  Clause cannotAttack(Mention who, @Nullable Mention whom);

  Clause cannotMove(Mention who);

  /** Nothing moves, places or swaps fighters. */
  Clause cannotLeave(Mention who);

  /** The move value that counts in place of the printed one. */
  Clause moveValueIs(Mention who, Amount value);

  /**
   * Damage is bounded each time.
   *
   * @param most 0 for no damage at all
   */
  Clause damageAtMost(Mention who, Harm harm, Amount most);

  Clause reach(Mention who, Amount spaces);

  /** Attacks reach all over the zones of fighters. */
  Clause reachesZone(Mention who);

  /**
   * How far away some others may be attacked.
   *
   * @param spaces null for all over the zone
   */
  Clause reaches(Mention who, @Nullable Amount spaces, Mention whom);

  Clause attackType(Mention who, boolean ranged);

  Clause cannotManeuver(PlayerMention who);

  /** How many cards players may hold at the end of their turns. */
  Clause handLimit(PlayerMention who, Amount cards);

  Clause cannotGainActions(PlayerMention who);

  Clause cannotBoost(PlayerMention who);

  /** What cards are worth more or less that are spent for boosts. */
  Clause boostValue(PlayerMention who, Amount amount, boolean less);

  Clause cannotRecover(Mention who);

  Clause healthFloor(Mention who, Amount health);

  Clause movesThrough(Mention who);

  /** Attack cards against fighters lie face up. */
  Clause attacksOpen(Mention whom);

  /** What effects of cards of fighters cannot suffer. */
  Clause cannotBeCancelled(Mention who);

  Clause cannotDraw(PlayerMention who);

  Clause cannotPlay(PlayerMention who, List<Rule.Type> types);

  Clause cannotPlay(PlayerMention who, CardSet cards);

  /** Fighters cannot attack, defend or play schemes with some cards. */
  Clause cannotUse(Mention who, CardSet cards);

  Clause handShown(PlayerMention who);

  /** The chosen card, and its copies. */
  Clause cannotPlayCard(PlayerMention who);

  /**
   * A rule with its end: "… until the end of the turn".
   *
   * @param about the fighters it is about; null if it is about players
   * @param fought their part in the attack that ends it
   * @param live whom it is about may change meanwhile
   */
  Clause until(
      Clause rule, @Nullable Fighters about, Rule.Role fought, Rule.Until until, boolean live);

  /** A rule whose amount may be another later and stays what it is when the rule begins. */
  Clause asOfNow(Clause rule);

  /** The end for itself: "until the end of the turn". */
  String end(@Nullable Fighters about, Rule.Role fought, Rule.Until until);

  /** A rule that holds in the next attack of some fighters only. */
  Clause inAttack(Clause rule, Fighters attackers, boolean thisTurn);

  Clause gain(String counter, Amount amount);

  Clause lose(String counter, Amount amount);

  /** Said as something the reader may do. */
  Clause spend(String counter, @Nullable Amount amount);

  Clause gainActions(
      PlayerMention who, Amount actions, RuleEffect.@Nullable ActionKind only, boolean nextTurn);

  Clause loseActions(PlayerMention who, Amount actions, boolean nextTurn);

  Clause discardThis();

  /** A paragraph of the ability. */
  String counter(Hero.Counter counter);

  /** "this card stays before you". */
  String staysInPlay();

  /** A paragraph of the ability: what the second deck is and when its cards are used. */
  String secondDeck(Hero.SecondDeck deck);
}
