package nonpareil.server.http;

import java.net.InetAddress;
import nonpareil.server.StartException;

/** An address, or all that begin with the same bits: {@code 10.0.0.0/8}. */
record Network(InetAddress address, int bits) {

  static Network parse(String text) {
    int slash = text.indexOf('/');
    InetAddress address = Callers.literal(slash < 0 ? text : text.substring(0, slash));
    if (address == null) {
      throw bad(text);
    }
    int all = address.getAddress().length * Byte.SIZE;
    if (slash < 0) {
      return new Network(address, all);
    }
    try {
      int bits = Integer.parseInt(text.substring(slash + 1));
      if (bits >= 0 && bits <= all) {
        return new Network(address, bits);
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw bad(text);
  }

  private static StartException bad(String text) {
    return new StartException(
        "expected an address or a network such as 10.0.0.0/8, found '" + text + "'");
  }

  boolean contains(InetAddress other) {
    byte[] mine = address.getAddress();
    byte[] theirs = other.getAddress();
    if (mine.length != theirs.length) {
      return false;
    }
    for (int i = 0; i < bits; i++) {
      int mask = 0x80 >> (i % Byte.SIZE);
      if ((mine[i / Byte.SIZE] & mask) != (theirs[i / Byte.SIZE] & mask)) {
        return false;
      }
    }
    return true;
  }
}
