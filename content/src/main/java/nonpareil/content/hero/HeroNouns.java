package nonpareil.content.hero;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of a hero file that sentences use.
 *
 * @param fighters the fighter kinds by id
 * @param traitWord what the traits are called together (size, form); null if the file does not say
 * @param traits the traits by id
 * @param tokens the kinds of tokens by id
 * @param tags the card tags by id
 * @param counters the counters by id
 * @param piles the piles of its own by id
 * @param decks what a card of the second deck is called, by the id of the deck
 */
public record HeroNouns(
    Map<String, Nouns> fighters,
    @Nullable Nouns traitWord,
    Map<String, Nouns> traits,
    Map<String, Nouns> tokens,
    Map<String, Nouns> tags,
    Map<String, Nouns> counters,
    Map<String, Nouns> piles,
    Map<String, Nouns> decks) {}
