package nonpareil.server.log;

/**
 * Who is asked now.
 *
 * @param player from 0; -1 if nobody is
 * @param mulligan whether the question is about a mulligan
 */
public record Asked(int player, boolean mulligan) {

  public static final Asked NOBODY = new Asked(-1, false);

  public boolean isNobody() {
    return player < 0;
  }

  /** From 1; 0 for nobody. */
  public int seat() {
    return player + 1;
  }
}
