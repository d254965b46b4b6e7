package nonpareil.engine.game;

import java.util.Locale;
import java.util.function.ObjLongConsumer;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;

/** Counts how often each word of each effect of a game was carried out. */
public final class Coverage {

  private final Game game;
  private final long[] counts;

  public Coverage(Game game) {
    this.game = game;
    counts = new long[game.codeSize()];
  }

  /** Counts for a state from now on. */
  public void follow(State s) {
    s.coverage = this;
  }

  void count(int pc) {
    counts[pc]++;
  }

  /** Tells for each word a name ({@code hero/card moment 3 DRAW}) and how often it came up. */
  public void forEach(ObjLongConsumer<String> sink) {
    for (int p = 0; p < game.players(); p++) {
      Seat seat = game.seat(p);
      for (int c = 0; c < seat.second().end(); c++) {
        for (Card.Timing timing : Card.Timing.values()) {
          String name = seat.hero().id() + "/" + seat.deck().card(c).id() + " " + lower(timing);
          tell(name, seat.program(c, timing), sink);
        }
      }
      for (Ability.Moment moment : Ability.Moment.values()) {
        for (int program : seat.abilities(moment)) {
          tell(seat.hero().id() + "/ability " + lower(moment), program, sink);
        }
      }
    }
  }

  private void tell(String name, int program, ObjLongConsumer<String> sink) {
    if (program == Seat.NO_PROGRAM) {
      return;
    }
    int pc = program;
    Op.Code code;
    do {
      code = game.op(pc).code();
      boolean says = code != Op.Code.JUMP && code != Op.Code.END && code != Op.Code.OPTION_END;
      if (says) {
        sink.accept("%s %d %s".formatted(name, pc - program + 1, code), counts[pc]);
      }
      pc++;
    } while (code != Op.Code.END);
  }

  private static String lower(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
