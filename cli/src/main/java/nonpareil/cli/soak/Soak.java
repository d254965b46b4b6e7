package nonpareil.cli.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import nonpareil.content.Content;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Setup;
import nonpareil.engine.hero.Hero;

/** Random games over all heroes, boards, modes and editions. */
public final class Soak {

  private final Content content;
  private final List<String> always;
  private final long seed;

  public Soak(Content content, long seed) {
    this(content, List.of(), seed);
  }

  /**
   * @param always the heroes one of which plays in every game; all if there are none
   */
  public Soak(Content content, List<String> always, long seed) {
    this.content = content;
    this.always = always.isEmpty() ? content.heroIds() : always;
    this.seed = seed;
  }

  /** Plays games on several threads; the first finding ends it. */
  public Tally run(long games, int threads, LongConsumer progress) throws InterruptedException {
    var next = new AtomicLong();
    var tally = new Tally();
    try (var pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        parts.add(pool.submit(() -> work(next, games, progress)));
      }
      for (Future<Tally> part : parts) {
        tally.add(part.get());
      }
    } catch (ExecutionException e) {
      next.set(games);
      if (e.getCause() instanceof Finding finding) {
        throw finding;
      }
      throw new IllegalStateException(e.getCause());
    }
    return tally;
  }

  private Tally work(AtomicLong next, long games, LongConsumer progress) {
    var tally = new Tally();
    try {
      for (long i = next.getAndIncrement(); i < games; i = next.getAndIncrement()) {
        Setup setup = setup(i);
        var game = new RandomGame(setup, mix(seed + i), i % 3 == 2);
        tally.game(game.play());
        game.countInto(tally);
        tally.count("mode", setup.mode().text() + " " + setup.heroes().size());
        tally.count("edition", setup.edition().text());
        tally.count("board", setup.board().id());
        setup.heroes().forEach(h -> tally.count("hero", h.id()));
        progress.accept(i + 1);
      }
    } finally {
      next.addAndGet(games); // a finding in one thread stops the others
    }
    return tally;
  }

  /** Every hero pair on every board comes up in turn; every fourth game has more players. */
  private Setup setup(long i) {
    List<String> heroes = content.heroIds();
    List<String> boards = content.boardIds();
    int n = heroes.size();
    long pairs = (long) always.size() * n;
    long pair = i % pairs;
    var chosen = new ArrayList<Hero>();
    chosen.add(content.hero(always.get((int) (pair / n))).hero());
    chosen.add(content.hero(heroes.get((int) (pair % n))).hero());
    long random = mix(seed ^ mix(i));
    if (always.size() < n && (random >>> 30 & 1) == 0) {
      Collections.swap(chosen, 0, 1); // second in turn order as often as first
    }
    var board = content.board(boards.get((int) (i / pairs % boards.size()))).board();
    Mode mode = Mode.DUEL;
    if (board.starts() >= 4 && random % 4 == 0) {
      mode = random % 8 == 0 ? Mode.TEAMS : Mode.FREE_FOR_ALL;
      int players = mode == Mode.TEAMS || random % 3 == 0 ? 4 : 3;
      for (int p = 2; p < players; p++) {
        int hero = (int) Long.remainderUnsigned(mix(random + p), n);
        chosen.add(content.hero(heroes.get(hero)).hero());
      }
    }
    Edition edition = (random >>> 20 & 1) == 0 ? Edition.BOOK_2019 : Edition.BOOK_2023;
    return new Setup(edition, mode, board, chosen, random);
  }

  private static long mix(long value) {
    return Chance.mix(value) & Long.MAX_VALUE;
  }
}
