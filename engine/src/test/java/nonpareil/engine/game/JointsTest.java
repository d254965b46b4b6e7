package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static nonpareil.engine.game.TestGames.texts;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** Words that take up what others have left behind. */
final class JointsTest {

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Amount TWO = new Amount.Fixed(2);
  private static final Fighters HERO = Fighters.of(Group.HERO);
  private static final Fighters CHOSEN = Fighters.of(Group.CHOSEN);
  private static final Effect NOTHING = new Effect.Sequence(List.of());

  private static State state(TestHeroes.Maker maker, Effect... effects) {
    Hero hero =
        maker
            .cards(
                TestHeroes.scheme("deed", 6, effects),
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8))
            .make();
    return new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
        .at("1.doer", 4)
        .at("2.knight", 8)
        .at("2.squire-1", 5)
        .at("2.squire-2", 10)
        .hand(0, "deed", "slash")
        .hand(1)
        .state();
  }

  private static TestHeroes.Maker doer() {
    return new TestHeroes.Maker("doer");
  }

  @Test
  void twoChosenFightersChangePlaces() {
    Effect choose = new Effect.ChooseFighter(Fighters.of(Group.OPPOSING), false, TWO);
    State s = state(doer(), choose, new Effect.Swap(CHOSEN, CHOSEN));
    play(s, "scheme deed 1.doer", "fighter 2.squire-2", "fighter 2.squire-1");
    assertThat(s.at(s.game().piece("2.squire-1"))).isEqualTo(10);
    assertThat(s.at(s.game().piece("2.squire-2"))).isEqualTo(5);
    assertThat(s.at(s.game().piece("2.knight"))).isEqualTo(8);
  }

  @Test
  void oneChosenFighterStaysWhereItIs() {
    Effect choose = new Effect.ChooseFighter(Fighters.of(Group.OPPOSING), true, TWO);
    State s = state(doer(), choose, new Effect.Swap(CHOSEN, CHOSEN));
    play(s, "scheme deed 1.doer", "fighter 2.squire-2", "none");
    assertThat(s.at(s.game().piece("2.squire-2"))).isEqualTo(10);
  }

  @Test
  void whoMustNotRecoverDoesNot() {
    State s =
        state(
            doer(),
            new Effect.Damage(HERO, new Amount.Fixed(3)),
            new RuleEffect.PutInForce(new Rule.CannotRecover(HERO), Rule.Until.END_OF_TURN),
            new Effect.Heal(HERO, TWO),
            new Effect.SetHealth(Fighters.of(Group.OPPOSING), TWO));
    play(s, "scheme deed 1.doer");
    assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH - 3);
    assertThat(s.health(1)).as("others are not concerned").isEqualTo(2);
  }

  @Test
  void theHeroStepsIntoThePlaceOfWhoFell() {
    State s =
        state(
            doer()
                .when(
                    new Ability.Triggered(
                        Moment.IS_DEFEATED,
                        new Effect.Place(HERO, Spaces.of(Spaces.Kind.CHOSEN_SPACES), false, false),
                        new Ability.Concern(
                            Fighters.of(Group.OPPOSING),
                            Ability.Whose.YOU,
                            nonpareil.engine.effect.Harm.ANY,
                            null),
                        null,
                        false)),
            NOTHING);
    play(s, "attack 1.doer 2.squire-1", "none");
    assertThat(s.defeated(s.game().piece("2.squire-1"))).isTrue();
    assertThat(s.at(0)).isEqualTo(5);
  }

  @Test
  void aCardKnowsWhetherItWasBoosted() {
    Effect draw =
        new Effect.If(
            new CombatCondition.Boosted(CardOf.YOURS), new Effect.Draw(Players.YOU, TWO), NOTHING);
    Card strong =
        TestHeroes.card(
            "strong",
            CardType.ATTACK,
            3,
            1,
            4,
            Card.ANY,
            false,
            Map.of(
                Card.Timing.DURING_COMBAT,
                new Effect.Boost(Players.YOU, ONE),
                Card.Timing.AFTER_COMBAT,
                draw));
    for (boolean boosts : List.of(true, false)) {
      Hero hero = doer().cards(strong, TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8)).make();
      State s =
          new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
              .at("1.doer", 4)
              .at("2.knight", 5)
              .hand(0, "strong", "slash")
              .hand(1)
              .state();
      play(s, "attack 1.doer 2.knight", "card strong", "none", boosts ? "card slash" : "none");
      assertThat(s.handSize(0)).isEqualTo(boosts ? 2 : 1);
      assertThat(texts(s)).contains("maneuver");
    }
  }

  /** The defender sees the attack card before the defense is chosen; others lie face down. */
  @Test
  void attacksOnSomeFightersAreOpen() {
    State open = attacked(doer().rule(new Rule.AttacksOpen(Fighters.of(Group.OPPOSING))));
    Deck deck = open.game().seat(0).deck();
    assertThat(View.of(open, 1).combatCard(true)).isEqualTo(deck.number("slash"));
    assertThat(View.of(open, State.SPECTATOR).combatCard(true)).isEqualTo(deck.number("slash"));
    State closed = attacked(doer().rule(new Rule.AttacksOpen(HERO)));
    assertThat(View.of(closed, 1).combatCard(true)).isEqualTo(View.HIDDEN);
  }

  private static State attacked(TestHeroes.Maker maker) {
    State s = state(maker, NOTHING);
    s.hand(1, s.game().seat(1).deck().plus(0, s.game().seat(1).deck().lowest(Deck.all())));
    play(s, "attack 1.doer 2.squire-1");
    return s;
  }
}
