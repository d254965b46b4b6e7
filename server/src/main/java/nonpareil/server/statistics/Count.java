package nonpareil.server.statistics;

import com.fasterxml.jackson.databind.node.ObjectNode;
import nonpareil.server.wire.AdviceJson;
import nonpareil.server.wire.Json;

/** How many games there were, how many of them were won, and how sure one can be of the share. */
final class Count {

  /** The standard normal distribution has 95 % of its weight within so many deviations. */
  private static final double Z = 1.959963984540054;

  private int games;
  private int won;
  private int drawn;
  private double even;

  Count() {}

  /** One that was made elsewhere. */
  Count(int games, int won, int drawn, double even) {
    this.games = games;
    this.won = won;
    this.drawn = drawn;
    this.even = games * even;
  }

  /**
   * One game more.
   *
   * @param evenly the share that is won where all are equally strong
   */
  void add(boolean isWon, boolean isDrawn, double evenly) {
    games++;
    won += isWon ? 1 : 0;
    drawn += isDrawn ? 1 : 0;
    even += evenly;
  }

  int games() {
    return games;
  }

  int won() {
    return won;
  }

  /** The least share that fits what was seen: the lower end of Wilson's interval at 95 %. */
  double low() {
    return Math.max(0, centre() - half());
  }

  /** The largest share that fits. */
  double high() {
    return Math.min(1, centre() + half());
  }

  private double centre() {
    return games == 0 ? 0.5 : ((double) won / games + Z * Z / (2 * games)) / (1 + Z * Z / games);
  }

  private double half() {
    if (games == 0) {
      return 0.5;
    }
    double share = (double) won / games;
    double spread = share * (1 - share) / games + Z * Z / (4.0 * games * games);
    return Z / (1 + Z * Z / games) * Math.sqrt(spread);
  }

  /** A Count of docs/protocol.md. */
  ObjectNode json() {
    return Json.object()
        .put("games", games)
        .put("won", won)
        .put("drawn", drawn)
        .put("low", AdviceJson.rounded(low()))
        .put("high", AdviceJson.rounded(high()))
        .put("even", AdviceJson.rounded(games == 0 ? 0 : even / games));
  }
}
