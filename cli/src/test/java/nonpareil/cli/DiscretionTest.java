package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.SplittableRandom;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

/** At a table it follows from public facts alone whether somebody is asked. */
final class DiscretionTest {

  /** What a discreet game asks besides has one answer, and changes nothing else. */
  @Test
  void aDiscreetGameIsTheSameGame() {
    var rules = new Rules();
    var asked = new EnumMap<DecisionKind, Integer>(DecisionKind.class);
    for (int i = 0; i < 300; i++) {
      Game game = RealGames.ALL.game(i);
      var random = new SplittableRandom(i);
      State plain = rules.start(game);
      State discreet = rules.start(game.discreet());
      while (!discreet.isOver()) {
        int[] options = rules.options(discreet).toArray();
        DecisionKind kind = discreet.decision();
        boolean besides =
            options.length == 1 && kind != DecisionKind.ACTION && kind != DecisionKind.DEFENSE_CARD;
        int option = RandomGames.pick(options, random);
        if (besides) {
          asked.merge(kind, 1, Integer::sum);
        } else {
          assertThat(discreet.hash()).isEqualTo(plain.hash());
          rules.apply(plain, option);
        }
        rules.apply(discreet, option);
      }
      assertThat(plain.isOver()).isTrue();
      assertThat(discreet.hash()).isEqualTo(plain.hash());
    }
    assertThat(asked)
        .containsKeys(
            DecisionKind.ATTACK_CARD,
            DecisionKind.DISCARD,
            DecisionKind.CHOOSE_CARD,
            DecisionKind.CONFIRM);
  }

  /** Whoever is not asked sees the same question whatever the others hold. */
  @Test
  void aRedealAsksTheSame() {
    var rules = new Rules();
    var redeal = new Redeal(5);
    int checked = 0;
    for (int i = 0; i < 100; i++) {
      var random = new SplittableRandom(i);
      State s = rules.start(RealGames.ALL.game(i).discreet());
      while (!s.isOver()) {
        for (int viewer : RandomGames.viewers(s.game())) {
          View view = View.of(s, viewer);
          State other = redeal.deal(view);
          assertThat(View.of(other, viewer)).isEqualTo(view);
          assertThat(rules.options(other).size()).isPositive();
          checked++;
        }
        rules.apply(s, RandomGames.pick(rules.options(s).toArray(), random));
      }
    }
    assertThat(checked).isGreaterThan(10_000);
  }

  @Test
  void aMulliganReplacesTheHandBeforeTheGameBegins() {
    var rules = new Rules();
    for (int i = 0; i < 20; i++) {
      State s = rules.deal(RealGames.ALL.game(i));
      var events = new ArrayList<Event>();
      rules.mulligan(s, 1, events::add);
      assertThat(events.getFirst()).isEqualTo(new Event.Mulligan(1));
      assertThat(s.handSize(1)).isEqualTo(5);
      assertThat(s.deckSize(1)).isEqualTo(25);
      State kept = rules.deal(RealGames.ALL.game(i));
      assertThat(s.hand(0)).isEqualTo(kept.hand(0));
      rules.begin(s, null);
      rules.begin(kept, null);
      assertThat(kept.hash()).isEqualTo(rules.start(RealGames.ALL.game(i)).hash());
      assertThat(rules.options(s).size()).isPositive();
    }
  }
}
