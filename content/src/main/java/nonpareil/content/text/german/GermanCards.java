package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BANNER;
import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.REVEAL;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.german.GermanAmounts.cards;
import static nonpareil.content.text.german.GermanClause.you;

import java.util.List;
import nonpareil.content.text.CardWords;
import nonpareil.content.text.Clause;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/** Drawing, discarding and seeing cards in German. */
final class GermanCards implements CardWords {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;

  GermanCards(Scope scope, GermanNames names, GermanAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
  }

  @Override
  public Clause draw(PlayerMention who, Amount cards) {
    return names.clause(who, GermanVerb.ZIEHEN, amounts.measure(cards, "Karte", "Karten").text());
  }

  @Override
  public Clause drawUpTo(int most) {
    return you(GermanVerb.ZIEHEN, UP_TO.mark("bis zu") + " " + cards(most));
  }

  @Override
  public List<Clause> keepDrawn(int keep) {
    return List.of(
        you(GermanVerb.BEHALTEN, keep + " der gezogenen Karten"),
        you(GermanVerb.LEGEN, "die übrigen in beliebiger Reihenfolge unter dein Deck"));
  }

  @Override
  public Clause lookAtTop(int cards) {
    String which = cards == 1 ? "die oberste Karte" : "die obersten " + cards + " Karten";
    return you(GermanVerb.ANSEHEN, "dir " + which + " deines Decks");
  }

  @Override
  public List<Clause> takeAndReturn(int cards, int take) {
    if (take == 0) {
      return cards == 1
          ? List.of()
          : List.of(
              you(GermanVerb.ZURUECKLEGEN, "sie in beliebiger Reihenfolge oben auf dein Deck"));
    }
    var took = you(GermanVerb.NEHMEN, (take >= cards ? "sie" : take + " davon") + " auf die Hand");
    return take >= cards
        ? List.of(took)
        : List.of(
            took,
            you(
                GermanVerb.ZURUECKLEGEN,
                "die übrigen in beliebiger Reihenfolge oben auf dein Deck"));
  }

  @Override
  public Clause putOnDeck(int cards) {
    String order = cards == 1 ? "" : " in beliebiger Reihenfolge";
    return you(GermanVerb.LEGEN, cards + " deiner Handkarten" + order + " oben auf dein Deck");
  }

  @Override
  public Clause discard(PlayerMention who, int cards) {
    return names.clause(who, GermanVerb.ABWERFEN, cards(cards));
  }

  @Override
  public Clause discardRandom(PlayerMention who, int cards) {
    return names.clause(
        who,
        GermanVerb.ABWERFEN,
        cards == 1 ? "1 zufällige Handkarte" : cards + " zufällige Handkarten");
  }

  @Override
  public Clause discardTop() {
    return you(GermanVerb.ABWERFEN, "die oberste Karte deines Decks");
  }

  @Override
  public Clause discardAny(@Nullable String banner) {
    String which =
        banner == null ? "" : " mit dem " + BANNER.mark("Banner") + " " + scope.bannerName(banner);
    return you(GermanVerb.ABWERFEN, "beliebig viele Karten" + which);
  }

  @Override
  public Clause seeHand(PlayerMention who) {
    return you(GermanVerb.ANSEHEN, "dir " + names.hand(who));
  }

  @Override
  public Clause revealHand(PlayerMention who) {
    String whose = who.players() == Players.YOU ? "deine" : "seine";
    return names.clause(who, GermanVerb.ZEIGEN, "allen Spielern " + whose + " Kartenhand");
  }

  @Override
  public Clause discardSeen(PlayerMention who) {
    return you(GermanVerb.WAEHLEN, "eine Karte dieser Kartenhand").ending(discardsIt(who));
  }

  @Override
  public List<Clause> seeHandAndDiscard(PlayerMention who) {
    return List.of(
        seeHand(who), you(GermanVerb.WAEHLEN, "eine Karte daraus").ending(discardsIt(who)));
  }

  private String discardsIt(PlayerMention who) {
    var discards = names.clause(PlayerMention.plain(who.players()), GermanVerb.ABWERFEN, "sie");
    return "; " + discards.statement(false);
  }

  @Override
  public Clause discardNamed(PlayerMention who) {
    String whose = who.players() == Players.YOU ? "deiner" : "seiner";
    return names.clause(who, GermanVerb.ABWERFEN, "eine solche Karte " + whose + " Wahl");
  }

  @Override
  public Clause chooseOpponent() {
    return you(GermanVerb.WAEHLEN, "einen Gegner");
  }

  @Override
  public Clause nameNumber(int most) {
    return you(GermanVerb.NENNEN, "eine Zahl von 0 bis " + most);
  }

  @Override
  public Clause search(String card) {
    return you(
        GermanVerb.NEHMEN,
        scope.card(card)
            + " aus deinem Abwurfstapel oder, falls die Karte dort nicht liegt, aus deinem Deck auf"
            + " die Hand");
  }

  @Override
  public Clause shuffleIfSearched() {
    return you(GermanVerb.MISCHEN, "dein Deck").ending(", falls du es durchsucht hast");
  }

  @Override
  public Clause takeDiscards(String tag) {
    return you(
        GermanVerb.NEHMEN,
        "alle " + scope.tag(tag) + "-Karten aus deinem Abwurfstapel auf die Hand");
  }

  @Override
  public Clause revealTop() {
    return you(GermanVerb.AUFDECKEN, "die oberste Karte deines Decks");
  }

  @Override
  public Clause takeRevealed() {
    return you(GermanVerb.NEHMEN, "die " + REVEAL.mark("aufgedeckte") + " Karte auf die Hand");
  }

  @Override
  public Clause takeBoostCard() {
    return you(
        GermanVerb.NEHMEN,
        "eine der Karten, mit denen du diese Karte "
            + BOOST.mark("geboostet")
            + " hast, zurück auf die Hand");
  }

  @Override
  public List<Clause> chooseOptions(int take) {
    return take == 1
        ? List.of(you(GermanVerb.WAEHLEN, "eine Möglichkeit"))
        : List.of(
            you(GermanVerb.WAEHLEN, take + " verschiedene Möglichkeiten"),
            you(GermanVerb.AUSFUEHREN, "sie in einer Reihenfolge deiner Wahl"));
  }
}
