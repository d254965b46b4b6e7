package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Playout;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.junit.jupiter.api.Test;

/**
 * The path of search allocates nothing once its buffers have grown; counted in bytes, not in time.
 */
final class AllocationTest {

  private static final int DECISIONS = 10_000;

  /** What the measurement itself may take, however many decisions are made. */
  private static final int CONSTANT = 1024;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static List<State> states() {
    var states = new ArrayList<State>();
    for (int i = 0; i < 100; i++) {
      states.add(new Rules().start(RealGames.ALL.game(i)));
    }
    return states;
  }

  /** Plays at least so many decisions over all states. */
  private static long play(Playout playout, List<State> states, long most) {
    long decisions = 0;
    while (decisions < most) {
      for (State s : states) {
        playout.restart(s);
        decisions += playout.play(s, 100_000);
      }
    }
    return decisions;
  }

  @Test
  void aPlayoutAllocatesNothing() {
    List<State> states = states();
    var playout = new Playout(1);
    play(playout, states, 5 * DECISIONS);
    long before = THREADS.getCurrentThreadAllocatedBytes();
    long decisions = play(playout, states, 2 * DECISIONS);
    long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
    assertThat(decisions).isGreaterThan(DECISIONS);
    assertThat(bytes).isLessThan(CONSTANT);
  }

  @Test
  void aRedealIntoAStateAllocatesNothing() {
    List<State> states = states();
    var playout = new Playout(2);
    var views = new ArrayList<View>();
    for (State s : states) {
      playout.play(s, 80);
      views.add(View.of(s, 0));
    }
    var redeal = new Redeal(3);
    for (int i = 0; i < 200_000; i++) {
      redeal.dealInto(views.get(i % views.size()), states.get(i % views.size()));
    }
    long before = THREADS.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < DECISIONS; i++) {
      redeal.dealInto(views.get(i % views.size()), states.get(i % views.size()));
    }
    long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
    assertThat(bytes).isLessThan(CONSTANT);
  }
}
