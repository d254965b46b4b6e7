package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.SplittableRandom;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Playout;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import org.junit.jupiter.api.Test;

/** What the machinery promises, in games of the ten heroes. */
final class RulesOfRealGamesTest {

  @Test
  void whatHasOneAnswerIsNotAskedAndEveryKindIs() {
    var asked = EnumSet.noneOf(DecisionKind.class);
    var single = EnumSet.noneOf(DecisionKind.class);
    RealGames.ALL.check(
        100,
        1,
        (s, options) -> {
          assertThat(options).isNotEmpty();
          asked.add(s.decision());
          if (options.length == 1) {
            single.add(s.decision());
          }
        });
    assertThat(single).containsExactlyInAnyOrder(DecisionKind.ACTION, DecisionKind.DEFENSE_CARD);
    assertThat(asked).isEqualTo(EnumSet.complementOf(EnumSet.of(DecisionKind.NONE)));
  }

  @Test
  void everyOptionIsFoundByItsText() {
    var rules = new Rules();
    RealGames.ALL.check(
        60,
        3,
        (s, options) -> {
          var texts = new HashSet<String>();
          for (int option : options) {
            String text = OptionText.of(s, option);
            assertThat(texts.add(text)).as(text).isTrue();
            assertThat(OptionText.find(s, rules.options(s), text)).isEqualTo(option);
          }
        });
  }

  /** Told or untold, in one state or in copies: the same options give the same hashes. */
  @Test
  void gamesOfThePlayoutReplayInTheOrdinaryWay() {
    for (int number = 0; number < 20; number++) {
      State s = new Rules().start(RealGames.ALL.game(number));
      var log = new GameLog(s.game());
      assertThat(s.hash()).isEqualTo(log.hash());
      var playout = new Playout(number);
      while (!s.isOver()) {
        State before = s.copy();
        playout.play(s, 1);
        log.append(optionTaken(before, s.hash()));
        assertThat(log.hash()).isEqualTo(s.hash());
      }
      assertThat(log.isOver()).isTrue();
      assertThat(log.replay(log.size()).hash()).isEqualTo(s.hash());
    }
  }

  /** The option that leads to a hash, found in the way that tells events. */
  private static int optionTaken(State before, long hash) {
    var rules = new Rules();
    for (int option : new Rules().options(before).toArray()) {
      State next = before.copy();
      var events = new ArrayList<Event>();
      rules.apply(next, option, events::add);
      if (next.hash() == hash) {
        return option;
      }
    }
    throw new AssertionError("no option leads to the state of the playout");
  }

  @Test
  void restartedStatesPlayAsFreshOnes() {
    State s = new Rules().start(RealGames.ALL.game(1));
    var playout = new Playout(2);
    playout.restart(s);
    playout.play(s, 50);
    State other = new Rules().start(s.game());
    new Playout(5).play(other, 333);
    var again = new Playout(2);
    again.restart(other);
    again.play(other, 50);
    assertThat(other).isEqualTo(s);
  }

  @Test
  void statesStayUnderAKilobyte() {
    var random = new SplittableRandom(1);
    for (int i = 0; i < 10; i++) {
      State s = new Rules().start(RealGames.ALL.game(random.nextInt(1000)));
      assertThat(s.heapBytes()).isLessThan(1024);
    }
  }
}
