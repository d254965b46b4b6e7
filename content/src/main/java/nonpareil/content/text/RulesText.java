package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
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
    Scope scope = new Scope(hero, words, language, card.banner());
    Voice voice = Voice.of(scope);
    var blocks = new ArrayList<TextBlock>();
    var standing = new ArrayList<String>();
    if (card.uncancellable()) {
      standing.add(voice.abilities().cardUncancellable());
    }
    if (card.declaresNumber()) {
      standing.add(voice.abilities().declaresNumber());
    }
    add(blocks, null, "", standing);
    for (Card.Timing timing : Card.Timing.values()) {
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
    }
    return List.copyOf(blocks);
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
    Hero.Tokens tokens = hero.tokens();
    if (tokens != null) {
      lines.add(says.tokens(tokens.count(), tokens.stack()));
      if (tokens.link()) {
        lines.add(says.tokenLink());
      }
    }
    for (Ability.Triggered triggered : ability.triggered()) {
      Lead moment = voice.joints().moment(triggered.moment());
      List<Part> parts = new Composer(Voice.of(scope)).compose(moment, triggered.effect());
      lines.addAll(Texts.lines(parts, voice.joints()));
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
    if (hero.cards().stream().anyMatch(card -> hero.traits().contains(card.banner()))) {
      lines.add(says.traitBanners());
    }
    return lines.stream().map(line -> MarkedText.of(line).text()).toList();
  }

  /** The name on a card's banner, in capitals. */
  public String banner(Card card) {
    return Voice.of(new Scope(hero, words, language, card.banner())).abilities().banner(card);
  }

  /** A card type's name. */
  public String type(Card card) {
    return Voice.of(new Scope(hero, words, language, null)).abilities().type(card.type());
  }
}
