package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.effect.RuleEffect.PutInForce;
import nonpareil.engine.hero.LastingRules;

/**
 * A rule that an effect has put in force until a moment. Everybody may know all of it: whose it is,
 * whom it is about and when it ends are read from cards that were shown.
 *
 * @param player whose card or ability has put it in force
 * @param card the card, or {@link State#NOBODY} for the ability
 * @param effect what it says
 * @param fighters the fighters it is about, as bits; 0 for a rule about players
 * @param players the players it is about, as bits; 0 for a rule about fighters
 * @param whom the only ones those fighters cannot attack, as bits; 0 where nobody is named
 * @param amount how much it adds or takes away, as it was when it was put in force; 0 if nothing
 * @param locked the card that player cannot play, or {@link State#NOBODY}
 * @param until when it ends; the turn that is running is {@link Until#END_OF_TURN}, whosever it is
 * @param turnOf whose turn ends it, where it is not the running one
 */
public record InForce(
    int player,
    int card,
    PutInForce effect,
    int fighters,
    int players,
    int whom,
    int amount,
    int locked,
    Until until,
    int turnOf) {

  /** Those that hold, the oldest first. */
  static List<InForce> of(State s) {
    var rules = new ArrayList<InForce>();
    for (int i = 0; i < Force.count(s); i++) {
      rules.add(at(s, i));
    }
    return List.copyOf(rules);
  }

  /** The one in a place of the list. */
  static InForce at(State s, int i) {
    int at = Force.entry(s, i);
    Law law = Force.law(s, at);
    int player = Force.owner(s, at);
    Seat seat = s.game.seat(player);
    PutInForce effect = seat.lasting[law.number()];
    boolean lock = law.kind() == Law.Kind.LOCK;
    boolean later = law.kind() == Law.Kind.WHEN;
    int chosen = later ? Force.chosen(s, at) : State.NOBODY;
    boolean players = law.who() == null && chosen < 0;
    int about = law.who() == null && chosen >= 0 ? 1 << chosen : Force.about(s, at, law);
    int amount = later ? 0 : Force.amount(s, at);
    return new InForce(
        player,
        card(seat, effect),
        effect,
        players ? 0 : about,
        players ? about : 0,
        !namesOthers(law) ? 0 : Force.whom(s, at, law),
        lock ? 0 : amount,
        lock ? amount - 1 : State.NOBODY,
        until(s, at, effect.until()),
        Force.turnOf(s, at));
  }

  /** Its number among the rules of its card or ability: see {@link LastingRules}. */
  public int number(Game game) {
    Seat seat = game.seat(player);
    return (card < 0
            ? LastingRules.of(seat.hero().ability())
            : LastingRules.of(seat.deck().card(card)))
        .indexOf(effect);
  }

  /** Whether it ends with a certain attack, whenever that comes. */
  public boolean isForComingAttack() {
    return effect.attackers() != null && until == Until.END_OF_GAME;
  }

  /** Whether it is over when what it lets happen has happened, and not before. */
  public boolean endsByHappening() {
    return effect.until() == Until.END_OF_GAME
        && effect.rule() instanceof Rule.When(var _, boolean once)
        && once;
  }

  /** Whether the text of the rule says how its amount is counted, and not the amount itself. */
  public boolean isCounted() {
    return switch (effect.rule()) {
      case Rule.Value r -> !isFixed(r.amount());
      case Rule.MoveValue r -> !isFixed(r.amount());
      case Rule.DamageTaken r -> !isFixed(r.amount());
      case Rule.MoveValueIs r -> !isFixed(r.value());
      case Rule.DamageAtMost r -> !isFixed(r.most());
      case Rule.Reach r -> !isFixed(r.spaces());
      case Rule.ReachesThese r -> r.spaces() != null && !isFixed(r.spaces());
      case Rule.ValueIs r -> !isFixed(r.value());
      case Rule.BoostValue r -> !isFixed(r.amount());
      case Rule.HandLimit r -> !isFixed(r.cards());
      case Rule.HealthFloor r -> !isFixed(r.health());
      case Rule.CannotAttack _,
          Rule.CannotLeave _,
          Rule.CannotGainActions _,
          Rule.CannotBoost _,
          Rule.CannotManeuver _,
          Rule.ReachesZone _,
          Rule.AttackType _,
          Rule.CannotMove _,
          Rule.CannotRecover _,
          Rule.MovesThrough _,
          Rule.AttacksOpen _,
          Rule.CannotBeCancelled _,
          Rule.CannotDraw _,
          Rule.CannotPlay _,
          Rule.CannotPlaySuch _,
          Rule.CannotUse _,
          Rule.HandShown _,
          Rule.When _,
          Rule.CannotPlayCard _ ->
          false;
    };
  }

  /** Whether a rule is about what some fighters cannot, or may, do to others. */
  private static boolean namesOthers(Law law) {
    return law.whom() != null
        && (law.kind() == Law.Kind.ATTACK
            || law.kind() == Law.Kind.REACH_THESE
            || law.kind() == Law.Kind.REACH_ZONE_OF_THESE);
  }

  private static boolean isFixed(Amount amount) {
    return amount instanceof Amount.Fixed;
  }

  private static int card(Seat seat, PutInForce effect) {
    for (int c = 0; c < seat.second().end(); c++) {
      for (PutInForce rule : LastingRules.of(seat.deck().card(c))) {
        // Two cards may say the same: only the one it was compiled from has put it in force.
        if (isSame(rule, effect)) {
          return c;
        }
      }
    }
    return State.NOBODY;
  }

  @SuppressWarnings("ReferenceEquality") // equal texts stand on several cards
  private static boolean isSame(PutInForce rule, PutInForce other) {
    return rule == other;
  }

  private static Until until(State s, int at, Until until) {
    return switch (until) {
      case END_OF_YOUR_NEXT_TURN, END_OF_THEIR_NEXT_TURN ->
          Force.isPending(s, at) ? until : Until.END_OF_TURN;
      case END_OF_COMBAT,
          END_OF_TURN,
          NEXT_ATTACK,
          START_OF_YOUR_NEXT_TURN,
          THEIR_NEXT_ATTACK,
          END_OF_GAME ->
          until;
    };
  }
}
