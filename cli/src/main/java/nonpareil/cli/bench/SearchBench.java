package nonpareil.cli.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.ai.Analysis;
import nonpareil.ai.SearchSettings;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Playout;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;

/**
 * Iterations of the information-set search on one thread, from the middle of random duels: one for
 * each pair of heroes on each board, half as many decisions old as it lasted in the end.
 */
public final class SearchBench {

  private static final int MOST_DECISIONS = 100_000;

  /** Iterations spent on a position before the next one. */
  private static final int ITERATIONS = 200;

  private final Rules rules = new Rules();
  private final List<View> views = new ArrayList<>();

  public SearchBench(Content content) {
    for (String board : content.boardIds()) {
      for (String one : content.heroIds()) {
        for (String other : content.heroIds()) {
          List<Hero> heroes = List.of(content.hero(one).hero(), content.hero(other).hero());
          int seed = views.size();
          var setup =
              new Setup(Edition.BOOK_2023, Mode.DUEL, content.board(board).board(), heroes, seed);
          views.add(middle(new Game(setup), seed));
        }
      }
    }
  }

  private View middle(Game game, long seed) {
    int length = new Playout(seed).play(rules.start(game), MOST_DECISIONS);
    State s = rules.start(game);
    int played = new Playout(seed).play(s, length / 2);
    while (rules.options(s).size() == 1 && played < length - 1) {
      rules.apply(s, rules.options(s).get(0));
      played++;
    }
    return View.of(s, s.decider());
  }

  /** Both figures by name, each measured for so many seconds after a warm-up. */
  public Map<String, Double> measure(double seconds) {
    var figures = new LinkedHashMap<String, Double>();
    figures.put("searchIterationsPerSecondToTheEnd", rate(SearchSettings.TO_THE_END, seconds));
    figures.put("searchIterationsPerSecond", rate(SearchSettings.DEFAULT, seconds));
    return figures;
  }

  private double rate(SearchSettings settings, double seconds) {
    run(settings, seconds);
    return run(settings, seconds);
  }

  private double run(SearchSettings settings, double seconds) {
    long done = 0;
    long begin = System.nanoTime();
    double passed;
    int next = 0;
    do {
      var analysis = new Analysis(views.get(next), settings, done);
      analysis.think(ITERATIONS);
      done += ITERATIONS;
      next = (next + 1) % views.size();
      passed = (System.nanoTime() - begin) / 1e9;
    } while (passed < seconds || next != 0);
    return done / passed;
  }
}
