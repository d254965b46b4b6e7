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

  /** Why a step cannot be taken back. */
  enum Barrier {
    NONE,
    HIDDEN_REVEALED,
    CHANCE
  }

  private final @Nullable Position parent;
  private final int depth;
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
   * @param option what was chosen, or {@link #KEEP} or {@link #MULLIGAN}
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

  public int record() {
    return record;
  }

  public int player() {
    return player;
  }

  public int option() {
    return option;
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
