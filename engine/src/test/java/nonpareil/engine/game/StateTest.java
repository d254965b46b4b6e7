package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Test;

final class StateTest {

  private static final Hero[] FOUR = {
    TestHeroes.seer(), TestHeroes.hider(), TestHeroes.ghost(), TestHeroes.knight()
  };

  private static Game game() {
    return TestGames.game(
        Mode.FREE_FOR_ALL, Edition.BOOK_2023, TestBoards.row(20, 1L << 2 | 1L << 15), FOUR);
  }

  @Test
  void aCopySharesNothing() {
    var random = new SplittableRandom(9);
    var rules = new Rules();
    for (int round = 0; round < 20; round++) {
      State s = rules.start(game().withSeed(round));
      List<State> kept = new ArrayList<>();
      List<byte[]> memories = new ArrayList<>();
      while (!s.isOver()) {
        State next = s.copy();
        assertThat(next).isEqualTo(s).isNotSameAs(s).hasSameHashCodeAs(s);
        kept.add(s);
        memories.add(s.mem.clone());
        Options options = rules.options(next);
        rules.apply(next, options.get(random.nextInt(options.size())), _ -> {});
        assertThat(next).isNotEqualTo(s);
        s = next;
      }
      for (int i = 0; i < kept.size(); i++) {
        assertThat(kept.get(i).mem).isEqualTo(memories.get(i));
      }
    }
  }

  @Test
  void copyingIntoAnotherStateMakesThemEqual() {
    var rules = new Rules();
    Game game = game();
    State s = rules.start(game);
    var playout = new Playout(10);
    playout.restart(s);
    playout.play(s, 60);
    State target = rules.start(game);
    int[] before = rules.options(target).toArray();
    s.copyInto(target);
    assertThat(target).isEqualTo(s);
    assertThat(target.hash()).isEqualTo(s.hash());
    assertThat(rules.options(target).toArray())
        .as("options listed for the old content are forgotten")
        .isEqualTo(new Rules().options(s).toArray())
        .isNotEqualTo(before);
  }

  @Test
  void everyByteAndTheSeedCountForEqualityAndHash() {
    State s = new Rules().start(game());
    long hash = s.hash();
    for (int i = 0; i < s.mem.length; i++) {
      State other = s.copy();
      other.mem[i] ^= 1;
      assertThat(other).isNotEqualTo(s);
      // Hashes that are stored with games must not change with what was added to the state since.
      boolean stored = i < State.LATER || i >= State.LATER_END;
      assertThat(other.hash() != hash).as("byte %d", i).isEqualTo(stored);
    }
    State other = s.copy();
    other.seed++;
    assertThat(other).isNotEqualTo(s);
    assertThat(other.hash()).isNotEqualTo(hash);
    assertThat(new Rules().start(game())).as("another game").isNotEqualTo(s);
  }

  @Test
  void aStateTakesLessThanAKilobyte() {
    State s = new Rules().start(game());
    assertThat(s.heapBytes()).isLessThan(1024).isEqualTo(measured(s));
    State duel = new Rules().start(TestGames.duel(FOUR[0], FOUR[1]));
    assertThat(duel.heapBytes()).isLessThan(s.heapBytes()).isEqualTo(measured(duel));
  }

  /** What a copy really takes, by the count of the virtual machine. */
  private static int measured(State s) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var copies = new State[10_000];
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < copies.length; i++) {
      copies[i] = s.copy();
    }
    long after = threads.getCurrentThreadAllocatedBytes();
    return (int) ((after - before) / copies.length);
  }

  @Test
  void aRestartedStateIsTheSameAsANewOne() {
    var rules = new Rules();
    State s = rules.start(game());
    new Playout(11).play(s, 100);
    rules.restart(s, 77);
    State fresh = rules.start(s.game().withSeed(77));
    assertThat(s.mem).isEqualTo(fresh.mem);
    assertThat(s.hash()).isEqualTo(fresh.hash());
  }

  @Test
  void placesInADeckShiftWhenACardIsTakenOutOrPutIn() {
    State s =
        new TestGames.Position(TestGames.duel(TestHeroes.seer(), TestHeroes.knight()))
            .hand(0, "peek")
            .deck(0, "ask", "study", "doom", "expose")
            .state();
    s.deckKnownToOwner(0, 0b1011);
    s.deckKnownToAll(0, 0b1001);
    assertThat(Cards.removeFromDeck(s, 0, 1)).isEqualTo(card(s, "doom"));
    assertThat(s.deckKnownToOwner(0)).isEqualTo(0b101);
    assertThat(s.deckKnownToAll(0)).isEqualTo(0b101);
    Cards.putIntoDeck(s, 0, card(s, "peek"), 1, Event.Cause.RULE);
    assertThat(s.deckKnownToOwner(0)).isEqualTo(0b1011);
    assertThat(s.deckKnownToAll(0)).isEqualTo(0b1001);
    assertThat(s.deckSize(0)).isEqualTo(4);
    assertThat(s.deckCard(0, 1)).isEqualTo(card(s, "peek"));
    Cards.shuffle(s, 0);
    assertThat(s.deckKnownToOwner(0)).isZero();
    assertThat(s.deckKnownToAll(0)).isZero();
  }

  private static int card(State s, String id) {
    return s.game().seat(0).deck().number(id);
  }
}
