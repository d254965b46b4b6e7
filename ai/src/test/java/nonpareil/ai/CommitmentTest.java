package nonpareil.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.content.Content;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Arrangement.Standing;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Edition;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Cards laid face down come close to an equilibrium. Sinbad, with a last point of health, attacks
 * Medusa, who fells him at the start of her turn if she survives; both decks are empty and so
 * everybody knows all cards. What is left can be solved exactly.
 */
@Execution(ExecutionMode.CONCURRENT)
final class CommitmentTest {

  private static final int SINBAD = 0;
  private static final int MEDUSA = 1;
  private static final String APES = "voyage-to-the-city-of-the-man-eating-apes";
  private static final String SNAKES = "voyage-to-the-valley-of-the-giant-snakes";

  private static final int ITERATIONS = 30_000; // as an expert has
  private static final int SEEDS = 8;

  /** How far a mix may be from the equilibrium: half the sum of all differences. */
  private static final double FARTHEST = 0.06;

  /** How much the best answer to a mix may gain, as a chance to win the game. */
  private static final double MOST_EXPLOITED = 0.04;

  private static final Game GAME = game();
  private final Rules rules = new Rules();

  private static Game game() {
    Content content = Content.bundled();
    var heroes = List.of(content.hero("sinbad").hero(), content.hero("medusa").hero());
    return new Game(
        new Setup(Edition.BOOK_2023, Mode.DUEL, content.board("sarpedon").board(), heroes, 1));
  }

  /** Positions whose equilibrium is a mix for both. */
  enum Position {
    /** One attack: the defense that stops the one card does not stop the other. */
    TWO_CARDS(2, 1, "feint toil-and-danger", "feint hiss-and-slither snipe"),
    /** One attack: each card beats one defense out of three. */
    THREE_CARDS(3, 1, "feint " + SNAKES + " momentous-shift", "snipe dash"),
    /** Two attacks: the mix is one to two. */
    ONE_TO_TWO(4, 2, "feint feint regroup", "feint feint"),
    /** Two attacks against a single card: hold it back or not. */
    ONE_DEFENSE(5, 2, "feint feint " + APES, "dash"),
    /** Two attacks: one, one, two. */
    ONE_ONE_TWO(3, 2, "feint regroup " + APES, "feint dash");

    private final int health;
    private final int actions;
    private final String attacks;
    private final String defenses;

    Position(int health, int actions, String attacks, String defenses) {
      this.health = health;
      this.actions = actions;
      this.attacks = attacks;
      this.defenses = defenses;
    }
  }

  /** A position when Sinbad has declared his attack. */
  private State attacked(Position position) {
    int beside = Long.numberOfTrailingZeros(GAME.board().adjacent(GAME.board().start(SINBAD)));
    var fighters = new HashMap<Integer, Standing>();
    fighters.put(GAME.piece("1.sinbad"), new Standing(null, 1, false));
    fighters.put(GAME.piece("2.medusa"), new Standing(beside, position.health, false));
    for (String gone : List.of("1.porter", "2.harpy-1", "2.harpy-2", "2.harpy-3")) {
      fighters.put(GAME.piece(gone), new Standing(null, null, true));
    }
    State s =
        rules.arrange(
            GAME,
            new Arrangement(
                SINBAD,
                position.actions,
                false,
                false,
                fighters,
                Map.of(),
                Map.of(),
                Map.of(
                    SINBAD,
                    cards(SINBAD, position.attacks),
                    MEDUSA,
                    cards(MEDUSA, position.defenses)),
                Map.of(SINBAD, List.of(), MEDUSA, List.of()),
                Map.of(),
                Set.of(SINBAD, MEDUSA)));
    rules.apply(s, Option.of(Option.Word.ATTACK, GAME.piece("1.sinbad"), GAME.piece("2.medusa")));
    return s;
  }

  private static List<Integer> cards(int player, String ids) {
    return Stream.of(ids.split(" ")).map(GAME.seat(player).deck()::number).toList();
  }

  private State after(State s, int option) {
    State next = s.copy();
    rules.apply(next, option);
    return next;
  }

  /** Every card against every card, each played to the end of the game. */
  private MatrixGame solve(State s) {
    int[] attacks = rules.options(s).toArray();
    double[][] payoffs = new double[attacks.length][];
    for (int a = 0; a < attacks.length; a++) {
      State laid = after(s, attacks[a]);
      assertThat(laid.decision()).isEqualTo(DecisionKind.DEFENSE_CARD);
      int[] defenses = rules.options(laid).toArray();
      payoffs[a] = new double[defenses.length];
      for (int d = 0; d < defenses.length; d++) {
        payoffs[a][d] = value(after(laid, defenses[d]));
      }
    }
    return new MatrixGame(payoffs);
  }

  /** Sinbad's chance to win if both go on without a mistake. */
  private double value(State s) {
    if (s.isOver()) {
      return s.winners() >>> SINBAD & 1;
    }
    if (s.decision() == DecisionKind.ATTACK_CARD) {
      return solve(s).value();
    }
    boolean sinbad = s.decider() == SINBAD;
    double best = sinbad ? 0 : 1;
    for (int option : rules.options(s).toArray()) {
      double v = value(after(s, option));
      best = sinbad ? Math.max(best, v) : Math.min(best, v);
      if (best == (sinbad ? 1 : 0)) {
        break;
      }
    }
    return best;
  }

  /** How often a player would take each option, over some seeds. */
  private double[] mix(State s) {
    View view = View.of(s, s.decider());
    int[] options = rules.options(s).toArray();
    double[] mix = new double[options.length];
    var player = new TreePlayer(ITERATIONS);
    for (int seed = 0; seed < SEEDS; seed++) {
      Map<Integer, Double> wanted = TreePlayer.mix(player.think(view, 77L * seed).ranked());
      for (int i = 0; i < options.length; i++) {
        mix[i] += wanted.getOrDefault(options[i], 0.0) / SEEDS;
      }
    }
    return mix;
  }

  @ParameterizedTest
  @EnumSource
  void mixesComeCloseToTheEquilibrium(Position position) {
    State attack = attacked(position);
    MatrixGame game = solve(attack);
    assertThat(game.gap()).isLessThan(0.001);
    assertThat(game.value()).isBetween(0.2, 0.8);

    double[] attacks = mix(attack);
    State defense = after(attack, rules.options(attack).get(0));
    double[] defenses = mix(defense);

    assertThat(distance(attacks, game.rows())).as("attack").isLessThan(FARTHEST);
    assertThat(distance(defenses, game.columns())).as("defense").isLessThan(FARTHEST);
    assertThat(game.value() - game.worstFor(attacks)).as("attack").isLessThan(MOST_EXPLOITED);
    assertThat(game.bestAgainst(defenses) - game.value()).as("defense").isLessThan(MOST_EXPLOITED);
  }

  private static double distance(double[] mix, double[] other) {
    double sum = 0;
    for (int i = 0; i < mix.length; i++) {
      sum += Math.abs(mix[i] - other[i]);
    }
    return sum / 2;
  }

  /** What lies face down is the same to the defender whatever it is. */
  @Test
  void theDefenderDoesNotSeeTheCard() {
    State attack = attacked(Position.ONE_ONE_TWO);
    var player = new TreePlayer(500);
    var thoughts = new HashSet<List<Ranked>>();
    for (int option : rules.options(attack).toArray()) {
      View view = View.of(after(attack, option), MEDUSA);
      thoughts.add(player.think(view, 5).ranked());
    }
    assertThat(thoughts).hasSize(1);
  }

  @Test
  void aMatrixGameIsSolved() {
    var game = new MatrixGame(new double[][] {{0.5, 0, 0.9}, {0, 1, 0.9}});
    assertThat(game.value()).isBetween(1 / 3.0 - 1e-3, 1 / 3.0 + 1e-3);
    assertThat(distance(game.rows(), new double[] {2 / 3.0, 1 / 3.0})).isLessThan(0.003);
    assertThat(distance(game.columns(), new double[] {2 / 3.0, 1 / 3.0, 0})).isLessThan(0.003);
    assertThat(game.worstFor(new double[] {1, 0})).isZero();
    assertThat(game.bestAgainst(new double[] {0, 1, 0})).isEqualTo(1);
  }
}
