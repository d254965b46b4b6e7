package nonpareil.engine.game;

/** Who plays against whom. */
public enum Mode {
  DUEL("duel", 2, 2),
  FREE_FOR_ALL("free-for-all", 3, 4),
  TEAMS("teams", 4, 4);

  private final String text;
  private final int fewest;
  private final int most;

  Mode(String text, int fewest, int most) {
    this.text = text;
    this.fewest = fewest;
    this.most = most;
  }

  public String text() {
    return text;
  }

  public int fewestPlayers() {
    return fewest;
  }

  public int mostPlayers() {
    return most;
  }
}
