package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class KeyedHashTest {

  /** SipHash-2-4 as its authors describe it, for messages of any length. */
  private static long sipHash(long k0, long k1, byte[] message) {
    long[] v = {
      k0 ^ 0x736f6d6570736575L,
      k1 ^ 0x646f72616e646f6dL,
      k0 ^ 0x6c7967656e657261L,
      k1 ^ 0x7465646279746573L
    };
    int blocks = message.length / 8 + 1;
    ByteBuffer padded = ByteBuffer.allocate(8 * blocks).order(ByteOrder.LITTLE_ENDIAN);
    padded.put(message);
    padded.put(8 * blocks - 1, (byte) message.length);
    for (int i = 0; i < blocks; i++) {
      long m = padded.getLong(8 * i);
      v[3] ^= m;
      rounds(v, 2);
      v[0] ^= m;
    }
    v[2] ^= 0xFF;
    rounds(v, 4);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
  }

  private static void rounds(long[] v, int number) {
    for (int i = 0; i < number; i++) {
      v[0] += v[1];
      v[2] += v[3];
      v[1] = Long.rotateLeft(v[1], 13) ^ v[0];
      v[3] = Long.rotateLeft(v[3], 16) ^ v[2];
      v[0] = Long.rotateLeft(v[0], 32);
      v[2] += v[1];
      v[0] += v[3];
      v[1] = Long.rotateLeft(v[1], 17) ^ v[2];
      v[3] = Long.rotateLeft(v[3], 21) ^ v[0];
      v[2] = Long.rotateLeft(v[2], 32);
    }
  }

  @Test
  void ourSipHashGivesTheReferenceVectors() {
    long k0 = 0x0706050403020100L;
    long k1 = 0x0f0e0d0c0b0a0908L;
    assertThat(sipHash(k0, k1, bytes(0))).isEqualTo(0x726fdb47dd0e0e31L);
    assertThat(sipHash(k0, k1, bytes(8))).isEqualTo(0x93f5f5799a932462L);
    assertThat(sipHash(k0, k1, bytes(15))).isEqualTo(0xa129ca6149be45e5L);
  }

  private static byte[] bytes(int length) {
    var bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) i;
    }
    return bytes;
  }

  @Test
  void everyPickIsASipHashOfPlayerCounterAndIndex() {
    var random = new SplittableRandom(4);
    for (int i = 0; i < 1000; i++) {
      long seed = random.nextLong();
      int player = random.nextInt(4);
      int counter = random.nextInt(1000);
      int index = random.nextInt(30);
      byte[] message =
          ByteBuffer.allocate(8)
              .order(ByteOrder.LITTLE_ENDIAN)
              .putShort((short) index)
              .putShort((short) player)
              .putInt(counter)
              .array();
      var whole = i % 2 == 0 ? Seed.of(seed) : new Seed(seed, random.nextLong());
      long hash = sipHash(whole.first(), whole.second(), message);
      int bound = random.nextInt(1, 31);
      var s = new State(GAME.withSeed(whole), whole.first());
      assertThat(KeyedHash.below(bound, s, player, counter, index))
          .isEqualTo((int) Math.unsignedMultiplyHigh(hash, bound));
    }
  }

  // ---- shuffles

  private static final Game GAME = TestGames.duel(TestHeroes.knight(), TestHeroes.knight());

  private static List<Integer> shuffled(long seed, int player, int counter, int size) {
    State s = new State(GAME, seed);
    for (int i = 0; i < size; i++) {
      s.deckCard(player, i, i);
    }
    s.deckSize(player, size);
    s.counter(player, counter);
    Cards.shuffle(s, player);
    return IntStream.range(0, size).mapToObj(i -> s.deckCard(player, i)).toList();
  }

  @Test
  void theSameInputsGiveTheSameOrder() {
    assertThat(shuffled(7, 1, 3, 30)).isEqualTo(shuffled(7, 1, 3, 30));
  }

  @Test
  void anotherSeedPlayerOrCounterGivesAnotherOrder() {
    Set<List<Integer>> orders = new HashSet<>();
    for (long seed : new long[] {0, 1, 2, -1, Long.MIN_VALUE}) {
      for (int player = 0; player < 2; player++) {
        for (int counter = 0; counter < 10; counter++) {
          orders.add(shuffled(seed, player, counter, 30));
        }
      }
    }
    assertThat(orders).hasSize(5 * 2 * 10);
  }

  @Test
  void everyOrderOfFourCardsIsEquallyLikely() {
    var chi = new ChiSquare();
    for (int seed = 0; seed < 12_000; seed++) {
      chi.saw(shuffled(seed, seed & 1, seed % 5, 4));
    }
    chi.expectEven(24);
  }

  /** Where one player's deck has card 0 tells nothing about where another's has it. */
  @Test
  void thePlayersOrdersAreIndependent() {
    var chi = new ChiSquare();
    for (int seed = 0; seed < 20_000; seed++) {
      int one = shuffled(seed, 0, 0, 5).indexOf(0);
      int other = shuffled(seed, 1, 0, 5).indexOf(0);
      chi.saw(List.of(one, other));
    }
    chi.expectEven(25);
  }

  /** Nor does an order tell anything about the next one. */
  @Test
  void oneOrderAndTheNextAreIndependent() {
    var chi = new ChiSquare();
    for (int seed = 0; seed < 20_000; seed++) {
      chi.saw(List.of(shuffled(seed, 0, 0, 5).indexOf(0), shuffled(seed, 0, 1, 5).indexOf(0)));
    }
    chi.expectEven(25);
  }
}
