package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.content.Languages;
import nonpareil.content.text.german.German;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Ability;
import org.junit.jupiter.api.Test;

/** Every kind of standing rule and moment has its text. */
class MadeUpAbilityTest {

  private static final Effect DRAW = new Effect.Draw(Players.YOU, new Amount.Fixed(1));

  private static final Ability EVERYTHING =
      new Ability(
          List.of(
              new Ability.Triggered(Ability.Moment.START_OF_TURN, DRAW),
              new Ability.Triggered(
                  Ability.Moment.AFTER_MANEUVER,
                  new Effect.Sequence(
                      List.of(
                          new Effect.Heal(Fighters.kind("wolf"), new Amount.Fixed(1)),
                          new Effect.GainAction(new Amount.Fixed(1))))),
              new Ability.Triggered(
                  Ability.Moment.AFTER_ATTACK,
                  new Effect.If(new Condition.Won(), DRAW, new Effect.Sequence(List.of())))),
          List.of(
              new Ability.ValueBonus(
                  "wolf", true, new Condition.All(List.of()), new Amount.Fixed(1)),
              new Ability.ValueBonus(
                  "witch", false, new Condition.HasTrait("full"), new Amount.Fixed(2))),
          new Amount.Fixed(1),
          "witch",
          "witch",
          List.of("wolf"));

  @Test
  void english() {
    assertThat(Witch.text(EVERYTHING, Languages.ENGLISH).ability())
        .containsExactly(
            "At the start of the game, the Witch is full.",
            "At the start of the game, after placing your fighters, place 2 traps on different"
                + " spaces without a fighter in the same zone as the Witch.",
            "The Witch may move from a space with one of your traps to any other such space as if"
                + " they were adjacent.",
            "At the start of your turn, draw 1 card.",
            "After each of your maneuvers, each of your Wolves recovers 1 health and you gain 1"
                + " action.",
            "After each attack by or on one of your fighters, if you won the combat, draw 1 card.",
            "Add 1 to the value of each attack card played by one of your Wolves.",
            "While the Witch is full, add 2 to the value of each defense card played by the Witch.",
            "When you maneuver, each of your fighters may move 1 space farther.",
            "When the Witch attacks, you may boost the attack with a card from your hand, laid face"
                + " down beside the attack card. If the effects of the attack card are cancelled,"
                + " the boost adds nothing.",
            "When you boost a maneuver, you may place the Witch on any space instead of moving the"
                + " Witch. (Your other fighters move as usual.)",
            "The effects of your cards with the banner WOLF cannot be cancelled.");
  }

  @Test
  void german() {
    assertThat(Witch.text(EVERYTHING, new German()).ability())
        .containsExactly(
            "Zu Beginn des Spiels ist die Hexe voll.",
            "Lege zu Beginn des Spiels nach dem Aufstellen deiner Kämpfer 2 Fallen auf verschiedene"
                + " Felder ohne Kämpfer in derselben Zone wie die Hexe.",
            "Die Hexe darf sich von einem Feld mit einer deiner Fallen auf jedes andere solche Feld"
                + " bewegen, als wären sie benachbart.",
            "Zu Beginn deines Zugs ziehst du 1 Karte.",
            "Nach jedem deiner Manöver erhält jeder deiner Wölfe 1 Lebenspunkt zurück und du"
                + " erhältst 1 Aktion.",
            "Nach jedem Angriff, den einer deiner Kämpfer ausführt oder erleidet: Wenn du den Kampf"
                + " gewonnen hast, ziehst du 1 Karte.",
            "Der Wert jeder Angriffskarte, die einer deiner Wölfe spielt, erhöht sich um 1.",
            "Solange die Hexe voll ist, erhöht sich der Wert jeder Verteidigungskarte, die die Hexe"
                + " spielt, um 2.",
            "Bei deinen Manövern darf sich jeder deiner Kämpfer 1 Feld weiter bewegen.",
            "Wenn die Hexe angreift, darfst du den Angriff mit einer Handkarte boosten, die du"
                + " verdeckt neben die Angriffskarte legst. Werden die Effekte der Angriffskarte"
                + " annulliert, zählt dieser Boost nicht.",
            "Wenn du ein Manöver boostest, darfst du die Hexe auf ein beliebiges Feld setzen, statt"
                + " sie zu bewegen. (Deine anderen Kämpfer bewegen sich wie gewohnt.)",
            "Die Effekte deiner Karten mit dem Banner WOLF können nicht annulliert werden.");
  }

  /** Who plays the card is not always the hero, nor is there only one. */
  private static final Ability OF_THE_OTHERS =
      new Ability(
          List.of(),
          List.of(
              new Ability.ValueBonus(
                  "kitten",
                  false,
                  exists(new Fighters(Group.SELF, null, Where.ON_TOKEN, null)),
                  new Amount.Fixed(1)),
              new Ability.ValueBonus(
                  "wolf",
                  true,
                  exists(new Fighters(Group.SELF, null, Where.ADJACENT, Fighters.of(Group.HERO))),
                  new Amount.Fixed(2))),
          null,
          null,
          "wolf",
          List.of("witch", "wolf", "kitten"));

  private static Condition exists(Fighters fighters) {
    return new Condition.Exists(fighters);
  }

  @Test
  void ofOthersThanTheHero() {
    assertThat(Witch.text(OF_THE_OTHERS, Languages.ENGLISH).ability())
        .containsSequence(
            "While the Kitten stands on one of your traps, add 1 to the value of each defense card"
                + " played by the Kitten.",
            "While your fighter is adjacent to the Witch, add 2 to the value of each attack card"
                + " played by one of your Wolves.",
            "When you boost a maneuver, you may place each of your Wolves on any space instead of"
                + " moving it. (Your other fighters move as usual.)",
            "The effects of your cards with the banner WITCH, WOLF or KITTEN cannot be cancelled.");
    assertThat(Witch.text(OF_THE_OTHERS, new German()).ability())
        .containsSequence(
            "Solange das Kätzchen auf einer deiner Fallen steht, erhöht sich der Wert jeder"
                + " Verteidigungskarte, die das Kätzchen spielt, um 1.",
            "Solange dein Kämpfer zur Hexe benachbart ist, erhöht sich der Wert jeder"
                + " Angriffskarte, die einer deiner Wölfe spielt, um 2.",
            "Wenn du ein Manöver boostest, darfst du jeden deiner Wölfe auf ein beliebiges Feld"
                + " setzen, statt ihn zu bewegen. (Deine anderen Kämpfer bewegen sich wie"
                + " gewohnt.)",
            "Die Effekte deiner Karten mit dem Banner HEXE, WOLF oder KÄTZCHEN können nicht"
                + " annulliert werden.");
  }
}
