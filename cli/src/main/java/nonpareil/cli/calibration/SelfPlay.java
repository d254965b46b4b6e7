package nonpareil.cli.calibration;

import java.util.ArrayList;
import java.util.List;
import nonpareil.ai.Analysis;
import nonpareil.ai.TreePlayer;
import nonpareil.content.Content;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;

/** Duels of a player against itself, in which it names its chance before every action. */
public final class SelfPlay {

  private final Content content;
  private final TreePlayer player;
  private final Rules rules = new Rules();

  public SelfPlay(Content content, TreePlayer player) {
    this.content = content;
    this.player = player;
  }

  private record Named(int player, double chance) {}

  /** Plays a game; boards come in turn, heroes by chance. */
  public void play(int number, long seed, Calibration calibration) {
    var chance = new Chance(new Chance(seed).next() + number);
    State s = rules.start(game(number, chance));
    var told = new ArrayList<Named>();
    while (!s.isOver()) {
      View view = View.of(s, s.decider());
      long thought = chance.next();
      Analysis analysis = player.think(view, thought);
      if (s.decision() == DecisionKind.ACTION && analysis.options().length > 1) {
        told.add(new Named(s.decider(), analysis.chance()));
      }
      rules.apply(s, player.choose(view, analysis, thought));
    }
    for (Named named : told) {
      calibration.add(number, named.chance, (s.winners() >>> named.player & 1) != 0);
    }
  }

  private Game game(int number, Chance chance) {
    List<String> boards = content.boardIds();
    var board = content.board(boards.get(number % boards.size())).board();
    List<Hero> heroes = List.of(hero(chance), hero(chance));
    return new Game(new Setup(Edition.BOOK_2023, Mode.DUEL, board, heroes, chance.next()));
  }

  private Hero hero(Chance chance) {
    List<String> heroes = content.heroIds();
    return content.hero(heroes.get(chance.below(heroes.size()))).hero();
  }
}
