package nonpareil.cli.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A frame of a WebSocket as it lies in bytes: where its payload starts and ends. */
record SocketFrame(int opcode, boolean isLast, int start, int end) {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;
  private static final int MASK = 4;

  int length() {
    return end - start;
  }

  /** The frame that starts here, or null if it is not yet whole. */
  static @Nullable SocketFrame read(byte[] bytes, int at) {
    int head = 2;
    if (bytes.length - at < head) {
      return null;
    }
    long length = bytes[at + 1] & 0x7f;
    head += length == TWO_BYTES ? Short.BYTES : length == EIGHT_BYTES ? Long.BYTES : 0;
    if (bytes.length - at < head) {
      return null;
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    if (length == TWO_BYTES) {
      length = buffer.getShort(at + 2) & 0xffff;
    } else if (length == EIGHT_BYTES) {
      length = buffer.getLong(at + 2);
    }
    if (bytes.length - at - head < length) {
      return null;
    }
    int start = at + head;
    return new SocketFrame(bytes[at] & 0xf, bytes[at] < 0, start, start + (int) length);
  }

  /** Code and reason of a closing frame. */
  String closing(byte[] bytes) {
    if (length() < Short.BYTES) {
      return "no code";
    }
    int code = ByteBuffer.wrap(bytes).getShort(start) & 0xffff;
    return code + " " + new String(bytes, start + 2, length() - 2, StandardCharsets.UTF_8);
  }

  /** As a client must send it: with a mask, and one of zeros costs nothing. */
  static byte[] masked(int opcode, byte[] payload) {
    boolean isShort = payload.length < TWO_BYTES;
    var frame = ByteBuffer.allocate(2 + (isShort ? 0 : Short.BYTES) + MASK + payload.length);
    frame.put((byte) (0x80 | opcode));
    if (isShort) {
      frame.put((byte) (0x80 | payload.length));
    } else if (payload.length < 1 << Short.SIZE) {
      frame.put((byte) (0x80 | TWO_BYTES)).putShort((short) payload.length);
    } else {
      throw new IllegalArgumentException("longer than a frame of ours may be");
    }
    return frame.putInt(0).put(payload).array();
  }
}
