package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BANNER;
import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.REVEAL;
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
    return names.clause(who, GermanVerb.ZIEHEN, amounts.cards(cards));
  }

  @Override
  public Clause drawUpTo(Amount most) {
    return you(GermanVerb.ZIEHEN, amounts.upTo(most, "Karte", "Karten"));
  }

  @Override
  public List<Clause> keepDrawn(Amount keep) {
    return List.of(
        you(GermanVerb.BEHALTEN, ofThem(keep, "der gezogenen Karten")),
        you(GermanVerb.LEGEN, "die übrigen in beliebiger Reihenfolge unter dein Deck"));
  }

  /** "2 der gezogenen Karten". */
  private String ofThem(Amount number, String which) {
    return number instanceof Amount.Fixed(int fixed)
        ? fixed + " " + which
        : "eine Anzahl " + which + " in Höhe " + amounts.number(number, GermanCase.GENITIVE);
  }

  private String upTo(Amount most) {
    String number = amounts.number(most, GermanCase.DATIVE);
    return most instanceof Amount.Fixed ? number : GermanNames.with("zu", number);
  }

  @Override
  public Clause lookAtTop(Amount cards) {
    if (!(cards instanceof Amount.Fixed(int number))) {
      return you(GermanVerb.ANSEHEN, "dir von oben von deinem Deck " + amounts.cards(cards));
    }
    String which = number == 1 ? "die oberste Karte" : "die obersten " + number + " Karten";
    return you(GermanVerb.ANSEHEN, "dir " + which + " deines Decks");
  }

  @Override
  public List<Clause> takeAndReturn(Amount seen, Amount taken) {
    if (!(seen instanceof Amount.Fixed(int cards)) || !(taken instanceof Amount.Fixed(int take))) {
      return List.of(
          you(GermanVerb.NEHMEN, ofThem(taken, "davon") + " auf die Hand"),
          you(GermanVerb.ZURUECKLEGEN, "die übrigen in beliebiger Reihenfolge oben auf dein Deck"));
    }
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
  public Clause putOnDeck(Amount cards) {
    String order = cards.equals(new Amount.Fixed(1)) ? "" : " in beliebiger Reihenfolge";
    return you(
        GermanVerb.LEGEN, ofThem(cards, "deiner Handkarten") + order + " oben auf dein Deck");
  }

  @Override
  public Clause discard(PlayerMention who, Amount cards) {
    return names.clause(who, GermanVerb.ABWERFEN, amounts.cards(cards));
  }

  @Override
  public Clause discardAtMost(PlayerMention who, Amount cards) {
    String number = amounts.measure(cards, "Karte", "Karten").text();
    return names.clause(who, GermanVerb.ABWERFEN, number + " (oder alle, falls es weniger sind)");
  }

  @Override
  public Clause discardRandom(PlayerMention who, Amount cards) {
    return names.clause(
        who,
        GermanVerb.ABWERFEN,
        amounts.measure(cards, "zufällige Handkarte", "zufällige Handkarten").text());
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
  public Clause nameNumber(Amount most) {
    return you(GermanVerb.NENNEN, "eine Zahl von 0 bis " + upTo(most));
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
}
