package nonpareil.content.language;

import org.jspecify.annotations.Nullable;

/**
 * A parameter of a word.
 *
 * @param fallback its value if it is not written; null if it must be written or may be missing
 * @param needed it must be written
 * @param beside it is written beside the word, as {@code then} beside {@code if}
 * @param follows it happens after the parameter before it, and knows what that has left behind
 */
public record Param<T>(
    String name,
    Type<T> type,
    @Nullable T fallback,
    boolean needed,
    boolean beside,
    boolean follows) {

  static <T> Param<T> needed(String name, Type<T> type) {
    return new Param<>(name, type, null, true, false, false);
  }

  static <T> Param<T> optional(String name, Type<T> type, T fallback) {
    return new Param<>(name, type, fallback, false, false, false);
  }

  /** May be missing, and nothing stands in for it. */
  static <T> Param<T> maybe(String name, Type<T> type) {
    return new Param<>(name, type, null, false, false, false);
  }

  Param<T> besideWord() {
    return new Param<>(name, type, fallback, needed, true, follows);
  }

  Param<T> following() {
    return new Param<>(name, type, fallback, needed, beside, true);
  }
}
