package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class EndingTest {

  private static final Board BOARD = TestBoards.row(24, 0);

  /** A hero that can fell all, all others, itself and the others, in any order. */
  private static final Hero BOMBER =
      new TestHeroes.Maker("bomber")
          .sidekicks("aide", 1)
          .tokens("crater", 2, false)
          .cards(
              TestHeroes.scheme("all", 5, TestHeroes.damage(Group.ALL, 20)),
              TestHeroes.scheme("foes", 5, TestHeroes.damage(Group.OPPOSING, 20)),
              TestHeroes.scheme("self", 5, TestHeroes.damage(Group.HERO, 20)),
              TestHeroes.scheme(
                  "foes-then-self",
                  5,
                  TestHeroes.damage(Group.OPPOSING, 20),
                  TestHeroes.damage(Group.HERO, 20)),
              TestHeroes.scheme(
                  "self-then-foes",
                  5,
                  TestHeroes.damage(Group.HERO, 20),
                  TestHeroes.damage(Group.OPPOSING, 20)))
          .make();

  private static Game game(Mode mode, Edition edition, int players) {
    return TestGames.game(
        mode, edition, BOARD, java.util.Collections.nCopies(players, BOMBER).toArray(Hero[]::new));
  }

  /** The state after a player's bomber has played a scheme. */
  private static State after(Game game, int player, String scheme) {
    State s = new Position(game).turn(player).hand(player, scheme, "all").state();
    TestGames.play(s, "scheme %s %d.bomber".formatted(scheme, player + 1));
    return s;
  }

  @ParameterizedTest
  @EnumSource
  @Tag("proves:END-3")
  void oneEventFellsBothHeroes(Edition edition) {
    for (int player = 0; player < 2; player++) {
      State s = after(game(Mode.DUEL, edition, 2), player, "all");
      assertThat(s.isOver()).isTrue();
      assertThat(s.winners()).isEqualTo(1 << player);
      assertThat(s.isDraw()).isFalse();
      assertThat(s.decision()).isEqualTo(DecisionKind.NONE);
      assertThat(new Rules().options(s).size()).isZero();
    }
  }

  @Test
  @Tag("proves:END-2")
  @Tag("proves:DEC-1")
  void oneAfterTheOtherFallsInADuel() {
    Game old = game(Mode.DUEL, Edition.BOOK_2019, 2);
    State first = after(old, 0, "foes-then-self");
    assertThat(first.winners()).isEqualTo(0b01);
    assertThat(first.health(0)).as("nothing happens after the end").isEqualTo(10);
    assertThat(after(old, 0, "self-then-foes").winners()).isEqualTo(0b10);
    Game current = game(Mode.DUEL, Edition.BOOK_2023, 2);
    State last = after(current, 0, "foes-then-self");
    assertThat(last.winners()).isEqualTo(0b01);
    assertThat(last.health(0)).isZero();
    assertThat(after(current, 0, "self-then-foes").winners()).isEqualTo(0b01);
    assertThat(after(current, 0, "self").winners()).isEqualTo(0b10);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("proves:FFA-5")
  @Tag("proves:DEC-28")
  void theLastHeroesFallInOneAction(Edition edition) {
    for (int players = 3; players <= 4; players++) {
      Game game = game(Mode.FREE_FOR_ALL, edition, players);
      for (int player = 0; player < players; player++) {
        for (String scheme : List.of("all", "foes-then-self", "self-then-foes", "foes")) {
          State s = after(game, player, scheme);
          assertThat(s.isOver()).isTrue();
          assertThat(s.winners()).isEqualTo(1 << player);
          assertThat(s.isDraw()).isFalse();
        }
      }
    }
  }

  /** The hero of the player whose turn it is was not in play when the action began. */
  @Test
  @Tag("proves:FFA-5")
  void thoseWhoFellDraw() {
    Game game = game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, 3);
    State s = new Position(game).hand(0, "all", "self").state();
    s.set(State.IN_PLAY, 0b110);
    var events = new ArrayList<Event>();
    s.events = events::add;
    Damage.deal(s, game.allFighters(), 20, false, Event.Cause.RULE);
    assertThat(s.isOver()).as("decided at the end of the action").isFalse();
    Ending.atActionEnd(s);
    assertThat(s.isOver()).isTrue();
    assertThat(s.isDraw()).isTrue();
    assertThat(s.winners()).isZero();
    assertThat(events).endsWith(new Event.GameEnded(0b111, true));
  }

  @Test
  @Tag("proves:FFA-5")
  void onlyThoseWhoFellInTheLastActionDraw() {
    Game game = game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, 4);
    State s = new Position(game).turn(1).defeated("1.bomber").state();
    s.set(State.IN_PLAY, 0b1100);
    var events = new ArrayList<Event>();
    s.events = events::add;
    Damage.deal(s, game.allFighters(), 20, false, Event.Cause.RULE);
    Ending.atActionEnd(s);
    assertThat(s.isDraw()).isTrue();
    assertThat(events).endsWith(new Event.GameEnded(0b1110, true));
  }

  @Test
  @Tag("proves:FFA-5")
  void startOfTurnEffectsCountAsAnAction() {
    Hero early =
        new TestHeroes.Maker("early").atStartOfTurn(TestHeroes.damage(Group.ALL, 20)).make();
    Game game = TestGames.game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, BOARD, early, BOMBER, BOMBER);
    assertThat(new Position(game).startOfTurn().state().winners()).isEqualTo(0b001);
    State s = new Position(game).turn(2).hand(2, "all", "self").actions(1).state();
    TestGames.play(s, "scheme self 3.bomber");
    assertThat(s.isOver()).as("the next turn begins and fells the others").isTrue();
    assertThat(s.winners()).isEqualTo(0b001);
  }

  @Test
  @Tag("proves:FFA-4")
  @Tag("proves:DEC-23")
  void whoIsOutLeavesTheBoard() {
    Game game = game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, 3);
    State s = after(game, 0, "self");
    assertThat(s.isOver()).isFalse();
    assertThat(s.playersOut()).isEqualTo(0b001);
    int aide = game.piece("1.aide");
    assertThat(s.onBoard(aide)).isFalse();
    assertThat(s.defeated(aide)).as("not defeated").isFalse();
    assertThat(s.tokensOf(0)).isZero();
    assertThat(s.tokensOf(1)).isNotZero();
    assertThat(s.onBoard(game.piece("2.aide"))).isTrue();
    assertThat(s.activePlayer()).as("its turn ends").isEqualTo(1);
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.actionsLeft()).isEqualTo(2);
    TestGames.play(s, "maneuver");
    int out = 0;
    while (s.activePlayer() != 1 || out == 0) {
      out |= 1 << s.activePlayer();
      new Playout(out).play(s, 1);
      if (s.isOver()) {
        break;
      }
    }
    assertThat(out & 0b001).as("it has no more turns").isZero();
  }

  @Test
  @Tag("proves:FFA-4")
  void theTurnOfAnotherPlayerGoesOn() {
    Game game = game(Mode.FREE_FOR_ALL, Edition.BOOK_2019, 3);
    State s = new Position(game).hand(0, "all").state();
    Damage.deal(s, 1 << game.piece("3.bomber"), 20, false, Event.Cause.RULE);
    assertThat(s.onBoard(game.piece("3.aide"))).as("until the end of the action").isTrue();
    Ending.atActionEnd(s);
    assertThat(s.onBoard(game.piece("3.aide"))).isFalse();
    assertThat(s.isOver()).isFalse();
    assertThat(s.activePlayer()).isZero();
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("proves:TEAM-7")
  void bothTeamsFallAtOnce(Edition edition) {
    Game game = game(Mode.TEAMS, edition, 4);
    for (int player = 0; player < 4; player++) {
      State s = after(game, player, "all");
      assertThat(s.isOver()).isTrue();
      assertThat(s.winners()).isEqualTo(player % 2 == 0 ? 0b0101 : 0b1010);
    }
  }

  @Test
  @Tag("proves:TEAM-7")
  void aTeamLosesWithItsLastHero() {
    for (Edition edition : Edition.values()) {
      Game game = game(Mode.TEAMS, edition, 4);
      State s = new Position(game).turn(1).defeated("4.bomber").hand(1, "self", "all").state();
      TestGames.play(s, "scheme self 2.bomber");
      assertThat(s.isOver()).isTrue();
      assertThat(s.winners()).isEqualTo(0b0101);
      State both =
          new Position(game).turn(1).defeated("4.bomber").hand(1, "self-then-foes", "all").state();
      TestGames.play(both, "scheme self-then-foes 2.bomber");
      assertThat(both.winners())
          .as("at once in 2019, at the end of the action in 2023")
          .isEqualTo(edition == Edition.BOOK_2019 ? 0b0101 : 0b1010);
    }
  }

  @Test
  @Tag("proves:TEAM-6")
  void aPlayerWithASidekickGoesOn() {
    Game game = game(Mode.TEAMS, Edition.BOOK_2023, 4);
    State s = after(game, 0, "self");
    assertThat(s.isOver()).isFalse();
    assertThat(s.playersOut()).isZero();
    assertThat(s.activePlayer()).isZero();
    assertThat(TestGames.texts(s)).contains("scheme all 1.aide");
    Damage.deal(s, 1 << game.piece("1.aide"), 1, false, Event.Cause.RULE);
    Ending.atActionEnd(s);
    assertThat(s.playersOut()).isEqualTo(0b0001);
    assertThat(s.tokensOf(0)).isZero();
    assertThat(Flow.next(s, 3)).isEqualTo(1);
  }
}
