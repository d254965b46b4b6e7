package nonpareil.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.IntStream;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Reach;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** Why a plan may be better than another: something it does that can be seen on the table. */
public sealed interface PlanReason {

  /** A fighter of somebody else falls by it. */
  record Fells(int fighter) implements PlanReason {}

  /**
   * It ends with an attack.
   *
   * @param card the number in the deck of who attacks
   * @param value as printed
   * @param health what the target has left
   */
  record Attacks(int attacker, int target, int card, int value, int health) implements PlanReason {}

  /** Somebody else loses health by it without a fight. */
  record Harms(int fighter, int amount) implements PlanReason {}

  /** A fighter of one's own gets health back. */
  record Heals(int fighter, int amount) implements PlanReason {}

  /** No enemy can attack a hero of one's own in the next turn; an enemy could otherwise. */
  record OutOfReach(int hero, int enemy) implements PlanReason {}

  /** An enemy needs a boost to attack a hero of one's own in the next turn, and less otherwise. */
  record NeedsBoost(int hero, int enemy, int boost) implements PlanReason {}

  /** It brings cards into the hand. */
  record Draws(int cards) implements PlanReason {}

  /** It leaves more cards in the hand. */
  record Keeps(int cards) implements PlanReason {}

  /** As many as a sentence can hold. */
  int MOST = 2;

  /** What a plan does that another does not, the weightiest first. */
  static List<PlanReason> of(TurnPlan plan, TurnPlan other) {
    int me = plan.end().viewer();
    List<PlanReason> others = deeds(other, me);
    var reasons = new ArrayList<>(deeds(plan, me));
    reasons.removeAll(others);
    reasons.addAll(safety(plan.end(), other.end(), me));
    int more = plan.end().handSize(me) - other.end().handSize(me);
    boolean draws = reasons.stream().anyMatch(Draws.class::isInstance);
    if (more > 0 && !draws) {
      reasons.add(new Keeps(more));
    }
    reasons.sort(Comparator.comparingInt(PlanReason::rank));
    return reasons.stream().limit(MOST).toList();
  }

  /** The lower, the more it says. */
  private static int rank(PlanReason reason) {
    return switch (reason) {
      case Fells _ -> 0;
      case Attacks a -> a.value >= a.health ? 1 : 3;
      case OutOfReach _ -> 2;
      case NeedsBoost _ -> 4;
      case Harms _ -> 5;
      case Heals _ -> 6;
      case Draws _ -> 7;
      case Keeps _ -> 8;
    };
  }

  // ---- what is done

  private static List<PlanReason> deeds(TurnPlan plan, int me) {
    var deeds = new ArrayList<PlanReason>();
    Game game = plan.end().game();
    int attacker = State.NOBODY;
    int target = State.NOBODY;
    int drawn = 0;
    for (Event event : plan.events()) {
      if (event instanceof Event.Defeated e && !isMine(game, me, e.fighter())) {
        deeds.add(new Fells(e.fighter()));
      } else if (event instanceof Event.Damaged e && !isMine(game, me, e.fighter())) {
        deeds.add(new Harms(e.fighter(), e.amount()));
      } else if (event instanceof Event.Healed e && isMine(game, me, e.fighter())) {
        deeds.add(new Heals(e.fighter(), e.amount()));
      } else if (event instanceof Event.CardsTaken e && e.player() == me) {
        drawn += e.cards().size();
      } else if (event instanceof Event.AttackDeclared e) {
        attacker = e.attacker();
        target = e.target();
      } else if (event instanceof Event.CardCommitted e
          && e.player() == me
          && !e.boost()
          && attacker != State.NOBODY) {
        int value = game.seat(me).deck().value(e.card());
        deeds.add(new Attacks(attacker, target, e.card(), value, plan.end().health(target)));
      }
    }
    if (drawn > 0) {
      deeds.add(new Draws(drawn));
    }
    return deeds;
  }

  private static boolean isMine(Game game, int me, int fighter) {
    return game.sameTeam(me, game.owner(fighter));
  }

  // ---- who could attack next turn

  /** An enemy that reaches a hero soonest, and with what boost. */
  record Threat(int enemy, int boost) {
    private static final int NEVER = Integer.MAX_VALUE;
    private static final Threat NONE = new Threat(State.NOBODY, NEVER);
  }

  private static List<PlanReason> safety(View plan, View other, int me) {
    var reasons = new ArrayList<PlanReason>();
    Game game = plan.game();
    for (int hero = 0; hero < game.fighters(); hero++) {
      if (!game.isHero(hero) || game.owner(hero) != me || plan.at(hero) < 0) {
        continue;
      }
      Threat then = threat(plan, hero);
      Threat otherwise = threat(other, hero);
      if (then.boost <= otherwise.boost) {
        continue;
      }
      reasons.add(
          then.boost == Threat.NEVER
              ? new OutOfReach(hero, otherwise.enemy)
              : new NeedsBoost(hero, then.enemy, then.boost));
    }
    return reasons;
  }

  private static Threat threat(View view, int hero) {
    Game game = view.game();
    Reach reach = Reach.of(view);
    return IntStream.range(0, game.fighters())
        .filter(f -> view.at(f) >= 0 && !game.sameTeam(game.owner(f), game.owner(hero)))
        .mapToObj(f -> new Threat(f, leastBoost(view, reach, f, hero)))
        .min(Comparator.comparingInt(Threat::boost))
        .orElse(Threat.NONE);
  }

  private static int leastBoost(View view, Reach reach, int enemy, int hero) {
    if (attacksFrom(reach, enemy, reach.now(enemy) | 1L << view.at(enemy), hero)) {
      return 0;
    }
    SortedMap<Integer, Long> boosted = reach.withEachBoost(enemy);
    return boosted.entrySet().stream()
        .filter(e -> attacksFrom(reach, enemy, e.getValue(), hero))
        .mapToInt(java.util.Map.Entry::getKey)
        .findFirst()
        .orElse(Threat.NEVER);
  }

  private static boolean attacksFrom(Reach reach, int enemy, long spaces, int hero) {
    for (long rest = spaces; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      if ((reach.targetsFrom(enemy, space) >>> hero & 1) != 0) {
        return true;
      }
    }
    return false;
  }
}
