package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** Rules in force until a moment, counters, cards in play, and actions beyond the usual two. */
final class ForceTest {

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Fighters HERO = Fighters.of(Group.HERO);
  private static final Fighters ENEMIES = Fighters.of(Group.OPPOSING);

  private static Effect until(Until until, Rule rule) {
    return new RuleEffect.PutInForce(rule, until);
  }

  private static State state(Effect... effects) {
    Hero hero =
        new TestHeroes.Maker("ruler")
            .counts("rage", 3)
            .cards(
                TestHeroes.scheme("decree", 6, effects),
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8))
            .make();
    return new Position(TestGames.duel(hero, TestHeroes.knight()))
        .at("1.ruler", 4)
        .at("2.knight", 5)
        .at("2.squire-1", 10)
        .at("2.squire-2", 11)
        .hand(0, "decree", "slash", "slash")
        .hand(1, "slash", "rally")
        .state();
  }

  /** Plays on until it is another player's turn. */
  private static void endTurn(State s) {
    int active = s.activePlayer();
    while (s.activePlayer() == active) {
      List<String> texts = TestGames.texts(s);
      boolean action = s.decision() == DecisionKind.ACTION;
      String choice =
          action
              ? texts.contains("maneuver") ? "maneuver" : "done"
              : texts.contains("none") ? "none" : texts.getLast();
      TestGames.play(s, choice);
    }
  }

  @Test
  void theNextAttackOnOneWhereItIsAboutDefending() {
    State s =
        state(
            until(Until.NEXT_ATTACK, new Rule.Value(ENEMIES, Rule.Role.DEFENDING, ONE, false)),
            new RuleEffect.GainActions(Players.YOU, ONE, null, false));
    TestGames.play(s, "scheme decree 1.ruler");
    assertThat(InForce.of(s)).hasSize(1);
    TestGames.play(s, "attack 1.ruler 2.knight", "none");
    assertThat(InForce.of(s)).isEmpty();
  }

  @Test
  void theNextAttackOnlyThoughItFellsTheOneItIsAbout() {
    State s =
        state(
            until(Until.NEXT_ATTACK, new Rule.Value(ENEMIES, Rule.Role.EITHER, ONE, false)),
            new RuleEffect.GainActions(Players.YOU, ONE, null, false));
    s.health(s.game.piece("2.squire-1"), 1);
    s.at(s.game.piece("2.squire-1"), 3);
    TestGames.play(s, "scheme decree 1.ruler", "attack 1.ruler 2.squire-1", "none");
    assertThat(s.defeated(s.game.piece("2.squire-1"))).isTrue();
    assertThat(InForce.of(s)).isEmpty();
  }

  @Test
  void theNextAttackOnly() {
    State s =
        state(
            until(Until.NEXT_ATTACK, new Rule.Value(HERO, Rule.Role.ATTACKING, ONE, false)),
            new RuleEffect.GainActions(Players.YOU, ONE, null, false));
    TestGames.play(s, "scheme decree 1.ruler", "attack 1.ruler 2.knight", "none");
    assertThat(s.attackValue()).isEqualTo(5);
    TestGames.play(s, "attack 1.ruler 2.knight", "none");
    assertThat(s.attackValue()).isEqualTo(4);
  }

  /** It is about players, and an attack is made by a fighter of theirs. */
  @Test
  void aRuleAboutPlayersEndsWithAnAttackOfTheirs() {
    State s = state(until(Until.THEIR_NEXT_ATTACK, new Rule.CannotBoost(Players.EACH_OPPONENT)));
    s.at(s.game.piece("2.squire-1"), 3);
    TestGames.play(s, "scheme decree 1.ruler", "attack 1.ruler 2.knight", "none");
    assertThat(InForce.of(s)).hasSize(1);
    TestGames.play(s, "attack 2.squire-1 1.ruler", "none");
    assertThat(InForce.of(s)).isEmpty();
  }

  private static Effect later(Moment moment, boolean once, Until until) {
    var triggered = new Triggered(moment, new Effect.Draw(Players.YOU, ONE), null, null, false);
    return until(until, new Rule.When(triggered, once));
  }

  private static void decreeTwice(State s) {
    TestGames.play(s, "scheme decree 1.ruler", "scheme decree 1.ruler");
    endTurn(s); // the other player's
  }

  private static State twoDecrees(Effect effect) {
    State s = state(effect);
    Seat seat = s.game.seat(0);
    s.hand(0, seat.deck().plus(s.hand(0), seat.deck().number("decree")));
    return s;
  }

  /** Two copies of a card: what each lets happen later happens, and each is over then. */
  @Test
  void whatTwoCardsLetHappenLaterHappensTwice() {
    State s = twoDecrees(later(Moment.START_OF_TURN, true, Until.END_OF_GAME));
    int before = s.handSize(0) - 2;
    decreeTwice(s);
    assertThat(s.handSize(0)).isEqualTo(before + 2);
    assertThat(InForce.of(s)).isEmpty();
  }

  @Test
  void whatHappensEachTimeLasts() {
    State s = twoDecrees(later(Moment.START_OF_TURN, false, Until.END_OF_GAME));
    int before = s.handSize(0) - 2;
    decreeTwice(s);
    assertThat(s.handSize(0)).isEqualTo(before + 2);
    assertThat(InForce.of(s)).hasSize(2);
    assertThat(InForce.of(s).getFirst().endsByHappening()).isFalse();
  }

  @Test
  void whatHasEndedBeforeItsMomentDoesNotHappen() {
    State s = twoDecrees(later(Moment.START_OF_TURN, true, Until.END_OF_TURN));
    int before = s.handSize(0) - 2;
    decreeTwice(s);
    assertThat(s.handSize(0)).isEqualTo(before);
    assertThat(InForce.of(s)).isEmpty();
  }

  @Test
  void nobodyAttacksOrMovesWhoMustNot() {
    State s =
        state(
            until(Until.END_OF_THEIR_NEXT_TURN, new Rule.CannotAttack(ENEMIES, null)),
            until(Until.END_OF_THEIR_NEXT_TURN, new Rule.CannotMove(ENEMIES)));
    TestGames.play(s, "scheme decree 1.ruler");
    endTurn(s);
    assertThat(TestGames.texts(s)).noneMatch(t -> t.startsWith("attack"));
    TestGames.play(s, "maneuver", "none");
    assertThat(s.decision())
        .as("nobody can be moved, so nothing is asked")
        .isEqualTo(DecisionKind.ACTION);
    endTurn(s);
    endTurn(s);
    assertThat(s.activePlayer()).isOne();
    assertThat(TestGames.texts(s)).anyMatch(t -> t.startsWith("attack"));
  }

  @Test
  void nobodyIsAttackedOfAllThatStoodThere() {
    Fighters near = new Fighters(Group.OPPOSING, null, Where.ADJACENT, HERO, List.of());
    State s =
        state(
            until(Until.END_OF_TURN, new Rule.CannotAttack(HERO, near)),
            new RuleEffect.GainActions(Players.YOU, ONE, null, false));
    s.at(s.game.piece("2.squire-1"), 3);
    assertThat(TestGames.texts(s)).contains("attack 1.ruler 2.squire-1");
    TestGames.play(s, "scheme decree 1.ruler");
    assertThat(TestGames.texts(s)).noneMatch(t -> t.startsWith("attack"));
    assertThat(InForce.of(s).getFirst().whom())
        .isEqualTo(1 << s.game.piece("2.knight") | 1 << s.game.piece("2.squire-1"));
    s.at(s.game.piece("2.squire-2"), 3);
    s.at(s.game.piece("2.squire-1"), 11);
    assertThat(TestGames.texts(s.copy()))
        .as("who has come only since then")
        .contains("attack 1.ruler 2.squire-2");
  }

  @Test
  void whoCannotLeaveIsNotSwappedAway() {
    State s =
        state(
            until(Until.END_OF_TURN, new Rule.CannotLeave(ENEMIES)),
            new Effect.Swap(HERO, ENEMIES));
    TestGames.play(s, "scheme decree 1.ruler");
    assertThat(s.at(s.game.piece("1.ruler"))).isEqualTo(4);
  }

  @Test
  void ofSeveralBoundsTheLowestHolds() {
    Rule two = new Rule.DamageAtMost(ENEMIES, Harm.COMBAT, new Amount.Fixed(2));
    State s =
        state(
            until(Until.END_OF_TURN, new Rule.DamageAtMost(ENEMIES, Harm.EFFECT, ONE)),
            until(Until.END_OF_TURN, new Rule.DamageAtMost(ENEMIES, Harm.ANY, fixed(3))),
            until(Until.END_OF_TURN, two));
    TestGames.play(s, "scheme decree 1.ruler", "attack 1.ruler 2.knight", "none");
    assertThat(s.combatDamage()).isEqualTo(2);
  }

  private static Amount fixed(int number) {
    return new Amount.Fixed(number);
  }

  @Test
  void lessDamageUntilTheNextTurn() {
    State s =
        state(
            until(
                Until.START_OF_YOUR_NEXT_TURN, new Rule.DamageTaken(HERO, Harm.COMBAT, ONE, true)));
    TestGames.play(s, "scheme decree 1.ruler");
    endTurn(s);
    TestGames.play(s, "attack 2.knight 1.ruler", "none");
    assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH - 3);
    assertThat(s.combatDamage()).isEqualTo(3);
    endTurn(s);
    assertThat(s.get(s.shared(Extra.RULES))).isZero();
  }

  @Test
  void noCardsByEffects() {
    State s =
        state(until(Until.START_OF_YOUR_NEXT_TURN, new Rule.CannotDraw(Players.EACH_OPPONENT)));
    TestGames.play(s, "scheme decree 1.ruler");
    endTurn(s);
    int hand = s.handSize(1);
    TestGames.play(s, "scheme rally 2.knight");
    assertThat(s.handSize(1)).as("the scheme is gone and nothing was drawn").isEqualTo(hand - 1);
  }

  @Test
  void cardsThatCannotBePlayed() {
    State s =
        state(
            until(
                Until.START_OF_YOUR_NEXT_TURN,
                new Rule.CannotPlay(Players.EACH_OPPONENT, List.of(Rule.Type.SCHEME))));
    TestGames.play(s, "scheme decree 1.ruler");
    endTurn(s);
    assertThat(TestGames.texts(s)).noneMatch(t -> t.startsWith("scheme"));
    assertThat(WhyNot.of(View.of(s, 1)).card(s.game().seat(1).deck().number("rally")))
        .isEqualTo(WhyNot.Reason.RULED_OUT);
  }

  @Test
  void countersArePaidWith() {
    Effect pay =
        new RuleEffect.Spend(
            "rage",
            null,
            new Effect.Draw(Players.YOU, new Remembered.Spent()),
            new RuleEffect.Gain("rage", new Amount.Fixed(5)));
    State s = state(pay, pay);
    TestGames.play(s, "scheme decree 1.ruler");
    assertThat(TestGames.texts(s)).containsExactly("number 0", "number 1", "number 2", "number 3");
    TestGames.play(s, "number 2");
    assertThat(s.counterOf(0, 0)).isOne();
    assertThat(s.handSize(0)).isEqualTo(4);
  }

  @Test
  void boundAndPromisedActions() {
    State s =
        state(
            new RuleEffect.GainActions(Players.YOU, ONE, RuleEffect.ActionKind.ATTACK, false),
            new RuleEffect.LoseActions(Players.YOU, ONE, true),
            new RuleEffect.GainActions(Players.EACH_OPPONENT, ONE, null, true));
    TestGames.play(s, "scheme decree 1.ruler");
    assertThat(s.actionsLeft()).isEqualTo(2);
    TestGames.play(s, "attack 1.ruler 2.knight", "none");
    assertThat(s.actionsLeft()).as("the bound one was taken first").isOne();
    assertThat(TestGames.texts(s)).contains("maneuver");
    endTurn(s);
    assertThat(s.actionsLeft()).isEqualTo(3);
    endTurn(s);
    assertThat(s.actionsLeft()).isOne();
  }

  @Test
  void aBoundActionNeedNotBeUsed() {
    State s =
        state(new RuleEffect.GainActions(Players.YOU, ONE, RuleEffect.ActionKind.ATTACK, false));
    TestGames.play(s, "scheme decree 1.ruler", "maneuver", "none");
    TestGames.play(s, "done");
    assertThat(TestGames.texts(s)).containsExactly("done", "attack 1.ruler 2.knight");
    TestGames.play(s, "done");
    assertThat(s.activePlayer()).isOne();
  }

  /** A scheme that stays, counts the turns and goes. */
  private static Card clock() {
    var tick =
        new Triggered(
            Moment.START_OF_TURN,
            new Effect.Sequence(
                List.of(
                    new RuleEffect.Gain(RuleEffect.THIS_CARD, ONE),
                    new Effect.Draw(Players.YOU, new Remembered.CounterOf(RuleEffect.THIS_CARD)))));
    var hurt =
        new Triggered(
            Moment.TAKES_DAMAGE,
            new RuleEffect.DiscardThis(),
            new Ability.Concern(HERO, Ability.Whose.YOU, Harm.COMBAT),
            null,
            false);
    var faster = new Ability.Standing(new Rule.MoveValue(HERO, ONE, false), null);
    return new Card(
        "clock",
        CardType.SCHEME,
        Card.NONE,
        1,
        6,
        Card.ANY,
        List.of(),
        false,
        false,
        false,
        Map.of(),
        null,
        new Card.InPlay(List.of(faster), List.of(tick, hurt)));
  }

  @Test
  void aSchemeThatStays() {
    Hero keeper = new TestHeroes.Maker("keeper").cards(clock()).make();
    State s =
        new Position(TestGames.duel(keeper, TestHeroes.knight()))
            .at("1.keeper", 3)
            .at("2.knight", 4)
            .at("2.squire-1", 10)
            .at("2.squire-2", 11)
            .hand(0, "clock")
            .hand(1, "slash")
            .state();
    int clock = s.game().seat(0).deck().number("clock");
    TestGames.play(s, "scheme clock 1.keeper", "maneuver", "none");
    assertThat(s.inPlay(0)).isEqualTo(s.game().seat(0).deck().plus(0, clock));
    assertThat(TestGames.texts(s)).as("three spaces, not two").contains("move 1.keeper s00");
    TestGames.play(s, "done");
    TestGames.play(s, "maneuver", "none", "done");
    TestGames.play(s, "maneuver", "none", "done");
    assertThat(s.activePlayer()).isZero();
    assertThat(s.countersOn(0, clock)).isOne();
    assertThat(s.handSize(0)).isEqualTo(2);
    endTurn(s);
    TestGames.play(s, "attack 2.knight 1.keeper", "card slash", "none");
    assertThat(s.inPlay(0)).isZero();
    assertThat(s.discard(0)).isEqualTo(s.game().seat(0).deck().plus(0, clock));
  }

  /** All rules at once in random games: views and their bytes hold. */
  @Test
  void everyRuleInRandomGames() {
    RandomWalks.play(everything());
  }

  private static Hero everything() {
    var maker =
        new TestHeroes.Maker("all")
            .sidekicks("page", 2)
            .counts("rage", 5)
            .rule(new Rule.Value(HERO, Rule.Role.EITHER, ONE, true))
            .cards(clock(), TestHeroes.card("slash", CardType.ATTACK, 4, 2, 4));
    Rule[] rules = {
      new Rule.CannotAttack(ENEMIES, HERO),
      new Rule.CannotMove(ENEMIES),
      new Rule.MovesThrough(Fighters.of(Group.YOURS)),
      new Rule.CannotBeCancelled(HERO),
      new Rule.CannotDraw(Players.EACH_OPPONENT),
      new Rule.CannotPlay(Players.EACH_OPPONENT, List.of(Rule.Type.DEFENSE)),
      new Rule.DamageTaken(ENEMIES, Harm.ANY, ONE, false),
      new Rule.MoveValue(Fighters.of(Group.YOURS), ONE, false)
    };
    for (int i = 0; i < rules.length; i++) {
      Effect rule = until(Until.values()[1 + i % (Until.values().length - 1)], rules[i]);
      Effect pay =
          new RuleEffect.Spend(
              "rage",
              i % 2 == 0 ? ONE : null,
              new RuleEffect.GainActions(
                  Players.YOU,
                  ONE,
                  i % 3 == 0 ? null : RuleEffect.ActionKind.values()[i % 3],
                  false),
              new RuleEffect.Gain("rage", new Amount.Fixed(2)));
      maker.cards(TestHeroes.scheme("rule-" + i, 2, rule, pay));
    }
    return maker.make();
  }
}
