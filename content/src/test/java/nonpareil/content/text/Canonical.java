package nonpareil.content.text;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Arithmetic;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.effect.CombatEffect.ChangeValue.How;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.PileEffect.By;
import nonpareil.engine.effect.PileEffect.HowMany;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Ability;
import org.jspecify.annotations.Nullable;

/**
 * A tree in a form that is the same for trees that play alike, as far as that is plain to see:
 * nested sequences, empty branches, negations, two names for the same fighter.
 */
final class Canonical {

  /** The hero has one kind of tokens, so that its name says nothing. */
  private static final Tokens YOURS = Tokens.of(Tokens.Whose.YOURS);

  private static final HowMany ALL = HowMany.of(HowMany.Kind.ALL);

  private final Scope scope;

  Canonical(Scope scope) {
    this.scope = scope;
  }

  String of(Effect effect) {
    String form = text(Rewriting.simplify(effect, scope.hero()));
    // whom a walk passes matters only to what speaks of them
    return form.contains("[PASSED,") ? form : form.replaceAll("~[^~]*~", "");
  }

  private static boolean isShownOne(PileEffect.Look look) {
    return look.show() && look.cards().equals(new Amount.Fixed(1));
  }

  /** What the loader lets nobody say of a scheme: its type, choices at an end, other places. */
  private static PileEffect.PlayScheme playable(PileEffect.PlayScheme play) {
    Pile from = somewhere(play.from());
    boolean end = from.kind() == Pile.Kind.DECK_TOP;
    CardSet cards = end ? CardSet.ANY : play.cards().withType(CardSet.Type.SCHEME);
    Pile after = play.after() == null ? null : somewhere(play.after());
    return new PileEffect.PlayScheme(cards, from, play.may(), after);
  }

  private static Pile somewhere(Pile pile) {
    return switch (pile.kind()) {
      case THIS_CARD,
          OPPOSING_CARD,
          MOVED,
          BOOST_CARDS,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE,
          DISCARD_TOP ->
          Pile.of(Pile.Kind.MOVED);
      case HAND, DECK, DECK_TOP, DECK_BOTTOM, DISCARD, OUT_OF_GAME, OWN, SEEN -> pile;
    };
  }

  private String text(@Nullable Object part) {
    return switch (part) {
      case null -> "-";
      case Fighters fighters -> fields(scope.resolve(fighters));
      // how many cards are turned up follows from what is looked for, and all are shown
      case PileEffect.Look look when look.until() != null && !isShownOne(look) ->
          text(
              new PileEffect.Look(
                  look.whose(), new Amount.Fixed(1), look.top(), true, look.until()));
      case PileEffect.PlayScheme play when !play.equals(playable(play)) -> text(playable(play));
      case Spaces spaces when spaces.kind() == Spaces.Kind.YOUR_TOKENS ->
          fields(spaces).replace("[YOUR_TOKENS, -, -", "[WITH_TOKENS, -, " + text(YOURS));
      case BoardEffect.Walk walk when walk.passing() == null && walk.whom() != null ->
          text(
                  new BoardEffect.Walk(
                      walk.who(),
                      walk.number(),
                      walk.throughOpposing(),
                      walk.exactly(),
                      walk.inOneZone(),
                      null,
                      null,
                      walk.to()))
              + "~"
              + text(walk.whom()).replace("~", "")
              + "~";
      case Effect.MoveToken move ->
          fields(
              new Effect.MoveToken(
                  move.which(),
                  move.by(),
                  move.upTo(),
                  move.may() || !move.upTo().equals(Effect.MoveToken.ANYWHERE),
                  move.freeOfFighters(),
                  move.among() == null ? YOURS : move.among()));
      case BoardEffect.Walk walk when isMove(walk) ->
          fields(new Effect.Move(walk.who(), walk.number(), walk.throughOpposing(), walk.to()));
      // whom it passes is told where it is asked for
      case BoardEffect.Walk walk when walk.passing() == null ->
          fields(
              new BoardEffect.Walk(
                  walk.who(),
                  walk.number(),
                  walk.throughOpposing(),
                  walk.exactly(),
                  walk.inOneZone(),
                  null,
                  null,
                  walk.to()));
      case Effect.ReturnSidekick(String kind) ->
          text(
              new BoardEffect.ReturnFighter(
                  kind,
                  null,
                  new Spaces(Spaces.Kind.ZONE_OF, Fighters.of(Fighters.Group.HERO), null),
                  Players.YOU));
      case Effect.LockOpposingValue(Amount value) ->
          fields(new CombatEffect.LockValue(CardOf.OPPOSING, value));
      case Effect.IgnoreOpposingValue() -> fields(new CombatEffect.IgnoreValue(CardOf.OPPOSING));
      case Effect.Cancel() -> fields(new CombatEffect.CancelCard(CardOf.OPPOSING, null));
      case Effect.SetValue(Amount value) ->
          fields(new CombatEffect.ChangeValue(CardOf.YOURS, How.INSTEAD, value));
      case Effect.AddValue(Amount value) ->
          fields(new CombatEffect.ChangeValue(CardOf.YOURS, How.PLUS, value));
      case Effect.LookAtTop(Amount.Fixed cards, Amount.Fixed take)
          when take.number() > cards.number() -> // no more can be taken than are seen
          fields(new Effect.LookAtTop(cards, cards));
      // Words before "move-cards" that do the same. What it leaves behind besides is how many cards
      // were moved, and after one of these words nobody can speak of that (the loader refuses it).
      case Effect.PutOnDeck(Amount cards) -> move(cards, Pile.Kind.DECK_TOP, Players.YOU, By.OWNER);
      case Effect.Discard(Players who, Amount cards) when isCountedOnce(who, cards) ->
          move(cards, Pile.Kind.DISCARD, who, By.OWNER);
      case Effect.DiscardRandom(Players who, Amount cards) when isCountedOnce(who, cards) ->
          move(cards, Pile.Kind.DISCARD, who, By.CHANCE);
      case Effect.DiscardTop() ->
          text(
              new PileEffect.MoveCards(
                  CardSet.ANY,
                  new HowMany(HowMany.Kind.EXACTLY, new Amount.Fixed(1)),
                  Pile.of(Pile.Kind.DECK_TOP),
                  Pile.of(Pile.Kind.DISCARD),
                  Players.YOU,
                  By.OWNER,
                  false));
      // Whom it passes matters only to words that speak of those, and they name them.
      case BoardEffect.Walk(
              var who,
              var number,
              var through,
              var exactly,
              var zone,
              var passing,
              var _,
              var to)
          when !exactly && !zone && passing == null ->
          text(new Effect.Move(who, number, through, to));
      case PileEffect.MoveCards move -> fields(plain(move));
      case RuleEffect.PutInForce rule when rule.live() && !RuleComposer.isLive(rule) ->
          fields(new RuleEffect.PutInForce(rule.rule(), rule.until(), rule.attackers(), false));
      case Ability.Triggered triggered -> fields(plain(triggered));
      case HowMany many when many.kind() == HowMany.Kind.ANY || many.kind() == HowMany.Kind.ALL ->
          many.kind().toString(); // no number is read: PileWords.limit
      case Arithmetic.Times(Amount.Fixed(int times), Amount of) when times == 1 -> text(of);
      case Effect.Sequence(List<Effect> steps) -> sequence(steps);
      case Condition condition -> condition(condition, true);
      case List<?> list -> list.stream().map(this::text).toList().toString();
      case Record record -> fields(record);
      default -> String.valueOf(part);
    };
  }

  private String move(Amount cards, Pile.Kind to, Players whose, By by) {
    var number = new HowMany(HowMany.Kind.EXACTLY, cards);
    Pile hand = Pile.of(Pile.Kind.HAND);
    return text(new PileEffect.MoveCards(CardSet.ANY, number, hand, Pile.of(to), whose, by, false));
  }

  /** "move-cards" counts anew for each of several players, other words when they begin. */
  private static boolean isCountedOnce(Players who, Amount cards) {
    return !who.isEach() || cards instanceof Amount.Fixed;
  }

  /**
   * What the loader lets nobody say of cards that are not picked, and the engine does not read: of
   * a card in play anything but where it goes (PileWords.dispose), of an end of a pile which cards
   * and who picks them (PileCompiler.code).
   */
  private static PileEffect.MoveCards plain(PileEffect.MoveCards move) {
    return switch (move.from().kind()) {
      case THIS_CARD, OPPOSING_CARD ->
          new PileEffect.MoveCards(
              CardSet.ANY, ALL, move.from(), move.to(), Players.YOU, By.OWNER, false);
      case DECK_TOP, DECK_BOTTOM, DISCARD_TOP ->
          new PileEffect.MoveCards(
              CardSet.ANY,
              move.number(),
              move.from(),
              move.to(),
              move.whose(),
              By.OWNER,
              move.show());
      case HAND,
          DECK,
          DISCARD,
          OUT_OF_GAME,
          SEEN,
          OWN,
          BOOST_CARDS,
          MOVED,
          IN_PLAY,
          PLAYED_THIS_TURN,
          LAST_PLAYED,
          PLAYED_BEFORE ->
          new PileEffect.MoveCards(
              move.cards(),
              move.number(),
              move.from(),
              move.to(),
              move.whose(),
              isOwner(move) ? By.OWNER : move.by(),
              move.show());
    };
  }

  /** What a moment of its kind is not asked for. */
  private Ability.Triggered plain(Ability.Triggered triggered) {
    Ability.Concern concern = triggered.concern();
    Effect effect = Rewriting.simplify(triggered.effect(), scope.hero());
    Ability.Moment moment = triggered.moment();
    if (concern == null) {
      return with(triggered, effect, null);
    }
    boolean damage = moment == Ability.Moment.TAKES_DAMAGE || moment == Ability.Moment.DEALS_DAMAGE;
    var asked =
        new Ability.Concern(
            concern.fighters(),
            concern.fighters() == null ? concern.whose() : Ability.Whose.YOU,
            damage ? concern.harm() : Harm.ANY,
            moment == Ability.Moment.ENTERS ? concern.tokens() : null);
    return with(triggered, effect, asked);
  }

  private static Ability.Triggered with(
      Ability.Triggered triggered, Effect effect, Ability.@Nullable Concern asked) {
    return new Ability.Triggered(
        triggered.moment(),
        effect,
        asked,
        triggered.condition(),
        triggered.oncePerTurn(),
        triggered.oncePerGame());
  }

  /** Whether those pick the cards whose they are. */
  private static boolean isOwner(PileEffect.MoveCards move) {
    return switch (move.by()) {
      case OWNER -> true;
      case YOU -> move.whose() == Players.YOU;
      case OPPONENT -> move.whose() == Players.OPPONENT;
      case CHOSEN -> move.whose() == Players.CHOSEN;
      case CHANCE -> false;
    };
  }

  /** Whether only what is said of those it passes, if anything is, tells it from "move". */
  private static boolean isMove(BoardEffect.Walk walk) {
    return walk.passing() == null && !walk.exactly() && !walk.inOneZone();
  }

  /** A fighter that may be chosen, and what is done to it, may be done together. */
  private String sequence(List<Effect> steps) {
    var texts = new ArrayList<String>();
    for (int i = 0; i < steps.size(); i++) {
      int end = i + 1;
      while (end < steps.size() && Targets.chosenFighter(steps.get(end))) {
        end++;
      }
      if (steps.get(i) instanceof Effect.ChooseFighter choose && choose.may() && end > i + 1) {
        var chosen = new ArrayList<Effect>(steps.subList(i, end));
        chosen.set(0, new Effect.ChooseFighter(choose.among(), false, choose.number()));
        texts.add("May[" + sequence(chosen) + "]");
        i = end - 1;
      } else {
        texts.add(text(steps.get(i)));
      }
    }
    return texts.size() == 1 ? texts.getFirst() : "Sequence" + texts;
  }

  private String condition(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Not(Condition inner) -> condition(inner, !holds);
      case Condition.All(List<Condition> all) -> several(all, holds ? "all" : "any", holds);
      case Condition.Any(List<Condition> any) -> several(any, holds ? "any" : "all", holds);
      default -> (holds ? "" : "not ") + fields((Record) condition);
    };
  }

  private String several(List<Condition> parts, String how, boolean holds) {
    var texts = new ArrayList<String>();
    parts.forEach(part -> collect(part, how, holds, texts));
    if (how.equals("all")) { // the order is free: what one of several is enough for is told last
      texts.sort(Comparator.comparing(text -> text.startsWith("any(")));
    }
    return how + "(" + String.join("; ", texts) + ")";
  }

  /** "a and (b and c)" is "a and b and c". */
  private void collect(Condition part, String how, boolean holds, List<String> texts) {
    switch (part) {
      case Condition.Not(Condition inner) -> collect(inner, how, !holds, texts);
      case Condition.All(List<Condition> all) when how.equals(holds ? "all" : "any") ->
          all.forEach(c -> collect(c, how, holds, texts));
      case Condition.Any(List<Condition> any) when how.equals(holds ? "any" : "all") ->
          any.forEach(c -> collect(c, how, holds, texts));
      default -> texts.add(condition(part, holds));
    }
  }

  private String fields(Record record) {
    var texts = new ArrayList<String>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      try {
        var accessor = component.getAccessor();
        accessor.setAccessible(true);
        Object value = accessor.invoke(record);
        boolean onlyKind = record instanceof Tokens && component.getName().equals("kind");
        texts.add(
            onlyKind
                ? "-"
                : record instanceof Fighters && value instanceof Fighters near
                    ? fields(near)
                    : text(value));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(record.toString(), e);
      }
    }
    return record.getClass().getSimpleName() + texts;
  }
}
