package nonpareil.ai;

import java.util.Arrays;
import nonpareil.engine.game.Chance;

/**
 * The cards laid face down in one iteration of a search. Attacker and defender choose without
 * seeing each other's card, so the best answer is a mix. Regret matching finds it: a card is chosen
 * as often as it would have done better than what was chosen so far, and the average of all these
 * mixes comes close to an equilibrium.
 *
 * <p>Players take turns in learning: only the learner tries cards it does not think good, so that
 * nobody learns to beat a mistake made on purpose.
 */
final class HiddenChoices {

  private static final double MOST_EXPLORED = 0.4;
  private static final double EXPLORED = 3;

  private final Tree tree;
  private final Chance chance;
  private final int players;
  private int iteration;

  // The choices made in this iteration.
  private int count;
  private int[] player = new int[16];
  private int[] taken = new int[16];
  private double[] sampled = new double[16];
  private int[] end = new int[16];

  // The edges that could have been taken, one choice after the other.
  private int[] edge = new int[256];
  private double[] share = new double[256];
  private int from;
  private int size;
  private double explored;

  HiddenChoices(Tree tree, Chance chance, int players) {
    this.tree = tree;
    this.chance = chance;
    this.players = players;
  }

  void begin() {
    iteration++;
    count = 0;
    size = 0;
  }

  /** Opens a choice: its edges are added next. Forgets the last one if it was not taken. */
  void open(int chooser) {
    if (count == player.length) {
      player = Arrays.copyOf(player, 2 * count);
      taken = Arrays.copyOf(taken, 2 * count);
      sampled = Arrays.copyOf(sampled, 2 * count);
      end = Arrays.copyOf(end, 2 * count);
    }
    player[count] = chooser;
    from = count == 0 ? 0 : end[count - 1];
    size = from;
  }

  void add(int option) {
    if (size == edge.length) {
      edge = Arrays.copyOf(edge, 2 * size);
      share = Arrays.copyOf(share, 2 * size);
    }
    edge[size++] = option;
  }

  /** Works out the mix of the edges added. */
  void weigh() {
    double regrets = 0;
    double visits = 0;
    for (int i = from; i < size; i++) {
      regrets += tree.regret(edge[i]);
      visits += tree.visits(edge[i]);
    }
    for (int i = from; i < size; i++) {
      share[i] =
          regrets > 0
              ? tree.regret(edge[i]) / regrets
              : visits > 0 ? tree.visits(edge[i]) / visits : 1.0 / (size - from);
    }
    explored =
        isLearning(player[count]) ? Math.min(MOST_EXPLORED, EXPLORED / Math.sqrt(visits + 1)) : 0;
  }

  private boolean isLearning(int who) {
    return iteration % players == who;
  }

  /** How often the mix wants an edge, by the order in which it was added. */
  double share(int index) {
    return share[from + index];
  }

  /** How often an edge is taken: as the mix wants it, and now and then to learn. */
  double taking(int index) {
    return (1 - explored) * share[from + index] + explored / (size - from);
  }

  /** An edge by chance, as often as the mix says. */
  int draw() {
    double left = chance.fraction();
    int last = size - from - 1;
    for (int i = 0; i < last; i++) {
      left -= taking(i);
      if (left < 0) {
        return i;
      }
    }
    return last;
  }

  void take(int index) {
    taken[count] = edge[from + index];
    sampled[count] = taking(index);
    end[count++] = size;
  }

  /** Later iterations count more: they know better. */
  double weight() {
    return iteration;
  }

  /** Learns from the end of the iteration. */
  void learn(double[] chances) {
    for (int c = 0; c < count; c++) {
      if (isLearning(player[c])) {
        learn(c, c == 0 ? 0 : end[c - 1], chances[player[c]]);
      }
    }
  }

  private void learn(int choice, int first, double won) {
    double visits = 0;
    double reward = 0;
    for (int i = first; i < end[choice]; i++) {
      visits += tree.visits(edge[i]);
      reward += tree.reward(edge[i]);
    }
    double usual = visits > 0 ? reward / visits : won;
    double value = 0;
    for (int i = first; i < end[choice]; i++) {
      value += share[i] * worth(edge[i], choice, won, usual);
    }
    for (int i = first; i < end[choice]; i++) {
      double regret = tree.regret(edge[i]) + worth(edge[i], choice, won, usual) - value;
      tree.regret(edge[i], Math.max(0, regret));
    }
  }

  /**
   * What an edge would have been worth: its mean, and for the one that was taken the surprise as
   * often over as it is seldom taken.
   */
  private double worth(int option, int choice, double won, double usual) {
    int n = tree.visits(option);
    double mean = n == 0 ? usual : tree.reward(option) / n;
    return option == taken[choice] ? mean + (won - mean) / sampled[choice] : mean;
  }
}
