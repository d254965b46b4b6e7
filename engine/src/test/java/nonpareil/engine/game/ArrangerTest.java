package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import nonpareil.engine.game.TestGames.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Positions no game could be in are refused with the place of the mistake. */
final class ArrangerTest {

  private static final Game DUEL = TestGames.duel(TestHeroes.knight(), TestHeroes.ghost());

  private static void refuses(Position position, String place, String message) {
    assertThatExceptionOfType(IllegalPositionException.class)
        .isThrownBy(position::state)
        .withMessage(message)
        .satisfies(e -> assertThat(e.place()).isEqualTo(place));
  }

  @Test
  @Tag("proves:BRD-1")
  void twoFightersOnOneSpace() {
    refuses(
        new Position(DUEL).at("1.knight", 5).at("2.wisp", 5),
        "fighters/2.wisp",
        "2.wisp cannot stand on s05: 1.knight is there, and a space holds one fighter");
  }

  @Test
  void aStartSpaceThatIsTaken() {
    refuses(
        new Position(DUEL).at("1.squire-1", 1),
        "fighters/2.ghost",
        "2.ghost cannot stand on its start space: 1.squire-1 is there, and a space holds one"
            + " fighter");
  }

  @Test
  void aDefeatedHeroInADuel() {
    refuses(
        new Position(DUEL).defeated("2.ghost"),
        "fighters/2.ghost",
        "a defeated hero ends a duel: the position cannot be played");
  }

  @Test
  void aDefeatedFighterOnASpace() {
    refuses(
        new Position(DUEL).stands("2.wisp", 4, null, true),
        "fighters/2.wisp",
        "a defeated fighter has neither a space nor health");
  }

  @Test
  @Tag("proves:SYS-3")
  void healthBeyondTheDial() {
    refuses(
        new Position(DUEL).health("1.knight", 11),
        "fighters/1.knight",
        "health 11: expected 1 to 10");
    refuses(
        new Position(DUEL).health("1.squire-2", 0),
        "fighters/1.squire-2",
        "health 0: expected 1 to 1");
  }

  @Test
  void moreCopiesThanTheDeckHas() {
    refuses(
        new Position(DUEL)
            .hand(0, "rally", "rally", "rally")
            .discard(0, "rally", "rally")
            .top(0, "rally", "rally"),
        "decks/1",
        "rally is named more often than the deck has it (6)");
    refuses(
        new Position(DUEL).hand(1, "rally", "rally", "rally", "rally", "rally", "rally", "rally"),
        "hands/2",
        "rally is named more often than the deck has it (6)");
  }

  @Test
  void twoTokensOnOneSpace() {
    refuses(
        new Position(DUEL).token("2.mist-1", 6).token("2.mist-2", 6),
        "tokens/2.mist-2",
        "there is a token of this kind on s06 already: a space holds one");
  }

  @Test
  void nobodyToActWith() {
    refuses(
        new Position(DUEL).turn(1).stands("2.ghost", State.OFF, null, false).defeated("2.wisp"),
        "turn",
        "player 2 has no fighter on the board to act with");
  }

  @Test
  void aGameThatIsOver() {
    Game game =
        TestGames.game(
            Mode.FREE_FOR_ALL,
            Edition.BOOK_2023,
            TestBoards.row(20, 0),
            TestHeroes.knight(),
            TestHeroes.ghost(),
            TestHeroes.seer());
    refuses(
        new Position(game).defeated("2.ghost").defeated("3.seer"),
        "fighters",
        "the game would be over already");
    refuses(
        new Position(game).turn(1).defeated("2.ghost"),
        "turn",
        "player 2 has no fighter on the board to act with");
  }

  @Test
  void aFighterThatCannotHaveLeftTheBoard() {
    refuses(
        new Position(DUEL).stands("1.squire-1", State.OFF, null, false),
        "fighters/1.squire-1",
        "1.squire-1 has no effect that takes it off the board undefeated");
  }

  @Test
  void whatIsNotSaidTakesItsDefault() {
    State s = new Position(DUEL).hand(0, "slash").top(1, "rally", "guard").state();
    assertThat(s.at(DUEL.piece("1.knight"))).isZero();
    assertThat(s.at(DUEL.piece("2.ghost"))).isEqualTo(1);
    assertThat(s.at(DUEL.piece("1.squire-1"))).isEqualTo(2);
    assertThat(s.at(DUEL.piece("1.squire-2"))).isEqualTo(3);
    assertThat(s.at(DUEL.piece("2.wisp"))).isEqualTo(4);
    assertThat(s.tokenAt(0)).isEqualTo(5);
    assertThat(s.tokenAt(2)).isEqualTo(7);
    assertThat(s.health(DUEL.piece("1.knight"))).isEqualTo(10);
    assertThat(TestGames.cards(DUEL, 0, s.hand(0))).containsExactly("slash");
    assertThat(s.deckSize(0)).isEqualTo(29);
    assertThat(s.handSize(1)).isEqualTo(5);
    assertThat(s.deckSize(1)).isEqualTo(25);
    Deck deck = DUEL.seat(1).deck();
    assertThat(s.deckCard(1, 24)).isEqualTo(deck.number("rally"));
    assertThat(s.deckCard(1, 23)).isEqualTo(deck.number("guard"));
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.actionsLeft()).isEqualTo(2);
  }

  @Test
  void cardsMissingFromAnExactDeckAreOutOfTheGame() {
    State s = new Position(DUEL).hand(0, "slash").deck(0, "guard").discard(0, "rally").state();
    assertThat(s.deckSize(0)).isEqualTo(1);
    assertThat(Integer.bitCount(s.removed(0))).isEqualTo(27);
    assertThat(s.removed(1)).isZero();
  }
}
