package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BANNER;
import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.UP_TO;
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
    return names.clause(who, "draw", amounts.cards(cards));
  }

  @Override
  public Clause drawUpTo(Amount most) {
    return you("draw", UP_TO.mark("up to") + " " + amounts.cards(most));
  }

  @Override
  public List<Clause> keepDrawn(Amount keep) {
    return List.of(
        you("keep", ofThem(keep, "of the drawn cards")),
        you("put", "the others under your deck in any order"));
  }

  /** "2 of the drawn cards". */
  private String ofThem(Amount number, String which) {
    return number instanceof Amount.Fixed(int fixed)
        ? fixed + " " + which
        : "a number " + which + " equal to " + amounts.number(number);
  }

  @Override
  public Clause lookAtTop(Amount cards) {
    if (!(cards instanceof Amount.Fixed(int number))) {
      var measure = amounts.measure(cards, "card", "cards");
      return you("look", "at " + measure.head() + " from the top of your deck" + measure.tail());
    }
    return you(
        "look", "at the top " + (number == 1 ? "card" : number + " cards") + " of your deck");
  }

  @Override
  public List<Clause> takeAndReturn(Amount seen, Amount taken) {
    if (!(seen instanceof Amount.Fixed(int cards)) || !(taken instanceof Amount.Fixed(int take))) {
      return List.of(
          you("take", ofThem(taken, "of them") + " into your hand"),
          you("put", "the rest back on top in any order"));
    }
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
  public Clause putOnDeck(Amount cards) {
    String order = cards.equals(new Amount.Fixed(1)) ? "" : " in any order";
    var measure = amounts.measure(cards, "card", "cards");
    return you(
        "put", measure.head() + " from your hand on top of your deck" + order + measure.tail());
  }

  @Override
  public Clause discard(PlayerMention who, Amount cards) {
    return names.clause(who, "discard", amounts.cards(cards));
  }

  @Override
  public Clause discardAtMost(PlayerMention who, Amount cards) {
    String number = amounts.measure(cards, "card", "cards").text();
    return names.clause(who, "discard", number + " (or all, if there are fewer)");
  }

  @Override
  public Clause discardRandom(PlayerMention who, Amount cards) {
    return names.clause(
        who, "discard", amounts.measure(cards, "random card", "random cards").text());
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
  public Clause nameNumber(Amount most) {
    return you("name", "a number from 0 to " + amounts.number(most));
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
}
