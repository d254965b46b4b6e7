package nonpareil.server.replay;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import nonpareil.content.Content;
import nonpareil.engine.game.State;
import nonpareil.server.health.Faults;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.Entry;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
import nonpareil.server.log.Outcome;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Eyes;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A finished game as everybody saw it, kept so that replays never depend on later rules: all frames
 * for every seat's eyes, for the public and with open cards, and the save.
 */
public final class Archive {

  private static final Logger LOG = LoggerFactory.getLogger(Archive.class);

  public static final String PUBLIC = "public";
  public static final String OPEN = "open";
  private static final String SAVE = "save";

  private final Store store;
  private final Content content;
  private final Pool pool;

  /**
   * @param pool where archives are made that nobody waits for
   */
  public Archive(Store store, Content content, Pool pool) {
    this.store = store;
    this.content = content;
    this.pool = pool;
  }

  // ---- making it

  /** Makes it away from people's threads, from what is stored. */
  public void later(TableRow row, Origin origin) {
    boolean taken =
        pool.submit(
            row.creator(),
            () -> {
              try {
                keep(row, GameRecord.of(origin, store.records(row.id())));
              } catch (Throwable e) {
                Faults.survive(e);
                LOG.atWarn().addKeyValue("table", row.id()).setCause(e).log("not archived yet");
              }
            });
    if (!taken) {
      LOG.atInfo().addKeyValue("table", row.id()).log("archived on demand");
    }
  }

  /** Makes it now. */
  public void keep(TableRow row, GameRecord gameRecord) {
    Store.await(store.archive(row.id(), parts(row, gameRecord)));
  }

  /** Everything that is kept, by name. */
  private Map<String, byte[]> parts(TableRow row, GameRecord gameRecord) {
    var parts = new LinkedHashMap<String, byte[]>();
    for (int seat = 1; seat <= gameRecord.origin().game().players(); seat++) {
      parts.put(String.valueOf(seat), packed(frames(row, gameRecord, seat - 1)));
    }
    parts.put(PUBLIC, packed(frames(row, gameRecord, State.SPECTATOR)));
    parts.put(OPEN, packed(frames(row, gameRecord, Eyes.OPEN)));
    String save = SaveExport.of(content, row, gameRecord);
    if (save != null) {
      parts.put(SAVE, packed(save.getBytes(StandardCharsets.UTF_8)));
    }
    return parts;
  }

  /** All frames for a viewer as a JSON array. */
  public static byte[] frames(TableRow row, GameRecord gameRecord, int viewer) {
    Agreement agreed = Agreement.of(Json.parse(row.settings()));
    var frames = new FrameJson(row.id(), gameRecord, agreed);
    var bytes = new ByteArrayOutputStream();
    try (JsonGenerator out = Json.MAPPER.createGenerator(bytes)) {
      out.writeStartArray();
      gameRecord.walk((entry, outcome, after) -> write(out, frames, entry, outcome, after, viewer));
      out.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(
      JsonGenerator out, FrameJson frames, Entry entry, Outcome outcome, State after, int viewer) {
    try {
      out.writeTree(frames.frame(entry, outcome, after, viewer, 0, false));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] packed(byte[] plain) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  // ---- reading it

  private byte @Nullable [] read(String table, String part) {
    byte[] packed = store.archived(table, part);
    if (packed == null) {
      return null;
    }
    try (var in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The frames for some eyes; null if there are none yet. */
  public byte @Nullable [] frames(String table, String eyes) {
    return read(table, eyes);
  }

  /** The same as a tree. */
  public @Nullable ArrayNode tree(String table, String eyes) {
    byte[] bytes = read(table, eyes);
    if (bytes == null) {
      return null;
    }
    try {
      return (ArrayNode) Json.MAPPER.readTree(bytes);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the archive holds something that is no JSON", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public @Nullable String save(String table) {
    byte[] bytes = read(table, SAVE);
    return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
  }

  /** The name of a viewer's part. */
  public static String eyes(int viewer) {
    return viewer == State.SPECTATOR ? PUBLIC : String.valueOf(viewer + 1);
  }
}
