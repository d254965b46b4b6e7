package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.Rule.Until;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.game.Compiler.Make;
import nonpareil.engine.game.Law.Kind;
import nonpareil.engine.game.Op.Code;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Compiles the words for what lasts. */
final class RuleCompiler {

  private static final int ALL_USES = -1;

  private final Compiler compiler;
  private final Seat seat;
  private final List<Law> laws = new ArrayList<>();
  private final List<RuleEffect.PutInForce> lasting = new ArrayList<>();

  RuleCompiler(Compiler compiler, Seat seat) {
    this.compiler = compiler;
    this.seat = seat;
  }

  /** The rules of the ability and of cards in play, and those that effects put in force. */
  void finish() {
    seat.standing = standing(seat.hero().ability().rules());
    seat.inPlay = new Law[seat.deck().size()][];
    for (int c = 0; c < seat.inPlay.length; c++) {
      var inPlay = seat.deck().card(c).inPlay();
      seat.inPlay[c] = inPlay == null ? new Law[0] : standing(inPlay.rules());
      seat.needsExtra |= inPlay != null;
    }
    seat.laws = laws.toArray(Law[]::new);
    seat.lasting = lasting.toArray(RuleEffect.PutInForce[]::new);
    seat.needsExtra |= seat.standing.length > 0 || !laws.isEmpty();
    seat.needsExtra |= !seat.hero().counters().isEmpty();
  }

  private Law[] standing(List<Ability.Standing> rules) {
    return rules.stream().map(r -> law(0, r.rule(), r.condition(), null)).toArray(Law[]::new);
  }

  void emit(RuleEffect effect) {
    seat.needsExtra = true;
    switch (effect) {
      case RuleEffect.PutInForce e -> {
        if (laws.size() == Force.MOST_OF_HERO) {
          throw new IllegalArgumentException(
              "%s puts more than %d rules in force"
                  .formatted(seat.hero().id(), Force.MOST_OF_HERO));
        }
        Law settled =
            law(laws.size(), e.rule(), null, e.until())
                .in(e.attackers() == null ? null : compiler.fighters(e.attackers()));
        Law law = e.live() ? settled.alive() : settled;
        seat.needsFurther |= law.attackers() != null || againstSeveral(law, e.rule());
        laws.add(law);
        lasting.add(e);
        if (e.rule() instanceof Rule.When(Ability.Triggered triggered, boolean once)) {
          compiler.later(triggered, law.number(), once);
        }
        if (e.rule() instanceof Rule.HandShown(Players who)) {
          compiler.add(new Make(Code.REVEAL_HAND).who(who)); // it may be hidden (DEC-6)
        }
        compiler.add(new Make(Code.PUT_IN_FORCE).detail(law));
      }
      case RuleEffect.Gain e -> compiler.add(counter(Code.GAIN, e.counter(), e.amount()));
      case RuleEffect.Lose e -> compiler.add(counter(Code.LOSE, e.counter(), e.amount()));
      case RuleEffect.Spend e -> {
        Make spend = new Make(Code.SPEND).number(counter(e.counter()));
        if (e.amount() != null) {
          spend.count(compiler.count(e.amount()));
        }
        compiler.branch(spend, e.then(), e.otherwise());
      }
      case RuleEffect.GainActions e ->
          compiler.add(
              new Make(Code.GAIN_ACTIONS)
                  .who(e.who())
                  .count(compiler.count(e.actions()))
                  .detail(new RuleWords.Bound(e.only(), e.nextTurn())));
      case RuleEffect.LoseActions e ->
          compiler.add(
              new Make(Code.LOSE_ACTIONS)
                  .who(e.who())
                  .count(compiler.count(e.actions()))
                  .detail(new RuleWords.Bound(null, e.nextTurn())));
      case RuleEffect.DiscardThis _ -> compiler.add(new Make(Code.DISCARD_THIS));
    }
  }

  /** Whether those a rule forbids to attack, or counts against, are a set settled in the game. */
  private boolean againstSeveral(Law law, Rule rule) {
    Fighters against =
        rule instanceof Rule.CannotAttack r
            ? r.whom()
            : rule instanceof Rule.Value r
                ? r.against()
                : rule instanceof Rule.ValueIs r
                    ? r.against()
                    : rule instanceof Rule.ReachesThese r ? r.whom() : null;
    return against != null && !compiler.isOne(against) && !Force.isLive(law, law.whom());
  }

  private Make counter(Code code, String counter, nonpareil.engine.effect.Amount amount) {
    return new Make(code).number(counter(counter)).count(compiler.count(amount));
  }

  private int counter(String id) {
    if (id.equals(RuleEffect.THIS_CARD)) {
      return Counters.ON_CARD;
    }
    List<Hero.Counter> all = seat.hero().counters();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).id().equals(id)) {
        return i;
      }
    }
    throw new IllegalArgumentException(seat.hero().id() + " has no counter " + id);
  }

  /** A number that was kept: the counter or the deed in the low byte, the players above. */
  Count count(Remembered amount) {
    seat.needsExtra = true;
    return switch (amount) {
      case Remembered.CounterOf a -> count(Count.Kind.COUNTER, counter(a.counter()));
      case Remembered.Spent _ -> count(Count.Kind.SPENT, 0);
      case Remembered.ThisTurn a -> {
        seat.countsSteps |= a.deed() == Remembered.Deed.SPACES_MOVED;
        seat.needsFurther |= TurnMemory.isSeldom(a.deed());
        yield count(Count.Kind.THIS_TURN, a.deed().ordinal() | a.who().ordinal() << 8);
      }
    };
  }

  private static Count count(Count.Kind kind, int number) {
    return Count.of(kind, number);
  }

  Test test(Happened condition) {
    seat.needsExtra = true;
    return switch (condition) {
      case Happened.HaveMoved c ->
          new Test(
              Test.Kind.HAVE_MOVED,
              c.maneuver() ? 1 : 0,
              Players.YOU,
              compiler.fighters(c.who()),
              List.of(),
              List.of());
      case Happened.Have c ->
          new Test(
              Test.Kind.HAVE_DONE,
              c.act().ordinal(),
              Players.YOU,
              compiler.fighters(c.who()),
              List.of(),
              List.of());
    };
  }

  // ---- rules

  private Law law(int number, Rule rule, @Nullable Condition condition, @Nullable Until until) {
    Test test = condition == null ? null : compiler.test(condition);
    return switch (rule) {
      case Rule.Value r ->
          of(number, Kind.VALUE, r.who(), role(r.role()), r.amount(), r.less(), test, until)
              .against(r.against() == null ? null : compiler.fighters(r.against()));
      case Rule.ValueIs r ->
          of(number, Kind.VALUE_IS, r.who(), role(r.role()), r.value(), false, test, until)
              .against(r.against() == null ? null : compiler.fighters(r.against()));
      case Rule.MoveValue r ->
          of(number, Kind.MOVE, r.who(), ALL_USES, r.amount(), r.less(), test, until);
      case Rule.DamageTaken r ->
          of(number, Kind.DAMAGE, r.who(), harm(r.harm()), r.amount(), r.less(), test, until);
      case Rule.CannotAttack r ->
          new Law(
              number,
              Kind.ATTACK,
              compiler.fighters(r.who()),
              Players.YOU,
              r.whom() == null ? null : compiler.fighters(r.whom()),
              ALL_USES,
              null,
              1,
              test,
              until);
      case Rule.CannotMove r -> of(number, Kind.STAY, r.who(), ALL_USES, null, false, test, until);
      case Rule.CannotLeave r ->
          of(number, Kind.LEAVE, r.who(), ALL_USES, null, false, test, until);
      case Rule.MoveValueIs r ->
          of(number, Kind.MOVE_IS, r.who(), ALL_USES, r.value(), false, test, until);
      case Rule.DamageAtMost r ->
          of(number, Kind.MOST_DAMAGE, r.who(), harm(r.harm()), r.most(), false, test, until);
      case Rule.Reach r ->
          of(number, Kind.REACH, r.who(), ALL_USES, r.spaces(), false, test, until);
      case Rule.ReachesZone r ->
          of(number, Kind.REACH_ZONE, r.who(), ALL_USES, null, false, test, until);
      case Rule.ReachesThese(var who, var spaces, var whom) -> {
        Kind kind = spaces == null ? Kind.REACH_ZONE_OF_THESE : Kind.REACH_THESE;
        yield of(number, kind, who, ALL_USES, spaces, false, test, until)
            .against(compiler.fighters(whom));
      }
      case Rule.CannotPlaySuch(var who, var cards) ->
          of(number, Kind.PLAY_SUCH, who, ALL_USES, test, until).of(compiler.cards(cards));
      case Rule.CannotUse(var who, var cards) ->
          of(number, Kind.USE, who, ALL_USES, null, false, test, until).of(compiler.cards(cards));
      case Rule.AttackType r ->
          of(
              number,
              r.ranged() ? Kind.RANGED : Kind.MELEE,
              r.who(),
              ALL_USES,
              null,
              false,
              test,
              until);
      case Rule.CannotManeuver r -> of(number, Kind.MANEUVER, r.who(), ALL_USES, test, until);
      case Rule.HandLimit r ->
          new Law(
              number,
              Kind.HAND_LIMIT,
              null,
              r.who(),
              null,
              ALL_USES,
              compiler.count(r.cards()),
              1,
              test,
              until);
      case Rule.CannotGainActions r -> of(number, Kind.GAIN, r.who(), ALL_USES, test, until);
      case Rule.CannotBoost r -> of(number, Kind.BOOST, r.who(), ALL_USES, test, until);
      case Rule.BoostValue r ->
          new Law(
              number,
              Kind.BOOST_VALUE,
              null,
              r.who(),
              null,
              ALL_USES,
              compiler.count(r.amount()),
              r.less() ? -1 : 1,
              test,
              until);
      case Rule.CannotRecover r ->
          of(number, Kind.RECOVER, r.who(), ALL_USES, null, false, test, until);
      case Rule.HealthFloor r ->
          of(number, Kind.FLOOR, r.who(), ALL_USES, r.health(), false, test, until);
      case Rule.MovesThrough r ->
          of(number, Kind.THROUGH, r.who(), ALL_USES, null, false, test, until);
      case Rule.AttacksOpen r -> of(number, Kind.OPEN, r.who(), ALL_USES, null, false, test, until);
      case Rule.CannotBeCancelled r ->
          of(number, Kind.UNCANCELLABLE, r.who(), ALL_USES, null, false, test, until);
      case Rule.CannotDraw r -> of(number, Kind.DRAW, r.who(), ALL_USES, test, until);
      case Rule.CannotPlay r -> {
        int types = 0;
        for (Rule.Type type : r.types()) {
          types |= 1 << type.ordinal();
        }
        yield of(number, Kind.PLAY, r.who(), types, test, until);
      }
      case Rule.When r -> when(number, r, until);
      case Rule.HandShown r -> of(number, Kind.SHOWN, r.who(), ALL_USES, test, until);
      case Rule.CannotPlayCard r ->
          new Law(
              number,
              Kind.LOCK,
              null,
              r.who(),
              null,
              ALL_USES,
              Count.of(Count.Kind.CHOSEN_CARD, 0),
              1,
              test,
              until);
    };
  }

  /** It is about the fighters, or the players, its moment must concern. */
  private Law when(int number, Rule.When rule, @Nullable Until until) {
    Ability.Concern concern = rule.triggered().concern();
    if (concern != null && concern.fighters() != null) {
      return of(number, Kind.WHEN, concern.fighters(), ALL_USES, null, false, null, until).alive();
    }
    Players who =
        switch (concern == null ? Ability.Whose.YOU : concern.whose()) {
          case YOU -> Players.YOU;
          case OPPONENT -> Players.EACH_OPPONENT;
          case ANYONE -> Players.EACH_PLAYER;
        };
    return of(number, Kind.WHEN, who, ALL_USES, null, until);
  }

  private Law of(
      int number,
      Kind kind,
      nonpareil.engine.effect.Fighters who,
      int uses,
      nonpareil.engine.effect.@Nullable Amount amount,
      boolean less,
      @Nullable Test condition,
      @Nullable Until until) {
    return new Law(
        number,
        kind,
        compiler.fighters(who),
        Players.YOU,
        null,
        uses,
        amount == null ? null : compiler.count(amount),
        less ? -1 : 1,
        condition,
        until);
  }

  private static Law of(
      int number,
      Kind kind,
      Players who,
      int uses,
      @Nullable Test condition,
      @Nullable Until until) {
    return new Law(number, kind, null, who, null, uses, null, 1, condition, until);
  }

  private static int role(Rule.Role role) {
    return switch (role) {
      case ATTACKING -> 1 << Combat.ATTACK;
      case DEFENDING -> 1 << Combat.DEFENSE;
      case EITHER -> ALL_USES;
    };
  }

  private static int harm(Harm harm) {
    return switch (harm) {
      case ANY -> ALL_USES;
      case COMBAT -> 1;
      case EFFECT -> 2;
    };
  }
}
