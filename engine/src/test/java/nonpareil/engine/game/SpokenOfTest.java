package nonpareil.engine.game;

import static nonpareil.engine.game.TestGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Amount.BoostOf;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.By;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** Cards that effects speak of: the one that set them off, those of a boost, those just moved. */
final class SpokenOfTest {

  private static final Amount ONE = new Amount.Fixed(1);
  private static final Effect NOTHING = new Effect.Sequence(List.of());

  private static PileEffect.MoveCards move(Pile.Kind from, Pile.Kind to, HowMany.Kind how) {
    return new PileEffect.MoveCards(
        CardSet.ANY,
        new HowMany(how, ONE),
        Pile.of(from),
        Pile.of(to),
        Players.YOU,
        By.OWNER,
        false);
  }

  private static State state(TestHeroes.Maker maker, Effect scheme, Effect afterCombat) {
    Hero hero =
        maker
            .cards(
                TestHeroes.scheme("deed", 6, scheme),
                TestHeroes.card(
                    "slash",
                    CardType.ATTACK,
                    4,
                    2,
                    8,
                    Card.ANY,
                    false,
                    Map.of(Card.Timing.AFTER_COMBAT, afterCombat)))
            .make();
    return new TestGames.Position(TestGames.duel(hero, TestHeroes.knight()))
        .at("1.doer", 4)
        .at("2.knight", 5)
        .hand(0, "deed", "deed", "slash", "slash")
        .hand(1)
        .state();
  }

  private static TestHeroes.Maker doer() {
    return new TestHeroes.Maker("doer");
  }

  private static int inDiscard(State s, String card) {
    Deck deck = s.game().seat(0).deck();
    return deck.count(s.discard(0), deck.number(card));
  }

  /** What an effect has moved is kept where an effect asks for it, and nowhere else. */
  @Test
  void whoAsksForLittleHasASmallState() {
    Effect asks =
        new Effect.Draw(
            Players.YOU,
            new PileAmount.CountCards(CardSet.ANY, Pile.of(Pile.Kind.MOVED), Players.YOU));
    State small = state(doer().counts("rage", 3), NOTHING, NOTHING);
    assertThat(small.game().hasFurther()).isFalse();
    assertThat(small.heapBytes())
        .isLessThan(1_200)
        .isLessThan(state(doer(), asks, NOTHING).heapBytes());
  }

  /** What an ability says of the scheme is done before its next word. */
  @Test
  void aSchemeGoesAtOnceWhereAnAbilitySendsIt() {
    Effect draw =
        new Effect.Draw(
            Players.YOU,
            new PileAmount.CountCards(CardSet.ANY, Pile.of(Pile.Kind.OUT_OF_GAME), Players.YOU));
    Effect away = move(Pile.Kind.THIS_CARD, Pile.Kind.OUT_OF_GAME, HowMany.Kind.EXACTLY);
    State s =
        state(
            doer()
                .when(
                    new Ability.Triggered(
                        Moment.AFTER_SCHEME, new Effect.Sequence(List.of(away, draw)))),
            NOTHING,
            NOTHING);
    play(s, "scheme deed 1.doer");
    assertThat(Integer.bitCount(s.removed(0))).isEqualTo(1);
    assertThat(s.handSize(0)).as("a card for the one that was there already").isEqualTo(4);
    assertThat(inDiscard(s, "deed")).isZero();
  }

  /** A boost laid beside the attack card is taken before it would be discarded. */
  @Test
  void aHiddenBoostIsTakenBack() {
    Effect back = move(Pile.Kind.BOOST_CARDS, Pile.Kind.HAND, HowMany.Kind.EXACTLY);
    Effect hurt =
        new Effect.If(
            new Condition.HasCards(
                CardSet.of(CardSet.Type.SCHEME), Pile.of(Pile.Kind.BOOST_CARDS), Players.YOU),
            new Effect.Damage(
                Fighters.of(Group.FOE), new Amount.BoostOf(BoostOf.Which.BOOST_CARDS)),
            NOTHING);
    State s = state(doer().boostsAttacks(), NOTHING, new Effect.Sequence(List.of(hurt, back)));
    int boost = s.game().seat(0).deck().boost(s.game().seat(0).deck().number("deed"));
    play(s, "attack 1.doer 2.knight", "card deed", "none");
    assertThat(s.health(1)).isEqualTo(TestHeroes.HEALTH - 4 - 2 * boost);
    assertThat(inDiscard(s, "deed")).isZero();
    assertThat(inDiscard(s, "slash")).isEqualTo(1);
    assertThat(s.handSize(0)).isEqualTo(3);
  }

  /** The card spent in a maneuver goes where an ability says, and counts for the move. */
  @Test
  void aBoostOfAManeuverIsKept() {
    Effect keep = move(Pile.Kind.THIS_CARD, Pile.Kind.HAND, HowMany.Kind.EXACTLY);
    State s = state(doer().when(new Ability.Triggered(Moment.BOOSTS, keep)), NOTHING, NOTHING);
    play(s, "maneuver", "card slash");
    assertThat(s.discard(0)).isZero();
    assertThat(s.handSize(0)).isEqualTo(5);
    assertThat(s.get(State.MOVE_BOOST)).isEqualTo(2);
    assertThat(s.table(0)).isZero();
  }

  /** What was moved is looked at by what it is. */
  @Test
  void movedCardsAreCounted() {
    Effect all = move(Pile.Kind.HAND, Pile.Kind.DISCARD, HowMany.Kind.ALL);
    Effect hurt =
        new Effect.Damage(
            Fighters.of(Group.OPPOSING),
            new PileAmount.CountCards(
                CardSet.of(CardSet.Type.ATTACK), Pile.of(Pile.Kind.MOVED), Players.YOU));
    State s = state(doer(), new Effect.Sequence(List.of(all, hurt)), NOTHING);
    play(s, "scheme deed 1.doer");
    assertThat(s.health(1)).isEqualTo(TestHeroes.HEALTH - 2);
  }
}
