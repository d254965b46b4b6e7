package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import nonpareil.engine.hero.Hero;

/** Random games of one hero in all modes and editions: they end, views and their bytes hold. */
final class RandomWalks {

  private RandomWalks() {}

  /** The hero has every other seat, a plain one the rest. */
  static void play(Hero all) {
    var redeal = new Redeal(1);
    var rules = new Rules();
    for (int i = 0; i < 40; i++) {
      var random = new SplittableRandom(i);
      Mode mode = Mode.values()[i % Mode.values().length];
      int players = mode == Mode.DUEL ? 2 : mode == Mode.TEAMS ? 4 : 3;
      var heroes = new Hero[players];
      for (int p = 0; p < players; p++) {
        heroes[p] = p % 2 == 0 ? all : TestHeroes.knight();
      }
      Edition edition = i % 2 == 0 ? Edition.BOOK_2019 : Edition.BOOK_2023;
      Game game = TestGames.game(mode, edition, TestBoards.row(24, 0), heroes);
      State s = rules.start((i % 3 == 0 ? game.discreet() : game).withSeed(i));
      int choices = 0;
      while (!s.isOver()) {
        View view = View.of(s, s.decider());
        assertThat(View.of(s.game(), s.decider(), view.bytes())).isEqualTo(view);
        assertThat(View.of(redeal.deal(view), s.decider())).isEqualTo(view);
        Options options = rules.options(s);
        rules.apply(s, options.get(random.nextInt(options.size())));
        assertThat(++choices).isLessThan(20_000);
      }
    }
  }
}
