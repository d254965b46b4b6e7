package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static nonpareil.engine.game.TestGames.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import org.junit.jupiter.api.Test;

/** Actions of abilities: when they are offered, what they cost, and that they come to an end. */
class AbilityActionsTest {

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Effect NOTHING = new Effect.Sequence(List.of());

  private static Triggered action(String id, boolean free, boolean once, Effect... effects) {
    Moment moment = free ? Moment.ANY_TIME : Moment.ACTION;
    Effect all = new Effect.Sequence(List.of(effects));
    return new Triggered(moment, all, null, null, once, false, id);
  }

  private static Effect draw() {
    return new Effect.Draw(Players.YOU, ONE);
  }

  private static Game game(Triggered... actions) {
    var hero = new TestHeroes.Maker("miner").counts("ore", 9);
    List.of(actions).forEach(hero::when);
    return TestGames.duel(hero.make(), TestHeroes.knight());
  }

  private static State state(Triggered... actions) {
    return new TestGames.Position(game(actions)).stands("1.miner", null, 5, false).state();
  }

  @Test
  void anActionCountsAndAFreeOneDoesNot() {
    State s =
        state(
            action("dig", false, false, new RuleEffect.Gain("ore", ONE)),
            action("sift", true, true, new RuleEffect.Gain("ore", ONE)));
    assertThat(texts(s)).contains("ability dig", "ability sift");
    var told = new ArrayList<Event>();
    new Rules().apply(s, TestGames.option(s, "ability sift"), told::add);
    assertThat(told).contains(new Event.AbilityUsed(0, State.NOBODY, 1));
    assertThat(s.actionsLeft()).isEqualTo(2);
    assertThat(texts(s)).contains("ability dig").doesNotContain("ability sift");
    play(s, "ability dig");
    assertThat(s.actionsLeft()).isEqualTo(1);
    assertThat(Counters.of(s, 0, 0, State.NOBODY)).isEqualTo(2);
  }

  @Test
  void whatGivesItsPriceBackIsTakenTwentyTimesInATurn() {
    State s =
        state(
            action("dig", false, false, new RuleEffect.Gain("ore", ONE)),
            action(
                "juggle",
                true,
                false,
                new RuleEffect.Spend("ore", ONE, new RuleEffect.Gain("ore", ONE), NOTHING)));
    assertThat(texts(s)).doesNotContain("ability juggle");
    play(s, "ability dig");
    for (int i = 0; i < AbilityActions.MOST_FREE; i++) {
      play(s, "ability juggle");
    }
    assertThat(texts(s)).contains("maneuver").doesNotContain("ability juggle");
  }

  @Test
  void theLastActionIsFollowedByWhatIsFreeAsLongAsThereIsAny() {
    State s =
        state(
            action("dig", false, false, new RuleEffect.Gain("ore", ONE)),
            action("smelt", true, false, new RuleEffect.Lose("ore", ONE), draw()));
    play(s, "ability dig", "ability dig");
    assertThat(texts(s)).containsExactly("done", "ability smelt");
    play(s, "ability smelt", "ability smelt");
    assertThat(s.activePlayer()).as("nothing is left, so the turn ends by itself").isEqualTo(1);
  }

  @Test
  void oneThatNobodyCanBeChosenForIsNotOffered() {
    var sidekicks =
        new Fighters(
            Group.YOURS,
            null,
            Fighters.Where.ANYWHERE,
            null,
            List.of(new Filter.Role(/* hero= */ false)));
    Triggered poke =
        action(
            "poke",
            false,
            false,
            new Effect.ChooseFighter(sidekicks, false),
            TestHeroes.damage(Group.CHOSEN, 1),
            draw());
    assertThat(texts(state(poke))).contains("maneuver").doesNotContain("ability poke");
  }

  @Test
  void anActionBoundToAbilitiesIsGoodForNothingElse() {
    State s =
        state(
            action("dig", false, false, new RuleEffect.Gain("ore", ONE)),
            action(
                "hurry",
                true,
                true,
                new RuleEffect.GainActions(
                    Players.YOU, ONE, RuleEffect.ActionKind.ABILITY, false)));
    play(s, "ability hurry", "ability dig");
    assertThat(s.actionsLeft()).as("the bound one first").isEqualTo(2);
    play(s, "ability dig", "ability dig");
    assertThat(s.activePlayer()).isEqualTo(1);
  }

  @Test
  void whatIsOfferedLeavesNoTrace() {
    State s = state(action("dig", false, false, new RuleEffect.Gain("ore", ONE)));
    State before = s.copy();
    texts(s);
    assertThat(s).isEqualTo(before);
    View view = View.of(s, 0);
    assertThat(View.of(new Redeal(3).deal(view), 0)).isEqualTo(view);
    assertThat(View.of(s.game(), 0, view.bytes())).isEqualTo(view);
    State wrong = view.masked().copy();
    wrong.set(wrong.shared(Extra.FREE), AbilityActions.MOST_FREE + 1);
    byte[] bytes = ViewBytes.sealed(s.game(), 0, wrong.mem);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> View.of(s.game(), 0, bytes))
        .withMessageContaining("free actions");
  }

  @Test
  void wholeGamesComeToTheirEnd() {
    Game game =
        game(
            action("dig", false, false, new RuleEffect.Gain("ore", ONE)),
            action(
                "juggle",
                true,
                false,
                new RuleEffect.Spend("ore", ONE, new RuleEffect.Gain("ore", ONE), NOTHING)),
            action("smelt", true, false, new RuleEffect.Lose("ore", ONE), draw()));
    for (int seed = 0; seed < 100; seed++) {
      State s = new Rules().start(game.withSeed(seed));
      new Playout(seed).play(s, 20_000);
      assertThat(s.isOver()).isTrue();
    }
  }
}
