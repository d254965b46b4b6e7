package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** What may be done, and what follows if it was. */
final class OfferTest {

  private static final Amount TWO = new Amount.Fixed(2);

  private static State state(TestHeroes.Maker maker, Effect effect) {
    Hero hero = maker.cards(TestHeroes.scheme("deed", 6, effect)).make();
    return new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
        .hand(0, "deed")
        .hand(1)
        .state();
  }

  /** The question whether something was done is answered by whoever was chosen. */
  @Test
  void ofSeveralChosenOneIsEnoughForThen() {
    Effect choose = new Effect.ChooseFighter(Fighters.of(Group.OPPOSING), true, TWO);
    Effect damage = new Effect.Damage(Fighters.of(Group.CHOSEN), new Amount.Fixed(1));
    Effect draw = new Effect.Draw(Players.YOU, TWO);
    State done = state(new TestHeroes.Maker("doer"), new Deciding.Offer(choose, damage, draw));
    play(done, "scheme deed 1.doer", "fighter 2.knight", "none");
    assertThat(done.health(1)).isEqualTo(TestHeroes.HEALTH - 1);
    assertThat(done.handSize(0)).as("nothing drawn").isZero();
    State left = state(new TestHeroes.Maker("doer"), new Deciding.Offer(choose, damage, draw));
    play(left, "scheme deed 1.doer", "none");
    assertThat(left.health(1)).isEqualTo(TestHeroes.HEALTH);
    assertThat(left.handSize(0)).isEqualTo(2);
  }

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Effect GAIN = new Effect.GainAction(ONE);
  private static final Effect DRAW = new Effect.Draw(Players.YOU, ONE);

  /** What is offered cannot be done: nothing is asked, and it is not done. */
  private static void isLeftUndone(TestHeroes.Maker maker, Effect offered, String... hand) {
    State s = withHand(maker, new Deciding.Offer(offered, GAIN, DRAW), hand);
    play(s, "scheme deed 1.doer");
    assertThat(s.get(State.ACTIONS)).as("no action gained by %s", offered).isEqualTo(1);
    assertThat(s.handSize(0)).as("a card for leaving undone %s", offered).isEqualTo(hand.length);
  }

  private static State withHand(TestHeroes.Maker maker, Effect effect, String... hand) {
    Hero hero = maker.cards(TestHeroes.scheme("deed", 6, effect)).make();
    return new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
        .hand(0, hand)
        .hand(1)
        .state();
  }

  @Test
  void whatCannotBeDoneIsNotOffered() {
    Effect.Discard one = new Effect.Discard(Players.YOU, ONE);
    isLeftUndone(maker(), one, "deed");
    isLeftUndone(maker(), new Effect.Discard(Players.YOU, TWO), "deed", "plain");
    isLeftUndone(maker(), new Effect.DiscardRandom(Players.YOU, ONE), "deed");
    isLeftUndone(maker(), new Effect.Heal(Fighters.of(Group.HERO), ONE), "deed");
    isLeftUndone(maker(), new RuleEffect.Lose("rage", ONE), "deed");
    Effect noAction = new RuleEffect.LoseActions(Players.YOU, TWO, false);
    isLeftUndone(maker(), noAction, "deed");
    Fighters nobody = Fighters.of(Group.OPPOSING).with(new Filter.Ranged(true));
    isLeftUndone(maker(), new Effect.Damage(nobody, ONE), "deed");
    isLeftUndone(maker(), new Effect.Defeat(nobody), "deed");
    Effect choose = new Effect.ChooseFighter(nobody, false);
    Effect defeat = new Effect.Defeat(Fighters.of(Group.CHOSEN));
    isLeftUndone(maker(), new Effect.Sequence(List.of(choose, defeat)), "deed");
    isLeftUndone(maker(), new Effect.Sequence(List.of(one, choose)), "deed", "plain");
  }

  private static TestHeroes.Maker maker() {
    return new TestHeroes.Maker("doer").sidekicks("squire", 1).counts("rage", 3);
  }

  /** The first word can be done, the second cannot when it is reached. */
  @Test
  void aPartIsNotAll() {
    Effect heal = new Effect.Heal(Fighters.of(Group.HERO), ONE);
    Effect draw = new Effect.Draw(Players.YOU, ONE);
    Effect both = new Effect.Sequence(List.of(draw, heal));
    State s = state(new TestHeroes.Maker("doer"), new Deciding.Offer(both, GAIN, DRAW));
    play(s, "scheme deed 1.doer", "yes");
    assertThat(s.get(State.ACTIONS)).isEqualTo(1);
    assertThat(s.handSize(0)).as("drawn first, and instead").isEqualTo(2);
  }

  @Test
  void aPriceThatIsThereIsPaid() {
    Effect discard = new Effect.Discard(Players.YOU, TWO);
    State s =
        withHand(
            new TestHeroes.Maker("doer"),
            new Deciding.Offer(discard, GAIN, DRAW),
            "deed",
            "plain",
            "plain");
    play(s, "scheme deed 1.doer", "yes");
    assertThat(s.get(State.ACTIONS)).isEqualTo(2);
    assertThat(s.handSize(0)).isZero();
  }

  /** Which fighters are meant says nothing about whether one was moved. */
  @Test
  void aMoveOfNobodyIsNone() {
    Fighters hero = Fighters.of(Group.YOURS).with(new Filter.Role(true));
    Effect move = new Effect.Move(hero, TWO, false);
    State s = state(new TestHeroes.Maker("doer"), new Deciding.Offer(move, GAIN, DRAW));
    s.at(0, 5);
    play(s, "scheme deed 1.doer", "done");
    assertThat(s.get(State.ACTIONS)).isEqualTo(1);
    assertThat(s.handSize(0)).isEqualTo(1);
  }
}
