package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;

/** Sentences of hero files as people write them who try the words out. */
class WrittenTextTest {

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
      ability: {name: Ability, triggers: [TRIGGER]}
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 29, banner: any}
        - {id: tried, name: Tried, type: TYPE, boost: 1, copies: 1, banner: any, EFFECT}
      """;

  @Test
  void severalThatReturn() {
    after(
        "[{return-sidekick: dog}, {return-sidekick: dog}]",
        "Return 2 of your defeated Dogs, each to an empty space in the same zone as Jill.",
        "2 deiner besiegten Hunde kehren je auf ein freies Feld in derselben Zone wie Jill"
            + " zurück.");
  }

  @Test
  void farFromAllOfThem() {
    after(
        "{damage: {to: {who: opposing, beyond: 3, of: dog}, amount: 1}}",
        "Deal 1 damage to each opposing fighter more than 3 spaces away from each of your Dogs.",
        "Füge jedem gegnerischen Kämpfer (mehr als 3 Felder von jedem deiner Hunde entfernt) 1"
            + " Schaden zu.");
    after(
        "{place: {who: hero, at: {which: any, beyond: 3, of: opposing}}}",
        "Place Jill on a space more than 3 spaces away from every opposing fighter.",
        "Setze Jill auf ein Feld (mehr als 3 Felder von jedem gegnerischen Kämpfer entfernt).");
  }

  @Test
  void inTheZoneOfNoneOfThem() {
    after(
        "{damage: {to: {who: opposing, not-in-zone-of: dog}, amount: 1}}",
        "Deal 1 damage to each opposing fighter not in the same zone as any of your Dogs.",
        "Füge jedem gegnerischen Kämpfer (nicht in derselben Zone wie irgendeiner deiner Hunde) 1"
            + " Schaden zu.");
  }

  @Test
  void noneOfThemIsMeant() {
    after(
        "{damage: {to: {who: all, adjacent-to: foe, except: dog}, amount: 1}}",
        "Deal 1 damage to each fighter adjacent to the opposing fighter except your Dogs.",
        "Füge jedem zum gegnerischen Kämpfer benachbarten Kämpfer außer deinen Hunden 1 Schaden"
            + " zu.");
    after(
        "{if: {exists: {who: all, adjacent-to: foe, except: dog}}, then: {draw: 1}}",
        "If a fighter other than your Dogs is adjacent to the opposing fighter, draw 1 card.",
        "Wenn ein Kämpfer außer deinen Hunden zum gegnerischen Kämpfer benachbart ist, ziehe 1"
            + " Karte.");
  }

  @Test
  void another() {
    after(
        "[{choose-fighter: {who: opposing, except: foe}}, {damage: {to: chosen, amount: 1}}]",
        "Deal 1 damage to another opposing fighter.",
        "Füge einem anderen gegnerischen Kämpfer 1 Schaden zu.");
    after(
        "{heal: {who: {who: yours, adjacent-to: foe, except: self}, amount: 1}}",
        "Each of your other fighters adjacent to the opposing fighter recovers 1 health.",
        "Jeder andere deiner zum gegnerischen Kämpfer benachbarten Kämpfer erhält 1 Lebenspunkt"
            + " zurück.");
    after(
        "{draw: {count: {who: yours, adjacent-to: foe, except: self}}}",
        "Draw 1 card for each of your other fighters adjacent to the opposing fighter.",
        "Ziehe für jeden anderen deiner zum gegnerischen Kämpfer benachbarten Kämpfer 1 Karte.");
    after(
        "{if: {not: {exists: {who: yours, in-zone-of: foe, except: self}}}, then: {draw: 1}}",
        "If none of your other fighters is in the same zone as the opposing fighter, draw 1 card.",
        "Wenn kein anderer deiner Kämpfer in derselben Zone wie der gegnerische Kämpfer steht,"
            + " ziehe 1 Karte.");
  }

  @Test
  void whoAFighterIsAndWhereItStands() {
    after(
        "{if: {exists: {who: self, among: daisy, adjacent-to: hero}}, then: {draw: 1}}",
        "If your fighter is Daisy and adjacent to Jill, draw 1 card.",
        "Wenn dein Kämpfer zu Jill benachbart ist und Daisy ist, ziehe 1 Karte.");
    after(
        "{if: {not: {exists: {who: foe, attack: ranged, adjacent-to: self}}}, then: {draw: 1}}",
        "If the opposing fighter is not at once a ranged fighter and adjacent to your fighter, draw"
            + " 1 card.",
        "Wenn der gegnerische Kämpfer nicht zugleich zu deinem Kämpfer benachbart ist und ein"
            + " Fernkämpfer ist, ziehe 1 Karte.");
  }

  @Test
  void theDistanceToTheNearest() {
    after(
        "{draw: {distance: [self, opposing]}}",
        "Draw a number of cards equal to the distance between your fighter and the nearest opposing"
            + " fighter.",
        "Ziehe Karten in Höhe der Entfernung zwischen deinem Kämpfer und dem nächsten der"
            + " gegnerischen Kämpfer.");
  }

  @Test
  void whoDoesNotSearchDoesNotShuffle() {
    String search = "{move-cards: {from: deck, number: 1, cards: {type: scheme}, to: hand}}";
    after(
        "{if: won, then: [{draw: 1}, " + search + "]}",
        "If you won the combat, draw 1 card, take 1 scheme from your deck into your hand and"
            + " shuffle your deck.",
        "Wenn du den Kampf gewonnen hast, ziehe 1 Karte, nimm 1 Planungskarte aus deinem Deck auf"
            + " die Hand und mische dein Deck.");
    after(
        "{may: " + search + "}",
        "You may take 1 scheme from your deck into your hand and shuffle your deck.",
        "Du darfst 1 Planungskarte aus deinem Deck auf die Hand nehmen und dein Deck mischen.");
    after(
        "{if: won, then: {move-cards: {from: deck, whose: opponent, by: you, number: 1,"
            + " to: discard}}}",
        "If you won the combat, choose 1 card from your opponent’s deck; your opponent discards it"
            + " and you shuffle that deck.",
        "Wenn du den Kampf gewonnen hast, wähle 1 Karte aus dem Deck deines Gegners; dein Gegner"
            + " wirft sie ab und du mischst dieses Deck.");
  }

  @Test
  void allOfItHappensAtTheMoment() {
    at(
        "{at: end-of-turn, do: [{if: {have-moved: hero}, then: {draw: 1}}, {refill: misery}]}",
        List.of(
            "At the end of your turn, do the following:",
            "– If Jill has moved this turn, draw 1 card.",
            "– Shuffle the used Miseries back into their deck."),
        List.of(
            "Am Ende deines Zugs tust du Folgendes:",
            "– Wenn Jill in diesem Zug bewegt wurde, ziehe 1 Karte.",
            "– Mische die verwendeten Elende zurück in ihr Deck."));
  }

  @Test
  void whomTheMomentIsAbout() {
    at(
        "{at: moves, if: {exists: {who: chosen, adjacent-to: hero}}, do: {draw: 1}}",
        List.of("After one of your fighters has moved, if it is adjacent to Jill, draw 1 card."),
        List.of(
            "Nachdem einer deiner Kämpfer bewegt wurde: Wenn er zu Jill benachbart ist, ziehe 1"
                + " Karte."));
  }

  @Test
  void untilTheTurnOfItsOwner() {
    after(
        "{rule: {is: {cannot-move: daisy}, until: end-of-their-next-turn}}",
        "Daisy cannot be moved until the end of its owner’s next turn.",
        "Daisy kann bis zum Ende des nächsten Zugs ihres Besitzers nicht bewegt werden.");
  }

  @Test
  void whatHasHappenedThisTurn() {
    when(
        "{number: {this-turn: combats-won}, at-least: 1}",
        "you have won a combat this turn",
        "du in diesem Zug einen Kampf gewonnen hast");
    when(
        "{number: {this-turn: attacks}, exactly: 0}",
        "you have made no attack this turn",
        "du in diesem Zug keinen Angriff ausgeführt hast");
    when(
        "{not: {number: {this-turn: actions}, at-most: 2}}",
        "you have taken more than 2 actions this turn",
        "du in diesem Zug mehr als 2 Aktionen ausgeführt hast");
    when(
        "{number: {this-turn: actions-left}, exactly: 1}",
        "you have exactly 1 action left this turn",
        "du in diesem Zug noch genau 1 Aktion hast");
    when(
        "{number: {this-turn: damage-taken}, exactly: 0}",
        "your fighters have taken no damage this turn",
        "deine Kämpfer in diesem Zug keinen Schaden erlitten haben");
  }

  @Test
  void whatOneHas() {
    when(
        "{number: {counter: rage}, less-than: 3}",
        "you have less than 3 rage",
        "du weniger als 3 Zorn hast");
    when("{number: {counter: rage}, exactly: 0}", "you have no rage", "du keinen Zorn hast");
    when(
        "{number: {counter: coil}, less-than: 3}",
        "you have fewer than 3 coils",
        "du weniger als 3 Spulen hast");
    when(
        "{number: {counter: favor}, at-least: 1}",
        "you have at least 1 favor",
        "du mindestens 1 Gunst hast");
    when(
        "{number: {count-cards: hand}, at-least: 3}",
        "you have at least 3 cards in hand",
        "du mindestens 3 Karten auf der Hand hast");
    when(
        "{number: {count-cards: deck}, exactly: 0}",
        "your deck is empty",
        "in deinem Deck keine Karte liegt");
    when(
        "{number: {count-cards: {in: hand, whose: opponent}}, more-than: {count-cards: hand}}",
        "your opponent has more cards in hand than you",
        "dein Gegner mehr Karten auf der Hand hat als du");
  }

  @Test
  void whoWasSpokenOf() {
    after(
        "[{choose-fighter: dog}, {damage: {to: chosen, amount: 1}}, {swap: {who: chosen, with:"
            + " boss}}]",
        "Deal 1 damage to one of your Dogs. Then swap the spaces of it and the Boss.",
        "Füge einem deiner Hunde 1 Schaden zu. Dann vertausche die Felder von ihm und dem Boss.");
    after(
        "{damage: {to: opposing, amount: {health-of: it}}}",
        "Deal 1 damage to each opposing fighter for each health it has.",
        "Füge jedem gegnerischen Kämpfer für jeden Lebenspunkt von ihm 1 Schaden zu.");
  }

  @Test
  void rulesWithAmounts() {
    after(
        "{rule: {is: {move-value: {plus: {counter: rage}}}, until: end-of-turn}}",
        "Each of your fighters moves 1 space farther in maneuvers for each rage you have (as of"
            + " now) until the end of the turn.",
        "Jeder deiner Kämpfer darf sich bis zum Ende des Zugs bei Manövern für jeden Zorn, den du"
            + " hast, 1 Feld weiter bewegen (Stand jetzt).");
    after(
        "{rule: {is: {damage-taken: {who: hero, damage: effect, minus: 1}}, until: end-of-turn}}",
        "Jill takes 1 less damage other than combat damage each time until the end of the turn.",
        "Jill erleidet bis zum Ende des Zugs jedes Mal, außer bei Kampfschaden, 1 Schaden"
            + " weniger.");
  }

  @Test
  void theOpposingCardGoesBack() {
    after(
        "{move-cards: {from: opposing-card, to: hand}}",
        "Return the opposing card to its owner’s hand instead of discarding it.",
        "Bringe die gegnerische Karte auf die Hand ihres Besitzers zurück, statt sie abzuwerfen.");
  }

  private static void when(String condition, String english, String german) {
    after(
        "{if: " + condition + ", then: {draw: 1}}",
        "If " + english + ", draw 1 card.",
        "Wenn " + german + ", ziehe 1 Karte.");
  }

  private static void after(String effect, String english, String german) {
    card("attack, value: 3", "after-combat: " + effect, english, german);
  }

  private static void card(String type, String effect, String english, String german) {
    card(type, effect, List.of(english), List.of(german));
  }

  /** The lines of a card of this type. */
  static void card(String type, String effect, List<String> english, List<String> german) {
    HeroSheet sheet = read(HERO.replace("[TRIGGER]", "[]"), type, effect);
    assertThat(lines(sheet, Languages.ENGLISH)).isEqualTo(english);
    assertThat(lines(sheet, new German())).isEqualTo(german);
  }

  private static List<String> lines(HeroSheet sheet, Language language) {
    return sheet.text(language).card(sheet.hero().cards().getLast()).stream()
        .flatMap(block -> block.lines().stream())
        .toList();
  }

  /** What an ability with these rules says of them in English. */
  static List<String> rules(String rules) {
    String hero = HERO.replace("triggers: [TRIGGER]", "rules: " + rules);
    List<String> ability =
        read(hero, "attack, value: 3", "after-combat: {draw: 1}").text(Languages.ENGLISH).ability();
    return ability.subList(ability.size() - 1, ability.size());
  }

  /** The last lines of the ability. */
  static void at(String trigger, List<String> english, List<String> german) {
    HeroSheet sheet =
        read(HERO.replace("TRIGGER", trigger), "attack, value: 3", "after-combat: {draw: 1}");
    assertThat(sheet.text(Languages.ENGLISH).ability()).endsWith(english.toArray(String[]::new));
    assertThat(sheet.text(new German()).ability()).endsWith(german.toArray(String[]::new));
  }

  private static HeroSheet read(String hero, String type, String effect) {
    String text = hero.replace("TYPE", type).replace("EFFECT", effect);
    return HeroLoader.load(YamlFile.parse("jill.yaml", text));
  }
}
