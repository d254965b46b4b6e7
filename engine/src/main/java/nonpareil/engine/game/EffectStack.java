package nonpareil.engine.game;

import nonpareil.engine.game.Event.Cause;

/**
 * The stack of effects being resolved. A frame is a position in a compiled effect and what the
 * words before it have left behind; it lives in the state, so that a game can wait at any word.
 */
final class EffectStack {

  // Offsets within a frame: single bytes unless noted.
  static final int PC = 0; // two bytes
  static final int OWNER = 2;
  static final int CARD = 3;
  static final int SELF = 4;
  static final int SIDE = 5;
  static final int SOURCE = 6;
  static final int STEP = 7;
  static final int CHOSEN = 8;
  static final int SPACE = 9;
  static final int SECOND_SPACE = 10;
  static final int PLAYER = 11;
  static final int NUMBER = 12;
  static final int COUNT = 13;
  static final int LAST_CARD = 14;
  static final int LAST_OWNER = 15;
  static final int DEALT = 16;
  static final int DEFEATS = 17;
  static final int OPTIONS = 18;
  static final int LOOP = 19;
  static final int TOKENS = 20;
  static final int TOKEN = 21;
  static final int GROUP = 22;
  static final int SEAT = 23;
  static final int REVEALED = 24;
  static final int ZONE = 25; // the chosen zone, from 1; 0 for none
  static final int AMOUNT = 26; // what the word's amount was when it began, if it is not fixed
  static final int TAKEN = 27; // tokens last taken back
  static final int CARDS = 28; // int, a multiset only the owner may see
  static final int MASK = 32; // int
  static final int CHOSEN_SET = 36; // int: the fighters chosen where several may be

  // What only some heroes need: offsets within the part of a frame in the tail, see more().
  static final int EACH = 0; // how many seats a loop over players has passed
  static final int SPENT = 1; // counters spent last
  static final int SEEN = 2; // two bytes, see Recall
  static final int RECALL = 4; // see Recall
  static final int IT = 5; // whom something is just being measured for, from 1; 0 for nobody
  static final int PASSED = 6; // int: whom the last walk has passed
  static final int TO_PASS = 10; // from which number on something is still to happen for them
  static final int MORE = 11;

  // What even fewer need: offsets within the part of a frame farther back, see further().
  static final int MOVED = 0; // int: the cards of one player moved last for all to see
  static final int MOVED_OF = 4; // whose they are, from 1; 0 for nobody
  static final int THIS = 5; // the card that set it off and whose: see Recall
  static final int BOOSTED = 6; // that card was a boost: 1 if it was spent, 2 if it lay hidden
  static final int BEFORE = 7; // the fighter chosen before the last choice, from 1; 0 for nobody
  static final int STEPS = 8; // how many spaces the last move has moved fighters
  static final int EACH_BEGUN = 9; // a loop over fighters or tokens has begun
  static final int EACH_LEFT = 10; // int: those whose part is still to come
  static final int WAY = 14; // long: the spaces left by the last move
  static final int PLAYING = 22; // the scheme it plays, from 1; 0 for none: see PlayedSchemes
  static final int GOES = 23; // where that goes, as in Dispositions
  static final int ROUNDS = 24; // of what is repeated, those to come and 1; 0: it has not begun
  static final int FURTHER = 25;

  /** The frame belongs to no side of a combat. */
  static final int NO_SIDE = 2;

  /** Where the instruction stands that carries out reactions to a forced discard. */
  static final int REACTIONS = 0;

  private EffectStack() {}

  /** The frame on top, as an offset into the state. */
  static int top(State s) {
    return State.FRAMES + (s.mem[State.DEPTH] - 1) * State.FRAME;
  }

  static int push(State s, int pc, int owner, int card, int self, int side, Source source) {
    int depth = s.mem[State.DEPTH];
    if (depth == State.MAX_DEPTH) {
      throw new IllegalStateException("effects nested deeper than " + State.MAX_DEPTH);
    }
    s.mem[State.DEPTH] = (byte) (depth + 1);
    int fr = top(s);
    pc(s, fr, pc);
    byte[] mem = s.mem;
    mem[fr + OWNER] = (byte) owner;
    mem[fr + CARD] = (byte) card;
    mem[fr + SELF] = (byte) self;
    mem[fr + SIDE] = (byte) side;
    mem[fr + SOURCE] = (byte) source.ordinal();
    mem[fr + CHOSEN] = State.NOBODY;
    mem[fr + SPACE] = State.OFF;
    mem[fr + SECOND_SPACE] = State.OFF;
    mem[fr + PLAYER] = State.NOBODY;
    mem[fr + LAST_CARD] = State.NOBODY;
    mem[fr + LAST_OWNER] = State.NOBODY;
    mem[fr + REVEALED] = State.NOBODY;
    mem[fr + TOKEN] = State.NOBODY;
    mem[fr + NUMBER] = State.NOBODY;
    return fr;
  }

  /** Where something stands that a frame keeps in the tail; only if {@link Game#hasExtra}. */
  static int more(State s, int fr, int offset) {
    return s.shared(Extra.FRAMES) + (fr - State.FRAMES) / State.FRAME * MORE + offset;
  }

  /** The same for its part farther back; only if {@link Game#hasFurther}. */
  static int further(State s, int fr, int offset) {
    return s.further(Extra.FURTHER_FRAMES) + (fr - State.FRAMES) / State.FRAME * FURTHER + offset;
  }

  /** Takes the top frame away; nothing of it may stay behind in the state. */
  static void pop(State s) {
    int fr = top(s);
    java.util.Arrays.fill(s.mem, fr, fr + State.FRAME, (byte) 0);
    if (s.game.hasExtra()) {
      int more = more(s, fr, 0);
      java.util.Arrays.fill(s.mem, more, more + MORE, (byte) 0);
    }
    if (s.game.hasFurther()) {
      int further = further(s, fr, 0);
      java.util.Arrays.fill(s.mem, further, further + FURTHER, (byte) 0);
    }
    s.mem[State.DEPTH]--;
  }

  static void clear(State s) {
    while (s.mem[State.DEPTH] > 0) {
      pop(s);
    }
  }

  static int pc(State s, int fr) {
    return s.mem[fr + PC] & 0xFF | (s.mem[fr + PC + 1] & 0xFF) << 8;
  }

  static void pc(State s, int fr, int pc) {
    s.mem[fr + PC] = (byte) pc;
    s.mem[fr + PC + 1] = (byte) (pc >> 8);
  }

  /** Goes on with the next instruction. */
  static void next(State s, int fr) {
    jump(s, fr, pc(s, fr) + 1);
  }

  static void jump(State s, int fr, int pc) {
    pc(s, fr, pc);
    s.mem[fr + STEP] = 0;
  }

  static Cause cause(State s, int fr) {
    return Cause.of(s.mem[fr + OWNER], s.mem[fr + CARD]);
  }

  /** What an effect belongs to. */
  enum Source {
    COMBAT_CARD,
    SCHEME,
    BOOST_BONUS,
    FORCED_DISCARD,
    START_OF_TURN,
    ABILITY
  }
}
