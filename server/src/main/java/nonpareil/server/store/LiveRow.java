package nonpareil.server.store;

/**
 * How a game stands between two records, for all nodes: who is there, how the clock stands, what is
 * wanted of whom.
 *
 * @param version how often it was stored; 0 if it never was
 * @param data as JSON
 */
public record LiveRow(String game, int version, String data) {

  /** As it is once it is stored. */
  public LiveRow stored() {
    return new LiveRow(game, version + 1, data);
  }
}
