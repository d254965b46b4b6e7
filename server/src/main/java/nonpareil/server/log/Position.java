package nonpareil.server.log;

import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game: all steps up to here. Moments form a tree, in which an undo goes back to an
 * older one; nothing is lost.
 */
public final class Position {

  /** The hand is kept. */
  public static final int KEEP = -1;

  /** The hand is put back. */
  public static final int MULLIGAN = -2;

  /** Of a step that is no choice: a player has given up and leaves the game. */
  public enum Leaving {
    RESIGNED(Result.RESIGNED),
    TIME(Result.TIME),
    AWAY(Result.AWAY);

    private static final int FIRST = -3;

    private final String cause;

    Leaving(String cause) {
      this.cause = cause;
    }

    /** Why, in the words of docs/protocol.md. */
    public String cause() {
      return cause;
    }

    /** As what is chosen by a step. */
    int option() {
      return FIRST - ordinal();
    }

    /** What a step is; null if it is none of these. */
    public static @Nullable Leaving of(int option) {
      return option > FIRST ? null : values()[FIRST - option];
    }

    /** The one with a cause. */
    public static @Nullable Leaving of(String cause) {
      for (Leaving leaving : values()) {
        if (leaving.cause.equals(cause)) {
          return leaving;
        }
      }
      return null;
    }
  }

  /** Why a step cannot be taken back. */
  enum Barrier {
    NONE,
    HIDDEN_REVEALED,
    CHANCE
  }

  private final @Nullable Position parent;
  private final int depth;
  private final int mulligans;
  private final int record;
  private final int player;
  private final int option;
  private final boolean action;
  private final Barrier barrier;

  /** The state at this moment, if it is one of the few that are kept. */
  private @Nullable State kept;

  /**
   * @param record the number of the record that led here
   * @param player who took the last step; -1 at the beginning
   * @param option what was chosen, or {@link #KEEP}, {@link #MULLIGAN} or a {@link Leaving}
   * @param action whether an action of the rules began with it
   */
  private Position(
      @Nullable Position parent,
      int record,
      int player,
      int option,
      boolean action,
      Barrier barrier) {
    this.parent = parent;
    depth = parent == null ? 0 : parent.depth + 1;
    boolean mulligan = parent != null && (option == KEEP || option == MULLIGAN);
    mulligans = (parent == null ? 0 : parent.mulligans) + (mulligan ? 1 : 0);
    this.record = record;
    this.player = player;
    this.option = option;
    this.action = action;
    this.barrier = barrier;
  }

  static Position start() {
    return new Position(null, 0, -1, 0, false, Barrier.NONE);
  }

  Position then(int byRecord, int byPlayer, int chosen, boolean isAction, Barrier forbids) {
    return new Position(this, byRecord, byPlayer, chosen, isAction, forbids);
  }

  /** Keeps the state of this moment, so that the way back to it and to those after it is short. */
  void keep(State state) {
    kept = state;
  }

  /** Not to be changed. */
  @Nullable State kept() {
    return kept;
  }

  @Nullable Position parent() {
    return parent;
  }

  /** How many steps lead here. */
  public int depth() {
    return depth;
  }

  /** How many players have been asked about a mulligan. */
  int mulligans() {
    return mulligans;
  }

  public int record() {
    return record;
  }

  public int player() {
    return player;
  }

  public int option() {
    return option;
  }

  /** Whether somebody has given up by the last step. */
  boolean isLeaving() {
    return Leaving.of(option) != null;
  }

  /** Whether an action of the rules began with the last step: a maneuver, a scheme, an attack. */
  boolean isAction() {
    return action;
  }

  /** What forbids to take the last step back. */
  Barrier barrier() {
    return barrier;
  }

  /** The moment after the first so many steps. */
  public Position at(int steps) {
    Position p = this;
    while (p.depth > steps && p.parent != null) {
      p = p.parent;
    }
    if (p.depth != steps) {
      throw new IllegalArgumentException("no moment after %d steps".formatted(steps));
    }
    return p;
  }

  /** All moments on the way here, the beginning first. */
  public Position[] path() {
    var path = new Position[depth + 1];
    for (Position p = this; p != null; p = p.parent) {
      path[p.depth] = p;
    }
    return path;
  }

  @Override
  public String toString() {
    return "after " + depth + " steps";
  }
}
