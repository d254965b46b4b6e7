package nonpareil.engine.game;

import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card.Timing;

/**
 * The effects of one side at a moment of a combat: those of its card, and those of its hero's
 * ability whatever card was played (EFF-8). With several its player chooses the order (DEC-22).
 * What schemes in play do at that moment comes before all of these.
 */
final class CombatMoments {

  /** TRIGGERS holds the abilities still to resolve in its low bits, and above them these two. */
  private static final int CARD = 16;

  private static final int OPEN = 32;

  /** What TRIGGERS may hold besides abilities. */
  static final int MARKS = CARD | OPEN;

  private CombatMoments() {}

  static void step(State s, int side, Timing timing, Phase next) {
    int[] abilities = abilities(s, side, timing);
    if (s.get(State.TRIGGERS) == 0) {
      Triggers.player(s, Moment.of(timing), Combat.player(s, side), State.NOBODY, 0);
    }
    if (abilities.length == 0) {
      s.phase(next);
      Combat.resolve(s, side, timing);
      return;
    }
    if (s.get(State.TRIGGERS) == 0) {
      boolean card = Combat.program(s, side, timing) != Seat.NO_PROGRAM;
      s.set(State.TRIGGERS, OPEN | (card ? CARD : 0) | (1 << abilities.length) - 1);
    }
    int left = s.get(State.TRIGGERS) & ~OPEN;
    if (left == 0) {
      s.set(State.TRIGGERS, 0);
      s.phase(next);
    } else if (Integer.bitCount(left) > 1) {
      s.ask(Combat.player(s, side), DecisionKind.ORDER);
    } else {
      begin(s, side, timing, left);
    }
  }

  static void list(State s, Options options) {
    int left = s.get(State.TRIGGERS);
    if ((left & CARD) != 0) {
      options.add(Option.of(Word.CARD, Combat.card(s, side(s.phase()))));
    }
    for (int rest = left & ~MARKS; rest != 0; rest &= rest - 1) {
      options.add(Option.of(Word.EFFECT, Integer.numberOfTrailingZeros(rest) + 1));
    }
  }

  static void choose(State s, int option) {
    int bit = Option.word(option) == Word.CARD ? CARD : 1 << Option.first(option) - 1;
    begin(s, side(s.phase()), timing(s.phase()), bit);
  }

  private static void begin(State s, int side, Timing timing, int bit) {
    s.set(State.TRIGGERS, s.get(State.TRIGGERS) & ~bit);
    if (bit == CARD) {
      Combat.resolve(s, side, timing);
    } else {
      int player = Combat.player(s, side);
      int program = abilities(s, side, timing)[Integer.numberOfTrailingZeros(bit)];
      int hero = s.leader(player);
      EffectStack.push(s, program, player, State.NOBODY, hero, side, Source.ABILITY);
    }
  }

  private static int[] abilities(State s, int side, Timing timing) {
    return s.game.seat(Combat.player(s, side)).abilities(Moment.of(timing));
  }

  private static int side(Phase phase) {
    return switch (phase) {
      case IMMEDIATELY_DEFENDER, DURING_DEFENDER, AFTER_DEFENDER -> Combat.DEFENSE;
      case IMMEDIATELY_ATTACKER, DURING_ATTACKER, AFTER_ATTACKER -> Combat.ATTACK;
      default -> throw new IllegalStateException(phase + " is no moment of a combat");
    };
  }

  static Timing timing(Phase phase) {
    return switch (phase) {
      case IMMEDIATELY_DEFENDER, IMMEDIATELY_ATTACKER -> Timing.IMMEDIATELY;
      case DURING_DEFENDER, DURING_ATTACKER -> Timing.DURING_COMBAT;
      case AFTER_DEFENDER, AFTER_ATTACKER -> Timing.AFTER_COMBAT;
      default -> throw new IllegalStateException(phase + " is no moment of a combat");
    };
  }
}
