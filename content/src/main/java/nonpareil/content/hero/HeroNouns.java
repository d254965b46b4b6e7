package nonpareil.content.hero;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of a hero file that sentences use.
 *
 * @param fighters the fighter kinds by id
 * @param traitWord what the traits are called together (size, form); null if the file does not say
 * @param traits the traits by id
 * @param token the hero's tokens; null without tokens
 * @param tags the card tags by id
 */
public record HeroNouns(
    Map<String, Nouns> fighters,
    @Nullable Nouns traitWord,
    Map<String, Nouns> traits,
    @Nullable Nouns token,
    Map<String, Nouns> tags) {}
