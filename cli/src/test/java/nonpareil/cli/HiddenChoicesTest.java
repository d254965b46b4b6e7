package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What others cannot see they cannot tell apart, neither by views nor by events. */
final class HiddenChoicesTest {

  private static boolean sees(Game game, int viewer, int player) {
    return viewer < game.players() && game.sameTeam(viewer, player);
  }

  /** The cards laid face down: whichever it is, the others see the same. */
  @Test
  @Tag("proves:DEC-34")
  @Tag("proves:ATT-5")
  void faceDownCardsLookAlike() {
    var rules = new Rules();
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        60,
        1,
        (s, options) -> {
          boolean ability = Question.of(s).cause().equals(Event.Cause.RULE);
          boolean boost = s.decision() == DecisionKind.BOOST && Question.of(s).attacker() >= 0;
          if (!ability || !(s.decision() == DecisionKind.ATTACK_CARD || boost)) {
            return;
          }
          int player = s.decider();
          for (int viewer : RandomGames.viewers(s.game())) {
            if (sees(s.game(), viewer, player)) {
              continue;
            }
            var views = new ArrayList<View>();
            var told = new ArrayList<List<Event>>();
            for (int option : options) {
              if (Option.word(option) == Option.Word.CARD) {
                State next = s.copy();
                var events = new ArrayList<Event>();
                rules.apply(next, option, e -> events.add(e.seenBy(viewer, s.game())));
                views.add(View.of(next, viewer));
                told.add(events);
              }
            }
            assertThat(views).isNotEmpty().containsOnly(views.getFirst());
            assertThat(told).containsOnly(told.getFirst());
            compared.addAndGet(views.size() - 1);
          }
        });
    assertThat(compared.get()).isGreaterThan(300);
  }

  /** A maneuver draws a card: whichever it is, the others see the same. */
  @Test
  @Tag("proves:DEC-34")
  void aHiddenDrawLooksTheSameWhateverIsDrawn() {
    var rules = new Rules();
    var redeal = new Redeal(1);
    var compared = new AtomicInteger();
    RealGames.ALL.check(
        60,
        1,
        (s, options) -> {
          if (s.decision() != DecisionKind.ACTION) {
            return;
          }
          for (int viewer : RandomGames.viewers(s.game())) {
            State other = redeal.deal(View.of(s, viewer));
            var outcomes = new HashMap<State, List<Event>>();
            for (State one : List.of(s.copy(), other)) {
              var events = new ArrayList<Event>();
              rules.apply(one, Option.of(Option.Word.MANEUVER), events::add);
              outcomes.put(one, events.stream().map(e -> e.seenBy(viewer, s.game())).toList());
            }
            List<List<Event>> told = List.copyOf(outcomes.values());
            if (viewer != s.decider() && !sees(s.game(), viewer, s.decider())) {
              assertThat(told).containsOnly(told.getFirst());
              List<View> views =
                  outcomes.keySet().stream().map(one -> View.of(one, viewer)).toList();
              assertThat(views).containsOnly(views.getFirst());
              compared.incrementAndGet();
            }
          }
        });
    assertThat(compared.get()).isGreaterThan(1000);
  }

  /** View, options and prompt of every viewer are the same for a state and its re-deal. */
  @Test
  @Tag("proves:DEC-34")
  void aRedealCannotBeToldFromTheGame() {
    var rules = new Rules();
    var redeal = new Redeal(2);
    int checked =
        RealGames.ALL.check(
            100,
            3,
            (s, options) -> {
              for (int viewer : RandomGames.viewers(s.game())) {
                View view = View.of(s, viewer);
                State other = redeal.deal(view);
                View again = View.of(other, viewer);
                assertThat(again).isEqualTo(view);
                assertThat(again.hash()).isEqualTo(view.hash());
                assertThat(again.decision()).isEqualTo(view.decision());
                assertThat(again.decider()).isEqualTo(view.decider());
                if (viewer == s.decider()) {
                  assertThat(rules.options(other).toArray()).isEqualTo(options);
                } else {
                  assertThat(rules.options(other).size()).isPositive();
                }
              }
            });
    assertThat(checked).isGreaterThan(3000);
  }
}
