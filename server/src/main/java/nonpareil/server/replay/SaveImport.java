package nonpareil.server.replay;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Problem;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Setup;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Bounds;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.log.DraftRule;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Position;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.Result;
import nonpareil.server.log.SeatPlan;
import nonpareil.server.log.Series;
import nonpareil.server.log.Stamp;
import nonpareil.server.log.Steps;
import nonpareil.server.log.TalkRule;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.WatchRule;
import nonpareil.server.log.Written;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import nonpareil.server.wire.Pause;
import org.jspecify.annotations.Nullable;

/**
 * A save from elsewhere as a finished table: it is played again, choice by choice.
 *
 * @param row the table
 * @param log its records, to be stored with it
 */
public record SaveImport(TableRow row, List<LogRecord> log, GameRecord gameRecord) {

  /** Besides them a game has its beginning, mulligans and its end. */
  private static final int MOST_CHOICES = Bounds.RECORDS - 10;

  private static final int MOST_PROBLEMS = 20;
  private static final int LONGEST_PROBLEM = 300;

  /** Reads and replays a save; what is no finished game is refused. */
  public static SaveImport of(
      CompiledGames games, String id, Instant now, String creator, String yaml) {
    SaveFile save;
    try {
      save = SaveFile.parse("save", yaml, games.content());
    } catch (ContentException e) {
      throw Refusal.badValue(problems(e.problems()), null);
    }
    GameLog choices = save.log();
    if (!choices.isOver() && save.ended() == null) {
      throw Refusal.badValue("the game is not over", null);
    }
    if (choices.size() > MOST_CHOICES) {
      throw new Refusal(Refusal.Code.TOO_LARGE, "more than " + MOST_CHOICES + " choices");
    }
    Setup setup = choices.game().setup();
    Agreement agreed = agreed(setup, !choices.mulligans().isEmpty());
    List<String> heroes = setup.heroes().stream().map(h -> h.id()).toList();
    var replay =
        new Replay(
            id,
            now,
            new GameRecord(
                games.origin(agreed, heroes, setup.seed(), 0, choices.game().isDiscreet())));
    Result result = replay.play(save);
    var row =
        new TableRow(
            id,
            0,
            TableRow.OVER,
            creator,
            now,
            Json.text(agreed.json()),
            false,
            null,
            Json.text(result.json()),
            null,
            null,
            seats(save.controllers(), heroes));
    return new SaveImport(row, replay.log, replay.gameRecord);
  }

  /** A file can be wrong in every line, and the answer must stay small. */
  private static String problems(List<Problem> problems) {
    String named =
        problems.stream()
            .limit(MOST_PROBLEMS)
            .map(p -> cut(p.toString()))
            .collect(Collectors.joining("\n"));
    int more = problems.size() - MOST_PROBLEMS;
    return more > 0 ? named + "\nand %d more".formatted(more) : named;
  }

  private static String cut(String problem) {
    return problem.length() <= LONGEST_PROBLEM
        ? problem
        : problem.substring(0, LONGEST_PROBLEM) + "…";
  }

  private static Agreement agreed(Setup setup, boolean mulligan) {
    return new Agreement(
        setup.mode(),
        setup.edition(),
        setup.board().id(),
        mulligan,
        new ClockRule.None(),
        UndoRule.RULES,
        false,
        false,
        true,
        null,
        TalkRule.OFF,
        DraftRule.FREE,
        Series.NONE,
        WatchRule.LINK,
        SeatPlan.PLAIN);
  }

  private static List<SeatRow> seats(List<Controller> controllers, List<String> heroes) {
    var seats = new ArrayList<SeatRow>();
    for (int i = 0; i < heroes.size(); i++) {
      String level = controllers.get(i) instanceof Controller.Computer c ? c.level() : null;
      String who = level == null ? "link" : "computer";
      seats.add(new SeatRow(i + 1, who, null, "", level, heroes.get(i), null));
    }
    return seats;
  }

  /** The game once more, written down as a table would. */
  private static final class Replay {

    private final String table;
    private final Instant now;
    private final GameRecord gameRecord;
    private final List<LogRecord> log = new ArrayList<>();

    Replay(String table, Instant now, GameRecord gameRecord) {
      this.table = table;
      this.now = now;
      this.gameRecord = gameRecord;
    }

    private Result play(SaveFile save) {
      GameLog choices = save.log();
      add(gameRecord.start(table, now, null));
      if (gameRecord.origin().start().mulligan()) {
        for (int p = 0; p < choices.game().players(); p++) {
          add(p + 1, new Recorded.Mulliganed(!choices.mulligans().contains(p)));
        }
      }
      for (GameLog.Choice choice : choices.choices()) {
        Position.Leaving leaving =
            choice.option() == GameLog.LEFT ? Position.Leaving.of(choice.text()) : null;
        add(
            choice.player() + 1,
            leaving == null ? new Recorded.Chosen(List.of(choice.text())) : Recorded.of(leaving));
      }
      Result result = result(save.ended());
      Integer loser = result.seat();
      if (save.ended() != null && Result.RESIGNED.equals(result.cause())) {
        add(loser == null ? 0 : loser, new Recorded.Resigned(false));
      }
      add(0, new Recorded.Ended(result));
      return result;
    }

    private Result result(SaveFile.@Nullable Ended ended) {
      if (ended == null) {
        return gameRecord.resultAt(gameRecord.here());
      }
      return ended.player() < 0
          ? Result.drawn(ended.cause())
          : Result.lost(gameRecord.origin().game(), ended.player() + 1, ended.cause());
    }

    private void add(int seat, Recorded what) {
      Steps steps = gameRecord.carryOut(seat, what);
      var stamp =
          Stamp.of(GameRecord.hash(steps.state()), Pause.of(steps.outcome().events()), null);
      boolean ended = what instanceof Recorded.Ended;
      int turn = ended ? 0 : gameRecord.pending(steps.state(), steps.after()).seat();
      add(Written.of(table, steps, seat, turn, now, null, what, stamp));
    }

    private void add(Written written) {
      gameRecord.accept(written);
      log.add(written.row());
    }
  }
}
