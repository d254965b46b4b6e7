package nonpareil.content.text;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The words of one hero in one language: all a rules text needs besides the effect tree.
 *
 * @param name the deck's name as a title (The Genie, Der Dschinn)
 * @param ability the title of the special ability; null if it has none
 * @param fighters the fighter kinds by id
 * @param traitWord what the traits are called together (size, form); null without traits
 * @param traits the traits by id
 * @param tokens the kinds of tokens by id
 * @param tags the card tags by id
 * @param cards the card names by id
 * @param counters the counters by id
 * @param piles the piles of its own by id
 * @param decks what a card of the second deck is called, by the id of the deck
 * @param actions the names of the ability's actions by id, as far as they have one
 */
public record HeroWords(
    String name,
    @Nullable String ability,
    Map<String, Noun> fighters,
    @Nullable Noun traitWord,
    Map<String, Noun> traits,
    Map<String, Noun> tokens,
    Map<String, Noun> tags,
    Map<String, String> cards,
    Map<String, Noun> counters,
    Map<String, Noun> piles,
    Map<String, Noun> decks,
    Map<String, String> actions) {

  /** The words of a hero without counters, piles of its own and a second deck. */
  public HeroWords(
      String name,
      @Nullable String ability,
      Map<String, Noun> fighters,
      @Nullable Noun traitWord,
      Map<String, Noun> traits,
      Map<String, Noun> tokens,
      Map<String, Noun> tags,
      Map<String, String> cards) {
    this(
        name, ability, fighters, traitWord, traits, tokens, tags, cards, Map.of(), Map.of(),
        Map.of(), Map.of());
  }
}
