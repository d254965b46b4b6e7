package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reach by sets of bits against a plain search, step by step. */
final class MovementTest {

  private static final Hero GIANT =
      new TestHeroes.Maker("giant", false, true).sidekicks("dwarf", 1).make();

  /** A random board with random pieces on it; some are off the board. */
  private static State position(SplittableRandom random) {
    Board board = TestBoards.random(random);
    Game game =
        TestGames.game(
            Mode.TEAMS,
            Edition.BOOK_2023,
            board,
            TestHeroes.ghost(),
            TestHeroes.knight(),
            GIANT,
            TestHeroes.ghost());
    State s = new State(game, 0);
    Beginning.empty(s);
    for (int f = 0; f < game.fighters(); f++) {
      int space = random.nextInt(board.size());
      if (s.fighterOn(space) < 0 && random.nextInt(5) > 0) {
        s.at(f, space);
      }
    }
    for (int t = 0; t < game.tokens(); t++) {
      int space = random.nextInt(board.size());
      if (!has(s.closedTo(t), space) && random.nextInt(5) > 0) {
        s.tokenAt(t, space);
      }
    }
    return s;
  }

  private static boolean has(long set, int space) {
    return (set >>> space & 1) != 0;
  }

  /** Whether one step leads a fighter from one space to another, whoever stands there. */
  private static boolean isStep(State s, int fighter, int from, int to) {
    Board board = s.game().board();
    Seat seat = s.game().seat(s.game().owner(fighter));
    boolean passage =
        has(board.passages(), from) && has(board.passages(), to) && !seat.kind(fighter).large();
    long fog = s.tokensOf(seat.player());
    Hero.Tokens tokens = seat.hero().tokens();
    boolean link =
        tokens != null
            && tokens.link()
            && seat.kind(fighter).hero()
            && has(fog, from)
            && has(fog, to);
    return has(board.adjacent(from), to) || passage || link;
  }

  private static boolean isFoe(State s, int fighter, int other) {
    return other >= 0 && !s.game().sameTeam(s.game().owner(fighter), s.game().owner(other));
  }

  /** How many steps each space is away; the size of the board for what is out of reach. */
  private static int[] distances(State s, int fighter, boolean through) {
    int n = s.game().board().size();
    var distance = new int[n];
    Arrays.fill(distance, n);
    distance[s.at(fighter)] = 0;
    var queue = new ArrayDeque<Integer>(List.of(s.at(fighter)));
    while (!queue.isEmpty()) {
      int from = queue.remove();
      for (int to = 0; to < n; to++) {
        if (distance[to] == n
            && isStep(s, fighter, from, to)
            && (through || !isFoe(s, fighter, s.fighterOn(to)))) {
          distance[to] = distance[from] + 1;
          queue.add(to);
        }
      }
    }
    return distance;
  }

  @Test
  @Tag("proves:MAN-3")
  @Tag("proves:SET-1")
  @Tag("proves:SET-3")
  @Tag("proves:SET-9")
  void aFighterReachesWhatAPlainSearchFinds() {
    var random = new SplittableRandom(5);
    int reached = 0;
    for (int round = 0; round < 400; round++) {
      State s = position(random);
      int n = s.game().board().size();
      for (int f = 0; f < s.game().fighters(); f++) {
        int steps = random.nextInt(7);
        boolean through = random.nextInt(3) == 0;
        long expected = 0;
        if (s.onBoard(f)) {
          int[] distance = distances(s, f, through);
          for (int to = 0; to < n; to++) {
            expected |=
                distance[to] < n && distance[to] <= steps && s.fighterOn(to) < 0 ? 1L << to : 0;
          }
        }
        assertThat(Movement.reach(s, f, steps, through)).isEqualTo(expected);
        reached += Long.bitCount(expected);
      }
    }
    assertThat(reached).isGreaterThan(10_000);
  }

  @Test
  void aPathIsAShortestLegalWay() {
    var random = new SplittableRandom(6);
    for (int round = 0; round < 300; round++) {
      State s = position(random);
      boolean through = random.nextBoolean();
      for (int f = 0; f < s.game().fighters(); f++) {
        if (!s.onBoard(f)) {
          continue;
        }
        int[] distance = distances(s, f, through);
        for (long rest = Movement.reach(s, f, 9, through); rest != 0; rest &= rest - 1) {
          int to = Long.numberOfTrailingZeros(rest);
          List<Integer> path = Movement.path(s, f, to, through);
          assertThat(path).hasSize(distance[to] + 1).startsWith(s.at(f)).endsWith(to);
          for (int i = 1; i < path.size(); i++) {
            assertThat(isStep(s, f, path.get(i - 1), path.get(i))).isTrue();
            assertThat(through || !isFoe(s, f, s.fighterOn(path.get(i)))).isTrue();
          }
        }
      }
    }
  }

  @Test
  @Tag("proves:SET-10")
  @Tag("proves:DEC-17")
  void aTokenGoesThroughAnythingButShares() {
    var random = new SplittableRandom(7);
    for (int round = 0; round < 300; round++) {
      State s = position(random);
      Board board = s.game().board();
      for (int t = 0; t < s.game().tokens(); t++) {
        if (s.tokenAt(t) < 0) {
          continue;
        }
        int steps = random.nextInt(-1, 6);
        boolean alone = random.nextBoolean();
        var near = new boolean[board.size()];
        near[s.tokenAt(t)] = true;
        for (int i = 0; i < steps; i++) {
          boolean[] before = near.clone();
          for (int a = 0; a < near.length; a++) {
            for (int b = 0; b < near.length; b++) {
              boolean passage = has(board.passages(), a) && has(board.passages(), b);
              near[b] |= before[a] && (has(board.adjacent(a), b) || passage);
            }
          }
        }
        long expected = 0;
        for (int to = 0; to < near.length; to++) {
          boolean taken =
              to == s.tokenAt(t) || has(s.closedTo(t), to) || (alone && s.fighterOn(to) >= 0);
          expected |= (steps < 0 || near[to]) && !taken ? 1L << to : 0;
        }
        assertThat(Movement.tokenReach(s, t, steps, alone)).isEqualTo(expected);
      }
    }
  }

  @Test
  void freeSpacesAreThoseWithoutAFighter() {
    var random = new SplittableRandom(8);
    for (int round = 0; round < 100; round++) {
      State s = position(random);
      for (int space = 0; space < s.game().board().size(); space++) {
        assertThat(has(Movement.free(s), space)).isEqualTo(s.fighterOn(space) < 0);
      }
    }
  }

  @Test
  @Tag("proves:SET-3")
  void aLargeFighterCannotUsePassages() {
    Board board = TestBoards.row(12, 1L << 1 | 1L << 10);
    Game game = TestGames.game(Mode.DUEL, Edition.BOOK_2023, board, GIANT, TestHeroes.knight());
    State s =
        new TestGames.Position(game)
            .at("1.giant", 0)
            .at("1.dwarf", 2)
            .at("2.knight", 7)
            .at("2.squire-1", 8)
            .at("2.squire-2", 9)
            .state();
    assertThat(Movement.reach(s, game.piece("1.giant"), 2, false)).isEqualTo(1L << 1);
    assertThat(Movement.reach(s, game.piece("1.dwarf"), 2, false))
        .isEqualTo(1L << 1 | 1L << 3 | 1L << 4 | 1L << 10);
  }
}
