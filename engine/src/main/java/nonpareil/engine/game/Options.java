package nonpareil.engine.game;

import java.util.Arrays;
import nonpareil.engine.game.Option.Word;

/** The options of one decision in their stable order: a buffer that is used again and again. */
public final class Options {

  private int[] codes = new int[256];
  private int size;

  public int size() {
    return size;
  }

  public int get(int index) {
    return codes[index];
  }

  public boolean contains(int option) {
    for (int i = 0; i < size; i++) {
      if (codes[i] == option) {
        return true;
      }
    }
    return false;
  }

  /** A copy that stays as it is. */
  public int[] toArray() {
    return Arrays.copyOf(codes, size);
  }

  void clear() {
    size = 0;
  }

  void add(int option) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = option;
  }

  void add(Word word) {
    add(Option.of(word));
  }

  /** One option for each bit of a set of spaces. */
  void addEach(Word word, long set) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      add(Option.of(word, Long.numberOfTrailingZeros(rest)));
    }
  }

  /** One option for each space a piece may go to. */
  void addEach(Word word, int piece, long spaces) {
    for (long rest = spaces; rest != 0; rest &= rest - 1) {
      add(Option.of(word, piece, Long.numberOfTrailingZeros(rest)));
    }
  }
}
