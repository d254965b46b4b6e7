package nonpareil.engine.game;

import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Hero;

/**
 * A tail of the state for what only some heroes need. It is there if one of them plays, so games of
 * the others are as small, as fast and as they were stored before.
 *
 * <p>Offsets here are within the tail: first what all share, then a part for each player. {@link
 * State#shared} and {@link State#extra} add where that is.
 */
final class Extra {

  // ---- shared by all

  /** Abilities that were set off and wait: see {@link Triggers}. */
  static final int WAITING = 0;

  static final int DRAINING = 1;
  static final int QUEUE = 2;

  /** The fighters that have moved in this turn: {@link TurnMemory}. */
  static final int MOVED = QUEUE + Triggers.MOST * Triggers.ENTRY; // int

  /** Actions bound to a use: {@link Actions}. */
  static final int BOUND = MOVED + 4;

  /** The rules in force until a moment, after their number: {@link Force}. */
  static final int RULES = BOUND + Actions.KINDS;

  /** Of the running combat and those that wait: {@link Clash}. */
  static final int CLASH = RULES + 1 + Force.MOST * Force.ENTRY;

  /** What becomes of the scheme that is being played: see {@link Dispositions}. */
  static final int SCHEME_GOES = CLASH + Clash.SIZE;

  /** Boosts that effects have taken away before they were discarded: {@link Boosting}, as bits. */
  static final int BOOSTS_GONE = SCHEME_GOES + 1;

  /** Whether another fighter has taken the place of the target before any card was played. */
  static final int STEPPED_IN = BOOSTS_GONE + 1;

  /** Whom the last scheme of this turn chose: a set of fighters. */
  static final int LAST_CHOICE = STEPPED_IN + 1; // int

  /** The fighters that have attacked, and taken damage, in this turn: {@link TurnMemory}. */
  static final int DONE = LAST_CHOICE + 4; // an int for each

  /** What the frames of effects keep besides: {@link EffectStack#more}. */
  static final int FRAMES = DONE + 4 * TurnMemory.ACTS;

  static final int SHARED = (FRAMES + State.MAX_DEPTH * EffectStack.MORE + 7) / 8 * 8;

  // ---- for each player

  /** Abilities that have happened in this turn, and in the running chain, as bits. */
  static final int ONCE = 0; // two bytes

  static final int CHAIN = 2; // two bytes

  /** More or fewer actions in the next turn. */
  static final int NEXT_ACTIONS = 4;

  /** The fighters of a player whose first defeat was turned, as bits from its first fighter. */
  static final int SAVED = 5;

  static final int TURN = 6;
  static final int COUNTERS = TURN + TurnMemory.DEEDS;
  static final int ONGOING = COUNTERS + Counters.MOST;

  /** The cards of the piles of one's own. */
  static final int PILES = ONGOING + Ongoing.MOST * Ongoing.ENTRY; // int[2]

  /** Those of them that everybody knows. */
  static final int PILES_KNOWN = PILES + 8; // int[2]

  /** The cards of a second deck before its player, in place of the second pile of one's own. */
  static final int LAID = PILES + 4; // int

  /** Those of them that were used. */
  static final int USED = PILES_KNOWN + 4; // int

  static final int PLAYER = (PILES_KNOWN + 8 + 7) / 8 * 8;

  // ---- a further part behind all that, only where an effect of a hero speaks of it: see further()

  /** The fighters of rules in force that were settled when those began: {@link Force}. */
  static final int SETTLED = 0;

  /** Damage that is being divided, for each fighter: {@link Dividing}. */
  static final int POINTS = SETTLED + Force.MOST * Force.SETTLED;

  /** The deeds that only few ask for: {@link TurnMemory}. */
  static final int DEEDS = POINTS + State.MAX_FIGHTERS;

  /** What may be played in the running combat: {@link OnlyIf}. */
  static final int ALLOWED = DEEDS + State.MAX_PLAYERS * TurnMemory.SELDOM; // an int for each side

  /** What the frames of effects keep there: {@link EffectStack#further}. */
  static final int FURTHER_FRAMES = ALLOWED + 4 * 2;

  private static final int FURTHER =
      (FURTHER_FRAMES + State.MAX_DEPTH * EffectStack.FURTHER + 7) / 8 * 8;

  /** Damage that is about to be dealt, where somebody can do something about it. */
  static final int IMPENDING = FURTHER;

  private Extra() {}

  /** Whether a hero needs the tail; what its effects need is known when they are compiled. */
  static boolean isNeeded(Hero hero) {
    return Triggers.isNeeded(hero)
        || Clash.isNeeded(hero)
        || Piles.areNeeded(hero)
        || hero.secondDeck() != null
        || hero.fighters().stream().anyMatch(k -> k.secondLife() > 0);
  }

  /** The size of the tail of a game, a whole number of longs. */
  static int size(Game game) {
    int held = game.listensTo(Moment.WOULD_TAKE_DAMAGE) ? Impending.SIZE : 0;
    int further = game.hasFurther() ? FURTHER + held : 0;
    return game.hasExtra() ? further(game) + further : 0;
  }

  /** Where the further part begins. */
  static int further(Game game) {
    int players = game.players();
    return SHARED + players * PLAYER + (4 * players * players + 7) / 8 * 8;
  }

  /**
   * The places of a player's deck whose card another has looked at: an int for each pair of
   * players, behind the parts of the players.
   */
  static int deckSeen(Game game, int player, int viewer) {
    int players = game.players();
    return SHARED + players * PLAYER + 4 * (player * players + viewer);
  }
}
