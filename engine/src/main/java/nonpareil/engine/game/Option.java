package nonpareil.engine.game;

import java.util.Locale;

/**
 * One possible answer to a decision, packed into an {@code int}: a word and up to two operands.
 *
 * <p>Cards are numbers within a deck, fighters and tokens are piece numbers of the game, spaces are
 * numbers of the board, players count from 0.
 */
public final class Option {

  /** The first word of an option's text. */
  public enum Word {
    NONE,
    DONE,
    STAY,
    YES,
    NO,
    MANEUVER,
    SCHEME,
    ATTACK,
    CARD,
    FIGHTER,
    SPACE,
    PLAYER,
    NUMBER,
    OPTION,
    EFFECT,
    TRAIT,
    MOVE,
    PLACE,
    ZONE,
    ACT,
    USE,
    ABILITY;

    private final String text = name().toLowerCase(Locale.ROOT);

    /** As it is written in scenarios, saves and messages. */
    public String text() {
      return text;
    }
  }

  private static final Word[] WORDS = Word.values();

  private Option() {}

  public static int of(Word word) {
    return word.ordinal() << 16;
  }

  public static int of(Word word, int first) {
    return word.ordinal() << 16 | first << 8;
  }

  public static int of(Word word, int first, int second) {
    return word.ordinal() << 16 | first << 8 | second;
  }

  public static Word word(int option) {
    return WORDS[option >> 16];
  }

  public static int first(int option) {
    return option >> 8 & 0xFF;
  }

  public static int second(int option) {
    return option & 0xFF;
  }
}
