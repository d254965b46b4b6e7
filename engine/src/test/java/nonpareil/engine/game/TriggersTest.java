package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Ability.Concern;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Ability.Whose;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Abilities that are set off by what happens, and the queue they wait in. */
final class TriggersTest {

  private static final Effect DRAW = new Effect.Draw(Players.YOU, new Amount.Fixed(1));
  private static final Effect STING =
      new Effect.Damage(Fighters.of(Group.HERO), new Amount.Fixed(1));

  private static Triggered when(Moment moment, Effect effect) {
    Concern concern =
        moment.isOfFighter()
            ? new Concern(Fighters.of(Group.YOURS), Whose.YOU, Harm.ANY)
            : new Concern(null, Whose.YOU, Harm.ANY);
    return new Triggered(moment, effect, concern, null, false);
  }

  private static Hero hero(String id, Triggered... triggered) {
    var maker =
        new TestHeroes.Maker(id)
            .sidekicks("page", 2)
            .cards(
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 6),
                TestHeroes.scheme("burn", 6, TestHeroes.damage(Group.ALL, 1)),
                TestHeroes.scheme(
                    "drop", 6, new Effect.Discard(Players.EACH_OPPONENT, new Amount.Fixed(2))));
    List.of(triggered).forEach(maker::when);
    return maker.make();
  }

  private static State position(Hero one, Hero other, String... hand) {
    return new Position(TestGames.duel(one, other))
        .at("1." + one.id(), 4)
        .at("2." + other.id(), 5)
        .hand(0, hand)
        .hand(1, "slash", "slash")
        .state();
  }

  /** Each fighter that was hurt sets it off once: three draws for three fighters. */
  @Test
  void oneForEachFighter() {
    State s = position(hero("stoic", when(Moment.TAKES_DAMAGE, DRAW)), TestHeroes.knight(), "burn");
    TestGames.play(s, "scheme burn 1.stoic");
    assertThat(s.handSize(0)).isEqualTo(3);
  }

  /** The active player's come first; with several of one player that player chooses (DEC-22). */
  @Test
  @Tag("proves:DEC-37")
  void turnOrderAndAChoice() {
    Hero two =
        hero(
            "two",
            when(Moment.TAKES_DAMAGE, DRAW),
            when(
                Moment.TAKES_DAMAGE,
                new Effect.Heal(Fighters.of(Group.HERO), new Amount.Fixed(1))));
    State s = position(two, hero("one", when(Moment.TAKES_DAMAGE, DRAW)), "burn");
    TestGames.play(s, "scheme burn 1.two");
    assertThat(s.decision()).isEqualTo(DecisionKind.ORDER);
    assertThat(s.decider()).isZero();
    assertThat(TestGames.texts(s)).containsExactly("effect 1", "effect 2");
    assertThat(s.handSize(1)).as("the other player waits").isEqualTo(2);
    TestGames.play(s, "effect 2");
    assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH);
  }

  /** Drawing hurts and being hurt draws: each happens once in a chain, and the game goes on. */
  @Test
  void noChainWithoutEnd() {
    Hero loop = hero("loop", when(Moment.TAKES_DAMAGE, DRAW), when(Moment.DRAWS, STING));
    State s = position(loop, TestHeroes.knight(), "slash");
    int deck = s.deckSize(0);
    TestGames.play(s, "maneuver");
    assertThat(s.deckSize(0)).as("one for the maneuver, one for the damage").isEqualTo(deck - 2);
    assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH - 1);
  }

  /** What is set off by the attack fells its target: the attack comes to nothing. */
  @Test
  void anAttackBrokenOff() {
    Effect fell = new Effect.Damage(Fighters.of(Group.OPPOSING), new Amount.Fixed(1));
    Hero herald = hero("herald", when(Moment.ATTACKS, fell));
    State s =
        new Position(TestGames.duel(herald, TestHeroes.knight()))
            .at("1.herald", 4)
            .at("2.squire-1", 5)
            .at("2.knight", 9)
            .hand(0, "slash")
            .state();
    TestGames.play(s, "attack 1.herald 2.squire-1");
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.handSize(0)).as("no card was played").isEqualTo(1);
    assertThat(s.actionsLeft()).isEqualTo(1);
  }

  /** The second time in a turn nothing happens. */
  @Test
  void onceInATurn() {
    Concern you = new Concern(null, Whose.YOU, Harm.ANY);
    Hero calm = hero("calm", new Triggered(Moment.AFTER_SCHEME, DRAW, you, null, true));
    State s = position(calm, TestHeroes.knight(), "burn", "burn");
    TestGames.play(s, "scheme burn 1.calm");
    assertThat(s.handSize(0)).isEqualTo(2);
    TestGames.play(s, "scheme burn 1.calm");
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  /** An opponent's discards, one by one, and the end of the turn. */
  @Test
  void whatOpponentsDo() {
    Concern opponent = new Concern(null, Whose.OPPONENT, Harm.ANY);
    Hero spy =
        hero(
            "spy",
            new Triggered(Moment.DISCARDS, DRAW, opponent, null, false),
            new Triggered(Moment.END_OF_TURN, STING, opponent, null, false));
    State s = position(spy, hero("prey"), "drop");
    TestGames.play(s, "scheme drop 1.spy");
    assertThat(s.handSize(0)).isEqualTo(2);
    while (s.activePlayer() == 0) {
      TestGames.play(s, TestGames.texts(s).getFirst());
    }
    while (s.activePlayer() == 1) {
      assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH);
      TestGames.play(s, s.decision() == DecisionKind.ACTION ? "maneuver" : last(s));
    }
    assertThat(s.health(0)).isEqualTo(TestHeroes.HEALTH - 1);
  }

  /** What a scheme in play does at the moments of a combat, whatever cards were played. */
  @ParameterizedTest
  @EnumSource(names = {"IMMEDIATELY", "DURING_COMBAT", "AFTER_COMBAT", "AFTER_ATTACK"})
  void aSchemeInPlayAtTheMomentsOfACombat(Moment moment) {
    Hero keeper =
        new TestHeroes.Maker("keeper")
            .cards(
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 6),
                inPlay("banner", new Triggered(moment, DRAW)))
            .make();
    for (Edition edition : Edition.values()) {
      State s =
          new Position(
                  TestGames.game(
                      Mode.DUEL, edition, TestBoards.row(12, 0), keeper, TestHeroes.knight()))
              .at("1.keeper", 4)
              .at("2.knight", 5)
              .hand(0, "banner", "slash")
              .hand(1, "slash")
              .state();
      TestGames.play(s, "scheme banner 1.keeper");
      assertThat(s.handSize(0)).isEqualTo(1);
      TestGames.play(s, "attack 1.keeper 2.knight", "none");
      assertThat(s.handSize(0)).as("%s, %s", moment, edition).isEqualTo(1);
    }
  }

  private static Card inPlay(String id, Triggered triggered) {
    return new Card(
        id,
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
        new Card.InPlay(List.of(), List.of(triggered)));
  }

  private static String last(State s) {
    return TestGames.texts(s).contains("none") ? "none" : TestGames.texts(s).getLast();
  }

  /** Every moment at once, in all modes: games end, views and their bytes hold. */
  @Test
  void everyMomentInRandomGames() {
    RandomWalks.play(everything());
  }

  /** A hero that listens to everything. */
  private static Hero everything() {
    var maker =
        new TestHeroes.Maker("all")
            .sidekicks("page", 2)
            .boostsAttacks()
            .cards(
                TestHeroes.card("slash", CardType.ATTACK, 4, 2, 8),
                TestHeroes.card("guard", CardType.DEFENSE, 3, 1, 8),
                TestHeroes.scheme("burn", 4, TestHeroes.damage(Group.ALL, 1)),
                TestHeroes.scheme(
                    "drop", 4, new Effect.Discard(Players.EACH_OPPONENT, new Amount.Fixed(2))));
    Effect[] effects = {
      DRAW,
      STING,
      new Effect.May(new Effect.Move(Fighters.of(Group.YOURS), new Amount.Fixed(1), false)),
      new Effect.Heal(Fighters.of(Group.YOURS), new Amount.Fixed(1)),
      new Effect.Discard(Players.YOU, new Amount.Fixed(1))
    };
    int next = 0;
    for (Moment moment : Moment.values()) {
      if (!moment.isStep() && next < Triggers.MOST_OF_HERO) {
        maker.when(when(moment, effects[next++ % effects.length]));
      }
    }
    return maker.make();
  }
}
