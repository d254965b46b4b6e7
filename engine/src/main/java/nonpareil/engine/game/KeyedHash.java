package nonpareil.engine.game;

/**
 * The source of every shuffle and random pick: SipHash-2-4 of (player, counter, index) under the
 * game's seed. Knowing the outcome for one player tells nothing about another's.
 */
final class KeyedHash {

  private KeyedHash() {}

  /** A number from 0 to {@code bound - 1}. */
  static int below(int bound, State s, int player, int counter, int index) {
    return below(bound, s.seed, ~s.seed ^ s.game.rest, player, counter, index);
  }

  /** The same under the two halves of a key. */
  static int below(int bound, long k0, long k1, int player, int counter, int index) {
    long bits = hash(k0, k1, (long) counter << 32 | (long) player << 16 | index);
    return (int) Math.unsignedMultiplyHigh(bits, bound);
  }

  private static long hash(long k0, long k1, long message) {
    long v0 = 0x736f6d6570736575L ^ k0;
    long v1 = 0x646f72616e646f6dL ^ k1;
    long v2 = 0x6c7967656e657261L ^ k0;
    long v3 = 0x7465646279746573L ^ k1 ^ message;
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
