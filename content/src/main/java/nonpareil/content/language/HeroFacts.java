package nonpareil.content.language;

import java.util.List;

/**
 * The names an effect of a hero may use.
 *
 * @param singles the fighters there is only one of
 * @param sidekicks the fighters besides the hero
 */
public record HeroFacts(
    List<String> fighters,
    List<String> singles,
    List<String> sidekicks,
    List<String> traits,
    boolean tokens,
    List<String> tags,
    List<String> cards,
    List<String> banners) {}
