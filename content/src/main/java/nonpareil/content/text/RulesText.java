package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** The rules text of a hero in one language, written from the effect trees. */
public final class RulesText {

  private final Hero hero;
  private final HeroWords words;
  private final Language language;

  public RulesText(Hero hero, HeroWords words, Language language) {
    this.hero = hero;
    this.words = words;
    this.language = language;
  }

  /** The blocks of a card's text in the order they are printed; none for a card without effect. */
  public List<TextBlock> card(Card card) {
    Scope scope = new Scope(hero, words, language, isSecond(card) ? null : card.banner());
    Voice voice = Voice.of(scope);
    var blocks = new ArrayList<TextBlock>();
    var standing = new ArrayList<String>();
    if (card.uncancellable()) {
      standing.add(voice.abilities().cardUncancellable());
    }
    if (card.declaresNumber()) {
      standing.add(voice.abilities().declaresNumber(card.type() == CardType.VERSATILE));
    }
    if (card.uses() != null && card.uses().onlyIf() != null) {
      standing.add(onlyIf(card.uses().onlyIf(), voice));
    }
    boolean scheme = card.type() == CardType.SCHEME;
    if (!scheme) {
      standing.addAll(uses(card, voice.abilities()));
    }
    add(blocks, null, "", standing);
    for (Card.Timing timing : inOrder(scheme)) {
      var lines = new ArrayList<String>();
      if (timing == Card.Timing.FORCED_DISCARD && card.hidesHand()) {
        lines.add(voice.abilities().hidesHand());
      }
      Effect effect = card.effects().get(timing);
      if (effect != null) {
        var composer = new Composer(Voice.of(scope));
        List<Part> parts =
            timing == Card.Timing.FORCED_DISCARD
                ? composer.compose(voice.abilities().forcedDiscard(), effect)
                : composer.compose(effect);
        lines.addAll(Texts.lines(parts, voice.joints()));
        lines.addAll(reminders(card, effect, voice.abilities()));
      }
      add(blocks, timing, voice.joints().heading(timing), lines);
      if (timing == Card.Timing.SCHEME) {
        add(blocks, null, "", inPlay(card, scope));
        if (scheme) {
          add(blocks, null, "", uses(card, voice.abilities()));
        }
      }
    }
    return List.copyOf(blocks);
  }

  /**
   * What a scheme does stands before what it does in a combat, where it is used as another card.
   */
  private static List<Card.Timing> inOrder(boolean scheme) {
    var timings = new ArrayList<>(List.of(Card.Timing.values()));
    if (scheme) {
      timings.remove(Card.Timing.SCHEME);
      timings.addFirst(Card.Timing.SCHEME);
    }
    return timings;
  }

  /** How the card may be used beyond what its type says. */
  private static List<String> uses(Card card, AbilityWords says) {
    var lines = new ArrayList<String>();
    Card.Uses uses = card.uses();
    if (uses != null && uses.attack() >= 0) {
      lines.add(says.playedAs(CardType.ATTACK, uses.attack()));
    }
    if (uses != null && uses.defense() >= 0) {
      lines.add(says.playedAs(CardType.DEFENSE, uses.defense()));
    }
    if (uses != null && (uses.reach() >= 0 || uses.zone())) {
      lines.add(says.reach(uses.reach(), uses.zone()));
    }
    return lines;
  }

  /** What must hold where it is played: "you are attacking, or …" is about its use as a defense. */
  private static String onlyIf(Condition condition, Voice voice) {
    CardType use = null;
    Condition told = condition;
    if (condition instanceof Condition.Any(List<Condition> parts) && parts.size() == 2) {
      boolean attacks = parts.getFirst() instanceof Condition.Defending;
      boolean defends = parts.getFirst() instanceof Condition.Attacking;
      use = attacks ? CardType.ATTACK : defends ? CardType.DEFENSE : null;
      told = use == null ? condition : parts.getLast();
    }
    return voice.abilities().onlyIf(use, voice.joints().when(told));
  }

  /** What holds and happens while a scheme lies before its player, after it was played. */
  private static List<String> inPlay(Card card, Scope scope) {
    var lines = new ArrayList<String>();
    Card.InPlay inPlay = card.inPlay();
    if (inPlay != null) {
      Scope lying = scope.lying();
      lines.add(Voice.of(lying).rules().staysInPlay());
      inPlay.rules().forEach(r -> lines.addAll(new RuleComposer(Voice.of(lying)).standing(r)));
      inPlay.triggered().forEach(t -> lines.addAll(moment(lying, t)));
    }
    return lines;
  }

  /** What follows from the rules and is easily forgotten where the card is played. */
  private List<String> reminders(Card card, Effect effect, AbilityWords says) {
    var lines = new ArrayList<String>();
    String booster = hero.ability().attackBoost();
    if (booster != null
        && card.type().attacks()
        && isFor(card, booster)
        && effect.contains(e -> e instanceof Effect.Boost boost && boost.who() == Players.YOU)) {
      lines.add(says.besidesAttackBoost());
    }
    if (isFor(card, hero.fighters().getFirst().id())
        && effect.contains(Effect.Revive.class::isInstance)) {
      lines.add(says.revivesHero());
    }
    return lines;
  }

  /** The tags of a card as other cards speak of them. */
  public List<String> tags(Card card) {
    Scope scope = new Scope(hero, words, language, null);
    return card.tags().stream().map(scope::tag).toList();
  }

  /** Who may use a card, and its tags: what stands beside its type. */
  public String bannerAndTags(Card card) {
    return Stream.concat(Stream.of(banner(card)), tags(card).stream())
        .filter(said -> !said.isEmpty())
        .collect(Collectors.joining(" · "));
  }

  private static boolean isFor(Card card, String fighter) {
    return card.banner().equals(Card.ANY) || card.banner().equals(fighter);
  }

  private static void add(
      List<TextBlock> blocks, Card.@Nullable Timing timing, String heading, List<String> lines) {
    if (!lines.isEmpty()) {
      blocks.add(new TextBlock(timing, heading, lines.stream().map(MarkedText::of).toList()));
    }
  }

  /** The paragraphs of the special ability, with the rules of the hero's traits and tokens. */
  public List<String> ability() {
    Scope scope = new Scope(hero, words, language, null);
    Voice voice = Voice.of(scope);
    AbilityWords says = voice.abilities();
    Ability ability = hero.ability();
    var lines = new ArrayList<String>();
    if (!hero.traits().isEmpty()) {
      String start = hero.startTrait();
      lines.add(start == null ? says.chooseTraitAtStart(hero.traits()) : says.startTrait(start));
    }
    lines.addAll(pieces(says));
    hero.counters().forEach(counter -> lines.add(voice.rules().counter(counter)));
    if (hero.secondDeck() != null) {
      lines.add(voice.rules().secondDeck(hero.secondDeck()));
    }
    for (Ability.Triggered triggered : ability.triggered()) {
      lines.addAll(moment(scope, triggered));
    }
    for (Ability.ValueBonus bonus : ability.valueBonuses()) {
      Clause clause = says.valueBonus(bonus.fighter(), bonus.attacking(), bonus.plus());
      var sentence = Part.Sentence.of(clause);
      boolean always = bonus.condition() instanceof Condition.All(var all) && all.isEmpty();
      // SELF is the fighter that plays the card, as if the bonus were printed on it.
      Voice played = Voice.of(new Scope(hero, words, language, bonus.fighter()));
      Part led = always ? sentence : sentence.under(played.joints().during(bonus.condition()));
      lines.addAll(Texts.lines(List.of(led), voice.joints()));
    }
    if (ability.moveBonus() != null) {
      lines.add(says.moveBonus(ability.moveBonus()));
    }
    if (ability.attackBoost() != null) {
      lines.add(says.attackBoost(ability.attackBoost()));
    }
    if (ability.escape() != null) {
      lines.add(says.escape(ability.escape()));
    }
    if (!ability.uncancellableBanners().isEmpty()) {
      lines.add(says.uncancellable(ability.uncancellableBanners()));
    }
    ability.rules().forEach(rule -> lines.addAll(new RuleComposer(Voice.of(scope)).standing(rule)));
    if (hero.cards().stream().anyMatch(card -> hero.traits().contains(card.banner()))) {
      lines.add(says.traitBanners());
    }
    return lines.stream().map(line -> MarkedText.of(line).text()).toList();
  }

  /** What happens at a moment. */
  private static List<String> moment(Scope scope, Ability.Triggered triggered) {
    Voice voice = Voice.of(scope);
    Lead moment = Moments.lead(triggered, voice.moments());
    List<Part> parts = Moments.told(triggered, moment, voice);
    return Texts.lines(parts, voice.joints());
  }

  /**
   * What happens at a moment by the ability, or by a card that lies in play, for itself: where
   * several such things are to be put in order.
   *
   * @param card null for the ability
   */
  public String moment(@Nullable Card card, Ability.Triggered triggered) {
    return plain(moment(card == null ? scope(null) : scope(card).lying(), triggered));
  }

  /**
   * A rule that an effect of a card or of the ability puts in force, for itself and with its end.
   *
   * @param card null for the ability
   */
  public String rule(@Nullable Card card, RuleEffect.PutInForce rule) {
    Voice voice = Voice.of(scope(card));
    return plain(Texts.lines(new Composer(voice).compose(rule), voice.joints()));
  }

  private Scope scope(@Nullable Card card) {
    return new Scope(hero, words, language, card == null ? null : card.banner());
  }

  private static String plain(List<String> lines) {
    return lines.stream().map(line -> MarkedText.of(line).text()).collect(Collectors.joining(" "));
  }

  /** What is special about the fighters, and the tokens. */
  private List<String> pieces(AbilityWords says) {
    var lines = new ArrayList<String>();
    if (hero.heroes().size() > 1) {
      lines.add(says.heroes(hero.heroes().stream().map(FighterKind::id).toList()));
    }
    for (FighterKind kind : hero.fighters()) {
      if (kind.move() != 0 && kind.move() != hero.move()) {
        lines.add(says.move(kind));
      }
      if (kind.reserve() > 0) {
        lines.add(says.reserve(kind));
      }
      if (kind.secondLife() > 0) {
        lines.add(says.secondLife(kind));
      }
    }
    for (Hero.Tokens tokens : hero.tokenKinds()) {
      if (tokens.supply() < tokens.count()) {
        lines.add(says.tokens(tokens));
      }
      if (tokens.supply() > 0) {
        lines.add(says.supply(tokens));
      }
      if (tokens.link()) {
        lines.add(says.tokenLink(tokens));
      }
      if (tokens.stops()) {
        lines.add(says.stops(tokens));
      }
    }
    return lines;
  }

  /** Whether a card is of the second deck: the hero uses it, as an ability. */
  private boolean isSecond(Card card) {
    return hero.secondCards().contains(card);
  }

  /** The name on a card's banner, in capitals; none on a card of a second deck. */
  public String banner(Card card) {
    return isSecond(card)
        ? ""
        : Voice.of(new Scope(hero, words, language, card.banner())).abilities().banner(card);
  }

  /** A card type's name, or what cards of the second deck are called. */
  public String type(Card card) {
    Scope scope = new Scope(hero, words, language, null);
    Hero.SecondDeck second = hero.secondDeck();
    return second != null && isSecond(card)
        ? scope.second(second.id()).name()
        : Voice.of(scope).abilities().type(card.type());
  }
}
