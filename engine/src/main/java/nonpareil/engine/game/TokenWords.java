package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.PICKING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.decider;
import static nonpareil.engine.game.Effects.decides;
import static nonpareil.engine.game.Effects.owner;

import java.util.Objects;
import nonpareil.engine.effect.Effect.Which;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.game.Option.Word;

/** The words about traits and tokens. */
final class TokenWords {

  private TokenWords() {}

  static void step(State s, int fr, Op op) {
    switch (op.code()) {
      case BECOME_TRAIT -> {
        becomeTrait(s, fr, op.trait());
        EffectStack.next(s, fr);
      }
      case TOGGLE_TRAIT -> {
        int player = owner(s, fr);
        int traits = s.game.seat(player).hero().traits().size();
        becomeTrait(s, fr, traits == 0 ? 0 : (s.trait(player) + 1) % traits);
        EffectStack.next(s, fr);
      }
      case CHOOSE_TRAIT -> {
        if (decides(s, fr, op)) {
          ask(s, fr, decider(s, fr, op), DecisionKind.CHOOSE_OPTION);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case MOVE_TOKEN -> moveToken(s, fr, op);
      default -> throw Effects.misplaced(op);
    }
  }

  static void list(State s, int fr, Op op, Options options) {
    int step = s.get(fr + EffectStack.STEP);
    int owner = owner(s, fr);
    switch (op.code()) {
      case CHOOSE_TRAIT -> {
        options.add(Word.NONE);
        for (int i = 0; i < s.game.seat(owner).hero().traits().size(); i++) {
          if (i != s.trait(owner)) {
            options.add(Option.of(Word.TRAIT, i));
          }
        }
      }
      case MOVE_TOKEN -> {
        if (step == PICKING) {
          for (long rest = movableTokens(s, fr, op); rest != 0; rest &= rest - 1) {
            options.add(Option.of(Word.FIGHTER, Game.TOKEN + Long.numberOfTrailingZeros(rest)));
          }
        } else {
          int token = s.get(fr + EffectStack.TOKEN);
          options.addEach(
              Word.MOVE,
              Game.TOKEN + token,
              Movement.tokenReach(s, token, Effects.number(s, fr, op), op.freeOfFighters()));
          if (op.may()) {
            options.add(Word.DONE);
          }
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    int first = Option.first(option);
    switch (op.code()) {
      case CHOOSE_TRAIT -> {
        if (word == Word.TRAIT) {
          becomeTrait(s, fr, first);
        }
        EffectStack.next(s, fr);
      }
      case MOVE_TOKEN -> chooseToken(s, fr, op, option);
      default -> throw Effects.misplaced(op);
    }
  }

  private static void becomeTrait(State s, int fr, int trait) {
    int player = owner(s, fr);
    if (s.trait(player) != trait) {
      s.trait(player, trait);
      if (s.events != null) {
        s.events.tell(new Event.TraitChanged(player, trait, EffectStack.cause(s, fr)));
      }
    }
  }

  /** TOKENS remembers the tokens chosen so far in this effect, LOOP the next of "each". */
  private static void moveToken(State s, int fr, Op op) {
    int by = Meaning.player(s, fr, op.players());
    int step = s.get(fr + EffectStack.STEP);
    if (by < 0 || !Meaning.canBeAsked(s, fr, by)) {
      EffectStack.next(s, fr);
      return;
    }
    if (op.which() == Which.EACH) {
      moveEachToken(s, fr, op, by);
    } else if (step == 0 && op.which() == Which.UNDER_SELF) {
      int token = tokenUnderSelf(s, fr, op);
      if (token < 0) {
        EffectStack.next(s, fr);
      } else {
        pickToken(s, fr, token);
        s.set(fr + EffectStack.STEP, ASKED);
        askTokenMove(s, fr, op, by);
      }
    } else if (step == 0) {
      s.set(fr + EffectStack.TOKEN, State.NOBODY);
      if (movableTokens(s, fr, op) == 0) {
        EffectStack.next(s, fr);
      } else {
        s.set(fr + EffectStack.STEP, PICKING);
        ask(s, fr, by, DecisionKind.CHOOSE_FIGHTER);
      }
    } else {
      askTokenMove(s, fr, op, by);
    }
  }

  /** Whether there is a token to move, and somebody to move it. */
  static boolean canMove(State s, int fr, Op op) {
    int by = Meaning.player(s, fr, op.players());
    if (by < 0 || !Meaning.canBeAsked(s, fr, by)) {
      return false;
    }
    return op.which() == Which.UNDER_SELF
        ? tokenUnderSelf(s, fr, op) >= 0
        : movableTokens(s, fr, op) != 0;
  }

  private static TokenSet tokens(Op op) {
    return (TokenSet) Objects.requireNonNull(op.detail());
  }

  private static void pickToken(State s, int fr, int token) {
    s.set(fr + EffectStack.TOKEN, token);
    if (s.game.tokenOwner(token) == owner(s, fr)) {
      int index = token - s.game.seat(owner(s, fr)).firstToken();
      s.set(fr + EffectStack.TOKENS, s.get(fr + EffectStack.TOKENS) | 1 << index);
    }
  }

  private static void askTokenMove(State s, int fr, Op op, int by) {
    int token = s.get(fr + EffectStack.TOKEN);
    if (Movement.tokenReach(s, token, Effects.number(s, fr, op), op.freeOfFighters()) == 0) {
      EffectStack.next(s, fr);
    } else {
      ask(s, fr, by, DecisionKind.MOVE);
    }
  }

  private static void moveEachToken(State s, int fr, Op op, int by) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.LOOP, 0);
    }
    // One's own first, then those of the players after.
    int first = s.game.seat(owner(s, fr)).firstToken();
    int meant = Meaning.tokens(s, fr, tokens(op));
    boolean own = tokens(op).whose() == Tokens.Whose.YOURS;
    int end = own ? s.game.seat(owner(s, fr)).tokens() : s.game.tokens();
    while (s.get(fr + EffectStack.LOOP) < end) {
      int token = (first + s.get(fr + EffectStack.LOOP)) % s.game.tokens();
      s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
      if ((meant >>> token & 1) != 0
          && Movement.tokenReach(s, token, Effects.number(s, fr, op), op.freeOfFighters()) != 0) {
        pickToken(s, fr, token);
        ask(s, fr, by, DecisionKind.MOVE);
        return;
      }
    }
    EffectStack.next(s, fr);
  }

  /** The tokens on the board that may be picked, as bits. */
  private static long movableTokens(State s, int fr, Op op) {
    int before = (s.get(fr + EffectStack.TOKENS) & 0xFF) << s.game.seat(owner(s, fr)).firstToken();
    int meant = Meaning.tokens(s, fr, tokens(op));
    return (op.which() == Which.ANOTHER ? meant & ~before : meant) & 0xFFFFFFFFL;
  }

  private static int tokenUnderSelf(State s, int fr, Op op) {
    int at = s.at(s.get(fr + EffectStack.SELF));
    for (int rest = Meaning.tokens(s, fr, tokens(op)); rest != 0; rest &= rest - 1) {
      int t = Integer.numberOfTrailingZeros(rest);
      if (at >= 0 && s.tokenAt(t) == at) {
        return t;
      }
    }
    return State.NOBODY;
  }

  private static void chooseToken(State s, int fr, Op op, int option) {
    Word word = Option.word(option);
    if (word == Word.FIGHTER) {
      pickToken(s, fr, Option.first(option) - Game.TOKEN);
      s.set(fr + EffectStack.STEP, ASKED);
      return;
    }
    if (word == Word.MOVE) {
      int token = Option.first(option) - Game.TOKEN;
      if (s.events != null) {
        s.events.tell(
            new Event.Placed(
                Option.first(option),
                s.tokenAt(token),
                Option.second(option),
                EffectStack.cause(s, fr)));
      }
      s.tokenAt(token, Option.second(option));
    }
    if (op.which() != Which.EACH) {
      EffectStack.next(s, fr);
    }
  }
}
