package nonpareil.server.replay;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.log.GameRecord;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How the chances stood in finished games, thought out once in the pool and then kept. Everybody
 * has one game thought about at a time, the server few; who comes later is told to ask again. What
 * nobody asks for any more is dropped. Two servers may think about the same: they find the same.
 */
public final class Chances {

  private static final Logger LOG = LoggerFactory.getLogger(Chances.class);

  private static final String PART = "chances";

  /** So many games at once. */
  static final int MOST = 8;

  /** Who waits asks every second. */
  static final long PATIENCE = 15_000;

  /** A game that is thought about. */
  private static final class Work {
    final TableRow row;
    final String owner;
    long asked;

    Work(TableRow row, String owner) {
      this.row = row;
      this.owner = owner;
    }
  }

  private final Store store;
  private final CompiledGames games;
  private final Pool pool;
  private final LongSupplier millis;

  /** The tables whose curve is being thought out; guards itself and what is in it. */
  private final Map<String, Work> running = new HashMap<>();

  /**
   * @param millis the time
   */
  public Chances(Store store, CompiledGames games, Pool pool, LongSupplier millis) {
    this.store = store;
    this.games = games;
    this.pool = pool;
    this.millis = millis;
  }

  /**
   * {@code {"points": […] | null}} of a finished game: null as long as they are thought out, or
   * wait for it.
   *
   * @param owner who asks
   */
  public byte[] of(TableRow row, String owner) {
    byte[] kept = store.archived(row.id(), PART);
    if (kept != null) {
      return kept;
    }
    synchronized (running) {
      Work work = running.get(row.id());
      if (work == null && mayBegin(owner)) {
        work = new Work(row, owner);
        running.put(row.id(), work);
        begin(work);
      }
      if (work != null) {
        work.asked = millis.getAsLong();
      }
    }
    return Json.bytes(Json.object().putNull("points"));
  }

  private boolean mayBegin(String owner) {
    return running.size() < MOST && running.values().stream().noneMatch(w -> w.owner.equals(owner));
  }

  private void begin(Work work) {
    submit(
        work,
        () -> {
          var log = store.records(work.row.id());
          step(work, new ChanceCurve(GameRecord.of(games, log)));
        });
  }

  /** A moment at a time: whoever else needs the pool comes in between. */
  private void step(Work work, ChanceCurve curve) {
    if (curve.isComplete()) {
      ObjectNode json = Json.object();
      json.set("points", curve.json());
      store.archive(work.row.id(), Map.of(PART, Json.bytes(json))).join();
      end(work);
    } else if (isWanted(work)) {
      curve.next();
      submit(work, () -> step(work, curve));
    } else {
      end(work);
    }
  }

  private boolean isWanted(Work work) {
    synchronized (running) {
      return millis.getAsLong() - work.asked < PATIENCE;
    }
  }

  private void end(Work work) {
    synchronized (running) {
      running.remove(work.row.id(), work);
    }
  }

  /** How many games are thought about. */
  int running() {
    synchronized (running) {
      return running.size();
    }
  }

  private void submit(Work work, Runnable part) {
    boolean taken =
        pool.submit(
            work.owner,
            () -> {
              boolean done = false;
              try {
                part.run();
                done = true;
              } catch (RuntimeException e) {
                LOG.atWarn().addKeyValue("table", work.row.id()).setCause(e).log("no curve");
              } finally {
                if (!done) {
                  end(work);
                }
              }
            });
    if (!taken) {
      end(work); // whoever asks next begins again
    }
  }
}
