package nonpareil.engine.game;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How far fighters could go and whom they could attack, answered from a view: for enemies from what
 * the viewer may know of them. Sets of spaces and fighters are bits.
 */
public final class Reach {

  /** A move planned but not yet made. */
  public record Step(int fighter, int space) {}

  private final State s;
  private final View view;

  private Reach(State s, View view) {
    this.s = s;
    this.view = view;
  }

  public static Reach of(View view) {
    // Others may read the same view meanwhile, and conditions of cards are asked of a copy.
    State s = view.masked();
    return new Reach(OnlyIf.isAsked(s.game) ? s.copy() : s, view);
  }

  /** The same after some fighters have been moved. */
  public Reach after(List<Step> planned) {
    State moved = s.copy();
    for (Step step : planned) {
      moved.at(step.fighter(), step.space());
    }
    return new Reach(moved, view);
  }

  /** Where a fighter could end an unboosted maneuver, or the running one as it is boosted. */
  public long now(int fighter) {
    return steps(fighter, moveValue(fighter));
  }

  /** Where a fighter could end a maneuver boosted with a card of its player's hand. */
  public long boostedWith(int fighter, int card) {
    Seat seat = seat(fighter);
    State spent = s.copy();
    spent.discard(seat.player(), seat.deck().plus(s.discard(seat.player()), card));
    int steps = new Reach(spent, view).unboosted(fighter) + Force.boost(s, seat.player(), card);
    return boosted(fighter, steps);
  }

  /**
   * Where a fighter could end a maneuver for each boost value its player may have in hand: by the
   * boost value. Of hidden cards every one that is not seen elsewhere may be there.
   */
  public SortedMap<Integer, Long> withEachBoost(int fighter) {
    Seat seat = seat(fighter);
    Deck deck = seat.deck();
    var result = new TreeMap<Integer, Long>();
    for (int rest = deck.kinds(mayHold(seat)); rest != 0; rest &= rest - 1) {
      int card = deck.lowest(rest);
      result.merge(
          Force.boost(s, seat.player(), card), boostedWith(fighter, card), (a, b) -> a | b);
    }
    return result;
  }

  /** The fighters a fighter could attack from where it stands. */
  public int targets(int fighter) {
    return Flow.targets(s, fighter, mayHold(seat(fighter)));
  }

  /** The fighters a fighter could attack from another space. */
  public int targetsFrom(int fighter, int space) {
    return after(List.of(new Step(fighter, space))).targets(fighter);
  }

  /** The cards a player may hold as far as the viewer knows. */
  private int mayHold(Seat seat) {
    int player = seat.player();
    if (View.sees(s.game, view.viewer(), player)) {
      return s.hand(player);
    }
    if (view.handSize(player) == 0) {
      return 0;
    }
    if (view.handSize(player) == Integer.bitCount(view.knownHand(player))) {
      return view.knownHand(player);
    }
    Deck deck = seat.deck();
    int seen = deck.plusAll(s.discard(player), s.removed(player));
    seen = deck.plusAll(seen, Ongoing.cards(s, player));
    return deck.minusAll(Deck.all(), seen);
  }

  private Seat seat(int fighter) {
    return s.game.seat(s.game.owner(fighter));
  }

  private boolean isManeuvering(int fighter) {
    return s.phase() == Phase.MANEUVER_MOVE && s.activePlayer() == s.game.owner(fighter);
  }

  private int unboosted(int fighter) {
    int boost = s.get(State.MOVE_BOOST);
    int value = Flow.moveValue(s, fighter);
    return value - boost;
  }

  private int moveValue(int fighter) {
    return unboosted(fighter) + (isManeuvering(fighter) ? s.get(State.MOVE_BOOST) : 0);
  }

  private long steps(int fighter, int steps) {
    boolean escapes = isManeuvering(fighter) && s.get(State.BOOSTED) != 0;
    return escapes ? boosted(fighter, steps) : Movement.reach(s, fighter, steps, false);
  }

  private long boosted(int fighter, int steps) {
    long reach = Movement.reach(s, fighter, steps, false);
    boolean escapes =
        (seat(fighter).escapers >>> fighter & 1) != 0
            && s.onBoard(fighter)
            && Force.mayLeave(s, fighter);
    return escapes ? reach | Movement.free(s) : reach;
  }
}
