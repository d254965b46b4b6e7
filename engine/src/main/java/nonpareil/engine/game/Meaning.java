package nonpareil.engine.game;

import nonpareil.engine.board.Board;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Op.SpaceSet;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;

/**
 * What the nouns, numbers and conditions of an effect mean at this moment.
 *
 * <p>Standing rules (value bonuses, move bonus) are read without a frame; then {@code fr} is {@link
 * #NO_FRAME} and the words that need one mean nobody.
 */
final class Meaning {

  static final int NO_FRAME = -1;

  private static final Deed[] DEEDS = Deed.values();
  private static final Players[] PLAYERS = Players.values();
  private static final CardType[] TYPES = CardType.values();
  private static final Comparison[] COMPARISONS = Comparison.values();

  private Meaning() {}

  /** Fighters on the board that fit. */
  static int fighters(State s, int fr, FighterSet set) {
    return fighters(s, fr, s.mem[fr + EffectStack.OWNER], s.mem[fr + EffectStack.SELF], set);
  }

  static int fighters(State s, int fr, int owner, int self, FighterSet set) {
    Game game = s.game;
    Seat seat = game.seat(owner);
    int group =
        switch (set.group()) {
          case SELF -> bit(self);
          case FOE -> bit(foe(s, fr, owner));
          case HERO -> 1 << s.leader(owner);
          case KIND -> set.mask();
          case YOURS -> seat.own();
          case FRIENDLY -> seat.friends;
          case OPPOSING -> seat.enemies;
          case ALL -> game.allFighters();
          case COMBATANTS ->
              bit(s.get(State.COMBATANT + Combat.ATTACK))
                  | bit(s.get(State.COMBATANT + Combat.DEFENSE));
          case CHOSEN -> fr == NO_FRAME ? 0 : chosen(s, fr);
          case CHOSEN_BEFORE ->
              fr == NO_FRAME ? 0 : bit(s.get(EffectStack.further(s, fr, EffectStack.BEFORE)) - 1);
          case CHOSEN_HERO -> {
            int player = fr == NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.PLAYER];
            yield player < 0 ? 0 : 1 << s.leader(player);
          }
          case IT -> bit(Sets.measuredFor(s, fr));
          case PASSED -> fr == NO_FRAME ? 0 : s.getInt(EffectStack.more(s, fr, EffectStack.PASSED));
          case CHOSEN_BY_LAST_SCHEME -> Sets.chosenByLastScheme(s, owner);
          case OF_OPPONENT -> {
            int foe = foe(s, fr, owner);
            yield foe < 0 ? 0 : game.seat(game.owner(foe)).own();
          }
          case OF_CHOSEN -> {
            int player = fr == NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.PLAYER];
            yield player < 0 ? 0 : game.seat(player).own();
          }
        };
    group = s.present(group);
    if (group == 0) {
      return 0;
    }
    group =
        switch (set.where()) {
          case ANYWHERE -> group;
          case ADJACENT -> onSpaces(s, group, around(s, fr, owner, self, set.near(), true));
          case SAME_ZONE -> onSpaces(s, group, around(s, fr, owner, self, set.near(), false));
          case ON_TOKEN -> onSpaces(s, group, s.tokensOf(owner));
          case ON_CHOSEN_TOKEN -> fr == NO_FRAME ? 0 : onSpaces(s, group, chosenToken(s, fr));
          case ON_CHOSEN_SPACES -> fr == NO_FRAME ? 0 : onSpaces(s, group, chosenSpaces(s, fr));
          case BESIDE_CHOSEN_SPACES ->
              fr == NO_FRAME
                  ? 0
                  : onSpaces(s, group, s.game.board().neighbours(chosenSpaces(s, fr)));
          case IN_CHOSEN_ZONE -> fr == NO_FRAME ? 0 : onSpaces(s, group, chosenZone(s, fr));
        };
    for (int i = 0; i < set.filters().size() && group != 0; i++) { // an iterator would allocate
      group = Sets.narrow(s, fr, owner, self, group, set.filters().get(i));
    }
    return group;
  }

  /** The fighters chosen before in this effect: one, or where several may be, all of them. */
  private static int chosen(State s, int fr) {
    return bit(s.mem[fr + EffectStack.CHOSEN]) | s.getInt(fr + EffectStack.CHOSEN_SET);
  }

  private static int bit(int fighter) {
    return fighter < 0 || fighter >= Game.TOKEN ? 0 : 1 << fighter;
  }

  static long chosenSpaces(State s, int fr) {
    int one = s.mem[fr + EffectStack.SPACE];
    int two = s.mem[fr + EffectStack.SECOND_SPACE];
    return (one < 0 ? 0 : 1L << one) | (two < 0 ? 0 : 1L << two);
  }

  static int onSpaces(State s, int fighters, long spaces) {
    int set = fighters;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      if ((spaces >>> s.at(Integer.numberOfTrailingZeros(bit)) & 1) == 0) {
        set ^= bit;
      }
    }
    return set;
  }

  static long around(
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

  /** Tokens on the board that fit, as bits. */
  static int tokens(State s, int fr, TokenSet set) {
    return tokens(s, fr, s.mem[fr + EffectStack.OWNER], s.mem[fr + EffectStack.SELF], set);
  }

  static int tokens(State s, int fr, int owner, int self, TokenSet set) {
    int group =
        switch (set.whose()) {
          case YOURS -> set.mask();
          case OPPOSING -> {
            int all = 0;
            for (int p = 0; p < s.game.players(); p++) {
              all |= s.game.sameTeam(p, owner) ? 0 : s.game.seat(p).ownTokens;
            }
            yield all;
          }
          case ALL -> -1 >>> 32 - s.game.tokens();
          case CHOSEN -> fr == NO_FRAME ? 0 : bit(s.mem[fr + EffectStack.TOKEN]);
        };
    group = s.tokensOnBoard(group);
    if (group == 0) {
      return 0;
    }
    long where = s.game.board().all();
    if (set.adjacentTo() != null) {
      where &= around(s, fr, owner, self, set.adjacentTo(), true);
    }
    if (set.inZoneOf() != null) {
      where &= around(s, fr, owner, self, set.inZoneOf(), false);
    }
    if (set.under() != null) {
      where &= s.spacesOf(fighters(s, fr, owner, self, set.under()));
    }
    if (set.inChosenZone()) {
      where &= fr == NO_FRAME ? 0 : chosenZone(s, fr);
    }
    int fit = group;
    for (int rest = group; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      if ((where >>> s.tokenAt(Integer.numberOfTrailingZeros(bit)) & 1) == 0) {
        fit ^= bit;
      }
    }
    for (int i = 0; i < set.picks().size() && fit != 0; i++) { // an iterator would allocate
      fit = Sets.pick(s, fr, owner, self, fit, set.picks().get(i));
    }
    return fit;
  }

  /** The space of the token chosen in an effect. */
  static long chosenToken(State s, int fr) {
    int token = s.mem[fr + EffectStack.TOKEN];
    return token < 0 || s.tokenAt(token) < 0 ? 0 : 1L << s.tokenAt(token);
  }

  /** The spaces of the zone chosen in an effect. */
  static long chosenZone(State s, int fr) {
    int zone = s.mem[fr + EffectStack.ZONE];
    return zone == 0 ? 0 : s.game.board().zone(zone - 1);
  }

  /** All spaces that are meant, free or not. */
  static long spaces(State s, int fr, SpaceSet set) {
    return spaces(s, fr, s.mem[fr + EffectStack.OWNER], s.mem[fr + EffectStack.SELF], set);
  }

  static long spaces(State s, int fr, int owner, int self, SpaceSet set) {
    long spaces = ofKind(s, fr, owner, self, set);
    for (int i = 0; i < set.filters().size() && spaces != 0; i++) {
      spaces = Sets.confine(s, fr, owner, self, spaces, set.filters().get(i));
    }
    return spaces;
  }

  private static long ofKind(State s, int fr, int owner, int self, SpaceSet set) {
    return switch (set.kind()) {
      case ANY -> s.game.board().all();
      case ZONE_OF -> around(s, fr, owner, self, set.near(), false);
      case ADJACENT_TO -> around(s, fr, owner, self, set.near(), true);
      case ADJACENT_TO_CHOSEN_SPACE -> {
        int chosen = fr == NO_FRAME ? State.OFF : s.mem[fr + EffectStack.SPACE];
        yield chosen < 0 ? 0 : s.game.board().adjacent(chosen);
      }
      case YOUR_TOKENS -> s.tokensOf(owner);
      case CHOSEN_TOKEN -> fr == NO_FRAME ? 0 : chosenToken(s, fr);
      case CHOSEN_SPACES -> fr == NO_FRAME ? 0 : chosenSpaces(s, fr);
      case WITH_TOKENS -> withTokens(s, fr, owner, self, set);
      case ADJACENT_TO_TOKENS -> s.game.board().neighbours(withTokens(s, fr, owner, self, set));
      case START_ZONE -> s.game.board().zoneMates(s.game.board().start(owner));
      case CHOSEN_ZONE -> fr == NO_FRAME ? 0 : chosenZone(s, fr);
      case LEFT -> fr == NO_FRAME ? 0 : s.getLong(EffectStack.further(s, fr, EffectStack.WAY));
      case UNDER -> set.near() == null ? 0 : s.spacesOf(fighters(s, fr, owner, self, set.near()));
    };
  }

  private static long withTokens(State s, int fr, int owner, int self, SpaceSet set) {
    return set.tokens() == null ? 0 : s.spacesOfTokens(tokens(s, fr, owner, self, set.tokens()));
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
      case DAMAGE_PREVENTED -> s.game.hasExtra() ? Clash.preventedFor(s, owner) : 0;
      case DAMAGE_TO_COME -> Impending.amount(s);
      case DAMAGE_DEALT -> fr == NO_FRAME ? 0 : s.mem[fr + EffectStack.DEALT];
      case FIGHTERS ->
          count.fighters() == null
              ? 0
              : Integer.bitCount(fighters(s, fr, owner, self, count.fighters()));
      case BOOST_OF_SEEN -> fr == NO_FRAME ? 0 : PileWords.boostOfSeen(s, fr);
      case CHOSEN_CARD -> fr == NO_FRAME ? 0 : s.mem[fr + EffectStack.LAST_CARD] + 1;
      case CARDS -> PileWords.count(s, fr, owner, count.number());
      case MOVED_CARDS -> fr == NO_FRAME ? 0 : s.mem[fr + EffectStack.COUNT];
      case LAID -> Integer.bitCount(s.laid(owner));
      case HIGHEST_BOOST -> fr == NO_FRAME ? 0 : Recall.highestBoost(s, fr);
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
      case COUNTER -> {
        int card = fr == NO_FRAME ? State.NOBODY : s.mem[fr + EffectStack.CARD];
        yield Counters.of(s, owner, count.number(), card);
      }
      case SPENT -> fr == NO_FRAME ? 0 : s.mem[EffectStack.more(s, fr, EffectStack.SPENT)];
      case THIS_TURN -> thisTurn(s, fr, owner, count.number());
      case TOKENS ->
          count.tokens() == null ? 0 : Integer.bitCount(tokens(s, fr, owner, self, count.tokens()));
      case TOKENS_TAKEN -> fr == NO_FRAME ? 0 : s.mem[fr + EffectStack.TAKEN];
      case SPACES_MOVED ->
          fr == NO_FRAME ? 0 : s.get(EffectStack.further(s, fr, EffectStack.STEPS));
      case POINTS -> fr == NO_FRAME ? 0 : Dividing.points(s, fr);
      case FALLEN -> fallen(s, count.number());
      case IN_SUPPLY -> count.tokens() == null ? 0 : inSupply(s, count.tokens().mask());
      case BOOST_OF_OPPOSING -> {
        int side = fr == NO_FRAME ? 0 : 1 - s.mem[fr + EffectStack.SIDE];
        int card = s.get(State.SIDE_CARD + side);
        yield card < 0 ? 0 : s.game.seat(s.get(State.SIDE_PLAYER + side)).deck().boost(card);
      }
      case BOOST_OF_OWN,
          BOOST_OF_TOP_DISCARD,
          DAMAGE_TAKEN_BY_FOE,
          SUM,
          TIMES,
          PORTION,
          PORTION_UP,
          DIFFERENCE,
          MINUS,
          SMALLEST,
          LARGEST,
          HAND,
          DECK,
          DISCARD,
          HEALTH,
          HEALTH_LOST,
          ZONES,
          DISTANCE,
          VALUE_OF_OWN,
          VALUE_OF_OPPOSING,
          PRINTED_VALUE_OF_OWN,
          PRINTED_VALUE_OF_OPPOSING,
          NAMED_NUMBER,
          VALUE_ON,
          BOOST_ON ->
          Numbers.count(s, fr, owner, self, count);
    };
  }

  /** A number of the turn, of one player or of all opponents together. */
  private static int thisTurn(State s, int fr, int owner, int which) {
    Deed deed = DEEDS[which & 0xFF];
    Players who = PLAYERS[which >> 8];
    if (who == Players.EACH_OPPONENT) {
      int sum = 0;
      for (int p = 0; p < s.game.players(); p++) {
        sum += s.game.sameTeam(p, owner) ? 0 : TurnMemory.of(s, p, deed);
      }
      return sum;
    }
    int player = who == Players.YOU ? owner : fr == NO_FRAME ? State.NOBODY : player(s, fr, who);
    return player < 0 ? 0 : TurnMemory.of(s, player, deed);
  }

  private static int fallen(State s, int fighters) {
    int number = 0;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      number += s.defeated(Integer.numberOfTrailingZeros(rest)) ? 1 : 0;
    }
    return number;
  }

  private static int inSupply(State s, int tokens) {
    return Integer.bitCount(tokens) - Integer.bitCount(s.tokensOnBoard(tokens));
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
      case HAVE_MOVED ->
          test.fighters() != null
              && (fighters(s, fr, owner, self, test.fighters())
                      & TurnMemory.moved(s, test.number() != 0))
                  != 0;
      case HAVE_DONE ->
          test.fighters() != null
              && (fighters(s, fr, owner, self, test.fighters()) & TurnMemory.done(s, test.number()))
                  != 0;
      case HAS_CARDS -> PileWords.count(s, fr, owner, test.number()) > 0;
      case BOOSTED -> Combat.isBoosted(s, side(s, fr, owner, test.number() != 0));
      case CARD_PLAYED -> Combat.card(s, side(s, fr, owner, test.number() != 0)) >= 0;
      case CARD_IS -> {
        int side = side(s, fr, owner, (test.number() & 1) != 0);
        int card = Combat.card(s, side);
        yield card >= 0
            && isOfType(s.game.seat(Combat.player(s, side)).deck().card(card), side, test);
      }
      case CARD_FITS -> {
        int side = side(s, fr, owner, (test.number() & 1) != 0);
        int card = Combat.card(s, side);
        int set = (test.number() >> 1) + (side == Combat.ATTACK ? 0 : 1);
        yield card >= 0 && PileWords.isAmong(s, fr, owner, Combat.player(s, side), card, set);
      }
      case COMPARE ->
          COMPARISONS[test.number()].holds(
              count(s, fr, owner, self, test.compared().get(0)),
              count(s, fr, owner, self, test.compared().get(1)));
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

  /** The side of the combat an effect or a standing rule belongs to, or the one against it. */
  private static int side(State s, int fr, int owner, boolean opposing) {
    boolean known = fr != NO_FRAME && s.mem[fr + EffectStack.SIDE] != EffectStack.NO_SIDE;
    int own =
        known
            ? s.mem[fr + EffectStack.SIDE]
            : Combat.player(s, Combat.ATTACK) == owner ? Combat.ATTACK : Combat.DEFENSE;
    return opposing ? 1 - own : own;
  }

  /** SYS-7, and a card is what it is played as. */
  private static boolean isOfType(Card card, int side, Test test) {
    CardType type = TYPES[test.number() >> 1];
    return switch (type) {
      case ATTACK -> side == Combat.ATTACK || card.type().attacks();
      case DEFENSE -> side == Combat.DEFENSE || card.type().defends();
      case VERSATILE, SCHEME -> card.type() == type;
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

  /** The one player meant; NOBODY if there is none, or if it may be several. */
  static int player(State s, int fr, Players who) {
    return switch (who) {
      case YOU -> s.mem[fr + EffectStack.OWNER];
      case OPPONENT -> opponent(s, fr);
      case CHOSEN -> s.mem[fr + EffectStack.PLAYER];
      case OWNER_OF_CHOSEN -> {
        int fighter = s.mem[fr + EffectStack.CHOSEN];
        yield fighter < 0 ? State.NOBODY : s.game.owner(fighter);
      }
      case EACH_OPPONENT, EACH_PLAYER -> State.NOBODY;
    };
  }

  /** One player after the other, where several may be meant; NOBODY if none is at this place. */
  static int playerInTurn(State s, int fr, int owner, Players who, int before) {
    return switch (who) {
      case YOU -> owner;
      case OPPONENT, CHOSEN, OWNER_OF_CHOSEN -> fr == NO_FRAME ? State.NOBODY : player(s, fr, who);
      case EACH_OPPONENT, EACH_PLAYER -> inTurn(s, owner, who, before);
    };
  }

  /** The same also for a standing rule, which has no frame. */
  static int player(State s, int fr, int owner, Players who) {
    if (fr != NO_FRAME) {
      return player(s, fr, who);
    }
    return switch (who) {
      case YOU -> owner;
      case OPPONENT -> {
        boolean attacks = Combat.player(s, Combat.ATTACK) == owner;
        yield Combat.player(s, attacks ? Combat.DEFENSE : Combat.ATTACK);
      }
      case CHOSEN, OWNER_OF_CHOSEN, EACH_OPPONENT, EACH_PLAYER -> State.NOBODY;
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

  /**
   * Of several players the one whose part comes after so many seats; NOBODY if nobody there is
   * meant. "Each player" begins with the owner of the effect.
   */
  static int inTurn(State s, int owner, Players who, int before) {
    if (who == Players.EACH_OPPONENT) {
      return opponentInTurn(s, owner, before);
    }
    int player = (owner + before) % s.game.players();
    return player == owner || isPresent(s, player) ? player : State.NOBODY;
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
