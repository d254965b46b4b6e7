package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Effects that speak of each opponent, and those that ask somebody who has no fighter left. */
final class EachOpponentTest {

  private static final Board BOARD = TestBoards.row(24, 0);

  /** Its defense cards speak of each opponent, the one whose turn it is among them. */
  private static final Hero TYRANT =
      new TestHeroes.Maker("tyrant")
          .cards(
              after(
                  "tithe",
                  CardType.DEFENSE,
                  new Effect.Discard(Players.EACH_OPPONENT, new Amount.Fixed(1))),
              after(
                  "raid",
                  CardType.DEFENSE,
                  new Effect.DiscardRandom(Players.EACH_OPPONENT, new Amount.Fixed(1))),
              after(
                  "gift",
                  CardType.DEFENSE,
                  new Effect.Draw(Players.EACH_OPPONENT, new Amount.Fixed(1))))
          .make();

  /** Draws a card for each card it was made to discard. */
  private static final Hero HEIR =
      new TestHeroes.Maker("heir")
          .cards(
              TestHeroes.card("slash", CardType.ATTACK, 4, 1, 10),
              TestHeroes.card(
                  "will",
                  CardType.VERSATILE,
                  1,
                  1,
                  10,
                  Card.ANY,
                  false,
                  Map.of(
                      Card.Timing.FORCED_DISCARD,
                      new Effect.Draw(Players.YOU, new Amount.Fixed(1)))))
          .make();

  private static Card after(String id, CardType type, Effect effect) {
    return TestHeroes.card(
        id, type, 3, 1, 4, Card.ANY, false, Map.of(Card.Timing.AFTER_COMBAT, effect));
  }

  /** What happened to cards, as "player word". */
  private static List<String> play(State s, String... choices) {
    var told = new ArrayList<String>();
    var rules = new Rules();
    for (String choice : choices) {
      rules.apply(
          s,
          TestGames.option(s, choice),
          event -> {
            switch (event) {
              case Event.CardDiscarded e when e.cause().player() == 1 ->
                  told.add(e.player() + " discards");
              case Event.CardsTaken e -> told.add(e.player() + " draws");
              default -> {}
            }
          });
    }
    return told;
  }

  /** The first player attacks the tyrant, who is the second. */
  private static State attack(String defense) {
    Game game =
        TestGames.game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, BOARD, HEIR, TYRANT, HEIR, HEIR);
    State s =
        new Position(game)
            .at("1.heir", 10)
            .at("2.tyrant", 11)
            .hand(0, "slash", "will", "will")
            .hand(1, defense)
            .hand(2, "will", "will")
            .hand(3, "will", "will")
            .state();
    TestGames.play(s, "attack 1.heir 2.tyrant", "card slash");
    return s;
  }

  /** From the next of the one whose turn it is, whose own part comes last. */
  @Test
  @Tag("proves:DEC-37")
  void inTurnOrderFromTheActivePlayersNext() {
    State s = attack("tithe");
    // Their cards are all alike, so none of them is asked.
    assertThat(play(s, "card tithe"))
        .containsExactly("2 discards", "2 draws", "3 discards", "3 draws", "0 discards", "0 draws");
  }

  @Test
  @Tag("proves:DEC-37")
  void oneAfterTheOtherByChanceToo() {
    assertThat(play(attack("raid"), "card raid"))
        .containsExactly("2 discards", "2 draws", "3 discards", "3 draws", "0 discards", "0 draws");
  }

  @Test
  @Tag("proves:DEC-37")
  void drawsComeInTheSameOrder() {
    assertThat(play(attack("gift"), "card gift")).containsExactly("2 draws", "3 draws", "0 draws");
  }

  // ---- who has no fighter left (DEC-25)

  /** Asks whom it has just felled for everything an effect can ask for. */
  private static final Hero REAPER =
      new TestHeroes.Maker("reaper")
          .tokens("stone", 2, false)
          .cards(
              reaps("claim", new Effect.Discard(Players.OPPONENT, new Amount.Fixed(1))),
              reaps("snatch", new Effect.DiscardRandom(Players.OPPONENT, new Amount.Fixed(1))),
              reaps("look", new Effect.SeeHand(Players.OPPONENT)),
              reaps(
                  "ransom",
                  new Effect.Pay(
                      Players.OPPONENT,
                      new Amount.Fixed(1),
                      new Effect.Draw(Players.YOU, new Amount.Fixed(1)),
                      new Effect.Draw(Players.YOU, new Amount.Fixed(3)))),
              reaps(
                  "roll",
                  new Effect.MoveToken(
                      Effect.Which.ONE, Players.OPPONENT, new Amount.Fixed(2), false, false)))
          .make();

  private static Card reaps(String id, Effect then) {
    Effect both =
        new Effect.Sequence(List.of(TestHeroes.damage(Group.FOE, TestHeroes.HEALTH), then));
    return TestHeroes.card(
        id, CardType.ATTACK, 4, 1, 5, Card.ANY, false, Map.of(Card.Timing.AFTER_COMBAT, both));
  }

  private static State reap(String card, Hero foe) {
    Game game = TestGames.game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, BOARD, REAPER, foe, HEIR);
    String hero = "2." + foe.id();
    State s = new Position(game).at("1.reaper", 10).at(hero, 11).hand(0, card).state();
    TestGames.play(s, "attack 1.reaper " + hero);
    assertThat(s.decision()).isEqualTo(DecisionKind.DEFENSE_CARD);
    TestGames.play(s, "none");
    return s;
  }

  @Test
  @Tag("proves:DEC-25")
  void whoHasNoFighterLeftIsAskedNothingAndPaysNothing() {
    for (String card : List.of("claim", "ransom", "roll", "look")) {
      State s = reap(card, TestHeroes.hider());
      assertThat(s.playersOut()).as("%s: the action is over, unasked", card).isEqualTo(0b010);
      assertThat(s.handSize(1)).as(card).isEqualTo(5);
    }
    assertThat(reap("ransom", HEIR).handSize(0)).as("not paid").isEqualTo(3);
    State seen = reap("look", TestHeroes.hider());
    assertThat(Integer.bitCount(seen.known(0, 1))).as("what needs no choice goes on").isEqualTo(5);
    assertThat(reap("snatch", HEIR).handSize(1)).as("so does chance").isEqualTo(4);
  }

  @Test
  @Tag("proves:DEC-25")
  void aSidekickIsEnoughToBeAsked() {
    for (String card : List.of("claim", "ransom")) {
      State s = reap(card, TestHeroes.knight());
      assertThat(s.decision()).as(card).isEqualTo(DecisionKind.DISCARD);
      assertThat(s.decider()).isEqualTo(1);
    }
    State roll = reap("roll", TestHeroes.knight());
    assertThat(roll.decider()).isEqualTo(1);
  }

  /** DEC-32: in a free-for-all the hero is enough, otherwise the last fighter. */
  @Test
  @Tag("proves:DEC-32")
  void aDrawThatFellsTheHeroEndsTheManeuverOfAFreeForAll() {
    Hero knight =
        new TestHeroes.Maker("baron").sidekicks("page", 1).cards(TestHeroes.weapons()).make();
    for (Mode mode : List.of(Mode.FREE_FOR_ALL, Mode.TEAMS)) {
      Game game = TestGames.game(mode, Edition.BOOK_2023, BOARD, knight, HEIR, HEIR, HEIR);
      State s = new Position(game).health("1.baron", 2).hand(0, "slash").deck(0).state();
      s.health(game.piece("1.page"), 5);
      TestGames.play(s, "maneuver");
      boolean out = mode == Mode.FREE_FOR_ALL;
      assertThat(s.decider()).as(mode.text()).isEqualTo(out ? 1 : 0);
      assertThat(s.decision()).isEqualTo(out ? DecisionKind.ACTION : DecisionKind.BOOST);
    }
  }
}
