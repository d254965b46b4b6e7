package nonpareil.server.wire;

import nonpareil.engine.game.Question;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.jspecify.annotations.Nullable;

/**
 * A position as somebody sees it, for everything a frame says of it. It is made from a view and
 * holds nothing else, so what is written from it cannot tell a secret.
 */
public final class Eyes {

  /** The eyes that see every card: for games that are over. */
  public static final int OPEN = -1;

  private final Names names;
  private final View view;
  private final boolean open;

  /** A state that looks like the view: what the viewer is asked and offered is the same in it. */
  private final State alike;

  private final Question question;

  private int @Nullable [] options;

  private Eyes(Names names, View view, State alike, boolean open) {
    this.names = names;
    this.view = view;
    this.alike = alike;
    this.open = open;
    question = Question.of(alike);
  }

  /** A position with the eyes of a player (from 0), of {@link State#SPECTATOR} or {@link #OPEN}. */
  public static Eyes of(Names names, State state, int viewer) {
    if (viewer == OPEN) {
      return new Eyes(names, View.of(state, State.SPECTATOR), state.copy(), true);
    }
    return of(names, View.of(state, viewer));
  }

  public static Eyes of(Names names, View view) {
    return new Eyes(names, view, new Redeal(0).deal(view), false);
  }

  public Names names() {
    return names;
  }

  public View view() {
    return view;
  }

  /** The viewer as a seat: 0 for the public and for open eyes. */
  public int seat() {
    return isPlayer() ? view.viewer() + 1 : 0;
  }

  boolean isPlayer() {
    return view.viewer() != State.SPECTATOR;
  }

  boolean sees(int player) {
    return open || isOf(player);
  }

  /** Whether the viewer is a player or that player's team mate. */
  public boolean isOf(int player) {
    return isPlayer() && names.game().sameTeam(view.viewer(), player);
  }

  boolean isOpen() {
    return open;
  }

  /** Whether it is the viewer who is asked. */
  public boolean isAsked() {
    return isPlayer() && view.decider() == view.viewer();
  }

  State alike() {
    return alike;
  }

  Question question() {
    return question;
  }

  /** The options of the pending decision; only for the one who is asked. */
  int[] options() {
    if (options == null) {
      options = new Rules().options(alike).toArray();
    }
    return options;
  }
}
