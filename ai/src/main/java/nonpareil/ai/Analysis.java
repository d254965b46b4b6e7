package nonpareil.ai;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import nonpareil.engine.game.View;

/**
 * What the options of a view are worth, thought about for as long as one likes: it can be read at
 * any time while it goes on. Several searches with sources of chance of their own share the work;
 * which of them do how much does not depend on how many threads there are.
 */
public final class Analysis {

  /** How many independent searches make up a long analysis. */
  static final int SEARCHES = 2;

  /** Small enough that a reader never waits for long. */
  private static final int BATCH = 64;

  /** Small enough that a time is kept. */
  private static final int SMALL_BATCH = 8;

  /** How often a player looks whether it may stop: it costs time itself. */
  private static final int LOOKS = 40;

  /**
   * An option and what is thought of it.
   *
   * @param visits how often it was tried
   * @param chance of the viewer to win the game with it
   * @param share how often it should be taken: where a card is laid face down, a mix that others
   *     cannot turn against the player; else the share of the visits
   */
  public record Ranked(int option, int visits, double chance, double share) {}

  /** A search and who may touch it; in turn, so that a reader never waits for more than a batch. */
  private record Guarded(Search search, Lock lock) {}

  private final List<Guarded> searches = new ArrayList<>();
  private final boolean mixes;

  public Analysis(View view, long seed) {
    this(view, SearchSettings.DEFAULT, seed, SEARCHES);
  }

  /** An analysis by a single search. */
  public Analysis(View view, SearchSettings settings, long seed) {
    this(view, settings, seed, 1);
  }

  Analysis(View view, SearchSettings settings, long seed, int count) {
    mixes = Search.isCommitment(view.decision());
    for (int i = 0; i < count; i++) {
      var search = new Search(view, settings, seed + i * 0x632BE59BD9B4E019L);
      searches.add(new Guarded(search, new ReentrantLock(true)));
    }
  }

  /** The options of the decision, in their listed order. */
  public int[] options() {
    return searches.getFirst().search.options();
  }

  /** Whether the options are cards laid face down: then their shares are a mix to be played. */
  public boolean mixes() {
    return mixes;
  }

  /** Thinks for so many iterations on this thread. */
  public void think(int iterations) {
    for (int i = 0; i < searches.size(); i++) {
      part(i, share(iterations, i));
    }
  }

  /** Thinks for so many iterations on as many threads as there are searches: the same result. */
  public void thinkParallel(int iterations) {
    inParallel(i -> part(i, share(iterations, i)));
  }

  /**
   * Thinks until the most tried option is sure to stay so with that many iterations: the same
   * choice in less time.
   */
  void thinkUntilSure(int iterations, boolean parallel) {
    int step = Math.ceilDiv(iterations, LOOKS);
    IntConsumer work =
        i -> {
          for (int left = share(iterations, i); left > 0 && !isSure(iterations); left -= step) {
            part(i, Math.min(step, left));
          }
        };
    if (parallel) {
      inParallel(work);
    } else {
      IntStream.range(0, searches.size()).forEach(work);
    }
  }

  private boolean isSure(int iterations) {
    if (mixes) {
      return false;
    }
    List<Ranked> ranked = ranked();
    int left = iterations;
    for (Ranked r : ranked) {
      left -= r.visits();
    }
    return ranked.get(0).visits() - ranked.get(1).visits() > left;
  }

  /** Thinks for a time on this thread, at least for a moment. */
  public void think(Duration time) {
    long begin = System.nanoTime();
    do {
      for (int i = 0; i < searches.size(); i++) {
        part(i, SMALL_BATCH);
      }
    } while (System.nanoTime() - begin < time.toNanos());
  }

  /** Thinks for a time on as many threads as there are searches. */
  public void thinkParallel(Duration time) {
    long begin = System.nanoTime();
    inParallel(
        i -> {
          do {
            part(i, SMALL_BATCH);
          } while (System.nanoTime() - begin < time.toNanos());
        });
  }

  private void inParallel(IntConsumer work) {
    var threads = new ArrayList<Thread>();
    for (int i = 1; i < searches.size(); i++) {
      int part = i;
      threads.add(Thread.ofPlatform().start(() -> work.accept(part)));
    }
    work.accept(0);
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private int share(int iterations, int search) {
    int count = searches.size();
    return iterations / count + (search < iterations % count ? 1 : 0);
  }

  private void part(int index, int iterations) {
    Guarded guarded = searches.get(index);
    for (int left = iterations; left > 0; left -= BATCH) {
      guarded.lock.lock();
      try {
        guarded.search.run(Math.min(BATCH, left));
      } finally {
        guarded.lock.unlock();
      }
    }
  }

  /** What is thought so far, the most tried option first. */
  public List<Ranked> ranked() {
    Map<Integer, Ranked> sums = new LinkedHashMap<>();
    for (Guarded guarded : searches) {
      List<Search.Estimate> estimates;
      guarded.lock.lock();
      try {
        estimates = guarded.search.estimates();
      } finally {
        guarded.lock.unlock();
      }
      for (Search.Estimate e : estimates) {
        double share = e.share() / searches.size();
        var ranked = new Ranked(e.option(), e.visits(), e.chance(), share);
        sums.merge(e.option(), ranked, Analysis::both);
      }
    }
    var list = new ArrayList<>(sums.values());
    list.sort(Comparator.comparingInt(Ranked::visits).reversed());
    return list;
  }

  /** The viewer's chance to win the game, playing on as this analysis would. */
  public double chance() {
    List<Ranked> ranked = ranked();
    if (!mixes) {
      return ranked.getFirst().chance();
    }
    double sum = 0;
    for (Ranked r : ranked) {
      sum += r.share() * r.chance();
    }
    return sum;
  }

  private static Ranked both(Ranked a, Ranked b) {
    int visits = a.visits + b.visits;
    double chance = visits == 0 ? 0 : (a.visits * a.chance + b.visits * b.chance) / visits;
    return new Ranked(a.option, visits, chance, a.share + b.share);
  }
}
