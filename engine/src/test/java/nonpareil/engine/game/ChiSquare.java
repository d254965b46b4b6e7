package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;

/** Counts outcomes and compares them with what they should be. */
final class ChiSquare {

  private final Map<Object, Integer> counts = new HashMap<>();
  private int total;

  void saw(Object outcome) {
    counts.merge(outcome, 1, Integer::sum);
    total++;
  }

  /** So many outcomes, all equally likely. */
  void expectEven(int outcomes) {
    assertThat(counts).hasSize(outcomes);
    var weights = new HashMap<Object, Double>();
    counts.keySet().forEach(outcome -> weights.put(outcome, 1.0));
    expect(weights);
  }

  /** Outcomes in proportion to their weights, and no others. */
  void expect(Map<Object, Double> weights) {
    assertThat(weights.keySet()).as("possible outcomes").containsAll(counts.keySet());
    double sum = weights.values().stream().mapToDouble(w -> w).sum();
    double chi = 0;
    for (Map.Entry<Object, Double> entry : weights.entrySet()) {
      double expected = entry.getValue() / sum * total;
      assertThat(expected).as("too few samples for %s", entry.getKey()).isGreaterThan(5);
      double difference = counts.getOrDefault(entry.getKey(), 0) - expected;
      chi += difference * difference / expected;
    }
    int freedom = weights.size() - 1;
    // Four and a half standard deviations above the mean: less than one in ten thousand is above.
    assertThat(chi)
        .as("chi-square with %d degrees of freedom", freedom)
        .isLessThan(freedom + 4.5 * Math.sqrt(2.0 * freedom));
  }
}
