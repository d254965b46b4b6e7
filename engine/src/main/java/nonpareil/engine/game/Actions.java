package nonpareil.engine.game;

import nonpareil.engine.effect.RuleEffect.ActionKind;

/** Actions beyond the two of each turn: bound to one use, and more or fewer in the next turn. */
final class Actions {

  static final int KINDS = ActionKind.values().length;

  private Actions() {}

  /** How many actions a turn begins with. */
  static int ofTurn(State s, int player) {
    if (!s.game.hasExtra()) {
      return Flow.ACTIONS_PER_TURN;
    }
    int at = s.extra(player, Extra.NEXT_ACTIONS);
    int number = Math.max(0, Flow.ACTIONS_PER_TURN + s.get(at));
    s.set(at, 0);
    s.set(s.shared(Extra.FREE), 0);
    forfeit(s);
    return number;
  }

  /** How many actions are left that can only be used for one thing. */
  static int bound(State s, ActionKind kind) {
    return s.game.hasExtra() ? s.get(s.shared(Extra.BOUND + kind.ordinal())) : 0;
  }

  static int bound(State s) {
    int sum = 0;
    if (s.game.hasExtra()) {
      for (int i = 0; i < KINDS; i++) {
        sum += s.get(s.shared(Extra.BOUND + i));
      }
    }
    return sum;
  }

  /** Whether an action of a kind can be taken, apart from whether there is anything to do. */
  static boolean may(State s, ActionKind kind) {
    return s.get(State.ACTIONS) > 0 || bound(s, kind) > 0;
  }

  /** Takes an action of a kind: one bound to it first. */
  static void take(State s, ActionKind kind) {
    if (bound(s, kind) > 0) {
      int at = s.shared(Extra.BOUND + kind.ordinal());
      s.set(at, s.get(at) - 1);
    } else {
      s.set(State.ACTIONS, s.get(State.ACTIONS) - 1);
    }
    s.set(State.TAKEN, Math.min(Byte.MAX_VALUE, s.get(State.TAKEN) + 1));
  }

  static void bind(State s, ActionKind kind, int number) {
    int at = s.shared(Extra.BOUND + kind.ordinal());
    s.set(at, Math.min(Byte.MAX_VALUE, s.get(at) + number));
  }

  /** Bound actions that are left are not used. */
  static void forfeit(State s) {
    for (int i = 0; i < KINDS; i++) {
      s.set(s.shared(Extra.BOUND + i), 0);
    }
  }

  static void nextTurn(State s, int player, int change) {
    int at = s.extra(player, Extra.NEXT_ACTIONS);
    s.set(at, Math.clamp(s.get(at) + change, -Byte.MAX_VALUE, Byte.MAX_VALUE));
  }
}
