package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CombatEffect.BonusAttack;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.CombatEffect.ChangeTarget;
import nonpareil.engine.effect.CombatEffect.HealthFloor;
import nonpareil.engine.effect.CombatEffect.LockValue;
import nonpareil.engine.effect.CombatEffect.PreventUpTo;
import nonpareil.engine.effect.CombatEffect.TurnAside;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** Further attacks, damage turned aside and far-reaching cards where scenarios do not go. */
final class ClashTest {

  private static final Fighters HERO = Fighters.of(Group.HERO);
  private static final Fighters SELF = Fighters.of(Group.SELF);
  private static final Fighters YOURS = Fighters.of(Group.YOURS);
  private static final Fighters OPPOSING = Fighters.of(Group.OPPOSING);
  private static final Amount ONE = new Amount.Fixed(1);

  private static Card card(String id, CardType type, Card.Timing timing, Effect... effects) {
    return TestHeroes.card(
        id, type, 3, 1, 4, Card.ANY, false, Map.of(timing, new Effect.Sequence(List.of(effects))));
  }

  private static Card using(String id, CardType type, Card.Uses uses) {
    int value = type == CardType.SCHEME ? Card.NONE : 3;
    Map<Card.Timing, Effect> effects =
        type == CardType.SCHEME
            ? Map.of(Card.Timing.SCHEME, new Effect.Draw(Players.YOU, ONE))
            : Map.of();
    return new Card(
        id, type, value, 1, 4, Card.ANY, List.of(), false, false, false, effects, uses, null);
  }

  private static State position(Mode mode, Hero... heroes) {
    return new Position(TestGames.game(mode, Edition.BOOK_2023, TestBoards.row(12, 0), heroes))
        .at("1." + heroes[0].id(), 4)
        .at("2." + heroes[1].id(), 5)
        .hand(0, "slash")
        .hand(1)
        .state();
  }

  /** "After an attack, attack once more" ends: four further attacks in one action and no more. */
  @Test
  void anActionEnds() {
    Hero fury =
        new TestHeroes.Maker("fury")
            .when(
                new Triggered(
                    Moment.AFTER_ATTACK, new BonusAttack(HERO, null, new Amount.Fixed(1), false)))
            .cards(TestHeroes.card("slash", CardType.ATTACK, 1, 2, 8))
            .make();
    State s = position(Mode.DUEL, fury, TestHeroes.knight());
    TestGames.play(s, "attack 1.fury 2.knight", "none", "none", "none", "none", "none");
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.health(s.game().piece("2.knight"))).isEqualTo(TestHeroes.HEALTH - 5);
    assertThat(s.actionsLeft()).isEqualTo(1);
  }

  /** The defender's card strikes back: the attacker of that combat is not the active player. */
  @Test
  void whoDefendedMayAttackOnceMore() {
    Hero spiky =
        new TestHeroes.Maker("spiky")
            .cards(
                card(
                    "thorn",
                    CardType.DEFENSE,
                    Card.Timing.AFTER_COMBAT,
                    new BonusAttack(SELF, Fighters.of(Group.FOE), null, true)),
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8))
            .make();
    State s =
        new Position(TestGames.duel(TestHeroes.knight(), spiky))
            .at("1.knight", 4)
            .at("2.spiky", 5)
            .hand(0, "slash", "guard")
            .hand(1, "thorn", "slash")
            .state();
    TestGames.play(s, "attack 1.knight 2.spiky", "card thorn", "fighter 1.knight");
    assertThat(s.decider()).isEqualTo(1);
    assertThat(TestGames.texts(s)).containsExactlyInAnyOrder("none", "card slash");
    assertThat(View.of(s, 1).bytes()).isNotEmpty();
    TestGames.play(s, "card slash", "card guard");
    assertThat(s.health(s.game().piece("1.knight"))).isEqualTo(TestHeroes.HEALTH - 1);
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.decider()).isZero();
  }

  /** Nobody else learns by the question that there is no card for the attack. */
  @Test
  void atATableOneIsAskedWithoutACardToo() {
    Hero bold =
        new TestHeroes.Maker("bold")
            .cards(
                TestHeroes.scheme("charge", 4, new BonusAttack(HERO, null, null, false)),
                TestHeroes.card("guard", CardType.DEFENSE, 3, 1, 8))
            .make();
    Game game = TestGames.duel(bold, TestHeroes.knight()).discreet();
    State s =
        new Position(game)
            .at("1.bold", 4)
            .at("2.knight", 5)
            .hand(0, "charge", "guard")
            .hand(1)
            .state();
    TestGames.play(s, "scheme charge 1.bold");
    assertThat(s.decision()).isEqualTo(DecisionKind.ATTACK_CARD);
    assertThat(TestGames.texts(s)).containsExactly("none");
    TestGames.play(s, "none");
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
  }

  /** FFA-2 holds for further attacks; and a team mate is never attacked. */
  @Test
  void whoMayNotBeAttackedIsNot() {
    Hero wild =
        new TestHeroes.Maker("wild")
            .cards(TestHeroes.scheme("rage", 8, new BonusAttack(HERO, OPPOSING, ONE, false)))
            .make();
    Hero knight = TestHeroes.knight();
    Game ffa =
        TestGames.game(
            Mode.FREE_FOR_ALL, Edition.BOOK_2023, TestBoards.row(20, 0), wild, knight, knight);
    State s = new Position(ffa).hand(0, "rage").firstRound().state();
    TestGames.play(s, "scheme rage 1.wild");
    assertThat(TestGames.texts(s)).allMatch(option -> option.startsWith("fighter 2."));
    Game teams =
        TestGames.game(
            Mode.TEAMS, Edition.BOOK_2023, TestBoards.row(20, 0), wild, knight, knight, knight);
    State t = new Position(teams).hand(0, "rage").state();
    TestGames.play(t, "scheme rage 1.wild");
    assertThat(TestGames.texts(t)).noneMatch(option -> option.startsWith("fighter 3."));
  }

  /** In teams another target is one of the same player, not of the mate who has not defended. */
  @Test
  void anotherTargetIsOfTheSamePlayer() {
    Hero sly =
        new TestHeroes.Maker("sly", true, false)
            .cards(
                card(
                    "swerve",
                    CardType.ATTACK,
                    Card.Timing.IMMEDIATELY,
                    new ChangeTarget(OPPOSING, true)))
            .make();
    Hero knight = TestHeroes.knight();
    Game game =
        TestGames.game(
            Mode.TEAMS, Edition.BOOK_2023, TestBoards.row(20, 0), sly, knight, knight, knight);
    State s = new Position(game).hand(0, "swerve").hand(1).state();
    TestGames.play(s, "attack 1.sly 2.knight", "none");
    assertThat(TestGames.texts(s))
        .containsExactlyInAnyOrder("fighter 2.squire-1", "fighter 2.squire-2");
  }

  /** Exhaustion is a rule and no effect; a floor holds against it, turning aside does not. */
  @Test
  void damageIsHeldOffAndTurnedAsideInOrder() {
    Hero warden =
        new TestHeroes.Maker("warden")
            .sidekicks("hound", 2)
            .cards(
                card(
                    "wall",
                    CardType.DEFENSE,
                    Card.Timing.IMMEDIATELY,
                    new PreventUpTo(HERO, ONE),
                    new HealthFloor(HERO, new Amount.Fixed(9)),
                    new TurnAside(YOURS, YOURS, false)))
            .make();
    Hero burner =
        new TestHeroes.Maker("burner")
            .cards(
                card(
                    "flame",
                    CardType.ATTACK,
                    Card.Timing.DURING_COMBAT,
                    TestHeroes.damage(Group.OPPOSING, 2)),
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8))
            .make();
    State s =
        new Position(TestGames.duel(burner, warden))
            .at("1.burner", 4)
            .at("2.warden", 5)
            .hand(0, "flame")
            .hand(1, "wall")
            .state();
    TestGames.play(s, "attack 1.burner 2.warden", "card wall");
    // The hero first: 1 of the 2 is prevented, the rest may go to a hound, and does.
    assertThat(TestGames.texts(s))
        .containsExactlyInAnyOrder("none", "fighter 2.hound-1", "fighter 2.hound-2");
    assertThat(View.of(s, 1).bytes()).isNotEmpty();
    TestGames.play(s, "none");
    assertThat(s.health(s.game().piece("2.warden"))).isEqualTo(9);
    TestGames.play(s, "fighter 2.warden");
    assertThat(s.health(s.game().piece("2.warden"))).isEqualTo(9);
    TestGames.play(s, "none");
    assertThat(s.defeated(s.game().piece("2.hound-1"))).isFalse();
    assertThat(s.defeated(s.game().piece("2.hound-2"))).isTrue();
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
  }

  /** DEC-9: what is locked is locked, whatever lock comes later. */
  @Test
  void theFirstLockStays() {
    Hero sealer =
        new TestHeroes.Maker("sealer")
            .cards(
                card(
                    "seal",
                    CardType.ATTACK,
                    Card.Timing.IMMEDIATELY,
                    new LockValue(CardOf.YOURS, new Amount.Fixed(6)),
                    new LockValue(CardOf.YOURS, ONE),
                    new Effect.AddValue(new Amount.Fixed(5))))
            .make();
    State s =
        new Position(TestGames.duel(sealer, TestHeroes.knight()))
            .at("1.sealer", 4)
            .at("2.knight", 5)
            .hand(0, "seal")
            .hand(1)
            .state();
    TestGames.play(s, "attack 1.sealer 2.knight", "none");
    assertThat(s.attackValue()).isEqualTo(6);
  }

  /**
   * What is offered, what is shown of it and why something else is not, for a card that reaches.
   */
  @Test
  void aFarReachingCard() {
    var two = new Card.Uses(2, false, Card.NONE, Card.NONE);
    Hero archer =
        new TestHeroes.Maker("archer")
            .cards(
                using("arrow", CardType.ATTACK, two),
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8))
            .make();
    State s =
        new Position(TestGames.duel(archer, TestHeroes.knight()))
            .at("1.archer", 4)
            .at("2.knight", 6)
            .at("2.squire-1", 8)
            .at("2.squire-2", 9)
            .hand(0, "arrow", "slash")
            .hand(1)
            .state();
    int knight = s.game().piece("2.knight");
    int archerPiece = s.game().piece("1.archer");
    assertThat(TestGames.texts(s)).contains("attack 1.archer 2.knight");
    assertThat(Reach.of(View.of(s, 0)).targets(archerPiece)).isEqualTo(1 << knight);
    // The other player does not know the hand, so any card may be there.
    assertThat(Reach.of(View.of(s, 1)).targets(archerPiece)).isEqualTo(1 << knight);
    Deck deck = s.game().seat(0).deck();
    assertThat(WhyNot.of(View.of(s, 0)).card(deck.number("arrow"))).isNull();
    assertThat(WhyNot.of(View.of(s, 0)).card(deck.number("slash")))
        .isEqualTo(WhyNot.Reason.NO_TARGET);
    TestGames.play(s, "attack 1.archer 2.knight");
    assertThat(TestGames.cards(s.game(), 0, s.table(0))).containsExactly("arrow");
    for (int i = 0; i < 50; i++) {
      State dealt = new Redeal(i).deal(View.of(s, 1));
      assertThat(TestGames.cards(s.game(), 0, dealt.table(0))).containsExactly("arrow");
    }
  }

  /** A scheme that also defends is offered as both, and why not is said for what it is. */
  @Test
  void aSchemeThatDefends() {
    var defends = new Card.Uses(Card.NONE, false, Card.NONE, 3);
    Hero monk =
        new TestHeroes.Maker("monk")
            .cards(
                using("prayer", CardType.SCHEME, defends),
                TestHeroes.scheme("rally", 4, TestHeroes.damage(Group.OPPOSING, 1)))
            .make();
    State s =
        new Position(TestGames.duel(TestHeroes.knight(), monk))
            .at("1.knight", 4)
            .at("2.monk", 5)
            .hand(0, "slash")
            .hand(1, "prayer", "rally")
            .state();
    TestGames.play(s, "attack 1.knight 2.monk");
    assertThat(TestGames.texts(s)).containsExactlyInAnyOrder("none", "card prayer");
    Deck deck = s.game().seat(1).deck();
    assertThat(WhyNot.of(View.of(s, 1)).card(deck.number("rally")))
        .isEqualTo(WhyNot.Reason.IS_A_SCHEME);
    TestGames.play(s, "card prayer");
    assertThat(s.defenseValue()).isEqualTo(3);
    assertThat(s.combatDamage()).isEqualTo(1);
  }
}
