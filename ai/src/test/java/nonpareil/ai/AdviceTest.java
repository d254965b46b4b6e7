package nonpareil.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import nonpareil.content.Content;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

/** Plans and outlooks are about what is known, and can be followed. */
class AdviceTest {

  private static final RandomGames GAMES =
      new RandomGames(Content.bundled().heroes(), Content.bundled().boards());

  private static void atDecisions(int games, int every, Consumer<State> look) {
    int[] seen = new int[1];
    for (int game = 0; game < games; game++) {
      Mode mode = game % 4 < 3 ? Mode.DUEL : Mode.FREE_FOR_ALL;
      int players = mode.mostPlayers();
      Games.play(
          GAMES.game(mode, players, game),
          Collections.nCopies(players, new RandomPlayer()),
          game,
          s -> {
            if (seen[0]++ % every == 0) {
              look.accept(s.copy());
            }
          });
    }
  }

  @Test
  void aPlanBeginsWithTheBestOptionAndStaysInTheTurn() {
    Set<DecisionKind> asked = new HashSet<>();
    int[] severalSteps = new int[1];
    atDecisions(
        12,
        7,
        s -> {
          View view = View.of(s, s.decider());
          Advice advice = Advice.about(view, 60, 5);
          TurnPlan plan = advice.best().turn();
          String first = OptionText.of(s, advice.ranked().getFirst().option());
          assertThat(plan.steps().getFirst().option()).isEqualTo(first);
          assertThat(plan.steps()).allMatch(step -> step.asked().player() == view.viewer());
          assertThat(advice.best().chance()).isBetween(0.0, 1.0);
          Advice.Plan other = advice.other();
          if (other != null) {
            assertThat(advice.best().chance()).isGreaterThanOrEqualTo(other.chance());
          }
          assertThat(advice.reasons()).hasSizeLessThanOrEqualTo(PlanReason.MOST);
          asked.add(s.decision());
          severalSteps[0] += plan.steps().size() > 1 ? 1 : 0;
        });
    assertThat(asked).contains(DecisionKind.ACTION, DecisionKind.MOVE, DecisionKind.BOOST);
    assertThat(severalSteps[0]).isGreaterThan(50);
  }

  /** In a plan no card may be named that is drawn on the way. */
  @Test
  void noPlanRestsOnACardThatIsOnlyImagined() {
    int[] drawn = new int[1];
    atDecisions(
        12,
        11,
        s -> {
          int me = s.decider();
          View view = View.of(s, me);
          TurnPlan plan = Advice.about(view, 40, 9).best().turn();
          var deck = s.game().seat(me).deck();
          int left = s.hand(me);
          for (Event event : plan.events()) {
            if (event instanceof Event.CardsTaken e && e.player() == me && !e.isOpen()) {
              assertThat(e.cards()).containsOnly(-1);
              drawn[0]++;
            }
            int card =
                switch (event) {
                  case Event.SchemePlayed e when e.player() == me -> e.card();
                  case Event.CardCommitted e when e.player() == me -> e.card();
                  case Event.CardBoosted e when e.player() == me -> e.card();
                  default -> -1;
                };
            if (card >= 0 && view.tableSize(me) == 0) {
              assertThat(deck.has(left, card)).as("%s in %s", deck.card(card).id(), plan).isTrue();
              left = deck.minus(left, card);
            }
          }
        });
    assertThat(drawn[0]).isGreaterThan(20);
  }

  @Test
  void adviceDoesNotChangeWhenHiddenCardsAreDealtAnew() {
    var redeal = new Redeal(3);
    atDecisions(
        4,
        9,
        s -> {
          View view = View.of(s, s.decider());
          View other = View.of(redeal.deal(view), s.decider());
          Advice one = Advice.about(view, 40, 2);
          Advice two = Advice.about(other, 40, 2);
          assertThat(two.ranked()).isEqualTo(one.ranked());
          assertThat(two.best().turn().steps()).isEqualTo(one.best().turn().steps());
          assertThat(two.reasons()).isEqualTo(one.reasons());
        });
  }

  @Test
  void theOutlookIsAboutEvenAtFirstAndKnowsTheWinnerNearTheEnd() {
    double even = 0;
    int right = 0;
    for (int game = 0; game < 20; game++) {
      var calm = new ArrayList<State>();
      State end =
          Games.play(
              GAMES.game(Mode.DUEL, 2, game),
              Collections.nCopies(2, new GreedyPlayer()),
              game,
              s -> {
                if (s.decision() == DecisionKind.ACTION) {
                  calm.add(s.copy());
                }
              });
      double[] first = outlook(calm.getFirst(), game);
      assertThat(first[0] + first[1]).isBetween(0.99, 1.01);
      even += first[0] / 20;
      double[] last = outlook(calm.getLast(), game);
      int ahead = last[0] > last[1] ? 0 : 1;
      right += (end.winners() >>> ahead & 1) != 0 ? 1 : 0;
    }
    assertThat(even).isBetween(0.35, 0.65);
    assertThat(right).isGreaterThanOrEqualTo(16);
  }

  private static double[] outlook(State s, long seed) {
    List<View> eyes = IntStream.range(0, s.game().players()).mapToObj(p -> View.of(s, p)).toList();
    return Outlook.of(eyes, 200, seed);
  }
}
