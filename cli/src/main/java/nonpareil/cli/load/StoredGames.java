package nonpareil.cli.load;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Seed;
import nonpareil.engine.game.State;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.log.Dealing;
import nonpareil.server.log.DraftRule;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Recorded;
import nonpareil.server.log.SeatPlan;
import nonpareil.server.log.Series;
import nonpareil.server.log.Stamp;
import nonpareil.server.log.Steps;
import nonpareil.server.log.TalkRule;
import nonpareil.server.log.UndoRule;
import nonpareil.server.log.WatchRule;
import nonpareil.server.log.Written;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.SqliteStore;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;

/** A store with many duels in play, as a server leaves it that is killed. */
public final class StoredGames {

  private static final int AT_ONCE = 100;
  private static final int CLOCK_DAYS = 14;

  private final Content content = Content.bundled();
  private final CompiledGames games =
      new CompiledGames(content, () -> Lessons.of(content), Dealing.SHUFFLED);
  private final SplittableRandom random = new SplittableRandom(1);
  private final Instant began = Instant.ofEpochMilli(System.currentTimeMillis() - 3_600_000);
  private final List<TableRow> rows = new ArrayList<>();
  private final List<LogRecord> records = new ArrayList<>();

  private StoredGames() {}

  /**
   * Writes it, which takes a while.
   *
   * @param choices how many were made in each game, at random
   * @return the ids of the tables
   */
  public static List<String> write(Path file, int games, int choices) {
    var writing = new StoredGames();
    var ids = new ArrayList<String>();
    try (Store store = SqliteStore.open(file)) {
      for (int i = 0; i < games; i++) {
        String id = "tbench" + i;
        writing.play(id, choices);
        ids.add(id);
        if (writing.rows.size() == AT_ONCE || i == games - 1) {
          store.save(writing.rows, writing.records).join();
          writing.rows.clear();
          writing.records.clear();
        }
      }
    }
    return ids;
  }

  private String any(List<String> ids) {
    return ids.get(random.nextInt(ids.size()));
  }

  private void play(String table, int choices) {
    String first = any(content.heroIds());
    String second = any(content.heroIds().stream().filter(hero -> !hero.equals(first)).toList());
    var agreed =
        new Agreement(
            Mode.DUEL,
            Edition.CURRENT,
            any(content.boardIds()),
            false,
            new ClockRule.Days(CLOCK_DAYS),
            UndoRule.RULES,
            false,
            false,
            false,
            null,
            TalkRule.FREE,
            DraftRule.FREE,
            Series.NONE,
            WatchRule.LIST,
            SeatPlan.PLAIN);
    var seed = new Seed(random.nextLong(), random.nextLong());
    var game =
        new GameRecord(games.origin(agreed, List.of(first, second), seed, random.nextLong(), true));
    add(game, game.start(table, began, 0L));
    for (int i = 0; i < choices && !game.state().isOver(); i++) {
      choose(table, game);
    }
    rows.add(
        new TableRow(
            table,
            0,
            TableRow.PLAYING,
            "pbench1",
            began,
            Json.text(agreed.json()),
            false,
            null,
            null,
            null,
            null,
            List.of(seat(1, first), seat(2, second))));
  }

  private static SeatRow seat(int number, String hero) {
    return new SeatRow(number, "link", "pbench" + number, "Player", null, hero, null);
  }

  private void choose(String table, GameRecord game) {
    State state = game.state();
    Options options = game.options(state);
    int option = options.get(random.nextInt(options.size()));
    int seat = game.pending().seat();
    var what = new Recorded.Chosen(List.of(game.origin().names().option(state, option)));
    Steps steps = game.carryOut(seat, what);
    if (steps.state().isOver()) {
      return; // it stays in play
    }
    int turn = game.pending(steps.state(), steps.after()).seat();
    var stamp =
        new Stamp(GameRecord.hash(steps.state()), 0, new Stamp.Spent(seat, 1_000, 0), null, 0L);
    int number = steps.record();
    Instant at = began.plusMillis(number);
    String request = "pbench%d %s-%d".formatted(seat, table, number);
    add(game, Written.of(table, steps, seat, turn, at, request, what, stamp));
  }

  private void add(GameRecord game, Written written) {
    game.accept(written);
    records.add(written.row());
  }
}
