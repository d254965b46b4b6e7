package nonpareil.server.replay;

import java.io.ByteArrayOutputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.GameRecord;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;

/**
 * All frames of a game for a viewer as the text of a JSON array, in pieces that are made one after
 * the other: the whole of a long game is never held.
 */
final class FrameText implements Iterator<byte[]> {

  /** So many frames are a piece. */
  private static final int PIECE = 50;

  private final GameRecord gameRecord;
  private final FrameJson frames;
  private final int viewer;
  private final int size;
  private int next;

  FrameText(TableRow row, GameRecord gameRecord, int viewer) {
    this.gameRecord = gameRecord;
    frames = new FrameJson(row.id(), gameRecord, Agreement.of(Json.parse(row.settings())));
    this.viewer = viewer;
    size = gameRecord.entries().size();
  }

  @Override
  public boolean hasNext() {
    return next < size;
  }

  @Override
  public byte[] next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    int end = Math.min(next + PIECE, size);
    var bytes = new ByteArrayOutputStream();
    gameRecord.walk(
        next,
        end,
        (entry, outcome, after) -> {
          bytes.write(entry.number() == 0 ? '[' : ',');
          bytes.writeBytes(Json.bytes(frames.frame(entry, outcome, after, viewer, 0, false)));
        });
    if (end == size) {
      bytes.write(']');
    }
    next = end;
    return bytes.toByteArray();
  }
}
