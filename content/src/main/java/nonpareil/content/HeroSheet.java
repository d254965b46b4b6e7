package nonpareil.content;

import java.util.Map;
import java.util.Objects;
import nonpareil.content.text.HeroWords;
import nonpareil.content.text.Language;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * A hero with everything that is shown: the rules' part and the words of both languages.
 *
 * @param name the title of the deck
 * @param set the box it comes from; empty for a home-made hero
 * @param abilityName the printed title of the ability; null if it has none
 * @param cardNames by card id, in file order
 */
public record HeroSheet(
    Hero hero,
    Name name,
    String set,
    @Nullable Name abilityName,
    Map<String, Name> cardNames,
    HeroWords english,
    HeroWords german) {

  public String id() {
    return hero.id();
  }

  /** The name of one of its cards. */
  public Name cardName(String card) {
    return Objects.requireNonNull(cardNames.get(card), card);
  }

  /** The words rules text is made of. */
  public HeroWords words(Language language) {
    return switch (language) {
      case EN -> english;
      case DE -> german;
    };
  }
}
