package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Part.Options;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.CombatEffect.ChangeValue;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;

/** Turns an effect tree into sentences, in either language. */
final class Composer {

  private final Voice voice;
  private final Memory memory;
  private final Joining joining;
  private final BoardComposer board;

  Composer(Voice voice) {
    this.voice = voice;
    this.memory = voice.memory();
    this.joining = new Joining(voice);
    this.board = new BoardComposer(voice, joining, this::parts);
  }

  List<Part> compose(Effect effect) {
    return parts(Rewriting.simplify(effect, memory.hero()));
  }

  /** The same at a moment of the game: what is told there in plain words is one sentence. */
  List<Part> compose(Lead lead, Effect effect) {
    var parts = new ArrayList<>(Joining.joined(compose(effect)));
    boolean sentences = parts.stream().allMatch(Sentence.class::isInstance);
    if (sentences && Texts.lines(parts, voice.joints()).size() > 1) {
      return all(lead, parts);
    }
    if (parts.isEmpty()) {
      return parts;
    }
    var led = new ArrayList<>(parts);
    led.set(0, parts.getFirst().under(lead));
    return sentences && Texts.lines(led, voice.joints()).size() > 1 ? all(lead, parts) : led;
  }

  /** In a list: a line of its own would no longer stand at that moment. */
  private List<Part> all(Lead lead, List<Part> parts) {
    var all = voice.deciding().doFollowing(PlayerMention.plain(Players.YOU));
    return List.of(Joining.block(all, parts).under(lead));
  }

  private List<Part> parts(Effect effect) {
    return switch (effect) {
      case Effect.Sequence(List<Effect> steps) -> sequence(steps);
      case Effect.If choice -> choice(choice);
      case Effect.May(Effect inner) -> may(Players.YOU, inner);
      case Effect.ChooseOptions options -> options(Players.YOU, options);
      case Effect.Pay pay -> pay(pay);
      case Effect.Draw(Players who, Amount cards) ->
          one(voice.cards().draw(memory.mention(who), cards));
      case Effect.DrawUpTo(Amount most) -> one(voice.cards().drawUpTo(most));
      case Effect.KeepDrawn(Amount keep) -> one(voice.cards().keepDrawn(keep));
      case Effect.LookAtTop(Amount cards, Amount take) -> lookAtTop(cards, take);
      case Effect.PutOnDeck(Amount cards) -> one(voice.cards().putOnDeck(cards));
      case Effect.Discard(Players who, Amount cards) ->
          one(voice.cards().discard(memory.mention(who), cards));
      case Effect.DiscardRandom(Players who, Amount cards) ->
          one(voice.cards().discardRandom(memory.mention(who), cards));
      case Effect.DiscardTop() -> one(voice.cards().discardTop());
      case Effect.DiscardAny any -> {
        memory.discardedAny();
        yield List.of(Sentence.may(voice.cards().discardAny(any.banner())));
      }
      case Effect.SeeHand(Players who) -> seen(who, voice.cards().seeHand(memory.mention(who)));
      case Effect.RevealHand(Players who) ->
          seen(who, voice.cards().revealHand(memory.mention(who)));
      case Effect.DiscardSeen(Players who) -> one(voice.cards().discardSeen(memory.mention(who)));
      case Effect.DiscardNamed(Players who) -> one(voice.cards().discardNamed(memory.mention(who)));
      case Effect.ChooseOpponent() -> one(voice.cards().chooseOpponent());
      case Effect.NameNumber(Amount most) -> one(voice.cards().nameNumber(most));
      case Effect.Search(String card) ->
          List.of(
              Sentence.of(voice.cards().search(card)),
              Sentence.of(voice.cards().shuffleIfSearched()).asChained());
      case Effect.TakeDiscards(String tag) -> one(voice.cards().takeDiscards(tag));
      case Effect.RevealTop() -> one(voice.cards().revealTop());
      case Effect.TakeRevealed() -> one(voice.cards().takeRevealed());
      case Effect.TakeBoostCard() -> one(voice.cards().takeBoostCard());
      case Effect.Cancel() -> one(voice.combat().cancel(memory.opposingCardMentioned()));
      case Effect.SetValue(Amount value) -> one(voice.combat().setValue(value));
      case Effect.AddValue(Amount amount) -> one(voice.combat().addValue(amount));
      case Effect.OpposingValueIsBoost() -> one(voice.combat().opposingValueIsBoost());
      case Effect.LockOpposingValue(Amount value) -> one(voice.combat().lockOpposingValue(value));
      case Effect.IgnoreOpposingValue() -> one(voice.combat().ignoreOpposingValue());
      case Effect.Boost(Players who, Amount times) ->
          List.of(Sentence.may(voice.combat().boost(memory.mention(who), times)));
      case Effect.PreventDamage(Fighters who) ->
          one(voice.combat().preventDamage(memory.mention(who)));
      case Effect.ReplaceAttackCard() ->
          List.of(Sentence.of(voice.combat().replaceAttackCard()).asMay());
      case Effect.ForceAttackCard() ->
          List.of(
              Sentence.of(voice.combat().attackCardReturns()),
              Sentence.of(voice.combat().pickAttackCard()).asChained());
      case Effect.TakeOver(Fighters who) -> one(voice.combat().takeOver(memory.mention(who)));
      case Effect.LockOwnValues(Amount value) -> one(voice.combat().lockOwnValues(value));
      case Effect.ChooseFighter choice -> chooseFighter(choice);
      case Effect.ChooseSpace(Spaces among) -> chooseSpaces(List.of(among));
      case Effect.Damage(Fighters to, Amount amount) ->
          one(voice.fighters().damage(memory.mention(to), amount));
      case Effect.Defeat(Fighters who) -> one(voice.fighters().defeat(memory.mention(who)));
      case Effect.Heal(Fighters who, Amount amount) ->
          one(voice.fighters().heal(memory.mention(who), amount));
      case Effect.SetHealth(Fighters who, Amount health) ->
          one(voice.fighters().setHealth(memory.mention(who), health));
      case Effect.Revive(Amount health) ->
          one(voice.fighters().revive(memory.mention(Fighters.of(Fighters.Group.SELF)), health));
      case Effect.Move move -> move(move);
      case Effect.Place place -> List.of(place(place));
      case Effect.Swap(Fighters first, Fighters other) when first.equals(other) ->
          one(voice.fighters().swapChosen());
      case Effect.Swap(Fighters first, Fighters other) ->
          swap(memory.mention(first), memory.mention(other));
      case Effect.ReturnSidekick(String kind) -> one(voice.fighters().returnSidekicks(kind, 1));
      case Effect.LeaveBoard() -> {
        Fighters self = Fighters.of(Fighters.Group.SELF);
        yield List.of(
            Sentence.of(voice.fighters().leaveBoard(memory.mention(self))),
            Sentence.of(voice.fighters().comeBack(memory.mention(self))).asChained());
      }
      case Effect.BecomeTrait(String trait) -> one(voice.traits().becomeTrait(trait));
      case Effect.ToggleTrait() -> one(voice.traits().toggleTrait());
      case Effect.ChooseTrait() -> List.of(Sentence.may(voice.traits().chooseTrait()));
      case Effect.MoveToken move -> List.of(moveToken(move));
      case BoardEffect e -> board.parts(e);
      case Effect.GainAction(Amount actions) -> one(voice.traits().gainAction(actions));
      case Effect.ExtraTurn() -> one(voice.traits().extraTurn());
      case Effect.EndTurn(boolean running) -> one(voice.traits().endTurn(running));
      case RuleEffect rule -> new RuleComposer(voice).parts(rule, this::parts);
      case PileEffect piles -> PileTexts.parts(piles, voice);
      case CombatEffect e -> List.of(combat(e));
      case Deciding.By(Players who, Effect word) -> by(who, word);
      case Deciding.Offer offer -> offer(Players.YOU, offer);
      case Deciding.Each(Players who, Effect inner) -> each(who, inner);
      case Deciding.Repeat(Effect inner, Amount times, Condition until) -> {
        Fighters recent = memory.recent();
        List<Part> parts = parts(inner);
        String end = until == null ? null : voice.joints().until(until);
        memory.backTo(recent);
        yield List.of(Joining.block(voice.deciding().doRepeatedly(times, end), parts));
      }
      case Deciding.EachFighter(Fighters among, Effect inner) -> {
        Clause all = voice.deciding().doFollowingForEach(memory.mention(among).fighters());
        memory.partOf(among);
        yield eachPiece(all, inner);
      }
      case Deciding.EachToken(Tokens among, Effect inner) -> {
        Clause all = voice.deciding().doFollowingForEach(among);
        memory.partOf(among);
        yield eachPiece(all, inner);
      }
      case ByHand text -> one(voice.deciding().byHand(memory.read(text)));
    };
  }

  private Sentence combat(CombatEffect effect) {
    ClashWords says = voice.clash();
    return switch (effect) {
      case CombatEffect.ChangeValue(CardOf card, ChangeValue.How how, Amount amount) ->
          Sentence.of(
              switch (how) {
                case INSTEAD -> says.setValue(card, amount);
                case PLUS -> says.addValue(card, amount);
                case MINUS -> says.subtractValue(card, amount);
              });
      case CombatEffect.HalveValue(CardOf card, boolean up) ->
          Sentence.of(says.halveValue(card, up));
      case CombatEffect.ExchangeValues() -> Sentence.of(says.exchangeValues());
      case CombatEffect.LockValue e -> Sentence.of(says.lockValue(e.card(), e.value()));
      case CombatEffect.IgnoreValue(CardOf card) -> Sentence.of(says.ignoreValue(card));
      case CombatEffect.CancelCard e -> Sentence.of(says.cancel(e.card(), e.moment()));
      case CombatEffect.KeepEffects(CardOf card) -> Sentence.of(says.keepEffects(card));
      case CombatEffect.BoostFromDeck(Players who, Amount times, boolean must) -> {
        Clause boost = says.boostFromDeck(memory.mention(who), times, must);
        yield must ? Sentence.of(boost) : Sentence.may(boost);
      }
      case CombatEffect.PreventUpTo(Fighters who, Amount amount) ->
          Sentence.of(says.preventUpTo(memory.mention(who), amount));
      case CombatEffect.HealthFloor(Fighters who, Amount health) ->
          Sentence.of(says.healthFloor(memory.mention(who), health));
      case CombatEffect.TurnAside(Fighters from, Fighters to, boolean combatOnly) ->
          Sentence.may(says.turnAside(memory.mentionOne(from), memory.mentionOne(to), combatOnly));
      case CombatEffect.PreventComing e -> Sentence.of(says.preventComing(e.amount()));
      case CombatEffect.Divert e -> {
        var divert = Sentence.of(says.divert(memory.mentionOne(e.to()), e.amount(), e.upTo()));
        yield e.may() || e.upTo() ? divert.asMay() : divert;
      }
      case CombatEffect.ChangeTarget(Fighters to, boolean inRange) -> {
        boolean any = to.equals(Fighters.of(Fighters.Group.OPPOSING));
        yield Sentence.of(says.changeTarget(any ? null : memory.mentionOne(to), inRange));
      }
      case CombatEffect.BonusAttack e -> {
        Mention with = memory.mentionOne(e.with());
        Mention against = e.against() == null ? null : memory.mentionOne(e.against());
        var attack = Sentence.of(says.bonusAttack(with, against, e.value(), e.cards()));
        yield e.may() ? attack.asMay() : attack;
      }
    };
  }

  private List<Part> seen(Players whose, Clause clause) {
    memory.handSeen(whose);
    return one(clause);
  }

  private static List<Part> one(Clause clause) {
    return List.of(Sentence.of(clause));
  }

  private static List<Part> one(List<Clause> clauses) {
    return List.of(Sentence.of(clauses));
  }

  // ---- words of several sentences

  private List<Part> lookAtTop(Amount cards, Amount take) {
    var look = Sentence.of(voice.cards().lookAtTop(cards));
    List<Clause> rest = voice.cards().takeAndReturn(cards, take);
    return rest.isEmpty() ? List.of(look) : List.of(look, Sentence.of(rest).asChained());
  }

  private List<Part> chooseFighter(Effect.ChooseFighter choice) {
    Amount number = choice.number();
    Mention among = memory.chosen(choice.among(), number != null);
    if (number != null) {
      return one(voice.fighters().chooseFighters(among, number, choice.may()));
    }
    var choose = Sentence.of(voice.fighters().chooseFighter(among));
    return List.of(choice.may() ? choose.asMay() : choose);
  }

  private List<Part> move(Effect.Move word) {
    Mention mention = memory.mention(word.who());
    var move = Sentence.of(voice.fighters().move(mention, word.upTo(), word.to()));
    return word.throughOpposing()
        ? List.of(move, Sentence.may(voice.fighters().moveThrough(mention)).asChained())
        : List.of(move);
  }

  private List<Part> swap(Mention first, Mention other) {
    Clause swap = voice.fighters().swap(first, other);
    memory.two();
    return one(swap);
  }

  private Sentence moveToken(Effect.MoveToken word) {
    PlayerMention by = memory.mention(word.by());
    TraitWords says = voice.traits();
    boolean any = word.may() && !Rewriting.isOne(word);
    Clause move =
        any ? says.moveAnyTokens(word, by) : says.moveToken(word, by, memory.tokenMentioned());
    memory.chosenToken(word.among());
    return word.may() ? Sentence.may(move) : Sentence.of(move);
  }

  private Sentence place(Effect.Place word) {
    Mention who = memory.mention(word.who());
    FighterWords says = voice.fighters();
    boolean one = who.how() == Mention.How.ONE || memory.isOne(who.fighters());
    Clause place =
        word.may() && !one
            ? says.placeAny(who.fighters(), word.on(), word.mustLeave())
            : says.place(who, word.on(), word.mustLeave());
    return word.may() ? Sentence.may(place) : Sentence.of(place);
  }

  private List<Part> chooseSpaces(List<Spaces> among) {
    var choose = Sentence.of(voice.fighters().chooseSpaces(among));
    memory.chooseSpaces(among.size());
    return List.of(choose);
  }

  // ---- who decides

  private List<Part> by(Players who, Effect word) {
    return switch (word) {
      case Effect.May(Effect inner) -> may(who, inner);
      case Effect.ChooseOptions options -> options(who, options);
      case Deciding.Offer offer -> offer(who, offer);
      default -> {
        PlayerMention mention = memory.mention(who);
        memory.decides(who);
        var told = new ArrayList<Part>();
        for (Part part : parts(word)) {
          // what stands under a lead is no longer the word itself
          boolean own = part instanceof Sentence && part.leads().isEmpty();
          told.add(own ? joining.by((Sentence) part, mention) : part);
        }
        memory.decides(null);
        yield told;
      }
    };
  }

  private List<Part> may(Players who, Effect inner) {
    if (who == Players.YOU
        && inner instanceof Effect.Sequence(List<Effect> steps)
        && steps.getFirst() instanceof Effect.ChooseFighter(Fighters among, var _, Amount number)
        && number == null
        && steps.stream().skip(1).allMatch(Targets::chosenFighter)
        && canBeIdle(steps.subList(1, steps.size()))) {
      return chooseFirst(among, steps.subList(1, steps.size()));
    }
    PlayerMention mention = memory.mention(who);
    return joining.optional(mention, offered(who, inner), List.of(), false);
  }

  /** Whether the first of several words may do nothing, and the others follow all the same. */
  private static boolean canBeIdle(List<Effect> steps) {
    return steps.size() > 1
        && switch (steps.getFirst()) {
          case Effect.Move _, Effect.Heal _ -> true;
          case BoardEffect.Walk walk -> !walk.exactly();
          default -> false;
        };
  }

  /** A fighter may be chosen; what is done to it depends on that alone. */
  private List<Part> chooseFirst(Fighters among, List<Effect> steps) {
    var choose = Sentence.of(voice.fighters().chooseFighter(memory.chosen(among, false))).asMay();
    var parts = new ArrayList<Part>(List.of(choose));
    parts.addAll(joining.ifDone(PlayerMention.plain(Players.YOU), sequence(steps), false));
    return parts;
  }

  /** What may be done; cards that may be discarded are no price that must be paid in full. */
  private List<Part> offered(Players who, Effect effect) {
    return effect instanceof Effect.Discard(Players payer, Amount cards) && payer == who
        ? one(voice.cards().discardAtMost(memory.mention(who), cards))
        : parts(effect);
  }

  private List<Part> offer(Players who, Deciding.Offer offer) {
    PlayerMention mention = memory.mention(who);
    List<Part> inner = parts(offer.effect());
    boolean reward = !Rewriting.nothing(offer.then());
    boolean more = !Rewriting.nothing(offer.otherwise());
    Fighters recent = memory.recent();
    memory.paid(who);
    List<Part> then = reward ? parts(offer.then()) : List.of();
    memory.leave();
    boolean asks = !inner.isEmpty() && inner.getFirst().isMay();
    var parts =
        new ArrayList<>(
            Rewriting.answers(offer.effect(), asks)
                ? joining.optional(mention, inner, then, more)
                : joining.listed(mention, inner, then, more));
    if (more) {
      memory.backTo(recent);
      boolean told = parts.size() > 1 && !parts.getLast().leads().isEmpty();
      Lead lead = told ? voice.joints().otherwise() : ifNot(who);
      parts.addAll(Joining.decidedBy(who, otherwise(lead, offer.otherwise())));
    }
    return parts;
  }

  private Lead ifNot(Players who) {
    return voice.joints().ifDone(who, false);
  }

  private List<Part> otherwise(Lead lead, Effect otherwise) {
    return Joining.chained(joining.under(lead, parts(otherwise), false));
  }

  private List<Part> options(Players who, Effect.ChooseOptions choice) {
    var intro = Sentence.of(voice.deciding().chooseOptions(choice.take(), memory.mention(who)));
    int spaces = memory.chosenSpaces();
    Fighters recent = memory.recent();
    var told = new ArrayList<List<Part>>();
    for (Effect option : choice.options()) {
      memory.onlyChosenSpaces(spaces);
      memory.backTo(who == Players.YOU ? recent : null);
      if (who != Players.YOU) {
        memory.nameAnew();
      }
      told.add(Joining.decidedBy(who, parts(option)));
    }
    return List.of(new Options(intro, told, false));
  }

  private List<Part> each(Players who, Effect inner) {
    memory.partOf(who);
    List<Part> parts = parts(inner);
    memory.forgetPart();
    return List.of(Joining.block(voice.deciding().doFollowingForEach(who), parts));
  }

  private List<Part> eachPiece(Clause all, Effect inner) {
    List<Part> parts = parts(inner);
    memory.forgetChoices();
    return List.of(Joining.block(all, parts));
  }

  private List<Part> pay(Effect.Pay pay) {
    var parts = new ArrayList<Part>();
    parts.add(Sentence.may(voice.cards().discard(memory.mention(pay.who()), pay.cards())));
    boolean reward = !Rewriting.nothing(pay.then());
    boolean more = !Rewriting.nothing(pay.otherwise());
    Fighters recent = memory.recent();
    if (reward) {
      memory.paid(pay.who());
      Lead done = voice.joints().ifDone(pay.who(), true);
      List<Part> then = joining.under(done, parts(pay.then()), more);
      parts.addAll(Joining.chained(Joining.decidedBy(pay.who(), then)));
      memory.leave();
    }
    if (more) {
      memory.backTo(recent);
      Lead lead = reward ? voice.joints().otherwise() : ifNot(pay.who());
      parts.addAll(Joining.decidedBy(pay.who(), otherwise(lead, pay.otherwise())));
    }
    return parts;
  }

  private List<Part> choice(Effect.If choice) {
    if (choice.then() instanceof Effect.Damage(Fighters to, Amount amount)
        && choice.otherwise() instanceof Effect.Damage(Fighters other, Amount less)
        && to.equals(other)) {
      return one(voice.fighters().damageOr(memory.mention(to), less, amount, choice.condition()));
    }
    Lead lead = voice.joints().when(choice.condition());
    int spaces = memory.chosenSpaces();
    boolean more = !Rewriting.nothing(choice.otherwise());
    memory.under(choice.condition());
    Fighters recent = memory.recent();
    var parts = new ArrayList<>(joining.under(lead, parts(choice.then()), more));
    memory.leave();
    if (choice.condition() instanceof Condition.DamageDone
        || choice.condition() instanceof Condition.FighterDefeated) {
      parts.set(0, Joining.chained(parts.getFirst()));
    }
    if (more) {
      memory.onlyChosenSpaces(spaces);
      memory.backTo(recent);
      parts.addAll(otherwise(voice.joints().otherwise(), choice.otherwise()));
    }
    return parts;
  }

  // ---- sequences

  private List<Part> sequence(List<Effect> steps) {
    var parts = new ArrayList<Part>();
    int at = 0;
    while (at < steps.size()) {
      at = step(steps, at, parts);
    }
    if (parts.size() > 1
        && parts.getLast() instanceof Sentence last
        && last.leads().isEmpty()
        && !last.chained()
        && Order.matters(steps.getLast(), steps.get(steps.size() - 2))) {
      parts.set(parts.size() - 1, last.withThen());
    }
    return parts;
  }

  /** Adds the parts of the next step, or of several that read as one, and returns what follows. */
  private int step(List<Effect> steps, int at, List<Part> parts) {
    Effect step = steps.get(at);
    if (at + 1 == steps.size()) {
      Joining.add(parts, parts(step));
      return at + 1;
    }
    Effect next = steps.get(at + 1);
    if (step instanceof Effect.ChooseFighter(Fighters among, boolean may, Amount number)
        && number == null
        && Targets.chosenFighter(next)) {
      int end = at + 2;
      while (end < steps.size() && Targets.chosenFighter(steps.get(end))) {
        end++;
      }
      if (may && canBeIdle(steps.subList(at + 1, end))) {
        parts.addAll(chooseFirst(among, steps.subList(at + 1, end)));
        return end;
      }
      memory.choose(among);
      List<Part> told = sequence(steps.subList(at + 1, end));
      PlayerMention you = PlayerMention.plain(Players.YOU);
      Joining.add(parts, may ? joining.optional(you, told, List.of(), false) : told);
      return end;
    }
    if (step
            instanceof
            Deciding.By(
                Players who,
                Effect.ChooseFighter(Fighters among, boolean may, Amount number))
        && !may
        && number == null
        && next instanceof Deciding.By(Players mover, Effect word)
        && mover == who
        && Targets.chosenFighter(word)) {
      memory.choose(among);
      return at + 1;
    }
    if (step instanceof Effect.ChooseOpponent && Targets.chosenPlayer(next)) {
      memory.chooseOpponent();
      return at + 1;
    }
    if (step instanceof Effect.ChooseOpponent && next instanceof Effect.NameNumber(Amount most)) {
      parts.add(Sentence.of(voice.cards().chooseOpponent(), voice.cards().nameNumber(most)));
      return at + 2;
    }
    if (step instanceof Effect.SeeHand(Players who) && next.equals(new Effect.DiscardSeen(who))) {
      Joining.add(parts, one(voice.cards().seeHandAndDiscard(memory.mention(who))));
      return at + 2;
    }
    if (step instanceof Effect.Cancel && next instanceof Effect.IgnoreOpposingValue) {
      var cancel = voice.combat().cancel(memory.opposingCardMentioned());
      parts.add(Sentence.of(cancel, voice.combat().ignoreItsValue()));
      return at + 2;
    }
    if (step instanceof Effect.Heal(Fighters who, Amount amount)
        && next instanceof Effect.Heal(Fighters other, Amount same)
        && amount.equals(same)) {
      var both = voice.fighters().healBoth(plain(who), plain(other), amount);
      parts.add(Sentence.of(both));
      return at + 2;
    }
    if (step instanceof Effect.ReturnSidekick(String kind)
        && next.equals(step)
        && !memory.isOne(Fighters.kind(kind))) {
      int end = at + 2;
      while (end < steps.size() && steps.get(end).equals(step)) {
        end++;
      }
      parts.addAll(one(voice.fighters().returnSidekicks(kind, end - at)));
      return end;
    }
    if (step instanceof Effect.ChooseSpace(Spaces one)
        && next instanceof Effect.ChooseSpace(Spaces other)) {
      parts.addAll(chooseSpaces(List.of(one, other)));
      return at + 2;
    }
    Joining.add(parts, parts(step));
    return at + 1;
  }

  private Mention plain(Fighters fighters) {
    return Mention.plain(memory.mention(fighters).fighters());
  }
}
