package nonpareil.server.replay;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;

/** Streams that follow each other, each opened when the one before has ended. */
final class Pieces extends InputStream {

  /** Opens a piece. */
  interface Opening {
    InputStream open(byte[] piece) throws IOException;
  }

  private final Iterator<byte[]> pieces;
  private final Opening opening;
  private InputStream piece = InputStream.nullInputStream();

  Pieces(Iterator<byte[]> pieces, Opening opening) {
    this.pieces = pieces;
    this.opening = opening;
  }

  @Override
  public int read() throws IOException {
    int next = piece.read();
    while (next < 0 && pieces.hasNext()) {
      piece = opening.open(pieces.next());
      next = piece.read();
    }
    return next;
  }

  @Override
  public int read(byte[] into, int from, int most) throws IOException {
    int read = piece.read(into, from, most);
    while (read < 0 && pieces.hasNext()) {
      piece = opening.open(pieces.next());
      read = piece.read(into, from, most);
    }
    return read;
  }
}
