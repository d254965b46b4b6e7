package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.CombatAmount;
import nonpareil.engine.effect.CombatCondition;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileAmount;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.game.Op.Code;
import nonpareil.engine.game.Op.Confine;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Op.Narrow;
import nonpareil.engine.game.Op.PlaceSet;
import nonpareil.engine.game.Op.SpaceSet;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.game.Triggers.Trigger;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import org.jspecify.annotations.Nullable;

/** Turns the effect trees of one hero into instructions, with names resolved to numbers. */
final class Compiler {

  /** The number of END_TURN where the turn that ends is the running one, whosever it is. */
  static final int RUNNING_TURN = 1;

  private static final List<Test> NO_PARTS = List.of();
  private static final List<Ability.Triggered> NO_TRIGGERS = List.of();
  private static final Tokens YOUR_TOKENS = Tokens.of(Tokens.Whose.YOURS);

  private final Seat seat;
  private final List<Op> code;
  private final BoardCompiler board;

  /** How many abilities have a number: those that wait, then those that happen once in a turn. */
  private int numbered;

  /** Somewhere in the effect being compiled several fighters are chosen. */
  private boolean choosesSeveral;

  private final RuleCompiler rules;
  private final PileCompiler piles;

  /** What rules of effects let happen at moments; compiled when all else is. */
  private final List<Delayed> delayed = new ArrayList<>();

  private final List<Trigger> waiting = new ArrayList<>();

  /** How many abilities happen when a fighter would take damage. */
  private int holding;

  /** How many effects at moments have been counted, for questions which comes first. */
  private int counted;

  /** The card that is being compiled, or nobody. */
  private int card = State.NOBODY;

  /** At which moment what is being compiled happens; null for effects of cards. */
  private Ability.@Nullable Moment moment;

  /** Who is asked by the next instruction. */
  private Players by = Players.YOU;

  /**
   * Something that happens at a moment by a rule in force.
   *
   * @param card the card whose effect puts it in force, or nobody
   * @param law the number of the rule
   */
  private record Delayed(Ability.Triggered triggered, int card, int law, boolean once) {}

  Compiler(Seat seat, Seat[] seats, List<Op> code) {
    this.seat = seat;
    this.code = code;
    rules = new RuleCompiler(this, seat);
    piles = new PileCompiler(this, seat, seats);
    board = new BoardCompiler(this, seat);
  }

  void compile() {
    Card.Timing[] timings = Card.Timing.values();
    int cards = seat.hero().allCards().size();
    var programs = new int[cards * timings.length];
    for (int c = 0; c < cards; c++) {
      card = c;
      for (Card.Timing timing : timings) {
        Effect effect = seat.deck().card(c).effects().get(timing);
        programs[c * timings.length + timing.ordinal()] =
            effect == null ? Seat.NO_PROGRAM : program(effect);
      }
    }
    seat.programs(programs);
    card = State.NOBODY;
    Ability ability = seat.hero().ability();
    triggers(ability.triggered());
    Ability.Moment[] moments = Ability.Moment.values();
    seat.abilities = new int[moments.length][];
    for (Ability.Moment moment : moments) {
      seat.abilities[moment.ordinal()] =
          ability.triggered().stream()
              .filter(t -> t.moment() == moment && !t.isQueued())
              .mapToInt(t -> program(t, t.isUsedUp() ? number(t) : 0))
              .toArray();
    }
    seat.bonuses =
        ability.valueBonuses().stream()
            .map(
                b ->
                    new Seat.Bonus(
                        named(b.fighter()), b.attacking(), test(b.condition()), count(b.plus())))
            .toArray(Seat.Bonus[]::new);
    seat.moveBonus = ability.moveBonus() == null ? null : count(ability.moveBonus());
    delayed();
    rules.finish();
  }

  /** The instruction at {@link EffectStack#REACTIONS}, which belongs to no hero. */
  static Op reactions() {
    return new Make(Code.REACTIONS).op();
  }

  /** The instruction at {@link Game#triggersPc}, which belongs to no hero. */
  static Op triggers() {
    return new Make(Code.TRIGGERS).op();
  }

  private int program(Effect effect) {
    int start = code.size();
    choosesSeveral =
        effect.contains(e -> e instanceof Effect.ChooseFighter c && c.number() != null);
    emit(effect);
    add(new Make(Code.END));
    return start;
  }

  // ---- abilities at a moment

  /** Numbers the abilities that are set off, and compiles them. */
  private void triggers(List<Ability.Triggered> all) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).isQueued()) {
        waiting.add(trigger(all.get(i), i, null));
      }
    }
    counted = all.size();
    for (int c = 0; c < seat.deck().size(); c++) {
      Card.InPlay inPlay = seat.deck().card(c).inPlay();
      card = c;
      for (Ability.Triggered triggered : inPlay == null ? NO_TRIGGERS : inPlay.triggered()) {
        waiting.add(trigger(triggered, counted++, null));
      }
    }
    card = State.NOBODY;
  }

  /** Something happens at a moment by a rule that the effect being compiled puts in force. */
  void later(Ability.Triggered triggered, int law, boolean once) {
    delayed.add(new Delayed(triggered, card, law, once));
  }

  /** What rules of effects let happen; such an effect may put further ones in force. */
  private void delayed() {
    for (int i = 0; i < delayed.size(); i++) {
      Delayed rule = delayed.get(i);
      card = rule.card();
      waiting.add(trigger(rule.triggered(), counted++, rule));
    }
    card = State.NOBODY;
    seat.waiting = waiting.toArray(Trigger[]::new);
    seat.actions = waiting.stream().filter(t -> t.moment().isWished()).toArray(Trigger[]::new);
    Ability.Moment[] moments = Ability.Moment.values();
    seat.triggers = new Trigger[moments.length][];
    for (Ability.Moment moment : moments) {
      seat.triggers[moment.ordinal()] =
          waiting.stream().filter(t -> t.moment() == moment).toArray(Trigger[]::new);
    }
  }

  private Trigger trigger(Ability.Triggered triggered, int effect, @Nullable Delayed rule) {
    Ability.Concern concern = triggered.concern();
    seat.movesScheme |=
        triggered.moment() == Ability.Moment.AFTER_SCHEME
            && triggered.effect().contains(Compiler::movesThisCard);
    if (triggered.moment() == Ability.Moment.WOULD_TAKE_DAMAGE) {
      holdOff();
    }
    int index = number(triggered);
    moment = triggered.moment();
    AbilityActions.Offered offered = null;
    if (moment.isWished()) {
      Condition condition = triggered.condition();
      offered =
          new AbilityActions.Offered(
              condition == null ? null : test(condition), new ArrayList<>(), new ArrayList<>());
    }
    int program = offered == null ? program(triggered, index) : action(triggered, index, offered);
    moment = null;
    return new Trigger(
        triggered,
        index,
        effect,
        program,
        card,
        rule == null ? State.NOBODY : rule.law(),
        rule != null && rule.once(),
        concern == null || concern.fighters() == null ? null : fighters(concern.fighters()),
        concern == null ? Ability.Whose.YOU : concern.whose(),
        concern == null ? Harm.ANY : concern.harm(),
        concern == null || concern.tokens() == null ? null : board.tokens(concern.tokens()),
        offered);
  }

  /** An action of an ability; what of it must be doable for it to be offered is collected. */
  private int action(Ability.Triggered triggered, int index, AbilityActions.Offered offered) {
    int start = code.size();
    if (triggered.isUsedUp()) {
      add(new Make(Code.USED).number(index));
    }
    actionSteps(triggered.effect(), offered, true);
    add(new Make(Code.END));
    return start;
  }

  /**
   * The words of an action one by one. Prices stand first and are not asked for: who takes the
   * action has decided to pay. Nothing after a choice can be done without it.
   *
   * @return whether only prices have been read so far
   */
  private boolean actionSteps(Effect effect, AbilityActions.Offered offered, boolean prices) {
    boolean paying = prices;
    for (Effect step :
        effect instanceof Effect.Sequence(List<Effect> all) ? all : List.of(effect)) {
      int at = code.size();
      Make owed = paying ? owed(step) : null;
      if (owed != null) {
        add(owed.detail(new DecidingWords.Owed()).jump(at + 1));
        offered.all().add(at);
        paying = actionSteps(step.children().getFirst(), offered, true);
        continue;
      }
      emit(step);
      boolean price = paying && isPrice(step);
      if (price || paying && isChoice(code.get(at).code())) {
        offered.all().add(at);
      } else if (offered.all().stream().noneMatch(pc -> isChoice(code.get(pc).code()))) {
        offered.some().add(at);
      }
      paying = price;
    }
    return paying;
  }

  /** The price of a word that asks for one and has what comes of it first; null of any other. */
  private @Nullable Make owed(Effect word) {
    return switch (word) {
      case Effect.Pay e -> pay(e);
      case RuleEffect.Spend e when e.amount() != null -> rules.spend(e);
      default -> null;
    };
  }

  private static boolean isChoice(Code code) {
    return code == Code.CHOOSE_FIGHTER
        || code == Code.CHOOSE_OPPONENT
        || code == Code.CHOOSE_SPACE
        || code == Code.CHOOSE_TOKEN
        || code == Code.CHOOSE_ZONE;
  }

  private Make pay(Effect.Pay effect) {
    return new Make(Code.PAY).who(effect.who()).amount(count(effect.cards()));
  }

  /** What is about to happen to fighters is held in the tail while abilities of it happen. */
  private void holdOff() {
    seat.needsExtra = true;
    seat.needsFurther = true;
    if (++holding > Impending.MOST_OF_HERO) {
      throw new IllegalArgumentException(
          "%s has more than %d abilities when fighters would take damage"
              .formatted(seat.hero().id(), Impending.MOST_OF_HERO));
    }
  }

  /** Whether "this card" is, in what is being compiled, the one that has set it off. */
  boolean isSetOffByCard() {
    return isSetOffByBoost()
        || moment == Ability.Moment.PLAYS_CARD
        || moment == Ability.Moment.AFTER_SCHEME;
  }

  boolean isSetOffByBoost() {
    return moment == Ability.Moment.BOOSTS;
  }

  private static boolean movesThisCard(Effect effect) {
    return effect instanceof PileEffect.MoveCards move && move.from().kind() == Pile.Kind.THIS_CARD;
  }

  /** The next number for an ability that waits or happens once in a turn. */
  private int number(Ability.Triggered triggered) {
    if (numbered == Triggers.MOST_OF_HERO) {
      throw new IllegalArgumentException(
          "%s has more than %d abilities that are set off by what happens"
              .formatted(seat.hero().id(), Triggers.MOST_OF_HERO));
    }
    seat.oncePerGame |= triggered.oncePerGame() ? 1 << numbered : 0;
    return numbered++;
  }

  /** An ability under its condition; what happens once is used up when it happens. */
  private int program(Ability.Triggered triggered, int index) {
    int start = code.size();
    Effect effect = triggered.effect();
    if (triggered.condition() != null) {
      add(new Make(Code.UNLESS).test(test(triggered.condition())));
    }
    if (triggered.isUsedUp()) {
      add(new Make(Code.ONCE).number(index));
      if (effect instanceof Effect.May(Effect inner)) {
        int at = code.size();
        var confirm = new Make(Code.CONFIRM);
        add(confirm);
        add(new Make(Code.USED).number(index));
        emit(inner);
        code.set(at, confirm.jump(code.size()).op());
      } else {
        add(new Make(Code.USED).number(index));
        emit(effect);
      }
    } else {
      emit(effect);
    }
    add(new Make(Code.END));
    return start;
  }

  void emit(Effect effect) {
    switch (effect) {
      case Effect.Sequence e -> e.effects().forEach(this::emit);
      case Effect.If e ->
          branch(new Make(Code.TEST).test(test(e.condition())), e.then(), e.otherwise());
      case Effect.May e ->
          branch(new Make(Code.CONFIRM), e.effect(), new Effect.Sequence(List.of()));
      case Effect.Pay e -> branch(pay(e), e.then(), e.otherwise());
      case Effect.ChooseOptions e -> options(e);
      case Effect.Draw e -> add(new Make(Code.DRAW).who(e.who()).count(count(e.cards())));
      case Effect.DrawUpTo e -> add(new Make(Code.DRAW_UP_TO).amount(count(e.most())));
      case Effect.KeepDrawn e -> add(new Make(Code.KEEP_DRAWN).amount(count(e.keep())));
      case Effect.LookAtTop e ->
          add(new Make(Code.LOOK_AT_TOP).amount(count(e.cards())).take(count(e.take())));
      case Effect.PutOnDeck e -> add(new Make(Code.PUT_ON_DECK).amount(count(e.cards())));
      case Effect.Discard e -> add(new Make(Code.DISCARD).who(e.who()).amount(count(e.cards())));
      case Effect.DiscardRandom e ->
          add(new Make(Code.DISCARD_RANDOM).who(e.who()).amount(count(e.cards())));
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
      case Effect.NameNumber e -> add(new Make(Code.NAME_NUMBER).amount(count(e.most())));
      case Effect.Search e -> add(new Make(Code.SEARCH).card(card(e.card())));
      case Effect.TakeDiscards e ->
          add(new Make(Code.TAKE_DISCARDS).cards(seat.cardsTagged(e.tag())));
      case Effect.RevealTop _ -> add(new Make(Code.REVEAL_TOP));
      case Effect.TakeRevealed _ -> add(new Make(Code.TAKE_REVEALED));
      case Effect.TakeBoostCard _ -> add(new Make(Code.TAKE_BOOST_CARD));
      case Effect.Cancel _ -> add(new Make(Code.CANCEL));
      case Effect.SetValue e -> add(new Make(Code.SET_VALUE).amount(count(e.value())));
      case Effect.AddValue e -> add(new Make(Code.ADD_VALUE).count(count(e.amount())));
      case Effect.OpposingValueIsBoost _ -> add(new Make(Code.OPPOSING_VALUE_IS_BOOST));
      case Effect.LockOpposingValue e ->
          add(new Make(Code.LOCK_OPPOSING_VALUE).amount(count(e.value())));
      case Effect.IgnoreOpposingValue _ -> add(new Make(Code.IGNORE_OPPOSING_VALUE));
      case Effect.Boost e -> add(new Make(Code.BOOST).who(e.who()).amount(count(e.times())));
      case Effect.PreventDamage e -> add(new Make(Code.PREVENT_DAMAGE).fighters(fighters(e.who())));
      case Effect.ReplaceAttackCard _ -> add(new Make(Code.REPLACE_ATTACK_CARD));
      case Effect.ForceAttackCard _ -> add(new Make(Code.FORCE_ATTACK_CARD));
      case Effect.TakeOver e -> add(new Make(Code.TAKE_OVER).fighters(fighters(e.who())));
      case Effect.LockOwnValues e -> add(new Make(Code.LOCK_OWN_VALUES).amount(count(e.value())));
      case Effect.ChooseFighter e -> {
        FighterSet among = fighters(e.among());
        add(
            new Make(Code.CHOOSE_FIGHTER)
                .fighters(among)
                .may(e.may())
                .amount(e.number() == null ? Count.of(Count.Kind.FIXED, 0) : count(e.number()))
                .detail(
                    speaksOf(among, Fighters.Group.CHOSEN)
                            || speaksOf(among, Fighters.Group.CHOSEN_BEFORE)
                        ? new FighterWords.FromChosen()
                        : null));
      }
      case Effect.ChooseSpace e -> add(new Make(Code.CHOOSE_SPACE).spaces(spaces(e.among())));
      case Effect.Damage e ->
          add(new Make(Code.DAMAGE).fighters(fighters(e.to())).each(count(e.amount())));
      case Effect.Defeat e -> add(new Make(Code.DEFEAT).fighters(fighters(e.who())));
      case Effect.Heal e ->
          add(new Make(Code.HEAL).fighters(fighters(e.who())).each(count(e.amount())));
      case Effect.SetHealth e ->
          add(new Make(Code.SET_HEALTH).fighters(fighters(e.who())).each(count(e.health())));
      case Effect.Revive e -> add(new Make(Code.REVIVE).amount(count(e.health())));
      case Effect.Move e ->
          add(
              new Make(Code.MOVE)
                  .fighters(fighters(e.who()))
                  .amount(count(e.upTo()))
                  .throughOpposing(e.throughOpposing())
                  .to(e.to() == null ? null : spaces(e.to())));
      case Effect.Place e ->
          add(
              new Make(Code.PLACE)
                  .fighters(fighters(e.who()))
                  .spaces(spaces(e.on()))
                  .may(e.may())
                  .mustLeave(e.mustLeave())
                  .detail(isOne(e.who()) ? null : new FighterWords.Several()));
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
                  .amount(count(e.upTo()))
                  .may(e.may() || !e.upTo().equals(Effect.MoveToken.ANYWHERE))
                  .freeOfFighters(e.freeOfFighters())
                  .detail(board.tokens(e.among() == null ? YOUR_TOKENS : e.among())));
      case BoardEffect e -> board.emit(e);
      case Effect.GainAction e -> add(new Make(Code.GAIN_ACTION).amount(count(e.actions())));
      case Effect.EndTurn e -> add(new Make(Code.END_TURN).number(e.running() ? RUNNING_TURN : 0));
      case RuleEffect e -> rules.emit(e);
      case PileEffect e -> add(piles.make(e));
      case CombatEffect e -> add(ClashCompiler.make(this, e));
      case Deciding.By e -> {
        by = e.who();
        emit(e.word());
      }
      case Deciding.Offer e -> offer(e);
      case ByHand e -> byHand(e);
      case Deciding.EachFighter e ->
          eachPiece(new Make(Code.EACH_PIECE).fighters(fighters(e.among())), e.effect());
      case Deciding.EachToken e ->
          eachPiece(new Make(Code.EACH_PIECE).detail(board.tokens(e.among())), e.effect());
      case Deciding.Each e -> {
        int at = code.size();
        seat.needsExtra = true;
        var each = new Make(Code.EACH).who(e.who());
        add(each);
        emit(e.effect());
        add(new Make(Code.JUMP).jump(at));
        code.set(at, each.jump(code.size()).op());
      }
    }
  }

  private void eachPiece(Make each, Effect inner) {
    int at = code.size();
    seat.needsExtra = true;
    seat.needsFurther = true;
    add(each);
    emit(inner);
    add(new Make(Code.JUMP).jump(at));
    code.set(at, each.jump(code.size()).op());
  }

  /** One act after the other; cards of a hand are picked by an instruction of their own. */
  private void byHand(ByHand effect) {
    seat.needsExtra = true; // cards go into decks
    int at = code.size();
    var detail = new HandWords.Text(effect);
    add(new Make(Code.BY_HAND).detail(detail).jump(at + 2));
    add(new Make(Code.CARD_BY_HAND).detail(detail).jump(at));
  }

  /** A test or question, what follows if so, and what follows if not. */
  void branch(Make test, Effect then, Effect otherwise) {
    int at = code.size();
    add(test);
    emit(then);
    int jump = code.size();
    add(new Make(Code.JUMP));
    code.set(at, test.jump(code.size()).op());
    emit(otherwise);
    code.set(jump, new Make(Code.JUMP).jump(code.size()).op());
  }

  /**
   * What may be done, and what follows if it is or is not. A first word that can be declined by
   * itself is the question; otherwise it is asked beforehand, if that can be done at all. What is
   * declined in the end, or cannot be done when it is reached, leaves the whole undone.
   */
  private void offer(Deciding.Offer offer) {
    List<Effect> steps =
        offer.effect() instanceof Effect.Sequence(List<Effect> all) && !all.isEmpty()
            ? all
            : List.of(offer.effect());
    var undone = new ArrayList<Integer>();
    Players decider = by;
    boolean asks = decider == Declinable.decider(steps.getFirst());
    int confirm = code.size();
    if (!asks) {
      undone.add(confirm);
      add(new Make(Code.CONFIRM));
    }
    by = Players.YOU;
    var asked = new ArrayList<Integer>();
    for (int i = 0; i < steps.size(); i++) {
      if (!asks && i == asked.size() && steps.subList(0, i).stream().allMatch(Compiler::isPrice)) {
        asked.add(code.size());
      } else if (i > 0) {
        undone.add(code.size());
        add(new Make(Code.CAN));
      }
      emit(steps.get(i));
      Declinable declinable = Declinable.of(steps.get(i));
      if (declinable != null) {
        undone.add(code.size());
        add(new Make(Code.DONE).number(declinable.ordinal()));
      }
    }
    emit(offer.then());
    int jump = code.size();
    add(new Make(Code.JUMP));
    int otherwise = code.size();
    emit(offer.otherwise());
    code.set(jump, new Make(Code.JUMP).jump(code.size()).op());
    for (int at : undone) {
      Make test = new Make(code.get(at).code()).number(code.get(at).number());
      if (at == confirm) {
        test.detail(new DecidingWords.Offered(List.copyOf(asked)));
      }
      code.set(at, test.by(code.get(at).by()).jump(otherwise).op());
    }
  }

  /** What takes something away, so that a word after it is not made possible by it. */
  private static boolean isPrice(Effect word) {
    return word instanceof Effect.Discard
        || word instanceof Effect.DiscardRandom
        || word instanceof Effect.DiscardTop
        || word instanceof RuleEffect.Lose
        || word instanceof RuleEffect.LoseActions;
  }

  private void options(Effect.ChooseOptions effect) {
    int at = code.size();
    var choice = new Make(Code.OPTIONS).amount(count(effect.take()));
    add(choice);
    var starts = new ArrayList<Integer>();
    for (Effect option : effect.options()) {
      starts.add(code.size());
      emit(option);
      add(new Make(Code.OPTION_END).jump(at));
    }
    code.set(at, choice.jump(code.size()).starts(List.copyOf(starts)).op());
  }

  int size() {
    return code.size();
  }

  void replace(int at, Make make) {
    code.set(at, make.op());
  }

  void add(Make make) {
    code.add(make.by(by).op());
    by = Players.YOU;
  }

  Test test(Condition condition) {
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
          new Test(Test.Kind.HAS_TRAIT, trait(c.trait()), Players.YOU, null, NO_PARTS, List.of());
      case Condition.Exists c ->
          new Test(Test.Kind.EXISTS, 0, Players.YOU, fighters(c.fighters()), NO_PARTS, List.of());
      case Condition.HealthAtMost c ->
          new Test(
              Test.Kind.HEALTH_AT_MOST,
              c.health(),
              Players.YOU,
              fighters(c.fighter()),
              NO_PARTS,
              List.of());
      case Condition.HandHasNamed c ->
          new Test(Test.Kind.HAND_HAS_NAMED, 0, c.who(), null, NO_PARTS, List.of());
      case Happened c -> rules.test(c);
      case CombatCondition.CardPlayed c ->
          new Test(
              Test.Kind.CARD_PLAYED, c.card().ordinal(), Players.YOU, null, NO_PARTS, List.of());
      case CombatCondition.Boosted c ->
          new Test(Test.Kind.BOOSTED, c.card().ordinal(), Players.YOU, null, NO_PARTS, List.of());
      case CombatCondition.CardIs c ->
          new Test(
              Test.Kind.CARD_IS,
              c.card().ordinal() | c.type().ordinal() << 1,
              Players.YOU,
              null,
              NO_PARTS,
              List.of());
      case CombatCondition.CardFits c ->
          new Test(
              Test.Kind.CARD_FITS,
              c.card().ordinal() | piles.played(c.cards()) << 1,
              Players.YOU,
              null,
              NO_PARTS,
              List.of());
      case Condition.HasCards c ->
          new Test(
              Test.Kind.HAS_CARDS,
              piles.heap(c.cards(), c.in(), c.whose()),
              Players.YOU,
              null,
              NO_PARTS,
              List.of());
      case Condition.Compare c ->
          new Test(
              Test.Kind.COMPARE,
              c.how().ordinal(),
              Players.YOU,
              null,
              NO_PARTS,
              List.of(count(c.number()), count(c.with())));
      case Condition.Not c -> compound(Test.Kind.NOT, List.of(c.condition()));
      case Condition.All c -> compound(Test.Kind.ALL, c.conditions());
      case Condition.Any c -> compound(Test.Kind.ANY, c.conditions());
    };
  }

  private static Test plain(Test.Kind kind) {
    return new Test(kind, 0, Players.YOU, null, NO_PARTS, List.of());
  }

  private Test compound(Test.Kind kind, List<Condition> parts) {
    return new Test(kind, 0, Players.YOU, null, parts.stream().map(this::test).toList(), List.of());
  }

  Count count(Amount amount) {
    return switch (amount) {
      case BoardAmount a -> board.count(a);
      case Amount.Fixed a -> Count.of(Count.Kind.FIXED, a.number());
      case Amount.CombatDamage _ -> Count.of(Count.Kind.COMBAT_DAMAGE, 0);
      case Amount.DamageTaken a ->
          Count.of(a.opposing() ? Count.Kind.DAMAGE_TAKEN_BY_FOE : Count.Kind.DAMAGE_TAKEN, 0);
      case CombatAmount.DamagePrevented _ -> Count.of(Count.Kind.DAMAGE_PREVENTED, 0);
      case CombatAmount.DamageToCome _ -> Count.of(Count.Kind.DAMAGE_TO_COME, 0);
      case Amount.DamageDealt _ -> Count.of(Count.Kind.DAMAGE_DEALT, 0);
      case Amount.Count a -> Count.of(Count.Kind.FIGHTERS, fighters(a.fighters()));
      case Amount.DiscardsTagged a ->
          new Count(
              Count.Kind.DISCARDS,
              0,
              seat.cardsTagged(a.tag()),
              Players.YOU,
              null,
              null,
              null,
              List.of());
      case Amount.PerDiscarded a -> Count.of(Count.Kind.PER_DISCARDED, a.each());
      case Remembered a -> rules.count(a);
      case Amount.BoostOf a ->
          switch (a.card()) {
            case MOVED -> Count.of(Count.Kind.BOOST_OF_DISCARDED, 0);
            case SEEN -> Count.of(Count.Kind.BOOST_OF_SEEN, 0);
            case DISCARDED -> Count.of(Count.Kind.BOOST_OF_DISCARDED, 0);
            case REVEALED -> Count.of(Count.Kind.BOOST_OF_REVEALED, 0);
            case OPPOSING -> Count.of(Count.Kind.BOOST_OF_OPPOSING, 0);
            case OWN -> Count.of(Count.Kind.BOOST_OF_OWN, 0);
            case DISCARD_TOP -> {
              seat.readsTopDiscard = true;
              yield Count.of(Count.Kind.BOOST_OF_TOP_DISCARD, 0);
            }
            case CHOSEN, THIS_CARD, BOOST_CARDS -> {
              seat.needsExtra = true;
              seat.needsFurther |= a.card() == Amount.BoostOf.Which.THIS_CARD && isSetOffByCard();
              yield Count.of(Count.Kind.BOOST_ON, a.card().ordinal());
            }
          };
      case Arithmetic a -> arithmetic(a);
      case Reading a -> reading(a);
      case PileAmount.CountCards a ->
          Count.of(Count.Kind.CARDS, piles.heap(a.cards(), a.in(), a.whose()));
      case PileAmount.MovedCards _ -> Count.of(Count.Kind.MOVED_CARDS, 0);
      case PileAmount.HighestBoost _ -> Count.of(Count.Kind.HIGHEST_BOOST, 0);
      case PileAmount.ValueOn a -> {
        seat.needsExtra = true;
        seat.readsTopDiscard |= a.card() == Amount.BoostOf.Which.DISCARD_TOP;
        seat.needsFurther |= a.card() == Amount.BoostOf.Which.THIS_CARD && isSetOffByCard();
        yield Count.of(Count.Kind.VALUE_ON, a.card().ordinal());
      }
      case PileAmount.Laid _ -> Count.of(Count.Kind.LAID, 0);
    };
  }

  private Count arithmetic(Arithmetic amount) {
    return switch (amount) {
      case Arithmetic.Sum a -> of(Count.Kind.SUM, a.of());
      case Arithmetic.Times a -> of(Count.Kind.TIMES, List.of(a.times(), a.of()));
      case Arithmetic.Portion a ->
          Count.of(
              a.up() ? Count.Kind.PORTION_UP : Count.Kind.PORTION, a.by(), List.of(count(a.of())));
      case Arithmetic.Difference a -> of(Count.Kind.DIFFERENCE, List.of(a.one(), a.other()));
      case Arithmetic.Minus a -> of(Count.Kind.MINUS, List.of(a.from(), a.taken()));
      case Arithmetic.SmallerOf a -> of(Count.Kind.SMALLEST, a.of());
      case Arithmetic.LargerOf a -> of(Count.Kind.LARGEST, a.of());
    };
  }

  private Count of(Count.Kind kind, List<Amount> parts) {
    return Count.of(kind, 0, parts.stream().map(this::count).toList());
  }

  private Count reading(Reading amount) {
    return switch (amount) {
      case Reading.CardsIn a -> {
        Count.Kind kind =
            switch (a.pile()) {
              case HAND -> Count.Kind.HAND;
              case DECK -> Count.Kind.DECK;
              case DISCARD -> Count.Kind.DISCARD;
            };
        yield new Count(kind, 0, 0, a.whose(), null, null, null, List.of());
      }
      case Reading.HealthOf a -> Count.of(Count.Kind.HEALTH, fighters(a.fighters()));
      case Reading.HealthLost a -> Count.of(Count.Kind.HEALTH_LOST, fighters(a.fighters()));
      case Reading.ZonesOf a -> Count.of(Count.Kind.ZONES, fighters(a.fighters()));
      case Reading.Distance a ->
          new Count(
              Count.Kind.DISTANCE,
              0,
              0,
              Players.YOU,
              fighters(a.one()),
              fighters(a.other()),
              null,
              List.of());
      case Reading.ValueOf a ->
          Count.of(
              a.card() == Reading.Side.OWN ? Count.Kind.VALUE_OF_OWN : Count.Kind.VALUE_OF_OPPOSING,
              0);
      case Reading.PrintedValueOf a ->
          Count.of(
              a.card() == Reading.Side.OWN
                  ? Count.Kind.PRINTED_VALUE_OF_OWN
                  : Count.Kind.PRINTED_VALUE_OF_OPPOSING,
              0);
      case Reading.NamedNumber _ -> Count.of(Count.Kind.NAMED_NUMBER, 0);
    };
  }

  FighterSet fighters(Fighters set) {
    int mask = set.kind() == null ? 0 : named(set.kind());
    seat.remembersChoice |= set.group() == Fighters.Group.CHOSEN_BY_LAST_SCHEME;
    seat.needsExtra |=
        seat.remembersChoice
            || set.group() == Fighters.Group.IT
            || set.group() == Fighters.Group.CHOSEN_BEFORE
            || set.group() == Fighters.Group.PASSED;
    seat.needsFurther |= set.group() == Fighters.Group.CHOSEN_BEFORE;
    return new FighterSet(
        set.group(),
        mask,
        set.where(),
        set.near() == null ? null : fighters(set.near()),
        set.filters().stream().map(this::narrow).toList());
  }

  private Narrow narrow(Filter filter) {
    return switch (filter) {
      case Filter.Standing f -> {
        Narrow.Kind kind =
            switch (f.where()) {
              case ADJACENT -> Narrow.Kind.ADJACENT;
              case SAME_ZONE -> Narrow.Kind.SAME_ZONE;
              case ON_TOKEN -> Narrow.Kind.ON_TOKEN;
              case ON_CHOSEN_TOKEN -> Narrow.Kind.ON_CHOSEN_TOKEN;
              case ON_CHOSEN_SPACES -> Narrow.Kind.ON_CHOSEN_SPACES;
              case BESIDE_CHOSEN_SPACES -> Narrow.Kind.BESIDE_CHOSEN_SPACES;
              case IN_CHOSEN_ZONE -> Narrow.Kind.IN_CHOSEN_ZONE;
              case ANYWHERE -> Narrow.Kind.ANYWHERE;
            };
        yield narrow(kind, f.not(), f.near() == null ? null : fighters(f.near()), null);
      }
      case Filter.Within f ->
          narrow(Narrow.Kind.WITHIN, f.beyond(), fighters(f.of()), count(f.spaces()));
      case Filter.Except f -> narrow(Narrow.Kind.AMONG, true, fighters(f.of()), null);
      case Filter.Among f -> narrow(Narrow.Kind.AMONG, false, fighters(f.of()), null);
      case Filter.Either f ->
          new Narrow(
              Narrow.Kind.EITHER,
              0,
              false,
              null,
              null,
              Comparison.EXACTLY,
              Players.YOU,
              f.of().stream().map(this::fighters).toList(),
              null);
      case Filter.At f ->
          new Narrow(
              Narrow.Kind.AT,
              0,
              false,
              null,
              null,
              Comparison.EXACTLY,
              Players.YOU,
              List.of(),
              place(f.place()));
      case Filter.Role f -> narrow(Narrow.Kind.HERO, !f.hero(), null, null);
      case Filter.Owned f ->
          new Narrow(
              Narrow.Kind.OWNED, 0, false, null, null, Comparison.EXACTLY, f.by(), List.of(), null);
      case Filter.Health f -> compared(Narrow.Kind.HEALTH, 0, f.how(), f.number());
      case Filter.Bearing f ->
          compared(Narrow.Kind.BEARING, rules.counter(f.counter()), f.how(), f.number());
      case Filter.Done f -> {
        seat.needsExtra = true;
        yield narrow(
            switch (f.act()) {
              case ATTACKED -> Narrow.Kind.HAS_ATTACKED;
              case TAKEN_DAMAGE -> Narrow.Kind.HAS_TAKEN_DAMAGE;
            },
            false,
            null,
            null);
      }
      case Filter.Moved _ -> {
        seat.needsExtra = true;
        yield narrow(Narrow.Kind.HAS_MOVED, false, null, null);
      }
      case Filter.Unhurt f -> narrow(Narrow.Kind.UNHURT, !f.full(), null, null);
      case Filter.Ranged f -> narrow(Narrow.Kind.RANGED, !f.ranged(), null, null);
    };
  }

  private static Narrow narrow(
      Narrow.Kind kind, boolean not, @Nullable FighterSet near, @Nullable Count count) {
    return new Narrow(kind, 0, not, near, count, Comparison.EXACTLY, Players.YOU, List.of(), null);
  }

  /** What a number of each fighter is compared with. */
  private Narrow compared(Narrow.Kind kind, int number, Comparison how, Amount with) {
    return new Narrow(kind, number, false, null, count(with), how, Players.YOU, List.of(), null);
  }

  PlaceSet place(Place place) {
    seat.needsExtra |= place.how() == Place.How.FARTHER || place.how() == Place.How.NEARER;
    return new PlaceSet(
        place.how(),
        place.spaces() == null ? null : count(place.spaces()),
        spaces(place.from()),
        place.not());
  }

  SpaceSet spaces(Spaces set) {
    if (set.kind() == Spaces.Kind.LEFT) {
      board.countSteps();
    }
    return new SpaceSet(
        set.kind(),
        set.near() == null ? null : fighters(set.near()),
        set.tokens() == null ? null : board.tokens(set.tokens()),
        set.filters().stream().map(this::confine).toList());
  }

  private Confine confine(SpaceFilter filter) {
    seat.needsExtra |= filter instanceof SpaceFilter.Farther;
    return switch (filter) {
      case SpaceFilter.NextTo f -> confine(Confine.Kind.ADJACENT, f.not(), fighters(f.of()), null);
      case SpaceFilter.InZoneOf f ->
          confine(Confine.Kind.SAME_ZONE, f.not(), fighters(f.of()), null);
      case SpaceFilter.Within f ->
          confine(Confine.Kind.WITHIN, f.beyond(), fighters(f.of()), count(f.spaces()));
      case SpaceFilter.Farther f ->
          confine(
              f.nearer() ? Confine.Kind.NEARER : Confine.Kind.FARTHER,
              false,
              fighters(f.from()),
              null);
      case SpaceFilter.Empty _ -> confine(Confine.Kind.EMPTY, false, null, null);
      case SpaceFilter.Except f ->
          new Confine(Confine.Kind.AMONG, true, null, null, List.of(spaces(f.of())), null);
      case SpaceFilter.Among f ->
          new Confine(Confine.Kind.AMONG, false, null, null, List.of(spaces(f.of())), null);
      case SpaceFilter.Either f ->
          new Confine(
              Confine.Kind.AMONG,
              false,
              null,
              null,
              f.of().stream().map(this::spaces).toList(),
              null);
      case SpaceFilter.At f ->
          new Confine(Confine.Kind.AT, false, null, null, List.of(), place(f.place()));
    };
  }

  private static Confine confine(
      Confine.Kind kind, boolean not, @Nullable FighterSet near, @Nullable Count count) {
    return new Confine(kind, not, near, count, List.of(), null);
  }

  /** Whether a set is never more than one fighter, as the language had it first. */
  boolean isOne(Fighters set) {
    return switch (set.group()) {
      case SELF, FOE, HERO, CHOSEN_BEFORE, CHOSEN_HERO, IT -> true;
      case CHOSEN -> !choosesSeveral;
      case KIND -> Integer.bitCount(named(Objects.requireNonNull(set.kind()))) == 1;
      case YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          false;
    };
  }

  /** Whether an amount speaks of the fighter that is acted on, so that each has its own. */
  private static boolean forEach(Count count) {
    return speaksOf(count, Fighters.Group.IT);
  }

  private static boolean speaksOf(Count count, Fighters.Group group) {
    return speaksOf(count.fighters(), group)
        || speaksOf(count.second(), group)
        || speaksOf(count.tokens(), group)
        || count.parts().stream().anyMatch(part -> speaksOf(part, group));
  }

  private static boolean speaksOf(@Nullable FighterSet set, Fighters.Group group) {
    return set != null
        && (set.group() == group
            || speaksOf(set.near(), group)
            || set.filters().stream()
                .anyMatch(
                    f ->
                        speaksOf(f.near(), group)
                            || speaksOf(f.place(), group)
                            || f.sets().stream().anyMatch(among -> speaksOf(among, group))
                            || f.count() != null && speaksOf(f.count(), group)));
  }

  private static boolean speaksOf(@Nullable PlaceSet place, Fighters.Group group) {
    return place != null
        && (speaksOf(place.from(), group)
            || place.count() != null && speaksOf(place.count(), group));
  }

  private static boolean speaksOf(SpaceSet set, Fighters.Group group) {
    return speaksOf(set.near(), group)
        || speaksOf(set.tokens(), group)
        || set.filters().stream()
            .anyMatch(
                f ->
                    speaksOf(f.near(), group)
                        || speaksOf(f.place(), group)
                        || f.sets().stream().anyMatch(among -> speaksOf(among, group))
                        || f.count() != null && speaksOf(f.count(), group));
  }

  private static boolean speaksOf(@Nullable TokenSet set, Fighters.Group group) {
    return set != null
        && (speaksOf(set.adjacentTo(), group)
            || speaksOf(set.inZoneOf(), group)
            || speaksOf(set.under(), group)
            || set.picks().stream()
                .anyMatch(
                    p ->
                        speaksOf(p.place(), group)
                            || p.sets().stream().anyMatch(among -> speaksOf(among, group))));
  }

  int named(String fighter) {
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
  static final class Make {
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
    private Players by = Players.YOU;
    private Op.@Nullable Detail detail;

    Make(Code code) {
      this.code = code;
    }

    Make number(int value) {
      number = value;
      return this;
    }

    /** A number that is fixed, or else read from the game when the word begins. */
    Make amount(Count value) {
      if (value.kind() == Count.Kind.FIXED) {
        return number(value.number());
      }
      return number(Op.MEASURED).count(value);
    }

    Make take(Count value) {
      if (value.kind() == Count.Kind.FIXED) {
        take = value.number();
        return this;
      }
      take = Op.MEASURED;
      return detail(new Op.Second(value));
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

    Make to(@Nullable SpaceSet value) {
      spaces = value;
      return this;
    }

    /** An amount that may be measured for each fighter the word acts on. */
    Make each(Count value) {
      return forEach(value) ? count(value).detail(new Op.ForEach()) : count(value);
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

    Make by(Players value) {
      by = value;
      return this;
    }

    Make detail(Op.@Nullable Detail value) {
      detail = value;
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
          starts,
          by,
          detail);
    }
  }
}
