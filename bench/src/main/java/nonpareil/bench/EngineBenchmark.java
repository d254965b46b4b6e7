package nonpareil.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nonpareil.content.Content;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Playout;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The figures of the engine in random duels over all pairs of heroes and all boards: decisions, and
 * in the middle of the games copies, views and re-deals. All are operations a second on one thread.
 *
 * <p>Run with {@code java -jar bench/target/benchmarks.jar}.
 */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EngineBenchmark {

  /** How far into a game copies, views and re-deals are measured. */
  private static final int MIDDLE = 80;

  private static final int BATCH = 1000;

  private final List<nonpareil.engine.game.State> playing = new ArrayList<>();
  private final List<nonpareil.engine.game.State> middle = new ArrayList<>();
  private final List<nonpareil.engine.game.State> targets = new ArrayList<>();
  private final List<View> views = new ArrayList<>();
  private final Playout playout = new Playout(1);
  private final Redeal redeal = new Redeal(1);
  private int next;

  /** A game of every pair on every board. */
  @Setup
  public void begin() {
    Content content = Content.bundled();
    List<Hero> heroes = content.heroIds().stream().map(id -> content.hero(id).hero()).toList();
    var rules = new Rules();
    for (String id : content.boardIds()) {
      Board board = content.board(id).board();
      for (Hero one : heroes) {
        for (Hero other : heroes) {
          playing.add(rules.start(new Game(duel(board, one, other))));
        }
      }
    }
    for (nonpareil.engine.game.State s : playing) {
      nonpareil.engine.game.State copy = s.copy();
      playout.play(copy, MIDDLE);
      middle.add(copy);
      targets.add(copy.copy());
      views.add(View.of(copy, copy.decider()));
    }
  }

  private static nonpareil.engine.game.Setup duel(Board board, Hero one, Hero other) {
    return new nonpareil.engine.game.Setup(
        Edition.BOOK_2023, Mode.DUEL, board, List.of(one, other), 1);
  }

  /** The games come round in turn, so that no branch is predicted from one game alone. */
  private int turn() {
    next = next + 1 == middle.size() ? 0 : next + 1;
    return next;
  }

  /** Choosing and carrying out, knowledge tracking on; a game that is over begins anew. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public nonpareil.engine.game.State decisions() {
    nonpareil.engine.game.State s = playing.get(turn());
    for (int left = BATCH; left > 0; ) {
      if (s.isOver()) {
        playout.restart(s);
      }
      left -= playout.play(s, left);
    }
    return s;
  }

  @Benchmark
  public nonpareil.engine.game.State copies() {
    return middle.get(turn()).copy();
  }

  @Benchmark
  public nonpareil.engine.game.State copiesInto() {
    int i = turn();
    nonpareil.engine.game.State target = targets.get(i);
    middle.get(i).copyInto(target);
    return target;
  }

  @Benchmark
  public View views() {
    nonpareil.engine.game.State s = middle.get(turn());
    return View.of(s, s.decider());
  }

  @Benchmark
  public nonpareil.engine.game.State redeals() {
    int i = turn();
    redeal.dealInto(views.get(i), targets.get(i));
    return targets.get(i);
  }
}
