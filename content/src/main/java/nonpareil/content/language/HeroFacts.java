package nonpareil.content.language;

import java.util.List;
import java.util.Map;
import nonpareil.engine.hero.Hero;

/**
 * The names an effect of a hero may use.
 *
 * @param singles the fighters there is only one of
 * @param sidekicks the fighters besides the heroes
 * @param reserves the fighters some of which begin off the board
 * @param tokens the kinds of tokens
 * @param piles the piles of cards of its own
 * @param openPiles those of them that lie face up
 * @param secondDecks the second deck, if there is one
 * @param refilled the same, if its used cards lie on a discard pile
 * @param held where those of the counters lie that are not the hero's own
 */
public record HeroFacts(
    List<String> fighters,
    List<String> singles,
    List<String> sidekicks,
    List<String> reserves,
    List<String> traits,
    List<String> tokens,
    List<String> tags,
    List<String> cards,
    List<String> banners,
    List<String> counters,
    List<String> piles,
    List<String> openPiles,
    List<String> secondDecks,
    List<String> refilled,
    Map<String, Hero.Counter.HeldBy> held) {}
