package nonpareil.content.language;

import java.util.List;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.OtherReaders;
import nonpareil.content.yaml.YamlFile;

/** A hero who has a bit of everything, to read forms of the manual in. */
final class ManualForms {

  private static final String HERO =
      """
      id: smith
      name: Smith
      move: 2
      fighters:
        - {id: smith, name: Smith, health: 14, attack: melee}
        - {id: merlin, name: Merlin, health: 5, attack: melee, max-health: 9, FIGHTER}
        - {id: goose, name: Goose, count: 2, health: 1, attack: ranged}
        - {id: alice, name: {en: {name: Alice, NOUN}}, health: 1, attack: ranged}
      traits: {of: {big: Big, small: Small}}
      tokens: [{id: snare, name: Snare, count: 4, TOKEN}]
      counters: {rage: {name: rage, max: 5}}
      tags: {voyage: VOYAGE}
      piles: [{id: sleeve, name: Sleeve, face: down}]
      second-deck: {id: potion, name: Potion, used: discard, cards: [{id: oil, name: Oil, copies: 1, USE}]}
      ability:
        triggers: [TRIGGER]
        actions: [ACTION]
        rules: [RULE]
        value-bonuses: [BONUS]
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 26, banner: any, CARD}
        - {id: guard, name: Guard, type: defense, value: 1, boost: 1, copies: 1, banner: any, DEFENSE}
        - {id: fight, name: Fight, type: versatile, value: 1, boost: 1, copies: 1, banner: any, COMBAT}
        - {id: plan, name: Plan, type: scheme, boost: 1, copies: 1, banner: any, SCHEME}
        - {id: stay, name: Stay, type: scheme, boost: 1, copies: 1, banner: any, STAYS}
      """;

  private static final String SECOND =
      "second-deck: {id: potion, name: Potion, used: discard,"
          + " cards: [{id: oil, name: Oil, copies: 1, USE}]}";

  /** What has been chosen before. */
  private static final String BEFORE =
      "{choose-fighter: all}, choose-opponent, {choose-space: any}, {choose-token: all},"
          + " choose-zone, {choose-card: {whose: chosen}}, ";

  /** Places a form can stand at. */
  private static final List<List<String>> ROLES =
      List.of(
          List.of("CARD", "FORM"),
          List.of("DEFENSE", "FORM"),
          List.of("SCHEME", "FORM, scheme: {draw: 1}"),
          List.of("USE", "FORM"),
          List.of("FIGHTER", "FORM"),
          List.of("TOKEN", "FORM"),
          List.of("NOUN", "FORM"),
          List.of("TRIGGER", "{FORM}"),
          List.of("TRIGGER", "{at: draws, do: {gain: rage}, FORM}"),
          List.of("ACTION", "{id: act, once-per-turn: true, do: {draw: 1}, FORM}"),
          List.of("RULE", "{FORM}"),
          List.of("BONUS", "{FORM}"),
          effects("{FORM}"),
          effects("{if: {FORM}, then: {draw: 1}}"),
          effects("{FORM, then: {draw: 1}}"),
          effects("{damage: {to: opposing, amount: {FORM}}}"),
          effects("{damage: {to: {FORM}, amount: 1}}"),
          effects("{damage: {to: {who: all, FORM}, amount: 1}}"),
          effects("{damage: {to: {who: all, health: {FORM}}, amount: 1}}"),
          effects("{place: {who: self, at: {FORM}}}"),
          effects("{place: {who: self, at: any, FORM}}"),
          effects("{choose-fighter: {among: all, FORM}}"),
          effects("{take-tokens: {FORM}}"),
          effects("{draw: {cards: 1, who: {FORM}}}"),
          effects("{rule: {is: {FORM}, until: end-of-turn}}"),
          effects(
              "{rule: {is: {cannot-move: {who: opposing, role: hero}}, until: end-of-turn, FORM}}"),
          effects("{later: {at: draws, do: {draw: 1}, until: end-of-turn, FORM}}"),
          effects("{move-cards: {from: hand, to: deck, FORM}}"),
          effects("{move-cards: {from: discard, to: hand, cards: {FORM}}}"),
          List.of("SCHEME", "scheme: [{choose-fighter: {among: all, number: 2}}, {FORM}]"),
          List.of("TRIGGER", "{at: boosts, do: {if: {FORM}, then: {draw: 1}}}"),
          List.of("TRIGGER", "{at: boosts, do: {draw: {FORM}}}"),
          List.of("COMBAT", "during-combat: [{FORM}]"));

  private ManualForms() {}

  private static List<String> effects(String form) {
    return List.of("COMBAT", "after-combat: [" + BEFORE + form + "]");
  }

  /** Loads a block of lines: effects, or what stands on a card or in an ability. */
  static void load(String block) {
    String key = block.substring(0, block.indexOf(':'));
    String place =
        switch (key) {
          case "triggers" -> "TRIGGER";
          case "actions" -> "ACTION";
          case "while-in-play" -> "STAYS";
          case "second-deck" -> SECOND;
          default -> "COMBAT";
        };
    // As JSON it can stand in one line.
    String json = OtherReaders.yaml12(block).toString();
    String said =
        switch (place) {
          case "TRIGGER", "ACTION" -> json.substring(json.indexOf('[') + 1, json.lastIndexOf(']'));
          case "STAYS" -> json.substring(1, json.length() - 1);
          case SECOND -> "second-deck: " + json.substring(json.indexOf(':') + 1, json.length() - 1);
          default -> "after-combat: " + json;
        };
    HeroLoader.load(YamlFile.parse("manual.yaml", hero(place, said)));
  }

  /** Whether a form, with or without braces, can be read as something. */
  static boolean isRead(String form) {
    String bare = form.startsWith("{") ? form.substring(1, form.length() - 1) : form;
    return ROLES.stream()
        .anyMatch(role -> loads(hero(role.getFirst(), role.getLast().replace("FORM", bare))));
  }

  private static boolean loads(String text) {
    try {
      HeroLoader.load(YamlFile.parse("manual.yaml", text));
      return true;
    } catch (ContentException e) {
      return false;
    }
  }

  /** The hero with something in one place, and nothing odd in the others. */
  private static String hero(String place, String said) {
    String text = HERO.replace(place, said);
    return text.replace(", FIGHTER}", "}")
        .replace(", NOUN}", "}")
        .replace(", TOKEN}", "}")
        .replace("[TRIGGER]", "[]")
        .replace("[ACTION]", "[]")
        .replace("[RULE]", "[]")
        .replace("[BONUS]", "[]")
        .replace(", USE}", ", use: {draw: 1}}")
        .replace(", CARD}", "}")
        .replace(", DEFENSE}", "}")
        .replace(", COMBAT}", "}")
        .replace(", SCHEME}", ", scheme: {draw: 1}}")
        .replace(", STAYS}", ", scheme: {draw: 1}}");
  }
}
