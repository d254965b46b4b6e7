package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.content.Languages;
import nonpareil.content.text.german.German;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Effect.MoveToken;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Words put together as no card of the ten heroes does still read well. */
class MadeUpTextTest {

  private static final Effect NOTHING = new Effect.Sequence(List.of());
  private static final Fighters HERO = Fighters.of(Group.HERO);
  private static final Fighters FOE = Fighters.of(Group.FOE);
  private static final Fighters CHOSEN = Fighters.of(Group.CHOSEN);
  private static final Fighters WOLVES = Fighters.kind("wolf");
  private static final Fighters KITTEN = Fighters.kind("kitten");

  @Test
  void thingsAreCounted() {
    reads(
        new Effect.Draw(Players.YOU, new Amount.Count(kind("wolf", Where.ADJACENT, HERO))),
        "Draw 1 card for each of your Wolves adjacent to the Witch.",
        "Ziehe für jeden deiner zur Hexe benachbarten Wölfe 1 Karte.");
    reads(
        new Effect.Damage(group(Group.FRIENDLY, Where.SAME_ZONE, FOE), new Amount.PerDiscarded(2)),
        "Deal 2 damage to each friendly fighter in the same zone as the opposing fighter for each"
            + " card discarded this way.",
        "Füge jedem befreundeten Kämpfer in derselben Zone wie der gegnerische Kämpfer für jede so"
            + " abgeworfene Karte 2 Schaden zu.");
    reads(
        new Effect.AddValue(fixed(-1)),
        "Subtract 1 from the value of this card.",
        "Verringere den Wert dieser Karte um 1.");
  }

  @Test
  void whatPeopleDoByHandStandsInAnySentence() {
    Effect song = new ByHand(Map.of("en", "Sing.", "de", "Singe."));
    reads(song, "Do the following by hand: “Sing”.", "Tu Folgendes von Hand: „Singe“.");
    reads(
        new Effect.May(song),
        "You may do the following by hand: “Sing”.",
        "Du darfst Folgendes von Hand tun: „Singe“.");
    reads(
        sequence(draw(Players.YOU, 1), song, draw(Players.YOU, 2)),
        "Draw 1 card. Do the following by hand: “Sing”. Draw 2 cards.",
        "Ziehe 1 Karte. Tu Folgendes von Hand: „Singe“. Ziehe 2 Karten.");
    reads(
        when(new Condition.Won(), song),
        "If you won the combat, do the following by hand: “Sing”.",
        "Wenn du den Kampf gewonnen hast, tu Folgendes von Hand: „Singe“.");
  }

  @Test
  void whatTheReaderMayDecideForOthers() {
    reads(
        new Effect.May(draw(Players.OPPONENT, 2)),
        "You may have your opponent draw 2 cards.",
        "Du darfst bestimmen, dass dein Gegner 2 Karten zieht.");
    reads(
        new Effect.May(sequence(new Effect.Heal(HERO, fixed(1)), draw(Players.YOU, 1))),
        "You may have the Witch recover 1 health. If you do, draw 1 card.",
        "Du darfst bestimmen, dass die Hexe 1 Lebenspunkt zurückerhält. Wenn du das tust, ziehe 1"
            + " Karte.");
    reads(
        new Effect.May(
            new Effect.ChooseOptions(
                fixed(1),
                List.of(draw(Players.YOU, 1), new Effect.GainAction(new Amount.Fixed(2))))),
        "You may choose one: | • Draw 1 card. | • Gain 2 actions.",
        "Du darfst eine Möglichkeit wählen: | • Ziehe 1 Karte. | • Erhalte 2 Aktionen.");
    reads(
        new Effect.May(when(new Condition.Won(), new Effect.DiscardTop())),
        "If you won the combat, you may discard the top card of your deck.",
        "Wenn du den Kampf gewonnen hast, darfst du die oberste Karte deines Decks abwerfen.");
  }

  @Test
  void whatIsAskedTwiceIsToldTwice() {
    var inner = new Effect.May(new Effect.DiscardTop());
    reads(
        new Deciding.Offer(inner, NOTHING, new Effect.GainAction(fixed(1))),
        "You may do the following: | – You may discard the top card of your deck. | If you do not,"
            + " gain 1 action.",
        "Du darfst Folgendes tun: | – Du darfst die oberste Karte deines Decks abwerfen. | Wenn du"
            + " das nicht tust, erhalte 1 Aktion.");
  }

  @Test
  void severalOfWhichEachMayStay() {
    Spaces any = Spaces.of(Spaces.Kind.ANY);
    reads(
        new Effect.May(new Effect.Place(WOLVES, any, false, false)),
        "You may place each of your Wolves on any space.",
        "Du darfst jeden deiner Wölfe auf ein beliebiges Feld setzen.");
    reads(
        new Effect.Place(WOLVES, any, true, false),
        "You may place any number of your Wolves, each on any space.",
        "Du darfst beliebig viele deiner Wölfe je auf ein beliebiges Feld setzen.");
  }

  @Test
  void severalInTheirOwnZoneOrInThatOfAnyOfThem() {
    Spaces own = new Spaces(Spaces.Kind.ZONE_OF, Fighters.of(Group.IT));
    reads(
        new Effect.Place(WOLVES, own, false, true),
        "Place each of your Wolves on another space in its own zone.",
        "Setze jeden deiner Wölfe auf ein anderes Feld in seiner eigenen Zone.");
    reads(
        new Effect.Place(WOLVES, new Spaces(Spaces.Kind.ZONE_OF, WOLVES), false, true),
        "Place each of your Wolves on another space in the same zone as one of your Wolves.",
        "Setze jeden deiner Wölfe auf ein anderes Feld in derselben Zone wie einer deiner Wölfe.");
  }

  @Test
  void whatHappensOnAWaySomebodyElseChooses() {
    var walk = new BoardEffect.Walk(KITTEN, fixed(2), false, true, false, draw(Players.YOU, 1));
    reads(
        new Deciding.By(Players.OPPONENT, walk),
        "Your opponent moves the Kitten exactly 2 spaces. For each opposing fighter moved through"
            + " this way, draw 1 card.",
        "Dein Gegner bewegt das Kätzchen genau 2 Felder. Für jeden gegnerischen Kämpfer, durch den"
            + " so gezogen wurde, ziehst du 1 Karte.");
  }

  @Test
  void severalThingsUnderOneCondition() {
    reads(
        when(new Condition.Won(), sequence(new Effect.Heal(HERO, fixed(2)), draw(Players.YOU, 1))),
        "If you won the combat, the Witch recovers 2 health and you draw 1 card.",
        "Wenn du den Kampf gewonnen hast, erhält die Hexe 2 Lebenspunkte zurück und du ziehst 1"
            + " Karte.");
    reads(
        when(
            new Condition.Won(),
            sequence(
                draw(Players.YOU, 1),
                new Effect.Pay(
                    Players.YOU,
                    new Amount.Fixed(1),
                    new Effect.GainAction(new Amount.Fixed(1)),
                    NOTHING))),
        "If you won the combat, draw 1 card. In that case, you may discard 1 card. If you do, gain"
            + " 1 action.",
        "Wenn du den Kampf gewonnen hast, ziehe 1 Karte. In diesem Fall darfst du 1 Karte abwerfen."
            + " Wenn du das tust, erhalte 1 Aktion.");
    reads(
        when(
            new Condition.Won(), when(new Condition.FoeIsHero(), new Effect.Damage(FOE, fixed(2)))),
        "If you won the combat and the opposing fighter is a hero, deal 2 damage to it.",
        "Wenn du den Kampf gewonnen hast und der gegnerische Kämpfer ein Held ist, füge ihm 2"
            + " Schaden zu.");
  }

  @Test
  void whatHappensInAnyCaseBeginsANewLine() {
    reads(
        sequence(
            new Effect.If(
                new Condition.Won(),
                draw(Players.YOU, 1),
                new Effect.Discard(Players.YOU, new Amount.Fixed(1))),
            new Effect.GainAction(new Amount.Fixed(1))),
        "If you won the combat, draw 1 card. Otherwise, discard 1 card. | Gain 1 action.",
        "Wenn du den Kampf gewonnen hast, ziehe 1 Karte. Andernfalls wirf 1 Karte ab. | Erhalte 1"
            + " Aktion.");
  }

  @Test
  void whatIsNotSo() {
    reads(
        new Effect.If(
            new Condition.Exists(kind("wolf", Where.SAME_ZONE, FOE)),
            NOTHING,
            new Effect.ReturnSidekick("wolf")),
        "If none of your Wolves is in the same zone as the opposing fighter, return one of your"
            + " defeated Wolves to an empty space in the same zone as the Witch.",
        "Wenn keiner deiner Wölfe in derselben Zone wie der gegnerische Kämpfer steht, kehrt einer"
            + " deiner besiegten Wölfe auf ein freies Feld in derselben Zone wie die Hexe zurück.");
    var both = List.<Condition>of(new Condition.Won(), new Condition.Attacking());
    reads(
        when(new Condition.Not(new Condition.All(both)), new Effect.Cancel()),
        "If you did not win the combat or you are not attacking, cancel the effects of the opposing"
            + " card.",
        "Wenn du den Kampf nicht gewonnen hast oder du nicht angreifst, annulliere die Effekte der"
            + " gegnerischen Karte.");
  }

  @Test
  void chosenFighters() {
    reads(
        sequence(
            new Effect.ChooseFighter(group(Group.OPPOSING, Where.SAME_ZONE, HERO), false),
            new Effect.Damage(group(Group.ALL, Where.ADJACENT, CHOSEN), fixed(1)),
            new Effect.Move(CHOSEN, new Amount.Fixed(1), false)),
        "Choose an opposing fighter in the same zone as the Witch. Deal 1 damage to each fighter"
            + " adjacent to it. Then move it up to 1 space.",
        "Wähle einen gegnerischen Kämpfer in derselben Zone wie die Hexe. Füge jedem zu ihm"
            + " benachbarten Kämpfer 1 Schaden zu. Dann bewege ihn bis zu 1 Feld.");
    reads(
        sequence(new Effect.ChooseFighter(WOLVES, true), new Effect.Swap(HERO, CHOSEN)),
        "You may swap the spaces of the Witch and one of your Wolves.",
        "Du darfst die Felder der Hexe und eines deiner Wölfe vertauschen.");
    reads(
        sequence(
            new Effect.ChooseFighter(group(Group.YOURS, Where.ADJACENT, FOE), false),
            new Effect.SetHealth(CHOSEN, new Amount.Fixed(5)),
            new Effect.PreventDamage(CHOSEN)),
        "Set the health of one of your fighters adjacent to the opposing fighter to 5. Prevent all"
            + " damage to it until the end of this combat.",
        "Stelle die Lebenspunkte eines deiner zum gegnerischen Kämpfer benachbarten Kämpfer auf 5."
            + " Verhindere bis zum Ende dieses Kampfes jeden Schaden an ihm.");
  }

  @Test
  void theChosenFighterKeepsItsGender() {
    reads(
        sequence(
            new Effect.ChooseFighter(KITTEN, true),
            new Effect.Swap(HERO, CHOSEN),
            new Effect.TakeOver(CHOSEN)),
        "You may swap the spaces of the Witch and the Kitten. If you do, it takes the place of your"
            + " fighter in this combat.",
        "Du darfst die Felder der Hexe und des Kätzchens vertauschen. Wenn du das tust, nimmt es"
            + " den Platz deines Kämpfers in diesem Kampf ein.");
    reads(
        sequence(
            new Effect.ChooseFighter(HERO, false),
            new Effect.Damage(group(Group.ALL, Where.ADJACENT, CHOSEN), fixed(1)),
            new Effect.SetHealth(CHOSEN, new Amount.Fixed(5)),
            new Effect.Move(CHOSEN, new Amount.Fixed(1), true)),
        "Choose the Witch. Deal 1 damage to each fighter adjacent to it. Set its health to 5. Move"
            + " it up to 1 space. It may move through fighters opposing it.",
        "Wähle die Hexe. Füge jedem zu ihr benachbarten Kämpfer 1 Schaden zu. Stelle ihre"
            + " Lebenspunkte auf 5. Bewege sie bis zu 1 Feld. Sie darf dabei durch Kämpfer ihrer"
            + " Gegner ziehen.");
    reads(
        sequence(
            new Effect.ChooseFighter(WOLVES, false),
            new Effect.Move(CHOSEN, new Amount.Fixed(2), true)),
        "Move one of your Wolves up to 2 spaces. It may move through opposing fighters.",
        "Bewege einen deiner Wölfe bis zu 2 Felder. Er darf dabei durch gegnerische Kämpfer"
            + " ziehen.");
  }

  @Test
  void somethingElseComesBetween() {
    var choose = new Effect.ChooseFighter(Fighters.of(Group.OPPOSING), false);
    var token = new MoveToken(Effect.Which.ONE, Players.YOU, new Amount.Fixed(2), false, false);
    reads(
        sequence(
            choose,
            token,
            new Effect.Damage(CHOSEN, fixed(1)),
            new Effect.Move(CHOSEN, new Amount.Fixed(1), false)),
        "Choose an opposing fighter. Move one of your traps up to 2 spaces. Deal 1 damage to the"
            + " chosen fighter. Then move it up to 1 space.",
        "Wähle einen gegnerischen Kämpfer. Bewege eine deiner Fallen bis zu 2 Felder. Füge dem"
            + " gewählten Kämpfer 1 Schaden zu. Dann bewege ihn bis zu 1 Feld.");
    reads(
        sequence(
            choose,
            new Effect.Damage(FOE, fixed(2)),
            new Effect.Damage(group(Group.ALL, Where.ADJACENT, CHOSEN), fixed(1))),
        "Choose an opposing fighter. Deal 2 damage to the opposing fighter. Then deal 1 damage to"
            + " each fighter adjacent to the chosen fighter.",
        "Wähle einen gegnerischen Kämpfer. Füge dem gegnerischen Kämpfer 2 Schaden zu. Dann füge"
            + " jedem zum gewählten Kämpfer benachbarten Kämpfer 1 Schaden zu.");
  }

  @Test
  void chosenSpaces() {
    var one = new Effect.ChooseSpace(new Spaces(Spaces.Kind.ZONE_OF, HERO));
    var beside = new Effect.ChooseSpace(Spaces.of(Spaces.Kind.ADJACENT_TO_CHOSEN_SPACE));
    var there = group(Group.ALL, Where.ON_CHOSEN_SPACES, null);
    var damage = new Effect.Damage(there, fixed(1));
    reads(
        sequence(one, damage),
        "Choose a space in the same zone as the Witch. Then deal 1 damage to each fighter on the"
            + " chosen space.",
        "Wähle ein Feld in derselben Zone wie die Hexe. Dann füge jedem Kämpfer auf dem gewählten"
            + " Feld 1 Schaden zu.");
    reads(
        sequence(one, beside, damage),
        "Choose a space in the same zone as the Witch and a space adjacent to it. Then deal 1"
            + " damage to each fighter on the chosen spaces.",
        "Wähle ein Feld in derselben Zone wie die Hexe und ein dazu benachbartes Feld. Dann füge"
            + " jedem Kämpfer auf den gewählten Feldern 1 Schaden zu.");
    reads(
        sequence(new Effect.If(new Condition.YourTurn(), one, one), damage),
        "If it is your turn, choose a space in the same zone as the Witch. Otherwise, choose a"
            + " space in the same zone as the Witch. | Then deal 1 damage to each fighter on the"
            + " chosen space.",
        "Wenn du am Zug bist, wähle ein Feld in derselben Zone wie die Hexe. Andernfalls wähle ein"
            + " Feld in derselben Zone wie die Hexe. | Dann füge jedem Kämpfer auf dem gewählten"
            + " Feld 1 Schaden zu.");
  }

  @Test
  void gendersAndCases() {
    reads(
        when(
            new Condition.HealthAtMost(KITTEN, 3),
            sequence(
                new Effect.Heal(KITTEN, fixed(2)),
                new Effect.Place(KITTEN, new Spaces(Spaces.Kind.ZONE_OF, HERO), false, true))),
        "If the Kitten has 1 to 3 health, the Kitten recovers 2 health and you place the Kitten on"
            + " another space in the same zone as the Witch.",
        "Wenn das Kätzchen 1 bis 3 Lebenspunkte hat, erhält es 2 Lebenspunkte zurück und du setzt"
            + " es auf ein anderes Feld in derselben Zone wie die Hexe.");
    reads(
        when(
            new Condition.HasTrait("full"),
            new Effect.Place(HERO, Spaces.of(Spaces.Kind.YOUR_TOKENS), false, false)),
        "If the Witch is full, place the Witch on a space with one of your traps.",
        "Wenn die Hexe voll ist, setze sie auf ein Feld mit einer deiner Fallen.");
    reads(
        new Effect.Damage(group(Group.FOE, Where.ADJACENT, KITTEN), fixed(2)),
        "Deal 2 damage to the opposing fighter, if adjacent to the Kitten.",
        "Füge dem gegnerischen Kämpfer, falls er zum Kätzchen benachbart ist, 2 Schaden zu.");
    reads(
        new Effect.ToggleTrait(),
        "Change the Witch’s moon to the next one.",
        "Wechsle den Mond der Hexe zum nächsten.");
  }

  @Test
  void tokensAndOpponents() {
    reads(
        new MoveToken(Effect.Which.UNDER_SELF, Players.YOU, new Amount.Fixed(2), true, true),
        "You may move the trap under your fighter up to 2 spaces to a space without a fighter.",
        "Du darfst die Falle unter deinem Kämpfer bis zu 2 Felder auf ein Feld ohne Kämpfer"
            + " bewegen.");
    reads(
        sequence(
            new Effect.ChooseOpponent(),
            new Effect.Pay(
                Players.CHOSEN,
                new Amount.Fixed(2),
                draw(Players.CHOSEN, 1),
                new Effect.Damage(Fighters.of(Group.CHOSEN_HERO), fixed(3)))),
        "An opponent of your choice may discard 2 cards. If they do, they draw 1 card. Otherwise,"
            + " you deal 3 damage to that opponent’s hero.",
        "Ein Gegner deiner Wahl darf 2 Karten abwerfen. Wenn er das tut, zieht er 1 Karte."
            + " Andernfalls fügst du dem Helden dieses Gegners 3 Schaden zu.");
  }

  private static void reads(Effect effect, String english, String german) {
    assertThat(Witch.says(Languages.ENGLISH, effect)).isEqualTo(english);
    assertThat(Witch.says(new German(), effect)).isEqualTo(german);
  }

  private static Effect sequence(Effect... effects) {
    return new Effect.Sequence(List.of(effects));
  }

  private static Effect when(Condition condition, Effect then) {
    return new Effect.If(condition, then, NOTHING);
  }

  private static Effect draw(Players who, int cards) {
    return new Effect.Draw(who, fixed(cards));
  }

  private static Amount fixed(int number) {
    return new Amount.Fixed(number);
  }

  private static Fighters group(Group group, Where where, @Nullable Fighters near) {
    return new Fighters(group, null, where, near);
  }

  private static Fighters kind(String kind, Where where, Fighters near) {
    return new Fighters(Group.KIND, kind, where, near);
  }
}
