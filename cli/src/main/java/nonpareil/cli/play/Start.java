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
 * A game that has not begun.
 *
 * @param heroes ids in turn order; in teams 1 and 3 against 2 and 4
 */
public record Start(
    Mode mode,
    List<String> heroes,
    String board,
    Edition edition,
    Seed seed,
    List<Controller> controllers) {

  /** Who plays where nobody is named: as many of them as there are seats. */
  public static final List<String> HEROES =
      List.of("king-arthur", "medusa", "sherlock-holmes", "sinbad");

  public static final String BOARD = "sarpedon";

  /** Sets the game up; an unknown id is refused with those there are. */
  public SaveFile game(Content content) {
    var setup =
        new Setup(
            edition,
            mode,
            content.board(board).board(),
            heroes.stream().map(content::hero).map(HeroSheet::hero).toList(),
            seed);
    return new SaveFile(new GameLog(new Game(setup)), controllers);
  }
}
