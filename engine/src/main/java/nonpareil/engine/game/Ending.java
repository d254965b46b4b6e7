package nonpareil.engine.game;

/**
 * Who is out and who has won (END, FFA-4, FFA-5, TEAM-6, TEAM-7, DEC-1, DEC-28). A player who gives
 * up is out at the end of the action, with all fighters; who gives up does not win by it.
 */
final class Ending {

  private Ending() {}

  /**
   * Edition 2019: a duel or team game ends at once, unless the fallen hero's card of this combat
   * has yet to resolve (SET-6).
   */
  static void afterDefeat(State s) {
    if (s.game.edition2019() && s.game.setup().mode().endsAtDefeat() && !Combat.revivalPending(s)) {
      decideBySides(s);
    }
  }

  /** The check at the end of an action, and of the start of a turn. */
  static void atActionEnd(State s) {
    if (s.isOver()) {
      return;
    }
    s.game.setup().mode().decide(s);
    s.set(State.LEAVING, 0);
  }

  private static boolean stands(State s, int player) {
    int gone = s.playersOut() | s.get(State.LEAVING);
    return (gone >>> player & 1) == 0 && !s.heroesDefeated(player);
  }

  /** A side all of whose heroes are defeated has lost. */
  static void decideBySides(State s) {
    int standing = 0;
    int sides = 0;
    for (int p = 0; p < s.game.players(); p++) {
      int side = 1 << s.game.seat(p).team();
      sides |= side;
      if (stands(s, p)) {
        standing |= side;
      }
    }
    if (standing == sides) {
      return;
    }
    int last = standing == 0 ? lastSides(s, sides) : standing;
    int winners = 0;
    for (int p = 0; p < s.game.players(); p++) {
      winners |= (last >>> s.game.seat(p).team() & 1) << p;
    }
    end(s, winners, Integer.bitCount(last) > 1);
  }

  /**
   * The sides that are left where all are down, one of two: that of whose turn it is, unless it
   * gave up now. Where both did so nobody wins.
   */
  private static int lastSides(State s, int sides) {
    int rest = sides;
    for (int p = 0; p < s.game.players(); p++) {
      if ((s.get(State.LEAVING) >>> p & 1) != 0) {
        rest &= ~(1 << s.game.seat(p).team());
      }
    }
    int active = 1 << s.game.seat(s.activePlayer()).team();
    return rest == 0 ? sides : (rest & active) != 0 ? active : rest;
  }

  /** Who is left last has won; whoever has lost the hero is out. */
  static void decideByLastHero(State s) {
    int fallenNow = 0;
    int standing = 0;
    for (int p = 0; p < s.game.players(); p++) {
      if (stands(s, p)) {
        standing |= 1 << p;
      } else if ((s.playersOut() >>> p & 1) == 0) {
        fallenNow |= 1 << p;
        remove(s, p);
      }
    }
    if (fallenNow == 0) {
      return;
    }
    if (Integer.bitCount(standing) == 1) {
      end(s, standing, false);
    } else if (standing == 0) {
      int stayed = fallenNow & ~s.get(State.LEAVING);
      int last = stayed == 0 ? fallenNow : stayed;
      int active = s.get(State.IN_PLAY) & stayed & 1 << s.activePlayer();
      boolean draw = active == 0 && Integer.bitCount(last) > 1;
      end(s, active != 0 ? active : last, draw);
    }
  }

  static void eliminateWithoutFighters(State s) {
    for (int p = 0; p < s.game.players() && !s.isOver(); p++) {
      if ((s.playersOut() >>> p & 1) == 0 && !isInGame(s, p)) {
        remove(s, p);
      }
    }
  }

  /** Those who give up are out before it is decided whether their team is. */
  static void removeLeaving(State s) {
    for (int rest = s.get(State.LEAVING); rest != 0; rest &= rest - 1) {
      int player = Integer.numberOfTrailingZeros(rest);
      if ((s.playersOut() >>> player & 1) == 0) {
        remove(s, player);
      }
    }
  }

  /**
   * A player is in the game while a fighter of it is undefeated, on the board or vanished. Those
   * that never came onto it do not count: nobody is left to call them.
   */
  static boolean isInGame(State s, int player) {
    Seat seat = s.game.seat(player);
    int off = seat.reserves | seat.companions;
    int absent = off == 0 ? 0 : s.inReserve(player) | s.leftOut(player);
    for (int rest = seat.own() & ~absent; rest != 0; rest &= rest - 1) {
      if (!s.defeated(Integer.numberOfTrailingZeros(rest))) {
        return true;
      }
    }
    return false;
  }

  /** A player is out: what is left of it leaves the board (FFA-4, DEC-23). */
  private static void remove(State s, int player) {
    Seat seat = s.game.seat(player);
    s.set(State.OUT, s.get(State.OUT) | 1 << player);
    if (s.events != null) {
      s.events.tell(new Event.PlayerOut(player));
    }
    for (int rest = seat.own(); rest != 0; rest &= rest - 1) {
      s.at(Integer.numberOfTrailingZeros(rest), State.OFF);
    }
    s.setInt(State.VANISHED, s.getInt(State.VANISHED) & ~seat.own());
    if (s.game.hasExtra()) {
      Force.playerOut(s, player);
    }
    for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
      s.tokenAt(t, State.OFF);
    }
  }

  private static void end(State s, int winners, boolean draw) {
    s.set(State.WINNERS, winners);
    s.set(State.DRAWN_GAME, draw ? 1 : 0);
    EffectStack.clear(s);
    Triggers.forget(s);
    s.clearQuestion();
    s.phase(Phase.OVER);
    if (s.events != null) {
      s.events.tell(new Event.GameEnded(winners, draw));
    }
  }
}
