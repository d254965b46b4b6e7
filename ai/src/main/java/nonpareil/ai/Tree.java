package nonpareil.ai;

import java.util.Arrays;

/**
 * The memory of a search: edges between information sets, found by the information set they leave
 * and by what its player did or saw. Flat arrays, so that an iteration allocates nothing.
 */
final class Tree {

  private static final int NONE = -1;

  private int[] table = new int[1 << 12];
  private long[] keys = new long[1 << 10];
  private int[] visits = new int[1 << 10];
  private double[] reward = new double[1 << 10];
  private double[] regret = new double[1 << 10];
  private int edges;

  Tree() {
    Arrays.fill(table, NONE);
  }

  /**
   * The edge that leaves an information set by an action or observation; made if there is none yet.
   * The information set it leads to has the number of the edge, above those of the roots.
   */
  int edge(int node, int label) {
    long key = (long) node << 32 | label & 0xFFFFFFFFL;
    int mask = table.length - 1;
    int at = hash(key) & mask;
    while (table[at] != NONE) {
      if (keys[table[at]] == key) {
        return table[at];
      }
      at = at + 1 & mask;
    }
    if (edges == keys.length) {
      grow();
      return edge(node, label);
    }
    keys[edges] = key;
    table[at] = edges;
    return edges++;
  }

  private static int hash(long key) {
    long z = key * 0x9E3779B97F4A7C15L;
    return (int) (z >>> 32 ^ z >>> 15);
  }

  private void grow() {
    int size = 2 * keys.length;
    keys = Arrays.copyOf(keys, size);
    visits = Arrays.copyOf(visits, size);
    reward = Arrays.copyOf(reward, size);
    regret = Arrays.copyOf(regret, size);
    table = new int[4 * size];
    Arrays.fill(table, NONE);
    int mask = table.length - 1;
    for (int e = 0; e < edges; e++) {
      int at = hash(keys[e]) & mask;
      while (table[at] != NONE) {
        at = at + 1 & mask;
      }
      table[at] = e;
    }
  }

  int visits(int edge) {
    return visits[edge];
  }

  double reward(int edge) {
    return reward[edge];
  }

  /** How much better the edge would have been than what was chosen, where that is known. */
  double regret(int edge) {
    return regret[edge];
  }

  void regret(int edge, double value) {
    regret[edge] = value;
  }

  void add(int edge, double won) {
    visits[edge]++;
    reward[edge] += won;
  }
}
