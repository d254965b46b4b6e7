package nonpareil.content.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nonpareil.content.Content;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.GameLog.Choice;
import nonpareil.engine.game.GameLog.Undo;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;

final class GameLogTest {

  private static final RandomGames GAMES =
      new RandomGames(Content.bundled().heroes(), Content.bundled().boards());

  @Test
  void everyStateOfAGameFollowsFromItsChoices() {
    for (long seed = 0; seed < 40; seed++) {
      GameLog log = GAMES.duel(seed, 1000);
      assertThat(log.isOver()).isTrue();
      for (int n = 1; n <= log.size(); n += 17) {
        assertThat(log.replay(n).hash()).isEqualTo(log.choice(n - 1).hash());
      }
      assertThat(log.replay(log.size()).hash()).isEqualTo(log.hash());
      assertThat(log.replay(log.size())).isEqualTo(log.state());
    }
  }

  @Test
  void whatIsNotOfferedChangesNothing() {
    GameLog log = GAMES.duel(1);
    long before = log.hash();
    assertThatThrownBy(() -> log.append("attack 1.nobody 2.nobody"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> log.append(Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(log.hash()).isEqualTo(before);
    assertThat(log.size()).isZero();
  }

  @Test
  void aStateThatIsHandedOutIsACopy() {
    GameLog log = GAMES.duel(2);
    long before = log.hash();
    State state = log.state();
    new nonpareil.engine.game.Rules().apply(state, log.options()[0]);
    assertThat(log.hash()).isEqualTo(before);
  }

  @Test
  void undoGoesBackToTheStateBefore() {
    int undone = 0;
    for (long seed = 0; seed < 40; seed++) {
      GameLog log = GAMES.duel(seed);
      while (!log.isOver() && log.size() < 300) {
        long before = log.hash();
        int player = log.decider();
        Choice choice = log.append(log.options()[log.size() % log.options().length]);
        assertThat(log.undo(1 - player)).isNotEqualTo(Undo.ALLOWED);
        if (log.undo(player) == Undo.ALLOWED) {
          log.takeBack(player);
          assertThat(log.hash()).isEqualTo(before);
          assertThat(log.append(choice.text())).isEqualTo(choice);
          undone++;
        } else {
          assertThatThrownBy(() -> log.takeBack(player)).isInstanceOf(IllegalStateException.class);
        }
      }
    }
    assertThat(undone).isGreaterThan(500);
  }

  /** Whoever may take a choice back has learnt nothing by it, and neither has anybody else. */
  @Test
  void nobodyLearnsAnythingFromWhatCanBeTakenBack() {
    for (long seed = 100; seed < 140; seed++) {
      GameLog log = GAMES.duel(seed);
      for (int i = 0; i < 400 && !log.isOver(); i++) {
        State before = log.state();
        int player = log.decider();
        Choice choice = log.append(log.options()[(int) ((seed + i * 31L) % log.options().length)]);
        if (log.undo(player) != Undo.ALLOWED) {
          continue;
        }
        State after = log.state();
        for (int viewer = 0; viewer < 2; viewer++) {
          for (int p = 0; p < 2; p++) {
            View was = View.of(before, viewer);
            View is = View.of(after, viewer);
            assertThat(is.deckSize(p)).as(choice.text()).isGreaterThanOrEqualTo(was.deckSize(p));
            if (viewer != p) {
              int more = is.knownHand(p) & ~was.knownHand(p);
              boolean open = choice.events().stream().anyMatch(Event.CardsTaken.class::isInstance);
              assertThat(open || more == 0).as(choice.text()).isTrue();
            }
          }
        }
      }
    }
  }

  @Test
  void theReasonAgainstUndoIsTold() {
    GameLog log = GAMES.duel(0);
    assertThat(log.undo(0)).isEqualTo(Undo.NOTHING_CHOSEN);
    while (!log.texts().contains("maneuver")) {
      log.append(log.options()[0]);
    }
    int player = log.decider();
    log.append("maneuver");
    assertThat(log.undo(player)).isEqualTo(Undo.HIDDEN_REVEALED); // a card was drawn
    assertThat(log.undo(1 - player)).isEqualTo(Undo.OTHER_PLAYER);
    assertThat(log.choice(log.size() - 1).events())
        .hasAtLeastOneElementOfType(Event.CardsTaken.class);
    assertThat(List.of(Undo.values())).contains(Undo.CHANCE);
  }
}
