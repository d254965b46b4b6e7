package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.TestGames.Position;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Somebody gives up in a game among several ({@link Rules#leave}). */
final class LeavingTest {

  private static final Board BOARD = TestBoards.row(24, 0);

  /** Fells others or itself, makes others discard, and is slow to begin its turn. */
  private static final Hero RIVAL =
      new TestHeroes.Maker("rival")
          .sidekicks("aide", 1)
          .tokens("mark", 2, false)
          .cards(
              TestHeroes.card("slash", CardType.ATTACK, 4, 1, 6),
              TestHeroes.card("guard", CardType.DEFENSE, 1, 1, 6),
              TestHeroes.scheme("all", 4, TestHeroes.damage(Group.ALL, 20)),
              TestHeroes.scheme("foes", 4, TestHeroes.damage(Group.OPPOSING, 20)),
              TestHeroes.scheme(
                  "tax", 4, new Effect.Discard(Players.EACH_OPPONENT, new Amount.Fixed(1))))
          .make();

  private final Rules rules = new Rules();
  private final List<Event> events = new ArrayList<>();

  private static Game game(Mode mode, int players) {
    return TestGames.game(
        mode, Edition.BOOK_2023, BOARD, Collections.nCopies(players, RIVAL).toArray(Hero[]::new));
  }

  private static Position position(Game game) {
    Position position = new Position(game).at("1.rival", 12);
    for (int p = 0; p < game.players(); p++) {
      position.hand(p, "slash", "guard", "tax", "foes", "all");
    }
    return position;
  }

  private void leave(State s, int player) {
    events.clear();
    rules.leave(s, player, events::add);
  }

  private static boolean isGone(State s, int player) {
    boolean out = (s.playersOut() >>> player & 1) != 0;
    if (out) {
      assertThat(s.present(s.game().seat(player).own())).isZero();
      assertThat(s.tokensOf(player)).isZero();
    }
    return out;
  }

  // ---- when

  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void betweenTwoActionsAtOnce(Mode mode) {
    State s = position(game(mode, 4)).state();
    leave(s, 3);
    assertThat(isGone(s, 3)).isTrue();
    assertThat(events).containsExactly(new Event.PlayerOut(3));
    assertThat(s.playersLeaving()).isZero();
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(s.decider()).isZero();
    assertThat(s.actionsLeft()).as("nobody has lost an action").isEqualTo(2);
    assertThat(s.defeated(s.game().piece("4.rival"))).as("gone, not defeated").isFalse();
    assertThat(TestGames.texts(s)).noneMatch(text -> text.contains("4."));
  }

  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void inTheOwnTurnTheNextOneBegins(Mode mode) {
    State s = position(game(mode, 4)).turn(2).state();
    leave(s, 2);
    assertThat(events).startsWith(new Event.PlayerOut(2), new Event.TurnBegan(3));
    assertThat(s.activePlayer()).isEqualTo(3);
    assertThat(s.actionsLeft()).isEqualTo(2);
    assertThat(Flow.next(s, 1)).isEqualTo(3);
  }

  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void inAManeuverWhenItEnds(Mode mode) {
    State s = position(game(mode, 4)).state();
    TestGames.play(s, "maneuver", "none");
    assertThat(s.decision()).isEqualTo(DecisionKind.MOVE);
    List<String> offered = TestGames.texts(s);
    leave(s, 1);
    assertThat(events).isEmpty();
    assertThat(isGone(s, 1)).isFalse();
    assertThat(s.onBoard(s.game().piece("2.rival"))).isTrue();
    assertThat(s.tokensOf(1)).isNotZero();
    assertThat(s.playersLeaving()).isEqualTo(0b0010);
    assertThat(TestGames.texts(s)).as("it stands and blocks until then").isEqualTo(offered);
    TestGames.play(s, "done");
    assertThat(isGone(s, 1)).isTrue();
    assertThat(s.playersLeaving()).isZero();
    assertThat(s.actionsLeft()).isEqualTo(1);
    assertThat(s.decider()).isZero();
  }

  /** The one who is at turn leaves in its own maneuver: the rest of the turn is lost. */
  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void inTheOwnManeuverTheTurnEndsWithIt(Mode mode) {
    State s = position(game(mode, 4)).state();
    TestGames.play(s, "maneuver");
    assertThat(s.decision()).isEqualTo(DecisionKind.BOOST);
    leave(s, 0);
    assertThat(s.decider()).as("somebody must answer for it until then").isZero();
    TestGames.play(s, "none", "done");
    assertThat(isGone(s, 0)).isTrue();
    assertThat(s.activePlayer()).isEqualTo(1);
    assertThat(s.handSize(0)).as("no discard down to the limit").isEqualTo(6);
  }

  /** Attacker and defender both leave while the defender is asked. */
  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void inAnAttackWhenItEnds(Mode mode) {
    Game game = game(mode, 4);
    State s = position(game).at("1.rival", 10).at("2.rival", 11).state();
    TestGames.play(s, "attack 1.rival 2.rival");
    assertThat(s.decision()).isEqualTo(DecisionKind.DEFENSE_CARD);
    leave(s, 1);
    leave(s, 0);
    assertThat(s.decider()).isEqualTo(1);
    assertThat(s.playersLeaving()).isEqualTo(0b0011);
    assertThat(isGone(s, 0) || isGone(s, 1)).isFalse();
    TestGames.play(s, "card guard");
    assertThat(s.combatDamage()).as("the attack is carried out").isEqualTo(3);
    assertThat(s.health(game.piece("2.rival"))).isEqualTo(TestHeroes.HEALTH - 3);
    assertThat(isGone(s, 0) && isGone(s, 1)).isTrue();
    assertThat(s.isOver()).isFalse();
    assertThat(s.activePlayer()).isEqualTo(2);
  }

  /** Who is asked by another's card leaves; the next one is asked all the same. */
  @Test
  void inAnothersQuestion() {
    State s = position(game(Mode.FREE_FOR_ALL, 4)).state();
    TestGames.play(s, "scheme tax 1.rival");
    assertThat(s.decider()).isEqualTo(1);
    leave(s, 1);
    assertThat(s.decider()).isEqualTo(1);
    assertThat(s.decision()).isEqualTo(DecisionKind.DISCARD);
    leave(s, 3);
    TestGames.play(s, "card guard");
    assertThat(s.decider()).isEqualTo(2);
    TestGames.play(s, "card guard");
    assertThat(s.decider()).as("who leaves is still an opponent").isEqualTo(3);
    TestGames.play(s, "card guard");
    assertThat(s.playersOut()).isEqualTo(0b1010);
    assertThat(s.actionsLeft()).isEqualTo(1);
  }

  @Test
  void whileTheHandIsTooLarge() {
    Game game = game(Mode.FREE_FOR_ALL, 3);
    State s =
        position(game)
            .hand(0, "slash", "slash", "guard", "guard", "tax", "foes", "all")
            .actions(1)
            .state();
    TestGames.play(s, "maneuver", "none", "done");
    assertThat(s.decision()).isEqualTo(DecisionKind.DISCARD);
    State other = s.copy();
    leave(s, 2);
    assertThat(isGone(s, 2)).isTrue();
    assertThat(s.decision()).as("the question stands").isEqualTo(DecisionKind.DISCARD);
    assertThat(s.decider()).isZero();
    leave(other, 0);
    assertThat(other.activePlayer()).isEqualTo(1);
    assertThat(other.handSize(0)).isEqualTo(8);
  }

  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void inTheSetUpWhenTheFirstTurnHasBegun(Mode mode) {
    State s = rules.start(game(mode, 4));
    assertThat(s.decision()).isEqualTo(DecisionKind.SET_UP);
    leave(s, 0);
    leave(s, 2);
    while (s.decision() == DecisionKind.SET_UP) {
      rules.apply(s, rules.options(s).get(0));
    }
    if (mode == Mode.TEAMS) {
      assertThat(s.winners()).as("the whole team has left").isEqualTo(0b1010);
    } else {
      assertThat(s.playersOut()).isEqualTo(0b0101);
      assertThat(s.activePlayer()).isEqualTo(1);
    }
  }

  @Test
  void atTheStartOfATurnWhenThatIsOver() {
    Hero early =
        new TestHeroes.Maker("early")
            .atStartOfTurn(new Effect.ChooseFighter(Fighters.of(Group.OPPOSING), false))
            .make();
    Game game = TestGames.game(Mode.FREE_FOR_ALL, Edition.BOOK_2023, BOARD, early, RIVAL, RIVAL);
    State s = new Position(game).startOfTurn().state();
    assertThat(s.decision()).isEqualTo(DecisionKind.START_OF_TURN);
    leave(s, 0);
    assertThat(s.playersOut()).isZero();
    rules.apply(s, rules.options(s).get(0));
    assertThat(isGone(s, 0)).isTrue();
    assertThat(s.activePlayer()).isEqualTo(1);
  }

  // ---- what comes of it

  @Test
  void theLastOneLeftHasWon() {
    State s = position(game(Mode.FREE_FOR_ALL, 3)).state();
    leave(s, 1);
    assertThat(s.isOver()).isFalse();
    leave(s, 0);
    assertThat(s.isOver()).isTrue();
    assertThat(s.winners()).isEqualTo(0b100);
    assertThat(events).endsWith(new Event.GameEnded(0b100, false));
    assertThat(s.decision()).isEqualTo(DecisionKind.NONE);
  }

  @Test
  void aTeamLosesWithItsLastPlayer() {
    State s = position(game(Mode.TEAMS, 4)).turn(1).state();
    leave(s, 2);
    assertThat(s.isOver()).isFalse();
    TestGames.play(s, "maneuver");
    leave(s, 0);
    assertThat(s.isOver()).isFalse();
    TestGames.play(s, "none", "done");
    assertThat(s.winners()).isEqualTo(0b1010);
  }

  /** One has left, the other's hero falls. */
  @Test
  void aTeamLosesIfTheHeroOfTheOtherFalls() {
    State s = position(game(Mode.TEAMS, 4)).turn(1).state();
    leave(s, 2);
    TestGames.play(s, "scheme foes 2.rival");
    assertThat(s.winners()).isEqualTo(0b1010);
  }

  /** FFA-5 among those who did not give up. */
  @Test
  void whoGivesUpDoesNotWinWhenAllFall() {
    Game game = game(Mode.FREE_FOR_ALL, 3);
    State s = position(game).state();
    TestGames.play(s, "scheme tax 1.rival");
    leave(s, 0);
    Damage.deal(s, game.allFighters(), 20, false, Event.Cause.RULE);
    Ending.atActionEnd(s);
    assertThat(s.isOver()).isTrue();
    assertThat(s.isDraw()).as("the two others fell in one action").isTrue();
    State teams = position(game(Mode.TEAMS, 4)).state();
    TestGames.play(teams, "maneuver");
    leave(teams, 0);
    Damage.deal(teams, teams.game().allFighters(), 20, false, Event.Cause.RULE);
    Ending.atActionEnd(teams);
    assertThat(teams.winners()).as("not the team at turn, which gave up").isEqualTo(0b1010);
  }

  @Test
  void whereAllGiveUpInOneActionNobodyWins() {
    State s = position(game(Mode.FREE_FOR_ALL, 3)).state();
    TestGames.play(s, "maneuver", "none");
    for (int p = 0; p < 3; p++) {
      leave(s, p);
    }
    TestGames.play(s, "done");
    assertThat(s.isOver() && s.isDraw()).isTrue();
    State teams = position(game(Mode.TEAMS, 4)).state();
    TestGames.play(teams, "maneuver", "none");
    for (int p = 0; p < 4; p++) {
      leave(teams, p);
    }
    TestGames.play(teams, "done");
    assertThat(teams.isOver() && teams.isDraw()).isTrue();
  }

  @Test
  void whoIsOutCannotLeaveAgain() {
    State s = position(game(Mode.FREE_FOR_ALL, 4)).state();
    leave(s, 3);
    State before = s.copy();
    leave(s, 3);
    assertThat(events).isEmpty();
    assertThat(s).isEqualTo(before);
  }

  @Test
  void nobodyLeavesADuelOrAGameThatIsOver() {
    State duel = new Position(TestGames.duel(RIVAL, RIVAL)).state();
    assertThatIllegalStateException().isThrownBy(() -> rules.leave(duel, 0, null));
    State over = position(game(Mode.FREE_FOR_ALL, 3)).state();
    TestGames.play(over, "scheme foes 1.rival");
    assertThat(over.isOver()).isTrue();
    assertThatIllegalStateException().isThrownBy(() -> rules.leave(over, 1, null));
  }

  /** That somebody leaves is public: all views agree on it, and a re-deal keeps it. */
  @Test
  void everybodySeesIt() {
    State s = position(game(Mode.TEAMS, 4)).state();
    TestGames.play(s, "maneuver");
    leave(s, 2);
    for (int viewer = 0; viewer <= State.SPECTATOR; viewer++) {
      View view = View.of(s, viewer);
      assertThat(view.playersLeaving()).isEqualTo(0b0100);
      assertThat(View.of(new Redeal(1).deal(view), viewer)).isEqualTo(view);
    }
  }

  /** Wherever somebody leaves, the game goes on to an end, and nothing of who left stays. */
  @ParameterizedTest
  @EnumSource(names = {"FREE_FOR_ALL", "TEAMS"})
  void anywhereInRandomGames(Mode mode) {
    var random = new SplittableRandom(5);
    int left = 0;
    for (int i = 0; i < 120; i++) {
      Game game =
          TestGames.game(
                  mode,
                  Edition.values()[i % 2],
                  BOARD,
                  TestHeroes.seer(),
                  TestHeroes.hider(),
                  TestHeroes.ghost(),
                  TestHeroes.knight())
              .withSeed(i);
      State s = rules.start(game);
      int moment = random.nextInt(60);
      while (!s.isOver()) {
        if (moment-- == 0) {
          int player = random.nextInt(4);
          boolean wasOut = (s.playersOut() >>> player & 1) != 0;
          rules.leave(s, player, null);
          left += wasOut ? 0 : 1;
          moment = random.nextInt(60);
          continue;
        }
        assertThat(s.playersOut() >>> s.decider() & 1).as("nobody asks who is out").isZero();
        for (int p = 0; p < 4; p++) {
          isGone(s, p);
        }
        Options options = rules.options(s);
        rules.apply(s, options.get(random.nextInt(options.size())));
      }
      assertThat(s.isDraw() || s.winners() != 0).isTrue();
    }
    assertThat(left).isGreaterThan(100);
  }
}
