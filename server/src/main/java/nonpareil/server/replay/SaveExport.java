package nonpareil.server.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.log.Position;
import nonpareil.server.log.Result;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;

/**
 * The save of a finished game: the choices that stand, without those that were undone, and without
 * questions that were asked for discretion only.
 */
final class SaveExport {

  private SaveExport() {}

  /** The text of the save; null for a lesson, whose position no set-up leads to. */
  static @Nullable String of(Content content, TableRow row, GameRecord gameRecord) {
    if (gameRecord.origin().lesson() != null) {
      return null;
    }
    GameLog log = plain(gameRecord);
    return new SaveFile(log, controllers(row), ended(gameRecord)).text(content);
  }

  private static GameLog plain(GameRecord gameRecord) {
    Origin origin = gameRecord.origin();
    Game table = origin.game();
    Setup setup = table.setup();
    Position[] path = gameRecord.here().path();
    var mulligans = new ArrayList<Integer>();
    for (Position p : path) {
      if (p.option() == Position.MULLIGAN) {
        mulligans.add(p.player());
      }
    }
    boolean left = Arrays.stream(path).anyMatch(p -> Position.Leaving.of(p.option()) != null);
    var game = new Game(setup); // who leaves, leaves at a question that perhaps only a table asks
    var log = new GameLog(left ? game.discreet() : game, mulligans);
    State s = gameRecord.stateAt(path[0]);
    var leaving = new ArrayList<Position>(); // who gives up before the first turn, leaves in it
    for (int i = 1; i < path.length; i++) {
      if (Position.Leaving.of(path[i].option()) != null) {
        leaving.add(path[i]);
      } else if (path[i].option() >= 0 && log.hash() == s.hash()) {
        log.append(path[i].option());
      }
      gameRecord.apply(s, path[i - 1], path[i].player(), path[i].option(), null);
      if (!gameRecord.pending(s, path[i]).mulligan()) {
        leaving.forEach(p -> leave(log, p));
        leaving.clear();
      }
    }
    goOn(s, log.hash());
    return log;
  }

  private static void leave(GameLog log, Position step) {
    Position.Leaving leaving = Position.Leaving.of(step.option());
    if (leaving != null) {
      log.leave(step.player(), leaving.cause());
    }
  }

  /** A game may have ended, by resigning for example, at a question that only a table asks. */
  private static void goOn(State s, long hash) {
    var rules = new Rules();
    while (s.hash() != hash) {
      Options options = rules.options(s);
      if (options.size() != 1) {
        throw new IllegalStateException("the save would tell another game");
      }
      rules.apply(s, options.get(0));
    }
  }

  private static List<Controller> controllers(TableRow row) {
    var controllers = new ArrayList<Controller>();
    for (SeatRow seat : row.seats()) {
      String level = seat.level();
      controllers.add(level == null ? new Controller.Human() : new Controller.Computer(level, 0));
    }
    return controllers;
  }

  private static SaveFile.@Nullable Ended ended(GameRecord gameRecord) {
    Result result = gameRecord.result();
    if (result == null || gameRecord.state().isOver()) {
      return null;
    }
    Integer loser = result.seat();
    return loser == null
        ? new SaveFile.Ended(result.cause(), -1)
        : new SaveFile.Ended(result.cause(), loser - 1);
  }
}
