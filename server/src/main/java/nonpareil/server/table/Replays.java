package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import nonpareil.engine.game.State;
import nonpareil.server.health.Faults;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.replay.Archive;
import nonpareil.server.replay.Chances;
import nonpareil.server.replay.Hindsight;
import nonpareil.server.replay.SaveImport;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * CompiledGames to look at again: replays, saves, and saves from elsewhere. ArchivedTable games are
 * read from the store without the lock of a table: they change no more.
 */
final class Replays {

  private static final long POOL_SECONDS = 60;

  private final Services services;
  private final TablesInMemory tables;
  private final Chances chances;

  /** Who waits to hear what the computer would have done. */
  private final Set<String> looking = ConcurrentHashMap.newKeySet();

  Replays(Services services, TablesInMemory tables) {
    this.services = services;
    this.tables = tables;
    chances =
        new Chances(
            services.store(),
            services.games(),
            services.computers(),
            () -> services.time().millis());
  }

  // ---- replays

  /** A replay as the text of its JSON, which is made while it is read. */
  InputStream replay(String table, @Nullable Person me, String eyes) {
    TableRow row = tables.row(table, me);
    Integer viewer = ArchivedTable.viewer(eyes, row.seats().size());
    if (viewer == null && !eyes.equals(Archive.OPEN)) {
      throw new Refusal(Code.BAD_VALUE, "expected a seat, open or public", "eyes");
    }
    if (row.isIn(TableRow.OVER)) {
      return replay(tables.info(row, me), eyes, archived(row, eyes));
    }
    if (me == null || viewer == null || viewer == State.SPECTATOR) {
      throw notYourEyes();
    }
    return tables.with(
        table,
        t -> {
          Match match = t.match();
          if (t.row().isIn(TableRow.OVER) && match == null) {
            throw changed();
          }
          if (match == null
              || !t.seating().owns(me, viewer + 1)
              || !t.seating().areTogether(t.seating().seatsOf(me))) {
            throw notYourEyes();
          }
          GameRecord soFar = match.state().gameRecord().soFar();
          return replay(t.info(me), eyes, Archive.frames(t.row(), soFar, viewer));
        });
  }

  private static Refusal notYourEyes() {
    return new Refusal(Code.FORBIDDEN, "only with your own eyes before the end", "eyes");
  }

  private static InputStream replay(ObjectNode info, String eyes, InputStream frames) {
    ObjectNode head = Json.object();
    head.set("table", info);
    if (eyes.chars().allMatch(Character::isDigit)) {
      head.put("eyes", Integer.parseInt(eyes));
    } else {
      head.put("eyes", eyes);
    }
    String text = Json.text(head);
    InputStream beginning = stream(text.substring(0, text.length() - 1) + ",\"frames\":");
    return new SequenceInputStream(new SequenceInputStream(beginning, frames), stream("}"));
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** What is kept of a finished game; it is made now if a crash came between. */
  private InputStream archived(TableRow row, String eyes) {
    InputStream frames = services.archive().frames(row.id(), eyes);
    if (frames == null) {
      archive(row);
      frames = services.archive().frames(row.id(), eyes);
    }
    if (frames == null) {
      throw changed();
    }
    return frames;
  }

  private static Refusal changed() {
    return new Refusal(
        Code.CONFLICT, "heroes, board or rules have changed since: it cannot be shown any more");
  }

  private void archive(TableRow row) {
    inPool(
        row.creator(),
        () -> {
          if (services.archive().has(row.id())) {
            return true; // somebody else was waiting for it too
          }
          try {
            List<LogRecord> log = services.store().records(row.id());
            services.archive().keep(row, GameRecord.of(services.games(), log));
          } catch (Origin.Changed e) {
            throw changed();
          }
          return true;
        });
  }

  // ---- how the chances stood

  /** {@code {"points": […] | null}}: null as long as they are thought out. */
  byte[] chances(String table, @Nullable Person me, String asker) {
    TableRow row = over(table, me);
    needComputers(row);
    return chances.of(row, asker);
  }

  /** Computers have nothing to say about games with heroes that only people can play. */
  private void needComputers(TableRow row) {
    for (SeatRow seat : row.seats()) {
      PeopleOnly.need(services.content(), seat.hero());
    }
  }

  /** A table whose game is over: as long as anybody plays there is nothing to be had. */
  private TableRow over(String table, @Nullable Person me) {
    TableRow row = tables.row(table, me);
    if (!row.isIn(TableRow.OVER)) {
      throw new Refusal(Code.CONFLICT, "the game is not over");
    }
    return row;
  }

  /** What the computer would have done in the place of who decided something. */
  ObjectNode hindsight(String table, @Nullable Person me, String asker, int number) {
    TableRow row = over(table, me);
    needComputers(row);
    if (!looking.add(asker)) {
      throw new Refusal(Code.TOO_MANY, "one question at a time");
    }
    try {
      return inPool(asker, () -> hindsight(row, number));
    } finally {
      looking.remove(asker);
    }
  }

  private ObjectNode hindsight(TableRow row, int number) {
    GameRecord gameRecord;
    try {
      gameRecord = GameRecord.of(services.games(), services.store().records(row.id()));
    } catch (Origin.Changed e) {
      throw changed();
    }
    if (number > gameRecord.number()) {
      throw new Refusal(Code.BAD_VALUE, "there is no such record", "number");
    }
    return Hindsight.of(gameRecord, number);
  }

  // ---- saves

  String save(String table, @Nullable Person me) {
    TableRow row = over(table, me);
    String save = services.archive().save(table);
    if (save == null) {
      archive(row);
      save = services.archive().save(table);
    }
    if (save == null) {
      throw new Refusal(Code.CONFLICT, "there is no save of this game");
    }
    return save;
  }

  /** The table that a save becomes. */
  TableRow bringIn(Person me, String yaml) {
    return inPool(me.id(), () -> bringInNow(me, yaml));
  }

  private TableRow bringInNow(Person me, String yaml) {
    String id = services.secrets().id();
    SaveImport save = SaveImport.of(services.games(), id, services.now(), me.id(), yaml);
    Store.await(services.store().save(List.of(save.row()), save.log()));
    try {
      services.archive().keep(save.row(), save.gameRecord());
    } catch (StoreException e) {
      // the game is stored; its archive is made when somebody looks
    }
    return save.row();
  }

  /** Does heavy work in the pool and waits for it. */
  private <T> T inPool(String owner, Supplier<T> work) {
    var done = new CompletableFuture<T>();
    boolean taken =
        services
            .computers()
            .submit(
                owner,
                () -> {
                  try {
                    done.complete(work.get());
                  } catch (Throwable e) {
                    Faults.survive(e);
                    done.completeExceptionally(e);
                  }
                });
    if (!taken) {
      throw new Refusal(Code.TOO_MANY, "too much to do; try again later", null);
    }
    try {
      return done.orTimeout(POOL_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof TimeoutException) {
        throw new Refusal(Code.TOO_MANY, "too much to do; try again later", null);
      }
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }
}
