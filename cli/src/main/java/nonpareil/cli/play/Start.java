package nonpareil.cli.play;

import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Seed;
import nonpareil.engine.game.Setup;

/**
 * A duel that has not begun.
 *
 * @param heroes ids in turn order
 */
public record Start(
    List<String> heroes, String board, Edition edition, Seed seed, List<Controller> controllers) {

  public static final List<String> HEROES = List.of("king-arthur", "medusa");
  public static final String BOARD = "sarpedon";

  /** Sets the game up; an unknown id is refused with those there are. */
  public SaveFile game(Content content) {
    var setup =
        new Setup(
            edition,
            Mode.DUEL,
            content.board(board).board(),
            heroes.stream().map(content::hero).map(HeroSheet::hero).toList(),
            seed);
    return new SaveFile(new GameLog(new Game(setup)), controllers);
  }
}
