package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

/** Cards that may be played only if something holds, and rules on cards of a set. */
final class OnlyIfTest {

  private static final Condition FAR =
      new Condition.Not(
          new Condition.Exists(
              new Fighters(Group.FOE, null, Where.ADJACENT, Fighters.of(Group.SELF))));
  private static final Condition FIRST =
      new Condition.Not(new Happened.Have(Fighters.of(Group.YOURS), Happened.Act.ATTACKED));

  /** No other card is left: the hand is this one alone. */
  private static final Condition LAST =
      new Condition.Compare(
          new Reading.CardsIn(Players.YOU, Reading.Pile.HAND),
          Condition.Comparison.EXACTLY,
          new Amount.Fixed(1));

  private static Card card(String id, CardType type, int value, Condition condition) {
    return new Card(
        id,
        type,
        value,
        1,
        6,
        Card.ANY,
        List.of(),
        false,
        false,
        false,
        Map.of(),
        Card.Uses.only(condition),
        null);
  }

  private static Position position(Card... cards) {
    Hero archer = new TestHeroes.Maker("archer", true, false).cards(cards).make();
    return new Position(TestGames.duel(archer, TestHeroes.knight()))
        .at("1.archer", 4)
        .at("2.knight", 5)
        .at("2.squire-1", 7)
        .at("2.squire-2", 11);
  }

  @Test
  void anAttackIsOfferedIfThereIsACardForIt() {
    State s = position(card("volley", CardType.ATTACK, 4, FAR)).hand(0, "volley").hand(1).state();
    assertThat(TestGames.texts(s))
        .contains("attack 1.archer 2.squire-1")
        .doesNotContain("attack 1.archer 2.knight");
    int targets = Reach.of(View.of(s, 0)).targets(s.game().piece("1.archer"));
    assertThat(targets >>> s.game().piece("2.knight") & 1).isZero();
    WhyNot why = WhyNot.of(View.of(s, 0));
    assertThat(why.piece(s.game().piece("2.knight"))).isEqualTo(WhyNot.Reason.NO_CARD);
    assertThat(why.card(s.game().seat(0).deck().number("volley"))).isNull();
  }

  @Test
  void whyNotWhereTheTargetIsTooNear() {
    State s =
        position(card("volley", CardType.ATTACK, 4, FAR))
            .defeated("2.squire-1")
            .defeated("2.squire-2")
            .hand(0, "volley")
            .hand(1)
            .state();
    assertThat(WhyNot.of(View.of(s, 0)).card(s.game().seat(0).deck().number("volley")))
        .isEqualTo(WhyNot.Reason.ONLY_IF);
  }

  /** The attack that is declared does not count, and the other player sees what may lie there. */
  @Test
  void whatWasAllowedStaysSo() {
    State s =
        position(
                card("opening", CardType.ATTACK, 4, FIRST), card("volley", CardType.ATTACK, 5, FAR))
            .hand(0, "opening", "volley")
            .hand(1, "slash")
            .state();
    TestGames.play(s, "attack 1.archer 2.knight");
    assertThat(TestGames.cards(s.game(), 0, s.table(0))).containsExactly("opening");
    for (int i = 0; i < 200; i++) {
      State dealt = new Redeal(i).deal(View.of(s, 1));
      assertThat(TestGames.cards(s.game(), 0, dealt.table(0))).doesNotContain("volley");
      assertThat(View.of(dealt, 1)).isEqualTo(View.of(s, 1));
    }
  }

  /** The hand is smaller once the card lies there: it was allowed all the same. */
  @Test
  void theLastCardOfAHandAsADefense() {
    State s =
        position(card("stand", CardType.DEFENSE, 4, LAST))
            .turn(1)
            .hand(0, "stand")
            .hand(1, "slash")
            .state();
    TestGames.play(s, "attack 2.knight 1.archer");
    assertThat(TestGames.texts(s)).containsExactly("none", "card stand");
    TestGames.play(s, "card stand");
    assertThat(s.get(State.SIDE_VALUE + Combat.DEFENSE)).isEqualTo(4);
    State two =
        position(card("stand", CardType.DEFENSE, 4, LAST))
            .turn(1)
            .hand(0, "stand", "stand")
            .hand(1, "slash")
            .state();
    TestGames.play(two, "attack 2.knight 1.archer");
    assertThat(TestGames.texts(two)).containsExactly("none");
    assertThat(WhyNot.of(View.of(two, 0)).card(two.game().seat(0).deck().number("stand")))
        .isEqualTo(WhyNot.Reason.ONLY_IF);
  }

  /** Why not was said to be the banner. */
  @Test
  void aDefenseThatARuleForbids() {
    var value = new CardSet.Limit(Condition.Comparison.AT_LEAST, new Amount.Fixed(2));
    var strong = new CardSet(null, null, null, null, value, null, false);
    Hero herald =
        new TestHeroes.Maker("herald")
            .rule(new Rule.CannotUse(Fighters.of(Group.OPPOSING), strong))
            .make();
    State s =
        new Position(TestGames.duel(herald, TestHeroes.knight()))
            .at("1.herald", 4)
            .at("2.knight", 5)
            .at("2.squire-1", 7)
            .at("2.squire-2", 11)
            .hand(0, "plain")
            .hand(1, "guard")
            .state();
    TestGames.play(s, "attack 1.herald 2.knight");
    assertThat(TestGames.texts(s)).containsExactly("none");
    assertThat(WhyNot.of(View.of(s, 1)).card(s.game().seat(1).deck().number("guard")))
        .isEqualTo(WhyNot.Reason.RULED_OUT);
  }
}
