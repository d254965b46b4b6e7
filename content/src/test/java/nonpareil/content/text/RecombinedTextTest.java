package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;

/** Words put together as no hero does yet: what was false, could be read in two ways, or clumsy. */
class RecombinedTextTest {

  private static final String HERO =
      """
      id: warden
      name: Warden
      move: 2
      fighters:
        - {id: warden, name: {en: {name: Warden, article: true}, de: {name: Wächterin, gender: f, article: true}}, health: 14, attack: melee}
        - {id: cat, name: {en: {name: Cat, plural: Cats}, de: {name: Katze, plural: Katzen, gender: f}}, count: 3, health: 1, attack: melee}
      tokens:
        - {id: seal, name: {en: seal, de: {name: Siegel, plural: Siegel, gender: n}}, count: 4, supply: all}
        - {id: bell, name: {en: bell, de: {name: Glocke, plural: Glocken, gender: f}}, count: 3, supply: all}
      traits:
        name: {en: mask, de: {name: Maske, gender: f}}
        of: {fox: {en: Fox, de: Fuchs}, wild: {en: {name: wild, adjective: true}, de: {name: wild, adjective: true}}}
        start: fox
      tags: {oath: {en: oath, de: Schwur}}
      counters:
        ire: {name: {en: {name: ire, plural: ire}, de: {name: Groll, plural: Groll}}, max: 5}
        key: {name: {en: key, de: {name: Schlüssel, plural: Schlüssel}}, max: 4}
      ability: {name: Ability, triggers: []}
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 29, banner: any, tags: [oath]}
        - {id: tried, name: Tried, type: TYPE, boost: 1, copies: 1, banner: any, EFFECT}
      """;

  /** "An opposing fighter cannot leave" would be any of them. */
  @Test
  void whatLastsIsToldOfWhoWasChosen() {
    scheme(
        "[{choose-fighter: {who: opposing, within: 3, of: hero}}, {rule: {until:"
            + " end-of-their-next-turn, is: {cannot-leave: chosen}}}]",
        "Choose an opposing fighter within 3 spaces of the Warden. It cannot leave its space until"
            + " the end of its owner’s next turn.",
        "Wähle einen gegnerischen Kämpfer (höchstens 3 Felder von der Wächterin entfernt). Er kann"
            + " bis zum Ende des nächsten Zugs seines Besitzers sein Feld nicht verlassen.");
  }

  /** A rule keeps its amount, so nobody may count anew. */
  @Test
  void whatARuleIsWorthIsCountedOnce() {
    scheme(
        "{rule: {until: end-of-turn, is: {value: {who: hero, when: attacking, plus: {counter:"
            + " ire}}}}}",
        "The value of each card the Warden attacks with is 1 higher for each ire you have (as of"
            + " now) until the end of the turn.",
        "Der Wert jeder Karte, mit der die Wächterin angreift, erhöht sich bis zum Ende des Zugs um"
            + " 1 für jeden Groll, den du hast (Stand jetzt).");
    scheme(
        "{rule: {until: end-of-turn, is: {reach: {who: hero, spaces: {sum: [1, {counter:"
            + " key}]}}}}}",
        "The Warden may attack fighters up to as many spaces away as 1 plus the number of keys you"
            + " have (as of now) until the end of the turn.",
        "Die Wächterin darf bis zum Ende des Zugs Kämpfer angreifen, die höchstens so viele Felder"
            + " entfernt sind wie die Summe aus 1 und der Anzahl der Schlüssel, die du hast (Stand"
            + " jetzt).");
    scheme(
        "{spend: {counter: key, amount: any}, then: {rule: {until: end-of-turn, is: {value: {who:"
            + " hero, plus: spent}}}}}",
        "You may spend any number of keys. If you do, the value of each combat card the Warden"
            + " plays is 1 higher for each key spent this way until the end of the turn.",
        "Du darfst beliebig viele Schlüssel ausgeben. Wenn du das tust, erhöht sich der Wert jeder"
            + " Kampfkarte, die die Wächterin spielt, bis zum Ende des Zugs um 1 für jeden so"
            + " ausgegebenen Schlüssel.");
  }

  @Test
  void whoMayBeAnotherIsToldLast() {
    scheme(
        "{rule: {until: start-of-your-next-turn, live: true, is: {cannot-attack: {who: {who:"
            + " opposing, not-adjacent-to: hero}}}}}",
        "Each opposing fighter not adjacent to the Warden cannot attack until the start of your"
            + " next turn (who that is may change until then).",
        "Jeder gegnerische Kämpfer (nicht benachbart zur Wächterin) kann bis zum Beginn deines"
            + " nächsten Zugs nicht angreifen (wer das ist, kann sich bis dahin ändern).");
  }

  @Test
  void howTheyAreNowStandsInBrackets() {
    scheme(
        "{rule: {until: end-of-turn, is: {move-value: {who: {who: cat, at: seal}, plus: 1}}}}",
        "Each of your Cats now on one of your seals moves 1 space farther in maneuvers until the"
            + " end of the turn.",
        "Jede deiner Katzen (jetzt auf einem deiner Siegel) darf sich bis zum Ende des Zugs bei"
            + " Manövern 1 Feld weiter bewegen.");
  }

  @Test
  void ofEachPlayer() {
    scheme(
        "[{rule: {until: end-of-your-next-turn, is: {hand-limit: {player: each-opponent, cards:"
            + " 3}}}}, {rule: {until: end-of-turn, is: {boost-value: {player: each-opponent, minus:"
            + " 1}}}}]",
        "The hand limit of each opponent is 3 until the end of your next turn. The boost value of"
            + " each card an opponent spends for a boost is 1 lower until the end of the turn.",
        "Das Handkartenlimit jedes Gegners beträgt bis zum Ende deines nächsten Zugs 3. Der"
            + " Boost-Wert jeder Karte, die ein Gegner für einen Boost abgibt, verringert sich bis"
            + " zum Ende des Zugs um 1.");
  }

  /** The hero was not spoken of, but its mask. */
  @Test
  void aTraitThatIsANameSpeaksOfNobody() {
    scheme(
        "{if: {trait: fox}, then: {heal: {who: hero, amount: 1}}}",
        "If the Warden’s mask is Fox, the Warden recovers 1 health.",
        "Wenn die Maske der Wächterin Fuchs ist, erhält die Wächterin 1 Lebenspunkt zurück.");
    scheme(
        "{if: {trait: wild}, then: {heal: {who: hero, amount: 1}}}",
        "If the Warden is wild, the Warden recovers 1 health.",
        "Wenn die Wächterin wild ist, erhält sie 1 Lebenspunkt zurück.");
  }

  @Test
  void andThen() {
    after(
        "{may: [{choose-fighter: {among: of-opponent, by: opponent}}, {damage: {to: chosen,"
            + " amount: 1}}], by: opponent, else: {draw: 1}}",
        List.of(
            "Your opponent may have the following happen:",
            "– Your opponent chooses one of their fighters, then you deal 1 damage to it.",
            "If they do not, you draw 1 card."),
        List.of(
            "Dein Gegner darf Folgendes bestimmen:",
            "– Dein Gegner wählt einen seiner Kämpfer und dann fügst du ihm 1 Schaden zu.",
            "Wenn er das nicht tut, ziehst du 1 Karte."));
    scheme(
        "[choose-opponent, {move-cards: {from: hand, whose: you, number: 1, by: chosen, to:"
            + " discard}}]",
        "Choose an opponent. That opponent looks at your hand, then chooses 1 card from it; you"
            + " discard it.",
        "Wähle einen Gegner. Dieser Gegner sieht sich deine Kartenhand an und wählt dann 1 Karte"
            + " daraus; du wirfst sie ab.");
  }

  @Test
  void whomAChoiceIsMeasuredFrom() {
    after(
        "{each-fighter: cat, do: [{choose-fighter: {who: opposing, adjacent-to: chosen}}, {damage:"
            + " {to: chosen, amount: 1}}]}",
        List.of(
            "Do the following for each of your Cats, in an order you choose:",
            "– Deal 1 damage to an opposing fighter adjacent to it."),
        List.of(
            "Tu für jede deiner Katzen, in einer Reihenfolge deiner Wahl, Folgendes:",
            "– Füge einem zu ihr benachbarten gegnerischen Kämpfer 1 Schaden zu."));
  }

  @Test
  void aClauseEndsWithItsComma() {
    scheme(
        "{damage: {to: {who: opposing, health: {more-than: {counter: ire}}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter with more health than the amount of ire you have.",
        "Füge jedem gegnerischen Kämpfer mit mehr Lebenspunkten als die Menge an Groll, die du"
            + " hast, 1 Schaden zu.");
    scheme(
        "{move: {who: hero, up-to: {sum: [1, {counter: key}]}, to: {adjacent-to: cat}}}",
        "Move the Warden up to a number of spaces equal to 1 plus the number of keys you have to a"
            + " space adjacent to one of your Cats.",
        "Bewege die Wächterin bis zu so viele Felder wie die Summe aus 1 und der Anzahl der"
            + " Schlüssel, die du hast, auf ein zu einer deiner Katzen benachbartes Feld.");
  }

  @Test
  void yourTokens() {
    scheme(
        "[{draw: {count-tokens: {whose: yours, in-zone-of: hero}}}, {draw: {sum: [1, {count-tokens:"
            + " seal}]}}, {draw: {every: 2, of: {count-tokens: yours}}}]",
        "Draw 1 card for each of your tokens in the same zone as the Warden. Draw a number of"
            + " cards equal to 1 plus the number of your seals. Then draw 1 card for every 2 of"
            + " your tokens.",
        "Ziehe für jeden deiner Marker in derselben Zone wie die Wächterin 1 Karte. Ziehe Karten in"
            + " Höhe der Summe aus 1 und der Anzahl deiner Siegel. Dann ziehe Karten in Höhe der"
            + " Hälfte der Anzahl deiner Marker (abgerundet).");
  }

  @Test
  void howMuchWasDone() {
    scheme(
        "[{move-cards: {from: hand, number: any, to: discard}}, {if: {number: cards-moved,"
            + " at-least: 2}, then: {draw: 1}}, {if: {number: {count-cards: {in: moved, cards:"
            + " {tag: oath}}}, at-least: 2}, then: {draw: 1}}]",
        "Discard any number of cards. If at least 2 cards were discarded this way, draw 1 card. If"
            + " at least 2 oath cards were discarded this way, draw 1 card.",
        "Wirf beliebig viele Karten ab. Wenn so mindestens 2 Karten abgeworfen wurden, ziehe 1"
            + " Karte. Wenn so mindestens 2 Schwur-Karten abgeworfen wurden, ziehe 1 Karte.");
    scheme(
        "[{take-tokens: seal}, {if: {number: tokens-taken, exactly: 0}, then: {draw: 1}}]",
        "Return all your seals to your supply. If no seal was returned this way, draw 1 card.",
        "Lege alle deine Siegel in deinen Vorrat zurück. Wenn so kein Siegel zurückgelegt wurde,"
            + " ziehe 1 Karte.");
    scheme(
        "[{move: {who: hero, up-to: 3}}, {if: {number: spaces-moved, exactly: 1}, then: {draw:"
            + " 1}}]",
        "Move the Warden up to 3 spaces. If exactly 1 space was moved this way, draw 1 card.",
        "Bewege die Wächterin bis zu 3 Felder. Wenn so genau 1 Feld zurückgelegt wurde, ziehe 1"
            + " Karte.");
  }

  /** Where nobody played a card, it is none of any kind, but no card that is of another kind. */
  @Test
  void whatTheOpposingCardIsNot() {
    after(
        "{if: {not: {card-is: {card: opposing, type: versatile}}}, then: {draw: 1}}",
        List.of("If your opponent played no versatile card, draw 1 card."),
        List.of("Wenn dein Gegner keine vielseitige Karte gespielt hat, ziehe 1 Karte."));
    after(
        "{if: {card-is: {card: opposing, cards: {except: {type: versatile}}}}, then: {draw: 1}}",
        List.of("If the opposing card is not a versatile card, draw 1 card."),
        List.of("Wenn die gegnerische Karte keine vielseitige Karte ist, ziehe 1 Karte."));
  }

  @Test
  void severalThingsOfACard() {
    after(
        "{if: {card-is: {card: opposing, cards: {type: [attack, scheme], value: {at-least: 3},"
            + " except: {boost: {at-least: 3}}}}}, then: {draw: 1}}",
        List.of(
            "If the opposing card has a printed value of at least 3 and is either an attack card"
                + " or a scheme but not a card with a boost value of at least 3, draw 1 card."),
        List.of(
            "Wenn die gegnerische Karte einen abgedruckten Wert von mindestens 3 hat und entweder"
                + " eine Angriffskarte oder eine Planungskarte ist und keinen Boost-Wert von"
                + " mindestens 3 hat, ziehe 1 Karte."));
  }

  @Test
  void asManyAsAnotherHolds() {
    after(
        "{draw-until: {count-cards: {in: hand, whose: opponent}}}",
        List.of("Draw cards until you hold as many cards as your opponent."),
        List.of("Ziehe Karten, bis du so viele Karten auf der Hand hast wie dein Gegner."));
    scheme(
        "{draw-until: {counter: key}}",
        "Draw cards until you hold as many cards as the number of keys you have.",
        "Ziehe Karten, bis du so viele Karten auf der Hand hast wie die Anzahl der Schlüssel, die"
            + " du hast.");
  }

  @Test
  void someOfThoseChosen() {
    scheme(
        "[{choose-fighter: {among: cat, up-to: 2}}, {place: {who: chosen, at: {adjacent-to: hero},"
            + " optional: true}}]",
        "Choose up to 2 of your Cats. Then you may place any number of the chosen fighters, each on"
            + " a space adjacent to the Warden.",
        "Wähle bis zu 2 deiner Katzen. Dann darfst du beliebig viele der gewählten Kämpfer je auf"
            + " ein zur Wächterin benachbartes Feld setzen.");
  }

  @Test
  void whatTheyDidStandsWithTheNoun() {
    scheme(
        "{if: {exists: {who: opposing, at: seal, this-turn: taken-damage}}, then: {draw: 1}}",
        "If an opposing fighter that took damage this turn is on one of your seals, draw 1 card.",
        "Wenn ein gegnerischer Kämpfer auf einem deiner Siegel steht und in diesem Zug Schaden"
            + " erlitten hat, ziehe 1 Karte.");
  }

  @Test
  void whatIsFixedIsCountedOnce() {
    scheme(
        "{lock-own-values: {sum: [2, {counter: key}]}}",
        "The value of each card you play is 2 plus the number of keys you have (as of now) until"
            + " the end of the turn and cannot be changed.",
        "Der Wert jeder Karte, die du spielst, entspricht bis zum Ende des Zugs der Summe aus 2 und"
            + " der Anzahl der Schlüssel, die du hast (Stand jetzt), und kann nicht verändert"
            + " werden.");
    after(
        "{prevent-damage: {fighters: self, up-to: {counter: key}}}",
        List.of(
            "Prevent up to 1 damage to your fighter for each key you have (as of now) until the end"
                + " of this combat."),
        List.of(
            "Verhindere bis zum Ende dieses Kampfes für jeden Schlüssel, den du hast, bis zu 1"
                + " Schaden an deinem Kämpfer (Stand jetzt)."));
  }

  @Test
  void someOfYourTokens() {
    after(
        "[{take-tokens: {tokens: {kind: seal, not-adjacent-to: self}, number: 2}}, {if: {number:"
            + " {count-tokens: {whose: yours, in-zone-of: foe}}, at-least: 2}, then: {draw: 1}},"
            + " {if: {number: {count-tokens: seal}, exactly: 0}, then: {draw: 1}}]",
        List.of(
            "Return 2 of your seals not adjacent to your fighter to your supply. If at least 2 of"
                + " your tokens are in the same zone as the opposing fighter, draw 1 card. If none"
                + " of your seals is on the battlefield, draw 1 card."),
        List.of(
            "Lege 2 deiner Siegel (nicht benachbart zu deinem Kämpfer) in deinen Vorrat zurück."
                + " Wenn mindestens 2 deiner Marker in derselben Zone wie der gegnerische Kämpfer"
                + " liegen, ziehe 1 Karte. Wenn keines deiner Siegel auf dem Schlachtfeld liegt,"
                + " ziehe 1 Karte."));
  }

  @Test
  void aFeminineNounHasNoS() {
    scheme(
        "[{choose-fighter: cat}, {choose-fighter: {who: opposing, role: hero}}, {swap: {who:"
            + " chosen, with: chosen-before}}]",
        "Choose one of your Cats. Then swap the spaces of an opposing hero and the Cat chosen"
            + " first.",
        "Wähle eine deiner Katzen. Dann vertausche die Felder eines gegnerischen Helden und der"
            + " zuerst gewählten Katze.");
  }

  @Test
  void howMuchDamageWasDealt() {
    scheme(
        "[{damage: {to: opposing, amount: 1}}, {if: {number: damage-dealt, at-least: 2}, then:"
            + " {draw: 1}}]",
        "Deal 1 damage to each opposing fighter. If at least 2 damage was dealt this way, draw 1"
            + " card.",
        "Füge jedem gegnerischen Kämpfer 1 Schaden zu. Wenn so mindestens 2 Schaden zugefügt"
            + " wurde, ziehe 1 Karte.");
  }

  @Test
  void whatOneFighterDid() {
    after(
        "{if: {exists: {who: self, this-turn: attacked}}, then: {draw: 1}}",
        List.of("If your fighter has attacked this turn, draw 1 card."),
        List.of("Wenn dein Kämpfer in diesem Zug angegriffen hat, ziehe 1 Karte."));
    after(
        "{if: {not: {exists: {who: foe, this-turn: moved}}}, then: {draw: 1}}",
        List.of("If the opposing fighter has not moved this turn, draw 1 card."),
        List.of("Wenn der gegnerische Kämpfer nicht in diesem Zug bewegt wurde, ziehe 1 Karte."));
  }

  @Test
  void anEmptySpace() {
    scheme(
        "[{choose-space: {among: {which: any, within: 2, of: hero, empty: true}}}, {place: {who:"
            + " hero, at: chosen-spaces}}]",
        "Choose an empty space within 2 spaces of the Warden. Then place the Warden on the chosen"
            + " space.",
        "Wähle ein freies Feld (höchstens 2 Felder von der Wächterin entfernt). Dann setze die"
            + " Wächterin auf das gewählte Feld.");
    scheme(
        "{damage: {to: {who: opposing, at: {adjacent-to: hero, empty: true}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter on an empty space adjacent to the Warden.",
        "Füge jedem gegnerischen Kämpfer auf einem zur Wächterin benachbarten freien Feld 1 Schaden"
            + " zu.");
  }

  @Test
  void allOfThemAreNotRandom() {
    after(
        "{move-cards: {from: hand, whose: opponent, by: chance, number: all, to: discard}}",
        List.of("Your opponent discards all cards from their hand."),
        List.of("Dein Gegner wirft alle Karten von seiner Hand ab."));
  }

  @Test
  void theNextTurnOfWhoWasNamed() {
    after(
        "{rule: {until: end-of-their-next-turn, is: {cannot-maneuver: opponent}}}",
        List.of("Your opponent cannot maneuver until the end of their next turn."),
        List.of("Dein Gegner kann bis zum Ende seines nächsten Zugs keine Manöver ausführen."));
  }

  @Test
  void howMuchHealthInTheDative() {
    scheme(
        "{damage: {to: {who: opposing, health: {at-least: {counter: key}}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter with at least as much health as the number of keys"
            + " you have.",
        "Füge jedem gegnerischen Kämpfer mit mindestens so vielen Lebenspunkten wie die Anzahl der"
            + " Schlüssel, die du hast, 1 Schaden zu.");
  }

  @Test
  void threeMomentsInARow() {
    WrittenTextTest.at(
        "{at: is-placed, who: opposing, if: {not: {exists: {who: chosen, adjacent-to: hero}}}, do:"
            + " {later: {at: start-of-turn, do: {damage: {to: chosen, amount: 1}}}}}",
        List.of(
            "After an opposing fighter was placed, if it is not adjacent to Jill, at the start of"
                + " your next turn, deal 1 damage to it."),
        List.of(
            "Nachdem ein gegnerischer Kämpfer gesetzt wurde: Wenn er nicht zu Jill benachbart ist:"
                + " Zu Beginn deines nächsten Zugs fügst du ihm 1 Schaden zu."));
  }

  @Test
  void oneNameForOnePlayer() {
    WrittenTextTest.at(
        "{at: end-of-turn, player: opponent, if: {number: {this-turn: {what: attacks, who: chosen}},"
            + " at-least: 2}, do: {discard: {who: chosen, cards: 1}}}",
        List.of(
            "At the end of each opponent’s turn, if that opponent has made at least 2 attacks this"
                + " turn, that opponent discards 1 card."),
        List.of(
            "Am Ende jedes Zugs eines Gegners: Wenn dieser Gegner in diesem Zug mindestens 2"
                + " Angriffe ausgeführt hat, wirft dieser Gegner 1 Karte ab."));
  }

  /** What happens once stands in a list, too. */
  @Test
  void onceInAList() {
    WrittenTextTest.at(
        "{at: start-of-turn, once-per-game: true, do: [{if: {exists: boss}, then: {draw:"
            + " 1}}, {gain: rage}]}",
        List.of(
            "Once per game, at the start of your turn, do the following:",
            "– If the Boss is on the battlefield, draw 1 card.",
            "– Gain 1 rage."),
        List.of(
            "Einmal pro Spiel zu Beginn deines Zugs tust du Folgendes:",
            "– Wenn der Boss auf dem Schlachtfeld steht, ziehe 1 Karte.",
            "– Erhalte 1 Zorn."));
  }

  /** The search may be left undone, and the cards are drawn all the same. */
  @Test
  void whatFollowsASearchThatMayBeLeft() {
    after(
        "{may: [{may: {search: plain}}, {draw: 2}]}",
        List.of(
            "You may do the following:",
            "– You may take Plain from your discard pile or, if it is not there, from your deck into"
                + " your hand. Shuffle your deck if you searched it. Draw 2 cards."),
        List.of(
            "Du darfst Folgendes tun:",
            "– Du darfst Plain aus deinem Abwurfstapel oder, falls die Karte dort nicht liegt, aus"
                + " deinem Deck auf die Hand nehmen. Mische dein Deck, falls du es durchsucht hast."
                + " Ziehe 2 Karten."));
  }

  private static void scheme(String effect, String english, String german) {
    reads("scheme", "scheme: " + effect, List.of(english), List.of(german));
  }

  private static void after(String effect, List<String> english, List<String> german) {
    reads("attack, value: 3", "after-combat: " + effect, english, german);
  }

  private static void reads(String type, String effect, List<String> english, List<String> german) {
    String text = HERO.replace("TYPE", type).replace("EFFECT", effect);
    HeroSheet sheet = HeroLoader.load(YamlFile.parse("warden.yaml", text));
    assertThat(lines(sheet, Languages.ENGLISH)).isEqualTo(english);
    assertThat(lines(sheet, new German())).isEqualTo(german);
  }

  private static List<String> lines(HeroSheet sheet, Language language) {
    return sheet.text(language).card(sheet.hero().cards().getLast()).stream()
        .flatMap(block -> block.lines().stream())
        .toList();
  }
}
