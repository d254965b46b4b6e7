package nonpareil.ai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Options;
import nonpareil.engine.game.Playout;
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

  /** What an option turned out to be worth, and how often it should be taken. */
  record Estimate(int option, int visits, double chance, double share) {}

  private static final int DEEPEST = 400;

  private final View view;
  private final Game game;
  private final SearchSettings settings;
  private final Rules rules = new Rules();
  private final Deals deals;
  private final Chance chance;
  private final Habits habits;
  private final Playout playout;
  private final Tree tree = new Tree();
  private final HiddenChoices hidden;
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
  private int iterations;

  /** What each player has won so far. */
  private final double[] won;

  /** How often each option was wanted, if the decision is a hidden one. */
  private final double[] wanted;

  Search(View view, SearchSettings settings, long seed) {
    this.view = view;
    this.settings = settings;
    game = view.game();
    chance = new Chance(~seed);
    hidden = new HiddenChoices(tree, chance, game.players());
    deals = new Deals(view, seed, tree, hidden, chance);
    habits = new Habits(game);
    playout = new Playout(seed ^ 0x5DEECE66DL);
    node = new int[game.players()];
    chances = new double[game.players()];
    won = new double[game.players()];
    s = deals.first();
    options = rules.options(s).toArray();
    wanted = new double[options.length];
  }

  void run(int times) {
    for (int i = 0; i < times; i++) {
      iterate();
    }
  }

  private void iterate() {
    hidden.begin();
    for (int p = 0; p < node.length; p++) {
      node[p] = p;
    }
    depth = 0;
    deals.next(s);
    if (deals.attacker() != State.NOBODY) {
      pass(deals.attacker(), tree.edge(node[deals.attacker()], deals.option()));
      node[deals.attacker()] = child(deals.attacker(), deals.option());
    }
    boolean known = true;
    while (known && !s.isOver() && depth < DEEPEST) {
      known = step();
    }
    if (settings.random()) {
      playout.play(s, settings.playoutDecisions());
    } else {
      habits.play(s, settings.playoutDecisions(), chance);
    }
    Evaluation.chances(s, chances);
    hidden.learn(chances);
    iterations++;
    for (int p = 0; p < won.length; p++) {
      won[p] += chances[p];
    }
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
    if (size > edges.length) {
      priors = new double[2 * size];
      edges = new int[2 * size];
    }
    for (int i = 0; i < size; i++) {
      edges[i] = tree.edge(node[player], offered.get(i));
    }
    int pick = isCommitment(s.decision()) ? mix(player, size) : select(offered);
    boolean known = tree.visits(edges[pick]) > 0;
    pass(player, edges[pick]);
    advance(player, offered.get(pick));
    return known;
  }

  private void pass(int player, int edge) {
    pathEdge[depth] = edge;
    pathPlayer[depth++] = player;
  }

  /** Whether a card is laid face down that the other side answers without seeing it. */
  static boolean isCommitment(DecisionKind kind) {
    return kind == DecisionKind.ATTACK_CARD || kind == DecisionKind.DEFENSE_CARD;
  }

  /** One of the edges as often as the mix of the player says. */
  private int mix(int player, int size) {
    hidden.open(player);
    for (int i = 0; i < size; i++) {
      hidden.add(edges[i]);
    }
    hidden.weigh();
    boolean asked = options.length > 1 && depth == (deals.attacker() == State.NOBODY ? 0 : 1);
    for (int i = 0; asked && i < size; i++) {
      wanted[i] += hidden.share(i) * hidden.weight();
    }
    int pick = hidden.draw();
    hidden.take(pick);
    return pick;
  }

  /** The option with the best bound. */
  private int select(Options offered) {
    int size = offered.size();
    double sum = 0;
    double total = 0;
    double reward = 0;
    for (int i = 0; i < size; i++) {
      priors[i] = habits.weight(s, offered.get(i));
      sum += priors[i];
      total += tree.visits(edges[i]);
      reward += tree.reward(edges[i]);
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
    boolean secret = isHidden(option);
    boolean faceDown = s.cardsLieFaceDown();
    rules.apply(s, option);
    int revealed = faceDown ? revealed() : s.openCombatCards();
    for (int p = 0; p < node.length; p++) {
      boolean sees = p == player || game.sameTeam(p, player) || !secret;
      int label = sees ? option : Option.of(Option.word(option), 0xFF, 0xFF);
      node[p] = child(p, label * 31 + revealed);
    }
  }

  /** What everybody knows of cards that lay face down: those of a finished combat are discarded. */
  private int revealed() {
    int sum = s.openCombatCards();
    if (sum == 0 && !s.cardsLieFaceDown()) {
      for (int p = 0; p < node.length; p++) {
        sum = sum * 0x9E3779B1 + s.discard(p);
      }
    }
    return sum;
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
          case NONE,
              SET_UP,
              START_OF_TURN,
              ACTION,
              MOVE,
              DISCARD,
              CHOOSE_FIGHTER,
              CHOOSE_SPACE,
              CHOOSE_OPTION,
              CHOOSE_PLAYER,
              CHOOSE_NUMBER,
              CONFIRM ->
              false;
        };
  }

  /** The options of the view by visits, best first. */
  List<Estimate> estimates() {
    var list = new ArrayList<Estimate>();
    if (options.length == 1) {
      list.add(
          new Estimate(options[0], iterations, won[view.viewer()] / Math.max(1, iterations), 1));
      return list;
    }
    double total = 0;
    double sum = 0;
    for (int i = 0; i < options.length; i++) {
      total += tree.visits(tree.edge(view.viewer(), options[i]));
      sum += wanted[i];
    }
    for (int i = 0; i < options.length; i++) {
      int edge = tree.edge(view.viewer(), options[i]);
      int n = tree.visits(edge);
      double share = sum > 0 ? wanted[i] / sum : n / Math.max(1, total);
      list.add(new Estimate(options[i], n, n == 0 ? 0 : tree.reward(edge) / n, share));
    }
    list.sort(Comparator.comparingInt(Estimate::visits).reversed());
    return list;
  }

  int[] options() {
    return options;
  }

  /** What each player won on average. */
  double[] means() {
    return Arrays.stream(won).map(sum -> sum / Math.max(1, iterations)).toArray();
  }
}
