package nonpareil.server.log;

/**
 * How long the log of a game can get. Of 60,000 games of chance, pretended questions included, the
 * longest duel took 311 choices and the longest game of four 559: people never come near these
 * bounds, and a machine that chooses and takes back soon does.
 */
public final class Bounds {

  /** So many times the game may come back to the same decision. */
  public static final int UNDOS_OF_DECISION = 20;

  /** From this record on nothing is taken back, so that a game always has room to end. */
  public static final int LAST_UNDO = 1_500;

  /** So many records a game has at most: the last one ends it as a draw. */
  public static final int RECORDS = 3_000;

  private Bounds() {}
}
