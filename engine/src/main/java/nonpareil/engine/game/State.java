package nonpareil.engine.game;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * Everything that changes in a game, as one small block of bytes, so that copying, comparing and
 * hashing a state are one operation each. What never changes stands in {@link Game}.
 *
 * <p>A state is changed by {@link Rules} only. Players and fighters count from 0 here.
 */
public final class State {

  /** Off the board. */
  public static final int OFF = -1;

  /** No card, no player, no fighter. */
  public static final int NOBODY = -1;

  static final int MAX_PLAYERS = 4;
  static final int MAX_FIGHTERS = 32;
  static final int MAX_TOKENS = 32;
  static final int MAX_DEPTH = 10;

  /** The viewer index of somebody who only knows public facts. */
  public static final int SPECTATOR = MAX_PLAYERS;

  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  // ---- the layout: single bytes unless noted

  static final int PHASE = 0;
  static final int ACTIVE = 1;
  static final int ACTIONS = 2;
  static final int TAKEN = 3;
  static final int ASKED_KIND = 4;
  static final int ASKED_PLAYER = 5;
  static final int DEPTH = 6;
  static final int WINNERS = 7;
  static final int DRAWN_GAME = 8;
  static final int HAD_TURN = 9;
  static final int TURN_ENDS = 10;
  static final int CURSOR = 11;
  static final int MOVE_BOOST = 12;
  static final int BOOSTED = 13;
  static final int PLAYED = 14;
  static final int IN_PLAY = 15;
  static final int OUT = 16;
  static final int TURN_LOCK = 17;
  static final int TRIGGERS = 18;
  static final int LEAVING = 19;
  static final int MOVED = 20; // int
  static final int BEGAN_ON_TOKEN = 24; // int
  static final int VANISHED = 28; // int

  static final int COMBAT = 32;
  static final int COMBAT_STAGE = COMBAT;
  static final int COMBATANT = COMBAT + 1; // [2]
  static final int SIDE_PLAYER = COMBAT + 3; // [2]
  static final int SIDE_CARD = COMBAT + 5; // [2]
  static final int SIDE_FLAGS = COMBAT + 7; // [2]
  static final int SIDE_BASE = COMBAT + 9; // [2]
  static final int SIDE_PLUS = COMBAT + 11; // [2]
  static final int SIDE_LOCK = COMBAT + 13; // [2]
  static final int SIDE_VALUE = COMBAT + 15; // [2]
  static final int HIDDEN_BOOST = COMBAT + 17;
  static final int NAMED = COMBAT + 18;
  static final int COMBAT_DAMAGE = COMBAT + 19;
  static final int COMBAT_WINNER = COMBAT + 20;
  static final int REPLACED = COMBAT + 21;
  static final int SIDE_GOES = COMBAT + 22; // [2]: what becomes of the card, see Dispositions
  static final int PREVENTED = COMBAT + 24; // int
  static final int SIDE_BOOSTS = COMBAT + 28; // int[2]
  static final int COMBAT_END = COMBAT + 36;
  static final int LAST_COMBAT = COMBAT_END; // [4]: attack, defense, damage, winner

  static final int FRAMES = 72;
  static final int FRAME = 40;

  static final int FIGHTER_AT = FRAMES + MAX_DEPTH * FRAME;
  static final int HEALTH = FIGHTER_AT + MAX_FIGHTERS;
  static final int STARTED_AT = HEALTH + MAX_FIGHTERS;
  static final int TOKEN_AT = STARTED_AT + MAX_FIGHTERS;

  /** What was added after games had been stored with their hashes: {@link #hash} leaves it out. */
  static final int LATER = TOKEN_AT + MAX_TOKENS;

  static final int SIDE_HURT = LATER; // [2]
  static final int SIDE_BONUS = LATER + 2; // [2]
  static final int COMBAT_LATER_END = LATER + 8;

  private static final int KNOWN_TO_MATE = COMBAT_LATER_END; // int[4]: places in the deck

  static final int LATER_END = KNOWN_TO_MATE + 4 * MAX_PLAYERS;

  static final int PLAYERS = LATER_END;

  private static final int HAND = 0; // int
  private static final int DISCARD = 4; // int
  private static final int TABLE = 8; // int
  private static final int REMOVED = 12; // int
  private static final int KNOWN_TO_OWNER = 16; // int: places in the deck
  private static final int KNOWN_TO_ALL = 20; // int: places in the deck
  private static final int COUNTER = 24; // int
  private static final int KNOWN = 28; // int[5]: cards known to each viewer
  private static final int DECK = 48; // bytes, the bottom card first
  private static final int DECK_COUNT = 78;
  private static final int TRAIT = 79;
  static final int PLAYER = 80;

  final Game game;
  final byte[] mem;

  /**
   * What the random source of this game is keyed with, besides the game's rest of the seed; not
   * part of any view.
   */
  long seed;

  /** Where events are told while a choice is carried out; not part of the state. */
  @Nullable EventSink events;

  /**
   * The buffer that holds the options of the pending decision, if one does; not part of the state.
   */
  @Nullable Options listedBy;

  int listing;

  /** Counts the instructions carried out, if somebody wants to know; not part of the state. */
  @Nullable Coverage coverage;

  State(Game game, long seed) {
    this.game = game;
    this.seed = seed;
    this.mem = new byte[size(game)];
  }

  State(Game game, byte[] mem, long seed) {
    this.game = game;
    this.mem = mem;
    this.seed = seed;
  }

  /** How many bytes a state of a game has. */
  static int size(Game game) {
    return PLAYERS + game.players() * PLAYER + Extra.size(game);
  }

  /** Where something stands that all share in the tail; only if {@link Game#hasExtra}. */
  int shared(int offset) {
    return PLAYERS + game.players() * PLAYER + offset;
  }

  /** Where something of a player stands in the tail; only if {@link Game#hasExtra}. */
  int extra(int player, int offset) {
    return shared(Extra.SHARED) + player * Extra.PLAYER + offset;
  }

  /** Where something stands in the further part of the tail; only if {@link Game#hasFurther}. */
  int further(int offset) {
    return shared(Extra.further(game)) + offset;
  }

  /** A fresh copy that shares nothing that changes. */
  public State copy() {
    return new State(game, mem.clone(), seed);
  }

  /** Overwrites another state of the same game with this one. */
  public void copyInto(State target) {
    System.arraycopy(mem, 0, target.mem, 0, mem.length);
    target.seed = seed;
    target.listedBy = null;
  }

  /** A stable hash of the state, the same in every version since games are stored. */
  public long hash() {
    return hash(mem, seed);
  }

  static long hash(byte[] mem, long start) {
    return hash(hash(start * 0x9E3779B97F4A7C15L, mem, 0, LATER), mem, LATER_END, mem.length);
  }

  private static long hash(long before, byte[] mem, int from, int to) {
    long h = before;
    for (int i = from; i < to; i += 8) {
      h = (h ^ (long) LONG.get(mem, i)) * 0xD6E8FEB86659FD93L;
      h ^= h >>> 32;
    }
    return h;
  }

  /** What {@link #hash} leaves out. */
  static long later(byte[] mem) {
    return hash(0, mem, LATER, LATER_END);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof State s
        && game == s.game
        && seed == s.seed
        && Arrays.equals(mem, s.mem);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  public Game game() {
    return game;
  }

  /**
   * The bytes of heap a state takes: its block with the header of an array, and the object itself.
   */
  public int heapBytes() {
    int arrayHeader = 16;
    int object = 48;
    return arrayHeader + (mem.length + 7) / 8 * 8 + object;
  }

  // ---- raw access

  int get(int at) {
    return mem[at];
  }

  void set(int at, int value) {
    mem[at] = (byte) value;
  }

  int getInt(int at) {
    return (int) INT.get(mem, at);
  }

  long getLong(int at) {
    return getInt(at) & 0xFFFFFFFFL | (long) getInt(at + 4) << 32;
  }

  void setLong(int at, long value) {
    setInt(at, (int) value);
    setInt(at + 4, (int) (value >>> 32));
  }

  void setInt(int at, int value) {
    INT.set(mem, at, value);
  }

  // ---- the turn

  Phase phase() {
    return Phase.of(mem[PHASE]);
  }

  void phase(Phase phase) {
    mem[PHASE] = (byte) phase.ordinal();
  }

  /** The player whose turn it is. */
  public int activePlayer() {
    return mem[ACTIVE];
  }

  /** Actions left, the running one not counted; those bound to one use among them. */
  public int actionsLeft() {
    return mem[ACTIONS] + Actions.bound(this);
  }

  /** Those of the actions left that can only be used for one thing. */
  public int actionsLeftOnlyFor(ActionKind kind) {
    return Actions.bound(this, kind);
  }

  /** How much a player has of the hero's counter with a number. */
  public int counterOf(int player, int counter) {
    return Counters.of(this, player, counter, NOBODY);
  }

  /** The schemes that lie before a player, as a multiset. */
  public int inPlay(int player) {
    return Ongoing.cards(this, player);
  }

  /** The counters on a scheme that lies before its player. */
  public int countersOn(int player, int card) {
    return game.hasExtra() ? Ongoing.counters(this, player, card) : 0;
  }

  public boolean isOver() {
    return mem[PHASE] == Phase.OVER_ORDINAL;
  }

  /** The winning players as bits; 0 while the game goes on or if it is drawn. */
  public int winners() {
    return mem[DRAWN_GAME] != 0 ? 0 : mem[WINNERS];
  }

  public boolean isDraw() {
    return mem[DRAWN_GAME] != 0;
  }

  /** Players that are out of the game, as bits. */
  public int playersOut() {
    return mem[OUT];
  }

  /** Players who have given up and leave when the running action ends, as bits. */
  public int playersLeaving() {
    return mem[LEAVING];
  }

  // ---- the pending decision

  /** What is asked now; NONE when the game is over. */
  public DecisionKind decision() {
    return DecisionKind.of(mem[ASKED_KIND]);
  }

  /** Who is asked. */
  public int decider() {
    return mem[ASKED_PLAYER];
  }

  boolean isAsking() {
    return mem[ASKED_KIND] != 0;
  }

  void ask(int player, DecisionKind kind) {
    mem[ASKED_PLAYER] = (byte) player;
    mem[ASKED_KIND] = (byte) kind.ordinal();
  }

  void clearQuestion() {
    mem[ASKED_PLAYER] = 0;
    mem[ASKED_KIND] = 0;
  }

  // ---- the combat: the running one from the reveal on, else the last one

  private boolean combatIsOpen() {
    return Combat.running(this) && mem[COMBAT_STAGE] >= Combat.REVEALED;
  }

  private int combatValue(int side) {
    if (!combatIsOpen()) {
      return mem[LAST_COMBAT + side];
    }
    return mem[COMBAT_STAGE] == Combat.SETTLED ? mem[SIDE_VALUE + side] : Combat.value(this, side);
  }

  /** Whether the cards of a combat are being laid face down. */
  public boolean cardsLieFaceDown() {
    return mem[COMBAT_STAGE] == Combat.FACE_DOWN;
  }

  /** The cards of a combat that lies open, as one number; 0 if none does. */
  public int openCombatCards() {
    return combatIsOpen() ? 1 + (mem[SIDE_CARD] & 0xFF) + ((mem[SIDE_CARD + 1] & 0xFF) << 8) : 0;
  }

  /** The value of the attack; before the damage as it stands now. */
  public int attackValue() {
    return combatValue(Combat.ATTACK);
  }

  /** The value of the defense; before the damage as it stands now. */
  public int defenseValue() {
    return combatValue(Combat.DEFENSE);
  }

  /** The damage dealt by the attack, beyond the remaining health too. */
  public int combatDamage() {
    return combatIsOpen() ? mem[COMBAT_DAMAGE] : mem[LAST_COMBAT + 2];
  }

  /** The player who won the combat, or {@link #NOBODY}. */
  public int combatWinner() {
    return combatIsOpen() ? mem[COMBAT_WINNER] : mem[LAST_COMBAT + 3];
  }

  // ---- fighters and tokens

  /** The space of a fighter, or {@link #OFF}. */
  public int at(int fighter) {
    return mem[FIGHTER_AT + fighter];
  }

  void at(int fighter, int space) {
    mem[FIGHTER_AT + fighter] = (byte) space;
  }

  public boolean onBoard(int fighter) {
    return mem[FIGHTER_AT + fighter] >= 0;
  }

  public int health(int fighter) {
    return mem[HEALTH + fighter];
  }

  void health(int fighter, int health) {
    mem[HEALTH + fighter] = (byte) health;
  }

  public boolean defeated(int fighter) {
    return mem[HEALTH + fighter] == 0;
  }

  /** Whether all heroes of a player are defeated. */
  public boolean heroesDefeated(int player) {
    for (int rest = game.seat(player).heroes; rest != 0; rest &= rest - 1) {
      if (mem[HEALTH + Integer.numberOfTrailingZeros(rest)] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The health of a player's heroes together. */
  public int heroHealth(int player) {
    int sum = 0;
    for (int rest = game.seat(player).heroes; rest != 0; rest &= rest - 1) {
      sum += mem[HEALTH + Integer.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  /**
   * The hero of a player; of several the leading one: the first in the file that is on the board,
   * else the first that is not defeated.
   */
  public int leader(int player) {
    Seat seat = game.seat(player);
    if (!seat.severalHeroes) {
      return seat.heroFighter();
    }
    int leader = NOBODY;
    for (int rest = seat.heroes; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (onBoard(f)) {
        return f;
      }
      leader = leader < 0 && !defeated(f) ? f : leader;
    }
    return leader < 0 ? seat.heroFighter() : leader;
  }

  /** Those fighters of a player that are off the board since the beginning, as bits. */
  public int inReserve(int player) {
    return neverThere(game.seat(player).reserves);
  }

  /** Those fighters of a player another one was chosen in place of at set-up, as bits. */
  public int leftOut(int player) {
    return neverThere(game.seat(player).companions);
  }

  /** Those of some fighters that have not come onto the board. */
  private int neverThere(int fighters) {
    int set = fighters & ~getInt(VANISHED);
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set &= onBoard(f) || defeated(f) ? ~(1 << f) : -1;
    }
    return set;
  }

  /** Where a fighter stood when the turn began. */
  public int startedAt(int fighter) {
    return mem[STARTED_AT + fighter];
  }

  /** The space of a token, or {@link #OFF}. */
  public int tokenAt(int token) {
    return mem[TOKEN_AT + token];
  }

  void tokenAt(int token, int space) {
    mem[TOKEN_AT + token] = (byte) space;
  }

  /** The spaces taken by some fighters. */
  long spacesOf(int fighters) {
    long set = 0;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int at = mem[FIGHTER_AT + Integer.numberOfTrailingZeros(rest)];
      if (at >= 0) {
        set |= 1L << at;
      }
    }
    return set;
  }

  /** Those fighters of a set that are on the board. */
  int present(int fighters) {
    int set = fighters;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      if (mem[FIGHTER_AT + Integer.numberOfTrailingZeros(bit)] < 0) {
        set ^= bit;
      }
    }
    return set;
  }

  /** The spaces with tokens of a player. */
  public long tokensOf(int player) {
    return spacesOfTokens(game.seat(player).ownTokens);
  }

  /** The spaces some tokens lie on. */
  long spacesOfTokens(int tokens) {
    long set = 0;
    for (int rest = tokens; rest != 0; rest &= rest - 1) {
      int at = mem[TOKEN_AT + Integer.numberOfTrailingZeros(rest)];
      if (at >= 0) {
        set |= 1L << at;
      }
    }
    return set;
  }

  /** Those tokens of a set that lie on the board. */
  int tokensOnBoard(int tokens) {
    int set = tokens;
    for (int rest = tokens; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      if (mem[TOKEN_AT + Integer.numberOfTrailingZeros(bit)] < 0) {
        set ^= bit;
      }
    }
    return set;
  }

  /** The spaces a token cannot lie on because of others of its kind, whoever owns them (SET-10). */
  long closedTo(int token) {
    return spacesOfTokens(game.apart(token));
  }

  /** The fighter on a space, or {@link #NOBODY}. */
  public int fighterOn(int space) {
    for (int f = 0; f < game.fighters(); f++) {
      if (mem[FIGHTER_AT + f] == space) {
        return f;
      }
    }
    return NOBODY;
  }

  // ---- cards: multisets as in Deck

  private int base(int player) {
    return PLAYERS + player * PLAYER;
  }

  public int hand(int player) {
    return getInt(base(player) + HAND);
  }

  void hand(int player, int cards) {
    setInt(base(player) + HAND, cards);
  }

  public int handSize(int player) {
    return Integer.bitCount(hand(player));
  }

  public int discard(int player) {
    return getInt(base(player) + DISCARD);
  }

  void discard(int player, int cards) {
    setInt(base(player) + DISCARD, cards);
  }

  /** Cards in play: neither in hand, deck nor discard pile. */
  public int table(int player) {
    return getInt(base(player) + TABLE);
  }

  void table(int player, int cards) {
    setInt(base(player) + TABLE, cards);
  }

  /** Cards that are out of the game. */
  public int removed(int player) {
    return getInt(base(player) + REMOVED);
  }

  void removed(int player, int cards) {
    setInt(base(player) + REMOVED, cards);
  }

  public int deckSize(int player) {
    return mem[base(player) + DECK_COUNT];
  }

  void deckSize(int player, int size) {
    mem[base(player) + DECK_COUNT] = (byte) size;
  }

  /** The card at a place of the deck; place 0 is the bottom. */
  public int deckCard(int player, int place) {
    return mem[base(player) + DECK + place];
  }

  void deckCard(int player, int place, int card) {
    mem[base(player) + DECK + place] = (byte) card;
  }

  /** The places of a deck whose card its owner knows, as bits. */
  public int deckKnownToOwner(int player) {
    return getInt(base(player) + KNOWN_TO_OWNER);
  }

  void deckKnownToOwner(int player, int places) {
    setInt(base(player) + KNOWN_TO_OWNER, places);
  }

  /** The places of a deck whose card a team mate has seen go there from the hand (DEC-35). */
  int deckKnownToMate(int player) {
    return getInt(KNOWN_TO_MATE + 4 * player);
  }

  void deckKnownToMate(int player, int places) {
    setInt(KNOWN_TO_MATE + 4 * player, places);
  }

  /** The places of a deck whose card everybody knows, as bits. */
  public int deckKnownToAll(int player) {
    return getInt(base(player) + KNOWN_TO_ALL);
  }

  void deckKnownToAll(int player, int places) {
    setInt(base(player) + KNOWN_TO_ALL, places);
  }

  /** The places of a deck whose card another player has looked at, as bits. */
  int deckSeenBy(int viewer, int player) {
    return game.hasExtra() ? getInt(shared(Extra.deckSeen(game, player, viewer))) : 0;
  }

  void deckSeenBy(int viewer, int player, int places) {
    setInt(shared(Extra.deckSeen(game, player, viewer)), places);
  }

  /** The cards in a pile of a player's own, by its number. */
  public int pile(int player, int pile) {
    return hasPile(player, pile) ? getInt(extra(player, Extra.PILES + 4 * pile)) : 0;
  }

  /** The cards in a pile of a player's own that everybody knows to be there. */
  int pileKnown(int player, int pile) {
    return hasPile(player, pile) ? getInt(extra(player, Extra.PILES_KNOWN + 4 * pile)) : 0;
  }

  private boolean hasPile(int player, int pile) {
    return pile < game.seat(player).hero().piles().size();
  }

  void pileKnown(int player, int pile, int cards) {
    setInt(extra(player, Extra.PILES_KNOWN + 4 * pile), cards);
  }

  void pile(int player, int pile, int cards) {
    setInt(extra(player, Extra.PILES + 4 * pile), cards);
  }

  /** The cards of the second deck that lie before a player, as a set of {@link SecondDeck}. */
  public int laid(int player) {
    return game.seat(player).second().all() == 0 ? 0 : getInt(extra(player, Extra.LAID));
  }

  void laid(int player, int cards) {
    setInt(extra(player, Extra.LAID), cards);
  }

  /** The cards of the second deck that were used: on its discard pile, or out of the game. */
  public int used(int player) {
    return game.seat(player).second().all() == 0 ? 0 : getInt(extra(player, Extra.USED));
  }

  void used(int player, int cards) {
    setInt(extra(player, Extra.USED), cards);
  }

  /**
   * The cards of a discard pile in the order they came, where a hero of the game asks for it: the
   * deck and the discard pile never hold more than thirty cards together, so it stands from the end
   * of the deck's place downwards.
   *
   * @param from 0 is the lowest card
   */
  int discarded(int player, int from) {
    return mem[base(player) + DECK + Hero.DECK_SIZE - 1 - from];
  }

  void discarded(int player, int from, int card) {
    mem[base(player) + DECK + Hero.DECK_SIZE - 1 - from] = (byte) card;
  }

  /** The cards a viewer knows to be among a player's hand and face-down cards. */
  int known(int viewer, int player) {
    return getInt(base(player) + KNOWN + 4 * viewer);
  }

  void known(int viewer, int player, int cards) {
    setInt(base(player) + KNOWN + 4 * viewer, cards);
  }

  /** Whether chance has decided something since an earlier moment of the same game. */
  public boolean isChanceSince(State earlier) {
    for (int player = 0; player < game.players(); player++) {
      if (counter(player) != earlier.counter(player)) {
        return true;
      }
    }
    return false;
  }

  int counter(int player) {
    return getInt(base(player) + COUNTER);
  }

  void counter(int player, int counter) {
    setInt(base(player) + COUNTER, counter);
  }

  /** The number of a hero's trait in its list; 0 if it has none. */
  public int trait(int player) {
    return mem[base(player) + TRAIT];
  }

  void trait(int player, int trait) {
    mem[base(player) + TRAIT] = (byte) trait;
  }

  /** The cards of a deck as a multiset. */
  public int deckCards(int player) {
    Deck deck = game.seat(player).deck();
    int set = 0;
    for (int i = 0, n = deckSize(player); i < n; i++) {
      set = deck.plus(set, deckCard(player, i));
    }
    return set;
  }

  static {
    // Both halves of the layout must fit and keep the block a whole number of longs.
    boolean whole = PLAYERS % 8 == 0 && PLAYER % 8 == 0 && (Extra.SHARED | Extra.PLAYER) % 8 == 0;
    if (LAST_COMBAT + 4 > FRAMES || !whole || Hero.DECK_SIZE != 30) {
      throw new AssertionError("state layout");
    }
  }
}
