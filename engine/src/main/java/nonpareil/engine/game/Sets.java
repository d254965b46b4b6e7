package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Happened.Act;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Op.Confine;
import nonpareil.engine.game.Op.Narrow;
import nonpareil.engine.game.Op.Pick;
import nonpareil.engine.game.Op.PlaceSet;

/** What filters leave of a set of fighters, spaces or tokens. */
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
          case AT ->
              Meaning.onSpaces(
                  s, group, place(s, fr, owner, self, Objects.requireNonNull(filter.place())));
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
          case HAS_MOVED -> group & TurnMemory.moved(s, false);
          case HAS_ATTACKED -> group & TurnMemory.done(s, Act.ATTACKED.ordinal());
          case HAS_TAKEN_DAMAGE -> group & TurnMemory.done(s, Act.TAKEN_DAMAGE.ordinal());
          case OWNED -> group & owned(s, fr, owner, filter.players());
          case HEALTH -> healthy(s, group, filter, count(s, fr, owner, self, filter));
          case UNHURT -> unhurt(s, group);
          case NEAREST -> nearest(s, group, fighters(s, fr, owner, self, filter.near()));
          case MOST_HEALTH -> utmost(s, group, 1);
          case LEAST_HEALTH -> utmost(s, group, -1);
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

  /** Those of a set that are the fewest lines away from some fighters. */
  private static int nearest(State s, int group, int to) {
    Board board = s.game.board();
    long seen = s.spacesOf(to);
    int there = Meaning.onSpaces(s, group, seen);
    for (long front = seen; there == 0 && front != 0; ) {
      front = board.neighbours(front) & ~seen;
      seen |= front;
      there = Meaning.onSpaces(s, group, seen);
    }
    return there;
  }

  /** Those of a set with the most health, or with the least. */
  private static int utmost(State s, int group, int sign) {
    int set = 0;
    int best = 0;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int health = sign * s.health(f);
      if (set == 0 || health > best) {
        set = 0;
        best = health;
      }
      set |= health == best ? 1 << f : 0;
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
    return within(s, s.spacesOf(fighters), steps);
  }

  private static long within(State s, long from, int steps) {
    Board board = s.game.board();
    long seen = from;
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
            long from = s.spacesOf(fighters(s, fr, owner, self, filter.near()));
            yield compared(s, fr, from, filter.kind() == Confine.Kind.FARTHER);
          }
          case AT -> place(s, fr, owner, self, Objects.requireNonNull(filter.place()));
          case EMPTY -> Movement.free(s);
          case AMONG -> {
            long any = 0;
            for (int i = 0; i < filter.sets().size(); i++) {
              any |= Meaning.spaces(s, fr, owner, self, filter.sets().get(i));
            }
            yield any;
          }
        };
    return filter.not() ? spaces & ~fits : spaces & fits;
  }

  /** The spaces farther from others, or nearer to them, than where the fighter is that goes. */
  private static long compared(State s, int fr, long from, boolean farther) {
    int going = measuredFor(s, fr);
    if (from == 0 || going < 0 || s.at(going) < 0) {
      return 0;
    }
    int now = Numbers.distance(s, 1L << s.at(going), from);
    return farther
        ? s.game.board().all() & ~within(s, from, now)
        : now == 0 ? 0 : within(s, from, now - 1);
  }

  /** The spaces of a place. */
  static long place(State s, int fr, int owner, int self, PlaceSet place) {
    Board board = s.game.board();
    long from = Meaning.spaces(s, fr, owner, self, place.from());
    long fits =
        switch (place.how()) {
          case ON -> from;
          case BESIDE -> board.neighbours(from);
          case IN_ZONE -> {
            long mates = 0;
            for (long rest = from; rest != 0; rest &= rest - 1) {
              mates |= board.zoneMates(Long.numberOfTrailingZeros(rest));
            }
            yield mates;
          }
          case WITHIN -> within(s, from, steps(s, fr, owner, self, place));
          case BEYOND -> board.all() & ~within(s, from, steps(s, fr, owner, self, place));
          case FARTHER, NEARER -> compared(s, fr, from, place.how() == Place.How.FARTHER);
        };
    return place.not() ? board.all() & ~fits : fits;
  }

  private static int steps(State s, int fr, int owner, int self, PlaceSet place) {
    return Meaning.count(s, fr, owner, self, Objects.requireNonNull(place.count()));
  }

  // ---- tokens

  /** Those of some tokens on the board for which a filter holds. */
  static int pick(State s, int fr, int owner, int self, int group, Pick pick) {
    int fits = 0;
    if (pick.place() != null) {
      long place = place(s, fr, owner, self, pick.place());
      for (int rest = group; rest != 0; rest &= rest - 1) {
        int bit = rest & -rest;
        if ((place >>> s.tokenAt(Integer.numberOfTrailingZeros(bit)) & 1) != 0) {
          fits |= bit;
        }
      }
    }
    for (int i = 0; i < pick.sets().size(); i++) { // an iterator would allocate
      fits |= Meaning.tokens(s, fr, owner, self, pick.sets().get(i));
    }
    return pick.not() ? group & ~fits : group & fits;
  }
}
