package nonpareil.content.language;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;

/** The table of what may be spoken of in each moment: the loader is asked. */
final class MomentTable {

  private static final List<Window> OF_CARDS =
      List.of(
          Window.IMMEDIATELY,
          Window.DURING_COMBAT,
          Window.AFTER_COMBAT,
          Window.SCHEME,
          Window.BOOST_BONUS,
          Window.FORCED_DISCARD,
          Window.USE);

  private static final List<Window> NO_MOMENTS =
      List.of(
          Window.SCHEME,
          Window.BOOST_BONUS,
          Window.FORCED_DISCARD,
          Window.VALUE_BONUS,
          Window.MOVE_BONUS,
          Window.RULES,
          Window.USE,
          Window.ONLY_IF,
          Window.ONLY_IF_SCHEME);

  private static final String HERO =
      """
      id: smith
      name: Smith
      move: 2
      fighters: [{id: smith, name: Smith, health: 14, attack: melee}]
      tokens: {id: spark, name: Spark, count: 2}
      second-deck: {id: oil, name: Oil, used: discard, cards: [{id: drop, name: Drop, copies: 1, USE}]}
      ability: {triggers: [TRIGGER]}
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 29, banner: any}
        - {id: tried, name: Tried, TYPE, boost: 1, copies: 1, banner: any, MOMENT}
      """;

  private static final String PLAIN_USE = "use: {draw: 1}";

  private MomentTable() {}

  static String table() {
    var text =
        new StringBuilder("\n| moment | `self` | `foe`, `opponent` | `chosen` | more |\n")
            .append("|---|---|---|---|---|\n");
    OF_CARDS.forEach(window -> text.append(row(window, true)));
    for (Window window : Window.values()) {
      if (!NO_MOMENTS.contains(window)) {
        text.append(row(window, false));
      }
    }
    return text.append("\n").toString();
  }

  private static String row(Window window, boolean card) {
    var more = new ArrayList<String>();
    note(more, window, card, "add-value: 1", "values change (`add-value`)");
    note(more, window, card, "{if: won, then: {draw: 1}}", "who `won`");
    note(more, window, card, "heal: {who: hero, amount: damage-dealt}", "`damage-dealt`");
    note(more, window, card, "draw: {boost-of: discarded}", "`boost-of: discarded`");
    if (!card) {
      note(more, window, false, "draw: {boost-of: this-card}", "the card as `this-card`");
    }
    note(
        more,
        window,
        card,
        "damage: {to: {who: all, at: beside-chosen-spaces}, amount: 1}",
        "the space it left (`chosen-spaces`)");
    note(more, window, card, "take-tokens: chosen", "the token as `chosen`");
    String self =
        can(window, card, "damage: {to: self, amount: 1}")
            ? card && window != Window.USE ? "who plays the card" : "your hero"
            : "";
    String hitFoe = "damage: {to: foe, amount: 1}";
    String foe =
        can(window, card, hitFoe)
            ? "yes"
            : !card && can(window, "damage: combat, ", hitFoe) ? "with `damage: combat`" : "";
    return "| "
        + (card ? "card: " : "ability: ")
        + "`"
        + window.word()
        + "` | "
        + self
        + " | "
        + foe
        + " | "
        + chosen(window, card)
        + " | "
        + String.join(", ", more)
        + " |\n";
  }

  private static String chosen(Window window, boolean card) {
    if (can(window, card, "damage: {to: chosen, amount: 1}")) {
      return "the fighter";
    }
    return !card && can(window, "player: opponent, ", "draw: {who: chosen, cards: 1}")
        ? "the player, of an `opponent`"
        : "";
  }

  private static void note(
      List<String> more, Window window, boolean card, String effect, String says) {
    if (can(window, card, effect)) {
      more.add(says);
    }
  }

  private static boolean can(Window window, boolean card, String effect) {
    return card ? onCard(window, effect) : can(window, "", effect);
  }

  private static boolean can(Window window, String more, String effect) {
    String trigger = "{at: " + window.word() + ", " + more + "do: " + braces(effect) + "}";
    return loads(trigger, "type: scheme", "scheme: {draw: 1}", PLAIN_USE);
  }

  private static boolean onCard(Window window, String effect) {
    String trigger = "{at: start-of-turn, do: {draw: 1}}";
    String moment = window.word() + ": " + braces(effect);
    if (window == Window.USE) {
      return loads(trigger, "type: scheme", "scheme: {draw: 1}", moment);
    }
    String type = window == Window.SCHEME ? "type: scheme" : "type: versatile, value: 1";
    return loads(trigger, type, moment, PLAIN_USE);
  }

  private static String braces(String effect) {
    return effect.startsWith("{") ? effect : "{" + effect + "}";
  }

  private static boolean loads(String trigger, String type, String moment, String use) {
    String text =
        HERO.replace("TRIGGER", trigger)
            .replace("TYPE", type)
            .replace("MOMENT", moment)
            .replace("USE", use);
    try {
      HeroLoader.load(YamlFile.parse("smith.yaml", text));
      return true;
    } catch (ContentException e) {
      return false;
    }
  }
}
