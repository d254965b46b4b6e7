package nonpareil.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Arrangement.Standing;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A cancelled ability boost lies on the table without value until the clean-up. */
final class CancelledBoostTest {

  @Test
  @Tag("proves:DEC-30")
  void itLiesThereWithoutValueAndIsDiscardedInTheEnd() {
    Game game = Games.game(Mode.DUEL, "sarpedon", "king-arthur", "alice");
    Deck arthurs = game.seat(0).deck();
    int attack = arthurs.number("the-aid-of-morgana");
    int boost = arthurs.number("noble-sacrifice");
    int feint = game.seat(1).deck().number("feint");
    int next = Long.numberOfTrailingZeros(game.board().adjacent(game.board().start(0)));
    var rules = new Rules();
    State s =
        rules.arrange(
            game,
            new Arrangement(
                0,
                2,
                false,
                false,
                Map.of(game.piece("2.alice"), new Standing(next, null, false)),
                Map.of(),
                Map.of(),
                Map.of(0, List.of(attack, boost), 1, List.of(feint)),
                Map.of(),
                Map.of(),
                Set.of()));
    rules.apply(s, Games.option(rules, s, "attack 1.king-arthur 2.alice"));
    rules.apply(s, Games.option(rules, s, "card the-aid-of-morgana"));
    rules.apply(s, Games.option(rules, s, "card noble-sacrifice"));

    var told = new ArrayList<Event>();
    var lying = new ArrayList<Boolean>();
    rules.apply(
        s,
        Games.option(rules, s, "card feint"),
        e -> {
          told.add(e);
          lying.add(arthurs.has(s.table(0), boost) && !arthurs.has(s.discard(0), boost));
        });

    int revealed = index(told, Event.CardsRevealed.class);
    int cancelled = index(told, Event.EffectsCancelled.class);
    int settled = index(told, Event.CombatSettled.class);
    assertThat(revealed).isLessThan(cancelled);
    assertThat(cancelled).isLessThan(settled);
    assertThat(((Event.CardsRevealed) told.get(revealed)).boostCard()).isEqualTo(boost);
    assertThat(lying.subList(revealed, settled + 1)).containsOnly(true);
    var sum = ((Event.CombatSettled) told.get(settled)).attack();
    assertThat(sum.hiddenBoost()).isZero();
    assertThat(sum.value()).isEqualTo(arthurs.value(attack));
    // After the clean-up both cards are in the discard pile, and no card was drawn.
    assertThat(s.table(0)).isZero();
    assertThat(arthurs.has(s.discard(0), boost)).isTrue();
    assertThat(arthurs.has(s.discard(0), attack)).isTrue();
    assertThat(s.handSize(0)).isZero();
  }

  private static int index(List<Event> told, Class<? extends Event> kind) {
    for (int i = 0; i < told.size(); i++) {
      if (kind.isInstance(told.get(i))) {
        return i;
      }
    }
    throw new AssertionError("nothing of " + kind.getSimpleName() + " in " + told);
  }
}
