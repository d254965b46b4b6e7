package nonpareil.server.log;

import nonpareil.engine.game.Event;
import nonpareil.engine.game.EventSink;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** Finds out, from all that happened in a game, what its end came from. */
final class EndCause implements EventSink {

  private final Game game;
  private final Position.@Nullable Leaving[] leaving;
  private String cause = "effect";
  private @Nullable Integer seat;

  EndCause(Game game) {
    this.game = game;
    leaving = new Position.@Nullable Leaving[game.players()];
  }

  /** The step whose events come next. */
  void next(Position step) {
    if (step.isLeaving()) {
      leaving[step.player()] = Position.Leaving.of(step.option());
    }
  }

  @Override
  public void tell(Event event) {
    if (event instanceof Event.Damaged d && game.isHero(d.fighter())) {
      cause = d.combat() ? "combat" : d.cause().player() < 0 ? "exhaustion" : "effect";
      seat = null;
    } else if (event instanceof Event.PlayerOut out) {
      Position.Leaving left = leaving[out.player()];
      if (left != null) {
        cause = left.cause();
        seat = out.player() + 1;
      }
    }
  }

  /** How the game ended. */
  Result of(State s) {
    Result result = Result.of(s, cause);
    return new Result(result.winners(), result.draw(), cause, seat);
  }
}
