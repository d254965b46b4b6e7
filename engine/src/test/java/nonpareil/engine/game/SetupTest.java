package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class SetupTest {

  private static final Board TWO_STARTS =
      new Board(
          "narrow",
          TestBoards.ids(6),
          new long[] {1, 1, 1, 1, 1, 1},
          new int[][] {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}},
          new int[] {0, 5},
          0);

  private static Setup setup(Mode mode, Board board, int players) {
    List<Hero> heroes = Collections.nCopies(players, TestHeroes.knight());
    return new Setup(Edition.BOOK_2023, mode, board, heroes, 1);
  }

  @Test
  @Tag("proves:BRD-6")
  @Tag("proves:FFA-1")
  @Tag("proves:TEAM-1")
  void moreThanTwoPlayersNeedFourStartSpaces() {
    assertThat(setup(Mode.DUEL, TWO_STARTS, 2).heroes()).hasSize(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup(Mode.FREE_FOR_ALL, TWO_STARTS, 3))
        .withMessage("mode free-for-all needs a board with 4 start spaces, narrow has 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup(Mode.TEAMS, TWO_STARTS, 4))
        .withMessage("mode teams needs a board with 4 start spaces, narrow has 2");
  }

  @Test
  void everyModeHasItsNumberOfPlayers() {
    Board board = TestBoards.row(20, 0);
    assertThat(setup(Mode.FREE_FOR_ALL, board, 3).heroes()).hasSize(3);
    assertThat(setup(Mode.FREE_FOR_ALL, board, 4).heroes()).hasSize(4);
    assertThat(setup(Mode.TEAMS, board, 4).heroes()).hasSize(4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup(Mode.DUEL, board, 3))
        .withMessage("mode duel needs 2 players, found 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup(Mode.FREE_FOR_ALL, board, 2))
        .withMessage("mode free-for-all needs 3 to 4 players, found 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup(Mode.FREE_FOR_ALL, board, 5))
        .withMessage("mode free-for-all needs 3 to 4 players, found 5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> setup(Mode.TEAMS, board, 3))
        .withMessage("mode teams needs 4 players, found 3");
  }

  @Test
  void everyFighterNeedsASpace() {
    Hero crowd = new TestHeroes.Maker("crowd").sidekicks("follower", 3).make();
    Setup many = new Setup(Edition.BOOK_2023, Mode.DUEL, TWO_STARTS, List.of(crowd, crowd), 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Game(many))
        .withMessage("8 fighters do not fit on the 6 spaces of narrow");
  }

  @Test
  void aGameHasRoomForThirtyTwoFighters() {
    Hero crowd = new TestHeroes.Maker("crowd").sidekicks("follower", 16).make();
    Setup many = new Setup(Edition.BOOK_2023, Mode.DUEL, TWO_STARTS, List.of(crowd, crowd), 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Game(many))
        .withMessage("a game has at most 32 fighters and 32 tokens, not 34 and 0");
  }

  @Test
  void piecesAreNamedByPlayerKindAndNumber() {
    Game game = TestGames.duel(TestHeroes.knight(), TestHeroes.ghost());
    List<String> names =
        List.of(
            "1.knight", "1.squire-1", "1.squire-2", "2.ghost", "2.wisp", "2.mist-1", "2.mist-3");
    for (String name : names) {
      assertThat(game.pieceName(game.piece(name))).isEqualTo(name);
    }
    assertThat(game.piece("1.squire-3")).isEqualTo(-1);
    assertThat(game.piece("1.mist-1")).isEqualTo(-1);
    assertThat(game.tokenOwner(0)).isEqualTo(1);
  }
}
