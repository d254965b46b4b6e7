package nonpareil.server.log;

import nonpareil.engine.game.Game;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.log.Recorded.Started;
import nonpareil.server.wire.Names;
import org.jspecify.annotations.Nullable;

/**
 * What a game began with: what its first record says, and what that means with the content there
 * is.
 *
 * @param dealing gives the first state
 */
public record Origin(
    Started start, Game game, Names names, @Nullable Lesson lesson, Dealing dealing) {

  /** To be raised whenever the same choices no longer lead to the same game. */
  static final int RULES = 1;

  /** The content a log was written with is not the content there is. */
  public static final class Changed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Changed(String what) {
      super(what);
    }

    Changed(RuntimeException cause) {
      super(cause.getClass().getSimpleName(), cause);
    }
  }

  @Override
  public String toString() {
    return "Origin: " + start; // neither seed nor secret
  }
}
