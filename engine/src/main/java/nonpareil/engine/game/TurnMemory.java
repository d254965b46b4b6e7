package nonpareil.engine.game;

import nonpareil.engine.effect.Happened.Act;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.hero.Ability.Moment;

/**
 * What has happened in the running turn: a byte for each player and deed, and what fighters did.
 */
final class TurnMemory {

  /** The deeds that are counted for all who have a tail. */
  static final int DEEDS = Deed.FIGHTERS_LOST.ordinal();

  /** Further ones, counted where somebody asks; the last two are read from the turn itself. */
  static final int SELDOM = Deed.ACTIONS.ordinal() - DEEDS;

  /** What is remembered of fighters besides their moves. */
  static final int ACTS = Act.values().length;

  private TurnMemory() {}

  static void turnBegins(State s) {
    for (int p = 0; p < s.game.players(); p++) {
      int at = s.extra(p, Extra.TURN);
      java.util.Arrays.fill(s.mem, at, at + DEEDS, (byte) 0);
    }
    if (s.game.hasFurther()) {
      int at = s.further(Extra.DEEDS);
      java.util.Arrays.fill(s.mem, at, at + State.MAX_PLAYERS * SELDOM, (byte) 0);
    }
    s.setInt(s.shared(Extra.MOVED), 0);
    for (int act = 0; act < ACTS; act++) {
      s.setInt(act(s, act), 0);
    }
  }

  static void add(State s, int player, Deed deed, int number) {
    if ((isSeldom(deed) ? s.game.hasFurther() : s.game.hasExtra()) && player >= 0) {
      int at = at(s, player, deed);
      s.set(at, Math.min(Byte.MAX_VALUE, s.get(at) + number));
    }
  }

  static boolean isSeldom(Deed deed) {
    return deed.ordinal() >= DEEDS && deed.ordinal() < DEEDS + SELDOM;
  }

  private static int at(State s, int player, Deed deed) {
    int number = deed.ordinal();
    return number < DEEDS
        ? s.extra(player, Extra.TURN + number)
        : s.further(Extra.DEEDS + player * SELDOM + number - DEEDS);
  }

  /** Remembers what happened to a player at a moment. */
  static void player(State s, Moment moment, int player, int number) {
    switch (moment) {
      case DRAWS -> add(s, player, Deed.CARDS_DRAWN, number);
      case DISCARDS -> add(s, player, Deed.CARDS_DISCARDED, number);
      case BOOSTS -> add(s, player, Deed.BOOSTS, number);
      case PLAYS_CARD -> add(s, player, Deed.CARDS_PLAYED, number);
      default -> {} // nothing asks for it afterwards
    }
  }

  /** Remembers what happened to a fighter at a moment. */
  static void fighter(State s, Moment moment, int fighter, int number) {
    switch (moment) {
      case ATTACKS -> {
        add(s, s.game.owner(fighter), Deed.ATTACKS, 1);
        mark(s, fighter, Act.ATTACKED);
      }
      case TAKES_DAMAGE -> {
        add(s, s.game.owner(fighter), Deed.DAMAGE_TAKEN, number);
        mark(s, fighter, Act.TAKEN_DAMAGE);
      }
      case IS_DEFEATED -> add(s, s.game.owner(fighter), Deed.FIGHTERS_LOST, 1);
      case MOVES -> s.setInt(s.shared(Extra.MOVED), s.getInt(s.shared(Extra.MOVED)) | 1 << fighter);
      default -> {} // nothing asks for it afterwards
    }
  }

  static int of(State s, int player, Deed deed) {
    if (deed == Deed.ACTIONS || deed == Deed.ACTIONS_LEFT) {
      int own = deed == Deed.ACTIONS ? s.get(State.TAKEN) : s.actionsLeft();
      return player == s.activePlayer() ? own : 0;
    }
    return s.get(at(s, player, deed));
  }

  /** The fighters that have moved, in this turn or in the last maneuver. */
  static int moved(State s, boolean maneuver) {
    return s.getInt(maneuver ? State.MOVED : s.shared(Extra.MOVED));
  }

  private static void mark(State s, int fighter, Act act) {
    if (s.game.hasExtra()) {
      int at = act(s, act.ordinal());
      s.setInt(at, s.getInt(at) | 1 << fighter);
    }
  }

  /** The fighters that have done something in this turn, or whom it befell. */
  static int done(State s, int act) {
    return s.getInt(act(s, act));
  }

  private static int act(State s, int act) {
    return s.shared(Extra.DONE + 4 * act);
  }

  /** Refuses bytes that remember what cannot have been. */
  static void check(State s) {
    boolean fits = (s.getInt(s.shared(Extra.MOVED)) & ~s.game.allFighters()) == 0;
    for (int act = 0; act < ACTS; act++) {
      fits &= (done(s, act) & ~s.game.allFighters()) == 0;
    }
    for (int p = 0; p < s.game.players(); p++) {
      for (int i = 0; i < DEEDS; i++) {
        fits &= s.get(s.extra(p, Extra.TURN + i)) >= 0;
      }
      for (int i = 0; s.game.hasFurther() && i < SELDOM; i++) {
        fits &= s.get(s.further(Extra.DEEDS + p * SELDOM + i)) >= 0;
      }
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: what happened in the turn");
    }
  }
}
