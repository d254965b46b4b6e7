package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Part.Options;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;

/** Turns an effect tree into sentences, in either language. */
final class Composer {

  private final Voice voice;
  private final Memory memory;
  private final Joining joining;

  Composer(Voice voice) {
    this.voice = voice;
    this.memory = voice.memory();
    this.joining = new Joining(voice.joints());
  }

  List<Part> compose(Effect effect) {
    return parts(Rewriting.simplify(effect));
  }

  /** The same at a moment of the game: what is told there in plain words is one sentence. */
  List<Part> compose(Lead lead, Effect effect) {
    var parts = new ArrayList<>(Joining.joined(compose(effect)));
    if (!parts.isEmpty()) {
      parts.set(0, parts.getFirst().under(lead));
    }
    return parts;
  }

  private List<Part> parts(Effect effect) {
    return switch (effect) {
      case Effect.Sequence(List<Effect> steps) -> sequence(steps);
      case Effect.If choice -> choice(choice);
      case Effect.May(Effect inner) -> joining.optional(parts(inner));
      case Effect.ChooseOptions(int take, List<Effect> options) -> options(take, options);
      case Effect.Pay pay -> pay(pay);
      case Effect.Draw(Players who, Amount cards) ->
          one(voice.cards().draw(memory.mention(who), cards));
      case Effect.DrawUpTo(int most) -> one(voice.cards().drawUpTo(most));
      case Effect.KeepDrawn(int keep) -> one(voice.cards().keepDrawn(keep));
      case Effect.LookAtTop(int cards, int take) -> lookAtTop(cards, take);
      case Effect.PutOnDeck(int cards) -> one(voice.cards().putOnDeck(cards));
      case Effect.Discard(Players who, int cards) ->
          one(voice.cards().discard(memory.mention(who), cards));
      case Effect.DiscardRandom(Players who, int cards) ->
          one(voice.cards().discardRandom(memory.mention(who), cards));
      case Effect.DiscardTop() -> one(voice.cards().discardTop());
      case Effect.DiscardAny any -> List.of(Sentence.may(voice.cards().discardAny(any.banner())));
      case Effect.SeeHand(Players who) -> one(voice.cards().seeHand(memory.mention(who)));
      case Effect.RevealHand(Players who) -> one(voice.cards().revealHand(memory.mention(who)));
      case Effect.DiscardSeen(Players who) -> one(voice.cards().discardSeen(memory.mention(who)));
      case Effect.DiscardNamed(Players who) -> one(voice.cards().discardNamed(memory.mention(who)));
      case Effect.ChooseOpponent() -> one(voice.cards().chooseOpponent());
      case Effect.NameNumber(int most) -> one(voice.cards().nameNumber(most));
      case Effect.Search(String card) ->
          List.of(
              Sentence.of(voice.cards().search(card)),
              Sentence.of(voice.cards().shuffleIfSearched()).asChained());
      case Effect.TakeDiscards(String tag) -> one(voice.cards().takeDiscards(tag));
      case Effect.RevealTop() -> one(voice.cards().revealTop());
      case Effect.TakeRevealed() -> one(voice.cards().takeRevealed());
      case Effect.TakeBoostCard() -> one(voice.cards().takeBoostCard());
      case Effect.Cancel() -> one(voice.combat().cancel(memory.opposingCardMentioned()));
      case Effect.SetValue(int value) -> one(voice.combat().setValue(value));
      case Effect.AddValue(Amount amount) -> one(voice.combat().addValue(amount));
      case Effect.OpposingValueIsBoost() -> one(voice.combat().opposingValueIsBoost());
      case Effect.LockOpposingValue(int value) -> one(voice.combat().lockOpposingValue(value));
      case Effect.IgnoreOpposingValue() -> one(voice.combat().ignoreOpposingValue());
      case Effect.Boost(Players who, int times) ->
          List.of(Sentence.may(voice.combat().boost(memory.mention(who), times)));
      case Effect.PreventDamage(Fighters who) ->
          one(voice.combat().preventDamage(memory.mention(who)));
      case Effect.ReplaceAttackCard() ->
          List.of(Sentence.of(voice.combat().replaceAttackCard()).asMay());
      case Effect.ForceAttackCard() ->
          List.of(
              Sentence.of(voice.combat().attackCardReturns()),
              Sentence.of(voice.combat().pickAttackCard()).asChained());
      case Effect.TakeOver(Fighters who) -> one(voice.combat().takeOver(memory.mentionOne(who)));
      case Effect.LockOwnValues(int value) -> one(voice.combat().lockOwnValues(value));
      case Effect.ChooseFighter(Fighters among, boolean may) -> {
        var choose = Sentence.of(voice.fighters().chooseFighter(memory.chosen(among)));
        yield List.of(may ? choose.asMay() : choose);
      }
      case Effect.ChooseSpace(Spaces among) -> chooseSpaces(List.of(among));
      case Effect.Damage(Fighters to, Amount amount) ->
          one(voice.fighters().damage(memory.mention(to), amount));
      case Effect.Heal(Fighters who, Amount amount) ->
          one(voice.fighters().heal(memory.mention(who), amount));
      case Effect.SetHealth(Fighters who, int health) ->
          one(voice.fighters().setHealth(memory.mention(who), health));
      case Effect.Revive(int health) ->
          one(voice.fighters().revive(memory.mention(Fighters.of(Fighters.Group.SELF)), health));
      case Effect.Move(Fighters who, int upTo, boolean through) -> move(who, upTo, through);
      case Effect.Place(Fighters who, Spaces on, boolean may, boolean mustLeave) -> {
        var place = Sentence.of(voice.fighters().place(memory.mention(who), on, mustLeave));
        yield List.of(may ? place.asMay() : place);
      }
      case Effect.Swap(Fighters first, Fighters other) ->
          one(voice.fighters().swap(memory.mention(first), memory.mention(other)));
      case Effect.ReturnSidekick(String kind) -> one(voice.fighters().returnSidekick(kind));
      case Effect.LeaveBoard() -> {
        Fighters self = Fighters.of(Fighters.Group.SELF);
        yield List.of(
            Sentence.of(voice.fighters().leaveBoard(memory.mention(self))),
            Sentence.of(voice.fighters().comeBack(memory.mention(self))).asChained());
      }
      case Effect.BecomeTrait(String trait) -> one(voice.traits().becomeTrait(trait));
      case Effect.ToggleTrait() -> one(voice.traits().toggleTrait());
      case Effect.ChooseTrait() -> List.of(Sentence.may(voice.traits().chooseTrait()));
      case Effect.MoveToken move -> {
        var mention = memory.mention(move.by());
        var clause = voice.traits().moveToken(move, mention, memory.tokenMentioned());
        memory.tokenMoved();
        yield List.of(move.may() ? Sentence.may(clause) : Sentence.of(clause));
      }
      case Effect.GainAction(int actions) -> one(voice.traits().gainAction(actions));
      case Effect.EndTurn() -> one(voice.traits().endTurn());
    };
  }

  private static List<Part> one(Clause clause) {
    return List.of(Sentence.of(clause));
  }

  private static List<Part> one(List<Clause> clauses) {
    return List.of(Sentence.of(clauses));
  }

  // ---- words of several sentences

  private List<Part> lookAtTop(int cards, int take) {
    var look = Sentence.of(voice.cards().lookAtTop(cards));
    List<Clause> rest = voice.cards().takeAndReturn(cards, take);
    return rest.isEmpty() ? List.of(look) : List.of(look, Sentence.of(rest).asChained());
  }

  private List<Part> move(Fighters who, int upTo, boolean through) {
    Mention mention = memory.mention(who);
    var move = Sentence.of(voice.fighters().move(mention, upTo));
    return through
        ? List.of(move, Sentence.may(voice.fighters().moveThrough(mention)).asChained())
        : List.of(move);
  }

  private List<Part> chooseSpaces(List<Spaces> among) {
    var choose = Sentence.of(voice.fighters().chooseSpaces(among));
    memory.chooseSpaces(among.size());
    return List.of(choose);
  }

  private List<Part> options(int take, List<Effect> options) {
    var intro = Sentence.of(voice.cards().chooseOptions(take));
    int spaces = memory.chosenSpaces();
    var told = new ArrayList<List<Part>>();
    for (Effect option : options) {
      memory.onlyChosenSpaces(spaces);
      told.add(parts(option));
    }
    return List.of(new Options(intro, told));
  }

  private List<Part> pay(Effect.Pay pay) {
    var parts = new ArrayList<Part>();
    parts.add(Sentence.may(voice.cards().discard(memory.mention(pay.who()), pay.cards())));
    boolean reward = !Rewriting.nothing(pay.then());
    if (reward) {
      memory.paid(pay.who());
      parts.addAll(
          Joining.chained(
              joining.under(voice.joints().ifDone(pay.who(), true), parts(pay.then()))));
      memory.leave();
    }
    if (!Rewriting.nothing(pay.otherwise())) {
      Lead lead = reward ? voice.joints().otherwise() : voice.joints().ifDone(pay.who(), false);
      parts.addAll(Joining.chained(joining.under(lead, parts(pay.otherwise()))));
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
    memory.under(choice.condition());
    var parts = new ArrayList<>(joining.under(lead, parts(choice.then())));
    memory.leave();
    if (choice.condition() instanceof Condition.DamageDone
        || choice.condition() instanceof Condition.FighterDefeated) {
      parts.set(0, Joining.chained(parts.getFirst()));
    }
    if (!Rewriting.nothing(choice.otherwise())) {
      memory.onlyChosenSpaces(spaces);
      parts.addAll(
          Joining.chained(joining.under(voice.joints().otherwise(), parts(choice.otherwise()))));
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
    if (step instanceof Effect.ChooseFighter(Fighters among, boolean may)
        && Targets.chosenFighter(next)) {
      memory.choose(among);
      int end = at + 2;
      while (end < steps.size() && Targets.chosenFighter(steps.get(end))) {
        end++;
      }
      List<Part> told = sequence(steps.subList(at + 1, end));
      Joining.add(parts, may ? joining.optional(told) : told);
      return end;
    }
    if (step instanceof Effect.ChooseOpponent && Targets.chosenPlayer(next)) {
      memory.chooseOpponent();
      return at + 1;
    }
    if (step instanceof Effect.ChooseOpponent && next instanceof Effect.NameNumber(int most)) {
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
