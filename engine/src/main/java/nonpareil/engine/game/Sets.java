package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Op.Confine;
import nonpareil.engine.game.Op.Narrow;

/** What filters leave of a set of fighters or of spaces. */
final class Sets {

  private Sets() {}

  // ---- fighters

  /** Those of some fighters on the board for whom a filter holds. */
  static int narrow(State s, int fr, int owner, int self, int group, Narrow filter) {
    int fits =
        switch (filter.kind()) {
          case ADJACENT ->
              Meaning.onSpaces(s, group, Meaning.around(s, fr, owner, self, filter.near(), true));
          case SAME_ZONE ->
              Meaning.onSpaces(s, group, Meaning.around(s, fr, owner, self, filter.near(), false));
          case ON_TOKEN -> Meaning.onSpaces(s, group, s.tokensOf(owner));
          case ON_CHOSEN_TOKEN ->
              fr == Meaning.NO_FRAME ? 0 : Meaning.onSpaces(s, group, Meaning.chosenToken(s, fr));
          case BESIDE_CHOSEN_SPACES ->
              fr == Meaning.NO_FRAME
                  ? 0
                  : Meaning.onSpaces(
                      s, group, s.game.board().neighbours(Meaning.chosenSpaces(s, fr)));
          case ON_CHOSEN_SPACES ->
              fr == Meaning.NO_FRAME ? 0 : Meaning.onSpaces(s, group, Meaning.chosenSpaces(s, fr));
          case IN_CHOSEN_ZONE ->
              fr == Meaning.NO_FRAME ? 0 : Meaning.onSpaces(s, group, Meaning.chosenZone(s, fr));
          case ANYWHERE -> group;
          case WITHIN -> {
            int near = fighters(s, fr, owner, self, filter.near());
            yield Meaning.onSpaces(s, group, within(s, near, count(s, fr, owner, self, filter)));
          }
          case AMONG -> group & fighters(s, fr, owner, self, filter.near());
          case EITHER -> {
            int any = 0;
            for (int i = 0; i < filter.sets().size(); i++) { // an iterator would allocate
              any |= Meaning.fighters(s, fr, owner, self, filter.sets().get(i));
            }
            yield group & any;
          }
          case HERO -> group & s.game.heroes();
          case OWNED -> group & owned(s, fr, owner, filter.players());
          case HEALTH -> healthy(s, group, filter, count(s, fr, owner, self, filter));
          case UNHURT -> unhurt(s, group);
          case RANGED -> group & (fr == Meaning.NO_FRAME ? s.game.ranged() : ranged(s, group));
        };
    return filter.not() ? group & ~fits : fits;
  }

  /**
   * Those who are ranged as rules have it. Rules themselves look at what is printed, so that none
   * can ask for itself.
   */
  private static int ranged(State s, int group) {
    int set = 0;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set |= Force.isRanged(s, f) ? 1 << f : 0;
    }
    return set;
  }

  private static int fighters(
      State s, int fr, int owner, int self, Op.@org.jspecify.annotations.Nullable FighterSet set) {
    return set == null ? 0 : Meaning.fighters(s, fr, owner, self, set);
  }

  private static int count(State s, int fr, int owner, int self, Narrow filter) {
    return Meaning.count(s, fr, owner, self, Objects.requireNonNull(filter.count()));
  }

  /** The fighters of the players meant, on the board or not. */
  private static int owned(State s, int fr, int owner, Players who) {
    if (who.isEach()) {
      int enemies = s.game.seat(owner).enemies;
      return who == Players.EACH_PLAYER ? s.game.allFighters() : enemies;
    }
    int player = Meaning.player(s, fr, owner, who);
    return player < 0 ? 0 : s.game.seat(player).own();
  }

  private static int healthy(State s, int group, Narrow filter, int number) {
    int set = group;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      if (!filter.how().holds(s.health(Integer.numberOfTrailingZeros(bit)), number)) {
        set ^= bit;
      }
    }
    return set;
  }

  private static int unhurt(State s, int group) {
    int set = group;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if (s.health(f) < s.game.seat(s.game.owner(f)).kind(f).maxHealth()) {
        set &= ~(1 << f);
      }
    }
    return set;
  }

  /** The spaces at most so many lines away from some fighters, their own included. */
  private static long within(State s, int fighters, int steps) {
    Board board = s.game.board();
    long seen = s.spacesOf(fighters);
    long front = seen;
    for (int i = 0; i < steps && front != 0; i++) {
      front = board.neighbours(front) & ~seen;
      seen |= front;
    }
    return seen;
  }

  // ---- who was chosen

  /** The fighter something is just being measured for, or NOBODY. */
  static int measuredFor(State s, int fr) {
    return s.game.hasExtra() && fr != Meaning.NO_FRAME
        ? s.get(EffectStack.more(s, fr, EffectStack.IT)) - 1
        : State.NOBODY;
  }

  static void measuredFor(State s, int fr, int fighter) {
    if (s.game.hasExtra()) {
      s.set(EffectStack.more(s, fr, EffectStack.IT), fighter + 1);
    }
  }

  /** Only whose turn it is plays schemes. */
  static int chosenByLastScheme(State s, int owner) {
    return s.game.seat(owner).remembersChoice && owner == s.activePlayer()
        ? s.getInt(s.shared(Extra.LAST_CHOICE))
        : 0;
  }

  /** A scheme has been carried out: whom did it choose? */
  static void rememberChoice(State s, int fr) {
    if (s.game.seat(s.mem[fr + EffectStack.OWNER]).remembersChoice) {
      int one = s.mem[fr + EffectStack.CHOSEN];
      s.setInt(
          s.shared(Extra.LAST_CHOICE),
          (one < 0 ? 0 : 1 << one) | s.getInt(fr + EffectStack.CHOSEN_SET));
    }
  }

  /** A turn begins: nobody has been chosen in it. */
  static void forgetChoice(State s) {
    if (s.game.hasExtra()) {
      s.setInt(s.shared(Extra.LAST_CHOICE), 0);
    }
  }

  // ---- spaces

  /** Those of some spaces for which a filter holds. */
  static long confine(State s, int fr, int owner, int self, long spaces, Confine filter) {
    Board board = s.game.board();
    long fits =
        switch (filter.kind()) {
          case ADJACENT -> Meaning.around(s, fr, owner, self, filter.near(), true);
          case SAME_ZONE -> Meaning.around(s, fr, owner, self, filter.near(), false);
          case WITHIN -> {
            int near = fighters(s, fr, owner, self, filter.near());
            int steps = Meaning.count(s, fr, owner, self, Objects.requireNonNull(filter.count()));
            yield within(s, near, steps);
          }
          case FARTHER, NEARER -> {
            int near = fighters(s, fr, owner, self, filter.near());
            int going = measuredFor(s, fr);
            if (near == 0 || going < 0 || s.at(going) < 0) {
              yield 0;
            }
            int now = Numbers.distance(s, 1L << s.at(going), s.spacesOf(near));
            yield filter.kind() == Confine.Kind.FARTHER
                ? board.all() & ~within(s, near, now)
                : now == 0 ? 0 : within(s, near, now - 1);
          }
          case EMPTY -> Movement.free(s);
          case AMONG -> {
            long any = 0;
            for (int i = 0; i < filter.sets().size(); i++) {
              any |= Meaning.spaces(s, fr, filter.sets().get(i));
            }
            yield any;
          }
        };
    return filter.not() ? spaces & ~fits : spaces & fits;
  }
}
