package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BANNER;
import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.english.EnglishAmounts.cards;
import static nonpareil.content.text.english.EnglishClause.you;

import java.util.List;
import nonpareil.content.text.CardWords;
import nonpareil.content.text.Clause;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/** Drawing, discarding and seeing cards in English. */
final class EnglishCards implements CardWords {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;

  EnglishCards(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public Clause draw(PlayerMention who, Amount cards) {
    var measure = amounts.measure(cards, "card", "cards");
    return names.clause(who, "draw", measure.head() + measure.tail());
  }

  @Override
  public Clause drawUpTo(int most) {
    return you("draw", UP_TO.mark("up to") + " " + cards(most));
  }

  @Override
  public List<Clause> keepDrawn(int keep) {
    return List.of(
        you("keep", keep + " of the drawn cards"),
        you("put", "the others under your deck in any order"));
  }

  @Override
  public Clause lookAtTop(int cards) {
    return you("look", "at the top " + (cards == 1 ? "card" : cards + " cards") + " of your deck");
  }

  @Override
  public List<Clause> takeAndReturn(int cards, int take) {
    if (take == 0) {
      return cards == 1 ? List.of() : List.of(you("put", "them back on top in any order"));
    }
    var took =
        you(
            "take",
            (cards == 1 ? "it" : take >= cards ? "them" : take + " of them") + " into your hand");
    return take >= cards
        ? List.of(took)
        : List.of(took, you("put", "the rest back on top in any order"));
  }

  @Override
  public Clause putOnDeck(int cards) {
    String order = cards == 1 ? "" : " in any order";
    return you("put", cards(cards) + " from your hand on top of your deck" + order);
  }

  @Override
  public Clause discard(PlayerMention who, int cards) {
    return names.clause(who, "discard", cards(cards));
  }

  @Override
  public Clause discardRandom(PlayerMention who, int cards) {
    return names.clause(who, "discard", cards == 1 ? "1 random card" : cards + " random cards");
  }

  @Override
  public Clause discardTop() {
    return you("discard", "the top card of your deck");
  }

  @Override
  public Clause discardAny(@Nullable String banner) {
    String which =
        banner == null ? "" : " with the " + BANNER.mark("banner") + " " + scope.bannerName(banner);
    return you("discard", "any number of cards" + which);
  }

  @Override
  public Clause seeHand(PlayerMention who) {
    return you("look", "at " + names.possessive(who) + " hand");
  }

  @Override
  public Clause revealHand(PlayerMention who) {
    String whose = who.players() == Players.YOU ? "your" : "their";
    return names.clause(who, "reveal", whose + " hand to all players");
  }

  @Override
  public Clause discardSeen(PlayerMention who) {
    return you("choose", "a card from that hand").ending(discardsIt(who));
  }

  @Override
  public List<Clause> seeHandAndDiscard(PlayerMention who) {
    return List.of(seeHand(who), you("choose", "a card from it").ending(discardsIt(who)));
  }

  private String discardsIt(PlayerMention who) {
    return names.clause(PlayerMention.plain(who.players()), "discard", "it").statement(false);
  }

  @Override
  public Clause discardNamed(PlayerMention who) {
    String whose = who.players() == Players.YOU ? "your" : "their";
    return names.clause(who, "discard", "one such card of " + whose + " choice");
  }

  @Override
  public Clause chooseOpponent() {
    return you("choose", "an opponent");
  }

  @Override
  public Clause nameNumber(int most) {
    return you("name", "a number from 0 to " + most);
  }

  @Override
  public Clause search(String card) {
    String name = scope.card(card);
    return you(
        "take",
        name + " from your discard pile or, if it is not there, from your deck into your hand");
  }

  @Override
  public Clause shuffleIfSearched() {
    return you("shuffle", "your deck if you searched it");
  }

  @Override
  public Clause takeDiscards(String tag) {
    return you("take", "all " + scope.tag(tag) + " cards from your discard pile into your hand");
  }

  @Override
  public Clause revealTop() {
    return you("reveal", "the top card of your deck");
  }

  @Override
  public Clause takeRevealed() {
    return you("take", "the " + REVEAL.mark("revealed") + " card into your hand");
  }

  @Override
  public Clause takeBoostCard() {
    return you(
        "take",
        "one of the cards you " + BOOST.mark("boosted") + " this card with back into your hand");
  }

  @Override
  public List<Clause> chooseOptions(int take) {
    return take == 1
        ? List.of(you("choose", "one"))
        : List.of(
            you("choose", take + " different options"),
            you("carry", "them out in an order you choose"));
  }
}
