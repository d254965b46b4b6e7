package nonpareil.engine.game;

import java.util.Objects;
import nonpareil.engine.effect.Remembered.Deed;
import nonpareil.engine.game.EffectStack.Source;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;

/**
 * Schemes that effects play, and effects of other cards that are used: both are effects within an
 * effect. A scheme lies in play while its effects happen; the frame of the effect that plays it
 * keeps which it is and where it goes then, as the state does for a scheme that is an action.
 */
final class PlayedSchemes {

  /**
   * Effects begin within others only while no more of them run than this: so they are never
   * endless, and there is room left for what they set off.
   */
  private static final int MOST_DEPTH = 4;

  private PlayedSchemes() {}

  private static boolean hasRoom(State s) {
    return s.get(State.DEPTH) <= MOST_DEPTH;
  }

  // ---- which scheme, and who plays it

  /** The cards an effect may play as schemes now, wherever they lie. */
  static int playable(State s, int player) {
    if (!hasRoom(s) || View.tableHidden(s, player)) {
      return 0; // beside a card that lies face down nobody could be shown another
    }
    Seat seat = s.game.seat(player);
    int set = 0;
    for (int rest = s.present(seat.own()); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set |= OnlyIf.schemes(s, f, seat.usable(PlayedAs.SCHEME, f, s.trait(player)));
    }
    return Force.playable(s, player, set);
  }

  /** Who plays a card: the fighter of the effect if it may, else the hero, else the first. */
  private static int fighter(State s, int fr, int player, int card) {
    Seat seat = s.game.seat(player);
    int copies = seat.deck().copies(card);
    int able = 0;
    for (int rest = s.present(seat.own()); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      int usable = seat.usable(PlayedAs.SCHEME, f, s.trait(player)) & copies;
      boolean may = OnlyIf.schemes(s, f, usable) != 0;
      able |= may ? 1 << f : 0;
    }
    int self = s.get(fr + EffectStack.SELF);
    if ((able >>> self & 1) != 0) {
      return self;
    }
    int hero = s.leader(player);
    return (able >>> hero & 1) != 0 ? hero : Integer.numberOfTrailingZeros(able);
  }

  // ---- its course

  /** The card that has come into play is played, if one has. */
  static void begin(State s, int fr, Op op) {
    int card = s.get(fr + EffectStack.LAST_CARD);
    if (s.get(fr + EffectStack.COUNT) == 0 || card < 0) {
      EffectStack.jump(s, fr, op.jump());
      return;
    }
    int player = Effects.owner(s, fr);
    int fighter = fighter(s, fr, player, card);
    s.set(EffectStack.further(s, fr, EffectStack.PLAYING), card + 1);
    s.set(EffectStack.further(s, fr, EffectStack.GOES), op.number());
    EffectStack.next(s, fr);
    TurnMemory.add(s, player, Deed.SCHEMES, 1);
    if (s.events != null) {
      Event.Place from = ((From) Objects.requireNonNull(op.detail())).from();
      s.events.tell(new Event.SchemeWithin(player, card, fighter, from, EffectStack.cause(s, fr)));
    }
    TurnMemory.played(s, player, card);
    Triggers.player(s, Moment.PLAYS_CARD, player, card, 1);
    int program = s.game.seat(player).program(card, Card.Timing.SCHEME);
    if (program != Seat.NO_PROGRAM) {
      EffectStack.push(s, program, player, card, fighter, EffectStack.NO_SIDE, Source.SCHEME);
    }
  }

  /** Its effects have happened; abilities that are told of it may still say where it goes. */
  static void done(State s, int fr) {
    EffectStack.next(s, fr);
    Triggers.player(s, Moment.AFTER_SCHEME, Effects.owner(s, fr), card(s, fr), 1);
  }

  static void settle(State s, int fr) {
    int card = card(s, fr);
    int player = Effects.owner(s, fr);
    int goes = s.get(EffectStack.further(s, fr, EffectStack.GOES));
    forget(s, fr);
    EffectStack.next(s, fr);
    if (card >= 0) {
      Dispositions.settleScheme(s, player, card, goes);
    }
  }

  private static void forget(State s, int fr) {
    s.set(EffectStack.further(s, fr, EffectStack.PLAYING), 0);
    s.set(EffectStack.further(s, fr, EffectStack.GOES), 0);
  }

  /** The scheme a frame plays, or NOBODY. */
  private static int card(State s, int fr) {
    return s.get(EffectStack.further(s, fr, EffectStack.PLAYING)) - 1;
  }

  // ---- where it goes

  /**
   * The frame that plays the scheme whose effect this is, or that has set this ability off; 0 if it
   * is no scheme that an effect plays.
   */
  static int playing(State s, int fr) {
    if (!s.game.hasFurther()) {
      return 0;
    }
    boolean ability = s.get(fr + EffectStack.SOURCE) == Source.ABILITY.ordinal();
    int setOff = Recall.setOffBy(s, fr);
    if (ability ? setOff < 0 : s.get(fr + EffectStack.SOURCE) != Source.SCHEME.ordinal()) {
      return 0;
    }
    for (int below = fr - State.FRAME; below >= State.FRAMES; below -= State.FRAME) {
      boolean own = Effects.owner(s, below) == Effects.owner(s, fr);
      if (own && card(s, below) >= 0 && (!ability || card(s, below) == setOff)) {
        return below;
      }
      if (!ability && EffectStack.pc(s, below) == s.game.triggersPc()) {
        return 0;
      }
    }
    return 0;
  }

  /** An effect says where such a scheme goes; after its effects it goes there at once. */
  static void goes(State s, int playing, Pocket to) {
    if (s.game.op(EffectStack.pc(s, playing)).code() == Op.Code.SETTLE_SCHEME) {
      int card = card(s, playing);
      forget(s, playing);
      Dispositions.settleNow(s, Effects.owner(s, playing), card, to);
    } else {
      s.set(EffectStack.further(s, playing, EffectStack.GOES), 1 + to.code());
    }
  }

  // ---- the effects of other cards

  /** Which card's effects at which moment. */
  record Used(int which, Card.Timing timing) implements Op.Detail {}

  /** From which pile a scheme is played. */
  record From(Event.Place from) implements Op.Detail {}

  /** Where the effects begin that are used now; no program if there are none. */
  static int used(State s, int fr, Op op) {
    Used used = (Used) Objects.requireNonNull(op.detail());
    int player = Effects.owner(s, fr);
    int card = OneCard.of(s, fr, player, used.which());
    return card < 0 || !hasRoom(s)
        ? Seat.NO_PROGRAM
        : s.game.seat(player).program(card, used.timing());
  }

  /** They happen as if they stood on the card of this frame. */
  static void use(State s, int fr, Op op) {
    int program = used(s, fr, op);
    EffectStack.next(s, fr);
    if (program == Seat.NO_PROGRAM) {
      return;
    }
    Source source = SOURCES[s.get(fr + EffectStack.SOURCE)];
    int side = s.get(fr + EffectStack.SIDE);
    int self = s.get(fr + EffectStack.SELF);
    int inner =
        EffectStack.push(
            s,
            program,
            Effects.owner(s, fr),
            s.get(fr + EffectStack.CARD),
            self,
            side,
            source == Source.START_OF_TURN ? Source.ABILITY : source);
    s.set(
        EffectStack.further(s, inner, EffectStack.THIS),
        s.get(EffectStack.further(s, fr, EffectStack.THIS)));
  }

  private static final Source[] SOURCES = Source.values();
}
