package nonpareil.engine.game;

import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Players;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Op.SpaceSet;
import nonpareil.engine.game.Op.Test;

/**
 * What the nouns, numbers and conditions of an effect mean at this moment.
 *
 * <p>Standing rules (value bonuses, move bonus) are read without a frame; then {@code fr} is {@link
 * #NO_FRAME} and the words that need one mean nobody.
 */
final class Meaning {

  static final int NO_FRAME = -1;

  private Meaning() {}

  /** Fighters on the board that fit. */
  static int fighters(State s, int fr, FighterSet set) {
    return fighters(s, fr, s.mem[fr + EffectStack.OWNER], s.mem[fr + EffectStack.SELF], set);
  }

  private static int fighters(State s, int fr, int owner, int self, FighterSet set) {
    Game game = s.game;
    Seat seat = game.seat(owner);
    int group =
        switch (set.group()) {
          case SELF -> bit(self);
          case FOE -> bit(foe(s, fr, owner));
          case HERO -> 1 << seat.heroFighter();
          case KIND -> set.mask();
          case YOURS -> seat.own();
          case FRIENDLY -> seat.friends;
          case OPPOSING -> seat.enemies;
          case ALL -> game.allFighters();
          case COMBATANTS ->
              bit(s.get(State.COMBATANT + Combat.ATTACK))
                  | bit(s.get(State.COMBATANT + Combat.DEFENSE));
          case CHOSEN -> fr == NO_FRAME ? 0 : bit(s.mem[fr + EffectStack.CHOSEN]);
          case CHOSEN_HERO -> {
            int player = fr == NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.PLAYER];
            yield player < 0 ? 0 : 1 << game.seat(player).heroFighter();
          }
        };
    group = s.present(group);
    if (group == 0) {
      return 0;
    }
    return switch (set.where()) {
      case ANYWHERE -> group;
      case ADJACENT -> onSpaces(s, group, around(s, fr, owner, self, set.near(), true));
      case SAME_ZONE -> onSpaces(s, group, around(s, fr, owner, self, set.near(), false));
      case ON_TOKEN -> onSpaces(s, group, s.tokensOf(owner));
      case ON_CHOSEN_SPACES -> fr == NO_FRAME ? 0 : onSpaces(s, group, chosenSpaces(s, fr));
    };
  }

  private static int bit(int fighter) {
    return fighter < 0 || fighter >= Game.TOKEN ? 0 : 1 << fighter;
  }

  private static long chosenSpaces(State s, int fr) {
    int one = s.mem[fr + EffectStack.SPACE];
    int two = s.mem[fr + EffectStack.SECOND_SPACE];
    return (one < 0 ? 0 : 1L << one) | (two < 0 ? 0 : 1L << two);
  }

  private static int onSpaces(State s, int fighters, long spaces) {
    int set = fighters;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      if ((spaces >>> s.at(Integer.numberOfTrailingZeros(bit)) & 1) == 0) {
        set ^= bit;
      }
    }
    return set;
  }

  private static long around(
      State s,
      int fr,
      int owner,
      int self,
      @org.jspecify.annotations.Nullable FighterSet near,
      boolean adjacent) {
    if (near == null) {
      return 0;
    }
    Board board = s.game.board();
    long spaces = 0;
    for (int rest = fighters(s, fr, owner, self, near); rest != 0; rest &= rest - 1) {
      int at = s.at(Integer.numberOfTrailingZeros(rest));
      spaces |= adjacent ? board.adjacent(at) : board.zoneMates(at);
    }
    return spaces;
  }

  /** All spaces that are meant, free or not. */
  static long spaces(State s, int fr, SpaceSet set) {
    int owner = s.mem[fr + EffectStack.OWNER];
    int self = s.mem[fr + EffectStack.SELF];
    return switch (set.kind()) {
      case ANY -> s.game.board().all();
      case ZONE_OF -> around(s, fr, owner, self, set.near(), false);
      case ADJACENT_TO -> around(s, fr, owner, self, set.near(), true);
      case ADJACENT_TO_CHOSEN_SPACE -> {
        int chosen = s.mem[fr + EffectStack.SPACE];
        yield chosen < 0 ? 0 : s.game.board().adjacent(chosen);
      }
      case YOUR_TOKENS -> s.tokensOf(owner);
      case CHOSEN_TOKEN -> {
        int token = s.mem[fr + EffectStack.TOKEN];
        yield token < 0 || s.tokenAt(token) < 0 ? 0 : 1L << s.tokenAt(token);
      }
    };
  }

  static int count(State s, int fr, Count count) {
    return count(s, fr, s.mem[fr + EffectStack.OWNER], s.mem[fr + EffectStack.SELF], count);
  }

  static int count(State s, int fr, int owner, int self, Count count) {
    return switch (count.kind()) {
      case FIXED -> count.number();
      case COMBAT_DAMAGE -> s.get(State.COMBAT_DAMAGE);
      case DAMAGE_TAKEN -> {
        boolean attacks = Combat.player(s, Combat.ATTACK) == owner;
        yield s.get(State.SIDE_HURT + (attacks ? Combat.ATTACK : Combat.DEFENSE));
      }
      case DAMAGE_DEALT -> fr == NO_FRAME ? 0 : s.mem[fr + EffectStack.DEALT];
      case FIGHTERS ->
          count.fighters() == null
              ? 0
              : Integer.bitCount(fighters(s, fr, owner, self, count.fighters()));
      case DISCARDS -> Integer.bitCount(s.discard(owner) & count.cards());
      case PER_DISCARDED -> fr == NO_FRAME ? 0 : count.number() * s.mem[fr + EffectStack.COUNT];
      case BOOST_OF_DISCARDED -> {
        int card = fr == NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.LAST_CARD];
        yield card < 0 ? 0 : s.game.seat(s.mem[fr + EffectStack.LAST_OWNER]).deck().boost(card);
      }
      case BOOST_OF_REVEALED -> {
        int card = fr == NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.REVEALED];
        yield card < 0 ? 0 : s.game.seat(owner).deck().boost(card);
      }
      case BOOST_OF_OPPOSING -> {
        int side = fr == NO_FRAME ? 0 : 1 - s.mem[fr + EffectStack.SIDE];
        int card = s.get(State.SIDE_CARD + side);
        yield card < 0 ? 0 : s.game.seat(s.get(State.SIDE_PLAYER + side)).deck().boost(card);
      }
    };
  }

  static boolean holds(State s, int fr, Test test) {
    return holds(s, fr, s.mem[fr + EffectStack.OWNER], s.mem[fr + EffectStack.SELF], test);
  }

  static boolean holds(State s, int fr, int owner, int self, Test test) {
    return switch (test.kind()) {
      case WON -> s.get(State.COMBAT_WINNER) == owner;
      case LOST -> s.get(State.COMBAT_WINNER) != owner;
      case ATTACKING -> s.get(State.SIDE_PLAYER + Combat.ATTACK) == owner;
      case DEFENDING -> s.get(State.SIDE_PLAYER + Combat.DEFENSE) == owner;
      case FOE_IS_HERO -> {
        int foe = foe(s, fr, owner);
        yield foe >= 0 && s.game.isHero(foe);
      }
      case STOOD_ELSEWHERE ->
          s.onBoard(self) && s.startedAt(self) >= 0 && s.startedAt(self) != s.at(self);
      case BEGAN_ON_TOKEN -> (s.getInt(State.BEGAN_ON_TOKEN) >>> self & 1) != 0;
      case SELF_DEFEATED -> s.defeated(self);
      case HAS_TRAIT -> s.trait(owner) == test.number();
      case YOUR_TURN -> s.activePlayer() == owner;
      case FIRST_ACTION -> s.get(State.TAKEN) == 1;
      case EXISTS -> test.fighters() != null && fighters(s, fr, owner, self, test.fighters()) != 0;
      case HEALTH_AT_MOST -> {
        int set = test.fighters() == null ? 0 : fighters(s, fr, owner, self, test.fighters());
        yield set != 0 && s.health(Integer.numberOfTrailingZeros(set)) <= test.number();
      }
      case DAMAGE_DONE -> fr != NO_FRAME && s.mem[fr + EffectStack.DEALT] > 0;
      case FIGHTER_DEFEATED -> fr != NO_FRAME && s.mem[fr + EffectStack.DEFEATS] > 0;
      case NAMED_OPPOSING_VALUE -> fr != NO_FRAME && Combat.opposingValueNamed(s, fr);
      case HAND_HAS_NAMED ->
          fr != NO_FRAME && namedInHand(s, fr, player(s, fr, test.players())) != 0;
      case NOT -> !holds(s, fr, owner, self, test.parts().getFirst());
      case ALL -> {
        boolean all = true;
        for (int i = 0; i < test.parts().size() && all; i++) { // an iterator would allocate
          all = holds(s, fr, owner, self, test.parts().get(i));
        }
        yield all;
      }
      case ANY -> {
        boolean any = false;
        for (int i = 0; i < test.parts().size() && !any; i++) {
          any = holds(s, fr, owner, self, test.parts().get(i));
        }
        yield any;
      }
    };
  }

  /** The opposing fighter, for an effect or for a standing rule during a combat. */
  private static int foe(State s, int fr, int owner) {
    if (fr != NO_FRAME) {
      return Combat.foe(s, fr);
    }
    boolean attacks = Combat.player(s, Combat.ATTACK) == owner;
    return Combat.fighter(s, attacks ? Combat.DEFENSE : Combat.ATTACK);
  }

  /** The number named in this effect, or else the one its card was declared with. */
  static int named(State s, int fr) {
    int named = s.mem[fr + EffectStack.NUMBER];
    return named >= 0 ? named : s.get(State.NAMED);
  }

  /** The hand cards of a player whose printed value is the named number. */
  static int namedInHand(State s, int fr, int player) {
    if (player < 0) {
      return 0;
    }
    if (s.events != null) {
      s.events.looksInto(player);
    }
    return s.hand(player) & cardsNamed(s, fr, player);
  }

  /** The cards of a player's deck whose printed value is the named number. */
  static int cardsNamed(State s, int fr, int player) {
    Deck deck = s.game.seat(player).deck();
    int set = 0;
    for (int c = 0; c < deck.size(); c++) {
      if (deck.card(c).value() == named(s, fr)) {
        set |= deck.copies(c);
      }
    }
    return set;
  }

  /** The one player meant; NOBODY if there is none, or for "each opponent". */
  static int player(State s, int fr, Players who) {
    return switch (who) {
      case YOU -> s.mem[fr + EffectStack.OWNER];
      case OPPONENT -> opponent(s, fr);
      case CHOSEN -> s.mem[fr + EffectStack.PLAYER];
      case EACH_OPPONENT -> State.NOBODY;
    };
  }

  private static int opponent(State s, int fr) {
    int side = s.mem[fr + EffectStack.SIDE];
    return side == EffectStack.NO_SIDE ? State.NOBODY : s.get(State.SIDE_PLAYER + 1 - side);
  }

  /** A player who can be reached by effects: not out, and with a fighter on the board. */
  static boolean isPresent(State s, int player) {
    return (s.playersOut() >>> player & 1) == 0 && s.present(s.game.seat(player).own()) != 0;
  }

  /**
   * Whether an effect may ask a player for something: an effect of its own (ATT-10), or a fighter
   * is left to it, on the board or vanished. Who has none is asked nothing and pays nothing
   * (DEC-25).
   */
  static boolean canBeAsked(State s, int fr, int player) {
    boolean left = (s.playersOut() >>> player & 1) == 0 && Ending.isInGame(s, player);
    return left || player == s.mem[fr + EffectStack.OWNER];
  }

  /**
   * "Each opponent" (DEC-37): the player whose part comes after so many others, in turn order from
   * the active player's next, whose own part would be the last; NOBODY if that one is not meant.
   */
  static int opponentInTurn(State s, int owner, int before) {
    int player = (s.activePlayer() + 1 + before) % s.game.players();
    return (opponents(s, owner) >>> player & 1) != 0 ? player : State.NOBODY;
  }

  /** The players an effect may choose as an opponent, as bits. */
  static int opponents(State s, int owner) {
    int set = 0;
    for (int p = 0; p < s.game.players(); p++) {
      if (!s.game.sameTeam(p, owner) && isPresent(s, p)) {
        set |= 1 << p;
      }
    }
    return set;
  }
}
