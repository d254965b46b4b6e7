package nonpareil.content.text.english;

import static nonpareil.content.text.Term.CANCEL;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.MAY;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.english.EnglishClause.you;

import java.util.List;
import nonpareil.content.text.AbilityWords;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Lead;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Standing rules in English. */
final class EnglishAbilities implements AbilityWords {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;

  EnglishAbilities(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public String chooseTraitAtStart(List<String> traits) {
    String choice = Texts.list(traits.stream().map(names::trait).toList(), " or ");
    if (scope.severalHeroes()) {
      String word = scope.traitWord().shortName();
      return "At the start of the game, choose your " + word + ": " + choice + ".";
    }
    if (traits.stream().allMatch(scope::isNameOfTrait)) {
      return "At the start of the game, choose "
          + names.heroPossessive()
          + " "
          + scope.traitWord().shortName()
          + ": "
          + choice
          + ".";
    }
    return "At the start of the game, choose whether " + names.hero() + " is " + choice + ".";
  }

  @Override
  public String startTrait(String trait) {
    return "At the start of the game, " + names.bearer(trait) + " is " + names.trait(trait) + ".";
  }

  @Override
  public String traitBanners() {
    String word = scope.traitWord().shortName();
    return "A card whose banner names "
        + EnglishCardSets.withArticle(word)
        + " can only be played in that "
        + word
        + ".";
  }

  @Override
  public String heroes(List<String> heroes) {
    String all = Texts.list(heroes.stream().map(h -> names.name(scope.noun(h))).toList(), " and ");
    return "Your heroes are "
        + all
        + ". You have lost when all of them are defeated. The leading hero is the first of them"
        + " that is on the battlefield.";
  }

  @Override
  public String move(FighterKind kind) {
    Fighters who = scope.resolve(Fighters.kind(kind.id()));
    String name = scope.single(who) ? names.of(Mention.plain(who)) : names.each(who);
    return Texts.capital(name) + " has a move value of " + kind.move() + ".";
  }

  @Override
  public String reserve(FighterKind kind) {
    Noun noun = scope.noun(kind.id());
    String who =
        kind.count() == 1
            ? Texts.capital(names.name(noun)) + " begins"
            : kind.reserve() == kind.count()
                ? "Your " + noun.plural() + " begin"
                : kind.reserve()
                    + " of your "
                    + kind.count()
                    + " "
                    + noun.plural()
                    + (kind.reserve() == 1 ? " begins" : " begin");
    return who + " off the battlefield, in your reserve.";
  }

  @Override
  public String secondLife(FighterKind kind) {
    Fighters who = scope.resolve(Fighters.kind(kind.id()));
    String name = scope.single(who) ? names.of(Mention.plain(who)) : names.each(who);
    String health = scope.single(who) ? names.health(Mention.plain(who)) : "its health";
    return "The first time "
        + name
        + " would be defeated, "
        + health
        + " becomes "
        + kind.secondLife()
        + " instead.";
  }

  @Override
  public String stops(Hero.Tokens kind) {
    return "An opposing fighter that enters a space with one of your "
        + scope.tokenOf(kind.id()).plural()
        + " ends its move there.";
  }

  @Override
  public String supply(Hero.Tokens kind) {
    Noun token = scope.tokenOf(kind.id());
    boolean more = kind.supply() < kind.count();
    String one = more ? " more " : " ";
    return "You have "
        + kind.supply()
        + one
        + (kind.supply() == 1 ? token.shortName() : token.plural())
        + " in your supply."
        + (kind.stack() || more || kind.count() == 1
            ? ""
            : " Each lies on a space of its own when it is on the battlefield.");
  }

  @Override
  public String tokens(Hero.Tokens kind) {
    Noun token = scope.tokenOf(kind.id());
    int count = kind.count() - kind.supply();
    boolean stack = kind.stack();
    return "At the start of the game, after placing your fighters, place "
        + (count == 1 ? "1 " + token.shortName() : count + " " + token.plural())
        + (count == 1 ? " on a space" : stack ? " on spaces" : " on different spaces")
        + " without a fighter in the same zone as "
        + names.hero()
        + ".";
  }

  @Override
  public String tokenLink(Hero.Tokens kind) {
    return Texts.capital(names.hero())
        + " may move from a space with one of your "
        + scope.tokenOf(kind.id()).plural()
        + " to any other such space as if they were adjacent.";
  }

  @Override
  public Clause valueBonus(String fighter, boolean attacking, Amount plus) {
    Fighters who = scope.resolve(Fighters.kind(fighter));
    String by = names.isOne(who) ? names.of(Mention.plain(who)) : names.bare(who);
    EnglishAmounts.Rate rate = amounts.rate(plus);
    return you(
        "add",
        (rate == null ? amounts.number(plus) : rate.each())
            + " to the value of each "
            + (attacking ? "attack" : "defense")
            + " card played by "
            + by
            + (rate == null ? "" : rate.forEach()));
  }

  @Override
  public String moveBonus(Amount amount) {
    var measure = amounts.measure(amount, "space", "spaces");
    return "When you maneuver, each of your fighters may move "
        + measure.head()
        + " farther"
        + measure.tail()
        + ".";
  }

  @Override
  public String attackBoost(String fighter) {
    String who = names.bare(scope.resolve(Fighters.kind(fighter)));
    return "When "
        + who
        + " attacks, you may boost the attack with a card from your hand, laid face down beside the"
        + " attack card. If the effects of the attack card are cancelled, the boost adds nothing.";
  }

  @Override
  public String escape(String fighter) {
    Fighters who = scope.resolve(Fighters.kind(fighter));
    String name = names.of(Mention.plain(who));
    return "When you boost a maneuver, you may place "
        + name
        + " on any space instead of moving "
        + (names.isOne(who) ? name : "it")
        + "."
        + othersMove(fighter);
  }

  /** A reminder: the escape is for one fighter alone. */
  private String othersMove(String fighter) {
    List<FighterKind> others = scope.others(fighter);
    if (others.isEmpty()) {
      return "";
    }
    return others.size() == 1 && others.getFirst().count() == 1
        ? " (" + Texts.capital(names.name(scope.noun(others.getFirst().id()))) + " moves as usual.)"
        : " (Your other fighters move as usual.)";
  }

  @Override
  public String besidesAttackBoost() {
    return "(In addition to the boost of your ability.)";
  }

  @Override
  public String revivesHero() {
    return "(Even if " + names.hero() + " was defeated.)";
  }

  @Override
  public String uncancellable(List<String> banners) {
    String which = Texts.list(banners.stream().map(scope::bannerName).toList(), " or ");
    return "The effects of your cards with the banner " + which + " cannot be cancelled.";
  }

  @Override
  public String cardUncancellable() {
    return "The effects of this card cannot be " + CANCEL.mark("cancelled") + ".";
  }

  @Override
  public String declaresNumber(boolean versatile) {
    return (versatile ? "If you defend with this card, play it" : "Play this card")
        + " face up and name a number before the attack card is "
        + REVEAL.mark("revealed")
        + ".";
  }

  @Override
  public String onlyIf(@Nullable CardType use, Lead condition) {
    String play =
        switch (use) {
          case ATTACK -> "Attack with this card";
          case DEFENSE -> "Defend with this card";
          case VERSATILE, SCHEME ->
              throw new IllegalArgumentException(use + " is played as another");
          case null -> "Play this card";
        };
    return play + " only " + condition.text() + ".";
  }

  @Override
  public String hidesHand() {
    return "When an effect would show your hand to an opponent, you "
        + MAY.mark("may")
        + " "
        + REVEAL.mark("reveal")
        + " this card from your hand to "
        + CANCEL.mark("cancel")
        + " that effect. Keep this card.";
  }

  @Override
  public String reach(int spaces, boolean zone) {
    String where =
        zone
            ? "in the " + SAME_ZONE.mark("same zone") + " as the attacker"
            : spaces == Card.ANYWHERE
                ? "anywhere on the battlefield"
                : UP_TO.mark("up to") + " " + amounts.spaces(new Amount.Fixed(spaces)) + " away";
    return "You " + MAY.mark("may") + " attack a fighter " + where + " with this card.";
  }

  @Override
  public String playedAs(CardType type, int value) {
    return "You "
        + MAY.mark("may")
        + " play this card as "
        + (type == CardType.ATTACK ? "an " : "a ")
        + type(type)
        + " card with the value "
        + value
        + ".";
  }

  @Override
  public Lead forcedDiscard() {
    return new Lead(
        Lead.Kind.CLAUSE,
        "when an opponent’s effect makes you " + DISCARD.mark("discard") + " this card");
  }

  @Override
  public String banner(Card card) {
    return card.banner().equals(Card.ANY) ? "ANY" : scope.bannerName(card.banner());
  }

  @Override
  public String type(CardType type) {
    return switch (type) {
      case ATTACK -> "attack";
      case DEFENSE -> "defense";
      case VERSATILE -> "versatile";
      case SCHEME -> "scheme";
    };
  }
}
