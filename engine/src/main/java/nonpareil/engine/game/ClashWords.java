package nonpareil.engine.game;

import static nonpareil.engine.game.Effects.AFTERWARDS;
import static nonpareil.engine.game.Effects.ASKED;
import static nonpareil.engine.game.Effects.PICKING;
import static nonpareil.engine.game.Effects.ask;
import static nonpareil.engine.game.Effects.owner;
import static nonpareil.engine.game.Effects.yesNo;

import java.util.Objects;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.CombatEffect.CardOf;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Option.Word;

/** The words for either side's card, for damage held off or turned aside, and further attacks. */
final class ClashWords {

  /** More than anybody needs, and little enough for the bytes values are kept in. */
  private static final int MOST_VALUE = 99;

  private ClashWords() {}

  static void step(State s, int fr, Op op) {
    Cause cause = EffectStack.cause(s, fr);
    switch (op.code()) {
      case CHANGE_VALUE -> changeValue(s, fr, op, cause);
      case HALVE_VALUE ->
          Combat.halve(s, side(s, fr, op), Clash.detail(op).flag(), isAbility(s, fr), cause);
      case EXCHANGE_VALUES -> Combat.exchange(s, isAbility(s, fr), cause);
      case LOCK_VALUE -> {
        if (op.count() == null) {
          Combat.lockNow(s, side(s, fr, op), cause);
        } else {
          Combat.lock(s, side(s, fr, op), amount(s, fr, op), cause);
        }
      }
      case IGNORE_VALUE -> Combat.ignore(s, side(s, fr, op), cause);
      case CANCEL_CARD -> {
        CombatEffect.Moment moment = Clash.detail(op).moment();
        if (moment == null) {
          Combat.cancel(s, side(s, fr, op), cause);
        } else {
          Combat.cancelMoment(s, side(s, fr, op), moment, cause);
        }
      }
      case KEEP_EFFECTS -> Clash.keepEffects(s, side(s, fr, op));
      case PREVENT_UP_TO -> Clash.shield(s, fighters(s, fr, op), amount(s, fr, op));
      case HEALTH_FLOOR ->
          Clash.hold(s, s.get(fr + EffectStack.SIDE), fighters(s, fr, op), amount(s, fr, op));
      case TURN_ASIDE ->
          Clash.turnAside(
              s, s.get(fr + EffectStack.SIDE), EffectStack.pc(s, fr), s.get(fr + EffectStack.SELF));
      case PREVENT_COMING ->
          Impending.prevent(s, op.count() == null ? MOST_VALUE : amount(s, fr, op));
      case DIVERT -> {
        if (divert(s, fr, op)) {
          return;
        }
      }
      case BOOST_FROM_DECK -> {
        boost(s, fr, op);
        return;
      }
      case CHANGE_TARGET -> {
        if (targets(s, fr, op) != 0) {
          ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_FIGHTER);
          return;
        }
      }
      case BONUS_ATTACK -> {
        if (declare(s, fr, op)) {
          return;
        }
      }
      default -> throw Effects.misplaced(op);
    }
    EffectStack.next(s, fr);
  }

  static void list(State s, int fr, Op op, Options options) {
    switch (op.code()) {
      case BOOST_FROM_DECK -> yesNo(options);
      case DIVERT -> {
        if (s.get(fr + EffectStack.STEP) == PICKING) {
          for (int i = 1; i <= s.get(fr + EffectStack.LOOP); i++) {
            options.add(Option.of(Word.NUMBER, i));
          }
          return;
        }
        if (op.may()) {
          options.add(Word.NONE);
        }
        options.addEach(Word.FIGHTER, takers(s, fr, op) & 0xFFFFFFFFL);
      }
      case CHANGE_TARGET -> options.addEach(Word.FIGHTER, targets(s, fr, op) & 0xFFFFFFFFL);
      case BONUS_ATTACK -> {
        if (op.may()) {
          options.add(Word.NONE);
        }
        boolean picking = s.get(fr + EffectStack.STEP) == PICKING;
        int set =
            picking ? against(s, fr, op, s.get(fr + EffectStack.GROUP)) : attackers(s, fr, op);
        options.addEach(Word.FIGHTER, set & 0xFFFFFFFFL);
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static void choose(State s, int fr, Op op, int option, int decider) {
    Word word = Option.word(option);
    int first = Option.first(option);
    switch (op.code()) {
      case BOOST_FROM_DECK -> {
        if (word == Word.YES) {
          spendTop(s, fr, decider);
        } else {
          EffectStack.next(s, fr);
        }
      }
      case DIVERT -> {
        if (word == Word.FIGHTER && Clash.detail(op).flag() && s.get(fr + EffectStack.LOOP) > 1) {
          s.set(fr + EffectStack.GROUP, first);
          s.set(fr + EffectStack.STEP, PICKING);
          return;
        }
        if (word == Word.NUMBER) {
          Impending.divert(s, Impending.about(s), s.get(fr + EffectStack.GROUP), first);
        } else if (word == Word.FIGHTER) {
          Impending.divert(s, Impending.about(s), first, s.get(fr + EffectStack.LOOP));
        }
        EffectStack.next(s, fr);
      }
      case CHANGE_TARGET -> {
        Combat.takeOver(s, Combat.DEFENSE, first, EffectStack.cause(s, fr));
        EffectStack.next(s, fr);
      }
      case BONUS_ATTACK -> {
        if (word == Word.NONE) {
          EffectStack.next(s, fr);
        } else if (s.get(fr + EffectStack.STEP) != PICKING) {
          s.set(fr + EffectStack.GROUP, first);
          s.set(fr + EffectStack.STEP, PICKING);
        } else {
          Clash.await(s, s.get(fr + EffectStack.GROUP), first, value(s, fr, op), cards(s, fr, op));
          EffectStack.next(s, fr);
        }
      }
      default -> throw Effects.misplaced(op);
    }
  }

  static int side(State s, int fr, Op op) {
    int own = s.get(fr + EffectStack.SIDE);
    return Clash.detail(op).card() == CardOf.YOURS ? own : 1 - own;
  }

  private static int fighters(State s, int fr, Op op) {
    return Meaning.fighters(s, fr, Objects.requireNonNull(op.fighters()));
  }

  private static int amount(State s, int fr, Op op) {
    int amount = Meaning.count(s, fr, Objects.requireNonNull(op.count()));
    return Math.clamp(amount, 0, MOST_VALUE);
  }

  /** What an ability adds is no card effect. */
  private static boolean isAbility(State s, int fr) {
    return s.get(fr + EffectStack.CARD) < 0;
  }

  private static void changeValue(State s, int fr, Op op, Cause cause) {
    int side = side(s, fr, op);
    if (Combat.card(s, side) < 0) {
      return;
    }
    int sign = Clash.detail(op).sign();
    if (sign == 0) {
      Combat.setBase(s, side, amount(s, fr, op), cause);
    } else if (isAbility(s, fr)) {
      Combat.addBonus(s, side, sign * amount(s, fr, op), cause);
    } else {
      Combat.add(s, side, sign * amount(s, fr, op), cause);
    }
  }

  // ---- damage to come

  /** Asks who takes it, and how much of it; false if there is nobody or nothing. */
  private static boolean divert(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == PICKING) {
      ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_NUMBER);
      return true;
    }
    int coming = Impending.amount(s);
    int most = op.count() == null ? coming : Math.min(coming, amount(s, fr, op));
    s.set(fr + EffectStack.LOOP, most);
    if (most == 0 || takers(s, fr, op) == 0) {
      return false;
    }
    ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_FIGHTER);
    return true;
  }

  /** The fighters who may take damage in place of the one that would. */
  static int takers(State s, int fr, Op op) {
    return fighters(s, fr, op) & ~(1 << Impending.about(s));
  }

  // ---- boosts from the deck

  /** LOOP is how many have been made, GROUP the card being spent. */
  private static void boost(State s, int fr, Op op) {
    int player = Meaning.player(s, fr, op.players());
    int side = Combat.player(s, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
    if (s.get(fr + EffectStack.STEP) == AFTERWARDS) {
      Boosting.settle(s, player, s.get(fr + EffectStack.GROUP));
      Boosting.add(s, player, s.get(fr + EffectStack.GROUP), side);
      s.set(fr + EffectStack.STEP, ASKED);
      s.set(fr + EffectStack.LOOP, s.get(fr + EffectStack.LOOP) + 1);
    } else {
      s.set(fr + EffectStack.LOOP, 0);
    }
    if (player >= 0
        && s.get(fr + EffectStack.LOOP) < amount(s, fr, op)
        && Combat.card(s, side) >= 0
        && s.deckSize(player) > 0
        && Meaning.canBeAsked(s, fr, player)
        && Force.mayBoost(s, player)) {
      if (op.may()) {
        ask(s, fr, player, DecisionKind.CONFIRM);
      } else {
        spendTop(s, fr, player);
      }
    } else {
      EffectStack.next(s, fr);
    }
  }

  private static void spendTop(State s, int fr, int player) {
    int side = Combat.player(s, Combat.ATTACK) == player ? Combat.ATTACK : Combat.DEFENSE;
    s.set(fr + EffectStack.STEP, AFTERWARDS);
    s.set(fr + EffectStack.GROUP, Boosting.spendTop(s, player, side));
  }

  // ---- who fights

  /** The fighters an attack may be made against instead. */
  static int targets(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.SIDE) != Combat.ATTACK) {
      return 0;
    }
    int set = fighters(s, fr, op) & s.game.seat(Combat.player(s, Combat.DEFENSE)).own();
    set &= ~(1 << Combat.fighter(s, Combat.DEFENSE));
    if (Clash.detail(op).flag()) {
      int card = Combat.card(s, Combat.ATTACK);
      Deck deck = s.game.seat(Combat.player(s, Combat.ATTACK)).deck();
      int cards = card < 0 ? 0 : deck.copies(card);
      set &= Flow.targets(s, Combat.fighter(s, Combat.ATTACK), cards);
    }
    return set;
  }

  /** Asks who attacks and whom; false if nobody can. */
  private static boolean declare(State s, int fr, Op op) {
    if (s.get(fr + EffectStack.STEP) == 0) {
      int attackers = Clash.hasRoom(s) ? attackers(s, fr, op) : 0;
      if (attackers == 0) {
        return false;
      }
      if (Integer.bitCount(attackers) == 1) {
        s.set(fr + EffectStack.GROUP, Integer.numberOfTrailingZeros(attackers));
        s.set(fr + EffectStack.STEP, PICKING);
      }
    }
    ask(s, fr, owner(s, fr), DecisionKind.CHOOSE_FIGHTER);
    return true;
  }

  /** The own fighters that have somebody to attack. */
  static int attackers(State s, int fr, Op op) {
    int set = 0;
    int rest = fighters(s, fr, op) & s.game.seat(owner(s, fr)).own();
    for (; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set |= against(s, fr, op, f) != 0 ? 1 << f : 0;
    }
    return set;
  }

  /** Whom a fighter may attack: those the effect names, or all in its usual range. */
  private static int against(State s, int fr, Op op, int fighter) {
    Op.FighterSet named = op.second();
    return named == null
        ? Flow.targets(s, fighter)
        : Meaning.fighters(s, fr, named) & Flow.targetsOn(s, fighter, s.game.board().all());
  }

  /** What the attack may be made with: how the cards are is seen when it is declared. */
  private static int cards(State s, int fr, Op op) {
    int player = owner(s, fr);
    return op.detail() instanceof Clash.WithCards(CardMask cards)
        ? cards.of(s, fr, player, player)
        : Deck.all();
  }

  private static int value(State s, int fr, Op op) {
    if (op.count() == null) {
      return op.may() ? Clash.WITH_CARD_IF_WISHED : Clash.WITH_CARD;
    }
    return amount(s, fr, op);
  }
}
