package nonpareil.content;

import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import nonpareil.engine.Later;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** A hash over rules: the same for files that say the same in other words, layout or language. */
final class Fingerprint {

  private static final int DIGITS = 16;

  private final StringBuilder canonical = new StringBuilder();

  Fingerprint add(Hero hero) {
    write(hero);
    return this;
  }

  /** Only the graph counts; where a space is drawn is no rule. */
  Fingerprint add(BoardSheet board) {
    write(board.id());
    for (BoardSheet.Space space : board.spaces()) {
      write(space.id());
      write(space.zones());
    }
    for (BoardSheet.Line line : board.lines()) {
      write(line.from());
      write(line.to());
    }
    write(board.starts());
    write(board.secretPassages());
    return this;
  }

  String digits() {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(canonical.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  private void write(@Nullable Object value) {
    switch (value) {
      case null -> canonical.append('-');
      case Record record -> fields(record);
      case Collection<?> items -> {
        canonical.append('[');
        items.forEach(this::write);
        canonical.append(']');
      }
      case Map<?, ?> map -> {
        canonical.append('{');
        new TreeMap<>(map)
            .forEach(
                (key, item) -> {
                  write(key);
                  write(item);
                });
        canonical.append('}');
      }
      case Enum<?> constant -> canonical.append(constant.name()).append(' ');
      default -> {
        String text = value.toString();
        canonical.append(text.length()).append(':').append(text);
      }
    }
  }

  private void fields(Record record) {
    canonical.append(record.getClass().getSimpleName()).append('(');
    try {
      for (RecordComponent part : record.getClass().getRecordComponents()) {
        Object value = part.getAccessor().invoke(record);
        if (part.isAnnotationPresent(Later.class)) {
          later(part, value);
        } else {
          write(value);
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e); // the records of the engine are public
    }
    canonical.append(')');
  }

  /** What is not said must not count for games that are older than the word for it. */
  private void later(RecordComponent part, @Nullable Object value) {
    if (value instanceof Amount.Fixed(int number)) {
      write(number);
    } else if (isSaid(value)) {
      canonical.append(part.getName());
      if (!(value instanceof Boolean)) {
        write(value);
      }
    }
  }

  private static boolean isSaid(@Nullable Object value) {
    return switch (value) {
      case null -> false;
      case Boolean flag -> flag;
      case Integer number -> number != 0;
      case Collection<?> items -> !items.isEmpty();
      case Map<?, ?> map -> !map.isEmpty();
      default -> true;
    };
  }
}
