package nonpareil.engine.game;

/** The two rule books. */
public enum Edition {
  BOOK_2019,
  BOOK_2023
}
