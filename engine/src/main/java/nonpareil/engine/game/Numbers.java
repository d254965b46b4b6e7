package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;

/** Amounts made of others, and those read from piles, fighters and the cards of a combat. */
final class Numbers {

  /** No amount is more: it fits into a byte of the state. */
  static final int MOST = 99;

  private Numbers() {}

  /** What such an amount is at this moment; see {@link Meaning#NO_FRAME} for standing rules. */
  static int count(State s, int fr, int owner, int self, Count count) {
    return switch (count.kind()) {
      case SUM -> {
        int sum = 0;
        for (int i = 0; i < count.parts().size(); i++) { // an iterator would allocate
          sum += part(s, fr, owner, self, count, i);
        }
        yield Math.min(sum, MOST);
      }
      case TIMES ->
          Math.min(MOST, part(s, fr, owner, self, count, 0) * part(s, fr, owner, self, count, 1));
      case PORTION -> part(s, fr, owner, self, count, 0) / count.number();
      case PORTION_UP -> Math.ceilDiv(part(s, fr, owner, self, count, 0), count.number());
      case DIFFERENCE ->
          Math.abs(part(s, fr, owner, self, count, 0) - part(s, fr, owner, self, count, 1));
      case MINUS ->
          Math.max(0, part(s, fr, owner, self, count, 0) - part(s, fr, owner, self, count, 1));
      case SMALLEST -> {
        int least = MOST;
        for (int i = 0; i < count.parts().size(); i++) {
          least = Math.min(least, part(s, fr, owner, self, count, i));
        }
        yield least;
      }
      case LARGEST -> {
        int most = 0;
        for (int i = 0; i < count.parts().size(); i++) {
          most = Math.max(most, part(s, fr, owner, self, count, i));
        }
        yield most;
      }
      case HAND, DECK, DISCARD -> cards(s, fr, owner, count);
      case HEALTH, HEALTH_LOST -> health(s, fighters(s, fr, owner, self, count.fighters()), count);
      case ZONES -> zones(s, fighters(s, fr, owner, self, count.fighters()));
      case DISTANCE ->
          distance(
              s,
              s.spacesOf(fighters(s, fr, owner, self, count.fighters())),
              s.spacesOf(fighters(s, fr, owner, self, count.second())));
      case VALUE_OF_OWN -> Combat.valueNow(s, side(s, fr, owner));
      case VALUE_OF_OPPOSING -> Combat.valueNow(s, 1 - side(s, fr, owner));
      case PRINTED_VALUE_OF_OWN -> Combat.printed(s, side(s, fr, owner));
      case PRINTED_VALUE_OF_OPPOSING -> Combat.printed(s, 1 - side(s, fr, owner));
      case BOOST_OF_OWN -> {
        int side = side(s, fr, owner);
        int card = Combat.card(s, side);
        yield card < 0 ? 0 : s.game.seat(Combat.player(s, side)).deck().boost(card);
      }
      case BOOST_OF_TOP_DISCARD -> {
        Deck deck = s.game.seat(owner).deck();
        int top = Piles.topDiscard(s, owner);
        yield top == 0 ? 0 : deck.boost(deck.lowest(top));
      }
      case DAMAGE_TAKEN_BY_FOE -> s.get(State.SIDE_HURT + 1 - side(s, fr, owner));
      case VALUE_ON -> OneCard.printed(s, fr, owner, count.number(), true);
      case BOOST_ON -> OneCard.printed(s, fr, owner, count.number(), false);
      case NAMED_NUMBER -> fr == Meaning.NO_FRAME ? 0 : Math.max(0, Meaning.named(s, fr));
      case FIXED,
          SPACES_MOVED,
          POINTS,
          COMBAT_DAMAGE,
          DAMAGE_TAKEN,
          DAMAGE_DEALT,
          FIGHTERS,
          DISCARDS,
          PER_DISCARDED,
          COUNTER,
          SPENT,
          THIS_TURN,
          BOOST_OF_DISCARDED,
          BOOST_OF_REVEALED,
          BOOST_OF_OPPOSING,
          DAMAGE_PREVENTED,
          DAMAGE_TO_COME,
          BOOST_OF_SEEN,
          CHOSEN_CARD,
          CARDS,
          MOVED_CARDS,
          HIGHEST_BOOST,
          LAID,
          TOKENS,
          TOKENS_TAKEN,
          FALLEN,
          IN_SUPPLY ->
          throw new IllegalStateException(count.kind() + " is no such amount");
    };
  }

  /** One of the amounts it is made of; those that take something away count as nothing. */
  private static int part(State s, int fr, int owner, int self, Count count, int i) {
    return Math.max(0, Meaning.count(s, fr, owner, self, count.parts().get(i)));
  }

  private static int fighters(
      State s, int fr, int owner, int self, @org.jspecify.annotations.Nullable FighterSet set) {
    return Meaning.fighters(s, fr, owner, self, Objects.requireNonNull(set));
  }

  /** The own side of the combat, also for a standing rule. */
  private static int side(State s, int fr, int owner) {
    int side = fr == Meaning.NO_FRAME ? EffectStack.NO_SIDE : s.mem[fr + EffectStack.SIDE];
    if (side != EffectStack.NO_SIDE) {
      return side;
    }
    return Combat.player(s, Combat.ATTACK) == owner ? Combat.ATTACK : Combat.DEFENSE;
  }

  private static int cards(State s, int fr, int owner, Count count) {
    if (count.players().isEach()) {
      int sum = 0;
      for (int i = 0; i < s.game.players(); i++) {
        int player = Meaning.inTurn(s, owner, count.players(), i);
        sum += player < 0 ? 0 : pile(s, player, count);
      }
      return Math.min(sum, MOST);
    }
    int player = Meaning.player(s, fr, owner, count.players());
    return player < 0 ? 0 : pile(s, player, count);
  }

  private static int pile(State s, int player, Count count) {
    return switch (count.kind()) {
      case HAND -> s.handSize(player);
      case DECK -> s.deckSize(player);
      case DISCARD -> Integer.bitCount(s.discard(player));
      default -> throw new IllegalStateException(count.kind() + " is no pile");
    };
  }

  private static int health(State s, int set, Count count) {
    int sum = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int most = s.game.seat(s.game.owner(f)).kind(f).maxHealth();
      sum += count.kind() == Count.Kind.HEALTH ? s.health(f) : most - s.health(f);
    }
    return Math.min(sum, MOST);
  }

  private static int zones(State s, int set) {
    long zones = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      zones |= s.game.board().zones(s.at(Integer.numberOfTrailingZeros(rest)));
    }
    return Long.bitCount(zones);
  }

  /** How many lines lead from the nearest of some spaces to the nearest of others. */
  static int distance(State s, long from, long to) {
    Board board = s.game.board();
    long seen = from;
    long front = from;
    for (int steps = 0; front != 0 && to != 0; steps++) {
      if ((front & to) != 0) {
        return steps;
      }
      front = board.neighbours(front) & ~seen;
      seen |= front;
    }
    return 0;
  }
}
