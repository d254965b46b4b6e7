package nonpareil.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/**
 * Information-set Monte Carlo tree search. Every iteration deals the unknown anew and walks one
 * tree for each player: a player's tree branches by what that player did and saw, so a card laid
 * face down is one branch for the others, whatever it is. Options that are not offered in a deal
 * are left out of it.
 */
final class Search {

  /** What an option turned out to be worth. */
  record Estimate(int option, int visits, double chance) {}

  private static final int DEEPEST = 400;

  private final View view;
  private final Game game;
  private final SearchSettings settings;
  private final Rules rules = new Rules();
  private final Redeal redeal;
  private final Chance chance;
  private final Habits habits;
  private final Tree tree = new Tree();
  private final State s;
  private final int[] options;

  /** Where each player is in its tree: roots are the lowest numbers. */
  private final int[] node;

  private final int[] pathEdge = new int[DEEPEST];
  private final int[] pathPlayer = new int[DEEPEST];
  private int depth;
  private final double[] chances;
  private double[] priors = new double[256];
  private int[] edges = new int[256];

  Search(View view, SearchSettings settings, long seed) {
    this.view = view;
    this.settings = settings;
    game = view.game();
    redeal = new Redeal(seed);
    chance = new Chance(~seed);
    habits = new Habits(game);
    node = new int[game.players()];
    chances = new double[game.players()];
    s = redeal.deal(view);
    options = rules.options(s).toArray();
  }

  void run(int iterations) {
    for (int i = 0; i < iterations; i++) {
      iterate();
    }
  }

  private void iterate() {
    redeal.dealInto(view, s);
    for (int p = 0; p < node.length; p++) {
      node[p] = p;
    }
    depth = 0;
    boolean known = true;
    while (known && !s.isOver() && depth < DEEPEST) {
      known = step();
    }
    habits.play(s, settings.playoutDecisions(), chance);
    Evaluation.chances(s, chances);
    for (int i = 0; i < depth; i++) {
      tree.add(pathEdge[i], chances[pathPlayer[i]]);
    }
  }

  /** One decision in the trees; false if it led to something new. */
  private boolean step() {
    int player = s.decider();
    Options offered = rules.options(s);
    int size = offered.size();
    if (size == 1) {
      advance(player, offered.get(0));
      return true;
    }
    int pick = select(player, offered);
    int edge = edges[pick];
    boolean known = tree.visits(edge) > 0;
    pathEdge[depth] = edge;
    pathPlayer[depth++] = player;
    advance(player, offered.get(pick));
    return known;
  }

  /** The option with the best bound; fills the edges of the options offered. */
  private int select(int player, Options offered) {
    int size = offered.size();
    if (size > priors.length) {
      priors = new double[2 * size];
      edges = new int[2 * size];
    }
    double sum = 0;
    double total = 0;
    double reward = 0;
    for (int i = 0; i < size; i++) {
      int option = offered.get(i);
      int edge = tree.edge(node[player], option);
      edges[i] = edge;
      priors[i] = habits.weight(s, option);
      sum += priors[i];
      total += tree.visits(edge);
      reward += tree.reward(edge);
    }
    double unknown = total > 0 ? reward / total - settings.unknownPenalty() : 0.5;
    double scale = settings.exploration() * Math.sqrt(total + 1);
    int best = 0;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      int n = tree.visits(edges[i]);
      double mean = n == 0 ? unknown : tree.reward(edges[i]) / n;
      double bound = mean + scale * priors[i] / sum / (1 + n) + 1e-6 * chance.fraction();
      if (bound > bestBound) {
        bestBound = bound;
        best = i;
      }
    }
    return best;
  }

  /** Carries out an option and moves every player on in its tree by what it saw. */
  private void advance(int player, int option) {
    boolean hidden = isHidden(option);
    rules.apply(s, option);
    int revealed = s.openCombatCards();
    for (int p = 0; p < node.length; p++) {
      boolean sees = p == player || game.sameTeam(p, player) || !hidden;
      int label = sees ? option : Option.of(Option.word(option), 0xFF, 0xFF);
      node[p] = child(p, label * 31 + revealed);
    }
  }

  private int child(int player, int label) {
    return node.length + tree.edge(node[player], label | 1 << 31);
  }

  /** Cards that others do not see when they are chosen. */
  private boolean isHidden(int option) {
    return Option.word(option) == Option.Word.CARD
        && switch (s.decision()) {
          case ATTACK_CARD, DEFENSE_CARD, CHOOSE_CARD, ORDER -> true;
          case BOOST -> s.cardsLieFaceDown();
          default -> false;
        };
  }

  /** The options of the view by visits, best first. */
  List<Estimate> estimates() {
    var list = new ArrayList<Estimate>();
    for (int option : options) {
      int edge = tree.edge(view.viewer(), option);
      int n = tree.visits(edge);
      list.add(new Estimate(option, n, n == 0 ? 0 : tree.reward(edge) / n));
    }
    list.sort(Comparator.comparingInt(Estimate::visits).reversed());
    return list;
  }

  int[] options() {
    return options;
  }
}
