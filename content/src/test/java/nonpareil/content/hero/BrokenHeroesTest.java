package nonpareil.content.hero;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One slip in a sound file, and the message it must give. */
class BrokenHeroesTest {

  static final String HERO =
      """
      id: smith
      name: {en: The Smith, de-own: Der Schmied}
      move: 2
      fighters:
        - {id: smith, name: Smith, health: 14, attack: melee}
        - {id: goat, name: Goat, count: 2, health: 1, attack: melee}
        - {id: son, name: Son, health: 4, max-health: 6, attack: ranged}
      traits:
        of: {hot: Hot, cold: Cold}
        start: cold
      tags: {iron: IRON}
      ability:
        triggers:
          - at: start-of-turn
            do: choose-trait
        value-bonuses:
          - {fighter: smith, when: attacking, if: {trait: hot}, plus: 1}
        uncancellable-banners: [hot]
      cards:
        - id: hammer
          name: Hammer
          type: attack
          value: 4
          boost: 1
          copies: 10
          banner: hot
          tags: [iron]
          during-combat:
            - if: foe-is-hero
              then:
                - add-value: {discards-tagged: iron}
          after-combat:
            - if: won
              then:
                - choose-fighter: {who: opposing, adjacent-to: smith}
                - damage: {to: chosen, amount: 1}
              else:
                - draw: 1
        - id: anvil
          name: Anvil
          type: defense
          value: 3
          boost: none
          copies: 10
          banner: any
          immediately:
            - cancel
        - id: bellows
          name: Bellows
          type: scheme
          boost: 3
          copies: 10
          banner: smith
          scheme:
            - become: hot
            - choose: 1
              of:
                - search: hammer
                - return-sidekick: goat
      """;

  @Test
  void theUnbrokenHero() {
    var sheet = HeroLoader.load(YamlFile.parse("smith.yaml", HERO));
    assertThat(sheet.hero().fighters().get(2).maxHealth()).isEqualTo(6);
    assertThat(sheet.name().in(new German())).isEqualTo("Der Schmied");
    assertThat(sheet.style(new German())).isEqualTo("Kämpft im Nahkampf");
    assertThat(sheet.difficulty()).isEqualTo(2);
  }

  static List<Arguments> broken() {
    return List.of(
        // the file
        arguments(
            "move: 2",
            "mov: 2",
            "3:1: found the unknown key \"mov\", expected a key of this place; did you mean"
                + " \"move\"?"),
        arguments(
            "move: 2", "move: two", "3:7: found \"two\", expected a whole number from 0 to 9"),
        arguments(
            "de-own: Der Schmied",
            "de-own: A, de: B",
            "2:31: found \"de\" and \"de-own\" together, expected one of them"),
        arguments("en: The Smith, ", "", "2:7: found no \"en\" here, expected the key \"en\""),
        arguments(
            "de-own: Der Schmied",
            "fr: Le Forgeron",
            "2:23: found the unknown key \"fr\", expected a key of this place (en, de or de-own)"),
        arguments(
            "move: 2",
            "move: 2\ndifficulty: 4",
            "4:13: found 4, expected a whole number from 1 to 3"),
        arguments(
            "move: 2",
            "move: 2\nstyle: {de: Schlägt zu}",
            "4:8: found no \"en\" here, expected the key \"en\""),
        // fighters
        arguments(
            "health: 14", "health: 100", "5:38: found 100, expected a whole number from 1 to 99"),
        arguments(
            "max-health: 6",
            "max-health: 3",
            "7:49: found 3, expected a whole number from 4 to 99"),
        arguments(
            "attack: ranged",
            "attack: range",
            "7:60: found \"range\", expected an attack (melee or ranged); did you mean"
                + " \"ranged\"?"),
        arguments(
            "{id: smith, name: Smith,",
            "{id: smith, name: Smith, count: 2,",
            "5:37: found 2 heroes in one entry, expected an entry of its own for each hero"),
        arguments("count: 2", "count: 7", "5:3: found 9 fighters, expected at most 8"),
        arguments(
            "{id: son,",
            "{id: goat-1,",
            "5:3: found two fighters called \"goat-1\", expected other ids"),
        arguments(
            "{id: son,",
            "{id: foe,",
            "7:10: found \"foe\", a word of the effect language, expected another id"),
        arguments(
            "{id: son,",
            "{id: goat,",
            "7:10: found the fighter \"goat\" again, expected each fighter once"),
        // traits, tokens, tags
        arguments(
            "start: cold", "start: warm", "10:10: found \"warm\", expected a trait (hot or cold)"),
        arguments(
            "hot: Hot,",
            "hot: Hot, son: Son,",
            "9:18: found \"son\", the id of a fighter, expected another id"),
        // the ability
        arguments(
            "at: start-of-turn",
            "at: start-of-tur",
            "14:11: found \"start-of-tur\", expected a moment; did you mean \"start-of-turn\"?"),
        arguments(
            "do: choose-trait",
            "do: cancel",
            "15:11: found \"cancel\" in \"start-of-turn\", expected it only in immediately,"
                + " during-combat"),
        arguments(
            "if: {trait: hot}",
            "if: won",
            "17:45: found \"won\" in \"value-bonuses\", expected it only in after-combat,"
                + " after-attack, wins-combat, loses-combat"),
        arguments(
            "if: {trait: hot}",
            "if: {trait: hott}",
            "17:53: found \"hott\", expected a trait of this hero (hot or cold); did you mean"
                + " \"hot\"?"),
        arguments(
            "uncancellable-banners: [hot]",
            "uncancellable-banners: [any]",
            "18:27: found \"any\", expected a banner of this deck (smith, goat, son, hot or"
                + " cold)"),
        // cards
        arguments(
            "copies: 10\n    banner: hot",
            "copies: 9\n    banner: hot",
            "20:3: found 29 cards, expected exactly 30, copies counted"),
        arguments(
            "id: anvil",
            "id: hammer",
            "39:9: found the card \"hammer\" again, expected each card once, with its copies"),
        arguments(
            "type: attack",
            "type: atack",
            "22:11: found \"atack\", expected a card type (attack, defense, versatile or"
                + " scheme); did you mean \"attack\"?"),
        arguments(
            "boost: none",
            "boost: nothing",
            "43:12: found \"nothing\", expected a number or \"none\""),
        arguments(
            "    boost: none\n", "", "39:5: found no \"boost\" here, expected the key \"boost\""),
        arguments(
            "banner: any",
            "banner: smiht",
            "45:13: found \"smiht\", expected any, a fighter or a trait (any, smith, goat, son,"
                + " hot or cold); did you mean \"smith\"?"),
        arguments(
            "tags: [iron]",
            "tags: [irn]",
            "27:12: found \"irn\", expected a tag of this hero (iron); did you mean \"iron\"?"),
        arguments(
            "value: 3",
            "valu: 3",
            "42:5: found the unknown key \"valu\", expected a key of this place; did you mean"
                + " \"value\"?"),
        arguments(
            "    value: 3\n", "", "39:5: found no \"value\" here, expected the key \"value\""),
        arguments(
            "type: scheme",
            "type: scheme\n    value: 2",
            "51:12: found a value on a scheme, expected a scheme without one"),
        arguments(
            "    scheme:\n",
            "    after-combat:\n",
            "54:5: found \"after-combat\" on a card of type scheme, expected \"scheme\""),
        arguments(
            "    immediately:\n",
            "    scheme:\n",
            "46:5: found \"scheme\" on a card of type defense, expected a moment of the combat"),
        arguments(
            "banner: any",
            "banner: any\n    declares-number: yes",
            "46:22: found \"yes\", expected true or false"),
        arguments(
            "tags: [iron]",
            "declares-number: true",
            "27:22: found it on a card that cannot defend, expected a defense"),
        // effects
        arguments(
            "- cancel",
            "- cancle",
            "47:9: found \"cancle\", expected an effect; did you mean \"cancel\"?"),
        arguments(
            "- cancel",
            "- exchange-values: true",
            "47:26: found \"true\", expected \"exchange-values\" alone"),
        arguments(
            "- cancel", "- draw", "47:9: found \"draw\" alone, expected \"draw: {cards, who}\""),
        arguments("- cancel", "- 5", "47:9: found 5, expected an effect"),
        arguments("- cancel", "- [cancel]", "47:9: found a list, expected an effect"),
        arguments(
            "- cancel",
            "- take-boost-card",
            "47:9: found \"take-boost-card\" in \"immediately\", expected it only in"
                + " after-combat"),
        arguments(
            "- cancel",
            "- replace-attack-card",
            "39:5: found \"replace-attack-card\" on a card that cannot attack, expected an"
                + " attack"),
        arguments(
            "- draw: 1",
            "- take-boost-card",
            "20:5: found \"take-boost-card\" on a card without \"boost\", expected \"boost\""
                + " before it"),
        arguments("- draw: 1", "- draw: 0", "38:19: found 0, expected a whole number from 1 to 20"),
        arguments(
            "- draw: 1", "- draw: some", "38:19: found \"some\", expected a number or an amount"),
        arguments(
            "- draw: 1",
            "- draw: {crads: 1}",
            "38:20: found the unknown key \"crads\", expected a key of this place (cards or"
                + " who); did you mean \"cards\"?"),
        arguments(
            "- draw: 1",
            "- draw: {who: chosen, cards: 1}",
            "38:25: found \"chosen\" without a chosen opponent, expected \"choose-opponent\""
                + " before it in the same effect"),
        arguments(
            "- draw: 1",
            "- damage: {to: chosen, amount: 1}",
            "38:26: found \"chosen\" without a chosen fighter, expected \"choose-fighter\" before"
                + " it in the same effect"),
        arguments(
            "- draw: 1",
            "- damage: {to: foe}",
            "38:13: found \"damage\" without \"amount\", expected \"damage: {to, amount}\""),
        arguments(
            "- draw: 1",
            "- add-value: 1",
            "38:13: found \"add-value\" in \"after-combat\", expected it only in immediately,"
                + " during-combat"),
        arguments(
            "- draw: 1",
            "- discard-seen: opponent",
            "38:13: found \"discard-seen\" without a hand seen, expected \"see-hand\" before it in"
                + " the same effect"),
        arguments(
            "- draw: 1",
            "- swap: {who: goat, with: smith}",
            "38:25: found \"goat\", which may be several fighters, expected one fighter"),
        arguments(
            "- draw: 1",
            "- choose-fighter: {among: son, up-to: 2}",
            "38:13: found several of a single fighter, expected \"number\" or \"up-to\" left"
                + " out"),
        arguments(
            "- draw: 1",
            """
            - choose-space: any
                      - rule:
                          until: end-of-turn
                          live: true
                          is: {cannot-move: {who: opposing, within: 1, of: chosen-spaces}}\
            """,
            "39:13: found \"live\" where what must hold of fighters is told by others of this effect"
                + " (near self, foe, chosen …, or by a number that is counted),"
                + " expected fighters there that have a name (\"hero\", an id, \"yours\", \"opposing\""
                + " …), and plain numbers"),
        arguments(
            "- draw: 1",
            "- choose-zone: {farther-from: foe}",
            "38:41: found \"farther-from\" where no fighter goes, expected it in \"to\" of"
                + " \"move\" or \"at\" of \"place\""),
        arguments(
            "- draw: 1",
            """
            - discard-any
                      - move-cards: {from: hand, to: deck-top}
                      - draw: {per-discarded: 1}\
            """,
            "40:20: found \"per-discarded\" without cards discarded by choice, expected"
                + " \"discard-any\" before it in the same effect"),
        arguments(
            "- draw: 1",
            """
            - move-cards: {from: hand, to: deck-top}
                      - {if: attacking, then: discard-top}
                      - draw: cards-moved\
            """,
            "40:19: found \"cards-moved\" without cards moved, expected \"move-cards\" before it in"
                + " the same effect"),
        arguments(
            "- cancel",
            "- exchange-attack-card: {then-to: discard}",
            "47:9: found \"then-to\" where the card goes anyway, expected it left out"),
        arguments(
            "- draw: 1",
            "- draw: 1\n            then: cancel",
            "39:13: found the unknown key \"then\", expected it further out, beside the word it"
                + " belongs to"),
        arguments(
            "- draw: 1",
            "- move-token: {which: one, up-to: 2}",
            "38:13: found \"move-token\" of a hero without tokens, expected \"tokens\" in this"
                + " file"),
        arguments(
            "adjacent-to: smith",
            "adjacent-to: smit",
            "35:58: found \"smit\", expected fighters; did you mean \"smith\"?"),
        arguments(
            "adjacent-to: smith",
            "adjacent-to: everybody",
            "35:58: found \"everybody\", expected fighters (self, foe, hero, yours, friendly,"
                + " opposing, all, combatants, chosen, chosen-before, chosen-hero, it,"
                + " chosen-by-last-scheme, passed, of-opponent, of-chosen, smith, goat or son)"),
        arguments(
            "{who: opposing, adjacent-to: smith}",
            "{who: opposing, adjacent: smith}",
            "35:45: found the unknown key \"adjacent\", expected a key of this place; did you"
                + " mean \"adjacent-to\"?"),
        arguments(
            "if: foe-is-hero",
            "if: foe-is-a-hero",
            "29:13: found \"foe-is-a-hero\", expected a condition; did you mean"
                + " \"foe-is-hero\"?"),
        arguments(
            "if: foe-is-hero",
            "if: won",
            "29:13: found \"won\" in \"during-combat\", expected it only in after-combat,"
                + " after-attack, wins-combat, loses-combat"),
        arguments(
            "if: foe-is-hero",
            "if: {all: [foe-is-hero]}",
            "29:19: found a list, expected at least two conditions"),
        arguments(
            "search: hammer",
            "search: hamer",
            "58:21: found \"hamer\", expected a card of this deck (hammer, anvil or bellows); did"
                + " you mean \"hammer\"?"),
        arguments(
            "return-sidekick: goat",
            "return-sidekick: smith",
            "59:30: found \"smith\", expected a sidekick of this hero (goat or son)"),
        arguments(
            "become: hot",
            "become: warm",
            "55:17: found \"warm\", expected a trait of this hero (hot or cold)"),
        arguments(
            "- search: hammer",
            "- choose: 1\n            of: [{draw: 1}, {draw: 2}]",
            "59:17: found a choice of options inside an option, expected options without one"),
        arguments(
            "choose: 1",
            "choose: 3",
            "56:9: found \"choose: 3\" of 2, expected at least 3 options"),
        // right in another place, or of no use at all
        arguments(
            "- draw: 1",
            "- gain-action: 1\n            who: opponent",
            "39:13: found the unknown key \"who\", expected it inside the braces: \"gain-action: {actions, who, only, when}\""),
        arguments(
            "- draw: 1",
            "- move: {who: smith, up-to: 2, passing: {draw: 1}}",
            "38:42: found the unknown key \"passing\", expected it beside the word: {move: …, passing: …}"),
        arguments(
            "- draw: 1",
            "- draw: 1\n            if: won",
            "39:13: found the unknown key \"if\", expected \"if\" around it: {if: …, then: {draw: …}}"),
        arguments(
            "- draw: 1",
            "- draw: {cards: 1, may: true}",
            "38:30: found the unknown key \"may\", expected \"may\" around it: {may: {draw: …}}"),
        arguments(
            "- draw: 1",
            "- {if: won, do: {draw: 1}}",
            "38:23: found the unknown key \"do\", expected a key of this place (if, then or else)"),
        arguments(
            "if: won",
            "if: {not: won, then: [{draw: 1}]}\n      - if: won",
            "33:24: found the unknown key \"then\", expected it further out, beside the word it belongs to"),
        arguments(
            "if: won",
            "if: {number: {health-of: foe}, is: 2}",
            "33:40: found the unknown key \"is\", expected a key of this place (number, at-least, at-most, more-than, less-than, exactly or other-than)"),
        arguments(
            "- draw: 1",
            "- {if: combat-damage, at-least: 2, then: {draw: 1}}",
            "38:18: found \"combat-damage\", an amount, expected a comparison: {number: combat-damage, at-least: …}"),
        arguments(
            "- draw: 1",
            "- heal: {who: smith, on: foe, amount: 1}",
            "38:32: found the unknown key \"on\", expected a key of this place (who or amount)"),
        arguments(
            "- draw: 1",
            "- heal: {to: smith, amount: 1}",
            "38:20: found the unknown key \"to\", expected a key of this place (who or amount); did you mean \"who\"?"),
        arguments(
            "- draw: 1",
            "- choose-fighter: {who: all, number: 2}",
            "38:30: found the unknown key \"who\", expected it in the set under \"among\": {among: {who: …}, …}"),
        arguments(
            "- draw: 1",
            "- draw: {this-turn: attacks, of: smith}",
            "38:40: found the unknown key \"of\", expected \"this-turn: {what, who}\""),
        arguments(
            "- draw: 1",
            "- discard: opponent",
            "38:22: found \"opponent\", expected it as \"who\" in \"discard: {cards, who}\""),
        arguments(
            "- draw: 1",
            "- reveal-hand: {whose: chosen, number: 4}",
            "38:27: found the unknown key \"whose\", expected a key of this place (owner-of)\n"
                + "smith.yaml:38:42: found the unknown key \"number\", expected a key of this place"
                + " (owner-of)"),
        arguments(
            "- draw: 1",
            "- heal: {who: smith, amount: {combat-damage}}",
            "38:54: found \"combat-damage\" in braces, expected \"combat-damage\" alone"),
        arguments(
            "- draw: 1",
            "- place: {who: smith, at: {which: malcolm}}",
            "38:45: found \"malcolm\", expected spaces (adjacent-to-chosen-space, any, chosen-spaces, chosen-token, chosen-zone, spaces-left, your-start-zone or your-tokens)"),
        arguments(
            "- draw: 1",
            "- heal: {who: {who: all, within: 3, of: smith, beyond: 2}, amount: 1}",
            "38:25: found \"within\" and \"beyond\" together, expected one of them, the other as \"except: {who: all, within: 2, of: …}\""),
        arguments(
            "- draw: 1",
            "- heal: {who: {who: all, health: half}, amount: 1}",
            "38:44: found \"half\", expected a comparison such as {at-most: 2}, or a word (damaged, full, least or most)"),
        arguments(
            "- draw: 1",
            "- heal: {who: {who: yours, at-least: 2}, amount: 1}",
            "38:38: found the unknown key \"at-least\", expected it in \"health\", or of how many they are: {number: {count: …}, at-least: …}"),
        arguments(
            "- draw: 1",
            "- draw: {boost-of: discarded}",
            "38:30: found \"discarded\" without a discarded card, expected \"discard\", \"discard-top\", \"pay\" or the like of one player before it in the same effect"),
        arguments(
            "- search: hammer",
            "- discard: {who: opponent, cards: 1}",
            "58:28: found \"opponent\" in \"scheme\", expected it only in a combat; elsewhere \"choose-opponent\", and then \"chosen\""),
        arguments(
            "- at: start-of-turn",
            "- {at: after-attack, who: goat, do: {draw: 1}}\n    - at: start-of-turn",
            "14:31: found \"who\" at \"after-attack\", expected a moment that concerns fighters (would-take-damage, takes-damage, is-defeated, recovers, moves, is-placed, enters, is-saved, attacks or is-attacked), or a condition in \"if\""),
        arguments(
            "at: start-of-turn\n      do: choose-trait",
            "at: after-combat\n      do: take-boost-card",
            "15:11: found \"take-boost-card\", which speaks of the card it stands on, expected it on a card"),
        arguments(
            "health: 14,",
            "health: 7, second-life: 9,",
            "5:54: found 9, expected at most 7, the most it can have"),
        arguments(
            "tags: {iron: IRON}",
            "tags: [{id: iron, name: IRON}]",
            "11:7: found a list, expected each id with its name: {big: Big, small: Small}"),
        arguments(
            "{id: smith, name: Smith,",
            "{id: smith, name: Smith, reach: 2,",
            "5:30: found the unknown key \"reach\", expected a key of this place (id, name, hero, count, reserve, health, max-health, second-life, move, attack or large)"),
        arguments(
            "tags: {iron: IRON}",
            "tags: {iron: IRON}\nsecond-deck: {id: potion, name: Potion, used: discard, cards: [{id: ale, name: Ale, copies: 2, does: {draw: 1}}]}",
            "12:96: found the unknown key \"does\", expected a key of this place (id, name, copies or use)"),
        arguments(
            "- draw: 1",
            "- bonus-attack: {with: opposing}",
            "38:13: found an attack with fighters of others, expected fighters of yours in \"with\""),
        arguments(
            "- draw: 1",
            "- move-cards: {from: discard-top, to: discard}",
            "38:13: found the top card of a discard pile on top of it, expected two piles"),
        arguments(
            "- cancel",
            "- change-target: opposing",
            "39:5: found \"change-target\" on a card that cannot attack, expected an attack"),
        // what helps who has nearly found it
        arguments(
            "- cancel",
            "- cancel:",
            "47:16: found \"cancel\" in braces, expected \"cancel\" alone, or \"cancel: {card,"
                + " moment}\""),
        arguments(
            "- draw: 1",
            "- discard-any:",
            "38:25: found \"discard-any\" in braces, expected \"discard-any\" alone, or"
                + " \"discard-any: {banner}\""),
        arguments(
            "- cancel",
            "- add-value: -1",
            "47:20: found -1, expected a number above 0; what is less is \"subtract-value\""),
        arguments(
            "- draw: 1",
            "- play: 1",
            "38:13: found \"play\", expected an effect; there is no word for that: see \"What cannot"
                + " be said\" in the manual"),
        arguments(
            "- draw: 1",
            "- move-cards: {from: discard, cards: {card: quench, except: this-card}, to: hand}",
            "38:71: found \"except: this-card\" beside \"card\", expected one of the two"),
        arguments(
            "- draw: 1",
            "- gain: this-card",
            "38:19: found \"this-card\" where no card lies before you, expected it in the effects of a"
                + " trigger under \"while-in-play\" of a scheme, not in its rules"));
  }

  /** What could not be read before is not missed afterwards. */
  @Test
  void aFighterThatCannotBeReadIsStillOne() {
    String swap = "- swap: {who: side, with: foe}";
    var file = YamlFile.parse("smith.yaml", HERO.replace("- draw: 1", swap));
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(file))
        .satisfies(e -> assertThat(e.problems()).hasSize(1));
  }

  @Test
  void whatIsNotNeededIsAccepted() {
    String shown = "- move-cards: {from: discard, to: hand, show: true}";
    String plain = "- move-cards: {from: discard, to: hand}";
    assertThat(effects("- draw: 1", shown)).isEqualTo(effects("- draw: 1", plain));
    String otherwise = HERO.replace("- draw: 1", "- {if: foe-is-hero, else: {draw: 1}}");
    String not = HERO.replace("- draw: 1", "- {if: {not: foe-is-hero}, then: {draw: 1}}");
    assertThat(texts(otherwise)).isEqualTo(texts(not));
  }

  private static List<?> texts(String hero) {
    HeroSheet sheet = HeroLoader.load(YamlFile.parse("smith.yaml", hero));
    return sheet.hero().cards().stream().map(c -> sheet.text(Languages.ENGLISH).card(c)).toList();
  }

  private static List<?> effects(String part, String instead) {
    var file = YamlFile.parse("smith.yaml", HERO.replace(part, instead));
    return HeroLoader.load(file).hero().cards().stream().map(c -> c.effects()).toList();
  }

  @ParameterizedTest
  @MethodSource("broken")
  void isRefused(String part, String broken, String message) {
    assertThat(HERO).contains(part);
    var file = YamlFile.parse("smith.yaml", HERO.replace(part, broken));
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(file))
        .withMessage("smith.yaml:" + message);
  }

  /** As a designer's first draft: three slips in one card, each told once, none of them twice. */
  @Test
  void allSlipsOfACardAtOnceWithoutFollowUps() {
    String broken =
        HERO.replace("value: 3\n", "valeu: 3\n")
            .replace("boost: none", "boost: no")
            .replace(
                "- cancel",
                """
                - choose-figther: opposing
                      - damage: {to: chosen, amout: 2}
                      - discard: {who: enemy, cards: 1}\
                """);
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(YamlFile.parse("smith.yaml", broken)))
        .withMessage(
            String.join(
                "\n",
                List.of(
                    "smith.yaml:42:5: found the unknown key \"valeu\", expected a key of this place; did"
                        + " you mean \"value\"?",
                    "smith.yaml:43:12: found \"no\", expected a number or \"none\"",
                    "smith.yaml:47:9: found \"choose-figther\", expected an effect; did you mean"
                        + " \"choose-fighter\"?",
                    "smith.yaml:48:30: found the unknown key \"amout\", expected a key of this place (to"
                        + " or amount); did you mean \"amount\"?",
                    "smith.yaml:49:24: found \"enemy\", expected a player (you, opponent, chosen,"
                        + " each-opponent or each-player)")));
  }

  @Test
  void whatMayStandSomewhereIsListedOnce() {
    String broken =
        HERO.replace(
            "- cancel", "- discard: {who: enemy, cards: 1}\n      - draw: {who: foe, cards: 1}");
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(YamlFile.parse("smith.yaml", broken)))
        .withMessage(
            "smith.yaml:47:24: found \"enemy\", expected a player (you, opponent, chosen,"
                + " each-opponent or each-player)\n"
                + "smith.yaml:48:21: found \"foe\", expected a player");
  }

  /** What a file brings with it is no reason to be silent about its cards. */
  @Test
  void slipsOfPiecesHideNoneOfTheCards() {
    String broken =
        HERO.replace(
                "tags: {",
                "tokens: {id: trap, name: Trap, count: 9}\n"
                    + "piles: [{id: heap, name: Heap, face: sideways}]\ntags: {")
            .replace("health: 4, max", "helath: 4, max")
            .replace("- cancel", "- damage: {to: foes, amuont: 2}")
            .replace("- search: hammer", "- put-token: {kind: trap, to: nowhere}");
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(YamlFile.parse("smith.yaml", broken)))
        .satisfies(
            e ->
                assertThat(e.problems().stream().map(p -> p.found()))
                    .containsExactly(
                        "the unknown key \"helath\"",
                        "9",
                        "\"sideways\"",
                        "the unknown key \"amuont\"",
                        "\"foes\"",
                        "\"nowhere\""));
  }

  /** An amount whose word has a parameter's name as a part is still an amount. */
  @Test
  void aWordThatHoldsAParametersNameIsNoSlip() {
    String counted = HERO.replace("- draw: 1", "- draw: {count-cards: {in: discard}}");
    assertThat(HeroLoader.load(YamlFile.parse("smith.yaml", counted)).hero().cards()).hasSize(3);
  }

  /** YAML 1.1 reads a bare "on" as true; files that have it are read as before. */
  @Test
  void theOldNameOfAKeyIsReadOn() {
    String old = HERO.replace("- draw: 1", "- place: {who: smith, on: any}");
    String today = HERO.replace("- draw: 1", "- place: {who: smith, at: any}");
    assertThat(HeroLoader.load(YamlFile.parse("smith.yaml", old)).hero())
        .isEqualTo(HeroLoader.load(YamlFile.parse("smith.yaml", today)).hero());
  }

  @Test
  void severalSlipsAreReportedAtOnce() {
    var file =
        YamlFile.parse(
            "smith.yaml",
            HERO.replace("type: attack", "type: attak")
                .replace("boost: 3", "boost: x")
                .replace("health: 4", "health: 0"));
    assertThatExceptionOfType(ContentException.class)
        .isThrownBy(() -> HeroLoader.load(file))
        .satisfies(e -> assertThat(e.problems()).hasSize(3));
  }
}
