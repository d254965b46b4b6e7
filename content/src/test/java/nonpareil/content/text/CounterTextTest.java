package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.text.german.German;
import nonpareil.content.yaml.YamlFile;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Counters that others hold: how they are written, and what the cards say. */
class CounterTextTest {

  private static final String HERO =
      """
      id: jill
      name: Jill
      move: 2
      fighters:
        - {id: jill, name: {en: Jill, de: {name: Jill, gender: f}}, health: 14, attack: melee}
        - {id: dog, name: {en: Dog, de: {name: Hund, plural: Hunde}}, count: 3, health: 1,
           attack: melee}
      counters:
        rage: {name: {en: {name: rage, plural: rage}, de: {name: Zorn, plural: Zorn}}, max: 5}
        poison: {name: {en: {name: poison, plural: poison}, de: {name: Gift, plural: Gift, gender: n}}, max: 3, held-by: fighters}
        scar: {name: {en: scar, de: {name: Narbe, plural: Narben, gender: f}}, max: 3, held-by: fighters}
        debt: {name: {en: debt, de: {name: Schuld, plural: Schulden, gender: f}}, max: 4, held-by: players}
      ability: {name: Ability, triggers: []}
      cards:
        - {id: plain, name: Plain, type: attack, value: 1, boost: 1, copies: 29, banner: any}
        - {id: tried, name: Tried, type: attack, value: 3, boost: 1, copies: 1, banner: any, after-combat: EFFECT}
      """;

  private final SoftAssertions all = new SoftAssertions();

  @Test
  void fightersGainAndLose() {
    reads(
        "{gain: {counter: poison, who: foe, amount: 2}}",
        "Put 2 poison on the opposing fighter.",
        "Lege 2 Gift auf den gegnerischen Kämpfer.");
    reads(
        "{gain: {counter: scar, who: {who: opposing, adjacent-to: self}}}",
        "Put 1 scar on each opposing fighter adjacent to your fighter.",
        "Lege 1 Narbe auf jeden zu deinem Kämpfer benachbarten gegnerischen Kämpfer.");
    reads(
        "{gain: {counter: scar, who: opposing, amount: {count: {who: dog, adjacent-to: it}}}}",
        "Put 1 scar on each opposing fighter for each of your Dogs adjacent to it.",
        "Lege für jeden deiner zu ihm benachbarten Hunde 1 Narbe auf jeden gegnerischen Kämpfer.");
    reads(
        "{lose: {counter: poison, who: foe, amount: all}}",
        "Remove all poison from the opposing fighter.",
        "Entferne alles Gift vom gegnerischen Kämpfer.");
    reads(
        "[{choose-fighter: {who: opposing, with: scar}}, {lose: {counter: scar, who: chosen, amount: 2}}]",
        "Remove 2 scars from an opposing fighter with a scar.",
        "Entferne 2 Narben von einem gegnerischen Kämpfer mit mindestens einer Narbe.");
  }

  @Test
  void playersGainAndLose() {
    reads(
        "{gain: {counter: debt, who: opponent, amount: 2}}",
        "Your opponent gains 2 debts.",
        "Dein Gegner erhält 2 Schulden.");
    reads(
        "{lose: {counter: debt, who: each-opponent}}",
        "Each opponent loses 1 debt.",
        "Jeder Gegner verliert 1 Schuld.");
    reads("{gain: {counter: debt, who: you}}", "Gain 1 debt.", "Erhalte 1 Schuld.");
  }

  @Test
  void whatIsPaidComesFromOne() {
    reads(
        "{spend: {counter: poison, who: foe, amount: 2}, then: {draw: 1}}",
        "You may remove 2 poison from the opposing fighter. If you do, draw 1 card.",
        "Du darfst 2 Gift vom gegnerischen Kämpfer entfernen. Wenn du das tust, ziehe 1 Karte.");
    reads(
        "{spend: {counter: debt, who: opponent, amount: any}, then: {draw: spent}}",
        "You may remove any number of debts from your opponent. If you do, draw 1 card for each"
            + " debt spent this way.",
        "Du darfst beliebig viele Schulden von deinem Gegner entfernen. Wenn du das tust, ziehe für jede so ausgegebene Schuld 1 Karte.");
    refuses("{spend: {counter: poison, who: opposing}}", "which may be several fighters");
    refuses("{spend: {counter: debt, who: each-opponent}}", "each-opponent");
  }

  @Test
  void theyAreCounted() {
    reads(
        "{draw: {counter: scar, held-by: foe}}",
        "Draw 1 card for each scar on the opposing fighter.",
        "Ziehe für jede Narbe auf dem gegnerischen Kämpfer 1 Karte.");
    reads(
        "{draw: {counter: scar, held-by: {who: opposing, in-zone-of: self}}}",
        "Draw 1 card for each scar on all opposing fighters in the same zone as your fighter.",
        "Ziehe für jede Narbe auf allen gegnerischen Kämpfern (jeder gegnerische Kämpfer in derselben"
            + " Zone wie dein Kämpfer) 1 Karte.");
    reads(
        "{draw: {counter: debt, held-by: opponent}}",
        "Draw 1 card for each debt your opponent has.",
        "Ziehe für jede Schuld, die dein Gegner hat, 1 Karte.");
    reads(
        "{damage: {to: foe, amount: {sum: [1, {counter: poison, held-by: foe}]}}}",
        "Deal damage to the opposing fighter equal to 1 plus the amount of poison on the opposing fighter.",
        "Füge dem gegnerischen Kämpfer Schaden in Höhe der Summe aus 1 und der Menge an Gift auf"
            + " dem gegnerischen Kämpfer zu.");
    reads(
        "{if: {number: {counter: debt, held-by: opponent}, at-least: 2}, then: {draw: 1}}",
        "If your opponent has at least 2 debts, draw 1 card.",
        "Wenn dein Gegner mindestens 2 Schulden hat, ziehe 1 Karte.");
    reads(
        "{if: {number: {counter: poison, held-by: foe}, less-than: 1}, then: {draw: 1}}",
        "If the opposing fighter has no poison, draw 1 card.",
        "Wenn der gegnerische Kämpfer kein Gift hat, ziehe 1 Karte.");
    reads(
        "{if: {number: {counter: poison, held-by: opposing}, at-least: 4}, then: {draw: 1}}",
        "If the amount of poison on all opposing fighters is at least 4, draw 1 card.",
        "Wenn die Menge an Gift auf allen gegnerischen Kämpfern mindestens 4 beträgt, ziehe 1 Karte.");
  }

  @Test
  void setsOfFightersByThem() {
    reads(
        "{damage: {to: {who: opposing, with: poison}, amount: 1}}",
        "Deal 1 damage to each opposing fighter with poison.",
        "Füge jedem gegnerischen Kämpfer mit Gift 1 Schaden zu.");
    reads(
        "{damage: {to: {who: opposing, with: {counter: scar, at-least: 2}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter with at least 2 scars.",
        "Füge jedem gegnerischen Kämpfer mit mindestens 2 Narben 1 Schaden zu.");
    reads(
        "{damage: {to: {who: opposing, with: {counter: scar, exactly: 0}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter without scars.",
        "Füge jedem gegnerischen Kämpfer ohne Narben 1 Schaden zu.");
    reads(
        "{damage: {to: {who: opposing, with: {counter: poison, more-than: {counter: rage}}}, amount: 1}}",
        "Deal 1 damage to each opposing fighter with more poison than the amount of rage you have.",
        "Füge jedem gegnerischen Kämpfer mit mehr Gift als (die Menge an Zorn, die du hast) 1"
            + " Schaden zu.");
    reads(
        "{if: {exists: {who: foe, with: poison}}, then: {draw: 1}}",
        "If the opposing fighter has poison, draw 1 card.",
        "Wenn der gegnerische Kämpfer Gift hat, ziehe 1 Karte.");
    reads(
        "{if: {not: {exists: {who: foe, with: {counter: scar, at-least: 2}}}}, then: {draw: 1}}",
        "If the opposing fighter has fewer than 2 scars, draw 1 card.",
        "Wenn der gegnerische Kämpfer weniger als 2 Narben hat, ziehe 1 Karte.");
    reads(
        "{if: {exists: {who: foe, with: poison, adjacent-to: jill}}, then: {draw: 1}}",
        "If the opposing fighter is adjacent to Jill and with poison, draw 1 card.",
        "Wenn der gegnerische Kämpfer zu Jill benachbart ist und Gift hat, ziehe 1 Karte.");
    reads(
        "{rule: {until: end-of-their-next-turn, live: true, is: {cannot-attack: {who: {who: opposing, with: {counter: poison, at-least: 2}}}}}}",
        "No opposing fighter with at least 2 poison can attack until the end of its owner’s next turn"
            + " (who that is may change until then).",
        "Kein gegnerischer Kämpfer mit mindestens 2 Gift kann bis zum Ende des nächsten Zugs seines"
            + " Besitzers angreifen (wer das ist, kann sich bis dahin ändern).");
  }

  @Test
  void theAbilitySaysHowManyThereCanBe() {
    HeroSheet sheet = read("{draw: 1}");
    assertThat(sheet.text(Languages.ENGLISH).ability())
        .contains(
            "Each fighter can have up to 3 poison on it.", "Each player can have up to 4 debts.");
    assertThat(sheet.text(new German()).ability())
        .contains(
            "Auf jedem Kämpfer können bis zu 3 Gift liegen.",
            "Jeder Spieler kann bis zu 4 Schulden haben.");
  }

  @Test
  void whoseItIsMustBeSaidAndCannotBeSaidOfOthers() {
    refuses("{gain: poison}", "\"poison\" without \"who\"");
    refuses("{gain: {counter: rage, who: foe}}", "\"who\" of a counter that no others hold");
    refuses("{gain: {counter: debt, who: foe}}", "foe");
    refuses("{draw: {counter: poison}}", "\"poison\" without \"held-by\"");
    refuses("{gain: {counter: rage, amount: {health-of: it}}}", "\"it\"");
    refuses("{gain: {counter: debt, who: opponent, amount: {health-of: it}}}", "\"it\"");
    refuses("{damage: {to: {who: opposing, with: rage}, amount: 1}}", "rage");
    refuses("{damage: {to: {who: opposing, with: {counter: poison}}, amount: 1}}", "at-least");
  }

  @Test
  void whatIsHeldHasNoStart() {
    String text = HERO.replace("max: 4, held", "max: 4, start: 1, held");
    assertThatThrownBy(
            () -> HeroLoader.load(YamlFile.parse("jill.yaml", text.replace("EFFECT", "{draw: 1}"))))
        .hasMessageContaining("start-of-game");
  }

  private static void refuses(String effect, String what) {
    assertThatThrownBy(() -> read(effect)).hasMessageContaining(what);
  }

  private void reads(String effect, String english, String german) {
    HeroSheet sheet = read(effect);
    all.assertThat(lines(sheet, Languages.ENGLISH)).isEqualTo(english);
    all.assertThat(lines(sheet, new German())).isEqualTo(german);
  }

  @AfterEach
  void allAreRead() {
    all.assertAll();
  }

  private static HeroSheet read(String effect) {
    return HeroLoader.load(YamlFile.parse("jill.yaml", HERO.replace("EFFECT", effect)));
  }

  private static String lines(HeroSheet sheet, Language language) {
    List<String> lines =
        sheet.text(language).card(sheet.hero().cards().getLast()).stream()
            .flatMap(block -> block.lines().stream())
            .toList();
    return String.join(" ", lines);
  }
}
