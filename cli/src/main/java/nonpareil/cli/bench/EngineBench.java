package nonpareil.cli.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Playout;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;

/**
 * Figures of the engine on one thread: random games over all pairs of heroes and all boards, and in
 * the middle of such games copies and re-deals.
 */
public final class EngineBench {

  /** How far into a game copies and re-deals are measured. */
  private static final int MIDDLE = 80;

  private static final int MOST_DECISIONS = 100_000;
  private static final int WARM_UP_ROUNDS = 4;
  private static final int BATCH = 1_000;

  private final List<State> states = new ArrayList<>();
  private final Playout playout = new Playout(1);

  /** Something the compiler cannot throw away. */
  private long sink;

  public EngineBench(Content content, Mode mode, int players) {
    var rules = new Rules();
    List<String> heroes = content.heroIds();
    for (String board : content.boardIds()) {
      if (content.board(board).board().starts() < mode.startSpaces()) {
        continue;
      }
      for (int i = 0; i < heroes.size() * heroes.size(); i++) {
        var chosen = new ArrayList<Hero>();
        for (int p = 0, rest = i; p < players; p++, rest = rest / heroes.size() + p * 7) {
          chosen.add(content.hero(heroes.get(rest % heroes.size())).hero());
        }
        states.add(
            rules.start(
                new Game(
                    new Setup(Edition.BOOK_2023, mode, content.board(board).board(), chosen, i))));
      }
    }
  }

  /** All figures by name, each measured for so many seconds after a warm-up. */
  public Map<String, Double> measure(double seconds) {
    for (int i = 0; i < WARM_UP_ROUNDS; i++) {
      games(seconds / 2);
    }
    var figures = new LinkedHashMap<String, Double>(games(seconds));
    for (State s : states) {
      playout.restart(s);
      playout.play(s, MIDDLE);
    }
    figures.put("copiesPerSecond", rate(seconds, (_, s) -> sink += s.copy().actionsLeft()));
    List<State> copies = states.stream().map(State::copy).toList();
    figures.put("copiesIntoPerSecond", rate(seconds, (i, s) -> s.copyInto(copies.get(i))));
    var redeal = new Redeal(1);
    List<View> views = states.stream().map(s -> View.of(s, s.decider())).toList();
    figures.put(
        "redealsPerSecond", rate(seconds, (i, _) -> redeal.dealInto(views.get(i), copies.get(i))));
    figures.put("stateBytes", (double) states.getFirst().heapBytes());
    if (sink == Long.MIN_VALUE) {
      throw new IllegalStateException();
    }
    return figures;
  }

  private Map<String, Double> games(double seconds) {
    long decisions = 0;
    long games = 0;
    long begin = System.nanoTime();
    double passed;
    do {
      for (State s : states) {
        playout.restart(s);
        decisions += playout.play(s, MOST_DECISIONS);
        games++;
      }
      passed = (System.nanoTime() - begin) / 1e9;
    } while (passed < seconds);
    var figures = new LinkedHashMap<String, Double>();
    figures.put("decisionsPerSecond", decisions / passed);
    figures.put("gamesPerSecond", games / passed);
    figures.put("decisionsPerGame", (double) decisions / games);
    return figures;
  }

  private interface Work {
    void on(int index, State s);
  }

  /** How often a second something can be done, going round over all states. */
  private double rate(double seconds, Work work) {
    run(seconds / 2, work);
    return run(seconds, work);
  }

  private double run(double seconds, Work work) {
    long done = 0;
    long begin = System.nanoTime();
    double passed;
    do {
      for (int i = 0; i < states.size(); i++) {
        State s = states.get(i);
        for (int k = 0; k < BATCH; k++) {
          work.on(i, s);
        }
        done += BATCH;
      }
      passed = (System.nanoTime() - begin) / 1e9;
    } while (passed < seconds);
    return done / passed;
  }
}
