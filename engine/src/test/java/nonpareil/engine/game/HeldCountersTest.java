package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Holders;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.game.Arrangement.Counted;
import nonpareil.engine.game.Arrangement.Standing;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.Hero.Counter.HeldBy;
import org.junit.jupiter.api.Test;

/** Counters that lie on fighters, and that players hold. */
final class HeldCountersTest {

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Fighters ENEMIES = Fighters.of(Group.OPPOSING);
  private static final int POISON = 0;
  private static final int DEBT = 1;

  private static Hero witch(Effect... effects) {
    return new TestHeroes.Maker("witch")
        .counts("poison", 3, HeldBy.FIGHTERS)
        .counts("debt", 4, HeldBy.PLAYERS)
        .cards(TestHeroes.scheme("brew", 6, effects))
        .make();
  }

  private static State state(List<Counted> counters, Effect... effects) {
    Game game = TestGames.duel(witch(effects), TestHeroes.knight());
    var fighters =
        Map.of(
            game.piece("1.witch"), new Standing(4, null, false),
            game.piece("2.knight"), new Standing(5, null, false),
            game.piece("2.squire-1"), new Standing(6, null, false),
            game.piece("2.squire-2"), new Standing(11, null, false));
    return new Rules()
        .arrange(
            game,
            new Arrangement(
                0,
                2,
                false,
                false,
                fighters,
                Map.of(),
                Map.of(),
                Map.of(0, List.of(game.seat(0).deck().number("brew"))),
                Map.of(),
                Map.of(),
                Set.of(),
                Map.of(),
                counters));
  }

  private static Counted poison(int fighter, int number) {
    return new Counted(0, POISON, fighter, number);
  }

  private static int poison(State s, String fighter) {
    return s.counterOf(0, POISON, s.game().piece(fighter));
  }

  private static Holders on(Fighters who) {
    return new Holders.OnFighters(who);
  }

  private static Fighters bearing(int atLeast) {
    return ENEMIES.with(
        new Filter.Bearing("poison", Comparison.AT_LEAST, new Amount.Fixed(atLeast)));
  }

  /** The first fighter of the knight's player in a duel with the witch. */
  private static final int KNIGHT = 1;

  @Test
  void whatEachGainsIsMeasuredBeforeAnybodyGainsAny() {
    Fighters it = Fighters.of(Group.IT);
    Fighters near = new Fighters(Group.OPPOSING, null, Where.ADJACENT, it).with(poisoned());
    State s =
        state(
            List.of(poison(KNIGHT, 1)),
            new RuleEffect.Gain("poison", new Amount.Count(near), on(ENEMIES)));
    TestGames.play(s, "scheme brew 1.witch");
    assertThat(poison(s, "2.squire-1")).isOne();
    assertThat(poison(s, "2.knight")).as("the squire had none before").isOne();
  }

  private static Filter poisoned() {
    return new Filter.Bearing("poison", Comparison.AT_LEAST, ONE);
  }

  @Test
  void aDefeatedFighterLosesThemAndOnesOutOfReachKeepThem() {
    State s =
        state(
            List.of(poison(KNIGHT + 1, 3), poison(KNIGHT + 2, 1)),
            new Effect.Damage(bearing(2), new Amount.Fixed(9)));
    TestGames.play(s, "scheme brew 1.witch");
    assertThat(s.defeated(KNIGHT + 1)).isTrue();
    assertThat(poison(s, "2.squire-1")).isZero();
    assertThat(poison(s, "2.squire-2")).isOne();
    assertThat(s.health(KNIGHT + 2)).isPositive();
  }

  @Test
  void allThatOneHas() {
    State s =
        state(
            List.of(poison(KNIGHT, 3), poison(KNIGHT + 1, 1)),
            new RuleEffect.Lose(
                "poison", new Remembered.CounterOf("poison", on(ENEMIES)), on(ENEMIES)));
    TestGames.play(s, "scheme brew 1.witch");
    assertThat(poison(s, "2.knight") + poison(s, "2.squire-1")).isZero();
  }

  @Test
  void whatNobodyCanLoseIsNotOffered() {
    Effect lose = new RuleEffect.Lose("poison", new Amount.Fixed(2), on(ENEMIES));
    Effect offer =
        new Deciding.Offer(lose, new Effect.Draw(Players.YOU, ONE), new Effect.Sequence(List.of()));
    State none = state(List.of(poison(KNIGHT, 1), poison(KNIGHT + 1, 1)), offer);
    TestGames.play(none, "scheme brew 1.witch");
    assertThat(none.decision()).as("one each is no two").isEqualTo(DecisionKind.ACTION);
    State some = state(List.of(poison(KNIGHT, 2)), offer);
    TestGames.play(some, "scheme brew 1.witch");
    assertThat(TestGames.texts(some)).containsExactlyInAnyOrder("yes", "no");
    TestGames.play(some, "yes");
    assertThat(poison(some, "2.knight")).isZero();
    assertThat(some.handSize(0)).isOne();
  }

  @Test
  void playersHoldAndPay() {
    Holders them = new Holders.OfPlayers(Players.EACH_OPPONENT);
    State s =
        state(
            List.of(new Counted(0, DEBT, 1, 3)),
            new RuleEffect.Gain("debt", new Amount.Fixed(2), them),
            new Effect.Draw(Players.YOU, new Remembered.CounterOf("debt", them)));
    TestGames.play(s, "scheme brew 1.witch");
    assertThat(s.counterOf(0, DEBT, 1)).as("four at most").isEqualTo(4);
    assertThat(s.counterOf(0, DEBT, 0)).isZero();
    assertThat(s.handSize(0)).isEqualTo(4);
    assertThat(Held.by(View.of(s, 1), 1)).containsExactly(new Held(0, DEBT, 4));
  }

  @Test
  void everybodySeesThemAndOtherProcessesCheckThem() {
    State s = state(List.of(poison(KNIGHT, 2)));
    View view = View.of(s, s.decider());
    assertThat(Held.on(view, KNIGHT)).containsExactly(new Held(0, POISON, 2));
    assertThat(Held.on(view, KNIGHT + 1)).isEmpty();
    State wrong = s.copy();
    Counters.put(wrong, 0, POISON, KNIGHT, 4);
    assertThatThrownBy(() -> Counters.check(wrong, 0)).hasMessageContaining("counters");
    State fallen = s.copy();
    fallen.health(KNIGHT, 0);
    assertThatThrownBy(() -> Counters.check(fallen, 0)).hasMessageContaining("counters");
  }

  @Test
  void onlyGamesOfSuchHeroesHaveRoomForThem() {
    Game with = TestGames.duel(witch(), TestHeroes.knight());
    assertThat(with.held()).as("a byte for each fighter and player").isEqualTo(8);
    Hero angry =
        new TestHeroes.Maker("angry").counts("rage", 3).cards(TestHeroes.scheme("brew", 6)).make();
    Game without = TestGames.duel(angry, TestHeroes.knight());
    assertThat(without.held()).isZero();
    assertThat(State.size(with)).isEqualTo(State.size(without) + 8);
  }

  @Test
  void anArrangedPositionHasNoMoreThanThereCanBe() {
    assertThatThrownBy(() -> state(List.of(poison(KNIGHT, 4))))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("expected 0 to 3");
  }
}
