package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.game.Law.Kind;
import nonpareil.engine.game.Op.FighterSet;
import org.jspecify.annotations.Nullable;

/**
 * The rules in force besides those of the book: of abilities, of cards that lie before their
 * players, and of effects until a moment. The last stand in a list in the tail of the state: which
 * rule it is, its amount, when it ends, and the fighters or players it is about where that was
 * settled when it was put in force.
 */
final class Force {

  /** So many rules of effects hold at once; if there is one more, the one that ends first goes. */
  static final int MOST = 5;

  static final int ENTRY = 8;

  /** What else is kept of each, farther back and only where a set was settled. */
  static final int SETTLED = 8;

  /** The most rules of a hero that effects put in force. */
  static final int MOST_OF_HERO = 32;

  // Offsets within an entry.
  private static final int WHICH = 0;
  private static final int AMOUNT = 1;
  private static final int END = 2;
  private static final int ONE = 3; // see one()
  private static final int MASK = 4; // int

  // Offsets within what is kept farther back: see settledAt().
  private static final int WHOM = 0; // int
  private static final int ATTACKERS = 4; // int

  private static final int NUMBER_BITS = 5;

  /** END: whose turn ends it, and whether that turn, or the attack, has yet to begin. */
  private static final int PLAYER_BITS = 3;

  private static final int PENDING = 4;

  private Force() {}

  // ---- what is ruled

  static int value(State s, int side) {
    return total(s, Kind.VALUE, Combat.fighter(s, side), Combat.fighter(s, 1 - side), 1 << side);
  }

  /** The value of the card of a side in place of the printed one; the highest number if none. */
  static int valueInstead(State s, int side) {
    return total(s, Kind.VALUE_IS, Combat.fighter(s, side), Combat.fighter(s, 1 - side), 1 << side);
  }

  static int move(State s, int fighter) {
    return total(s, Kind.MOVE, fighter, State.NOBODY, 1);
  }

  /** The move value of a fighter that counts in place of its own. */
  static int moveValue(State s, int fighter, int own) {
    int ruled = total(s, Kind.MOVE_IS, fighter, State.NOBODY, 1);
    return ruled == Integer.MAX_VALUE ? own : ruled;
  }

  /** How far the attacks of a fighter reach by a rule; 0 if none says so. */
  static int reach(State s, int fighter) {
    return total(s, Kind.REACH, fighter, State.NOBODY, 1);
  }

  /** Whether a rule is about how far away certain fighters may be attacked. */
  static boolean rulesReach(State s) {
    return rules(s, Kind.REACH_THESE) || rules(s, Kind.REACH_ZONE_OF_THESE);
  }

  /** How far the attacks of a fighter on another reach by a rule about that one. */
  static int reach(State s, int fighter, int target) {
    return total(s, Kind.REACH_THESE, fighter, target, 1);
  }

  /** Whether a fighter may attack another all over its zones by a rule about that one. */
  static boolean reachesInZone(State s, int fighter, int target) {
    return total(s, Kind.REACH_ZONE_OF_THESE, fighter, target, 1) != 0;
  }

  /** Whether a fighter attacks all over its zones: what is printed, or what a rule says. */
  static boolean isRanged(State s, int fighter) {
    if (total(s, Kind.MELEE, fighter, State.NOBODY, 1) != 0) {
      return total(s, Kind.REACH_ZONE, fighter, State.NOBODY, 1) != 0;
    }
    return s.game.isRanged(fighter)
        || total(s, Kind.RANGED, fighter, State.NOBODY, 1) != 0
        || total(s, Kind.REACH_ZONE, fighter, State.NOBODY, 1) != 0;
  }

  static boolean mayManeuver(State s, int player) {
    return total(s, Kind.MANEUVER, player, State.NOBODY, 1) == 0;
  }

  /** How many cards a player may hold at the end of a turn. */
  static int handLimit(State s, int player) {
    int ruled = total(s, Kind.HAND_LIMIT, player, State.NOBODY, 1);
    return ruled == Integer.MAX_VALUE ? Flow.HAND_LIMIT : ruled;
  }

  /** What becomes of damage to a fighter. */
  static int damage(State s, int fighter, int damage, boolean combat) {
    if (damage == 0 || !rules(s, Kind.DAMAGE) && !rules(s, Kind.MOST_DAMAGE)) {
      return damage;
    }
    int use = combat ? 1 : 2;
    int changed = damage + total(s, Kind.DAMAGE, fighter, State.NOBODY, use);
    return Math.clamp(changed, 0, total(s, Kind.MOST_DAMAGE, fighter, State.NOBODY, use));
  }

  /** How much health damage cannot take from a fighter; it may have less already. */
  static int floor(State s, int fighter) {
    return total(s, Kind.FLOOR, fighter, State.NOBODY, 1);
  }

  static boolean mayAttack(State s, int attacker, int target) {
    return total(s, Kind.ATTACK, attacker, target, 1) == 0;
  }

  static boolean mayMove(State s, int fighter) {
    return total(s, Kind.STAY, fighter, State.NOBODY, 1) == 0 && mayLeave(s, fighter);
  }

  /** Whether a fighter may be placed elsewhere, or swapped with another. */
  static boolean mayLeave(State s, int fighter) {
    return total(s, Kind.LEAVE, fighter, State.NOBODY, 1) == 0;
  }

  static boolean mayRecover(State s, int fighter) {
    return total(s, Kind.RECOVER, fighter, State.NOBODY, 1) == 0;
  }

  static boolean movesThrough(State s, int fighter) {
    return total(s, Kind.THROUGH, fighter, State.NOBODY, 1) != 0;
  }

  /** Whether attack cards against a fighter are played face up. */
  static boolean isAttackedOpenly(State s, int fighter) {
    return total(s, Kind.OPEN, fighter, State.NOBODY, 1) != 0;
  }

  static boolean isUncancellable(State s, int fighter) {
    return total(s, Kind.UNCANCELLABLE, fighter, State.NOBODY, 1) != 0;
  }

  static boolean mayDraw(State s, int player) {
    return total(s, Kind.DRAW, player, State.NOBODY, 1) == 0;
  }

  static boolean mayGainActions(State s, int player) {
    return total(s, Kind.GAIN, player, State.NOBODY, 1) == 0;
  }

  static boolean mayBoost(State s, int player) {
    return total(s, Kind.BOOST, player, State.NOBODY, 1) == 0;
  }

  /** What a card counts that a player spends for a boost. */
  static int boost(State s, int player, int card) {
    int boost = s.game.seat(player).deck().boost(card);
    return rules(s, Kind.BOOST_VALUE)
        ? Math.max(0, boost + total(s, Kind.BOOST_VALUE, player, State.NOBODY, 1))
        : boost;
  }

  /** Those of some cards that a player may play. */
  static int playable(State s, int player, int cards) {
    int set = rules(s, Kind.LOCK) ? unlocked(s, player, cards) : cards;
    set &= ~total(s, Kind.PLAY_SUCH, player, State.NOBODY, 1);
    if (!rules(s, Kind.PLAY)) {
      return set;
    }
    for (int type = 0; type < Seat.TYPES; type++) {
      if (total(s, Kind.PLAY, player, State.NOBODY, 1 << type) != 0) {
        set &= ~s.game.seat(player).cardsOfType(type);
      }
    }
    return set;
  }

  /** Those of some cards that may be played for a fighter. */
  static int usable(State s, int fighter, int cards) {
    return cards & ~total(s, Kind.USE, fighter, State.NOBODY, 1);
  }

  /** Whether a player plays with the hand shown. */
  static boolean isShown(State s, int player) {
    return total(s, Kind.SHOWN, player, State.NOBODY, 1) != 0;
  }

  /** Those of some cards that were not forbidden one by one. */
  private static int unlocked(State s, int player, int cards) {
    int set = cards;
    for (int i = 0; i < s.get(s.shared(Extra.RULES)); i++) {
      int at = entry(s, i);
      if (law(s, at).kind() == Kind.LOCK && (s.getInt(at + MASK) >>> player & 1) != 0) {
        set &= ~s.game.seat(player).deck().copies(s.get(at + AMOUNT) - 1);
      }
    }
    return set;
  }

  private static boolean rules(State s, Kind kind) {
    return s.game.isRuled(kind);
  }

  /** What holds without a rule of a kind. */
  private static int without(Kind kind) {
    boolean bound =
        kind == Kind.MOVE_IS
            || kind == Kind.MOST_DAMAGE
            || kind == Kind.HAND_LIMIT
            || kind == Kind.VALUE_IS;
    return bound ? Integer.MAX_VALUE : 0;
  }

  /**
   * Of several rules that set a bound the lowest holds, of reaches and floors the highest; what
   * cards one forbids and what another does are forbidden both.
   */
  private static int join(Kind kind, int one, int other) {
    if (without(kind) != 0) {
      return Math.min(one, other);
    }
    if (kind == Kind.PLAY_SUCH || kind == Kind.USE) {
      return one | other;
    }
    boolean highest = kind == Kind.REACH || kind == Kind.REACH_THESE || kind == Kind.FLOOR;
    return highest ? Math.max(one, other) : one + other;
  }

  /** All rules of a kind about a fighter or player, joined. */
  private static int total(State s, Kind kind, int about, int other, int use) {
    if (!rules(s, kind)) {
      return without(kind);
    }
    int sum = without(kind);
    for (int p = 0; p < s.game.players(); p++) {
      if ((s.playersOut() >>> p & 1) != 0) {
        continue;
      }
      Seat seat = s.game.seat(p);
      for (Law law : seat.standing) {
        sum = join(kind, sum, standing(s, p, law, kind, about, other, use));
      }
      for (int slot = 0; slot < Ongoing.MOST; slot++) {
        int card = Ongoing.card(s, p, slot);
        if (card >= 0) {
          for (Law law : seat.inPlay[card]) {
            sum = join(kind, sum, standing(s, p, law, kind, about, other, use));
          }
        }
      }
    }
    for (int i = 0; i < s.get(s.shared(Extra.RULES)); i++) {
      sum = join(kind, sum, listed(s, i, kind, about, other, use));
    }
    return sum;
  }

  private static int standing(
      State s, int owner, Law law, Kind kind, int about, int other, int use) {
    if (law.kind() != kind || (law.uses() & use) == 0) {
      return without(kind);
    }
    int hero = s.leader(owner);
    if ((set(s, owner, law) >>> about & 1) == 0
        || law.whom() != null && isNot(fighters(s, owner, law.whom()), other)
        || law.condition() != null
            && !Meaning.holds(s, Meaning.NO_FRAME, owner, hero, law.condition())) {
      return without(kind);
    }
    if (law.cards() != null) {
      return forbidden(s, owner, law, about);
    }
    return law.amount() == null
        ? 1
        : law.sign() * Meaning.count(s, Meaning.NO_FRAME, owner, hero, law.amount());
  }

  private static int listed(State s, int i, Kind kind, int about, int other, int use) {
    int at = entry(s, i);
    Law law = law(s, at);
    if (law.kind() != kind || (law.uses() & use) == 0 || isWaiting(s, at, law)) {
      return without(kind);
    }
    if ((about(s, at, law) >>> about & 1) == 0
        || law.whom() != null && isNot(whom(s, at, law), other)) {
      return without(kind);
    }
    if (law.cards() != null) {
      return forbidden(s, owner(s, at), law, about);
    }
    return law.amount() == null ? 1 : law.sign() * s.get(at + AMOUNT);
  }

  private static boolean isNot(int fighters, int other) {
    return other < 0 || (fighters >>> other & 1) == 0;
  }

  /** The cards of a player, or of the player of a fighter, that a rule forbids. */
  private static int forbidden(State s, int owner, Law law, int about) {
    int player = law.who() == null ? about : s.game.owner(about);
    return Objects.requireNonNull(law.cards()).of(s, Meaning.NO_FRAME, owner, player);
  }

  /**
   * A rule for the next attack does not hold for the one it was made in; one that is in force in an
   * attack only, in no other.
   */
  private static boolean isWaiting(State s, int at, Law law) {
    if (law.attackers() != null) {
      return s.get(at + ONE) != 0 || !Combat.running(s) || !isOfAttacker(s, at, law);
    }
    return isForAttack(law) && (s.get(at + END) & PENDING) != 0;
  }

  /** Whether an attack ends a rule. */
  private static boolean isForAttack(Law law) {
    return law.until() == Until.NEXT_ATTACK || law.until() == Until.THEIR_NEXT_ATTACK;
  }

  /** Whether the attack that is made, or is over, is one of those a rule has waited for. */
  private static boolean isOfAttacker(State s, int at, Law law) {
    int settled = s.getInt(settledAt(s, at) + ATTACKERS);
    int attackers = evenFelled(s, at, law, Objects.requireNonNull(law.attackers()), settled);
    return (attackers >>> Combat.fighter(s, Combat.ATTACK) & 1) != 0;
  }

  // ---- whom it is about

  /** Whether the fighters of a set are read whenever the rule is asked for. */
  static boolean isLive(Law law, @Nullable FighterSet set) {
    return set != null && (law.live() || !saysMore(set)) && isNamed(set);
  }

  static boolean saysMore(FighterSet set) {
    return set.where() != Where.ANYWHERE || !set.filters().isEmpty();
  }

  /** Whether its fighters are somebody apart from the running effect. */
  static boolean isNamed(FighterSet set) {
    return switch (set.group()) {
      case HERO, KIND, YOURS, FRIENDLY, OPPOSING, ALL -> true;
      case SELF,
          FOE,
          COMBATANTS,
          CHOSEN,
          CHOSEN_BEFORE,
          CHOSEN_HERO,
          OF_OPPONENT,
          OF_CHOSEN,
          IT,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          false;
    };
  }

  private static int set(State s, int owner, Law law) {
    return law.who() != null ? fighters(s, owner, law.who()) : players(s, owner, law.players());
  }

  private static int fighters(State s, int owner, FighterSet set) {
    return Meaning.fighters(s, Meaning.NO_FRAME, owner, s.leader(owner), set);
  }

  private static int players(State s, int owner, Players who) {
    return switch (who) {
      case YOU -> 1 << owner;
      case EACH_PLAYER -> (1 << s.game.players()) - 1;
      default -> Meaning.opponents(s, owner);
    };
  }

  static int about(State s, int at, Law law) {
    FighterSet who = law.who();
    if (who != null && isLive(law, who)) {
      return fighters(s, owner(s, at), who);
    }
    Law.Still still = law.still();
    return still == null ? s.getInt(at + MASK) : of(s, at, s.getInt(at + MASK), still.who());
  }

  /** Those of some settled fighters of whom still holds what must. */
  private static int of(State s, int at, int settled, @Nullable FighterSet still) {
    return still == null ? settled : settled & fighters(s, owner(s, at), still);
  }

  static int whom(State s, int at, Law law) {
    FighterSet whom = law.whom();
    if (whom != null && isLive(law, whom)) {
      return fighters(s, owner(s, at), whom);
    }
    int one = s.get(at + ONE);
    int settled =
        s.game.hasFurther() ? s.getInt(settledAt(s, at) + WHOM) : one == 0 ? 0 : 1 << one - 1;
    Law.Still still = law.still();
    return still == null ? settled : of(s, at, settled, still.whom());
  }

  // ---- what happens at moments

  /** How many rules that let something happen hold at a moment of this fighter or player. */
  static int laters(State s, int owner, int law, int concerned) {
    int number = 0;
    for (int i = 0; i < s.get(s.shared(Extra.RULES)); i++) {
      number += isLater(s, entry(s, i), owner, law, concerned) ? 1 : 0;
    }
    return number;
  }

  /** The oldest of them, as an offset, or NOBODY; of anybody if it is nobody's moment. */
  static int later(State s, int owner, int law, int concerned) {
    for (int i = 0; i < s.get(s.shared(Extra.RULES)); i++) {
      if (isLater(s, entry(s, i), owner, law, concerned)) {
        return entry(s, i);
      }
    }
    return State.NOBODY;
  }

  private static boolean isLater(State s, int at, int owner, int law, int concerned) {
    if (s.get(at + WHICH) != (owner << NUMBER_BITS | law)) {
      return false;
    }
    return concerned < 0 || (about(s, at, law(s, at)) >>> concerned & 1) != 0;
  }

  /** The fighter whose effect has put it in force. */
  static int self(State s, int at) {
    return s.get(at + AMOUNT);
  }

  /** The fighter that was chosen in the effect which has put it in force, or NOBODY. */
  static int chosen(State s, int at) {
    return s.get(at + ONE) - 1;
  }

  /** It has happened: what happens once is over, of others the next of its kind has its turn. */
  static void happened(State s, int at, boolean once) {
    int i = (at - entry(s, 0)) / ENTRY;
    if (once) {
      remove(s, i);
      return;
    }
    for (int j = i + 1; j < s.get(s.shared(Extra.RULES)); j++) {
      int other = entry(s, j);
      if (s.get(other + WHICH) == s.get(at + WHICH)) {
        swap(s, at, other, ENTRY);
        if (s.game.hasFurther()) {
          swap(s, settledAt(s, at), settledAt(s, other), SETTLED);
        }
      }
    }
  }

  private static void swap(State s, int one, int other, int size) {
    for (int b = 0; b < size; b++) {
      byte kept = s.mem[one + b];
      s.mem[one + b] = s.mem[other + b];
      s.mem[other + b] = kept;
    }
  }

  // ---- the list

  /** How many rules of effects hold. */
  static int count(State s) {
    return s.game.hasExtra() ? s.get(s.shared(Extra.RULES)) : 0;
  }

  static int entry(State s, int i) {
    return s.shared(Extra.RULES) + 1 + i * ENTRY;
  }

  /** Where the sets of an entry stand; only if {@link Game#hasFurther}. */
  private static int settledAt(State s, int at) {
    return s.further(Extra.SETTLED) + (at - entry(s, 0)) / ENTRY * SETTLED;
  }

  static int owner(State s, int at) {
    return s.get(at + WHICH) >> NUMBER_BITS;
  }

  static int amount(State s, int at) {
    return s.get(at + AMOUNT);
  }

  static int turnOf(State s, int at) {
    return s.get(at + END) & PLAYER_BITS;
  }

  /** Whether the turn, or the attack, that ends a rule has yet to begin. */
  static boolean isPending(State s, int at) {
    return (s.get(at + END) & PENDING) != 0;
  }

  static Law law(State s, int at) {
    int number = s.get(at + WHICH) & (1 << NUMBER_BITS) - 1;
    return s.game.seat(owner(s, at)).laws[number];
  }

  /** An effect puts a rule in force. */
  static void put(State s, int fr, Law law) {
    int owner = s.get(fr + EffectStack.OWNER);
    int mask = 0;
    if (law.who() == null) {
      int player = Meaning.player(s, fr, law.players());
      mask =
          law.players() == Players.EACH_OPPONENT || law.players() == Players.EACH_PLAYER
              ? players(s, owner, law.players())
              : player < 0 ? 0 : 1 << player;
    } else if (!isLive(law, law.who())) {
      mask = Meaning.fighters(s, fr, law.who());
    }
    if (mask == 0 && !isLive(law, law.who())) {
      return; // there is nobody it could be about
    }
    int whom = settled(s, fr, law, law.whom());
    int attackers = settled(s, fr, law, law.attackers());
    if (whom == NONE_OF_THEM || attackers == NONE_OF_THEM) {
      return;
    }
    int amount = law.amount() == null ? 0 : Meaning.count(s, fr, law.amount());
    if (law.kind() == Kind.WHEN) {
      amount = s.get(fr + EffectStack.SELF);
    }
    if (law.kind() == Kind.LOCK && amount == 0) {
      return; // no card was chosen
    }
    if (s.get(s.shared(Extra.RULES)) == MOST) {
      int first = firstToEnd(s);
      if (Objects.requireNonNull(law.until()).compareTo(until(s, first)) < 0) {
        return; // the new one would
      }
      remove(s, first);
    }
    int at = entry(s, s.get(s.shared(Extra.RULES)));
    s.set(s.shared(Extra.RULES), s.get(s.shared(Extra.RULES)) + 1);
    s.set(at + WHICH, owner << NUMBER_BITS | law.number());
    s.set(at + AMOUNT, Math.min(Byte.MAX_VALUE, amount));
    boolean pending = !isForAttack(law) || Combat.running(s);
    s.set(at + END, whose(s, law, owner, mask) | (pending ? PENDING : 0));
    s.set(at + ONE, one(s, fr, law, whom));
    s.setInt(at + MASK, mask);
    if (s.game.hasFurther()) {
      s.setInt(settledAt(s, at) + WHOM, whom);
      s.setInt(settledAt(s, at) + ATTACKERS, attackers);
    }
    if (s.events != null) {
      s.events.tell(new Event.RuleBegan(InForce.at(s, count(s) - 1), EffectStack.cause(s, fr)));
    }
  }

  /**
   * A byte with a meaning for each kind: of a rule for an attack, whether it was made in one; of
   * what happens later, the chosen fighter, from 1; of others, the only one they name, from 1.
   */
  private static int one(State s, int fr, Law law, int whom) {
    if (law.attackers() != null) {
      return Combat.running(s) ? 1 : 0;
    }
    if (law.kind() == Kind.WHEN) {
      return s.get(fr + EffectStack.CHOSEN) + 1;
    }
    return s.game.hasFurther() || whom == 0 ? 0 : Integer.numberOfTrailingZeros(whom) + 1;
  }

  private static final int NONE_OF_THEM = -1;

  /** The fighters of a set that is settled when a rule begins; 0 for one that is read anew. */
  private static int settled(State s, int fr, Law law, @Nullable FighterSet set) {
    if (set == null || isLive(law, set)) {
      return 0;
    }
    int fighters = Meaning.fighters(s, fr, set);
    return fighters == 0 ? NONE_OF_THEM : fighters;
  }

  /** The rule that ends first, the oldest of several; the ways of ending are in their order. */
  private static int firstToEnd(State s) {
    int first = 0;
    for (int i = 1; i < MOST; i++) {
      if (until(s, i).compareTo(until(s, first)) < 0) {
        first = i;
      }
    }
    return first;
  }

  private static Until until(State s, int i) {
    return Objects.requireNonNull(law(s, entry(s, i)).until());
  }

  /** Whose turn ends a rule. */
  private static int whose(State s, Law law, int owner, int mask) {
    if (law.until() != Until.END_OF_THEIR_NEXT_TURN) {
      return owner;
    }
    if (law.who() == null) {
      return Integer.numberOfTrailingZeros(mask);
    }
    int set = mask != 0 ? mask : fighters(s, owner, law.who());
    return set == 0 ? owner : s.game.owner(Integer.numberOfTrailingZeros(set));
  }

  private static void remove(State s, int i) {
    int last = s.get(s.shared(Extra.RULES)) - 1;
    System.arraycopy(s.mem, entry(s, i + 1), s.mem, entry(s, i), (last - i) * ENTRY);
    java.util.Arrays.fill(s.mem, entry(s, last), entry(s, last + 1), (byte) 0);
    if (s.game.hasFurther()) {
      int at = s.further(Extra.SETTLED + i * SETTLED);
      int end = s.further(Extra.SETTLED + last * SETTLED);
      System.arraycopy(s.mem, at + SETTLED, s.mem, at, end - at);
      java.util.Arrays.fill(s.mem, end, end + SETTLED, (byte) 0);
    }
    s.set(s.shared(Extra.RULES), last);
  }

  // ---- when rules end

  static void turnBegins(State s, int player) {
    for (int i = s.get(s.shared(Extra.RULES)) - 1; i >= 0; i--) {
      int at = entry(s, i);
      if ((s.get(at + END) & PLAYER_BITS) != player) {
        continue;
      }
      Until until = law(s, at).until();
      if (until == Until.START_OF_YOUR_NEXT_TURN) {
        remove(s, i);
      } else if (until == Until.END_OF_YOUR_NEXT_TURN || until == Until.END_OF_THEIR_NEXT_TURN) {
        s.set(at + END, s.get(at + END) & ~PENDING);
      }
    }
  }

  static void turnEnds(State s, int player) {
    for (int i = s.get(s.shared(Extra.RULES)) - 1; i >= 0; i--) {
      int at = entry(s, i);
      Until until = law(s, at).until();
      if (until == Until.END_OF_TURN
          || until == Until.NEXT_ATTACK
          || until != Until.START_OF_YOUR_NEXT_TURN
              && until != Until.THEIR_NEXT_ATTACK
              && s.get(at + END) == player) {
        remove(s, i);
      }
    }
  }

  static void combatEnds(State s) {
    for (int i = s.get(s.shared(Extra.RULES)) - 1; i >= 0; i--) {
      int at = entry(s, i);
      Law law = law(s, at);
      if (law.until() == Until.END_OF_COMBAT) {
        remove(s, i);
      } else if (law.attackers() != null) {
        if (s.get(at + ONE) != 0) {
          s.set(at + ONE, 0);
        } else if (isOfAttacker(s, at, law)) {
          remove(s, i);
        }
      } else if (isForAttack(law)) {
        if ((s.get(at + END) & PENDING) != 0) {
          s.set(at + END, s.get(at + END) & ~PENDING);
        } else if (isFought(s, at, law)) {
          remove(s, i);
        }
      }
    }
  }

  /** Whether the attack that was made is the one a rule has waited for. */
  private static boolean isFought(State s, int at, Law law) {
    int roles =
        law.kind() == Kind.VALUE || law.kind() == Kind.VALUE_IS
            ? law.uses()
            : 1 << (law.kind() == Kind.OPEN ? Combat.DEFENSE : Combat.ATTACK);
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      if ((roles >>> side & 1) != 0
          && (evenFelled(s, at, law, law.who(), s.getInt(at + MASK)) >>> Combat.fighter(s, side)
                  & 1)
              != 0) {
        return true;
      }
    }
    return false;
  }

  /** The fighters of a set of a rule, or of the players it is about, even those that are felled. */
  private static int evenFelled(State s, int at, Law law, @Nullable FighterSet who, int settled) {
    if (who == null) {
      int own = 0;
      for (int p = 0; p < s.game.players(); p++) {
        own |= (settled >>> p & 1) != 0 ? s.game.seat(p).own() : 0;
      }
      return own;
    }
    if (!isLive(law, who)) {
      return settled;
    }
    Seat seat = s.game.seat(owner(s, at));
    return switch (who.group()) {
      case HERO -> 1 << s.leader(seat.player());
      case KIND -> who.mask();
      case YOURS -> seat.own();
      case FRIENDLY -> seat.friends;
      case OPPOSING -> seat.enemies;
      case ALL -> s.game.allFighters();
      default -> throw new IllegalStateException(who.group() + " is settled when a rule begins");
    };
  }

  /** Who is out rules nothing any more. */
  static void playerOut(State s, int player) {
    for (int i = s.get(s.shared(Extra.RULES)) - 1; i >= 0; i--) {
      if (owner(s, entry(s, i)) == player) {
        remove(s, i);
      }
    }
  }

  private static int settled(State s, int at) {
    return s.game.hasFurther()
        ? s.getInt(settledAt(s, at) + WHOM) | s.getInt(settledAt(s, at) + ATTACKERS)
        : 0;
  }

  /** Refuses bytes in which a rule holds that cannot. */
  static void check(State s) {
    int number = s.get(s.shared(Extra.RULES));
    boolean fits = number >= 0 && number <= MOST;
    for (int i = 0; fits && i < MOST; i++) {
      int at = entry(s, i);
      if (i >= number) {
        fits = s.get(at + WHICH) == 0 && s.getInt(at + MASK) == 0;
        continue;
      }
      int owner = owner(s, at);
      fits =
          owner >= 0
              && owner < s.game.players()
              && (s.get(at + WHICH) & (1 << NUMBER_BITS) - 1) < s.game.seat(owner).laws.length
              && (s.get(at + END) & PLAYER_BITS) < s.game.players()
              && s.get(at + ONE) >= 0
              && s.get(at + ONE) <= s.game.fighters()
              && ((s.getInt(at + MASK) | settled(s, at)) & ~s.game.allFighters()) == 0;
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: rules in force");
    }
  }
}
