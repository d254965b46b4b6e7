package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.owner;
import static nonpareil.engine.game.Effects.yesNo;

import java.util.Objects;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import nonpareil.engine.game.Option.Word;
import org.jspecify.annotations.Nullable;

/** The words for what lasts: rules, counters, actions, and cards in play. */
final class RuleWords {

  /** The use actions are bound to. */
  record Bound(@Nullable ActionKind only, boolean nextTurn) implements Op.Detail {}

  private RuleWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case PUT_IN_FORCE -> {
        Force.put(s, fr, (Law) Objects.requireNonNull(op.detail()));
        EffectStack.next(s, fr);
      }
      case GAIN -> change(s, fr, op, 1);
      case LOSE -> change(s, fr, op, -1);
      case SPEND -> {
        int has = has(s, fr, op);
        if (op.count() == null) {
          s.set(EffectStack.more(s, fr, EffectStack.SPENT), 0);
        }
        if (op.count() != null ? has < price(s, fr, op) : has == 0) {
          EffectStack.jump(s, fr, op.jump());
        } else if (op.detail() instanceof DecidingWords.Owed) {
          spend(s, fr, op, price(s, fr, op));
          EffectStack.next(s, fr);
        } else {
          boolean any = op.count() == null;
          ask(s, fr, owner(s, fr), any ? DecisionKind.CHOOSE_NUMBER : DecisionKind.CONFIRM);
        }
      }
      case GAIN_ACTIONS -> {
        actions(s, fr, op, 1);
        EffectStack.next(s, fr);
      }
      case LOSE_ACTIONS -> {
        actions(s, fr, op, -1);
        EffectStack.next(s, fr);
      }
      case DISCARD_THIS -> {
        int card = s.get(fr + EffectStack.CARD);
        EffectStack.next(s, fr);
        Ongoing.discard(s, owner(s, fr), card, EffectStack.cause(s, fr));
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case SPEND -> {
        if (op.count() != null) {
          yesNo(options);
        } else {
          for (int i = 0; i <= has(s, fr, op); i++) {
            options.add(Option.of(Word.NUMBER, i));
          }
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    switch (op.code()) {
      case SPEND -> {
        int spent =
            switch (Option.word(option)) {
              case YES -> price(s, fr, op);
              case NUMBER -> Option.first(option);
              default -> 0;
            };
        boolean paid = Option.word(option) == Word.YES || spent > 0;
        spend(s, fr, op, spent);
        if (paid) {
          EffectStack.next(s, fr);
        } else {
          EffectStack.jump(s, fr, op.jump());
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  private static void spend(State s, int fr, Op op, int spent) {
    s.set(EffectStack.more(s, fr, EffectStack.SPENT), spent);
    int card = s.get(fr + EffectStack.CARD);
    Counters.change(s, owner(s, fr), op.number(), card, -spent, EffectStack.cause(s, fr));
  }

  private static int has(State s, int fr, Op op) {
    return Counters.of(s, owner(s, fr), op.number(), s.get(fr + EffectStack.CARD));
  }

  private static int price(State s, int fr, Op op) {
    return Meaning.count(s, fr, Objects.requireNonNull(op.count()));
  }

  private static void change(State s, int fr, Op op, int sign) {
    int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
    int card = s.get(fr + EffectStack.CARD);
    Counters.change(s, owner(s, fr), op.number(), card, sign * amount, EffectStack.cause(s, fr));
    EffectStack.next(s, fr);
  }

  private static void actions(State s, int fr, Op op, int sign) {
    int number = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
    Bound bound = (Bound) Objects.requireNonNull(op.detail());
    int one = Meaning.player(s, fr, op.players());
    int players =
        op.players() == Players.EACH_OPPONENT
            ? Meaning.opponents(s, owner(s, fr))
            : one < 0 ? 0 : 1 << one;
    for (int rest = number == 0 ? 0 : players; rest != 0; rest &= rest - 1) {
      actions(s, fr, Integer.numberOfTrailingZeros(rest), sign * number, bound);
    }
  }

  private static void actions(State s, int fr, int player, int change, Bound bound) {
    if (change > 0 && !Force.mayGainActions(s, player)) {
      return;
    }
    if (bound.nextTurn()) {
      Actions.nextTurn(s, player, change);
      if (s.events != null) {
        s.events.tell(new Event.NextTurnChanged(player, change, EffectStack.cause(s, fr)));
      }
      return;
    }
    if (player != s.activePlayer()) {
      return; // there is no turn of theirs to have them in
    }
    if (bound.only() != null) {
      Actions.bind(s, bound.only(), change);
    } else {
      s.set(State.ACTIONS, Math.clamp(s.get(State.ACTIONS) + change, 0, Byte.MAX_VALUE));
    }
    if (s.events != null) {
      s.events.tell(new Event.ActionsGained(player, change, EffectStack.cause(s, fr)));
    }
  }
}
