package nonpareil.server.log;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How the heroes of a table are found. */
public enum DraftRule {
  /** Who makes the table says it, and who joins where it is left open. */
  FREE,
  /** By lot, all different. */
  RANDOM,
  /** Everybody plays the same one. */
  MIRROR,
  /** Everybody chooses at once, and nobody learns what before all have. */
  BLIND,
  /** In turn order everybody bans one hero, then everybody picks one. */
  PICK_AND_BAN;

  public static final List<String> WORDS = Arrays.stream(values()).map(DraftRule::text).toList();

  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A rule by its word; null: nothing was agreed. */
  public static DraftRule of(@Nullable String text) {
    return text == null ? FREE : values()[WORDS.indexOf(text)];
  }

  /** Whether people choose when all of them are there, before the game. */
  public boolean isAtTable() {
    return switch (this) {
      case BLIND, PICK_AND_BAN -> true;
      case FREE, RANDOM, MIRROR -> false;
    };
  }
}
