package nonpareil.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.SplittableRandom;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** With three persons one holds two of the four seats; for the rules nothing changes. */
final class TeamSeatsTest {

  @Test
  @Tag("proves:TEAM-5")
  void teamsAreAlwaysFourPlayers() {
    assertThatThrownBy(() -> Games.game(Mode.TEAMS, "soho", "genie", "sinbad", "alice"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("needs 4 players");
  }

  @Test
  @Tag("proves:TEAM-5")
  void thePersonWithTwoSeatsHasTwoDecksTwoHandsAndTwoTurns() {
    Game game = Games.game(Mode.TEAMS, "soho", "genie", "sinbad", "genie", "alice");
    var rules = new Rules();
    State s = rules.start(game);
    for (int player = 0; player < 4; player++) {
      assertThat(s.handSize(player)).isEqualTo(5);
      assertThat(s.deckSize(player)).isEqualTo(Hero.DECK_SIZE - 5);
    }
    // Seats 1 and 3 are one person's: it sees both hands, and each seat is asked on its own.
    View view = View.of(s, 0);
    assertThat(view.knownHand(0)).isEqualTo(s.hand(0));
    assertThat(view.knownHand(2)).isEqualTo(s.hand(2));
    assertThat(view.knownHand(1)).isZero();
    var turns = new ArrayList<Integer>();
    var random = new SplittableRandom(3);
    while (turns.size() < 8 && !s.isOver()) {
      int[] before = {s.deckSize(0), s.deckSize(2)};
      int maneuver = OptionText.find(s, rules.options(s), "maneuver");
      int asked = s.decider();
      rules.apply(
          s,
          maneuver >= 0 ? maneuver : Games.any(rules, s, random),
          e -> {
            if (e instanceof Event.TurnBegan turn) {
              turns.add(turn.player());
            }
          });
      if (maneuver >= 0) {
        assertThat(s.deckSize(0)).isEqualTo(asked == 0 ? before[0] - 1 : before[0]);
        assertThat(s.deckSize(2)).isEqualTo(asked == 2 ? before[1] - 1 : before[1]);
      }
    }
    assertThat(turns).contains(0, 1, 2, 3);
    for (int i = 1; i < turns.size(); i++) {
      assertThat(turns.get(i)).isEqualTo((turns.get(i - 1) + 1) % 4);
    }
  }
}
