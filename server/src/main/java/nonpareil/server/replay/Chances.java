package nonpareil.server.replay;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import nonpareil.server.log.CompiledGames;
import nonpareil.server.log.GameRecord;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How the chances stood in finished games, thought out once in the pool and then kept. */
public final class Chances {

  private static final Logger LOG = LoggerFactory.getLogger(Chances.class);

  private static final String PART = "chances";

  private final Store store;
  private final CompiledGames games;
  private final Pool pool;

  /** The tables whose curve is being thought out. */
  private final Set<String> running = ConcurrentHashMap.newKeySet();

  public Chances(Store store, CompiledGames games, Pool pool) {
    this.store = store;
    this.games = games;
    this.pool = pool;
  }

  /** {@code {"points": […] | null}} of a finished game: null as long as they are thought out. */
  public byte[] of(TableRow row) {
    byte[] kept = store.archived(row.id(), PART);
    if (kept != null) {
      return kept;
    }
    if (running.add(row.id())) {
      work(row, () -> step(row, new ChanceCurve(GameRecord.of(games, store.records(row.id())))));
    }
    return json(null);
  }

  private static byte[] json(@Nullable ArrayNode points) {
    ObjectNode json = Json.object();
    json.set("points", points);
    return Json.bytes(json);
  }

  /** A moment at a time: whoever else needs the pool comes in between. */
  private void step(TableRow row, ChanceCurve curve) {
    if (curve.isComplete()) {
      store.archive(row.id(), Map.of(PART, json(curve.json()))).join();
      running.remove(row.id());
    } else {
      curve.next();
      work(row, () -> step(row, curve));
    }
  }

  private void work(TableRow row, Runnable part) {
    boolean taken =
        pool.submit(
            row.creator(),
            () -> {
              boolean done = false;
              try {
                part.run();
                done = true;
              } catch (RuntimeException e) {
                LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("no curve");
              } finally {
                if (!done) {
                  running.remove(row.id());
                }
              }
            });
    if (!taken) {
      running.remove(row.id()); // whoever asks next begins again
    }
  }
}
