package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.german.German;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import org.junit.jupiter.api.Test;

/**
 * Who does what, who is meant, and when: sentences that were read in another way than they play.
 */
class WhoAndWhenTextTest {

  @Test
  void orStandsTogether() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: {all: [lost, {any: [your-turn, {boosted: yours}]}]}, then: {draw: 1}}",
        List.of(
            "If you lost the combat and either it is your turn or this card was boosted, draw 1"
                + " card."),
        List.of(
            "Wenn du den Kampf verloren hast und entweder du am Zug bist oder diese Karte geboostet"
                + " wurde, ziehe 1 Karte."));
  }

  @Test
  void orOfBoth() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: {any: [{all: [lost, your-turn]}, {boosted: yours}]}, then: {draw: 1}}",
        List.of(
            "If you lost the combat and it is your turn, or if this card was boosted, draw 1"
                + " card."),
        List.of(
            "Wenn du den Kampf verloren hast und du am Zug bist, oder wenn diese Karte geboostet"
                + " wurde, ziehe 1 Karte."));
  }

  @Test
  void nobodyTwice() {
    WrittenTextTest.card(
        "attack, value: 3",
        "during-combat: [{lock-value: opposing}, {lock-value: yours}]",
        List.of(
            "No card effect changes the value of the opposing card for the rest of this combat and"
                + " no card effect changes the value of this card for the rest of this combat."),
        List.of(
            "Kein Karteneffekt verändert für den Rest dieses Kampfes den Wert der gegnerischen"
                + " Karte und kein Karteneffekt verändert für den Rest dieses Kampfes den Wert"
                + " dieser Karte."));
  }

  @Test
  void whoIsChosenNeedNotMove() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: [{choose-fighter: {among: dog, optional: true}}, {move: {who: chosen, up-to:"
            + " 2}}, {heal: {who: chosen, amount: 1}}]",
        List.of(
            "You may choose one of your Dogs. If you do, you move it up to 2 spaces and it recovers"
                + " 1 health."),
        List.of(
            "Du darfst einen deiner Hunde wählen. Wenn du das tust, bewegst du ihn bis zu 2 Felder"
                + " und er erhält 1 Lebenspunkt zurück."));
  }

  @Test
  void somebodyElseChooses() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {choose: 1, by: opponent, of: [[{draw: 1}, {gain-action: 1}], {discard:"
            + " {who: opponent, cards: 1}}]}",
        List.of(
            "Your opponent chooses one:",
            "• You draw 1 card and gain 1 action.",
            "• Your opponent discards 1 card."),
        List.of(
            "Dein Gegner wählt eine Möglichkeit:",
            "• Du ziehst 1 Karte und erhältst 1 Aktion.",
            "• Dein Gegner wirft 1 Karte ab."));
  }

  @Test
  void somebodyElsePays() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {pay: {who: opponent, cards: 1}, then: {draw: 1}, else: {damage: {to: foe,"
            + " amount: 1}}}",
        List.of(
            "Your opponent may discard 1 card. If they do, you draw 1 card. Otherwise, you deal 1"
                + " damage to the opposing fighter."),
        List.of(
            "Dein Gegner darf 1 Karte abwerfen. Wenn er das tut, ziehst du 1 Karte. Andernfalls"
                + " fügst du dem gegnerischen Kämpfer 1 Schaden zu."));
  }

  /** Who was moved through was chosen by nobody. */
  @Test
  void whoWasPassedIsNamedFirst() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {move: {who: hero, up-to: 3}, passing: [{choose-fighter: {who:"
            + " opposing, adjacent-to: hero}}, {damage: {to: chosen, amount: 1}}, {damage: {to:"
            + " chosen-before, amount: 1}}]}",
        List.of(
            "Move Jill up to 3 spaces. For each opposing fighter moved through this way, deal 1"
                + " damage to an opposing fighter adjacent to Jill and deal 1 damage to the"
                + " fighter named first."),
        List.of(
            "Bewege Jill bis zu 3 Felder. Für jeden gegnerischen Kämpfer, durch den so gezogen wurde,"
                + " fügst du einem zu Jill benachbarten gegnerischen Kämpfer 1 Schaden zu und fügst"
                + " dem zuerst genannten Kämpfer 1 Schaden zu."));
  }

  @Test
  void heIsTheFighter() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {each: each-player, do: [{may: {discard: {who: chosen, cards: 1}}, by: chosen,"
            + " then: {choose: 1, by: chosen, of: [{draw: {who: chosen, cards: 2}},"
            + " [{choose-fighter: {among: of-chosen, by: chosen}}, {heal: {who: chosen, amount:"
            + " 1}}]]}}]}",
        List.of(
            "Do the following for each player in turn order, beginning with you:",
            "– That player may discard 1 card. If they do, they choose one:",
            "\u2003• They draw 2 cards.",
            "\u2003• They choose one of their fighters and it recovers 1 health."),
        List.of(
            "Tu für jeden Spieler in Zugreihenfolge, beginnend mit dir, Folgendes:",
            "– Dieser Spieler darf 1 Karte abwerfen. Wenn er das tut, wählt er eine Möglichkeit:",
            "\u2003• Er zieht 2 Karten.",
            "\u2003• Er wählt einen seiner Kämpfer und dieser Kämpfer erhält 1 Lebenspunkt"
                + " zurück."));
  }

  @Test
  void optionsNameAnew() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: {health-at-most: {who: foe, health: 3}}, then: {choose: 1, by:"
            + " opponent, of: [{discard: {who: opponent, cards: 2}}, {rule: {is: {cannot-recover:"
            + " foe}, until: end-of-turn}}]}}",
        List.of(
            "If the opposing fighter has 1 to 3 health, your opponent chooses one:",
            "• Your opponent discards 2 cards.",
            "• The opposing fighter cannot recover health until the end of the turn."),
        List.of(
            "Wenn der gegnerische Kämpfer 1 bis 3 Lebenspunkte hat, wählt dein Gegner eine"
                + " Möglichkeit:",
            "• Dein Gegner wirft 2 Karten ab.",
            "• Der gegnerische Kämpfer kann bis zum Ende des Zugs keine Lebenspunkte"
                + " zurückerhalten."));
  }

  @Test
  void anotherWasSpokenOf() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: {exists: foe}, then: {may: {place: {who: boss, at: {adjacent-to:"
            + " foe}}}, then: {damage: {to: foe, amount: 1}}}}",
        List.of(
            "If the opposing fighter is on the battlefield, you may place the Boss on a space"
                + " adjacent to the opposing fighter. If you do, deal 1 damage to the opposing"
                + " fighter."),
        List.of(
            "Wenn der gegnerische Kämpfer auf dem Schlachtfeld steht, darfst du den Boss auf ein"
                + " zum gegnerischen Kämpfer benachbartes Feld setzen. Wenn du das tust, füge dem"
                + " gegnerischen Kämpfer 1 Schaden zu."));
  }

  @Test
  void eitherOfTwo() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {may: {swap: {who: boss, with: foe}}, then: {damage: {to: foe, amount: 1}}}",
        List.of(
            "You may swap the spaces of the Boss and the opposing fighter. If you do, deal 1 damage"
                + " to the opposing fighter."),
        List.of(
            "Du darfst die Felder des Bosses und des gegnerischen Kämpfers vertauschen. Wenn du das"
                + " tust, füge dem gegnerischen Kämpfer 1 Schaden zu."));
  }

  @Test
  void inTheOtherCase() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: self-defeated, then: {damage: {to: foe, amount: 1}}, else: {move: {who:"
            + " self, up-to: 3}}}",
        List.of(
            "If your fighter was defeated in this combat, deal 1 damage to the opposing fighter."
                + " Otherwise, move your fighter up to 3 spaces."),
        List.of(
            "Wenn dein Kämpfer in diesem Kampf besiegt wurde, füge dem gegnerischen Kämpfer 1"
                + " Schaden zu. Andernfalls bewege deinen Kämpfer bis zu 3 Felder."));
  }

  @Test
  void ruleOfNow() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {rule: {is: {cannot-move: {who: opposing, adjacent-to: dog}}, until:"
            + " end-of-turn}}",
        List.of(
            "No opposing fighter now adjacent to one of your Dogs can be moved until the end of the"
                + " turn."),
        List.of(
            "Kein jetzt zu einem deiner Hunde benachbarter gegnerischer Kämpfer kann bis zum Ende"
                + " des Zugs bewegt werden."));
  }

  @Test
  void ruleNotOfNow() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {rule: {is: {cannot-attack: {who: foe, whom: {who: all, not-adjacent-to:"
            + " foe}}}, until: end-of-turn}}",
        List.of(
            "The opposing fighter cannot attack any fighter not now adjacent to the opposing"
                + " fighter until the end of the turn."),
        List.of(
            "Der gegnerische Kämpfer kann bis zum Ende des Zugs keinen Kämpfer (jetzt nicht"
                + " benachbart zum gegnerischen Kämpfer) angreifen."));
  }

  @Test
  void ruleOfOneNow() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {rule: {is: {cannot-attack: {who: opposing, whom: {who: daisy, in-zone-of:"
            + " hero}}}, until: end-of-turn}}",
        List.of(
            "No opposing fighter can attack Daisy, if now in the same zone as Jill, until the end"
                + " of the turn."),
        List.of(
            "Kein gegnerischer Kämpfer kann bis zum Ende des Zugs Daisy, falls sie jetzt in"
                + " derselben Zone wie Jill steht, angreifen."));
  }

  @Test
  void thoseMovedThrough() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {move: {who: hero, up-to: 4, whom: all}, passing: {may: {swap: {who: hero, with:"
            + " chosen}}}}",
        List.of(
            "Move Jill up to 4 spaces. For each fighter moved through this way, you may swap the"
                + " spaces of Jill and that fighter."),
        List.of(
            "Bewege Jill bis zu 4 Felder. Für jeden Kämpfer, durch den so gezogen wurde, darfst du"
                + " die Felder von Jill und diesem Kämpfer vertauschen."));
  }

  @Test
  void thatFighter() {
    WrittenTextTest.at(
        "{at: attacks, if: {number: {distance: [chosen, foe]}, at-least: 2}, do: {draw: 1}}",
        List.of(
            "When one of your fighters attacks, if the distance between that fighter and the"
                + " opposing fighter is at least 2, draw 1 card."),
        List.of(
            "Wenn einer deiner Kämpfer angreift: Wenn die Entfernung zwischen diesem Kämpfer und"
                + " dem gegnerischen Kämpfer mindestens 2 beträgt, ziehe 1 Karte."));
  }

  @Test
  void thePlayerOfThatFighter() {
    WrittenTextTest.at(
        "{at: moves, who: opposing, do: {choose: 1, by: {owner-of: chosen}, of: [{draw: 1},"
            + " {damage: {to: chosen, amount: 1}}]}}",
        List.of(
            "After an opposing fighter has moved, the player of that fighter chooses one:",
            "• You draw 1 card.",
            "• You deal 1 damage to that fighter."),
        List.of(
            "Nachdem ein gegnerischer Kämpfer bewegt wurde, wählt der Spieler dieses Kämpfers eine"
                + " Möglichkeit:",
            "• Du ziehst 1 Karte.",
            "• Du fügst diesem Kämpfer 1 Schaden zu."));
  }

  @Test
  void ownFighterInTheCombat() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: [{move: {who: {who: combatants, whose: you}, up-to: 1}}, {if: {exists: {who:"
            + " combatants, whose: you, role: sidekick}}, then: {draw: 1}}]",
        List.of(
            "Move your fighter in this combat up to 1 space. If your fighter in this combat is a"
                + " sidekick, draw 1 card."),
        List.of(
            "Bewege deinen Kämpfer in diesem Kampf bis zu 1 Feld. Wenn dein Kämpfer in diesem Kampf"
                + " ein Sidekick ist, ziehe 1 Karte."));
  }

  @Test
  void fighterInTheCombat() {
    WrittenTextTest.at(
        "{at: wins-combat, if: {exists: {who: hero, among: {who: combatants, whose: you}}}, do:"
            + " {damage: {to: {who: combatants, whose: opponent}, amount: 1}}}",
        List.of(
            "After you have won a combat, if Jill is your fighter in this combat, deal 1 damage to"
                + " your opponent’s fighter in this combat."),
        List.of(
            "Nachdem du einen Kampf gewonnen hast: Wenn Jill dein Kämpfer in diesem Kampf ist, füge"
                + " dem Kämpfer deines Gegners in diesem Kampf 1 Schaden zu."));
  }

  @Test
  void afterAnAttackByOne() {
    WrittenTextTest.at(
        "{at: after-attack, if: {all: [attacking, won]}, do: {draw: 1}}",
        List.of("After each attack by one of your fighters, if you won the combat, draw 1 card."),
        List.of(
            "Nach jedem Angriff, den einer deiner Kämpfer ausführt: Wenn du den Kampf gewonnen"
                + " hast, ziehst du 1 Karte."));
  }

  @Test
  void afterAnAttackOnOne() {
    WrittenTextTest.at(
        "{at: after-attack, if: defending, do: {draw: 1}}",
        List.of("After each attack on one of your fighters, draw 1 card."),
        List.of("Nach jedem Angriff, den einer deiner Kämpfer erleidet, ziehst du 1 Karte."));
  }

  @Test
  void twoClauses() {
    WrittenTextTest.at(
        "{at: draws, player: opponent, once-per-turn: true, if: {not: {exists: dog}}, do: {draw:"
            + " 1}}",
        List.of(
            "Once per turn, when an opponent draws cards, if none of your Dogs is on the"
                + " battlefield, draw 1 card."),
        List.of(
            "Einmal pro Zug, wenn ein Gegner Karten zieht: Wenn keiner deiner Hunde auf dem"
                + " Schlachtfeld steht, ziehst du 1 Karte."));
  }

  @Test
  void ownerPutsIt() {
    WrittenTextTest.card(
        "scheme",
        "scheme: [choose-opponent, {move-cards: {from: hand, whose: chosen, number: 1, by: chosen,"
            + " to: deck-top}}]",
        List.of("An opponent of your choice puts 1 card from their hand on top of their deck."),
        List.of("Ein Gegner deiner Wahl legt 1 Karte von seiner Hand oben auf sein Deck."));
  }

  @Test
  void handIsSeen() {
    WrittenTextTest.card(
        "scheme",
        "scheme: [choose-opponent, {reveal-hand: chosen}, {move-cards: {from: hand, whose: chosen,"
            + " number: 1, by: you, to: deck-top}}]",
        List.of(
            "An opponent of your choice reveals their hand to all players. Then choose 1 card from"
                + " that opponent’s hand; that opponent puts it on top of their deck."),
        List.of(
            "Ein Gegner deiner Wahl zeigt allen Spielern seine Kartenhand. Dann wähle 1 Karte von"
                + " der Hand dieses Gegners; dieser Gegner legt sie oben auf sein Deck."));
  }

  @Test
  void firstOfThem() {
    WrittenTextTest.card(
        "attack, value: 3",
        "during-combat: {take-over: {who: dog, adjacent-to: self}}",
        List.of(
            "The first of your Dogs adjacent to your fighter takes the place of your fighter in"
                + " this combat."),
        List.of(
            "Der erste deiner zu deinem Kämpfer benachbarten Hunde nimmt den Platz deines Kämpfers"
                + " in diesem Kampf ein."));
  }

  @Test
  void noOpponent() {
    WrittenTextTest.card(
        "scheme",
        "scheme: [{rule: {is: {cannot-play: {player: each-opponent, types: [defense]}}, until:"
            + " next-attack}}, {rule: {is: {cannot-boost: each-opponent}, until: end-of-turn}}]",
        List.of(
            "No opponent can play defense cards until the next attack of any of them this turn is"
                + " over and no opponent can boost until the end of the turn."),
        List.of(
            "Kein Gegner kann bis zum Ende des nächsten Angriffs von einem von ihnen in diesem Zug"
                + " Verteidigungskarten spielen und kein Gegner kann bis zum Ende des Zugs Boosts"
                + " ausführen."));
  }

  @Test
  void listWithCommas() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: won, then: [{return-sidekick: daisy}, {heal: {who: hero, amount: 1}}]}",
        List.of(
            "If you won the combat, you return Daisy, if defeated, to an empty space in the same"
                + " zone as Jill, and Jill recovers 1 health."),
        List.of(
            "Wenn du den Kampf gewonnen hast, kehrt Daisy (falls besiegt) auf ein freies Feld in"
                + " derselben Zone wie Jill zurück und Jill erhält 1 Lebenspunkt zurück."));
  }

  @Test
  void schemeAfterwards() {
    WrittenTextTest.at(
        "{at: after-scheme, do: [{move-cards: {from: this-card, to: hand}}, {draw: 1}]}",
        List.of(
            "After you have played a scheme, return that card to your hand instead of discarding it"
                + " and draw 1 card."),
        List.of(
            "Nachdem du eine Planung gespielt hast, nimm jene Karte auf die Hand, statt sie"
                + " abzuwerfen, und ziehe 1 Karte."));
  }

  @Test
  void itsOwnHealth() {
    WrittenTextTest.card(
        "scheme",
        "scheme: [{choose-fighter: dog}, {choose-fighter: {who: opposing, in-zone-of: chosen}},"
            + " {damage: {to: chosen, amount: {health-of: chosen}}}]",
        List.of(
            "Choose one of your Dogs. Then deal 1 damage to an opposing fighter in the same zone as"
                + " it for each health of its own."),
        List.of(
            "Wähle einen deiner Hunde. Dann füge einem gegnerischen Kämpfer in derselben Zone wie"
                + " er für jeden Lebenspunkt des zuletzt gewählten Kämpfers 1 Schaden zu."));
  }

  @Test
  void schemeFirst() {
    WrittenTextTest.card(
        "scheme, as-attack: 4, after-combat: [{if: won, then: {draw: 1}}]",
        "scheme: {draw: 2}",
        List.of(
            "Draw 2 cards.",
            "You may play this card as an attack card with the value 4.",
            "If you won the combat, draw 1 card."),
        List.of(
            "Ziehe 2 Karten.",
            "Du darfst diese Karte als Angriffskarte mit dem Wert 4 spielen.",
            "Wenn du den Kampf gewonnen hast, ziehe 1 Karte."));
  }

  @Test
  void friendlyToYou() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {rule: {is: {cannot-attack: {who: opposing, whom: {who: friendly, except: hero}}},"
            + " until: end-of-turn}}",
        List.of(
            "No opposing fighter can attack any fighter friendly to you other than Jill until the"
                + " end of the turn."),
        List.of(
            "Kein gegnerischer Kämpfer kann bis zum Ende des Zugs einen mit dir befreundeten"
                + " Kämpfer außer Jill angreifen."));
  }

  @Test
  void listInAList() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {each: each-opponent, do: {choose: 1, by: chosen, of: [{draw: 1}, {discard: {who:"
            + " chosen, cards: 1}}]}}",
        List.of(
            "Do the following for each opponent in turn order:",
            "– That opponent chooses one:",
            "\u2003• You draw 1 card.",
            "\u2003• That opponent discards 1 card."),
        List.of(
            "Tu für jeden Gegner in Zugreihenfolge Folgendes:",
            "– Dieser Gegner wählt eine Möglichkeit:",
            "\u2003• Du ziehst 1 Karte.",
            "\u2003• Dieser Gegner wirft 1 Karte ab."));
  }

  @Test
  void payOnce() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {may: {pay: 1}, then: {draw: 2}}",
        List.of("You may discard 1 card. If you do, draw 2 cards."),
        List.of("Du darfst 1 Karte abwerfen. Wenn du das tust, ziehe 2 Karten."));
  }

  @Test
  void cardsPlayedMeanwhile() {
    WrittenTextTest.card(
        "scheme",
        "while-in-play: {triggers: [{at: during-combat, do: [{add-value: 1}, {gain: this-card}]}]}",
        List.of(
            "This card stays before you.",
            "During each of your combats, add 1 to the value of your card and put 1 counter on this"
                + " card."),
        List.of(
            "Diese Karte bleibt vor dir liegen.",
            "Während jedes deiner Kämpfe erhöhst du den Wert deiner Karte um 1 und legst 1 Marker"
                + " auf diese Karte."));
  }

  @Test
  void theChosenCard() {
    WrittenTextTest.card(
        "attack, value: 3",
        "during-combat: [{choose-card: {whose: opponent}}, {add-value: {boost-of: moved}}]",
        List.of(
            "Look at your opponent’s hand and choose 1 card from it (shown to all players). Add the"
                + " boost value of the chosen card to the value of this card."),
        List.of(
            "Sieh dir die Kartenhand deines Gegners an und wähle 1 Karte daraus (für alle"
                + " sichtbar). Erhöhe den Wert dieser Karte um den Boost-Wert der gewählten"
                + " Karte."));
  }

  @Test
  void numberWhenDefending() {
    WrittenTextTest.card(
        "versatile, value: 2, declares-number: true",
        "after-combat: {draw: 1}",
        List.of(
            "If you defend with this card, play it face up and name a number before the attack card"
                + " is revealed.",
            "Draw 1 card."),
        List.of(
            "Wenn du mit dieser Karte verteidigst, spiele sie offen aus und nenne eine Zahl, bevor"
                + " die Angriffskarte aufgedeckt wird.",
            "Ziehe 1 Karte."));
  }

  @Test
  void nextButThisOne() {
    WrittenTextTest.at(
        "{at: attacks, who: dog, do: {rule: {is: {value: {who: chosen, when: attacking, plus: 2}},"
            + " until: next-attack}}}",
        List.of(
            "When one of your Dogs attacks, the value of each card it attacks with is 2 higher"
                + " until the next attack after this one of that fighter this turn is over."),
        List.of(
            "Wenn einer deiner Hunde angreift, erhöht sich der Wert jeder Karte, mit der er"
                + " angreift, bis zum Ende des auf diesen folgenden Angriffs dieses Kämpfers in"
                + " diesem Zug um 2."));
  }

  @Test
  void withinOfItself() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {damage: {to: {who: all, within: 1, of: hero}, amount: 2}}",
        List.of("Deal 2 damage to each fighter within 1 space of Jill (Jill included)."),
        List.of(
            "Füge jedem Kämpfer (höchstens 1 Feld von Jill entfernt, Jill eingeschlossen) 2 Schaden"
                + " zu."));
  }

  @Test
  void allAtTheMoment() {
    WrittenTextTest.at(
        "{at: is-attacked, who: hero, do: [{choose-fighter: {among: {who: dog, adjacent-to: hero},"
            + " optional: true}}, {defeat: chosen}, {rule: {is: {damage-taken: {who: hero, minus:"
            + " 2}}, until: end-of-turn}}]}",
        List.of(
            "When Jill is attacked, do the following:",
            "– You may defeat one of your Dogs adjacent to Jill. Jill takes 2 less damage each time"
                + " until the end of the turn."),
        List.of(
            "Wenn Jill angegriffen wird, tu Folgendes:",
            "– Du darfst einen deiner zu Jill benachbarten Hunde besiegen. Jill erleidet bis zum"
                + " Ende des Zugs jedes Mal 2 Schaden weniger."));
  }

  @Test
  void fightersTakeDamage() {
    WrittenTextTest.card(
        "attack, value: 3",
        "after-combat: {if: {number: {this-turn: damage-taken}, at-least: 1}, then: {draw: 1}}",
        List.of("If your fighters have taken damage this turn, draw 1 card."),
        List.of("Wenn deine Kämpfer in diesem Zug Schaden erlitten haben, ziehe 1 Karte."));
  }

  @Test
  void whoAttacksWithIt() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {rule: {is: {value: {who: hero, when: attacking, plus: 1}}, until: end-of-turn}}",
        List.of("The value of each card Jill attacks with is 1 higher until the end of the turn."),
        List.of(
            "Der Wert jeder Karte, mit der Jill angreift, erhöht sich bis zum Ende des Zugs um"
                + " 1."));
  }

  @Test
  void onTopOfTheDiscardPile() {
    WrittenTextTest.card(
        "scheme",
        "scheme: {move-cards: {from: out-of-game, number: 1, to: discard}}",
        List.of(
            "Put 1 card from among your cards that are out of the game on top of your discard"
                + " pile."),
        List.of(
            "Lege 1 Karte unter deinen aus dem Spiel entfernten Karten auf deinen Abwurfstapel."));
  }

  @Test
  void whoeverDecidesOnTheTrait() {
    Effect theirs = new Deciding.By(Players.OPPONENT, new Effect.ChooseTrait());
    assertThat(Witch.says(nonpareil.content.Languages.ENGLISH, theirs))
        .isEqualTo("Your opponent may change the Witch’s moon to one of their choice.");
  }

  @Test
  void whileItStandsThere() {
    assertThat(
            WrittenTextTest.rules(
                "[{is: {value: {who: {who: hero, adjacent-to: dog}, when: attacking, plus: 1}}}]"))
        .containsExactly(
            "While Jill is adjacent to one of your Dogs, the value of each card Jill attacks with"
                + " is 1 higher.");
  }

  @Test
  void aBannerHasNoArticle() {
    var german = new German();
    assertThat(german.banner(noun("goldene Drache", "goldenen Drachen", Gender.M)))
        .isEqualTo("goldener Drache");
    assertThat(german.banner(noun("Jäger", "Jäger", Gender.M))).isEqualTo("Jäger");
    assertThat(german.banner(noun("Bärin", "Bärin", Gender.F))).isEqualTo("Bärin");
    // "Unsichtbarer", but "Bote": the article is right for both
    assertThat(german.banner(noun("Unsichtbare", "Unsichtbaren", Gender.M)))
        .isEqualTo("der Unsichtbare");
  }

  private static Noun noun(String name, String accusative, Gender gender) {
    return Noun.of(
        new German(), name, null, null, gender, true, false, accusative, accusative, accusative);
  }
}
