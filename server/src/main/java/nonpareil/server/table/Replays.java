package nonpareil.server.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import nonpareil.engine.game.State;
import nonpareil.server.store.TableRow;
import org.jspecify.annotations.Nullable;

/**
 * Games to look at again: replays, saves, and saves from elsewhere. Finished games are read from
 * the store without the lock of a table: they change no more.
 */
final class Replays {

  private static final long POOL_SECONDS = 60;

  private final Setting setting;
  private final TablesInMemory tables;

  Replays(Setting setting, TablesInMemory tables) {
    this.setting = setting;
    this.tables = tables;
  }

  // ---- replays

  byte[] replay(String table, @Nullable Person me, String eyes) {
    TableRow row = tables.row(table);
    Integer viewer = Finished.viewer(eyes, row.seats().size());
    if (viewer == null && !eyes.equals(Archive.OPEN)) {
      throw new TableException("bad-value", "expected a seat, open or public", "eyes");
    }
    if (row.isIn(TableRow.OVER)) {
      return replay(tables.info(row, me), eyes, archived(row, eyes));
    }
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    if (me == null || viewer == null || viewer == State.SPECTATOR || agreed.hotSeat()) {
      throw notYourEyes();
    }
    return tables.with(
        table,
        t -> {
          Match match = t.match();
          if (t.row().isIn(TableRow.OVER) && match == null) {
            throw changed();
          }
          if (match == null || !t.owns(me, viewer + 1)) {
            throw notYourEyes();
          }
          return replay(t.info(me), eyes, Archive.frames(t.row(), match.course(), viewer));
        });
  }

  private static TableException notYourEyes() {
    return new TableException("forbidden", "only with your own eyes before the end", "eyes");
  }

  private static byte[] replay(ObjectNode info, String eyes, byte[] frames) {
    ObjectNode head = Json.object();
    head.set("table", info);
    if (eyes.chars().allMatch(Character::isDigit)) {
      head.put("eyes", Integer.parseInt(eyes));
    } else {
      head.put("eyes", eyes);
    }
    byte[] text = Json.text(head).getBytes(StandardCharsets.UTF_8);
    var out = new ByteArrayOutputStream(text.length + frames.length + 20);
    out.write(text, 0, text.length - 1);
    out.writeBytes(",\"frames\":".getBytes(StandardCharsets.UTF_8));
    out.writeBytes(frames);
    out.write('}');
    return out.toByteArray();
  }

  /** What is kept of a finished game; it is made now if a crash came between. */
  private byte[] archived(TableRow row, String eyes) {
    byte[] frames = Archive.frames(setting, row.id(), eyes);
    if (frames == null) {
      archive(row);
      frames = Archive.frames(setting, row.id(), eyes);
    }
    if (frames == null) {
      throw changed();
    }
    return frames;
  }

  private static TableException changed() {
    return new TableException(
        "conflict", "heroes, board or rules have changed since: it cannot be shown any more", null);
  }

  private void archive(TableRow row) {
    inPool(
        row.creator(),
        () -> {
          try {
            Course course = Course.of(setting, setting.store().records(row.id()));
            setting.store().archive(row.id(), Archive.parts(setting, row, course)).join();
          } catch (Origin.Changed e) {
            throw changed();
          }
          return true;
        });
  }

  // ---- saves

  String save(String table) {
    TableRow row = tables.row(table);
    if (!row.isIn(TableRow.OVER)) {
      throw new TableException("conflict", "the game is not over", null);
    }
    String save = Archive.save(setting, table);
    if (save == null) {
      archive(row);
      save = Archive.save(setting, table);
    }
    if (save == null) {
      throw new TableException("conflict", "there is no save of this game", null);
    }
    return save;
  }

  /** The table that a save becomes. */
  TableRow bringIn(Person me, String yaml) {
    return inPool(me.id(), () -> SaveImport.bringIn(setting, me, yaml));
  }

  /** Does heavy work in the pool and waits for it. */
  private <T> T inPool(String owner, Supplier<T> work) {
    var done = new CompletableFuture<T>();
    boolean taken =
        setting
            .computers()
            .submit(
                owner,
                () -> {
                  try {
                    done.complete(work.get());
                  } catch (RuntimeException e) {
                    done.completeExceptionally(e);
                  }
                });
    if (!taken) {
      throw new TableException("too-many", "too much to do; try again later", null);
    }
    try {
      return done.orTimeout(POOL_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof TimeoutException) {
        throw new TableException("too-many", "too much to do; try again later", null);
      }
      throw e.getCause() instanceof RuntimeException cause ? cause : e;
    }
  }
}
