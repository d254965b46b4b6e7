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
 * @param token the hero's tokens; null without tokens
 * @param tags the card tags by id
 * @param cards the card names by id
 */
public record HeroWords(
    String name,
    @Nullable String ability,
    Map<String, Noun> fighters,
    @Nullable Noun traitWord,
    Map<String, Noun> traits,
    @Nullable Noun token,
    Map<String, Noun> tags,
    Map<String, String> cards) {}
