package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.SplittableRandom;
import nonpareil.engine.game.TestGames.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Views as bytes: what is written is read again, and nothing else is. */
final class ViewBytesTest {

  private static final int HEAD = 9;

  private static Game three() {
    return TestGames.game(
        Mode.FREE_FOR_ALL,
        Edition.BOOK_2023,
        TestBoards.row(20, 0),
        TestHeroes.seer(),
        TestHeroes.hider(),
        TestHeroes.knight());
  }

  private static Game teams() {
    return TestGames.game(
        Mode.TEAMS,
        Edition.BOOK_2019,
        TestBoards.row(20, 0),
        TestHeroes.seer(),
        TestHeroes.hider(),
        TestHeroes.knight(),
        TestHeroes.seer());
  }

  private static byte[] bytes(State s) {
    return View.of(s, s.decider()).bytes();
  }

  /** Something to look at before each choice of random games. */
  private interface Check {
    void at(State s, SplittableRandom random);
  }

  private static void games(int number, Check check) {
    var rules = new Rules();
    for (int i = 0; i < number; i++) {
      var random = new SplittableRandom(i);
      Game game = i % 2 == 0 ? three() : teams();
      State s = rules.start((i % 3 == 0 ? game.discreet() : game).withSeed(i));
      while (!s.isOver()) {
        check.at(s, random);
        Options options = rules.options(s);
        rules.apply(s, options.get(random.nextInt(options.size())));
      }
    }
  }

  @Test
  @Tag("proves:DEC-34")
  void theSameViewIsReadWhateverIsHidden() {
    var redeal = new Redeal(1);
    games(
        20,
        (s, _) -> {
          View view = View.of(s, s.decider());
          byte[] bytes = view.bytes();
          assertThat(View.of(s.game(), s.decider(), bytes)).isEqualTo(view);
          assertThat(View.of(redeal.deal(view), s.decider()).bytes()).isEqualTo(bytes);
        });
  }

  /** Another process has a game of its own, and does not know the seed. */
  @Test
  void anotherGameOfTheSameSetUpReadsIt() {
    State s = new Rules().start(three().withSeed(77));
    View view = View.of(three(), s.decider(), bytes(s));
    assertThat(view.bytes()).isEqualTo(bytes(s));
    assertThat(view.game().setup().seed()).isEqualTo(Seed.of(0));
    assertThat(new Rules().options(new Redeal(5).deal(view)).toArray())
        .isEqualTo(new Rules().options(s).toArray());
  }

  @Test
  void onlyWhoIsAskedHasSomethingToAnswer() {
    State s = new Position(three()).hand(0, "peek", "ask").hand(1, "veil", "slash").state();
    for (int viewer : new int[] {1, 2, State.SPECTATOR}) {
      View other = View.of(s, viewer);
      assertThatIllegalStateException().isThrownBy(other::bytes);
    }
    TestGames.play(s, "scheme peek 1.seer", "player 2");
    View seer = View.of(s, 0);
    assertThatIllegalStateException().as("a hidden prompt").isThrownBy(seer::bytes);
  }

  private static void refused(Game game, int viewer, byte[] bytes, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> View.of(game, viewer, bytes))
        .withMessageContaining(message);
  }

  @Test
  void whatIsNoViewOfTheGameIsRefused() {
    State s = new Rules().start(three());
    byte[] bytes = bytes(s);
    refused(three(), 0, new byte[0], "found 0 bytes, expected");
    refused(three(), 0, Arrays.copyOf(bytes, bytes.length - 1), "expected");
    refused(three(), 1, bytes, "another game, viewer or version");
    refused(three(), 3, bytes, "found viewer 3");
    refused(three(), -1, bytes, "found viewer -1");
    refused(teams(), 0, bytes, "bytes, expected");
    Game other =
        TestGames.game(
            Mode.FREE_FOR_ALL,
            Edition.BOOK_2023,
            TestBoards.row(20, 0),
            TestHeroes.seer(),
            TestHeroes.knight(),
            TestHeroes.hider());
    refused(other, 0, bytes, "another game, viewer or version");
    refused(three().discreet(), 0, bytes, "another game, viewer or version");
    byte[] newer = bytes.clone();
    newer[0]++;
    refused(three(), 0, newer, "found a view of form 2, expected form 1");
    for (int i = 1; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 4;
      refused(three(), 0, damaged, "damaged");
    }
  }

  /**
   * Bytes made by somebody who knows the seal: most are refused, and on what is not a game can be
   * played without end or harm; what little is wrong beyond that is an ordinary exception.
   */
  @Test
  void forgedBytesDoNoHarm() {
    int[] counts = new int[3];
    var rules = new Rules();
    games(
        30,
        (s, random) -> {
          byte[] bytes = bytes(s);
          for (int i = 0; i < 8; i++) {
            byte[] mem = Arrays.copyOfRange(bytes, HEAD, bytes.length);
            int used = State.FRAMES + s.get(State.DEPTH) * State.FRAME;
            for (int k = random.nextInt(3); k >= 0; k--) {
              int at =
                  random.nextBoolean()
                      ? random.nextInt(used)
                      : State.FIGHTER_AT + random.nextInt(mem.length - State.FIGHTER_AT);
              mem[at] = (byte) (random.nextBoolean() ? random.nextInt(256) : mem[at] + 1);
            }
            byte[] forged = ViewBytes.sealed(s.game(), s.decider(), mem);
            View view;
            try {
              view = View.of(s.game(), s.decider(), forged);
            } catch (IllegalArgumentException e) {
              counts[0]++;
              continue;
            }
            counts[1]++;
            counts[2] += playsOn(view, rules, random) ? 0 : 1;
          }
        });
    assertThat(counts[0]).as("refused").isGreaterThan(10_000);
    assertThat(counts[1]).as("let through").isGreaterThan(1_500);
    assertThat(counts[2]).as("failed later").isLessThan(counts[1] / 1000);
  }

  private static boolean playsOn(View view, Rules rules, SplittableRandom random) {
    try {
      State s = new Redeal(random.nextLong()).deal(view);
      for (int i = 0; i < 1000 && !s.isOver(); i++) {
        Options options = rules.options(s);
        rules.apply(s, options.get(random.nextInt(options.size())));
      }
      return true;
    } catch (IndexOutOfBoundsException | IllegalStateException e) {
      return false;
    }
  }
}
