package nonpareil.server.replay;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import nonpareil.content.Content;
import nonpareil.engine.game.State;
import nonpareil.server.health.Faults;
import nonpareil.server.log.GameRecord;
import nonpareil.server.log.Origin;
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
      addFrames(parts, row, gameRecord, String.valueOf(seat), seat - 1);
    }
    addFrames(parts, row, gameRecord, PUBLIC, State.SPECTATOR);
    addFrames(parts, row, gameRecord, OPEN, Eyes.OPEN);
    String save = SaveExport.of(content, row, gameRecord);
    if (save != null) {
      parts.put(SAVE, packed(save.getBytes(StandardCharsets.UTF_8)));
    }
    return parts;
  }

  private static void addFrames(
      Map<String, byte[]> parts, TableRow row, GameRecord gameRecord, String eyes, int viewer) {
    var text = new FrameText(row, gameRecord, viewer);
    for (int piece = 0; text.hasNext(); piece++) {
      parts.put(name(eyes, piece), packed(text.next()));
    }
  }

  /** The part that holds a piece of the frames; all of them one after the other are the text. */
  private static String name(String eyes, int piece) {
    return piece == 0 ? eyes : eyes + "." + piece;
  }

  /** All frames of a game for a viewer as a JSON array; nothing in the game may change by then. */
  public static InputStream frames(TableRow row, GameRecord gameRecord, int viewer) {
    return new Pieces(new FrameText(row, gameRecord, viewer), ByteArrayInputStream::new);
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

  /** The pieces of the frames for some eyes, each read when it is wanted. */
  private final class Stored implements Iterator<byte[]> {
    private final String table;
    private final String eyes;
    private int piece;
    private byte @Nullable [] next;

    Stored(String table, String eyes, byte[] first) {
      this.table = table;
      this.eyes = eyes;
      next = first;
    }

    @Override
    public boolean hasNext() {
      if (next == null) {
        next = store.archived(table, name(eyes, ++piece));
      }
      return next != null;
    }

    @Override
    public byte[] next() {
      byte[] found = hasNext() ? next : null;
      if (found == null) {
        throw new NoSuchElementException();
      }
      next = null;
      return found;
    }
  }

  /** Whether there is one. */
  public boolean has(String table) {
    return store.archived(table, PUBLIC) != null;
  }

  /** The frames for some eyes as a JSON array; null if there are none yet. */
  public @Nullable InputStream frames(String table, String eyes) {
    byte[] first = store.archived(table, eyes);
    return first == null ? null : new Pieces(new Stored(table, eyes, first), Archive::unpacked);
  }

  /** The same one by one. */
  public void each(String table, String eyes, Consumer<ObjectNode> visitor) {
    InputStream text = frames(table, eyes);
    if (text == null) {
      return;
    }
    try (MappingIterator<ObjectNode> frames =
        Json.MAPPER.readerFor(ObjectNode.class).readValues(text)) {
      frames.forEachRemaining(visitor);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream unpacked(byte[] packed) throws IOException {
    return new GZIPInputStream(new ByteArrayInputStream(packed));
  }

  public @Nullable String save(String table) {
    byte[] packed = store.archived(table, SAVE);
    if (packed == null) {
      return null;
    }
    try (InputStream in = unpacked(packed)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The name of a viewer's part. */
  public static String eyes(int viewer) {
    return viewer == State.SPECTATOR ? PUBLIC : String.valueOf(viewer + 1);
  }
}
