package nonpareil.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Discard piles are open. */
final class DiscardPilesTest {

  @Test
  @Tag("proves:DRAW-4")
  void everybodySeesEveryDiscardPileInFullAtAnyTime() {
    Game game = Games.game(Mode.FREE_FOR_ALL, "soho", "genie", "sinbad", "houdini", "medusa");
    var rules = new Rules();
    var random = new SplittableRandom(5);
    State s = rules.start(game);
    int cards = 0;
    for (int i = 0; i < 500 && !s.isOver(); i++) {
      for (int player = 0; player < game.players(); player++) {
        for (int viewer = 0; viewer < game.players(); viewer++) {
          assertThat(View.of(s, viewer).discard(player)).isEqualTo(s.discard(player));
        }
        assertThat(View.of(s, State.SPECTATOR).discard(player)).isEqualTo(s.discard(player));
        cards = Math.max(cards, Integer.bitCount(s.discard(player)));
      }
      rules.apply(s, Games.any(rules, s, random));
    }
    assertThat(cards).isGreaterThan(5);
  }
}
