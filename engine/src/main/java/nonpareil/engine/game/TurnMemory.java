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

  private static final Deed[] DEEDS_BY_NUMBER = Deed.values();

  static final int ALL_DEEDS = DEEDS_BY_NUMBER.length;

  /** An extra turn follows; it is one. */
  private static final int FOLLOWS = 1;

  private static final int RUNS = 2;

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
      int played = s.further(Extra.PLAYED);
      java.util.Arrays.fill(s.mem, played, s.further(Extra.EXTRA_TURN), (byte) 0);
    }
    keepHealth(s);
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

  // ---- from turn to turn

  /** The health of all fighters is what they begin the turn with. */
  static void keepHealth(State s) {
    if (s.game.hasFurther()) {
      System.arraycopy(s.mem, State.HEALTH, s.mem, s.further(Extra.HEALTH), State.MAX_FIGHTERS);
    }
  }

  /** A player's turn is over: what it did stays known to it; whether it has another one now. */
  static boolean turnEnds(State s, int player) {
    if (!s.game.hasFurther()) {
      return false;
    }
    for (int i = 0; i < ALL_DEEDS; i++) {
      s.set(lastTurn(s, player) + i, of(s, player, DEEDS_BY_NUMBER[i]));
    }
    int at = s.further(Extra.EXTRA_TURN);
    boolean another = s.get(at) == FOLLOWS && (s.playersOut() >>> player & 1) == 0;
    s.set(at, another ? RUNS : 0);
    return another;
  }

  private static int lastTurn(State s, int player) {
    return s.further(Extra.LAST_TURN + player * ALL_DEEDS);
  }

  /** What a player did in the turn of its own that was over last. */
  static int inLastTurn(State s, int player, int deed) {
    return s.get(lastTurn(s, player) + deed);
  }

  /** Only in one's own turn, and no such turn brings another, so that the others come. */
  static boolean mayHaveExtraTurn(State s, int player) {
    return player == s.activePlayer() && s.get(s.further(Extra.EXTRA_TURN)) == 0;
  }

  static void giveExtraTurn(State s, int player) {
    if (mayHaveExtraTurn(s, player)) {
      s.set(s.further(Extra.EXTRA_TURN), FOLLOWS);
    }
  }

  /** The health fighters had when the turn began, all together. */
  static int healthAtStart(State s, int fighters) {
    int sum = 0;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      sum += s.get(s.further(Extra.HEALTH + Integer.numberOfTrailingZeros(rest)));
    }
    return Math.min(sum, Numbers.MOST);
  }

  // ---- the cards played

  /** A player has played a card for all to see. */
  static void played(State s, int player, int card) {
    Deck deck = s.game.seat(player).deck();
    if (!s.game.hasFurther() || card >= deck.size()) {
      return;
    }
    int at = s.further(Extra.PLAYED + 4 * player);
    int before = s.getInt(at);
    if ((deck.copies(card) & ~before) != 0) { // what came back and is played again counts once
      s.setInt(at, deck.plus(before, card));
    }
    int last = s.further(Extra.LAST_PLAYED + 2 * player);
    s.set(last + 1, s.get(last));
    s.set(last, card + 1);
  }

  /** All cards a player has played in this turn, as a set. */
  static int cardsPlayed(State s, int player) {
    return s.game.hasFurther() ? s.getInt(s.further(Extra.PLAYED + 4 * player)) : 0;
  }

  /** The last card a player has played in this turn, or the one before it; NOBODY without one. */
  static int lastPlayed(State s, int player, int before) {
    return s.game.hasFurther()
        ? s.get(s.further(Extra.LAST_PLAYED + 2 * player + before)) - 1
        : State.NOBODY;
  }

  private static boolean isSoundFurther(State s, int player) {
    int size = s.game.seat(player).deck().size();
    boolean sound = (cardsPlayed(s, player) & ~Deck.all()) == 0;
    for (int before = 0; before < 2; before++) {
      int card = lastPlayed(s, player, before);
      sound &= card >= State.NOBODY && card < size;
    }
    for (int i = 0; i < ALL_DEEDS; i++) {
      sound &= inLastTurn(s, player, i) >= 0;
    }
    int extra = s.get(s.further(Extra.EXTRA_TURN));
    sound &= extra >= 0 && extra <= RUNS;
    for (int f = 0; f < State.MAX_FIGHTERS; f++) {
      sound &= s.get(s.further(Extra.HEALTH + f)) >= 0;
    }
    return sound;
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
      fits &= !s.game.hasFurther() || isSoundFurther(s, p);
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: what happened in the turn");
    }
  }
}
