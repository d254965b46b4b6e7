package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;

/** Amounts, comparisons and sets of fighters and cards, said as people would say them. */
class AmountTextTest {

  private static final String HERO =
      """
      id: jill
      name: Jill
      move: 2
      fighters:
        - {id: jill, name: {en: Jill, de: {name: Jill, gender: f}}, health: 14, attack: melee}
        - {id: daisy, name: {en: Daisy, de: {name: Daisy, gender: f}}, health: 5, attack: ranged}
        - {id: boss, name: {en: {name: Boss, article: true}, de: {name: Boss, article: true}},
           health: 5, attack: ranged}
        - {id: dog, name: {en: Dog, de: {name: Hund, plural: Hunde}}, count: 3, health: 1,
           attack: melee}
      tokens:
        - {id: trap, name: {en: trap, de: {name: Falle, plural: Fallen, gender: f}}, count: 4, supply: all}
      traits:
        name: {en: stance, de: {name: Haltung, gender: f}}
        of: {owl: {en: owl, de: {name: Eule, gender: f}}, big: {en: {name: big, adjective: true}, de: {name: groß, adjective: true}}}
        start: owl
      tags: {wolf: {en: wolf, de: Wolf}}
      piles:
        - {id: box, name: {en: box, de: {name: Kiste, gender: f}}, most: 5, face: up}
      counters:
        rage: {name: {en: {name: rage, plural: rage}, de: {name: Zorn, plural: Zorn}}, max: 5}
        coil: {name: {en: coil, de: {name: Spule, plural: Spulen, gender: f}}, max: 4}
        favor: {name: {en: favor, de: {name: Gunst, plural: Günste, gender: f}}, max: 1}
      second-deck:
        id: misery
        name: {en: {name: Misery, plural: Miseries}, de: {name: Elend, plural: Elende, gender: n}}
        used: discard
        cards:
          - {id: drop, name: Drop, copies: 2, use: {heal: {who: hero, amount: 1}}}
      ability: {name: Ability, triggers: []}
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 29, banner: any}
        - {id: tried, name: Tried, type: TYPE, boost: 1, copies: 1, banner: any, tags: [wolf], EFFECT}
      """;

  @Test
  void whoASingleFighterIsNot() {
    after(
        "{if: {exists: {who: daisy, in-zone-of: self, except: self}}, then: {draw: 1}}",
        "If Daisy is not your fighter but in the same zone as your fighter, draw 1 card.",
        "Wenn Daisy in derselben Zone wie dein Kämpfer steht und nicht dein Kämpfer ist,"
            + " ziehe 1 Karte.");
    after(
        "{if: {not: {exists: {who: daisy, in-zone-of: self, except: self}}}, then:" + " {draw: 1}}",
        "If Daisy is your fighter or is not in the same zone as your fighter, draw 1" + " card.",
        "Wenn Daisy nicht zugleich in derselben Zone wie dein Kämpfer steht und nicht"
            + " dein Kämpfer ist, ziehe 1 Karte.");
    after(
        "{if: {exists: {who: daisy, except: self}}, then: {draw: 1}}",
        "If Daisy is not your fighter, draw 1 card.",
        "Wenn Daisy nicht dein Kämpfer ist, ziehe 1 Karte.");
  }

  @Test
  void whoIsNotMeantStandsWithTheNoun() {
    after(
        "{if: {not: {exists: {who: all, adjacent-to: jill, except: foe}}}, then: {draw:" + " 1}}",
        "If no fighter other than the opposing fighter is adjacent to Jill, draw 1 card.",
        "Wenn kein Kämpfer außer dem gegnerischen Kämpfer zu Jill benachbart ist, ziehe"
            + " 1 Karte.");
    after(
        "{if: {not: {exists: {who: of-opponent, except: foe, adjacent-to: foe}}}, then:"
            + " {draw: 1}}",
        "If none of your opponent’s fighters other than the opposing fighter is adjacent"
            + " to the opposing fighter, draw 1 card.",
        "Wenn keiner der Kämpfer deines Gegners außer dem gegnerischen Kämpfer zum"
            + " gegnerischen Kämpfer benachbart ist, ziehe 1 Karte.");
  }

  @Test
  void howFarIsNoMultiplier() {
    scheme(
        "{damage: {to: {who: opposing, within: {counter: coil}, of: hero}, amount: 1}}",
        "Deal 1 damage to each opposing fighter within as many spaces of Jill as the"
            + " number of coils you have.",
        "Füge jedem gegnerischen Kämpfer (höchstens so viele Felder von Jill entfernt"
            + " wie die Anzahl der Spulen, die du hast) 1 Schaden zu.");
    scheme(
        "{spend: {counter: coil, amount: any}, then: [{choose-fighter: {who: opposing,"
            + " within: spent, of: jill}}, {damage: {to: chosen, amount: spent}}]}",
        "You may spend any number of coils. If you do, deal 1 damage for each coil spent"
            + " this way to an opposing fighter within as many spaces of Jill as the number of"
            + " coils spent this way.",
        "Du darfst beliebig viele Spulen ausgeben. Wenn du das tust, füge einem"
            + " gegnerischen Kämpfer (höchstens so viele Felder von Jill entfernt wie die"
            + " Anzahl der so ausgegebenen Spulen) für jede so ausgegebene Spule 1 Schaden zu.");
    scheme(
        "{damage: {to: {who: opposing, within: {sum: [1, {count: dog}]}, of: hero},"
            + " amount: {counter: coil}}}",
        "Deal 1 damage for each coil you have to each opposing fighter within as many"
            + " spaces of Jill as (1 plus the number of your Dogs).",
        "Füge jedem gegnerischen Kämpfer (höchstens so viele Felder von Jill entfernt"
            + " wie (die Summe aus 1 und der Anzahl deiner Hunde)) für jede Spule, die du"
            + " hast, 1 Schaden zu.");
    scheme(
        "{damage: {to: {who: opposing, within: {boost-of: discard-top}, of: hero},"
            + " amount: 1}}",
        "Deal 1 damage to each opposing fighter within as many spaces of Jill as the"
            + " boost value of the top card of your discard pile.",
        "Füge jedem gegnerischen Kämpfer (höchstens so viele Felder von Jill entfernt"
            + " wie der Boost-Wert der obersten Karte deines Abwurfstapels) 1 Schaden zu.");
    scheme(
        "{damage: {to: {who: opposing, beyond: {counter: coil}, of: hero}, amount: 1}}",
        "Deal 1 damage to each opposing fighter more spaces away from Jill than the"
            + " number of coils you have.",
        "Füge jedem gegnerischen Kämpfer (mehr Felder von Jill entfernt als die Anzahl"
            + " der Spulen, die du hast) 1 Schaden zu.");
    scheme(
        "{place: {who: hero, at: {which: any, within: {count: dog}, of: dog}}}",
        "Place Jill on a space within as many spaces of one of your Dogs as the number"
            + " of your Dogs.",
        "Setze Jill auf ein Feld (höchstens so viele Felder von einem deiner Hunde"
            + " entfernt wie die Anzahl deiner Hunde).");
  }

  @Test
  void eachOfThemStandsOnOne() {
    scheme(
        "[{choose-fighter: {among: {who: all, at: token}, number: 2}}, {damage: {to:"
            + " chosen, amount: 1}}]",
        "Choose 2 fighters, each on one of your traps. Then deal 1 damage to each chosen"
            + " fighter.",
        "Wähle 2 Kämpfer, je auf einer deiner Fallen. Dann füge jedem gewählten Kämpfer"
            + " 1 Schaden zu.");
    scheme(
        "[{choose-fighter: {among: {who: opposing, adjacent-to: dog}, number: 2}},"
            + " {damage: {to: chosen, amount: 1}}]",
        "Choose 2 opposing fighters adjacent to one of your Dogs. Then deal 1 damage to"
            + " each chosen fighter.",
        "Wähle 2 zu einem deiner Hunde benachbarte gegnerische Kämpfer. Dann füge jedem"
            + " gewählten Kämpfer 1 Schaden zu.");
  }

  @Test
  void whatIsReckonedStandsInTheGenitive() {
    scheme(
        "{damage: {to: {who: opposing, adjacent-to: hero}, amount: {minus: [3, {counter:"
            + " rage}]}}}",
        "Deal damage to each opposing fighter adjacent to Jill equal to 3 minus the"
            + " amount of rage you have (not less than 0).",
        "Füge jedem zu Jill benachbarten gegnerischen Kämpfer Schaden in Höhe von 3"
            + " abzüglich der Menge an Zorn, die du hast (nicht weniger als 0) zu.");
    during(
        "{add-value: {minus: [{value-of: own}, {value-of: opposing}]}}",
        "Add the value of this card minus the value of the opposing card (not less than"
            + " 0) to the value of this card.",
        "Erhöhe den Wert dieser Karte um den Wert dieser Karte abzüglich des Werts der"
            + " gegnerischen Karte (nicht weniger als 0).");
    after(
        "{if: {number: {minus: [{health-of: jill}, {health-of: foe}]}, at-least: 2},"
            + " then: {draw: 1}}",
        "If the health of Jill minus the health of the opposing fighter (not less than"
            + " 0) is at least 2, draw 1 card.",
        "Wenn die Lebenspunktzahl von Jill abzüglich der Lebenspunktzahl des"
            + " gegnerischen Kämpfers (nicht weniger als 0) mindestens 2 beträgt, ziehe 1"
            + " Karte.");
    scheme(
        "{draw: {times: 2, of: {counter: rage}}}",
        "Draw 2 cards for each rage you have.",
        "Ziehe für jeden Zorn, den du hast, 2 Karten.");
    scheme(
        "{heal: {who: hero, amount: {half: {health-lost: hero}, round: down}}}",
        "Jill recovers 1 health for every 2 missing health of Jill.",
        "Jill erhält für je 2 fehlende Lebenspunkte von Jill 1 Lebenspunkt zurück.");
    scheme(
        "{heal: {who: hero, amount: {every: 3, of: {health-lost: hero}}}}",
        "Jill recovers 1 health for every 3 missing health of Jill.",
        "Jill erhält für je 3 fehlende Lebenspunkte von Jill 1 Lebenspunkt zurück.");
    scheme(
        "{draw: {minus: [{distance: [jill, opposing]}, {count-cards: discard}]}}",
        "Draw a number of cards equal to the distance between Jill and the nearest"
            + " opposing fighter minus the number of cards in your discard pile (not less than"
            + " 0).",
        "Ziehe Karten in Höhe der Entfernung zwischen Jill und dem nächsten der"
            + " gegnerischen Kämpfer abzüglich der Anzahl der Karten in deinem Abwurfstapel"
            + " (nicht weniger als 0).");
    during(
        "{add-value: {half: {value-of: opposing}, round: up}}",
        "Add half of the value of the opposing card (rounded up) to the value of this" + " card.",
        "Erhöhe den Wert dieser Karte um die Hälfte des Werts der gegnerischen Karte"
            + " (aufgerundet).");
  }

  @Test
  void noActionLeftIsNotNoneYet() {
    scheme(
        "{if: {number: {this-turn: actions-left}, exactly: 0}, then: {draw: 1}}",
        "If you have no action left this turn, draw 1 card.",
        "Wenn du in diesem Zug keine Aktion mehr hast, ziehe 1 Karte.");
  }

  @Test
  void healthIsHadAndCompared() {
    after(
        "{if: {not: {exists: {who: jill, health: {at-least: 3}}}}, then: {draw: 1}}",
        "If Jill has less than 3 health, draw 1 card.",
        "Wenn Jill weniger als 3 Lebenspunkte hat, ziehe 1 Karte.");
    after(
        "{if: {exists: {who: jill, health: {at-least: 3}}}, then: {draw: 1}}",
        "If Jill has at least 3 health, draw 1 card.",
        "Wenn Jill mindestens 3 Lebenspunkte hat, ziehe 1 Karte.");
    after(
        "{if: {exists: {who: foe, health: {less-than: {health-of: self}}}}, then: {draw:" + " 1}}",
        "If the opposing fighter has less health than your fighter, draw 1 card.",
        "Wenn der gegnerische Kämpfer weniger Lebenspunkte hat als dein Kämpfer, ziehe 1"
            + " Karte.");
    after(
        "{if: {not: {exists: {who: foe, health: {less-than: {health-of: self}}}}}, then:"
            + " {draw: 1}}",
        "If the opposing fighter has at least as much health as your fighter, draw 1" + " card.",
        "Wenn der gegnerische Kämpfer mindestens so viele Lebenspunkte hat wie dein"
            + " Kämpfer, ziehe 1 Karte.");
    scheme(
        "{damage: {to: {who: opposing, health: {less-than: {health-of: jill}}}, amount:" + " 1}}",
        "Deal 1 damage to each opposing fighter with less health than Jill.",
        "Füge jedem gegnerischen Kämpfer mit weniger Lebenspunkten als Jill 1 Schaden zu.");
  }

  @Test
  void whatIsNotToldApartHasAnAmount() {
    during(
        "{add-value: {sum: [1, {counter: rage}]}}",
        "Add 1 plus the amount of rage you have to the value of this card.",
        "Erhöhe den Wert dieser Karte um die Summe aus 1 und der Menge an Zorn, die du" + " hast.");
  }

  @Test
  void aSingleCardIsAskedAbout() {
    scheme(
        "{if: {has-cards: {in: discard-top, cards: {tag: wolf}}}, then: {draw: 1}}",
        "If the top card of your discard pile is a wolf card, draw 1 card.",
        "Wenn die oberste Karte deines Abwurfstapels eine Wolf-Karte ist, ziehe 1 Karte.");
    scheme(
        "[{look: {number: 1, show: true}}, {if: {has-cards: {in: seen, cards: {boost:"
            + " {at-least: 3}}}}, then: {draw: 1}}]",
        "Show the top card of your deck to all players. If that card has a boost value"
            + " of at least 3, draw 1 card.",
        "Zeige allen Spielern die oberste Karte deines Decks. Wenn diese Karte einen"
            + " Boost-Wert von mindestens 3 hat, ziehe 1 Karte.");
    scheme(
        "[{look: 1}, {if: {not: {has-cards: {in: seen, cards: {tag: wolf}}}}, then:"
            + " {draw: 1}}]",
        "Look at the top card of your deck. If that card is not a wolf card, draw 1 card.",
        "Sieh dir die oberste Karte deines Decks an. Wenn diese Karte keine Wolf-Karte"
            + " ist, ziehe 1 Karte.");
  }

  @Test
  void fewBrackets() {
    scheme(
        "{place: {who: hero, at: {adjacent-to: {who: yours, except: hero}}}}",
        "Place Jill on a space adjacent to (one of your fighters other than Jill).",
        "Setze Jill auf ein zu (einem deiner Kämpfer außer Jill) benachbartes Feld.");
    scheme(
        "{place: {who: hero, at: {either: [{adjacent-to: dog}, {zone-of: daisy}]}}}",
        "Place Jill on a space that is either adjacent to one of your Dogs or in the"
            + " same zone as Daisy.",
        "Setze Jill auf ein Feld (entweder ein zu einem deiner Hunde benachbartes Feld"
            + " oder ein Feld in derselben Zone wie Daisy).");
    scheme(
        "{damage: {to: {who: opposing, except: {who: all, adjacent-to: dog}, within: 2,"
            + " of: jill}, amount: 1}}",
        "Deal 1 damage to each opposing fighter within 2 spaces of Jill except (fighters"
            + " adjacent to one of your Dogs).",
        "Füge jedem gegnerischen Kämpfer (höchstens 2 Felder von Jill entfernt) außer"
            + " (jedem zu einem deiner Hunde benachbarten Kämpfer) 1 Schaden zu.");
  }

  @Test
  void theZoneOneStandsIn() {
    scheme(
        "[{choose-zone: {under: yours}}, {damage: {to: {who: opposing, at: chosen-zone},"
            + " amount: 1}}]",
        "Choose a zone in which one of your fighters stands. Then deal 1 damage to each"
            + " opposing fighter in the chosen zone.",
        "Wähle eine Zone, in der einer deiner Kämpfer steht. Dann füge jedem"
            + " gegnerischen Kämpfer in der gewählten Zone 1 Schaden zu.");
  }

  @Test
  void healthThatIsMissingAndDamagePrevented() {
    scheme(
        "{heal: {who: hero, amount: {half: {health-lost: jill}, round: up}}}",
        "Jill recovers health equal to half of the missing health of Jill (rounded up).",
        "Jill erhält Lebenspunkte in Höhe der Hälfte der fehlenden Lebenspunkte von Jill"
            + " (aufgerundet) zurück.");
    after(
        "{if: {number: damage-prevented, at-least: 1}, then: {draw: 1}}",
        "If damage to your fighters was prevented in this combat, draw 1 card.",
        "Wenn in diesem Kampf Schaden an deinen Kämpfern verhindert wurde, ziehe 1 Karte.");
  }

  @Test
  void tokensOfAKnownKind() {
    scheme(
        "[{take-tokens: trap}, {draw: tokens-taken}]",
        "Return all your traps to your supply. Draw 1 card for each trap returned this" + " way.",
        "Lege alle deine Fallen in deinen Vorrat zurück. Ziehe für jede so zurückgelegte"
            + " Falle 1 Karte.");
    scheme(
        "{if: {number: {in-supply: trap}, exactly: 0}, then: {draw: 1}}",
        "If there is no trap in your supply, draw 1 card.",
        "Wenn in deinem Vorrat keine Falle liegt, ziehe 1 Karte.");
  }

  @Test
  void everySoManyOfThem() {
    scheme(
        "{draw: {every: 2, of: {count: dog}}}",
        "Draw 1 card for every 2 of your Dogs.",
        "Ziehe für je 2 deiner Hunde 1 Karte.");
    scheme(
        "{draw: {every: 2, of: {count: {who: dog, adjacent-to: jill}}}}",
        "Draw 1 card for every 2 of your Dogs adjacent to Jill.",
        "Ziehe für je 2 deiner zu Jill benachbarten Hunde 1 Karte.");
  }

  @Test
  void eitherOfSeveral() {
    after(
        "{if: {number: {count: {either: [daisy, boss]}}, exactly: 2}, then: {draw: 1}}",
        "If the number of fighters among Daisy and the Boss is exactly 2, draw 1 card.",
        "Wenn die Anzahl der Kämpfer unter Daisy und dem Boss genau 2 beträgt, ziehe 1"
            + " Karte.");
    scheme(
        "{move: {who: {either: [dog, daisy]}, up-to: 2}}",
        "Move each of your Dogs and Daisy up to 2 spaces.",
        "Bewege jeden von deinen Hunden und Daisy bis zu 2 Felder.");
    scheme(
        "[{choose-fighter: {either: [daisy, boss]}}, {heal: {who: chosen, amount: 1}}]",
        "Either Daisy or the Boss recovers 1 health.",
        "Entweder Daisy oder der Boss erhält 1 Lebenspunkt zurück.");
    scheme(
        "{damage: {to: {either: [{who: all, at: token}, {who: opposing, adjacent-to:"
            + " dog}]}, amount: 1}}",
        "Deal 1 damage to each of (fighters on one of your traps) and (opposing fighters"
            + " adjacent to one of your Dogs).",
        "Füge jedem von (jedem Kämpfer auf einer deiner Fallen) und (jedem zu einem"
            + " deiner Hunde benachbarten gegnerischen Kämpfer) 1 Schaden zu.");
  }

  @Test
  void whatWasDiscardedWasNotMovedOnly() {
    scheme(
        "[{move-cards: {from: hand, number: any, to: discard}}, {draw: cards-moved}]",
        "Discard any number of cards. Draw 1 card for each card discarded this way.",
        "Wirf beliebig viele Karten ab. Ziehe für jede so abgeworfene Karte 1 Karte.");
  }

  @Test
  void toBeAmongThoseOfWhomSomethingHolds() {
    after(
        "{if: {exists: {who: daisy, among: {who: all, in-zone-of: boss}}}, then: {draw:" + " 1}}",
        "If Daisy is in the same zone as the Boss, draw 1 card.",
        "Wenn Daisy in derselben Zone wie der Boss steht, ziehe 1 Karte.");
  }

  @Test
  void whatATraitIs() {
    scheme(
        "{if: {trait: owl}, then: {become: big}, else: {become: owl}}",
        "If Jill’s stance is owl, Jill becomes big. Otherwise, Jill’s stance becomes owl.",
        "Wenn Jills Haltung Eule ist, wird Jill groß. Andernfalls wird Jills Haltung zu"
            + " Eule.");
    scheme(
        "{if: {not: {trait: owl}}, then: choose-trait}",
        "If Jill’s stance is not owl, you may change Jill’s stance.",
        "Wenn Jills Haltung nicht Eule ist, darfst du Jills Haltung wechseln.");
  }

  @Test
  void cardsThatAreEitherAndNot() {
    scheme(
        "{move-cards: {from: discard, cards: {either: [{type: scheme, boost: {at-least:"
            + " 3}}, {tag: wolf}], except: this-card}, to: hand}}",
        "Take 1 card from your discard pile that is either a scheme with a boost value of at"
            + " least 3 or a wolf card but not a copy of this card into your hand.",
        "Nimm 1 Karte (Planungskarte mit einem Boost-Wert von mindestens 3 oder"
            + " Wolf-Karte, keine Kopie dieser Karte) aus deinem Abwurfstapel auf die Hand.");
    after(
        "{if: {card-is: {card: opposing, cards: {either: [{value: {at-least: 4}},"
            + " {boost: {exactly: 1}}]}}}, then: {draw: 1}}",
        "If the opposing card is either a card with a printed value of at least 4 or a"
            + " card with a boost value of exactly 1, draw 1 card.",
        "Wenn die gegnerische Karte entweder eine Karte mit einem abgedruckten Wert von"
            + " mindestens 4 oder eine Karte mit einem Boost-Wert von genau 1 ist, ziehe 1"
            + " Karte.");
    scheme(
        "{move-cards: {from: discard, number: 1, cards: {except: {type: scheme}}, to:" + " hand}}",
        "Take 1 card from your discard pile that is not a scheme into your hand.",
        "Nimm 1 Karte (keine Planungskarte) aus deinem Abwurfstapel auf die Hand.");
  }

  @Test
  void allOfThemAreThere() {
    after(
        "{if: {not: {exists: {who: yours, not-in-zone-of: jill}}}, then: {draw: 1}}",
        "If each of your fighters is in the same zone as Jill, draw 1 card.",
        "Wenn jeder deiner Kämpfer in derselben Zone wie Jill steht, ziehe 1 Karte.");
  }

  @Test
  void theSpaceOfAFighter() {
    scheme(
        "[{choose-space: {under: daisy}}, {place: {who: hero, at: chosen-spaces}}]",
        "Choose Daisy’s space. Then place Jill on the chosen space.",
        "Wähle das Feld von Daisy. Dann setze Jill auf das gewählte Feld.");
    scheme(
        "{damage: {to: {who: all, in-zone-of: jill, except: hero}, amount: 1}}",
        "Deal 1 damage to each other fighter in the same zone as Jill.",
        "Füge jedem anderen Kämpfer in derselben Zone wie Jill 1 Schaden zu.");
  }

  @Test
  void swappedIfTwoWereChosen() {
    scheme(
        "[{choose-fighter: {among: dog, number: 2, optional: true}}, {swap: chosen}]",
        "Choose up to 2 of your Dogs. Then swap the spaces of the chosen fighters, if"
            + " you chose two.",
        "Wähle bis zu 2 deiner Hunde. Dann vertausche die Felder der gewählten Kämpfer,"
            + " falls du zwei gewählt hast.");
  }

  @Test
  void allCountersOfAKindAreLost() {
    scheme(
        "{lose: {counter: coil, amount: {counter: coil}}}",
        "Lose all coils.",
        "Verliere alle Spulen.");
    scheme(
        "{spend: {counter: coil, amount: any}, then: {draw: spent}}",
        "You may spend any number of coils. If you do, draw 1 card for each coil spent"
            + " this way.",
        "Du darfst beliebig viele Spulen ausgeben. Wenn du das tust, ziehe für jede so"
            + " ausgegebene Spule 1 Karte.");
  }

  @Test
  void anEmptySpaceIsSaidOnce() {
    after(
        "{return-sidekick: {sidekick: dog, to: {adjacent-to: foe, empty: true}}}",
        "Return one of your defeated Dogs to an empty space adjacent to the opposing" + " fighter.",
        "Bringe einen deiner besiegten Hunde auf ein zum gegnerischen Kämpfer"
            + " benachbartes freies Feld zurück.");
  }

  @Test
  void nearSomebodyOnAToken() {
    scheme(
        "{choose-fighter: {who: opposing, in-zone-of: {who: all, at: token}}}",
        "Choose an opposing fighter in the same zone as a fighter on one of your traps.",
        "Wähle einen gegnerischen Kämpfer in derselben Zone wie ein Kämpfer auf einer"
            + " deiner Fallen.");
  }

  @Test
  void oneOfTheTwoFighters() {
    after(
        "{if: {exists: {who: jill, among: combatants}}, then: {draw: 1}}",
        "If Jill is one of the two fighters of this combat, draw 1 card.",
        "Wenn Jill einer der beiden Kämpfer dieses Kampfes ist, ziehe 1 Karte.");
    after(
        "{draw: {zones-of: combatants}}",
        "Draw 1 card for each zone in which either fighter of this combat stands.",
        "Ziehe für jede Zone der Kämpfer dieses Kampfes 1 Karte.");
  }

  @Test
  void aTraitThatIsAThingHasAnArticle() {
    String thing = "{en: {name: owl, article: true}, de: {name: Eule, gender: f, article: true}}";
    String hero = HERO.replace("{en: owl, de: {name: Eule, gender: f}}", thing);
    assertThat(hero).isNotEqualTo(HERO);
    HeroSheet sheet = read(hero, "scheme", "scheme: {if: {trait: big}, then: {become: owl}}");
    assertThat(lines(sheet, Languages.ENGLISH))
        .containsExactly("If Jill is big, Jill becomes an owl.");
    assertThat(lines(sheet, new German()))
        .containsExactly("Wenn Jill groß ist, wird Jill zur Eule.");
  }

  @Test
  void aNameThatEndsWithAStopEndsTheSentence() {
    String hero = HERO.replace("{en: Daisy, de", "{en: Daisy & Co., de");
    HeroSheet sheet =
        read(
            hero,
            "scheme",
            "scheme: {damage: {to: {who: opposing, adjacent-to: daisy}, amount: 1}}");
    assertThat(lines(sheet, Languages.ENGLISH).getFirst()).endsWith("Daisy & Co.");
  }

  @Test
  void allOfACounter() {
    scheme("{lose: {counter: coil, amount: all}}", "Lose all coils.", "Verliere alle Spulen.");
    scheme("{lose: {counter: rage, amount: all}}", "Lose all rage.", "Verliere allen Zorn.");
  }

  @Test
  void whoCannotBeAttackedMayBeOneOfSeveral() {
    scheme(
        "[{choose-fighter: {who: opposing, role: hero}}, {rule: {until: end-of-turn, is:"
            + " {cannot-attack: {who: {who: all, except: {either: [chosen, jill]}}, whom:"
            + " {either: [chosen, jill]}}}}}]",
        "Choose an opposing hero. No fighter other than it and Jill can attack it or Jill until the"
            + " end of the turn.",
        "Wähle einen gegnerischen Helden. Kein Kämpfer außer ihm und Jill kann bis zum Ende des"
            + " Zugs Jill oder ihn angreifen.");
    scheme(
        "[{choose-fighter: opposing}, {rule: {until: end-of-turn, is: {cannot-attack: {who: chosen,"
            + " whom: {either: [dog, jill]}}}}}]",
        "Choose an opposing fighter. It cannot attack any of your Dogs or Jill until the end of the"
            + " turn.",
        "Wähle einen gegnerischen Kämpfer. Er kann bis zum Ende des Zugs weder einen deiner Hunde"
            + " noch Jill angreifen.");
  }

  @Test
  void whoHasNotDoneSomething() {
    scheme(
        "[{choose-fighter: opposing}, {if: {not: {have-attacked: chosen}}, then: {draw: 1}}]",
        "Choose an opposing fighter. If the chosen fighter has not attacked this turn, draw 1"
            + " card.",
        "Wähle einen gegnerischen Kämpfer. Wenn der gewählte Kämpfer in diesem Zug nicht"
            + " angegriffen hat, ziehe 1 Karte.");
    scheme(
        "[{choose-fighter: {among: opposing, number: 2}}, {if: {not: {have-taken-damage: chosen}},"
            + " then: {draw: 1}}]",
        "Choose 2 opposing fighters. If none of the chosen fighters has taken damage this turn,"
            + " draw 1 card.",
        "Wähle 2 gegnerische Kämpfer. Wenn keiner der gewählten Kämpfer in diesem Zug Schaden"
            + " erlitten hat, ziehe 1 Karte.");
    scheme(
        "{if: {not: {have-moved: {who: dog, adjacent-to: jill}}}, then: {draw: 1}}",
        "If none of your Dogs adjacent to Jill has moved this turn, draw 1 card.",
        "Wenn keiner deiner zu Jill benachbarten Hunde in diesem Zug bewegt wurde, ziehe 1"
            + " Karte.");
    scheme(
        "{if: {not: {have-moved: {either: [jill, daisy]}}}, then: {draw: 1}}",
        "If neither Jill nor Daisy has moved this turn, draw 1 card.",
        "Wenn weder Jill noch Daisy in diesem Zug bewegt wurde, ziehe 1 Karte.");
  }

  @Test
  void commasRoundWhatIsInTheMiddle() {
    scheme(
        "{may: [{choose-fighter: {among: yours, number: 2}}, {swap: chosen}]}",
        "You may choose 2 of your fighters, then swap the spaces of the chosen fighters, if you"
            + " chose two.",
        "Du darfst 2 deiner Kämpfer wählen und dann die Felder der gewählten Kämpfer, falls du zwei"
            + " gewählt hast, vertauschen.");
  }

  @Test
  void noDamageAndDoubleValues() {
    after(
        "{if: {number: combat-damage, exactly: 0}, then: {draw: 2}}",
        "If no combat damage was dealt in this combat, draw 2 cards.",
        "Wenn in diesem Kampf kein Kampfschaden entstanden ist, ziehe 2 Karten.");
    after(
        "{if: {number: {damage-taken: own}, exactly: 0}, then: {draw: 1}}",
        "If your fighter has taken no damage in this combat, draw 1 card.",
        "Wenn dein Kämpfer in diesem Kampf keinen Schaden erlitten hat, ziehe 1 Karte.");
    after(
        "{if: {number: {damage-taken: opposing}, at-least: 1}, then: {draw: 1}}",
        "If the opposing fighter has taken damage in this combat, draw 1 card.",
        "Wenn der gegnerische Kämpfer in diesem Kampf Schaden erlitten hat, ziehe 1 Karte.");
    during(
        "{add-value: {value-of: own}}",
        "Double the value of this card.",
        "Verdopple den Wert dieser Karte.");
  }

  @Test
  void whatIsChangedStandsInItsCase() {
    String bear =
        HERO.replace("{name: Haltung, gender: f}", "{name: Bär, gender: m, accusative: Bären}");
    HeroSheet sheet = read(bear, "attack, value: 3", "after-combat: {may: toggle-trait}");
    assertThat(lines(sheet, new German())).containsExactly("Du darfst Jills Bären wechseln.");
  }

  @Test
  void howLongAndWhenDoNotBothStandBeforeTheVerb() {
    scheme(
        "{later: {at: start-of-turn, player: opponent, each-time: true, until: end-of-game, do:"
            + " {draw: 1}}}",
        "Until the end of the game, at the start of each opponent’s turn, draw 1 card.",
        "Bis zum Ende des Spiels: Zu Beginn jedes Zugs eines Gegners ziehst du 1 Karte.");
  }

  @Test
  void besideATokenStandsBeforeTheNoun() {
    scheme(
        "{damage: {to: {who: all, adjacent-to: trap}, amount: 2}}",
        "Deal 2 damage to each fighter adjacent to one of your traps.",
        "Füge jedem zu einer deiner Fallen benachbarten Kämpfer 2 Schaden zu.");
    scheme(
        "{damage: {to: {who: opposing, adjacent-to: trap, within: 3, of: jill}, amount: 2}}",
        "Deal 2 damage to each opposing fighter adjacent to one of your traps and within 3 spaces"
            + " of Jill.",
        "Füge jedem gegnerischen Kämpfer (benachbart zu einer deiner Fallen, höchstens 3 Felder von"
            + " Jill entfernt) 2 Schaden zu.");
  }

  @Test
  void oneOfThreeIsAList() {
    scheme(
        "{damage: {to: {who: opposing, adjacent-to: {either: [jill, daisy, boss]}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter adjacent to (a fighter that is either Jill, Daisy"
            + " or the Boss).",
        "Füge jedem zu entweder Jill, Daisy oder dem Boss benachbarten gegnerischen Kämpfer 1"
            + " Schaden zu.");
    scheme(
        "{if: {exists: {either: [jill, daisy, boss], adjacent-to: dog}}, then: {draw: 1}}",
        "If a fighter is either Jill, Daisy or the Boss and adjacent to one of your Dogs, draw 1"
            + " card.",
        "Wenn ein Kämpfer zu einem deiner Hunde benachbart ist und entweder Jill, Daisy oder der"
            + " Boss ist, ziehe 1 Karte.");
  }

  private static void after(String effect, String english, String german) {
    reads("attack, value: 3", "after-combat: " + effect, english, german);
  }

  private static void during(String effect, String english, String german) {
    reads("attack, value: 3", "during-combat: " + effect, english, german);
  }

  private static void scheme(String effect, String english, String german) {
    reads("scheme", "scheme: " + effect, english, german);
  }

  private static void reads(String type, String effect, String english, String german) {
    HeroSheet sheet = read(HERO, type, effect);
    assertThat(lines(sheet, Languages.ENGLISH)).containsExactly(english);
    assertThat(lines(sheet, new German())).containsExactly(german);
  }

  private static HeroSheet read(String hero, String type, String effect) {
    String text = hero.replace("TYPE", type).replace("EFFECT", effect);
    return HeroLoader.load(YamlFile.parse("jill.yaml", text));
  }

  private static List<String> lines(HeroSheet sheet, Language language) {
    return sheet.text(language).card(sheet.hero().cards().getLast()).stream()
        .flatMap(block -> block.lines().stream())
        .toList();
  }
}
