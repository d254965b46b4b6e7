package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.CombatEffect.ChangeValue;
import nonpareil.engine.effect.CombatEffect.Moment;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/**
 * Words for either side's card, for damage held off or turned aside and for further attacks. What
 * the plain words of {@link CombatWords} say too becomes the same tree.
 */
final class ClashWords {

  static final Param<CardOf> YOURS = Param.optional("card", Types.CARD_OF, CardOf.YOURS);

  private static final Param<CardOf> OPPOSING =
      Param.optional("card", Types.CARD_OF, CardOf.OPPOSING);
  private static final Param<CardOf> CARD = Param.needed("card", Types.CARD_OF);
  private static final Param<Moment> MOMENT = Param.maybe("moment", Types.MOMENT);
  private static final Param<Boolean> ROUND = Param.optional("round", Types.ROUND, false);
  private static final Param<Amount> AMOUNT = Param.needed("amount", Types.AMOUNT);
  private static final Param<Amount> VALUE = Param.maybe("value", Types.amount(0, 20));
  private static final Param<Amount> TIMES = Param.needed("times", Types.AMOUNT);
  private static final Param<Amount> PART = Param.maybe("amount", Types.AMOUNT);
  private static final Param<Optional<Amount>> MOST = Param.maybe("up-to", RuleTypes.COST);
  private static final Param<Optional<Amount>> SO_MUCH =
      Param.needed("amount", RuleTypes.AMOUNT_OR_ALL);
  private static final Param<Amount> UP_TO = Param.maybe("up-to", Types.AMOUNT);
  private static final Param<Amount> HEALTH = Param.needed("health", Types.AMOUNT);
  private static final Param<Players> WHO = Param.optional("who", Types.FIGHTING, Players.YOU);
  private static final Param<Fighters> FIGHTERS = Param.needed("fighters", Types.FIGHTERS);
  private static final Param<Fighters> FROM = Param.needed("from", Types.FIGHTERS);
  private static final Param<Fighters> TO = Param.needed("to", Types.FIGHTERS);
  private static final Param<Boolean> COMBAT_ONLY =
      Param.optional("combat-only", Types.FLAG, false);
  private static final Param<Boolean> IN_RANGE = Param.optional("in-range", Types.FLAG, false);
  private static final Param<Boolean> OPTIONAL = Param.optional("optional", Types.FLAG, false);
  private static final Param<Boolean> MUST = Param.optional("must", Types.FLAG, false);
  private static final Param<Fighters> WITH =
      Param.optional("with", Types.FIGHTERS, Fighters.of(Group.SELF));
  private static final Param<Fighters> AGAINST = Param.maybe("against", Types.FIGHTERS);
  private static final Param<CardSet> WITH_CARDS = Param.maybe("cards", CardSets.TYPE);

  static final List<Word<Effect>> ALL =
      List.of(
          word("cancel", "cancel the open effects of a card, or only those of one moment")
              .alone(OPPOSING)
              .with(MOMENT)
              .in(Window.VALUES)
              .builds(a -> cancel(a.get(OPPOSING), a.find(MOMENT))),
          word("keep-effects", "the effects of a card cannot be cancelled any more in this combat")
              .alone(CARD)
              .in(Window.VALUES)
              .builds(a -> new CombatEffect.KeepEffects(a.get(CARD))),
          word("subtract-value", "subtract from the value of a card")
              .alone(AMOUNT)
              .with(YOURS)
              .in(Window.VALUES)
              .builds(a -> new ChangeValue(a.get(YOURS), ChangeValue.How.MINUS, a.get(AMOUNT))),
          word("halve-value", "the value a card has now becomes half of it")
              .alone(CARD)
              .with(ROUND)
              .in(Window.VALUES)
              .builds(a -> new CombatEffect.HalveValue(a.get(CARD), a.get(ROUND))),
          word("exchange-values", "each card gets the value the other has now; nothing without two")
              .in(Window.VALUES)
              .builds(a -> new CombatEffect.ExchangeValues()),
          word("lock-value", "no card effect changes the value of a card from now on")
              .alone(CARD)
              .with(VALUE)
              .in(Window.VALUES)
              .builds(a -> new CombatEffect.LockValue(a.get(CARD), a.find(VALUE))),
          word("ignore-value", "the value of a card counts as 0 whatever changes it")
              .alone(CARD)
              .in(Window.VALUES)
              .builds(a -> ignore(a.get(CARD))),
          word(
                  "boost-from-deck",
                  "you, or the opponent, may boost the own card with the top card of the deck,"
                      + " unseen, up to so many times; \"must\": so many times exactly, as far as"
                      + " there are cards")
              .alone(TIMES)
              .with(WHO, MUST)
              .in(Window.VALUES)
              .builds(ClashWords::boostFromDeck),
          word(
                  "prevent-damage",
                  "damage to these fighters is prevented until the clean-up, all or up to so much"
                      + " for each of them")
              .alone(FIGHTERS)
              .with(UP_TO)
              .in(Window.COMBAT)
              .builds(a -> prevent(a.get(FIGHTERS), a.find(UP_TO))),
          word(
                  "health-floor",
                  "damage does not bring these fighters below this health until the clean-up")
              .with(FIGHTERS, HEALTH)
              .in(Window.COMBAT)
              .builds(a -> new CombatEffect.HealthFloor(a.get(FIGHTERS), a.get(HEALTH))),
          word(
                  "turn-aside",
                  "until the clean-up you may have damage to some fighters dealt to another one"
                      + " instead; you are asked each time")
              .with(FROM, TO, COMBAT_ONLY)
              .in(Window.COMBAT)
              .builds(ClashWords::turnAside),
          word(
                  "prevent",
                  "that damage is prevented, or so much of it; \"all\": whatever is left of it")
              .alone(SO_MUCH)
              .in(Window.BEFORE_DAMAGE)
              .builds(a -> new CombatEffect.PreventComing(a.get(SO_MUCH).orElse(null))),
          word(
                  "divert",
                  "that damage is dealt to another fighter instead, or so much of it; \"up-to\": as"
                      + " much of it as you wish, up to so much; an optional one may be left undone")
              .alone(TO)
              .with(PART, MOST, OPTIONAL)
              .in(Window.BEFORE_DAMAGE)
              .builds(ClashWords::divert),
          word(
                  "change-target",
                  "your attack is made against another fighter of the same player; nothing when"
                      + " you defend")
              .alone(TO)
              .with(IN_RANGE)
              .in(Window.VALUES)
              .builds(a -> new CombatEffect.ChangeTarget(a.get(TO), a.get(IN_RANGE))),
          word(
                  "bonus-attack",
                  "a further attack at the end of this action, at most four in one; with a value it"
                      + " takes no card, with \"cards\" only one of these from your hand")
              .with(WITH, AGAINST, VALUE, WITH_CARDS, OPTIONAL)
              .in(Window.BEFORE_ACTION_END)
              .builds(ClashWords::bonusAttack));

  /** Fighters that are never yours. */
  private static final Set<Group> OTHERS =
      EnumSet.of(Group.FOE, Group.OPPOSING, Group.OF_OPPONENT, Group.CHOSEN_HERO, Group.OF_CHOSEN);

  private ClashWords() {}

  static Effect setValue(CardOf card, Amount value) {
    return card == CardOf.YOURS
        ? new Effect.SetValue(value)
        : new ChangeValue(card, ChangeValue.How.INSTEAD, value);
  }

  static Effect addValue(CardOf card, Amount amount) {
    return card == CardOf.YOURS
        ? new Effect.AddValue(amount)
        : new ChangeValue(card, ChangeValue.How.PLUS, amount);
  }

  private static Effect bonusAttack(Args a) {
    Fighters with = a.get(WITH);
    if (OTHERS.contains(with.group())) {
      throw a.refuse("an attack with fighters of others", "fighters of yours in \"with\"");
    }
    if (a.has(VALUE) && a.has(WITH_CARDS)) {
      throw a.refuse("\"cards\" of an attack without a card", "\"value\" or \"cards\"");
    }
    CardSet cards = a.find(WITH_CARDS);
    if (cards != null && !isPrinted(cards)) {
      throw a.refuse(
          "\"cards\" that are told by what was seen or counted before", "what is printed on them");
    }
    return new CombatEffect.BonusAttack(
        with, a.find(AGAINST), a.find(VALUE), a.get(OPTIONAL), cards);
  }

  /** Everybody knows which cards those are: the attack waits, and nobody may learn more by that. */
  private static boolean isPrinted(CardSet cards) {
    return !cards.chosen() && CardSets.isFixed(cards.value()) && CardSets.isFixed(cards.boost());
  }

  private static Effect boostFromDeck(Args a) {
    if (a.get(MUST) && !(a.get(TIMES) instanceof Amount.Fixed)) {
      throw a.refuse("\"must\" with an amount", "a plain number of times");
    }
    return new CombatEffect.BoostFromDeck(a.get(WHO), a.get(TIMES), a.get(MUST));
  }

  private static Effect divert(Args a) {
    Optional<Amount> most = a.find(MOST);
    if (most == null) {
      return new CombatEffect.Divert(a.get(TO), a.find(PART), false, a.get(OPTIONAL));
    }
    if (a.find(PART) != null) {
      throw a.refuse("\"amount\" and \"up-to\"", "one of the two");
    }
    return new CombatEffect.Divert(a.get(TO), most.orElse(null), true, false);
  }

  /** It is asked later, when what was chosen in the effect is long forgotten. */
  private static Effect turnAside(Args a) {
    if (isChosen(a.get(FROM)) || isChosen(a.get(TO))) {
      throw a.refuse("\"chosen\" in \"turn-aside\"", "fighters that are known at any time");
    }
    return new CombatEffect.TurnAside(a.get(FROM), a.get(TO), a.get(COMBAT_ONLY));
  }

  private static boolean isChosen(Fighters fighters) {
    return fighters.group() == Group.CHOSEN
        || fighters.group() == Group.CHOSEN_HERO
        || fighters.where() == Fighters.Where.ON_CHOSEN_TOKEN
        || fighters.where() == Fighters.Where.ON_CHOSEN_SPACES
        || fighters.where() == Fighters.Where.BESIDE_CHOSEN_SPACES
        || fighters.where() == Fighters.Where.IN_CHOSEN_ZONE
        || (fighters.near() != null && isChosen(fighters.near()));
  }

  private static Effect cancel(CardOf card, @Nullable Moment moment) {
    return card == CardOf.OPPOSING && moment == null
        ? new Effect.Cancel()
        : new CombatEffect.CancelCard(card, moment);
  }

  private static Effect ignore(CardOf card) {
    return card == CardOf.OPPOSING
        ? new Effect.IgnoreOpposingValue()
        : new CombatEffect.IgnoreValue(card);
  }

  private static Effect prevent(Fighters fighters, @Nullable Amount upTo) {
    return upTo == null
        ? new Effect.PreventDamage(fighters)
        : new CombatEffect.PreventUpTo(fighters, upTo);
  }
}
