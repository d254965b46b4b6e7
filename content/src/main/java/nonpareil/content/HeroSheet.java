package nonpareil.content;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import nonpareil.content.hero.HeroNouns;
import nonpareil.content.text.HeroWords;
import nonpareil.content.text.Language;
import nonpareil.content.text.PhraseFile;
import nonpareil.content.text.RulesText;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * A hero with everything that is shown: the rules' part and the words of every language.
 *
 * @param name the title of the deck
 * @param set the box it comes from; empty for a home-made hero
 * @param ownStyle how it plays, for somebody who chooses one; null if the file does not say
 * @param difficulty to play it well: 1 to 3
 * @param abilityName the printed title of the ability; null if it has none
 * @param cardNames by card id, in file order; those of a second deck come last
 * @param nouns the names sentences use
 * @param actionNames the names of the ability's actions by id, as far as they have one
 */
public record HeroSheet(
    Hero hero,
    Localized name,
    String set,
    @Nullable Localized ownStyle,
    int difficulty,
    @Nullable Localized abilityName,
    Map<String, Localized> cardNames,
    HeroNouns nouns,
    Map<String, Localized> actionNames) {

  /** What is said of a hero whose file does not say it. */
  public static final PhraseFile TEXTS = new PhraseFile(HeroSheet.class, "heroes");

  public String id() {
    return hero.id();
  }

  /** The name of one of its cards. */
  public Localized cardName(String card) {
    return Objects.requireNonNull(cardNames.get(card), card);
  }

  /** How it plays; of a hero that does not say so, how it attacks. */
  public String style(Language language) {
    if (ownStyle != null) {
      return ownStyle.in(language);
    }
    boolean ranged = hero.fighters().getFirst().ranged();
    return TEXTS.in(language).text(ranged ? "style.ranged" : "style.melee");
  }

  /** The rules text in a language. */
  public RulesText text(Language language) {
    return new RulesText(hero, words(language), language);
  }

  /** The words rules text is made of. */
  public HeroWords words(Language language) {
    return new HeroWords(
        name.in(language),
        abilityName == null ? null : abilityName.in(language),
        each(nouns.fighters(), n -> n.in(language)),
        nouns.traitWord() == null ? null : nouns.traitWord().in(language),
        each(nouns.traits(), n -> n.in(language)),
        each(nouns.tokens(), n -> n.in(language)),
        each(nouns.tags(), n -> n.in(language)),
        each(cardNames, n -> n.in(language)),
        each(nouns.counters(), n -> n.in(language)),
        each(nouns.piles(), n -> n.in(language)),
        each(nouns.decks(), n -> n.in(language)),
        each(actionNames, n -> n.in(language)));
  }

  private static <A, B> Map<String, B> each(Map<String, A> map, Function<A, B> change) {
    Map<String, B> result = new LinkedHashMap<>();
    map.forEach((id, value) -> result.put(id, change.apply(value)));
    return Collections.unmodifiableMap(result);
  }
}
