package nonpareil.engine.game;

import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Ability.Triggered;
import nonpareil.engine.hero.Ability.Whose;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * Abilities that are set off by what happens. They wait in a queue in the state until the word that
 * set them off is done, and then happen one after the other: in turn order from the active player,
 * several of one player in the order that player chooses (DEC-22, DEC-37). They never interrupt
 * each other, so they nest no deeper than one; and what they do sets off no ability that has
 * already happened in the same chain, so no chain goes on without end.
 */
final class Triggers {

  /** So many wait at once. Of what happens beyond that the numbers are added to one that waits. */
  static final int MOST = 7;

  /** Bytes of a waiting ability: whose and which, whom it concerns, and a number. */
  static final int ENTRY = 3;

  /** The most abilities of a hero that can be set off. */
  static final int MOST_OF_HERO = 16;

  /** Deeper in the stack they wait until it is shallower, so that they cannot overflow it. */
  private static final int MOST_DEPTH = State.MAX_DEPTH - 5;

  private static final int INDEX_BITS = 5;
  private static final int PLAYER_BITS = 2;

  /**
   * A compiled ability that can be set off.
   *
   * @param index its number among those of its hero
   * @param effect its number among all effects of the ability, for questions
   * @param card the card in play it stands on, or whose effect has put its rule in force, or NOBODY
   * @param law the rule in force by which it happens, or NOBODY
   * @param once it is the last thing that rule does
   * @param fighters whom a moment of fighters must concern; null for a moment of players
   * @param tokens what is entered; null where nothing is
   * @param offered when it is offered; null for what happens by itself
   */
  record Trigger(
      Triggered triggered,
      int index,
      int effect,
      int program,
      int card,
      int law,
      boolean once,
      @Nullable FighterSet fighters,
      Whose whose,
      Harm harm,
      @Nullable TokenSet tokens,
      AbilityActions.@Nullable Offered offered) {

    Moment moment() {
      return triggered.moment();
    }

    /** Whether it happens by a rule that an effect has put in force. */
    boolean isLater() {
      return law >= 0;
    }
  }

  private Triggers() {}

  // ---- what happens

  /** Something befell a fighter; the number goes with it. */
  static void fighter(State s, Moment moment, int fighter, int number, Harm harm) {
    if (s.game.hasExtra()) {
      TurnMemory.fighter(s, moment, fighter, number);
    }
    if (!listens(s, moment)) {
      return;
    }
    for (int p = 0; p < s.game.players(); p++) {
      for (Trigger trigger : s.game.seat(p).triggers(moment)) {
        if (fits(trigger.harm(), harm) && concerns(s, p, trigger, fighter)) {
          add(s, p, trigger, fighter, fighter, number);
        }
      }
    }
  }

  /** A fighter has entered a space with a token. */
  static void entered(State s, int fighter, int token) {
    if (!listens(s, Moment.ENTERS)) {
      return;
    }
    for (int p = 0; p < s.game.players(); p++) {
      for (Trigger trigger : s.game.seat(p).triggers(Moment.ENTERS)) {
        TokenSet set = trigger.tokens();
        if (set != null
            && (Meaning.tokens(s, Meaning.NO_FRAME, p, s.leader(p), set) >>> token & 1) != 0
            && concerns(s, p, trigger, fighter)) {
          add(s, p, trigger, fighter, fighter, token);
        }
      }
    }
  }

  /** Something befell a player, or was done by one; the card it was done with, or NOBODY. */
  static void player(State s, Moment moment, int player, int card, int number) {
    if (s.game.hasExtra()) {
      TurnMemory.player(s, moment, player, number);
    }
    tell(s, moment, player, card, number);
  }

  private static void tell(State s, Moment moment, int player, int card, int number) {
    if (!listens(s, moment)) {
      return;
    }
    for (int p = 0; p < s.game.players(); p++) {
      for (Trigger trigger : s.game.seat(p).triggers(moment)) {
        if (concerns(s, p, trigger, player)) {
          add(s, p, trigger, player, player | card + 1 << PLAYER_BITS, number);
        }
      }
    }
  }

  /** A player has spent a card for a boost; the number says how. */
  static void boosted(State s, int player, int card, int kind) {
    if (s.game.hasExtra()) {
      TurnMemory.player(s, Moment.BOOSTS, player, 1);
    }
    tell(s, Moment.BOOSTS, player, card, kind);
  }

  /** A player has dealt damage to a fighter. */
  static void dealt(State s, int player, int fighter, int damage, Harm harm) {
    TurnMemory.add(s, player, Deed.DAMAGE_DEALT, damage);
    if (player < 0 || !listens(s, Moment.DEALS_DAMAGE)) {
      return;
    }
    for (int p = 0; p < s.game.players(); p++) {
      for (Trigger trigger : s.game.seat(p).triggers(Moment.DEALS_DAMAGE)) {
        if (fits(trigger.harm(), harm) && concerns(s, p, trigger, player)) {
          add(s, p, trigger, player, fighter, damage);
        }
      }
    }
  }

  private static boolean listens(State s, Moment moment) {
    return s.game.listensTo(moment) && s.phase().compareTo(Phase.TURN_BEGIN) >= 0;
  }

  private static boolean fits(Harm wanted, Harm harm) {
    return wanted == Harm.ANY || wanted == harm;
  }

  /** Whether a trigger of a player is about a fighter or a player. */
  private static boolean concerns(State s, int owner, Trigger trigger, int concerned) {
    if ((s.playersOut() >>> owner & 1) != 0 || isGone(s, owner, trigger)) {
      return false;
    }
    if (trigger.isLater()) {
      return Force.laters(s, owner, trigger.law(), concerned) > 0;
    }
    FighterSet set = trigger.fighters();
    if (set != null) {
      int hero = s.leader(owner);
      return (Meaning.fighters(s, Meaning.NO_FRAME, owner, hero, set) >>> concerned & 1) != 0;
    }
    return switch (trigger.whose()) {
      case YOU -> concerned == owner;
      case OPPONENT -> !s.game.sameTeam(owner, concerned);
      case ANYONE -> true;
    };
  }

  /** Whether the card it stands on lies there no longer. */
  static boolean isGone(State s, int owner, Trigger trigger) {
    return !trigger.isLater() && trigger.card() >= 0 && Ongoing.slot(s, owner, trigger.card()) < 0;
  }

  /** It happens once for the ability or card, and once for each rule in force that says so. */
  private static void add(
      State s, int player, Trigger trigger, int about, int concerned, int number) {
    if (!trigger.isLater()) {
      add(s, player, trigger.index(), concerned, number);
      return;
    }
    int times = Force.laters(s, player, trigger.law(), about);
    if (trigger.once()) {
      times -= waiting(s, player << INDEX_BITS | trigger.index());
    }
    for (int i = 0; i < times; i++) {
      add(s, player, trigger.index(), concerned, number);
    }
  }

  private static int waiting(State s, int which) {
    int number = 0;
    for (int i = 0; i < s.get(s.shared(Extra.WAITING)); i++) {
      number += s.get(entry(s, i)) == which ? 1 : 0;
    }
    return number;
  }

  private static void add(State s, int player, int index, int concerned, int number) {
    if (bit(s, player, Extra.CHAIN, index) || bit(s, player, Extra.ONCE, index)) {
      return;
    }
    int which = player << INDEX_BITS | index;
    int waiting = s.get(s.shared(Extra.WAITING));
    if (waiting == MOST) {
      addToWaiting(s, which, number);
      return;
    }
    int at = entry(s, waiting);
    s.set(at, which);
    s.set(at + 1, concerned);
    s.set(at + 2, Math.min(Byte.MAX_VALUE, number));
    s.set(s.shared(Extra.WAITING), waiting + 1);
  }

  private static void addToWaiting(State s, int which, int number) {
    int index = which & (1 << INDEX_BITS) - 1;
    Moment moment = s.game.seat(which >> INDEX_BITS).trigger(index).moment();
    if (moment == Moment.MOVES
        || moment == Moment.IS_DEFEATED
        || moment == Moment.ENTERS
        || moment == Moment.BOOSTS) {
      return; // the number is a space, a token or a way, and no sum
    }
    for (int i = MOST - 1; i >= 0; i--) {
      int at = entry(s, i);
      if (s.get(at) == which) {
        s.set(at + 2, Math.min(Byte.MAX_VALUE, s.get(at + 2) + number));
        return;
      }
    }
  }

  private static int entry(State s, int number) {
    return s.shared(Extra.QUEUE) + number * ENTRY;
  }

  private static int owner(State s, int entry) {
    return s.get(entry(s, entry)) >> INDEX_BITS;
  }

  private static int index(State s, int entry) {
    return s.get(entry(s, entry)) & (1 << INDEX_BITS) - 1;
  }

  // ---- once in a turn, once in a chain

  static boolean bit(State s, int player, int offset, int index) {
    return (s.get(s.extra(player, offset + index / 8)) >>> index % 8 & 1) != 0;
  }

  static void raise(State s, int player, int offset, int index) {
    int at = s.extra(player, offset + index / 8);
    s.set(at, s.get(at) | 1 << index % 8);
  }

  private static void clear(State s, int offset) {
    for (int p = 0; p < s.game.players(); p++) {
      s.set(s.extra(p, offset), 0);
      s.set(s.extra(p, offset + 1), 0);
    }
  }

  static void turnBegins(State s) {
    for (int p = 0; p < s.game.players(); p++) {
      int kept = s.game.seat(p).oncePerGame;
      for (int b = 0; b < 2; b++) {
        int at = s.extra(p, Extra.ONCE + b);
        s.set(at, s.get(at) & kept >>> 8 * b);
      }
    }
  }

  /** The pieces are set up: what happens then does so before the first turn. */
  static void gameBegins(State s) {
    for (int p = 0; listens(s, Moment.START_OF_GAME) && p < s.game.players(); p++) {
      player(s, Moment.START_OF_GAME, p, State.NOBODY, 0);
    }
  }

  /** The game is over: nothing waits any more. */
  static void forget(State s) {
    if (s.game.hasExtra()) {
      while (s.get(s.shared(Extra.WAITING)) > 0) {
        remove(s, 0);
      }
      s.set(s.shared(Extra.DRAINING), 0);
      clear(s, Extra.CHAIN);
    }
  }

  // ---- their turn

  /** Whether abilities wait and nothing keeps them from happening now. */
  static boolean areDue(State s) {
    if (s.get(s.shared(Extra.WAITING)) == 0 || s.get(s.shared(Extra.DRAINING)) != 0) {
      return false;
    }
    int depth = s.get(State.DEPTH);
    return depth == 0 || depth <= MOST_DEPTH && s.get(EffectStack.top(s) + EffectStack.STEP) == 0;
  }

  /** Begins with the abilities that wait. */
  static void drain(State s) {
    int player = s.activePlayer();
    int hero = s.leader(player);
    int pc = s.game.triggersPc();
    EffectStack.push(s, pc, player, State.NOBODY, hero, EffectStack.NO_SIDE, Source.ABILITY);
    s.set(s.shared(Extra.DRAINING), 1);
  }

  /** The frame of the queue: the next ability, a question which it is, or the end. */
  static void step(State s, int fr) {
    int player = next(s);
    if (player < 0) {
      EffectStack.pop(s);
      s.set(s.shared(Extra.DRAINING), 0);
      clear(s, Extra.CHAIN);
      return;
    }
    int set = indexes(s, player);
    if (Integer.bitCount(set) == 1) {
      begin(s, player, Integer.numberOfTrailingZeros(set));
    } else {
      s.set(fr + EffectStack.OWNER, player);
      s.set(fr + EffectStack.SELF, s.leader(player));
      s.ask(player, DecisionKind.ORDER);
    }
  }

  static void list(State s, int fr, Options options) {
    int player = s.get(fr + EffectStack.OWNER);
    for (int rest = indexes(s, player); rest != 0; rest &= rest - 1) {
      Trigger trigger = s.game.seat(player).trigger(Integer.numberOfTrailingZeros(rest));
      options.add(Option.of(Option.Word.EFFECT, trigger.effect() + 1));
    }
  }

  static void choose(State s, int fr, int option) {
    int player = s.get(fr + EffectStack.OWNER);
    for (int rest = indexes(s, player); rest != 0; rest &= rest - 1) {
      int index = Integer.numberOfTrailingZeros(rest);
      if (s.game.seat(player).trigger(index).effect() + 1 == Option.first(option)) {
        begin(s, player, index);
        return;
      }
    }
    throw new IllegalStateException("no ability waits under " + Option.first(option));
  }

  /** Whose abilities come next: in turn order from the active player; NOBODY if none wait. */
  private static int next(State s) {
    int waiting = s.get(s.shared(Extra.WAITING));
    int players = s.game.players();
    int next = State.NOBODY;
    int before = players;
    for (int i = 0; i < waiting; i++) {
      int player = owner(s, i);
      int distance = (player - s.activePlayer() + players) % players;
      if (distance < before) {
        before = distance;
        next = player;
      }
    }
    return next;
  }

  /** Which abilities of a player wait, as bits. */
  private static int indexes(State s, int player) {
    int set = 0;
    for (int i = 0; i < s.get(s.shared(Extra.WAITING)); i++) {
      set |= owner(s, i) == player ? 1 << index(s, i) : 0;
    }
    return set;
  }

  /** Begins the one that has waited longest of a player's ability. */
  private static void begin(State s, int player, int index) {
    int i = 0;
    while (owner(s, i) != player || index(s, i) != index) {
      i++;
    }
    int concerned = s.get(entry(s, i) + 1);
    int number = s.get(entry(s, i) + 2);
    remove(s, i);
    Seat seat = s.game.seat(player);
    Trigger trigger = seat.trigger(index);
    raise(s, player, Extra.CHAIN, index);
    if (isGone(s, player, trigger) || (s.playersOut() >>> player & 1) != 0) {
      return;
    }
    int rule = State.NOBODY;
    if (trigger.isLater()) {
      rule = Force.later(s, player, trigger.law(), about(trigger.moment(), concerned));
      if (rule < 0) {
        return; // it has ended meanwhile
      }
    }
    int self = rule < 0 ? s.leader(player) : Force.self(s, rule);
    int chosen = rule < 0 ? State.NOBODY : Force.chosen(s, rule);
    if (trigger.isLater()) {
      Force.happened(s, rule, trigger.once());
    }
    int fr =
        EffectStack.push(
            s,
            trigger.program(),
            player,
            trigger.card(),
            self,
            side(s, player, trigger.moment()),
            Source.ABILITY);
    leave(s, fr, trigger.moment(), concerned, number);
    if (chosen >= 0 && s.get(fr + EffectStack.CHOSEN) < 0) {
      s.set(fr + EffectStack.CHOSEN, chosen);
    }
  }

  /** The fighter, or the player, of what waits, as whoever it is about; NOBODY for anybody. */
  private static int about(Moment moment, int concerned) {
    if (moment == Moment.DEALS_DAMAGE) {
      return State.NOBODY; // the fighter it was dealt to waits, and not who has dealt it
    }
    return moment.isOfFighter() ? concerned : concerned & (1 << PLAYER_BITS) - 1;
  }

  /** What a moment leaves behind for the words of its effect. */
  private static void leave(State s, int fr, Moment moment, int concerned, int number) {
    if (moment.isOfFighter() || moment == Moment.DEALS_DAMAGE) {
      s.set(fr + EffectStack.CHOSEN, concerned);
      s.set(fr + EffectStack.PLAYER, s.game.owner(concerned));
    } else {
      int player = concerned & (1 << PLAYER_BITS) - 1;
      int card = (concerned >> PLAYER_BITS) - 1;
      s.set(fr + EffectStack.PLAYER, player);
      if (card >= 0) {
        s.set(fr + EffectStack.LAST_CARD, card);
        s.set(fr + EffectStack.LAST_OWNER, player);
        boolean played = moment == Moment.PLAYS_CARD || moment == Moment.AFTER_SCHEME;
        if (played || moment == Moment.BOOSTS) {
          Recall.setOffBy(s, fr, concerned, played ? 0 : number);
        }
      }
    }
    if (moment == Moment.TAKES_DAMAGE || moment == Moment.DEALS_DAMAGE) {
      s.set(fr + EffectStack.DEALT, number);
    } else if (moment == Moment.MOVES || moment == Moment.IS_DEFEATED) {
      s.set(fr + EffectStack.SPACE, number); // the one it has left
    } else if (moment == Moment.ENTERS) {
      s.set(fr + EffectStack.TOKEN, number);
    }
  }

  private static int side(State s, int player, Moment moment) {
    if (!Combat.running(s) && moment != Moment.AFTER_ATTACK) {
      return EffectStack.NO_SIDE;
    }
    return Combat.player(s, Combat.ATTACK) == player
        ? Combat.ATTACK
        : Combat.player(s, Combat.DEFENSE) == player ? Combat.DEFENSE : EffectStack.NO_SIDE;
  }

  /** Whether a hero sets something off, or has something to do once a turn. */
  static boolean isNeeded(Hero hero) {
    return hero.ability().triggered().stream().anyMatch(t -> t.isQueued() || t.isUsedUp());
  }

  /** Refuses bytes in which something waits that cannot. */
  static void check(State s) {
    int waiting = s.get(s.shared(Extra.WAITING));
    boolean fits = waiting >= 0 && waiting <= MOST && (waiting == 0 || s.game.hasTriggers());
    int draining = s.get(s.shared(Extra.DRAINING));
    fits &= draining == (isOnStack(s) ? 1 : 0);
    for (int i = 0; fits && i < MOST; i++) {
      fits = i < waiting ? isWhole(s, i) : s.get(entry(s, i)) == 0;
    }
    if (!fits) {
      throw new IllegalArgumentException("no view of this game: abilities that wait");
    }
  }

  private static boolean isOnStack(State s) {
    for (int i = 0; i < s.get(State.DEPTH); i++) {
      if (EffectStack.pc(s, State.FRAMES + i * State.FRAME) == s.game.triggersPc()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWhole(State s, int i) {
    int player = owner(s, i);
    int concerned = s.get(entry(s, i) + 1);
    int number = s.get(entry(s, i) + 2);
    if (player < 0 || player >= s.game.players() || concerned < 0 || number < State.OFF) {
      return false;
    }
    Trigger[] all = s.game.seat(player).waiting;
    if (index(s, i) >= all.length) {
      return false;
    }
    Moment moment = all[index(s, i)].moment();
    if (moment.isOfFighter() || moment == Moment.DEALS_DAMAGE) {
      return concerned < s.game.fighters()
          && (moment != Moment.MOVES && moment != Moment.IS_DEFEATED
              || number < s.game.board().size())
          && (moment != Moment.ENTERS || number >= 0 && number < s.game.tokens());
    }
    int whom = concerned & (1 << PLAYER_BITS) - 1;
    return whom < s.game.players()
        && (concerned >> PLAYER_BITS) - 1 < s.game.seat(whom).deck().size();
  }

  private static void remove(State s, int i) {
    int last = s.get(s.shared(Extra.WAITING)) - 1;
    System.arraycopy(s.mem, entry(s, i + 1), s.mem, entry(s, i), (last - i) * ENTRY);
    for (int b = 0; b < ENTRY; b++) {
      s.set(entry(s, last) + b, 0);
    }
    s.set(s.shared(Extra.WAITING), last);
  }
}
