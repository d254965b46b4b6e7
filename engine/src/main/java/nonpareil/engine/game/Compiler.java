package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.game.Op.Code;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Op.SpaceSet;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import org.jspecify.annotations.Nullable;

/** Turns the effect trees of one hero into instructions, with names resolved to numbers. */
final class Compiler {

  private static final List<Test> NO_PARTS = List.of();

  private final Seat seat;
  private final List<Op> code;

  Compiler(Seat seat, List<Op> code) {
    this.seat = seat;
    this.code = code;
  }

  void compile() {
    Card.Timing[] timings = Card.Timing.values();
    seat.programs = new int[seat.deck().size()][timings.length];
    for (int c = 0; c < seat.deck().size(); c++) {
      for (Card.Timing timing : timings) {
        Effect effect = seat.deck().card(c).effects().get(timing);
        seat.programs[c][timing.ordinal()] = effect == null ? Seat.NO_PROGRAM : program(effect);
      }
    }
    Ability ability = seat.hero().ability();
    Ability.Moment[] moments = Ability.Moment.values();
    seat.abilities = new int[moments.length][];
    for (Ability.Moment moment : moments) {
      seat.abilities[moment.ordinal()] =
          ability.triggered().stream()
              .filter(t -> t.moment() == moment)
              .mapToInt(t -> program(t.effect()))
              .toArray();
    }
    seat.bonuses =
        ability.valueBonuses().stream()
            .map(
                b ->
                    new Seat.Bonus(
                        named(b.fighter()), b.attacking(), test(b.condition()), b.plus()))
            .toArray(Seat.Bonus[]::new);
    seat.moveBonus = ability.moveBonus() == null ? null : count(ability.moveBonus());
  }

  /** The instruction at {@link EffectStack#REACTIONS}, which belongs to no hero. */
  static Op reactions() {
    return new Make(Code.REACTIONS).op();
  }

  private int program(Effect effect) {
    int start = code.size();
    emit(effect);
    add(new Make(Code.END));
    return start;
  }

  private void emit(Effect effect) {
    switch (effect) {
      case Effect.Sequence e -> e.effects().forEach(this::emit);
      case Effect.If e ->
          branch(new Make(Code.TEST).test(test(e.condition())), e.then(), e.otherwise());
      case Effect.May e ->
          branch(new Make(Code.CONFIRM), e.effect(), new Effect.Sequence(List.of()));
      case Effect.Pay e ->
          branch(new Make(Code.PAY).who(e.who()).number(e.cards()), e.then(), e.otherwise());
      case Effect.ChooseOptions e -> options(e);
      case Effect.Draw e -> add(new Make(Code.DRAW).who(e.who()).count(count(e.cards())));
      case Effect.DrawUpTo e -> add(new Make(Code.DRAW_UP_TO).number(e.most()));
      case Effect.KeepDrawn e -> add(new Make(Code.KEEP_DRAWN).number(e.keep()));
      case Effect.LookAtTop e -> add(new Make(Code.LOOK_AT_TOP).number(e.cards()).take(e.take()));
      case Effect.PutOnDeck e -> add(new Make(Code.PUT_ON_DECK).number(e.cards()));
      case Effect.Discard e -> add(new Make(Code.DISCARD).who(e.who()).number(e.cards()));
      case Effect.DiscardRandom e ->
          add(new Make(Code.DISCARD_RANDOM).who(e.who()).number(e.cards()));
      case Effect.DiscardTop _ -> add(new Make(Code.DISCARD_TOP));
      case Effect.DiscardAny e ->
          add(
              new Make(Code.DISCARD_ANY)
                  .cards(e.banner() == null ? Deck.all() : seat.cardsBannered(e.banner())));
      case Effect.SeeHand e -> add(new Make(Code.SEE_HAND).who(e.who()));
      case Effect.RevealHand e -> add(new Make(Code.REVEAL_HAND).who(e.who()));
      case Effect.DiscardSeen e -> add(new Make(Code.DISCARD_SEEN).who(e.who()));
      case Effect.DiscardNamed e -> add(new Make(Code.DISCARD_NAMED).who(e.who()));
      case Effect.ChooseOpponent _ -> add(new Make(Code.CHOOSE_OPPONENT));
      case Effect.NameNumber e -> add(new Make(Code.NAME_NUMBER).number(e.most()));
      case Effect.Search e -> add(new Make(Code.SEARCH).card(card(e.card())));
      case Effect.TakeDiscards e ->
          add(new Make(Code.TAKE_DISCARDS).cards(seat.cardsTagged(e.tag())));
      case Effect.RevealTop _ -> add(new Make(Code.REVEAL_TOP));
      case Effect.TakeRevealed _ -> add(new Make(Code.TAKE_REVEALED));
      case Effect.TakeBoostCard _ -> add(new Make(Code.TAKE_BOOST_CARD));
      case Effect.Cancel _ -> add(new Make(Code.CANCEL));
      case Effect.SetValue e -> add(new Make(Code.SET_VALUE).number(e.value()));
      case Effect.AddValue e -> add(new Make(Code.ADD_VALUE).count(count(e.amount())));
      case Effect.OpposingValueIsBoost _ -> add(new Make(Code.OPPOSING_VALUE_IS_BOOST));
      case Effect.LockOpposingValue e -> add(new Make(Code.LOCK_OPPOSING_VALUE).number(e.value()));
      case Effect.IgnoreOpposingValue _ -> add(new Make(Code.IGNORE_OPPOSING_VALUE));
      case Effect.Boost e -> add(new Make(Code.BOOST).who(e.who()).number(e.times()));
      case Effect.PreventDamage e -> add(new Make(Code.PREVENT_DAMAGE).fighters(fighters(e.who())));
      case Effect.ReplaceAttackCard _ -> add(new Make(Code.REPLACE_ATTACK_CARD));
      case Effect.ForceAttackCard _ -> add(new Make(Code.FORCE_ATTACK_CARD));
      case Effect.TakeOver e -> add(new Make(Code.TAKE_OVER).fighters(fighters(e.who())));
      case Effect.LockOwnValues e -> add(new Make(Code.LOCK_OWN_VALUES).number(e.value()));
      case Effect.ChooseFighter e ->
          add(new Make(Code.CHOOSE_FIGHTER).fighters(fighters(e.among())).may(e.may()));
      case Effect.ChooseSpace e -> add(new Make(Code.CHOOSE_SPACE).spaces(spaces(e.among())));
      case Effect.Damage e ->
          add(new Make(Code.DAMAGE).fighters(fighters(e.to())).count(count(e.amount())));
      case Effect.Heal e ->
          add(new Make(Code.HEAL).fighters(fighters(e.who())).count(count(e.amount())));
      case Effect.SetHealth e ->
          add(new Make(Code.SET_HEALTH).fighters(fighters(e.who())).number(e.health()));
      case Effect.Revive e -> add(new Make(Code.REVIVE).number(e.health()));
      case Effect.Move e ->
          add(
              new Make(Code.MOVE)
                  .fighters(fighters(e.who()))
                  .number(e.upTo())
                  .throughOpposing(e.throughOpposing()));
      case Effect.Place e ->
          add(
              new Make(Code.PLACE)
                  .fighters(fighters(e.who()))
                  .spaces(spaces(e.on()))
                  .may(e.may())
                  .mustLeave(e.mustLeave()));
      case Effect.Swap e ->
          add(new Make(Code.SWAP).fighters(fighters(e.one())).second(fighters(e.other())));
      case Effect.ReturnSidekick e ->
          add(new Make(Code.RETURN_SIDEKICK).sidekicks(named(e.kind())));
      case Effect.LeaveBoard _ -> add(new Make(Code.LEAVE_BOARD));
      case Effect.BecomeTrait e -> add(new Make(Code.BECOME_TRAIT).trait(trait(e.trait())));
      case Effect.ToggleTrait _ -> add(new Make(Code.TOGGLE_TRAIT));
      case Effect.ChooseTrait _ -> add(new Make(Code.CHOOSE_TRAIT));
      case Effect.MoveToken e ->
          add(
              new Make(Code.MOVE_TOKEN)
                  .which(e.which())
                  .who(e.by())
                  .number(e.upTo())
                  .may(e.may() || e.upTo() != Effect.MoveToken.ANYWHERE)
                  .freeOfFighters(e.freeOfFighters()));
      case Effect.GainAction e -> add(new Make(Code.GAIN_ACTION).number(e.actions()));
      case Effect.EndTurn _ -> add(new Make(Code.END_TURN));
    }
  }

  /** A test or question, what follows if so, and what follows if not. */
  private void branch(Make test, Effect then, Effect otherwise) {
    int at = code.size();
    add(test);
    emit(then);
    int jump = code.size();
    add(new Make(Code.JUMP));
    code.set(at, test.jump(code.size()).op());
    emit(otherwise);
    code.set(jump, new Make(Code.JUMP).jump(code.size()).op());
  }

  private void options(Effect.ChooseOptions effect) {
    int at = code.size();
    var choice = new Make(Code.OPTIONS).number(effect.take());
    add(choice);
    var starts = new ArrayList<Integer>();
    for (Effect option : effect.options()) {
      starts.add(code.size());
      emit(option);
      add(new Make(Code.OPTION_END).jump(at));
    }
    code.set(at, choice.jump(code.size()).starts(List.copyOf(starts)).op());
  }

  private void add(Make make) {
    code.add(make.op());
  }

  private Test test(Condition condition) {
    return switch (condition) {
      case Condition.Won _ -> plain(Test.Kind.WON);
      case Condition.Lost _ -> plain(Test.Kind.LOST);
      case Condition.Attacking _ -> plain(Test.Kind.ATTACKING);
      case Condition.Defending _ -> plain(Test.Kind.DEFENDING);
      case Condition.FoeIsHero _ -> plain(Test.Kind.FOE_IS_HERO);
      case Condition.StoodElsewhere _ -> plain(Test.Kind.STOOD_ELSEWHERE);
      case Condition.BeganOnToken _ -> plain(Test.Kind.BEGAN_ON_TOKEN);
      case Condition.SelfDefeated _ -> plain(Test.Kind.SELF_DEFEATED);
      case Condition.YourTurn _ -> plain(Test.Kind.YOUR_TURN);
      case Condition.FirstAction _ -> plain(Test.Kind.FIRST_ACTION);
      case Condition.DamageDone _ -> plain(Test.Kind.DAMAGE_DONE);
      case Condition.FighterDefeated _ -> plain(Test.Kind.FIGHTER_DEFEATED);
      case Condition.NamedOpposingValue _ -> plain(Test.Kind.NAMED_OPPOSING_VALUE);
      case Condition.HasTrait c ->
          new Test(Test.Kind.HAS_TRAIT, trait(c.trait()), Players.YOU, null, NO_PARTS);
      case Condition.Exists c ->
          new Test(Test.Kind.EXISTS, 0, Players.YOU, fighters(c.fighters()), NO_PARTS);
      case Condition.HealthAtMost c ->
          new Test(
              Test.Kind.HEALTH_AT_MOST, c.health(), Players.YOU, fighters(c.fighter()), NO_PARTS);
      case Condition.HandHasNamed c ->
          new Test(Test.Kind.HAND_HAS_NAMED, 0, c.who(), null, NO_PARTS);
      case Condition.Not c -> compound(Test.Kind.NOT, List.of(c.condition()));
      case Condition.All c -> compound(Test.Kind.ALL, c.conditions());
      case Condition.Any c -> compound(Test.Kind.ANY, c.conditions());
    };
  }

  private static Test plain(Test.Kind kind) {
    return new Test(kind, 0, Players.YOU, null, NO_PARTS);
  }

  private Test compound(Test.Kind kind, List<Condition> parts) {
    return new Test(kind, 0, Players.YOU, null, parts.stream().map(this::test).toList());
  }

  private Count count(Amount amount) {
    return switch (amount) {
      case Amount.Fixed a -> new Count(Count.Kind.FIXED, a.number(), 0, null);
      case Amount.CombatDamage _ -> new Count(Count.Kind.COMBAT_DAMAGE, 0, 0, null);
      case Amount.DamageTaken _ -> new Count(Count.Kind.DAMAGE_TAKEN, 0, 0, null);
      case Amount.DamageDealt _ -> new Count(Count.Kind.DAMAGE_DEALT, 0, 0, null);
      case Amount.Count a -> new Count(Count.Kind.FIGHTERS, 0, 0, fighters(a.fighters()));
      case Amount.DiscardsTagged a ->
          new Count(Count.Kind.DISCARDS, 0, seat.cardsTagged(a.tag()), null);
      case Amount.PerDiscarded a -> new Count(Count.Kind.PER_DISCARDED, a.each(), 0, null);
      case Amount.BoostOf a ->
          switch (a.card()) {
            case DISCARDED -> new Count(Count.Kind.BOOST_OF_DISCARDED, 0, 0, null);
            case REVEALED -> new Count(Count.Kind.BOOST_OF_REVEALED, 0, 0, null);
            case OPPOSING -> new Count(Count.Kind.BOOST_OF_OPPOSING, 0, 0, null);
          };
    };
  }

  private FighterSet fighters(Fighters set) {
    int mask = set.kind() == null ? 0 : named(set.kind());
    return new FighterSet(
        set.group(), mask, set.where(), set.near() == null ? null : fighters(set.near()));
  }

  private SpaceSet spaces(Spaces set) {
    return new SpaceSet(set.kind(), set.near() == null ? null : fighters(set.near()));
  }

  private int named(String fighter) {
    int mask = seat.fightersNamed(fighter);
    if (mask == 0) {
      throw new IllegalArgumentException(seat.hero().id() + " has no fighter " + fighter);
    }
    return mask;
  }

  private int trait(String trait) {
    int index = seat.hero().traits().indexOf(trait);
    if (index < 0) {
      throw new IllegalArgumentException(seat.hero().id() + " has no trait " + trait);
    }
    return index;
  }

  private int card(String id) {
    int number = seat.deck().number(id);
    if (number < 0) {
      throw new IllegalArgumentException(seat.hero().id() + " has no card " + id);
    }
    return number;
  }

  /** An instruction in the making: operands that a code does not need keep their default. */
  private static final class Make {
    private final Code code;
    private int number;
    private int take;
    private int card;
    private int cards;
    private int trait;
    private int sidekicks;
    private boolean may;
    private boolean throughOpposing;
    private boolean mustLeave;
    private boolean freeOfFighters;
    private Players players = Players.YOU;
    private Which which = Which.ONE;
    private @Nullable FighterSet fighters;
    private @Nullable FighterSet second;
    private @Nullable SpaceSet spaces;
    private @Nullable Count count;
    private @Nullable Test test;
    private int jump;
    private List<Integer> starts = List.of();

    Make(Code code) {
      this.code = code;
    }

    Make number(int value) {
      number = value;
      return this;
    }

    Make take(int value) {
      take = value;
      return this;
    }

    Make card(int value) {
      card = value;
      return this;
    }

    Make cards(int value) {
      cards = value;
      return this;
    }

    Make trait(int value) {
      trait = value;
      return this;
    }

    Make sidekicks(int value) {
      sidekicks = value;
      return this;
    }

    Make may(boolean value) {
      may = value;
      return this;
    }

    Make throughOpposing(boolean value) {
      throughOpposing = value;
      return this;
    }

    Make mustLeave(boolean value) {
      mustLeave = value;
      return this;
    }

    Make freeOfFighters(boolean value) {
      freeOfFighters = value;
      return this;
    }

    Make who(Players value) {
      players = value;
      return this;
    }

    Make which(Which value) {
      which = value;
      return this;
    }

    Make fighters(FighterSet value) {
      fighters = value;
      return this;
    }

    Make second(FighterSet value) {
      second = value;
      return this;
    }

    Make spaces(SpaceSet value) {
      spaces = value;
      return this;
    }

    Make count(Count value) {
      count = value;
      return this;
    }

    Make test(Test value) {
      test = value;
      return this;
    }

    Make jump(int value) {
      jump = value;
      return this;
    }

    Make starts(List<Integer> value) {
      starts = value;
      return this;
    }

    Op op() {
      return new Op(
          code,
          number,
          take,
          card,
          cards,
          trait,
          sidekicks,
          may,
          throughOpposing,
          mustLeave,
          freeOfFighters,
          players,
          which,
          fighters,
          second,
          spaces,
          count,
          test,
          jump,
          starts);
    }
  }
}
