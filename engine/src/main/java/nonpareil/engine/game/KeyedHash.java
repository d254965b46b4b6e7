package nonpareil.engine.game;

/**
 * The source of every shuffle and random pick: SipHash-2-4 of (player, counter, index) under the
 * game's seed. Knowing the outcome for one player tells nothing about another's.
 */
final class KeyedHash {

  private KeyedHash() {}

  /** A number from 0 to {@code bound - 1}. */
  static int below(int bound, long seed, int player, int counter, int index) {
    long bits = hash(seed, (long) counter << 32 | (long) player << 16 | index);
    return (int) Math.unsignedMultiplyHigh(bits, bound);
  }

  private static long hash(long seed, long message) {
    long v0 = 0x736f6d6570736575L ^ seed;
    long v1 = 0x646f72616e646f6dL ^ ~seed;
    long v2 = 0x6c7967656e657261L ^ seed;
    long v3 = 0x7465646279746573L ^ ~seed ^ message;
    // Two rounds for the message, two for its length, four to finish.
    for (int round = 0; round < 8; round++) {
      v0 += v1;
      v1 = Long.rotateLeft(v1, 13) ^ v0;
      v0 = Long.rotateLeft(v0, 32);
      v2 += v3;
      v3 = Long.rotateLeft(v3, 16) ^ v2;
      v0 += v3;
      v3 = Long.rotateLeft(v3, 21) ^ v0;
      v2 += v1;
      v1 = Long.rotateLeft(v1, 17) ^ v2;
      v2 = Long.rotateLeft(v2, 32);
      switch (round) {
        case 1 -> {
          v0 ^= message;
          v3 ^= 8L << 56;
        }
        case 3 -> {
          v0 ^= 8L << 56;
          v2 ^= 0xFF;
        }
        default -> {}
      }
    }
    return v0 ^ v1 ^ v2 ^ v3;
  }
}
